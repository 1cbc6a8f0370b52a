"""Thousands of prepared turns at random: none illegal, none half, none after a changed fact, none told to others."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from itertools import count
from typing import TYPE_CHECKING

import pytest

from bot.core.changes import Change
from bot.core.loaded_match import LoadedMatch
from bot.core.match.answering import carry_out
from bot.core.match.prepared import PrivateCopy, moves_of, private_copy, way_of
from bot.store.prepared import Plan, PreparedTurn
from render.faces import FACES
from rules.core.playouts import any_of
from rules.core.rng import Rng
from rules.core.seats import Seat
from tests.bot.harness import BLUE, GREY, PINK
from tests.contract.playing import HOUSE, book, setup

if TYPE_CHECKING:
    from rules.core.decisions import Question
    from rules.core.match import Match
    from tests.bot.harness import Harness
    from tests.conftest import Sample

SEATS = 3
FREE = 2


@dataclass
class Kept:
    """A prepared turn with the private copy on which it was prepared."""

    row: PreparedTurn
    copy: PrivateCopy


@dataclass
class Seen:
    """What became of prepared turns."""

    played: int = 0
    unplayed: int = 0


def any_answer(key: str, match: Match, question: Question, rng: Rng) -> str:
    """An answer at random, half of the time towards an aim."""
    game = HOUSE[key]
    if rng.below(2):
        return question.write(game.prefer(question, match.view(question.seat), game.aims[0], rng))
    return question.write(any_of(question.parts[rng.below(len(question.parts))], rng))


def any_turn(key: str, loaded: LoadedMatch, rng: Rng) -> PrivateCopy | None:
    """Any whole turn, prepared press by press."""
    copy = private_copy(loaded, ())
    while copy is not None and not copy.ended:
        question = copy.loaded.question
        assert question is not None
        answer = any_answer(key, copy.loaded.match, question, rng)
        copy = private_copy(loaded, (*copy.presses, (answer,)))
        assert copy is None or not copy.refused
    return copy


def brought(key: str, match: Match, seat: Seat, telling: list[str]) -> object:
    """What the answers of a turn bring its seat, by the game's own account of two views; nothing where dice decide."""
    line = match.play_line(seat, telling)
    if any(move.drew for move in line.moves):
        return None
    told = FACES[key].turn_summary(match.view(seat), line.match.view(seat), seat)
    # What a hand is worth in all is no thing that a turn brings.
    return [(label.key, [arg for arg in label.args if arg[0] != "all"]) for label in told]


def judged(key: str, kept: Kept, before: Match, change: Change, plain: Change, seen: Seen) -> None:
    """Hold what became of one prepared turn against what must be."""
    moves = moves_of(before, kept.row.plan.ways[0])
    played = next((one for one in change.prepared if one.id == kept.row.id), None)
    if played is None:
        seen.unplayed += 1
        return
    seen.played += 1
    entries = change.match.entries[played.entries.start : played.entries.stop]
    notations = [[one.notation for one in some if one.kind == "move"] for some in (entries, moves)]
    # A way on which no one is to be paid any more is written without whom it paid.
    assert notations[0] == notations[1] or (kept.row.plan.allowed and len(notations[0]) == len(notations[1]))
    assert all(entry.kind == "move" and entry.seat == kept.row.seat for entry in entries)
    last = max((number for number, move in enumerate(moves) if move.told), default=-1)
    telling = [move.notation for move in moves[: last + 1]]
    now, then = (brought(key, match, Seat(kept.row.seat), telling) for match in (plain.match, kept.copy.start))
    assert kept.row.plan.allowed or None in (now, then) or now == then
    more = [HOUSE[key].fee(one.event)[0] for entry in entries if entry.kind == "move" for one in entry.told]
    was = [HOUSE[key].fee(one.event)[0] for move in moves for one in move.told]
    assert sum(more) - sum(was) <= kept.row.plan.allowed


@dataclass
class Trial:
    """A table at which everyone prepares turns at random.

    Attributes:
        key: The game.
        found: Its table as it was dealt.
        rng: Decides everything.
        seen: What became of prepared turns.
        kept: Those that wait, by seat.
        ids: Numbers of prepared turns.
    """

    key: str
    found: LoadedMatch
    rng: Rng
    seen: Seen = field(default_factory=Seen)
    kept: dict[int, Kept] = field(default_factory=dict)
    ids: Iterator[int] = field(default_factory=lambda: count(1))

    def prepare(self, loaded: LoadedMatch) -> None:
        """Let some of those whose turn it is not prepare one."""
        match = loaded.match
        for seat in map(Seat, range(SEATS)):
            if seat in self.kept or match.turn_of in (None, seat) or self.rng.below(3):
                continue
            copy = any_turn(self.key, replace(loaded, seat=seat), self.rng)
            if copy is not None:
                plan = Plan(match.version, (way_of(copy),), self.rng.below(FREE))
                self.kept[seat] = Kept(PreparedTurn(next(self.ids), seat, loaded.people[seat].mention or 0, plan), copy)

    def step(self, match: Match) -> Match:
        """Give one answer at random, and judge what becomes of what was prepared."""
        asked = match.questions()
        question = asked[self.rng.below(len(asked))]
        loaded = replace(self.found, match=match, seat=question.seat)
        self.prepare(loaded)
        answer = any_answer(self.key, match, question, self.rng)
        rows = replace(self.found.rows, prepared={seat: one.row for seat, one in self.kept.items()})
        change, plain = (carry_out(each, [answer], {}) for each in (replace(loaded, rows=rows), loaded))
        assert isinstance(change, Change)
        assert isinstance(plain, Change)
        if not change.prepared:
            told = [(each.entries, each.snapshot, each.was, each.now, each.hands) for each in (change, plain)]
            assert told[0] == told[1], "no one learns that a turn was prepared and not played"
        whose = plain.match.turn_of
        if whose in self.kept and (plain.match.turn, whose) != (match.turn, match.turn_of):
            judged(self.key, self.kept[whose], match, change, plain, self.seen)
        spent = {match.turn_of, whose, *[each.seat for each in change.prepared]}
        self.kept = {seat: one for seat, one in self.kept.items() if seat not in spent}
        return change.match


@pytest.mark.longest
@pytest.mark.parametrize("key", ["yokohama", "osaka", "nippon", "toy", "pond"])
async def test_prepared_turns_at_random(harness: Harness, key: str, sample: Sample, *, heavy: bool) -> None:
    name, wanted = await harness.deal(key, BLUE, PINK, GREY), sample(10, 250, 2000)
    trial = Trial(key, await harness.load(name, None), Rng(b"prepared"))
    for deal in count():
        match = book(key).deal(setup(key, SEATS, deal))
        trial.kept.clear()
        while match.questions() and trial.seen.played + trial.seen.unplayed < wanted:
            match = trial.step(match)
        assert list(match.violations()) == []
        if match.questions():
            break
    assert trial.seen.played
    assert trial.seen.unplayed or not heavy or key == "pond"
    print(key, trial.seen)  # noqa: T201 - how many of each
