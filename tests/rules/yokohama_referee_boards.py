"""The referee's half for boards, cards, extras and the end of turns."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import product
from typing import TYPE_CHECKING

from rules.yokohama.events import YokohamaEvent, areas, extras, rounds
from rules.yokohama.model.cards import Reward
from tests.rules.yokohama_ledger import Ledgers
from tests.rules.yokohama_table import FACTS

if TYPE_CHECKING:
    from rules.yokohama.model.cards import Technology

PRICES = (2, 2, 1, 1, 4)
HOUSE_PRICES = (4, 5, 6, 7)
ZONES = {2: 1, 3: 2, 4: 3, 5: 3}
SETS = (0, 0, 2, 4, 8, 12)


class BoardReferee(Ledgers):
    """Judges what is paid, taken, completed and counted."""

    def judge_board(self, event: areas.PlacedInChurch | areas.PlacedAtCustoms | areas.Hired | areas.Traded) -> None:
        """Area actions that pay for something."""
        me = self.me
        assert event.seat == self.active
        match event:
            case areas.PlacedInChurch():
                space = FACTS.church[event.space - 1]
                assert space.need == event.faith <= self.allowed + sum(event.goods) + event.yen // 2
                assert max(event.goods) <= 1
                assert event.yen in {0, 2}
                me.pay(event.yen, event.goods)
                self.bonus("winery", Reward(points=3))
                self._stay("church", event.space, space.reward)
            case areas.PlacedAtCustoms():
                space = FACTS.customs[event.space - 1]
                assert space.need <= event.imports <= self.allowed
                me.pay(0, (0, 0, 0, 0, event.imports))
                self.bonus("brickyard", Reward(points=4))
                self._stay("customs", event.space, space.reward)
            case areas.Hired():
                pieces = {"assistants": event.assistants, "shops": event.shops, "houses": event.houses}
                assert 0 < sum(pieces.values()) <= self.hires.pop()
                first = 4 - me.store["houses"]
                assert event.yen == 2 * event.shops + sum(HOUSE_PRICES[first : first + event.houses])
                me.pay(event.yen)
                me.hand.update(pieces)
                me.store.subtract(pieces)
                assert min(me.store.values()) >= 0
            case areas.Traded():
                self._traded(event)

    def _stay(self, board: str, space: int, reward: Reward) -> None:
        """An assistant of the hand, else of the area, stays on a board."""
        me, spaces = self.me, self.boards[board]
        assert space not in spaces
        assert self.acting is not None
        spaces[space] = self.active
        pile, key = (me.hand, "assistants") if me.hand["assistants"] else (me.placed, self.acting[0])
        pile[key] -= 1
        assert pile[key] >= 0
        self.expect(self.active, board, reward)

    def _traded(self, event: areas.Traded) -> None:
        me = self.me
        assert 0 < sum(event.sold) + sum(event.bought) <= self.allowed
        assert event.sold[4] == 0
        yen = sum((out - into) * price for out, into, price in zip(event.sold, event.bought, PRICES, strict=True))
        assert event.yen == yen
        times = min(event.bought[0], 1) if self.variant["mining"] == "action" else event.bought[0]
        mined = times if "mining" in me.skills else 0
        me.yen += yen
        me.goods = [have + into - out for have, out, into in zip(me.goods, event.sold, event.bought, strict=True)]
        assert me.yen >= 0
        assert me.goods[0] + mined >= 0
        assert min(me.goods[1:]) >= 0
        if mined:
            self.expect(self.active, "mining", Reward(goods=(mined, 0, 0, 0, 0)))

    def judge_cards(
        self, event: rounds.OrdersRefilled | rounds.TechnologyRefilled | areas.TookOrders | areas.Learned
    ) -> None:
        """Ports and laboratories."""
        match event:
            case areas.TookOrders():
                self._took(event)
            case rounds.OrdersRefilled():
                board = [card for card in self.ports[event.port] if card] + [order.id for order in event.orders]
                self.deck -= len(event.orders)
                assert len(board) + event.short == 6
                assert not event.short or not self.deck
                assert self.deck >= 0
                self.ports[event.port] = [*board, *[None] * event.short]
                self.short |= event.short > 0
            case areas.Learned():
                self._learned(event.technology, event)
            case rounds.TechnologyRefilled():
                rest = [card for card in self.labs[event.laboratory] if card]
                new = [] if event.technology is None else [event.technology.id]
                self.labs[event.laboratory] = [*rest, *new, *[None] * (6 - len(rest) - len(new))]

    def _took(self, event: areas.TookOrders) -> None:
        me, board = self.me, self.ports[event.port]
        assert self.acting is not None
        zones = ZONES[self.acting[1]]
        for order in event.orders:
            assert FACTS.zones[board.index(order.id)] < zones
        for order in event.orders:
            board[board.index(order.id)] = None
            me.orders.append(order.id)
        assert len(me.orders) <= 3
        assert (event.yen, event.imports) in ({(2, 0), (0, 1)} if len(event.orders) == 2 else {(0, 0)})
        me.pay(event.yen, (0, 0, 0, 0, event.imports))

    def _learned(self, card: Technology, event: areas.Learned) -> None:
        me, board = self.me, self.labs[event.laboratory]
        assert card.name not in me.skills
        space = board.index(card.id)
        board[space] = None
        late = len(me.skills) >= 3
        due = max(card.value + FACTS.surcharges[space] - self.allowed, 0) + late
        assert event.yen % 2 == 0
        assert event.imports + event.yen // 2 >= due
        me.pay(event.yen, (0, 0, 0, 0, event.imports))
        self.bonus("letterpress", Reward(yen=1))
        self.bonus("patent", Reward(points=2))
        me.skills.append(card.name)
        if card.name == "exposition":
            self.expect(self.active, "exposition", Reward(points=10))
        self._icon(card.country)

    def _icon(self, country: str) -> None:
        self.me.icons[country] += 1
        if self.me.icons[country] % 2 == 0:
            self.agents_due.append(country)

    def judge_extra(self, event: YokohamaEvent) -> None:
        """What is received, and phases A and C."""
        me = self.me
        match event:
            case extras.Gained():
                self._gained(event)
            case rounds.Kept(order=order) if order is not None:
                self.ledgers[event.seat].orders.append(order.id)
            case extras.Completed(order=order):
                me.orders.remove(order.id)
                me.pay(0, order.goods)
                me.completed += 1
                self.bonus("ball", Reward(points=2))
                self.bonus("language-school", Reward(yen=1))
                self.expect(self.active, "order", order.reward)
                self._icon(order.country)
            case extras.AgentGained():
                self.agents_due.remove(event.country)
                assert event.short == (not self.agents[event.country])
                if not event.short:
                    self.agents[event.country] -= 1
                    me.agents[event.country] += 1
            case extras.Achieved():
                self._achieved(event)
            case extras.RewardTokenTaken():
                assert len(me.achieved) == 3
                if event.token == "free":
                    me.agents["free"] += 1
                else:
                    self._icon(event.token)
            case extras.Spun():
                self.once["spin"] += 1
                assert "spinning-mill" in me.skills
                me.pay(-2, (0, 1, 0, 0, 0))
            case extras.Studied():
                self.once["study"] += 1
                assert "university" in me.skills
                me.pay(1)
                me.store["assistants"] -= 1
                me.hand["assistants"] += 1
                assert me.store["assistants"] >= 0
            case _:
                assert event.kind in {"laid-out", "start-player", "offered", "kept"}

    def _gained(self, event: extras.Gained) -> None:
        owner, reward = self.ledgers[event.seat], event.reward
        if event.cause == "choice":
            count, mined = self.anys.pop()
            assert (sum(reward.goods[:4]), reward.goods[4]) == (count, 0)
            times = reward.goods[0] if mined else 0
        else:
            assert self.due[event.seat, event.cause, reward] > 0, event
            self.due[event.seat, event.cause, reward] -= 1
            times = int(reward.goods[0] > 0 and event.cause in {"area", "token", "shop", "house"})
        owner.receive(reward)
        if times and "mining" in owner.skills:
            self.expect(event.seat, "mining", Reward(goods=(times, 0, 0, 0, 0)))

    def _achieved(self, event: extras.Achieved) -> None:
        me = self.me
        done = self.achieved.setdefault(event.achievement, [])
        assert self.active not in done
        card = next(card for card in FACTS.achievements if card.id == event.achievement)
        assert (event.first, event.points) == (not done, card.later if done else card.first)
        built = [
            name
            for name in self.kinds
            if self.active in self.shops[name].values() or self.houses.get(name) == self.active
        ]
        production = sum(FACTS.categories[self.kinds[name]] == "production" for name in built)
        has = {
            **dict(zip(("copper", "silk", "tea", "fish"), me.goods, strict=False)),
            "yen": me.yen,
            "technologies": len(me.skills),
            "agents": sum(me.agents.values()) + me.used + me.tokens,
            "orders": me.completed,
            "production": production,
            "commercial": len(built) - production,
        }
        assert all(has[what] >= count for what, count in card.need)
        me.points += event.points
        me.hand["assistants"] -= 1
        assert me.hand["assistants"] >= 0
        me.achieved.append(event.achievement)
        done.append(self.active)

    def judge_turn(self, event: rounds.TurnEnded | rounds.EndIsNear | rounds.Ended) -> None:
        """Turns, the end coming near, and the end."""
        match event:
            case rounds.EndIsNear():
                self.reasons.append(event.reason)
                self.last = self.last or (self.turns // self.seats + 2) * self.seats
                assert event.rounds_left == self.last // self.seats - self.turns // self.seats
            case rounds.TurnEnded():
                assert event.seat == self.active
                assert not +self.due
                assert not self.agents_due
                self.all_recovered()
                assert self.once["move"] == 1
                assert max(self.once.values()) == 1
                assert set(self.reasons) == self.conditions()
                self.next_turn()
                if self.turns != self.last and "stock-market" in self.me.skills and self.me.yen < 2:
                    self.expect(self.active, "stock-market", Reward(yen=2 - self.me.yen))
            case rounds.Ended():
                assert self.turns == self.last
                assert event.by == self.reasons[0]

    def conditions(self) -> set[str]:
        """Conditions for the end that hold."""
        enough = {2: 5, 3: 5, 4: 6}[self.seats]
        found = {name for name, spaces in self.boards.items() if len(spaces) >= enough}
        for seat in range(self.seats):
            if sum(seat in owners.values() for owners in self.shops.values()) == 8:
                found.add("shops")
            if list(self.houses.values()).count(seat) == 4:
                found.add("houses")
        return found | ({"orders"} if self.short else set())

    def totals(self) -> list[int]:
        """Final scores by seat."""
        neutral = self.seats == 2 and self.variant["edition"] == "dlp"
        found = [ledger.points for ledger in self.ledgers]
        for name, points in (("church", (6, 3)), ("customs", (8, 4))):
            spaces = {space: owner for space, owner in self.boards[name].items() if owner >= 0 or neutral}
            count = Counter(spaces.values())
            right = {owner: space for space, owner in sorted(spaces.items())}
            for owner, more in zip(sorted(count, key=lambda one: (-count[one], -right[one])), points, strict=False):
                if owner >= 0:
                    found[owner] += more
        values = {card.name: card.value for card in FACTS.technologies}
        order = [(self.first + step) % self.seats for step in range(self.seats)]
        total = {seat: float(sum(values[name] for name in self.ledgers[seat].skills)) for seat in order}
        ranking = {seat: total[seat] for seat in order if self.ledgers[seat].skills} | ({-1: 7.5} if neutral else {})
        for seat, more in zip(sorted(ranking, key=lambda one: -ranking[one]), (10, 5), strict=False):
            if seat >= 0:
                found[seat] += more
        for seat, one in enumerate(self.ledgers):
            found[seat] += best(tuple(sorted(one.icons[country] for country in ("gb", "us", "fr", "de", "nl"))))
            found[seat] += sum(one.agents.values()) + one.goods[4] + one.yen // 2 + sum(one.goods[:4]) // 3
        return found


@cache
def best(icons: tuple[int, ...]) -> int:
    """The most points that sets of different countries can bring."""
    most = 0
    for chosen in product((0, 1), repeat=5):
        if sum(chosen) > 1 and all(take <= have for take, have in zip(chosen, icons, strict=True)):
            left = tuple(sorted(have - take for take, have in zip(chosen, icons, strict=True)))
            most = max(most, SETS[sum(chosen)] + best(left))
    return most
