"""Typed answers, word by word: names of areas, goods and cards in any order that makes sense."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from rules.core.labels import say
from rules.core.reasons import IllegalAction, Reason
from rules.yokohama import actions as given
from rules.yokohama import boards, building, laboratory, movement, port
from rules.yokohama.frames import AskBonus, AskChurch, AskLearn
from rules.yokohama.headings import GENERAL, MOVEMENT
from rules.yokohama.judging import declined, not_asked
from rules.yokohama.notation import recall_of
from rules.yokohama.reader import Reader
from rules.yokohama.terms import GOODS, IMPORT, YEN_PER_UNIT
from rules.yokohama.words import AGENT_WORDS, GOOD_WORDS, PIECE_WORDS, WAY_WORDS

if TYPE_CHECKING:
    from collections.abc import Callable

    from rules.yokohama.facts import Facts
    from rules.yokohama.state import State
    from rules.yokohama.terms import AgentKind, Goods
    from rules.yokohama.town import Town

_SIGNED = re.compile(r"([+-])\s*([0-9]{0,2})\s*([^\W\d_]+)")


def refusal(key: str, **args: int | str) -> IllegalAction:
    """A typed answer that is not understood or leaves too much open."""
    return IllegalAction(Reason(say(key, **args), GENERAL))


def goods_of(counts: dict[str, int]) -> Goods:
    """Counts by word as goods."""
    copper, silk, tea, fish, imports = (counts.get(good, 0) for good in GOODS)
    return copper, silk, tea, fish, imports


class Parser:
    """Understands one typed answer.

    Attributes:
        guessed: How many names of areas stood without the number that they need.
    """

    def __init__(self, facts: Facts, town: Town, state: State, text: str, guesses: tuple[int, ...] = ()) -> None:
        self._facts, self._town, self._state = facts, town, state
        self._text = text
        self._words = Reader(town, text, guesses)

    @property
    def guessed(self) -> int:
        """How many names of areas stood without the number that they need."""
        return self._words.guessed

    def action(self) -> given.Action:
        """The answer.

        Raises:
            IllegalAction: It is not understood, or leaves too much open.
        """
        verb = self._words.verb()
        parse = _PARSERS.get(verb)
        if parse is None:
            return self._short(verb)
        action = parse(self)
        if self._words.more:
            raise self._words.unknown()
        return action

    def _short(self, verb: str) -> given.Action:
        if self._words.more:
            raise self._words.unknown()
        match verb:
            case "spin":
                return given.Spin()
            case "university":
                return given.Study()
            case "end":
                return given.EndTurn()
            case _:
                return self._none()

    def _none(self) -> given.Action:
        """Decline whatever is asked."""
        what = declined(self._state)
        if not what:
            raise IllegalAction(not_asked(self._state))
        return given.Decline(what[0])

    def keep(self) -> given.Action:
        """``keep gb3``."""
        return given.KeepOrder(self._order())

    def _order(self) -> str:
        return self._words.order(self._facts.order_numbers)

    def place(self) -> given.Action:
        """``place bank tea1``, ``place port x2 + lab``, ``place none``."""
        words = self._words
        if words.take("none"):
            return given.Place(())
        areas: list[str] = []
        telegram = None
        while words.more:
            if words.take("+"):
                telegram = words.area()
            elif areas and (times := words.times()) is not None:
                areas += [areas[-1]] * (times - 1)
            else:
                areas.append(words.area())
        if not areas:
            raise refusal("yokohama-name-areas")
        if len(areas) > 2 and areas[0] != areas[-1]:
            areas.sort(key=self._town.numbers.__getitem__)
        return given.Place(tuple(areas), telegram)

    def telegram(self) -> given.Action:
        """``telegram lab``."""
        return given.PlaceByTelegram(self._words.area())

    def go(self) -> given.Action:
        """``go bank``, ``go dock via lab``, ``go agency by tram``."""
        words, town, state = self._words, self._town, self._state
        name = words.area()
        via: list[str] = []
        if words.take("via"):
            while words.more and not words.at("by"):
                via.append(words.area())
        if words.take("by"):
            way = words.meant(WAY_WORDS)
            return given.Go(name, "tram" if way == "tram" else "station")
        if not via and (straight := movement.straight(town, state, town.numbers[name])):
            return straight
        goings = [go for go in movement.goings(town, state) if go.area == name]
        wanted = [go for go in goings if not via or set(go.via) == set(via)]
        if len(wanted) == 1:
            return wanted[0]
        if via and (walk := movement.walk_by(town, state, town.numbers[name], tuple(via))):
            return walk
        if len(goings) > 1:
            ways = ", ".join(" ".join(go.via) for go in goings)
            raise IllegalAction(Reason(say("yokohama-which-way", ways=ways), MOVEMENT))
        raise IllegalAction(movement.refuse_area(town, state, town.numbers[name]))

    def recall(self) -> given.Action:
        """``recall``, ``recall all``, ``recall bank x2 tea1``."""
        words, placed, names = self._words, self._state.me.placed, self._town.names
        there = [area for area, count in enumerate(placed) if count]
        bounds = tuple(placed[area] for area in there)
        wanted: dict[str, int] = {}
        if words.take("all"):
            wanted = {names[area]: placed[area] for area in there}
        elif not words.take("none"):
            while words.more:
                name = words.area()
                wanted[name] = wanted.get(name, 0) + (words.times() or 1)
        known = tuple(names[area] for area in there)
        if any(name not in known for name in wanted):
            raise refusal("yokohama-recall-too-many")
        return recall_of(known, bounds, tuple(wanted.get(name, 0) for name in known))

    def church(self) -> given.Action:
        """``church 6``, ``church 6 pay copper 2y``, ``church none``."""
        words, frame = self._words, self._state.stack[-1]
        if words.take("none"):
            return given.Decline("church")
        faith = words.number()
        paid = words.counted(GOOD_WORDS) if words.take("pay") else None
        from_area = words.from_area()
        if not isinstance(frame, AskChurch):
            raise IllegalAction(not_asked(self._state))
        if paid is None:
            space = boards.space_of(self._facts, self._state, faith)
            if space is None:
                return given.PlaceInChurch(faith, goods_of({}), yen=False)
            ready = boards.cheapest(self._facts, self._state, frame, space)
            return given.PlaceInChurch(faith, ready.goods, ready.yen, from_area)
        if paid.get("yen", 0) not in {0, 1, YEN_PER_UNIT}:
            raise refusal("yokohama-church-once")
        return given.PlaceInChurch(faith, goods_of(paid), bool(paid.get("yen")), from_area)

    def customs(self) -> given.Action:
        """``customs 3``, ``customs none``."""
        words = self._words
        if words.take("none"):
            return given.Decline("customs")
        space = words.number()
        paid = words.counted(GOOD_WORDS) if words.take("pay") else None
        spaces = self._facts.customs
        if paid is not None and 0 < space <= len(spaces) and goods_of(paid) != (0, 0, 0, 0, spaces[space - 1].need):
            raise refusal("yokohama-customs-exact", need=spaces[space - 1].need)
        return given.PlaceAtCustoms(space, words.from_area())

    def hire(self) -> given.Action:
        """``hire 2 assistant 1 shop``, ``hire none``."""
        if self._words.take("none"):
            return given.Decline("hire")
        return self._pieces(self._words.counted(PIECE_WORDS))

    @staticmethod
    def _pieces(counts: dict[str, int]) -> given.Hire:
        return given.Hire(counts.get("assistant", 0), counts.get("shop", 0), counts.get("house", 0))

    def tech(self) -> given.Action:
        """``tech tram pay 1 import 2y``, ``tech none``."""
        words, frame = self._words, self._state.stack[-1]
        if words.take("none"):
            return given.Decline("tech")
        found = words.technologies(self._facts.technologies)
        paid = words.counted(GOOD_WORDS) if words.take("pay") else None
        if not isinstance(frame, AskLearn):
            raise IllegalAction(not_asked(self._state))
        board = self._state.laboratories[frame.laboratory]
        there = [name for name in found if self._facts.technology_numbers[name] in board] or found[:1]
        if len(there) > 1:
            raise refusal("yokohama-which-technology", names=", ".join(there))
        if paid is None:
            ready = [one for one in laboratory.learnings(self._facts, self._state, frame) if one.technology == there[0]]
            return ready[0] if ready else given.Learn(there[0], 0, 0)
        if any(good != IMPORT and count for good, count in enumerate(goods_of(paid))):
            raise refusal("yokohama-technology-pay")
        if paid.get("yen", 0) % YEN_PER_UNIT:
            raise refusal("yokohama-technology-pay")
        return given.Learn(there[0], paid.get("import", 0), paid.get("yen", 0) // YEN_PER_UNIT)

    def station(self) -> given.Action:
        """``station bank``."""
        return given.PlaceStation(self._words.area())

    def take(self) -> given.Action:
        """``take gb3 de1 pay import``, ``take none``."""
        words = self._words
        if words.take("none"):
            return given.Decline("take")
        orders: list[str] = []
        while words.more and not words.at("pay"):
            orders.append(self._order())
        if not words.take("pay"):
            return port.usual(self._state, tuple(orders))
        paid = words.counted(GOOD_WORDS)
        pay = "import" if paid == {"import": 1} else "yen" if set(paid) == {"yen"} else None
        if pay is None or len(orders) < 2:
            raise refusal("yokohama-take-pay")
        return given.TakeOrders(tuple(orders), "import" if pay == "import" else "yen")

    def trade(self) -> given.Action:
        """``trade -1 silk +1 fish``, ``trade none``."""
        words = self._words
        if words.take("none"):
            return given.Decline("trade")
        sold: dict[str, int] = {}
        bought: dict[str, int] = {}
        for sign, count, word in _SIGNED.findall(words.rest()):
            good = words.meaning(word, GOOD_WORDS)
            side = sold if sign == "-" else bought
            side[good] = side.get(good, 0) + int(count or 1)
        if "yen" in sold or "yen" in bought or "import" in sold:
            raise refusal("yokohama-trade-what")
        return given.Trade(goods_of(sold), goods_of(bought))

    def token(self) -> given.Action:
        """``token``, ``token copper silk``, ``token none``."""
        if self._words.take("none"):
            return given.Decline("token")
        return self._choosing(given.TakeToken())

    def build(self) -> given.Action:
        """``build shop 2``, ``build shop 1 for silk``, ``build house``, ``build none``."""
        words, frame = self._words, self._state.stack[-1]
        if words.take("none"):
            return given.Decline("build")
        if words.meant(PIECE_WORDS) == "house":
            return self._choosing(given.BuildHouse())
        if words.number_next():
            return self._choosing(given.BuildShop(words.number()))
        free = building.shop_spaces(self._state, frame) if isinstance(frame, AskBonus) else []
        if len(free) != 1:
            raise refusal("yokohama-which-space", spaces=", ".join(str(space + 1) for space in free))
        return self._choosing(given.BuildShop(free[0] + 1))

    def _choosing(self, first: given.TakeToken | given.BuildShop | given.BuildHouse) -> given.Action:
        """What a building or token brings, if it is chosen at once."""
        words = self._words
        words.take("for")
        if not words.more:
            return first
        counts = words.counted({**GOOD_WORDS, **PIECE_WORDS})
        if set(counts) <= set(GOODS):
            return given.Choosing(first, given.GainGoods(goods_of(counts)))
        return given.Choosing(first, self._pieces(counts))

    def gain(self) -> given.Action:
        """``gain copper silk``."""
        return given.GainGoods(goods_of(self._words.counted(GOOD_WORDS)))

    def move(self) -> given.Action:
        """``move hand>bank tea1>lab x2``, ``move none``."""
        words = self._words
        if words.take("none"):
            return given.Decline("move")
        moves: list[tuple[str, str]] = []
        while words.more:
            if moves and (times := words.times()) is not None:
                moves += [moves[-1]] * (times - 1)
            else:
                moves.append(words.step())
        return given.MoveAssistants(tuple(moves))

    def leave(self) -> given.Action:
        """``leave 1``."""
        return given.Leave(0 if self._words.take("none") else self._words.number())

    def reward(self) -> given.Action:
        """``reward fr``."""
        return given.TakeReward(self._agent())

    def _agent(self) -> AgentKind:
        word = self._words.meant(AGENT_WORDS)
        kinds: dict[str, AgentKind] = {"gb": "gb", "us": "us", "fr": "fr", "de": "de", "nl": "nl", "free": "free"}
        return kinds[word]

    def order(self) -> given.Action:
        """``order gb3``."""
        return given.CompleteOrder(self._order())

    def achieve(self) -> given.Action:
        """``achieve A3``."""
        return given.Achieve(self._words.word().upper())

    def agent(self) -> given.Action:
        """``agent tea1``, ``agent tea1 with gb``."""
        area = self._words.area()
        return given.UseAgent(area, self._agent() if self._words.take("with") else None)


_PARSERS: dict[str, Callable[[Parser], given.Action]] = {
    name: getattr(Parser, name)
    for name in [
        "keep",
        "place",
        "telegram",
        "go",
        "recall",
        "church",
        "customs",
        "hire",
        "tech",
        "station",
        "take",
        "trade",
        "token",
        "build",
        "gain",
        "move",
        "leave",
        "reward",
        "order",
        "achieve",
        "agent",
    ]
}
