"""Playing by itself: what is pressed in a panel at a table of the first evening, in a test or for the benchmark."""

import re
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from random import Random
from typing import Any, Protocol, TypeVar

from bot.discord import ids
from bot.local.problems import Json
from bot.local.seen import Modal, Reply, Seen

R = TypeVar("R", bound=Reply | None)
R_co = TypeVar("R_co", bound=Reply | None, covariant=True)

_CONTRARY = 0.1
"""How often an eager player does something else than the first and the most."""

_ANSWERS = ("answer", "menu", "form")
"""What answers the question of a panel."""


class Actor(Protocol[R_co]):
    """Whatever carries out what is pressed: one of the people, each at their own pace.

    What comes back may be None where the bot may be gone before it can say anything.
    """

    async def press(self, message: Seen, custom_id: str, /) -> R_co:
        """Press a button."""
        ...

    async def choose(self, message: Seen, custom_id: str, values: Sequence[str], /) -> R_co:
        """Choose in a menu."""
        ...

    async def submit(self, modal: Modal, values: dict[str, Any], /) -> R_co:
        """Send a form."""
        ...


def verb(component: Json) -> str:
    """Return what a component asks the bot for, or nothing if it is not the bot's."""
    press = ids.read(str(component.get("custom_id", "")))
    return press.verb if press else ""


def pressable(message: Seen, *verbs: str) -> list[Json]:
    """Return the buttons and menus of a message that ask for one of these."""
    return [part for part in message.components if verb(part) in verbs and not part.get("disabled")]


def by_verb(message: Seen, *verbs: str) -> str | None:
    """Return the custom_id of the first button or menu that asks for one of these."""
    return next((str(part["custom_id"]) for part in pressable(message, *verbs)), None)


def by_slot(message: Seen, wanted: str, slot: str) -> str | None:
    """Return the custom_id of the button or menu that asks for something with a slot."""
    for part in pressable(message, wanted):
        press = ids.read(str(part["custom_id"]))
        if press is not None and press.slot == slot:
            return str(part["custom_id"])
    return None


def offered(panel: Seen) -> list[Json]:
    """Return the buttons and menus that answer a panel's question."""
    return pressable(panel, *_ANSWERS)


async def answer(actor: Actor[R], panel: Seen, rng: Random) -> R:
    """Give any answer that a panel offers, a form filled in with anything it offers.

    Returns:
        What came back to the last press.
    """
    return await _give(actor, panel, rng.choice(offered(panel)), partial(_any, rng))


async def eager_answer(actor: Actor[R], panel: Seen, rng: Random) -> R:
    """Give an answer that brings the match on: mostly what is offered first, and as much of it as there may be.

    Returns:
        What came back to the last press.
    """
    first, *others = offered(panel)
    part = rng.choice(others) if others and rng.random() < _CONTRARY else first
    return await _give(actor, panel, part, partial(_best, rng))


async def set_options(actor: Actor[Reply | None], panel: Seen, options: Mapping[str, Sequence[str]]) -> None:
    """Choose options of a lobby.

    Args:
        panel: the panel of the lobby's options.
        options: by key the values that are to stand.

    Raises:
        LookupError: the lobby has no such option.
    """
    for key, values in options.items():
        menu = by_slot(panel, "option", key)
        if menu is None:
            raise LookupError(f"no option {key} in {panel.text!r}")
        panel = await actor.choose(panel, menu, values) or panel


async def _give(actor: Actor[R], panel: Seen, part: Json, some: Callable[[Json, int], list[str]]) -> R:
    """Press a button or choose in a menu, and fill in the form that opens."""
    if "options" in part:
        return await actor.choose(panel, part["custom_id"], some(part, max(1, part.get("min_values", 1))))
    reply = await actor.press(panel, part["custom_id"])
    if reply is None or reply.modal is None:
        return reply
    menus = [field for field in reply.modal.fields if "options" in field]
    filled = {menu["custom_id"]: some(menu, menu.get("min_values", 1)) for menu in menus}
    return await actor.submit(reply.modal, filled)


def _any(rng: Random, menu: Json, least: int) -> list[str]:
    """Values of any entries of a menu, at least so many."""
    values = [str(option["value"]) for option in menu["options"]]
    return rng.sample(values, rng.randint(least, menu.get("max_values", 1)))


def _best(rng: Random, menu: Json, least: int) -> list[str]:
    """Values of the entries of a menu that promise most, by the largest number that they name; at least so many."""
    options = rng.sample(menu["options"], len(menu["options"]))
    most = max(least, menu.get("max_values", 1))
    if rng.random() >= _CONTRARY:
        options.sort(key=_promise, reverse=True)
    else:
        # Not always the most, or whoever may not have so many would never get on.
        most = rng.randint(least, most)
    return [str(option["value"]) for option in options[:most]]


def _promise(option: Json) -> int:
    numbers = re.findall(r"\d+", f"{option['label']} {option.get('description') or ''}")
    return max(map(int, numbers), default=0)
