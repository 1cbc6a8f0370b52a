"""What a reply offers: each button and menu that is not greyed out claims that it can be used there and then."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.core.loaded_match import LoadedMatch
from bot.store.records import MatchInfo
from rules.games import GAMES

if TYPE_CHECKING:
    from collections.abc import Callable

    from bot.discord.ids import Press
    from tests.hostile.claims import Moment

RUNS, OVER, LIVE = ("running",), ("over", "closed"), ("lobby", "running")
"""Phases in which something can be done."""


def _asked(now: Moment, press: Press) -> bool:
    """Whether the panel shows the present question of whoever presses."""
    found = now.found
    asked = isinstance(found, LoadedMatch) and found.question is not None
    return asked and now.loaded.match.asked_since(now.loaded.own) == press.at


def _takes_back(now: Moment, press: Press) -> bool:
    if now.loaded.info.copy_of:
        # In a private copy a press is taken back, whatever is asked.
        return any(made.interaction is not None for made in now.loaded.makers)
    return _asked(now, press) and now.loaded.back_to < len(now.loaded.match.standing_moves)


def _in(*phases: str, seated: bool | None = None) -> Callable[[Moment, Press], bool]:
    """Whether the match is in such a phase, and the person has a place in it, or has none."""
    return lambda now, _: now.phase in phases and seated in (None, now.is_seated)


def _host(now: Moment, _: Press) -> bool:
    return now.phase == "lobby" and isinstance(now.found, MatchInfo) and now.found.opener == now.user


def _hand(now: Moment, _: Press) -> bool:
    return now.phase != "lobby" and now.is_seated and GAMES[now.loaded.info.game].hands


def _proposes(now: Moment, press: Press) -> bool:
    return _in(*RUNS, seated=True)(now, press) and now.loaded.match.revision == press.at


OFFERS: dict[str, Callable[[Moment, Press], bool]] = {
    **dict.fromkeys(("answer", "menu", "filled", "sure", "preset", "toggle", "form", "plan", "plans"), _asked),
    **dict.fromkeys(("back", "over"), _takes_back),
    "propose": _proposes,
    "undo": _in(*RUNS, seated=True),
    "play": _in(*RUNS),
    "again": _in(*RUNS),
    "hand": _hand,
    "join": _in("lobby"),
    **dict.fromkeys(("leave", "wish", "colour", "place", "worded"), _in("lobby", seated=True)),
    **dict.fromkeys(("option", "kick", "start", "deal", "bot"), _host),
    **dict.fromkeys(("sheet", "points", "rematch"), _in(*OVER)),
    **dict.fromkeys(("finish", "rest", "resign", "seek", "letbot"), _in(*RUNS, seated=True)),
    "offer": _in(*RUNS, seated=False),
    "invite": _in(*RUNS),
    **dict.fromkeys(("close", "shut", "bring", "fetch", "repost"), _in(*LIVE)),
}
"""When something that a reply offers can be used, by its verb; what only looks can be used at any time."""


def useless(press: Press, moment: Moment) -> str | None:
    """Why something that was offered is a false claim, or None."""
    if moment.found is None:
        return f"{press} is offered, but there is no such match"
    return None if OFFERS[press.verb](moment, press) else f"{press} is offered, but cannot be used"
