"""A prepared turn in words: what it does, why it was not played, and the way to it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.core.match.prepared import moves_of, plan_of, tried
from bot.discord.ids import Press
from bot.discord.message import Button
from render.core.words_cut import cut

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.core.loaded_match import LoadedMatch
    from bot.store.prepared import PreparedWay
    from render.core.words import Words
    from rules.core.foreseen import Unlike
    from rules.core.log import Move
    from rules.core.table import Event

ROOM = 130
"""Characters of what one way does: three of them, with what may be done about them, fit a phone."""


def prepare_button(loaded: LoadedMatch, words: Words) -> tuple[Button, ...]:
    """The way to one's next turn, while another's goes on."""
    others = loaded.match.turn_of not in (None, loaded.seat)
    if not others or not loaded.plays:
        return ()
    return (Button(words.text("prepared-button"), Press("prepare", loaded.info.id)),)


def way_words(loaded: LoadedMatch, way: PreparedWay, words: Words) -> str:
    """What one way of a prepared turn does, in short, as the panel tells a turn in the making."""
    moves = moves_of(loaded.match, way)
    answers = [(loaded.match.answer_of(move, loaded.seat), _events(move)) for move in moves]
    told = [words.say(label, loaded.everyone) for label in loaded.face.turn(answers, loaded.own)]
    what = cut("; ".join(told) or _typed(loaded, moves, words), ROOM)
    return what if way.whole else words.text("prepared-goes-on", what=what)


def _events(move: Move[Event]) -> list[Event]:
    return [one.event for one in move.told]


def _typed(loaded: LoadedMatch, moves: Sequence[Move[Event]], words: Words) -> str:
    """Answers as the reader would type them."""
    return "; ".join(loaded.face.spoken(move.notation, words) for move in moves)


def unplayed(loaded: LoadedMatch, words: Words) -> tuple[str, Button | None]:
    """At the beginning of a turn: why the one that was prepared was not played, and the way to fill in what can be.

    Nothing if none was prepared, or once an answer was given by hand.
    """
    plan, match, seat = plan_of(loaded), loaded.match, loaded.seat
    last = match.standing_moves[-1:]
    begins = seat is not None and match.turn_of == seat and all(move.turn != match.turn for move in last)
    if seat is None or not begins or not any(way.whole for way in plan.ways):
        return "", None
    found = tried(loaded, match, seat, plan)
    moves = moves_of(match, next(way for way in plan.ways if way.whole))
    lines, possible = [words.text("prepared-fits")], True
    if isinstance(found, list):
        # A phone has room for what became of the first way; the others come to nothing alike.
        lines = [words.text("prepared-unplayed"), unlike_line(loaded, found[0], words)]
        possible = found[0].now is not None or found[0].then != moves[0]
    lines.append(words.text("prepared-was", what=f"`{_typed(loaded, moves, words)}`"))
    fill = Button(words.text("prepared-fill"), Press("pfill", loaded.info.id, match.asked_since(seat)), "primary")
    return "\n".join(lines), fill if possible else None


def unlike_line(loaded: LoadedMatch, unlike: Unlike, words: Words) -> str:
    """What has changed since a turn was prepared, in one sentence."""
    label = loaded.face.planned(loaded.match.answer_of(unlike.then, loaded.seat))
    what = _typed(loaded, [unlike.then], words) if label is None else words.say(label, loaded.everyone)
    if unlike.reason is not None:
        return words.text("prepared-refused", what=what, reason=words.say(unlike.reason.label, loaded.everyone))
    if unlike.now is None:
        return words.text("prepared-gone", what=what)
    was, now = _events(unlike.then), _events(unlike.now)
    only = [[one for one in some if one not in other] for some, other in ((was, now), (now, was))]
    before, after = (
        "; ".join([words.say(label, loaded.everyone) for label in loaded.face.story(some)]) for some in only
    )
    if before == after:
        return words.text("prepared-other", what=what)
    nothing = words.text("prepared-nothing")
    return words.text("prepared-changed", what=what, now=after or nothing, before=before or nothing)
