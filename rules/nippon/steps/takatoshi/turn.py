"""Takatoshi's turn: an action tile, a worker, sometimes an action, and the stack anew when it is empty.

Source: "Das Solospiel", "Spielablauf", steps A to D. Refilling the hiring space and the end of the round follow as
after every turn. Rulings N-R45 (no one stands on the space), N-R46 (when the stack is shuffled anew).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from typing_extensions import override

from rules.core.frozen import frozen
from rules.nippon.events.takatoshi import StackRenewed, TakatoshiHired, TakatoshiIdle, TileRevealed
from rules.nippon.model.state import TAKATOSHI
from rules.nippon.model.terms import BORDERS, COLOURS
from rules.nippon.steps.concepts.asking import Running
from rules.nippon.steps.takatoshi.acting import TakatoshiMarkets, TakatoshiRailways
from rules.nippon.steps.takatoshi.preparing import shuffle

if TYPE_CHECKING:
    from rules.core.table import Table
    from rules.nippon.events import NipponEvent
    from rules.nippon.model.position import Position
    from rules.nippon.model.tables import ActionTileRow
    from rules.nippon.model.terms import Colour


@frozen
class TakatoshiTurn(Running):
    """Steps A and B: reveal a tile, take a worker into the bag; then what that leads to."""

    kind: Literal["takatoshi"] = "takatoshi"

    @override
    def run(self, position: Position, table: Table[NipponEvent]) -> None:
        position.then(RenewStack())
        tile = _reveal(position, table)
        space = _hire(position, tile, table)
        if space is None:
            return
        step = _action(position, space)
        if step is None:
            return
        if not _bordered(position, tile):
            table.emit(TakatoshiIdle(TAKATOSHI, "border"))
            table.touch("takatoshi:border")
            return
        position.then(step)


@frozen
class RenewStack(Running):
    """Step D: once the stack is empty, priorities and stack are shuffled anew."""

    kind: Literal["renew-stack"] = "renew-stack"

    @override
    def run(self, position: Position, table: Table[NipponEvent]) -> None:
        automa = position.automa
        if not automa.tiles:
            shuffle(position.facts, automa, table.rng)
            table.emit(StackRenewed(TAKATOSHI, tuple(automa.priorities)))
            table.touch("takatoshi:stack")


def _reveal(position: Position, table: Table[NipponEvent]) -> ActionTileRow:
    """Step A."""
    automa = position.automa
    tile = automa.tiles.pop(table.rng.below(len(automa.tiles)))
    automa.shown.append(tile)
    row = position.facts.tables.solo.action[tile]
    table.emit(TileRevealed(TAKATOSHI, tile + 1, row.space or 0, row.arrow, row.border, len(automa.tiles)))
    table.touch(f"action-tile:{tile + 1}")
    return row


def _hire(position: Position, tile: ActionTileRow, table: Table[NipponEvent]) -> int | None:
    """Step B: take a worker into the bag, and say from which space; None if no one stands there (N-R45)."""
    state, automa = position.state, position.automa
    space, tied = _space(position, tile)
    workers = state.hiring[space]
    if not workers:
        table.emit(TakatoshiIdle(TAKATOSHI, "nobody"))
        return None
    worker: Colour = next(colour for colour in automa.priorities if colour in workers)
    absent = tuple(automa.priorities[: automa.priorities.index(worker)])
    table.emit(TakatoshiHired(TAKATOSHI, space + 1, len(workers), tied, worker, absent))
    if len(tied) > 1:
        table.touch(f"takatoshi:tie:{tile.arrow}")
    workers.remove(worker)
    state.bag[COLOURS.index(worker)] += 1
    return space


def _space(position: Position, tile: ActionTileRow) -> tuple[int, tuple[int, ...]]:
    """The hiring space that a tile points to; and, from 1, all with most workers if it asks for them."""
    if tile.space is not None:
        return tile.space - 1, ()
    counts = [len(workers) for workers in position.state.hiring]
    most = [space for space, count in enumerate(counts) if count == max(counts)]
    return most[0 if tile.arrow == "left" else -1], tuple([space + 1 for space in most])


def _action(position: Position, space: int) -> TakatoshiRailways | TakatoshiMarkets | None:
    """Step C: his action above the leftmost or the rightmost space."""
    if space == 0:
        return TakatoshiRailways()
    return TakatoshiMarkets() if space == len(position.state.hiring) - 1 else None


def _bordered(position: Position, tile: ActionTileRow) -> bool:
    """Whether a goal tile lies beside the colour of a tile's border; a tile without one always acts."""
    return tile.border is None or BORDERS.index(tile.border) < len(position.automa.goals)
