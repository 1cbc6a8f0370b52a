"""As much of a Discord as the router looks at: it takes down what is answered, and to whom."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import count
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any, cast

import discord

if TYPE_CHECKING:
    from collections.abc import Iterator

    from discord import ui

_NUMBERS = count(1 << 40)


@dataclass(frozen=True, slots=True)
class Shot:
    """A press as it is sent.

    Attributes:
        user: Who presses.
        guild: The server, or None in a direct message.
        channel: Where.
        custom_id: What is pressed.
        values: What is chosen in a menu.
        typed: What is typed in a form that is sent, or None for a press or a choice.
        private: Whether the message pressed on is seen by that person alone.
        locale: The person's language.
    """

    user: int
    guild: int | None
    channel: int
    custom_id: str
    values: tuple[str, ...] = ()
    typed: str | None = None
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
        return _lines(self.shown)

    @property
    def custom_ids(self) -> list[tuple[str, tuple[str, ...]]]:
        """Everything that can be pressed there, with the values of menus."""
        return [
            (part["custom_id"], tuple(option["value"] for option in part.get("options", ())))
            for part in _parts(self.shown)
            if ":" in str(part.get("custom_id", ""))
        ]


def interaction_of(shot: Shot) -> tuple[discord.Interaction, Answers]:
    """A press as discord.py would hand it over, and what will have come back to it."""
    answers, number = Answers(), next(_NUMBERS)

    def keep(view: ui.LayoutView | ui.Modal | None) -> None:
        answers.shown.append({"components": [] if view is None else view.to_components()})

    async def defer(**_: object) -> None:
        answers.promised = True

    async def send_message(*, view: ui.LayoutView, **_: object) -> None:
        keep(view)

    async def send_modal(form: ui.Modal) -> None:
        keep(form)

    async def edit_original_response(*, view: ui.LayoutView | None = None, **_: object) -> None:
        keep(view)

    async def delete_original_response() -> None:
        pass

    sent = shot.typed is not None
    fields = [{"component": {"custom_id": "word", "value": shot.typed}}] if sent else []
    fake = SimpleNamespace(
        id=number,
        token="token",
        application_id=1,
        user=SimpleNamespace(id=shot.user, display_name=f"name{shot.user}"),
        guild=None,
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


def _lines(shown: object) -> Iterator[str]:
    match shown:
        case str():
            yield from shown.splitlines()
        case dict():
            for inner in shown.values():
                yield from _lines(inner)
        case list():
            for inner in shown:
                yield from _lines(inner)
        case _:
            pass
