"""Phases A and C: foreign agents, achievements and orders, in any order.

Source: "A) und C) Zusatzaktionsphase" (dlp 2017), "ADDITIONAL ACTION PHASE" (Synapses 2024); rulings Y-R11 to Y-R14,
Y-R35, Y-R45, Y-R53.
"""

from __future__ import annotations

from operator import ge
from typing import TYPE_CHECKING, ClassVar, TypeAlias

from typing_extensions import override

from rules.core.answers import Answer
from rules.core.clauses import Clause
from rules.core.decisions import Description
from rules.core.frozen import frozen
from rules.core.grammar import Form, Grammar
from rules.core.labels import say
from rules.core.reasons import Missing, Reason
from rules.core.steps.one_of import Alternative
from rules.yokohama.events import YokohamaEvent
from rules.yokohama.events.areas import AgentUsed
from rules.yokohama.events.extras import Achieved, Completed
from rules.yokohama.model.headings import ACHIEVEMENT, AGENT, ORDER
from rules.yokohama.model.labels import area_label, goods_label, order_label, reward_label
from rules.yokohama.model.position import Position
from rules.yokohama.model.terms import AGENTS, COPPER, FISH, FREE, SILK, TEA, AgentKind
from rules.yokohama.model.words import ACHIEVEMENT as ACHIEVEMENT_NAME
from rules.yokohama.model.words import AGENT as AGENT_WORD
from rules.yokohama.model.words import AREA
from rules.yokohama.model.words import ORDER as ORDER_NAME
from rules.yokohama.steps.areas.action import effect_label, idle_label, start_action
from rules.yokohama.steps.areas.gain import AskReward, receive
from rules.yokohama.steps.common.purse import gain_icon, icon_detail, pay_goods, use

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from rules.core.seats import Seat
    from rules.core.table import Table
    from rules.yokohama.model.cards import Achievement
    from rules.yokohama.model.facts import Facts
    from rules.yokohama.model.state import Merchant


@frozen
class CompleteOrder(Answer):
    """Complete an order of the hand."""

    order: str


@frozen
class Achieve(Answer):
    """Complete an achievement."""

    achievement: str


@frozen
class UseAgent(Answer):
    """Use a foreign agent in an area; without a word a free agent first, then by country (Y-R53)."""

    area: str
    agent: AgentKind | None = None


Extra: TypeAlias = CompleteOrder | Achieve | UseAgent


class Orders(Alternative[Position, YokohamaEvent, CompleteOrder]):
    """C) Completing orders of the hand: their goods are paid, their reward and icon received."""

    name: ClassVar[str] = "order"
    stays: ClassVar[bool] = True

    @override
    def offers(self, position: Position) -> Iterator[CompleteOrder]:
        for number in position.me.orders:
            card = position.facts.orders[number]
            if all(map(ge, position.me.goods, card.goods)):
                yield CompleteOrder(card.id)

    @override
    def refuse(self, position: Position, answer: CompleteOrder) -> Reason | None:
        number = position.facts.order_numbers[answer.order]
        if number not in position.me.orders:
            return Reason(say("yokohama-order-not-in-hand"), ORDER, absent=True)
        lacking = [
            max(want - have, 0)
            for want, have in zip(position.facts.orders[number].goods, position.me.goods, strict=True)
        ]
        return Reason(say("yokohama-order-short", goods=goods_label(lacking)), ORDER) if any(lacking) else None

    @override
    def answer(self, position: Position, answer: CompleteOrder, table: Table[YokohamaEvent]) -> None:
        number = position.facts.order_numbers[answer.order]
        me, card = position.me, position.facts.orders[number]
        me.orders.remove(number)
        me.completed.append(number)
        pay_goods(position, card.goods)
        table.emit(Completed(position.seat, card))
        table.touch(f"order:{card.id}")
        use(position, "ball", table)
        use(position, "language-school", table)
        receive(position, card.reward, "order", table)
        gain_icon(position, position.facts.order_countries[number], table)

    @override
    def describe(self, position: Position, answer: CompleteOrder) -> Description:
        number = position.facts.order_numbers[answer.order]
        card = position.facts.orders[number]
        goods, reward = goods_label(card.goods), reward_label(card.reward)
        label = say("yokohama-do-complete", order=order_label(card), reward=reward, goods=goods)
        return Description(label, icon_detail(position, position.facts.order_countries[number]))

    @override
    def missing(self, position: Position) -> Iterator[Missing]:
        """Orders in hand that lack goods."""
        for number in position.me.orders:
            card = position.facts.orders[number]
            if reason := self.refuse(position, CompleteOrder(card.id)):
                yield Missing(order_label(card), reason)

    grammar: ClassVar[Grammar] = Grammar(Form(CompleteOrder, ("order", "complete"), ORDER_NAME))


