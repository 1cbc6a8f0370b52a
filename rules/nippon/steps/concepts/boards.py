"""A Zaibatsu board: markers that move, pieces that leave it, symbols between them, what a department brings.

Source: "Persönlicher Spielaufbau", "Boni auf den Leisten".
"""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from rules.core.labels import say
from rules.nippon.events.gains import MarkerFreed
from rules.nippon.model.phrases import gains_label

if TYPE_CHECKING:
    from rules.core.labels import Label
    from rules.core.table import Table
    from rules.nippon.events import NipponEvent
    from rules.nippon.model.position import Position
    from rules.nippon.model.state import Zaibatsu
    from rules.nippon.model.terms import Bonus, Colour, Piece, Track


def move(position: Position, track: Track, space: int) -> None:
    """Put the marker of a track on a space."""
    match track:
        case "rnd":
            position.me.rnd = space
        case "mining":
            position.me.mining = space
        case "finance":
            position.me.finance = space
        case _:
            assert_never(track)


def count_piece(me: Zaibatsu, piece: Piece) -> None:
    """Note that the leftmost piece of a kind has left the board."""
    match piece:
        case "ship":
            me.ships += 1
        case "machine":
            me.machines += 1
        case "railway":
            me.railways += 1
        case _:
            assert_never(piece)


def uncovered(position: Position, piece: Piece, before: int = 0) -> tuple[Bonus, ...]:
    """Symbols whose second space the leftmost piece of a kind would leave, once so many of them are gone."""
    column = position.me.gone(piece) + before
    return tuple([symbols[column] for other, symbols in position.facts.gaps[piece] if position.me.gone(other) > column])


def free_marker(position: Position, value: int, table: Table[NipponEvent]) -> None:
    """Take the influence marker of a value from the flag, if it still lies there."""
    if value in position.me.flag:
        position.me.flag.remove(value)
        position.me.markers = sorted([*position.me.markers, value])
        table.emit(MarkerFreed(position.seat, value))


def bonuses_reached(position: Position, track: Track, steps: int) -> tuple[Label, ...]:
    """The bonuses that so many steps on a track bring."""
    here = position.me.space(track)
    return tuple(
        [
            say("nippon-bonus", bonus=position.facts.symbols[track][space])
            for space in range(here + 1, here + steps + 1)
            if space in position.facts.symbols[track]
        ]
    )


def department_label(position: Position, colour: Colour) -> Label:
    """A department with what it brings now: "Accounting: 5 money"."""
    upgraded = colour in position.me.upgraded
    gain = (position.facts.upgraded if upgraded else position.facts.normal)[colour]
    steps = position.facts.white_steps(upgraded=upgraded) if colour == "white" else 0
    return say("nippon-do-department", colour=colour, gain=gains_label(gain), steps=steps)
