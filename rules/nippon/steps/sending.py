"""Sending a ship, whatever brings it about: its specialist comes, and the upgrade tile of a department.

Source: "Ein Schiff entsenden" ("Schiffe").
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal

from typing_extensions import override

from rules.core.answers import Answer
from rules.core.decisions import Description
from rules.core.frozen import frozen
from rules.core.grammar import Form, Grammar
from rules.core.labels import say
from rules.core.reasons import Missing, Reason
from rules.nippon.events.trade import ShipSent
from rules.nippon.model.headings import SHIPS
from rules.nippon.model.phrases import gains_label
from rules.nippon.model.state import Worker
from rules.nippon.model.terms import DESTINATIONS, Colour, Destination
from rules.nippon.model.words import DESTINATION
from rules.nippon.steps.asking import AskingOfChoice
from rules.nippon.steps.gaining import FREE
from rules.nippon.steps.prestige import level_for
from rules.nippon.steps.tracks import take_piece, uncovered

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rules.core.labels import Label
    from rules.core.table import Table
    from rules.nippon.events import NipponEvent
    from rules.nippon.model.position import Position
    from rules.nippon.steps.gaining import Cost


def refuse_ships(at: Position, count: int, workers: int = 0) -> Reason | None:
    """Why so many ships cannot be sent, wherever to, or None.

    Args:
        at: The position.
        count: How many.
        workers: Workers that come into the work area before.
    """
    if at.me.left("ship") < count:
        return Reason(say("nippon-ships-left", left=at.me.left("ship")), SHIPS)
    free = at.facts.tables.mat.work.spaces - len(at.me.work) - workers
    if free < count:
        return Reason(say("nippon-no-space-for-specialist", count=count, free=max(free, 0)), SHIPS)
    return None


def refuse_destination(at: Position, destination: Destination) -> Reason | None:
    """Why nobody can send a ship to a destination now, or None."""
    mission = at.mission(destination)
    limit = at.facts.ships_a_destination(at.people)
    if len(mission.ships) >= limit:
        return Reason(say("nippon-destination-full", destination=destination, limit=limit), SHIPS)
    if not mission.home:
        colour = at.facts.missions[destination]
        own = any(worker.specialist and worker.colour == colour for worker in at.me.work)
        return Reason(say("nippon-specialist-away", destination=destination, own=int(own)), SHIPS)
    return None


def ship_offers(at: Position, exclude: tuple[str, ...] = ()) -> tuple[Destination, ...]:
    """Destinations to which a ship can be sent, whatever it costs."""
    if refuse_ships(at, 1):
        return ()
    return tuple([key for key in DESTINATIONS if key not in exclude and refuse_destination(at, key) is None])


def send_ship(at: Position, destination: Destination, table: Table[NipponEvent], cost: Cost = FREE) -> None:
    """Send the leftmost ship; it was judged and paid.

    Args:
        at: The position.
        destination: Where to.
        table: Where it is told.
        cost: What was paid for it.
    """
    mission, colour = at.mission(destination), at.facts.missions[destination]
    mission.ships.append(at.seat)
    mission.home = False
    at.me.work.append(Worker(colour, specialist=True))
    upgraded = upgrades(at, destination)
    if upgraded:
        mission.tiles -= 1
        at.me.upgraded.append(colour)
    table.emit(ShipSent(at.seat, destination, colour, upgraded, cost.money, cost.iron))
    table.touch(f"specialist:{colour}")
    if not upgraded:
        table.touch("ship:no-upgrade")
    take_piece(at, "ship")


def upgrades(at: Position, destination: Destination) -> bool:
    """Whether a ship to a destination brings an upgrade tile: not if one has it."""
    return at.facts.missions[destination] not in at.me.upgraded and at.mission(destination).tiles > 0


def destination_label(at: Position, destination: Destination) -> Label:
    """A destination with the colour of the specialist who comes from there: "Berlin (white)"."""
    return say("nippon-trade-destination", destination=destination, colour=at.facts.missions[destination])


def ship_detail(at: Position, destinations: tuple[Destination, ...]) -> Label:
    """What ships bring and lead to: of a single one also its upgrade and the symbol that it uncovers."""
    work = _work_label(at, [at.facts.missions[destination] for destination in destinations])
    if len(destinations) != 1:
        return work
    (destination,) = destinations
    symbols = uncovered(at, "ship")
    return say(
        "nippon-ship-detail",
        upgrade=_upgrade_label(at, destination),
        count=len(symbols),
        bonuses=tuple([say("nippon-bonus", bonus=symbol) for symbol in symbols]),
        work=work,
    )


def _work_label(at: Position, specialists: list[Colour]) -> Label:
    """What the work area leads to once some specialists are in it: wages, workers, the prestige tile."""
    colours = {*[worker.colour for worker in at.me.work], *specialists}
    count = len(at.me.work) + len(specialists)
    return say(
        "nippon-trade-work",
        wages=at.facts.tables.match.wage.value * len(colours),
        count=count,
        spaces=at.facts.tables.mat.work.spaces,
        tile=level_for(at, count),
    )


def _upgrade_label(at: Position, destination: Destination) -> Label:
    """What the upgrade changes: "upgrade 3 → 5 money"."""
    if not upgrades(at, destination):
        return say("nippon-ship-no-upgrade")
    colour = at.facts.missions[destination]
    if colour == "white":
        before, after = (at.facts.white_steps(upgraded=upgraded) for upgraded in (False, True))
        return say("nippon-ship-upgrade", before=before, steps=after, gain=())
    gain = gains_label(at.facts.upgraded[colour])
    return say("nippon-ship-upgrade", before=at.facts.normal[colour].total, steps=0, gain=gain)


@frozen
class Ship(Answer):
    """Send a ship without paying."""

    destination: Destination


@frozen
class AskShip(AskingOfChoice[Ship]):
    """An effect sends a ship; asked only where there is a choice.

    Attributes:
        exclude: Destinations to which it may not go.
    """

    exclude: tuple[str, ...] = ()
    kind: Literal["ask-ship"] = "ask-ship"

    asks: ClassVar[str] = "ship"
    heading: ClassVar[str] = SHIPS
    grammar: ClassVar[Grammar] = Grammar(Form(Ship, "ship", DESTINATION))

    @override
    def offers(self, at: Position) -> Iterator[Ship]:
        return map(Ship, ship_offers(at, self.exclude))

    @override
    def refuse(self, at: Position, answer: Ship) -> Reason | None:
        if answer.destination in self.exclude:
            return Reason(say("nippon-destination-again", destination=answer.destination), SHIPS)
        return refuse_ships(at, 1) or refuse_destination(at, answer.destination)

    @override
    def carry_out(self, at: Position, answer: Ship, table: Table[NipponEvent]) -> None:
        if at.state.doing is not None:
            at.state.doing.built.append(answer.destination)
        send_ship(at, answer.destination, table)

    @override
    def describe(self, at: Position, answer: Ship) -> Description:
        return Description(destination_label(at, answer.destination), ship_detail(at, (answer.destination,)))

    @override
    def missing(self, at: Position) -> Iterator[Missing]:
        return missing_destinations(at, self.exclude)


def missing_destinations(at: Position, exclude: tuple[str, ...]) -> Iterator[Missing]:
    """Destinations to which nobody can send a ship now, with the reasons."""
    for destination in DESTINATIONS:
        if destination not in exclude and (reason := refuse_destination(at, destination)):
            yield Missing(say("nippon-destination", destination=destination), reason)