def _agents(facts: Facts, me: Merchant) -> int:
    """Foreign agents, used ones included, and 5-power tokens; a free agent that is a token counts once (Y-R35)."""
    free = sum([facts.tokens[token].reward.free_agent for token in me.tokens]) if me.tokens else 0
    return sum(me.agents) + sum(me.used) - free + len(me.tokens)


OWNED: dict[str, Callable[[Facts, Merchant], int]] = {
    "copper": lambda _, me: me.goods[COPPER],
    "silk": lambda _, me: me.goods[SILK],
    "tea": lambda _, me: me.goods[TEA],
    "fish": lambda _, me: me.goods[FISH],
    "yen": lambda _, me: me.yen,
    "technologies": lambda _, me: len(me.technologies),
    "agents": _agents,
    "orders": lambda _, me: len(me.completed),
    "production": lambda _, me: me.sites[0],
    "commercial": lambda _, me: me.sites[1],
}
"""How much a merchant has of each thing that achievements count ("ACHIEVEMENT TILES", Synapses 2024)."""

NO_ASSISTANT = Reason(say("yokohama-none-in-hand", piece="assistant"), ACHIEVEMENT)


def _met(position: Position, card: Achievement) -> bool:
    """Whether the merchant owns what an achievement asks for."""
    for what, number in card.need:  # noqa: SIM110 - asked many times a turn
        if OWNED[what](position.facts, position.me) < number:
            return False
    return True


def _in_play(position: Position) -> Iterator[tuple[Achievement, list[Seat]]]:
    """The three achievements in play, each with who has completed it."""
    return zip(
        [position.facts.achievements[number] for number in position.state.achievements],
        position.state.achieved,
        strict=True,
    )


def _fulfilled(position: Position) -> Iterator[Achievement]:
    """Those that the merchant has not completed and that ask for what the merchant owns."""
    return (card for card, done in _in_play(position) if position.seat not in done and _met(position, card))


def _found(position: Position, answer: Achieve) -> tuple[Achievement, list[Seat]]:
    return next((card, done) for card, done in _in_play(position) if card.id == answer.achievement)


class Achievements(Alternative[Position, YokohamaEvent, Achieve]):
    """B) Completing achievements: an assistant of the hand stays there, and the first merchant scores more (Y-R13)."""

    name: ClassVar[str] = "achieve"
    stays: ClassVar[bool] = True

    @override
    def offers(self, position: Position) -> Iterator[Achieve]:
        return (Achieve(card.id) for card in _fulfilled(position)) if position.me.assistants else iter(())

    @override
    def refuse(self, position: Position, answer: Achieve) -> Reason | None:
        found = {card.id: (card, done) for card, done in _in_play(position)}
        if answer.achievement not in found:
            return Reason(say("yokohama-achievement-unknown", names=", ".join(found)), ACHIEVEMENT)
        card, done = found[answer.achievement]
        if position.seat in done:
            return Reason(say("yokohama-achievement-done"), ACHIEVEMENT)
        if not position.me.assistants:
            return NO_ASSISTANT
        return None if _met(position, card) else Reason(say("yokohama-achievement-not-met"), ACHIEVEMENT)

    @override
    def answer(self, position: Position, answer: Achieve, table: Table[YokohamaEvent]) -> None:
        card, done = _found(position, answer)
        first = not done
        points = card.first if first else card.later
        position.me.assistants -= 1
        position.me.points += points
        done.append(position.seat)
        table.emit(Achieved(position.seat, card.id, points, first))
        table.touch(f"achievement:{card.id}")
        table.touch("achievement:first" if first else "achievement:later")
        if all(position.seat in seats for seats in position.state.achieved) and any(position.state.reward_tokens):
            position.then(AskReward())

    @override
    def describe(self, position: Position, answer: Achieve) -> Description:
        card, done = _found(position, answer)
        label = say("yokohama-do-achieve", achievement=card.id, points=card.later if done else card.first)
        asked = tuple(say("yokohama-name-need", kind=kind, count=count) for kind, count in card.need)
        return Description(label, say("yokohama-achieve-detail", need=asked, done=len(done)))

    @override
    def missing(self, position: Position) -> Iterator[Missing]:
        """Achievements that lack only an assistant."""
        for card in () if position.me.assistants else _fulfilled(position):
            yield Missing(say("yokohama-achievement-name", achievement=card.id), NO_ASSISTANT)

    grammar: ClassVar[Grammar] = Grammar(Form(Achieve, ("achieve", "achievement"), ACHIEVEMENT_NAME))


