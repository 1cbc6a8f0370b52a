"""As much of a Discord as the router looks at: it takes down what is answered, and to whom."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import count
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any, TypeAlias, cast

import discord

from rules.core.frozen import frozen
from tests.end_to_end.secrecy import lines_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from discord import ui
    from discord.ui.view import BaseView

_NUMBERS = count(1 << 40)

Fields: TypeAlias = "tuple[tuple[str, str | tuple[str, ...]], ...]"
"""What each field of a form holds: a text, or what is chosen."""

TEXT_INPUT = 4
"""The kind of component into which someone types."""


@frozen
class Pressable:
    """Something that can be pressed, chosen from, or sent.

    Attributes:
        custom_id: What it stands for.
        values: What a menu offers.
        fields: What can be chosen in each field of a form, nothing in a line of text; None for what is no form.
    """

    custom_id: str
    values: tuple[str, ...] = ()
    fields: tuple[tuple[str, tuple[str, ...] | None], ...] | None = None


@frozen
class Shot:
    """A press as it is sent.

    Attributes:
        user: Who presses.
        guild: The server, or None in a direct message.
        channel: Where.
        custom_id: What is pressed.
        values: What is chosen in a menu.
        fields: What is sent with a form, or None for a press or a choice.
        private: Whether the message pressed on is seen by that person alone.
        locale: The person's language.
    """

    user: int
    guild: int | None
    channel: int
    custom_id: str
    values: tuple[str, ...] = ()
    fields: Fields | None = None
    private: bool = True
    locale: str = "en-US"


@dataclass(slots=True)
class Answers:
    """What came back to a press.

    Attributes:
        promised: Whether an answer was promised.
        shown: What was shown, as Discord would get it.
    """

    promised: bool = False
    shown: list[dict[str, Any]] = field(default_factory=list)

    @property
    def texts(self) -> Iterator[str]:
        """Every line of every text that was shown."""
        return lines_of(self.shown)

    @property
    def pressables(self) -> list[Pressable]:
        """Everything that can be pressed there, or sent."""
        parts = [part for part in _parts(self.shown) if ":" in str(part.get("custom_id", ""))]
        return [Pressable(part["custom_id"], _values(part), _fields(part)) for part in parts]

    @property
    def live(self) -> Iterator[str]:
        """The custom_ids of all that is not greyed out."""
        parts = (part for part in _parts(self.shown) if not part.get("disabled"))
        return (each for part in parts if ":" in (each := str(part.get("custom_id", ""))))


def interaction_of(shot: Shot) -> tuple[discord.Interaction, Answers]:
    """A press as discord.py would hand it over, and what will have come back to it."""
    answers, number = Answers(), next(_NUMBERS)

    def keep(view: BaseView | None) -> None:
        answers.shown.append({"components": [] if view is None else view.to_components()})

    async def defer(**_: object) -> None:
        answers.promised = True

    async def send_message(*, view: ui.LayoutView, **_: object) -> None:
        keep(view)

    async def send_modal(form: ui.Modal) -> None:
        answers.shown.append({**form.to_dict(), "form": True})

    async def edit_original_response(*, view: ui.LayoutView | None = None, **_: object) -> None:
        keep(view)

    async def delete_original_response() -> None:
        pass

    sent = shot.fields is not None
    fields = [
        {"component": {"custom_id": slot, "value" if isinstance(held, str) else "values": held}}
        for slot, held in shot.fields or ()
    ]
    fake = SimpleNamespace(
        id=number,
        token="token",
        application_id=1,
        user=SimpleNamespace(id=shot.user, display_name=f"name{shot.user}"),
        guild=None,
        client=SimpleNamespace(get_guild=lambda _: None),
        guild_id=shot.guild,
        channel_id=shot.channel,
        locale=shot.locale,
        type=discord.InteractionType.modal_submit if sent else discord.InteractionType.component,
        data={"custom_id": shot.custom_id, "values": list(shot.values), "components": fields},
        message=SimpleNamespace(id=number, flags=SimpleNamespace(ephemeral=shot.private)),
        permissions=SimpleNamespace(manage_guild=False),
        response=SimpleNamespace(defer=defer, send_message=send_message, send_modal=send_modal),
        edit_original_response=edit_original_response,
        delete_original_response=delete_original_response,
    )
    return cast("discord.Interaction", fake), answers


def _values(part: dict[str, Any]) -> tuple[str, ...]:
    """What a menu offers, folded up or not."""
    return tuple(option["value"] for option in part.get("options", ()))


def _fields(part: dict[str, Any]) -> tuple[tuple[str, tuple[str, ...] | None], ...] | None:
    """What can be said in each field of a form; None if it is none."""
    if "form" not in part:
        return None
    inner = [each for each in _parts(part["components"]) if each.get("custom_id")]
    return tuple((each["custom_id"], None if each["type"] == TEXT_INPUT else _values(each)) for each in inner)


def _parts(shown: object) -> Iterator[dict[str, Any]]:
    """Every component, however deep."""
    match shown:
        case dict():
            yield shown
            for inner in shown.values():
                yield from _parts(inner)
        case list():
            for inner in shown:
                yield from _parts(inner)
        case _:
            pass
