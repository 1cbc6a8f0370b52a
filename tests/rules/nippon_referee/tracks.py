"""The referee's tracks, bonuses and departments."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeAlias

from rules.core.answers import Answer
from rules.nippon.model.terms import COLOURS
from rules.nippon.steps.concepts.tracks import Activate, First, Steps
from tests.rules.nippon_referee.box import COLOUR_OF, SYMBOLS, TABLES
from tests.rules.nippon_referee.ledger import LAST, Ledger

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rules.core.table import Event


@dataclass(frozen=True)
class Wanted:
    """An answer that the rulebook asks for now.

    Attributes:
        seats: Of whom.
        answers: What it may be.
        offered: What may be chosen, in words of the referee, or None where it does not know.
        again: Whether it must be asked anew when silk was sold.
    """

    seats: tuple[int, ...]
    answers: tuple[type[Answer], ...]
    offered: Callable[[], Iterable[Any]] | None = None
    again: bool = False


Play: TypeAlias = Generator[Wanted, Answer, None]
"""A rule: asks for answers and carries them out."""


@dataclass
class Later:
    """An effect that waits, and may be carried out before a bonus.

    Attributes:
        places: Where its ship or railway can go now; empty where none can, or it cannot be paid.
        play: What it does.
        finance: Spaces of Finance that it costs.
        done: Whether it has been carried out.
    """

    places: Callable[[], Iterable[str]]
    play: Callable[[], Play]
    finance: int = 0
    done: bool = False


DEPARTMENTS: dict[str, tuple[dict[str, int], dict[str, int]]] = {
    "black": ({"coal": 2}, {"coal": 3}),
    "red": ({"silk": 2}, {"silk": 3}),
    "grey": ({"iron": 2}, {"iron": 3}),
    "blue": ({"money": 3}, {"money": 5}),
    "yellow": ({"points": 2}, {"points": 4}),
    "white": ({}, {}),
}
"""What each brings, as printed and upgraded."""

SECTIONS = (2, 4, 8)
"""Last spaces of the sections."""


class Tracks(Ledger):
    """Moves markers and activates departments."""

    told: list[Event]
    """What was told of the present answer and has not been looked at."""

    answering: int
    """Who gives the present answer."""

    later: list[Later]
    """Effects that wait, the next one last."""

    def carry_out(self, later: Later) -> Play:
        """An effect that waited, unless it went first."""
        self.later.remove(later)
        if not later.done:
            yield from later.play()

    def _first(self, bonus: str) -> Later | None:
        """The effect that may go before a bonus, if that can bring more."""
        waiting = [one for one in self.later if not one.done][-1:]
        return next((one for one in waiting if self._better(bonus, one)), None)

    def _better(self, bonus: str, later: Later) -> bool:
        places = set(later.places())
        upgrades = {
            COLOUR_OF[place]
            for place in places
            if place in COLOUR_OF and COLOUR_OF[place] not in self.me.upgraded and self.missions[place].tiles
        }
        return bool(places) and self._more_of(bonus, upgrades, later.finance)

    def _more_of(self, bonus: str, upgrades: set[str], price: int = 0) -> bool:
        """Whether a bonus brings more once one of some departments is upgraded, or the price was paid."""
        me, symbols = self.me, SYMBOLS["finance"]
        match bonus:
            case "any":
                return any(self._more_of(colour, upgrades) for colour in upgrades)
            case "white":
                return "white" in upgrades and 2 * LAST - me.rnd - me.mining >= 2
            case "finance" if price:
                reached = symbols.get(me.finance - price + 1, "")
                gone = reached.startswith("marker") and int(reached[-1]) not in me.flag
                return me.finance == LAST or (bool(reached) and not gone)
            case "finance":
                return me.finance < LAST and self._more_of(symbols.get(me.finance + 1, ""), upgrades)
            case _:
                return bonus in upgrades

    def news(self, kind: str) -> Any:
        """The next thing told of a kind: what the dice decided."""
        for place, event in enumerate(self.told):
            if getattr(event, "kind", None) == kind:
                return self.told.pop(place)
        raise AssertionError(f"nothing was told of {kind}")

    def forward(self, track: str, steps: int) -> list[str]:
        """Advance; the bonuses reached are due when the effect is complete."""
        before = getattr(self.me, track)
        after = min(before + steps, LAST)
        setattr(self.me, track, after)
        symbols = SYMBOLS[track]
        return [symbols[space] for space in range(before + 1, after + 1) if space in symbols]

    def take(self, piece: str) -> list[str]:
        """Take the leftmost piece; bonuses between two empty spaces are due when the effect is complete."""
        me = self.me
        gone = {"ship": me.ships, "machine": me.machines, "railway": me.railways}
        column = gone[piece]
        assert column < 6, f"there is no {piece} left"
        setattr(me, f"{piece}s", column + 1)
        upper, lower = TABLES.mat.ships_machines.bonus[column], TABLES.mat.machines_railways.bonus[column]
        due = []
        if (piece == "ship" and me.machines > column) or (piece == "machine" and me.ships > column):
            due.append(upper)
        if (piece == "railway" and me.machines > column) or (piece == "machine" and me.railways > column):
            due.append(lower)
        return list(due)

    def rewards(self, due: Sequence[str]) -> Play:
        """Bonuses one after the other, each with all that follows from it."""
        for bonus in due:
            while (later := self._first(bonus)) is not None:
                answer = yield Wanted((self.active,), (First,))
                assert isinstance(answer, First)
                if answer.what == "bonus":
                    break
                later.done = True
                yield from later.play()
            if bonus == "any":
                yield from self.department_of(COLOURS)
            elif bonus == "finance":
                yield from self.rewards(self.forward("finance", 1))
            elif bonus.startswith("marker"):
                self.free_marker(int(bonus[-1]))
            else:
                yield from self.department(bonus)

    def free_marker(self, value: int) -> None:
        """A marker of the flag, if it is still there."""
        if value in self.me.flag:
            self.me.flag.remove(value)
            self.me.markers = sorted([*self.me.markers, value])

    def department_of(self, colours: Sequence[str]) -> Play:
        """One of some departments."""
        answer = yield Wanted((self.active,), (Activate,), lambda: colours)
        assert isinstance(answer, Activate)
        assert answer.colour in colours
        yield from self.department(answer.colour)

    def department(self, colour: str) -> Play:
        """Activate a department."""
        upgraded = colour in self.me.upgraded
        self.me.gain(**DEPARTMENTS[colour][upgraded])
        if colour == "white":
            yield from self.steps(1 + upgraded)

    def steps(self, count: int) -> Play:
        """Steps on R&D or Mining, two of them may be split."""
        me = self.me
        if me.rnd == LAST and me.mining == LAST:
            return
        answer = yield Wanted((self.active,), (Steps,))
        assert isinstance(answer, Steps)
        assert answer.to != "both" or count == 2
        mining = {"rnd": 0, "mining": count, "both": 1}[answer.to]
        due = [*self.forward("rnd", count - mining)] if mining < count else []
        yield from self.rewards([*due, *(self.forward("mining", mining) if mining else [])])
