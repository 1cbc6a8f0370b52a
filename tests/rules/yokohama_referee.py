"""A referee of Yokohama: holds what is told of a match against the rulebooks, apart from the code that plays."""

from __future__ import annotations

from itertools import pairwise, permutations

from rules.yokohama.events import YokohamaEvent, areas, moves, rounds
from rules.yokohama.model.cards import Reward
from tests.rules.yokohama_referee_boards import BoardReferee

GOODS = {"mine": 0, "mill": 1, "tea": 2, "fishing": 3}
LEAST = {"mine": 2, "mill": 1, "customs": 1, "agency": 1, "port": 1, "dock": 1}
"""Power that brings nothing yet."""


class Referee(BoardReferee):
    """Judges one event after the other."""

    def judge(self, event: YokohamaEvent) -> None:
        """Hold an event against the rulebooks."""
        match event:
            case moves.Placed() | moves.Went() | moves.Recalled() | moves.MovedAssistants() | moves.Recovered():
                self._move(event)
            case areas.AgentUsed() | areas.Acted() | areas.TokenTaken() | areas.Built() | areas.StationPlaced():
                self._act(event)
            case rounds.TurnEnded() | rounds.EndIsNear() | rounds.Ended():
                self.judge_turn(event)
            case rounds.OrdersRefilled() | rounds.TechnologyRefilled() | areas.TookOrders() | areas.Learned():
                self.judge_cards(event)
            case areas.PlacedInChurch() | areas.PlacedAtCustoms() | areas.Hired() | areas.Traded():
                self.judge_board(event)
            case _:
                self.judge_extra(event)

    def _move(
        self, event: moves.Placed | moves.Went | moves.Recalled | moves.MovedAssistants | moves.Recovered
    ) -> None:
        """Presidents and assistants on the move."""
        me = self.me
        assert event.seat == self.active
        match event:
            case moves.Placed():
                self._placed(event)
            case moves.Went():
                self._went(event)
            case moves.Recalled():
                self.once["move"] += 1
                me.president = None
                for area, count in event.assistants:
                    me.placed[area] -= count
                    me.hand["assistants"] += count
                    assert me.placed[area] >= 0
            case moves.MovedAssistants():
                self.moves -= len(event.moves)
                assert self.moves >= 0
                for source, into in event.moves:
                    assert self.kinds[into] != "canal"
                    pile, key = (me.hand, "assistants") if source is None else (me.placed, source)
                    pile[key] -= 1
                    assert pile[key] >= 0
                    me.placed[into] += 1
            case moves.Recovered():
                assert self.acting is not None
                assert event.area == self.acting[0]
                assert event.returned + event.stayed == me.placed[event.area]
                assert event.stayed <= ("telephone" in me.skills)
                me.placed[event.area] = event.stayed
                self.left_behind = None
                me.hand["assistants"] += event.returned

    def _placed(self, event: moves.Placed) -> None:
        me, areas = self.me, list(event.areas)
        if event.telegram:
            assert "telegram" in me.skills
            assert self.twice is not None
            assert areas[0] in self.near[self.twice]
            self.twice = None
        else:
            self.once["place"] += 1
            double = len(areas) == 2 and len(set(areas)) == 1
            assert double or len(set(areas)) == len(areas) <= (4 if "newspaper" in me.skills else 3)
            self.twice = areas[0] if double else None
        assert all(self.kinds[area] != "canal" for area in areas)
        self.pay_presidents(areas, event.fees)
        me.hand["assistants"] -= len(areas)
        assert me.hand["assistants"] >= 0
        me.placed.update(areas)

    def _went(self, event: moves.Went) -> None:
        me, area = self.me, event.area
        self.once["move"] += 1
        assert area != me.president
        assert self.kinds[area] != "canal"
        if event.way == "station":
            assert "station" in me.skills
            assert area == self.station
        else:
            assert me.placed[area] or (event.way == "tram" and self.variant["edition"] == "synapses")
            assert not self.presidents(area) or (event.way != "tram" and "postal" in me.skills)
        assert event.way in me.skills or event.way == ("hand" if me.president is None else "walk")
        coach = "stagecoach" in me.skills
        entered = [*event.via, area] if event.way in {"hand", "walk"} else []
        if event.way == "walk":
            assert me.president is not None
            own = {name for name, count in me.placed.items() if count and name != me.president}
            free = {name for name in own if coach or not self.presidents(name)}
            assert all(name in own or self.kinds[name] == "canal" for name in event.via)
            assert any(self._leads([me.president, *order, area], free) for order in permutations(event.via))
        self.pay_presidents([] if coach else entered, event.fees)
        assert event.canal == ("canal" in event.via)
        me.pay(event.canal)
        me.president = area

    def _leads(self, stops: list[str], free: set[str]) -> bool:
        """Whether each of these stops can be reached from the one before without paying in between."""
        for start, goal in pairwise(stops):
            reached = edge = {start}
            while edge:
                edge = {other for area in edge for other in self.near[area] & (free | {goal})} - reached
                reached = reached | edge
            if goal not in reached:
                return False
        return True

    def _act(self, event: areas.AgentUsed | areas.Acted | areas.TokenTaken | areas.Built | areas.StationPlaced) -> None:
        """Steps 3 to 5."""
        me, area = self.me, event.area
        assert event.seat == self.active
        match event:
            case areas.AgentUsed():
                self.once["agent"] += 1
                me.agents[event.agent] -= 1
                me.used += 1
                assert me.agents[event.agent] >= 0
                assert me.placed[area] > 0
                assert me.president != area
            case areas.Acted():
                self._acted(event)
            case areas.TokenTaken():
                assert self.acting == (area, 5)
                assert self.tokens[area] == event.token
                self.tokens[area] = None
                me.tokens += not event.token.reward.free_agent
                self.expect(self.active, "token", event.token.reward)
            case areas.Built():
                self._built(event)
            case areas.StationPlaced():
                assert me.skills[-1] == "station"
                assert self.kinds[area] != "canal"
                assert self.station is None
                self.station = area

    def _acted(self, event: areas.Acted) -> None:
        me, area = self.me, event.area
        kind, owner = self.kinds[area], self.houses.get(area)
        buildings = (self.active in self.shops[area].values()) + (owner == self.active)
        power = me.placed[area] + (me.president == area) + buildings + (self.station == area)
        assert event.power == min(power, 5)
        power = event.power
        self.acting, self.may_build = (area, power), power >= 4
        self.all_recovered()
        self.left_behind = area
        self.allowed = max(power - LEAST.get(kind, 0), 0)
        if owner is not None and owner != self.active:
            self.expect(owner, "trading-house", Reward(yen=1))
        if kind in GOODS:
            goods = tuple(self.allowed if number == GOODS[kind] else 0 for number in range(5))
            self.expect(self.active, "area", Reward(goods=(goods[0], goods[1], goods[2], goods[3], goods[4])))
        if kind == "bank":
            self.expect(self.active, "area", Reward(yen=power))
        if kind in {"port", "dock"} and power == 5:
            self.expect(self.active, "port", Reward(points=3))
        if kind == "agency":
            self.hires.append(self.allowed)

    def _built(self, event: areas.Built) -> None:
        me, area, tile = self.me, event.area, self.tiles[event.area]
        assert self.acting is not None
        assert (self.acting[0], self.may_build) == (area, True)
        assert tile is not None
        self.may_build = False
        if event.piece == "shop":
            assert self.active not in self.shops[area].values()
            assert event.space not in self.shops[area]
            self.shops[area][event.space] = self.active
            me.hand["shops"] -= 1
            self.bonus("gaslight", Reward(points=2))
            self.expect(self.active, "shop", tile.shops[event.space - 1])
        else:
            assert area not in self.houses
            self.houses[area] = self.active
            me.hand["houses"] -= 1
            self.bonus("electrical-light", Reward(points=3))
            self.expect(self.active, "house", tile.house)
        assert min(me.hand.values()) >= 0
