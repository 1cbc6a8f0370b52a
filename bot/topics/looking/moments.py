"""Looking back: one private message that goes from moment to moment, with the board or a hand as it was then."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from bot.discord.completing import containing, loaded
from bot.discord.components import cut
from bot.discord.few_icons import few_icons
from bot.discord.height import first_that_fits
from bot.discord.ids import Press, number_in, short
from bot.discord.message import Button, Image, Message, Pick, Select, Text, note, row
from bot.discord.screens.board import hand_parts
from bot.discord.screens.log import LogEntry, numbered
from bot.discord.screens.moments import Moment, moments, turns_to_see
from bot.discord.screens.reader import named, render_context, unmarked
from bot.discord.screens.story import shortened
from bot.topics.looking.screens import BOARD, look_at, means_text, seen, text, text_message
from rules.core.labels import Who

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.core.loaded_match import LoadedMatch
    from bot.discord.call import Call
    from bot.discord.message import Part
    from bot.discord.routes import Pairs, Typed
    from render.core.words import Words
    from rules.core.seats import Seat

HAND = "hand"
"""What a press carries that shows the hand of the seat whose number stands behind it."""

LONGEST_LINE, SHORTEST_LINE = 200, 40
"""Characters to which the line of a turn is cut that a phone would not show at once."""


async def board(call: Call, of: str | None = None, at: str | None = None, shown_as: str | None = None) -> Message:
    """The board or a part of it, as picture or text, as it is or as it was at a moment."""
    in_words = shown_as == "text" or (of is not None and means_text(of))
    if at is not None:
        return await board_at(call, at, None if in_words else of, in_words=in_words)
    return await text(call) if in_words else await look_at(call, of or BOARD)


async def moment(call: Call) -> Message:
    """Another moment, or something else of the same one, which the menu names."""
    look = call.values[0] if call.values else call.press.state
    return await seen(call, lambda found: moment_message(found, call.press.at, look, call.words))


async def then(call: Call) -> Message:
    """The moment of a paragraph of the log."""
    number = number_in("".join(call.values)) or 0
    return await seen(call, lambda found: moment_message(found, number, "", call.words))


async def board_at(call: Call, line: str, what: str | None, *, in_words: bool) -> Message:
    """The moment of a line of the log that was typed.

    Args:
        line: Its number, as it is completed; anything else is refused.
        what: Id of a close-up; None for the board.
        in_words: Whether the board is wanted as text.
    """
    number = number_in(line.strip())
    if number is None:
        return note(call.words.text("house-moment-unknown"))
    if in_words:
        return await seen(call, lambda found: words_message(found, number, 0, call.words))
    look = short(what) if what else ""
    return await seen(call, lambda found: moment_message(found, number, look, call.words))


async def words_then(call: Call) -> Message:
    """A page of the board in words as it was at a moment."""
    number = number_in(call.press.state) or 0
    return await seen(call, lambda found: words_message(found, number, call.press.at, call.words))


async def offered(call: Call, typed: Typed) -> Pairs:
    """The moments by round and turn, the newest first."""
    found = await loaded(call)
    return [] if found is None else await call.backend.renderer.draw(partial(_offered, found, call.words, typed))


def _offered(found: LoadedMatch, words: Words, typed: Typed) -> Pairs:
    turns = reversed(turns_to_see(found, words.bare))
    return containing([(unmarked(_entry(turn, words)), str(turn.number)) for turn in turns], typed)


def _entry(turn: LogEntry, words: Words) -> str:
    """A moment in a list: its round, its lines, and what happened first."""
    return words.text("house-moment-entry", round=turn.round, what=numbered(turn, words))


def _found(found: LoadedMatch, number: int, words: Words) -> tuple[list[LogEntry], int]:
    """All moments, and the place of the one that a line of the log belongs to: the newest, if it is gone."""
    turns = turns_to_see(found, words)
    return turns, next((place for place, turn in enumerate(turns) if turn.number >= number), len(turns) - 1)


@few_icons
def moment_message(found: LoadedMatch, number: int, look: str, words: Words) -> Message:
    """The match as it stood after a turn.

    Args:
        number: A line of the log.
        look: What of it is shown: a seat's hand, a close-up by its short id, else the board.
    """
    turns, place = _found(found, number, words)
    if not turns:
        return note(words.text("house-log-empty"))
    (shown,) = moments(found, turns[place : place + 1])
    facts, slider = _facts(found, shown, words), _slider(found, turns, place, look, words)
    here = words.text("house-moment-place", n=place + 1, of=len(turns))
    hand = next((seat for seat in shown.hands if look == f"{HAND}{seat}"), None)
    if hand is not None:
        # A hand with its words is high: all else is a press away.
        board = Button(words.text("house-back"), Press("moment", found.info.id, shown.turn.number, "see"))
        parts = hand_parts(replace(shown.loaded, seat=hand), words)
        return Message((Text(" · ".join([facts[0], here])), *parts, row(*slider[1:3], board)))
    head, beside = Text(" · ".join([*facts, here])), _beside(found, shown, words)
    return _with_turn((head, _picture(shown, look, words), row(*slider), *beside), shown.turn, words)


def _with_turn(parts: tuple[Part, ...], turn: LogEntry, words: Words) -> Message:
    """A message with as much of what a turn brought as a phone shows at once; the log tells all of it."""
    said = [words.text("house-post-line", what=line) for line in (numbered(turn, words), *turn.lines[1:])]
    lines = [shortened(said, most, words) for most in range(len(said), 1, -1)]
    lines += [said[:1], *([cut(said[0], most)] for most in range(LONGEST_LINE, SHORTEST_LINE, -20))]
    return first_that_fits(Message((parts[0], Text("\n".join(each)), *parts[1:])) for each in lines)


def words_message(found: LoadedMatch, number: int, page: int, words: Words) -> Message:
    """The board in words as it was after a turn, for screen readers."""
    turns, place = _found(found, number, words)
    if not turns:
        return note(words.text("house-log-empty"))
    (shown,) = moments(found, turns[place : place + 1])
    title = Text(" · ".join(_facts(found, shown, words)))
    press = Press("wordsat", found.info.id, state=str(shown.turn.number))
    told = text_message(shown.loaded, page, words, press)
    return replace(told, parts=(title, *told.parts))


def _facts(found: LoadedMatch, shown: Moment, words: Words) -> list[str]:
    """Which moment it is: the table with its round, who played, and when."""
    turn, game = shown.turn, words.text(f"{found.info.game}-name-short")
    facts = [words.text("house-moment-title", game=game, match=found.info.id, round=turn.round)]
    facts += [named(words, shown.loaded.everyone, [turn.seat])] if turn.seat is not None else []
    return [*facts, *([f"<t:{turn.at}:f>"] if turn.at else [])]


def _picture(shown: Moment, look: str, words: Words) -> Image:
    """The board, or a close-up, with what the turn changed marked."""
    then, reader = shown.loaded, render_context(shown.loaded, words)
    view = then.match.view(None)
    known = {short(key): key for key, _ in then.face.close_ups(view, reader)}
    if look in known:
        return Image(then.face.close_up(view, known[look], reader, shown.before))
    return Image(then.face.table(view, shown.before, reader))


def _slider(found: LoadedMatch, turns: Sequence[LogEntry], place: int, look: str, words: Words) -> list[Button]:
    """The way to other moments: the first, the turn before, the next, the last, and the reader's own turns."""
    own = [number for number, turn in enumerate(turns) if turn.seat is not None and turn.seat == found.seat]
    mine = max((number for number in own if number < place), default=own[-1] if own else place)
    to = {"first": 0, "back": max(place - 1, 0), "next": min(place + 1, len(turns) - 1), "last": len(turns) - 1}
    return [
        Button(
            words.text(f"house-moment-{way}"),
            Press("moment", found.info.id, turns[target].number, way, look),
            off=target == place,
        )
        for way, target in {**to, "mine": mine}.items()
    ]


def _beside(found: LoadedMatch, shown: Moment, words: Words) -> list[Part]:
    """The menu of the hands that the reader may see at a moment."""
    picks = tuple(Pick(f"{HAND}{seat}", _hand_name(found, shown, seat, words)) for seat in shown.hands)
    press = Press("moment", found.info.id, shown.turn.number, "see")
    return [Select(words.text("house-closer-what"), press, picks)] if picks else []


def _hand_name(found: LoadedMatch, shown: Moment, seat: Seat, words: Words) -> str:
    if seat == found.seat:
        return words.text("house-hand")
    return words.text("house-moment-hand", who=words.plain_name(shown.loaded.everyone, Who(seat)))
