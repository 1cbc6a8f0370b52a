"""A table of Yokohama laid by hand: positions in a few words, answers in notation, what was told as a list."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from typing_extensions import override

from bot.core.tables import load_tables
from rules.core.rng import Rng
from rules.core.seats import Seat
from rules.core.table import Table
from rules.yokohama.events import YokohamaEvent
from rules.yokohama.game import YOKOHAMA, YokohamaRules
from rules.yokohama.model.numbers import Tables
from rules.yokohama.model.state import State, Variant
from rules.yokohama.model.terms import AGENTS, COUNTRIES, GOODS
from rules.yokohama.setup import bare
from rules.yokohama.steps.areas.port import draw
from rules.yokohama.steps.turn.move import AskMove
from rules.yokohama.steps.turn.place import AskPlace
from rules.yokohama.steps.turn.rounds import AskFinish, NextSeat
from tests.rules.laid_table import LaidTable

if TYPE_CHECKING:
    from collections.abc import Iterable

    from rules.core.decisions import Description, Pick, Question
    from rules.core.step import AnyStep
    from rules.yokohama.model.position import Position
    from rules.yokohama.model.state import Merchant
    from rules.yokohama.model.terms import AreaKind
    from rules.yokohama.view import YokohamaView

FOLDER = Path(__file__).parents[2] / "data" / "yokohama"
_loaded = load_tables("yokohama", FOLDER, YOKOHAMA.tables)
assert isinstance(_loaded, Tables)
TABLES = _loaded
RULES = YokohamaRules(TABLES)
FACTS = RULES.facts

LAYOUTS: dict[int, tuple[AreaKind, ...]] = {
    2: ("tea", "bank", "port", "church", "mill", "lab", "mine", "customs", "agency", "fishing"),
    3: (
        *("tea", "mine", "bank", "port", "fishing"),
        *("mill", "lab", "canal", "china"),
        *("customs", "church", "dock"),
        *("agency", "fishing"),
    ),
    4: (
        *("tea", "mine", "bank", "port", "fishing", "church"),
        *("mill", "lab", "canal", "china", "mine"),
        *("customs", "tea", "agency", "dock"),
        *("mill", "fishing", "research"),
    ),
}
"""Towns for the tests, row by row; every row is shifted by half a board."""


class TableOfYokohama(LaidTable[State, YokohamaEvent]):
    """A table of Yokohama.

    The active seat is 0 and is asked to place; every area has the building tile of its number, 5-power tokens of the
    first kinds, ports and laboratories are filled in the order of the tables; reward tokens are gb, us, fr, free.
    """

    rules = RULES

    def __init__(self, seats: int = 4, variant: Variant | None = None, *stack: AnyStep, turns: int = 0) -> None:
        state = bare(FACTS, variant or Variant(), LAYOUTS[seats], seats)
        for area, site in enumerate(state.sites):
            if state.layout[area] != "canal":
                site.tile = area
                site.token = self._token(area)
        numbers = iter(range(len(FACTS.orders)))
        for port, _ in enumerate(state.ports):
            state.ports[port] = [next(numbers) for _ in FACTS.zones]
        cards = iter(range(len(FACTS.technologies)))
        for laboratory, _ in enumerate(state.laboratories):
            state.laboratories[laboratory] = [next(cards) for _ in FACTS.surcharges]
        for number in range(len(state.ports) * len(FACTS.zones)):
            state.order_bag[number] = 0
        for number in range(len(state.laboratories) * len(FACTS.surcharges)):
            state.technology_bag[number] = 0
        ids = [card.id for card in FACTS.achievements]
        state.achievements = [ids.index("A1"), ids.index("B1"), ids.index("C1")]
        if state.variant.rewards:
            for kind in ("gb", "us", "fr", "free"):
                state.reward_tokens[AGENTS.index(kind)] = 1
        state.turns = turns
        state.then(*(stack or (AskPlace(), AskMove(), AskFinish(), NextSeat())))
        super().__init__(state, Table(Rng(b"yokohama")))
        self.town = self.at.town
        self.check()

    @staticmethod
    def _token(area: int) -> int:
        """Tokens by area: four of the first kind, then the other kinds in turn, as many as there are."""
        kinds = [kind for kind, count in enumerate(FACTS.token_counts) for _ in range(count)]
        return kinds[area]

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
        me = self.me(seat)
        for word in text.split():
            name, _, times = word.partition("*")
            for _ in range(int(times or 1)):
                if me.assistants > 4:
                    me.assistants -= 1
                else:
                    me.stored[0] -= 1
                me.placed[self.area(name)] += 1
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
        me = self.me(seat)
        for thing, count in things.items():
            match thing:
                case "yen":
                    self.state.bank += me.yen - count
                    me.yen = count
                case "imports" | "copper" | "silk" | "tea" | "fish":
                    good = 4 if thing == "imports" else [*GOODS].index(thing)
                    self.state.supply[good] += me.goods[good] - count
                    me.goods[good] = count
                case "points":
                    me.points = count
                case _:
                    place = ("assistants", "shops", "houses").index(thing)
                    me.stored[place] += getattr(me, thing) - count
                    setattr(me, thing, count)
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
        for name in text.split():
            self._from_deck(FACTS.order_numbers[name])
            self.me(seat).orders.append(FACTS.order_numbers[name])
        self.check()
        return self

    def _from_deck(self, number: int) -> None:
        """Take an order from the deck, or from a port, which is filled from the deck."""
        state = self.state
        if not state.order_bag[number]:
            port = next(port for port in state.ports if number in port)
            spare = next(place for place, there in enumerate(state.order_bag) if there and place != number)
            state.order_bag[spare] = 0
            port[port.index(number)] = spare
            state.order_bag[number] = 1
        state.order_bag[number] = 0

    def done(self, text: str, seat: int = 0) -> TableOfYokohama:
        """Let a seat have completed orders."""
        me = self.me(seat)
        for name in text.split():
            number = FACTS.order_numbers[name]
            self._from_deck(number)
            me.completed.append(number)
            me.icons[FACTS.order_countries[number]] += 1
        self.check()
        return self

    def agents(self, text: str, seat: int = 0) -> TableOfYokohama:
        """Let a seat own unused foreign agents."""
        for name in text.split():
            kind = AGENTS.index(name)
            if kind < len(COUNTRIES):
                self.state.agents[kind] -= 1
            self.me(seat).agents[kind] += 1
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
