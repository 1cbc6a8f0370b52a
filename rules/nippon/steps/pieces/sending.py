"""Sending a ship, for any reason: its specialist comes, and the upgrade tile of a department.

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
from rules.nippon.model.phrases import bonuses_label, gains_label
from rules.nippon.model.state import Worker
from rules.nippon.model.terms import DESTINATIONS, Colour, Destination
from rules.nippon.model.words import DESTINATION
from rules.nippon.steps.concepts.asking import AskingOfChoice
from rules.nippon.steps.concepts.boards import uncovered
from rules.nippon.steps.concepts.gaining import FREE
from rules.nippon.steps.concepts.tracks import take_piece

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rules.core.labels import Label
    from rules.core.table import Table
    from rules.nippon.events import NipponEvent
    from rules.nippon.model.position import Position
    from rules.nippon.steps.concepts.gaining import Cost


def refuse_ships(position: Position, count: int, workers: int = 0) -> Reason | None:
    """Why this many ships cannot be sent anywhere, or None.

    Args:
        workers: Workers that come into the work area before.
    """
    if position.me.left("ship") < count:
        return Reason(say("nippon-ships-left", left=position.me.left("ship")), SHIPS)
    free = position.facts.tables.mat.work.spaces - len(position.me.work) - workers
    if free < count:
        return Reason(say("nippon-no-space-for-specialist", count=count, free=max(free, 0)), SHIPS)
    return None


def refuse_destination(position: Position, destination: Destination) -> Reason | None:
    """Why no one can send a ship to a destination now, or None."""
    mission = position.mission(destination)
    limit = position.facts.ships_a_destination(position.people)
    if len(mission.ships) >= limit:
        return Reason(say("nippon-destination-full", destination=destination, limit=limit), SHIPS)
    if not mission.home:
        colour = position.facts.missions[destination]
        own = any(worker.specialist and worker.colour == colour for worker in position.me.work)
        return Reason(say("nippon-specialist-away", destination=destination, own=int(own)), SHIPS)
    return None


def ship_offers(position: Position, exclude: tuple[str, ...] = ()) -> tuple[Destination, ...]:
    """Destinations to which a ship can be sent, whatever it costs."""
    if refuse_ships(position, 1):
        return ()
    return tuple([key for key in DESTINATIONS if key not in exclude and refuse_destination(position, key) is None])


def send_ship(position: Position, destination: Destination, table: Table[NipponEvent], cost: Cost = FREE) -> None:
    """Send the leftmost ship; it was judged and paid.

    Args:
        cost: What was paid for it.
    """
    mission, colour = position.mission(destination), position.facts.missions[destination]
    mission.ships.append(position.seat)
    mission.home = False
    position.me.work.append(Worker(colour, specialist=True))
    upgraded = upgrades(position, destination)
    if upgraded:
        mission.tiles -= 1
        position.me.upgraded.append(colour)
    table.emit(ShipSent(position.seat, destination, colour, upgraded, cost.money, cost.iron))
    table.touch(f"specialist:{colour}")
    if not upgraded:
        table.touch("ship:no-upgrade")
    take_piece(position, "ship")


def upgrades(position: Position, destination: Destination) -> bool:
    """Whether a ship to a destination brings an upgrade tile: not if the player has it."""
    return position.facts.missions[destination] not in position.me.upgraded and position.mission(destination).tiles > 0


def destination_label(position: Position, destination: Destination) -> Label:
    """A destination with the colour of the specialist who comes from there: "Berlin (white)"."""
    return say("nippon-trade-destination", destination=destination, colour=position.facts.missions[destination])


def ship_detail(position: Position, destinations: tuple[Destination, ...]) -> Label:
    """What ships bring and lead to: of a single one also its upgrade and the symbol that it uncovers."""
    work = _work_label(position, [position.facts.missions[destination] for destination in destinations])
    if len(destinations) != 1:
        return work
    (destination,) = destinations
    symbols = uncovered(position, "ship")
    return say(
        "nippon-ship-detail",
        upgrade=_upgrade_label(position, destination),
        count=len(symbols),
        bonuses=bonuses_label(symbols),
        work=work,
    )


def _work_label(position: Position, specialists: list[Colour]) -> Label:
    """What the work area leads to once some specialists are in it: wages, workers, the prestige tile."""
    colours = {*[worker.colour for worker in position.me.work], *specialists}
    count = len(position.me.work) + len(specialists)
    return say(
        "nippon-trade-work",
        wages=position.facts.tables.match.wage.value * len(colours),
        count=count,
        spaces=position.facts.tables.mat.work.spaces,
        tile=position.prestige_for(count),
    )


def _upgrade_label(position: Position, destination: Destination) -> Label:
    """What the upgrade changes: "upgrade 3 → 5 money"."""
    if not upgrades(position, destination):
        return say("nippon-ship-no-upgrade")
    colour = position.facts.missions[destination]
    if colour == "white":
        before, after = (position.facts.white_steps(upgraded=upgraded) for upgraded in (False, True))
        return say("nippon-ship-upgrade", before=before, steps=after, gain=())
    gain = gains_label(position.facts.upgraded[colour])
    return say("nippon-ship-upgrade", before=position.facts.normal[colour].total, steps=0, gain=gain)


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

    asks: ClassVar[Literal["ship"]] = "ship"
    heading: ClassVar[str] = SHIPS
    grammar: ClassVar[Grammar] = Grammar(Form(Ship, "ship", DESTINATION))

    @override
    def offers(self, position: Position) -> Iterator[Ship]:
        return map(Ship, ship_offers(position, self.exclude))

    @override
    def refuse(self, position: Position, answer: Ship) -> Reason | None:
        if answer.destination in self.exclude:
            return Reason(say("nippon-destination-again", destination=answer.destination), SHIPS)
        return refuse_ships(position, 1) or refuse_destination(position, answer.destination)

    @override
    def carry_out(self, position: Position, answer: Ship, table: Table[NipponEvent]) -> None:
        if position.state.doing is not None:
            position.state.doing.built.append(answer.destination)
        send_ship(position, answer.destination, table)

    @override
    def describe(self, position: Position, answer: Ship) -> Description:
        return Description(
            destination_label(position, answer.destination), ship_detail(position, (answer.destination,))
        )

    @override
    def missing(self, position: Position) -> Iterator[Missing]:
        return missing_destinations(position, self.exclude)


def missing_destinations(position: Position, exclude: tuple[str, ...]) -> Iterator[Missing]:
    """Destinations to which no one can send a ship now, with the reasons."""
    for destination in DESTINATIONS:
        if destination not in exclude and (reason := refuse_destination(position, destination)):
            yield Missing(say("nippon-destination", destination=destination), reason)
