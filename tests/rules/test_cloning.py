"""Copies of a state go their own way, however deep, and share what never changes."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, ClassVar, Literal

import pytest

from rules.core.cloning import clone
from rules.core.frozen import frozen
from rules.core.seats import Seat
from rules.core.steps.together import AskEach

if TYPE_CHECKING:
    from rules.core.steps.together import AskEach as Each

    Unknown = list[int]


@frozen
class Card:
    name: str
    goods: tuple[int, ...]


@dataclass(slots=True)
class Hand:
    cards: list[Card]
    chosen: Card | None = None
    owner: Seat = field(default=Seat(0))
    kind: Literal["hand"] = "hand"


@dataclass(slots=True)
class Asking:
    each: AskEach[int]


@dataclass(slots=True)
class Table:
    hands: list[Hand]
    rows: list[list[int]]
    by_name: dict[str, list[int]]
    best: Hand | None
    stack: list[Asking | Card]
    unseen: Unknown


@frozen
class Sly:
    things: list[int]


class Asks:
    says: ClassVar[Unknown]
    each: Each[int]


@dataclass(slots=True)
class Asked(Asks):
    each: AskEach[int]


@dataclass(slots=True)
class Odd:
    things: set[int]


def table() -> Table:
    """A table with one of everything."""
    card = Card("red", (1, 2))
    asking = Asking(AskEach([Seat(0), Seat(1)], {Seat(1): 7}))
    hand = Hand([card], card)
    return Table([hand, Hand([])], [[1], [2, 3]], {"a": [4]}, Hand([card]), [card, asking], [5])


def test_a_copy_is_equal() -> None:
    assert clone(table()) == table()


def test_nothing_done_to_a_copy_is_seen_in_the_original() -> None:
    original = table()
    copy = clone(original)
    copy.hands[0].cards.clear()
    copy.hands[1].owner = Seat(3)
    copy.rows[1].append(9)
    copy.by_name["a"].append(9)
    assert copy.best is not None
    copy.best.cards.clear()
    asking = copy.stack[1]
    assert isinstance(asking, Asking)
    asking.each.answers[Seat(0)] = 1
    asking.each.asked.pop()
    copy.stack.pop()
    copy.unseen.append(6)
    assert original == table()


def test_what_never_changes_is_shared() -> None:
    original = table()
    assert clone(original).hands[0].cards[0] is original.hands[0].cards[0]


def test_what_a_base_declares_for_its_class_is_not_read() -> None:
    asked = Asked(AskEach([Seat(0)]))
    copy = clone(asked)
    copy.each.asked.clear()
    assert asked == Asked(AskEach([Seat(0)]))


def test_what_looks_as_if_it_never_changed_and_does_is_refused_every_time() -> None:
    for _ in range(2):
        with pytest.raises(TypeError, match="unhashable"):
            clone([Sly([1])])


def test_what_no_state_is_made_of_is_refused() -> None:
    with pytest.raises(TypeError, match="no state is made of set"):
        clone(Odd({1}))
