"""What happened, told in lines: for the table post, the panel and the one who was away."""

from __future__ import annotations

from collections import Counter
from itertools import dropwhile, groupby, takewhile
from typing import TYPE_CHECKING

from bot.core.presses import turn_began
from rules.core.labels import Who

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from bot.core.loaded_match import LoadedMatch
    from render.core.people import People
    from render.core.words import Words
    from rules.core.log import Move
    from rules.core.seats import Seat
    from rules.core.table import Event, View


def lines_of(loaded: LoadedMatch, moves: Iterable[Move[Event]], words: Words, reader: Seat | None) -> list[str]:
    """What answers brought about, line by line, for one reader.

    Secrets of a seat are told to its owner only, and to one who took it over only from then on.
    """
    lines: list[str] = []
    # After a seat has changed hands the story still names whoever played then.
    for people, run in groupby(moves, people_then(loaded)):
        known = known_of(loaded, run, reader)
        lines += [words.say(label, people) for label in loaded.face.story(known)] if known else []
    return lines


def lines_undone(loaded: LoadedMatch, to: int, words: Words) -> list[str]:
    """What goes if only so many answers stand; of a turn in the making others learn how many steps it loses."""
    moves, shown = loaded.match.standing_moves, loaded.match.published
    lines = lines_of(loaded, moves[to:shown], words, loaded.seat)
    making = moves[max(to, shown) :]
    lines += lines_of(loaded, [move for move in making if move.seat == loaded.seat], words, loaded.seat)
    steps = Counter(move.seat for move in making if move.seat != loaded.seat)
    for seat, count in steps.items():
        lines.append(words.text("house-vote-would-open", who=words.name(loaded.everyone, Who(seat)), n=count))
    return lines


def people_then(loaded: LoadedMatch) -> Callable[[Move[Event]], People]:
    """Whom an answer of the log names: who had the seats when it was given."""
    if not loaded.formerly:
        everyone = loaded.everyone
        return lambda _: everyone
    numbers = {id(entry): number for number, entry in enumerate(loaded.match.entries)}
    return lambda move: loaded.everyone_at(numbers[id(move)])


def told_of(loaded: LoadedMatch, moves: Iterable[Move[Event]], words: Words) -> list[str]:
    """What answers brought about, for their owner as soon as they are given: as the table's post tells it."""
    known = known_of(loaded, moves, loaded.seat)
    return [words.say(label, loaded.everyone) for label in loaded.face.post_text(known)] if known else []


def known_of(loaded: LoadedMatch, moves: Iterable[Move[Event]], reader: Seat | None) -> list[Event]:
    """What came of answers, as far as one reader may know it."""
    # Of what came before one took the seat over only the former owner was told.
    before = {id(entry) for entry in loaded.match.entries[: loaded.since]} if reader is not None else ()
    return [
        told.event
        for move in moves
        for told in move.told
        if told.only is None or (told.only == reader and id(move) not in before)
    ]


def turn_so_far(loaded: LoadedMatch, words: Words) -> list[str]:
    """The reader's own turn, in short, as long as he is asked; the table may have been shown some of it.

    An answer that was given unseen, such as an order kept at the start, belongs to no turn. Who plays alone, or again
    before anyone else, has ended the turn before.
    """
    seat = loaded.seat
    if seat is None or loaded.question is None:
        return []
    now, backwards = (None, loaded.match.turn), reversed(loaded.match.standing_moves)
    open_ones = takewhile(lambda move: move.seat == seat and move.open == move.notation, backwards)
    own = [move for move in open_ones if move.turn in now][::-1]
    answers = [(loaded.match.answer_of(move, seat), known_of(loaded, [move], seat)) for move in own]
    return [words.say(label, loaded.everyone) for label in loaded.face.turn(answers, seat)]


def turn_summary(loaded: LoadedMatch, moves: Sequence[Move[Event]], words: Words) -> list[str]:
    """What the reader's turn brought, in one line, once it is over; nothing in a game that says nothing of it.

    An answer given unseen before the turn, such as an order kept at the start, does not belong to it.

    Args:
        loaded: The match as its owner finds it, after his last answers.
    """
    seat, stands = loaded.seat, loaded.match.standing_moves
    if seat is None or not moves or not stands or stands[-1].seat != seat:
        return []
    # Who plays alone, or again before anyone else, has ended the turn before. Others may answer within a turn; before
    # the first one ends, what they answer parts the preparation from it.
    now = stands[-1].turn
    of_turn = takewhile(lambda move: move.turn == now and bool(now or move.seat == seat), reversed(stands))
    since_own = [*dropwhile(lambda move: move.seat != seat, [*of_turn][::-1])]
    turn = [*dropwhile(lambda move: move.seat != seat or move.open != move.notation, since_own)] or since_own
    first = len(stands) - len(turn)
    told = loaded.face.turn_summary(loaded.match.view_after(seat, first), loaded.match.view(seat), seat)
    return (
        [words.text("house-brought", what="; ".join(words.say(label, loaded.everyone) for label in told))]
        if told
        else []
    )


def shortened(lines: list[str], most: int, words: Words) -> list[str]:
    """At most so many lines; the last then says how many more there are."""
    if len(lines) <= most:
        return lines
    return [*lines[: most - 1], words.text("house-too-many-lines", n=len(lines) - most + 1)]


def since_last_turn(loaded: LoadedMatch) -> int:
    """Number of standing answers when the reader last handed on the turn; 0 if that never happened.

    What was answered within another's turn, such as an insurance, hands on nothing. For who plays alone it is
    the answer before that: with the last one comes all that the opponent does.
    """
    moves, published = loaded.match.standing_moves, loaded.match.published
    # Backwards: of a long log only the end is read.
    if loaded.seat is not None and len(loaded.people) == 1:
        return next((number for number in reversed(range(published)) if moves[number].turn != loaded.match.turn), 0)
    return next(
        (
            number + 1
            for number in reversed(range(published))
            # What all answer at the start belongs to the first turn.
            if moves[number].seat == loaded.seat
            and (not moves[number].turn or moves[turn_began(moves, number)].seat == loaded.seat)
        ),
        0,
    )


def last_seen(loaded: LoadedMatch) -> View | None:
    """What the reader saw when he last handed on the turn; None if that never happened."""
    start = since_last_turn(loaded)
    return loaded.match.view_after(loaded.seat, start) if start else None


def before_last_turn(loaded: LoadedMatch) -> View | None:
    """What the reader saw before his latest answers in a row; None if they were the first of all."""
    seat, moves = loaded.seat, loaded.match.standing_moves
    first = len(moves)
    while first and moves[first - 1].seat != seat:
        first -= 1
    while first and moves[first - 1].seat == seat:
        first -= 1
    return loaded.match.view_after(seat, first) if first else None


def turns_since(loaded: LoadedMatch, seat: Seat) -> int:
    """Turns of others since a seat's own last turn; 0 if it has had none yet.

    An answer that was given unseen, such as an order kept at the start, belongs to no turn.
    """
    match, turns, last = loaded.match, 0, None
    for move in reversed(match.standing_moves):
        if move.open != move.notation:
            continue
        if move.seat == seat:
            return min(turns, match.turn)
        turns += move.seat != last
        last = move.seat
    return 0