class Agents(Alternative[Position, YokohamaEvent, UseAgent]):
    """A) A foreign agent acts, once a turn, with own assistants and without the own president (Y-R11, Y-R12)."""

    name: ClassVar[str] = "agent"
    stays: ClassVar[bool] = True

    @override
    def offers(self, position: Position) -> Iterator[UseAgent]:
        if not position.state.agent_used and any(position.me.agents):
            for area, count in enumerate(position.me.placed):
                if count and area != position.me.president:
                    yield UseAgent(position.name(area))

    @override
    def refuse(self, position: Position, answer: UseAgent) -> Reason | None:
        me, area = position.me, position.area(answer.area)
        if position.state.agent_used:
            return Reason(say("yokohama-agent-used"), AGENT)
        if not any(me.agents) or (answer.agent is not None and not me.agents[AGENTS.index(answer.agent)]):
            return Reason(say("yokohama-no-agent"), AGENT)
        if area == me.president:
            return Reason(say("yokohama-agent-president"), AGENT)
        if not me.placed[area]:
            return Reason(say("yokohama-agent-no-assistant"), AGENT, absent=True)
        return None

    @override
    def answer(self, position: Position, answer: UseAgent, table: Table[YokohamaEvent]) -> None:
        me, area = position.me, position.area(answer.area)
        kinds = (FREE, *range(FREE)) if answer.agent is None else (AGENTS.index(answer.agent),)
        kind = next(kind for kind in kinds if me.agents[kind])
        me.agents[kind] -= 1
        me.used[kind] += 1
        position.state.agent_used = True
        table.emit(AgentUsed(position.seat, AGENTS[kind], answer.area))
        table.touch("agent:used")
        if kind == FREE:
            table.touch("agent:free")
        if any(other.president == area for other in position.state.merchants):
            table.touch("agent:president")
        start_action(position, area, agent=True)

    @override
    def describe(self, position: Position, answer: UseAgent) -> Description:
        area = position.area(answer.area)
        power = position.power(area)
        idle = idle_label(position, area, power)
        effect = say("yokohama-go-nothing") if idle else effect_label(position, area, power)
        label = say("yokohama-do-agent", area=area_label(position.town, area), effect=effect)
        assistants, left = position.me.placed[area], sum(position.me.agents) - 1
        detail = say("yokohama-agent-detail", power=power, idle=len(idle), why=idle, assistants=assistants, left=left)
        return Description(label, detail)

    @override
    def missing(self, position: Position) -> Iterator[Missing]:
        """Agents that can act nowhere."""
        if any(position.me.agents) and not any(True for _ in self.offers(position)):
            reason = Reason(say("yokohama-agent-idle", used=int(position.state.agent_used)), AGENT)
            yield Missing(say("yokohama-one-agent"), reason)

    grammar: ClassVar[Grammar] = Grammar(Form(UseAgent, "agent", AREA, Clause("with", AGENT_WORD)))


EXTRAS = (Orders(), Achievements(), Agents())
