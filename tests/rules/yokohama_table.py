"""A table of Yokohama laid by hand: positions in a few words, answers in notation, what was told as a list."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from typing_extensions import override

from bot.core.tables import load_tables
from rules.core.rng import Rng
from rules.core.seats import Seat
from rules.core.table import Table
from rules.yokohama import laying
from rules.yokohama.events import YokohamaEvent
from rules.yokohama.game import YOKOHAMA, YokohamaRules
from rules.yokohama.model.numbers import Tables
from rules.yokohama.model.state import State, Variant
from rules.yokohama.steps.areas.port import draw
from tests.rules.laid_table import LaidTable

if TYPE_CHECKING:
    from collections.abc import Iterable

    from rules.core.decisions import Description, Pick, Question
    from rules.core.step import AnyStep
    from rules.yokohama.model.position import Position
    from rules.yokohama.model.state import Merchant
    from rules.yokohama.view import YokohamaView

FOLDER = Path(__file__).parents[2] / "data" / "yokohama"
_loaded = load_tables("yokohama", FOLDER, YOKOHAMA.tables)
assert isinstance(_loaded, Tables)
TABLES = _loaded
RULES = YokohamaRules(TABLES)
FACTS = RULES.facts


class TableOfYokohama(LaidTable[State, YokohamaEvent]):
    """A table of Yokohama.

    The active seat is 0 and is asked to place; every area has the building tile of its number, 5-power tokens of the
    first kinds, ports and laboratories are filled in the order of the tables; reward tokens are gb, us, fr, free.
    """

    rules = RULES

    def __init__(self, seats: int = 4, variant: Variant | None = None, *stack: AnyStep, turns: int = 0) -> None:
        state = laying.lay(FACTS, seats, variant or Variant(), *stack)
        state.turns = turns
        super().__init__(state, Table(Rng(b"yokohama")))
        self.town = self.at.town
        self.check()

    @property
    def at(self) -> Position:
        """The position as the active seat looks at it."""
        return RULES.position(self.state, self.state.active)

    @override
    def check(self) -> None:
        assert RULES.violations(self.state) == []

    def area(self, name: str) -> int:
        """An area by its name."""
        return self.town.numbers[name]

    def me(self, seat: int = 0) -> Merchant:
        """A merchant."""
        return self.state.merchants[seat]

    def put(self, text: str, seat: int = 0) -> TableOfYokohama:
        """Lay out assistants of a seat, e.g. ``bank2 tea1x2 lab``; they come from hand, then from the warehouse."""
        laying.put(FACTS, self.state, text, seat)
        self.check()
        return self

    def stand(self, name: str, seat: int = 0) -> TableOfYokohama:
        """Let the president of a seat stand in an area."""
        self.me(seat).president = self.area(name)
        return self

    def shop(self, name: str, space: int = 1, seat: int = 0) -> TableOfYokohama:
        """Lay out a shop of a seat."""
        self._building(name, seat)
        self.state.sites[self.area(name)].shops[space - 1] = Seat(seat)
        self.me(seat).stored[1] -= 1
        self.me(seat).built[0] += 1
        self.check()
        return self

    def house(self, name: str, seat: int = 0) -> TableOfYokohama:
        """Lay out a trading house of a seat."""
        self._building(name, seat)
        self.state.sites[self.area(name)].house = Seat(seat)
        self.me(seat).stored[2] -= 1
        self.me(seat).built[1] += 1
        self.check()
        return self

    def _building(self, name: str, seat: int) -> None:
        area = self.area(name)
        site = self.state.sites[area]
        if Seat(seat) not in site.shops and site.house != seat:
            production = FACTS.categories[self.state.layout[area]] == "production"
            self.me(seat).sites[0 if production else 1] += 1

    def own(self, seat: int = 0, **things: int) -> TableOfYokohama:
        """Let a seat own exactly this: yen, goods, assistants, shops, houses in hand, points."""
        laying.own(self.state, seat, **things)
        self.check()
        return self

    def know(self, *names: str, seat: int = 0) -> TableOfYokohama:
        """Let a seat own technologies; they come from the boards or the deck, first cards first."""
        me = self.me(seat)
        for name in names:
            number = next(
                number
                for number, card in enumerate(FACTS.technologies)
                if name in {card.id, card.name} and self._find_technology(number)
            )
            me.technologies.append(number)
            me.skills.append(FACTS.technologies[number].name)
            me.icons[FACTS.technology_countries[number]] += 1
        self.check()
        return self

    def _find_technology(self, number: int) -> bool:
        """Take a technology from the deck, or from a board, which is filled from the deck."""
        state = self.state
        if state.technology_bag[number]:
            state.technology_bag[number] = 0
            return True
        for board in state.laboratories:
            if number in board:
                spare = next(place for place, there in enumerate(state.technology_bag) if there)
                state.technology_bag[spare] = 0
                board[board.index(number)] = spare
                return True
        return False

    def board(self, laboratory: int, *names: str) -> TableOfYokohama:
        """Lay these technologies on the first spaces of a laboratory; ids, or names that are there once."""
        state = self.state
        for number in state.laboratories[laboratory]:
            if number is not None:
                state.technology_bag[number] = 1
        wanted = [FACTS.technology_numbers[name] for name in names]
        state.laboratories[laboratory] = []
        for number in wanted:
            assert self._find_technology(number), "no one owns it"
        rest = [number for number, there in enumerate(state.technology_bag) if there][: 6 - len(wanted)]
        for number in rest:
            state.technology_bag[number] = 0
        state.laboratories[laboratory] = [*wanted, *rest]
        self.check()
        return self

    def empty_technology_deck(self) -> None:
        """Give the technologies of the deck to the other seats."""
        for number, there in enumerate(self.state.technology_bag):
            if there:
                card = FACTS.technologies[number]
                owner = next(me for me in self.state.merchants[1:] if card.name not in me.skills)
                self.state.technology_bag[number] = 0
                owner.technologies.append(number)
                owner.skills.append(card.name)
                owner.icons[FACTS.technology_countries[number]] += 1
        self.check()

    def hold(self, text: str, seat: int = 0) -> TableOfYokohama:
        """Let a seat hold orders, drawn from the deck."""
        laying.hold(FACTS, self.state, text, seat)
        self.check()
        return self

    def done(self, text: str, seat: int = 0) -> TableOfYokohama:
        """Let a seat have completed orders."""
        laying.done(FACTS, self.state, text, seat)
        self.check()
        return self

    def agents(self, text: str, seat: int = 0) -> TableOfYokohama:
        """Let a seat own unused foreign agents."""
        laying.agents(self.state, text, seat)
        self.check()
        return self

    def achievements(self, *ids: str) -> TableOfYokohama:
        """Lay out these achievements, one of each stack."""
        names = [card.id for card in FACTS.achievements]
        self.state.achievements = [names.index(name) for name in ids]
        return self

    def deck(self, count: int) -> TableOfYokohama:
        """Let the draw pile of orders hold so many; the rest counts as removed."""
        self.state.removed = sum(self.state.order_bag) - count
        return self

    def draw(self, count: int) -> list[int]:
        """Draw orders."""
        return draw(self.state, count, self.table)

    @property
    def question(self) -> Question:
        """The question of the active seat."""
        return self.question_of()

    def pick(self, name: str) -> Pick:
        """A part that picks."""
        part = self.part(name)
        assert part.kind == "pick"
        return part

    def missing(self) -> list[str]:
        """Keys of the reasons for what cannot be had."""
        return [one.reason.label.key for one in self.question.missing()]

    def describe(self, text: str) -> Description:
        """What an answer does."""
        return self.question.describe(text)

    def seen(self, audience: int | None = 0) -> YokohamaView:
        """What an audience sees."""
        return RULES.view(self.state, None if audience is None else Seat(audience))

    def goods(self, seat: int = 0) -> list[int]:
        """Goods of a seat, imports last."""
        return self.me(seat).goods


def some(told: Iterable[YokohamaEvent], kind: str) -> list[YokohamaEvent]:
    """The events of a kind."""
    return [event for event in told if event.kind == kind]
