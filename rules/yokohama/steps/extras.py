"""Phases A and C: foreign agents, achievements and orders, in any order.

Source: "A) und C) Zusatzaktionsphase" (dlp 2017), "ADDITIONAL ACTION PHASE" (Synapses 2024); rulings Y-R11 to Y-R14,
Y-R35, Y-R45, Y-R53.
"""

from __future__ import annotations

from operator import ge
from typing import TYPE_CHECKING, ClassVar, TypeAlias

from typing_extensions import override

from rules.core.alternatives import Alternative
from rules.core.answers import Answer
from rules.core.clauses import Clause
from rules.core.decisions import Description
from rules.core.frozen import frozen
from rules.core.grammar import Form, Grammar
from rules.core.labels import say
from rules.core.reasons import Missing, Reason
from rules.yokohama.events import YokohamaEvent
from rules.yokohama.events.areas import AgentUsed
from rules.yokohama.events.extras import Achieved, Completed
from rules.yokohama.model.headings import ACHIEVEMENT, AGENT, ORDER
from rules.yokohama.model.phrases import area_label, goods_label, order_label, reward_label
from rules.yokohama.model.position import Position
from rules.yokohama.model.terms import AGENTS, COPPER, FISH, FREE, SILK, TEA, AgentKind
from rules.yokohama.model.words import ACHIEVEMENT as ACHIEVEMENT_NAME
from rules.yokohama.model.words import AGENT as AGENT_WORD
from rules.yokohama.model.words import AREA
from rules.yokohama.model.words import ORDER as ORDER_NAME
from rules.yokohama.steps.action import effect_label, idle_label, start_action
from rules.yokohama.steps.gain import AskReward, receive
from rules.yokohama.steps.purse import gain_icon, icon_detail, pay_goods, use

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from rules.core.seats import Seat
    from rules.core.table import Table
    from rules.yokohama.model.facts import Achievement, Facts
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
    def offers(self, at: Position) -> Iterator[CompleteOrder]:
        for number in at.me.orders:
            card = at.facts.orders[number]
            if all(map(ge, at.me.goods, card.goods)):
                yield CompleteOrder(card.id)

    @override
    def refuse(self, at: Position, answer: CompleteOrder) -> Reason | None:
        number = at.facts.order_numbers[answer.order]
        if number not in at.me.orders:
            return Reason(say("yokohama-order-not-in-hand"), ORDER)
        lacking = [max(want - have, 0) for want, have in zip(at.facts.orders[number].goods, at.me.goods, strict=True)]
        return Reason(say("yokohama-order-short", goods=goods_label(lacking)), ORDER) if any(lacking) else None

    @override
    def answer(self, at: Position, answer: CompleteOrder, table: Table[YokohamaEvent]) -> None:
        number = at.facts.order_numbers[answer.order]
        me, card = at.me, at.facts.orders[number]
        me.orders.remove(number)
        me.completed.append(number)
        pay_goods(at, card.goods)
        table.emit(Completed(at.seat, card))
        table.touch(f"order:{card.id}")
        use(at, "ball", table)
        use(at, "language-school", table)
        receive(at, card.reward, "order", table)
        gain_icon(at, at.facts.order_countries[number], table)

    @override
    def describe(self, at: Position, answer: CompleteOrder) -> Description:
        number = at.facts.order_numbers[answer.order]
        card = at.facts.orders[number]
        goods, reward = goods_label(card.goods), reward_label(card.reward)
        label = say("yokohama-do-complete", order=order_label(card), goods=goods, reward=reward)
        return Description(label, icon_detail(at, at.facts.order_countries[number]))

    @override
    def missing(self, at: Position) -> Iterator[Missing]:
        """Orders in hand that lack goods."""
        for number in at.me.orders:
            card = at.facts.orders[number]
            if reason := self.refuse(at, CompleteOrder(card.id)):
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


def _met(at: Position, card: Achievement) -> bool:
    """Whether one owns what an achievement asks for."""
    for what, number in card.need:  # noqa: SIM110 - asked many times a turn
        if OWNED[what](at.facts, at.me) < number:
            return False
    return True


def _in_play(at: Position) -> Iterator[tuple[Achievement, list[Seat]]]:
    """The three achievements in play, each with who has completed it."""
    return zip([at.facts.achievements[number] for number in at.state.achievements], at.state.achieved, strict=True)


def _fulfilled(at: Position) -> Iterator[Achievement]:
    """Those that one has not completed and that ask for what one owns."""
    return (card for card, done in _in_play(at) if at.seat not in done and _met(at, card))


def _found(at: Position, answer: Achieve) -> tuple[Achievement, list[Seat]]:
    return next((card, done) for card, done in _in_play(at) if card.id == answer.achievement)


class Achievements(Alternative[Position, YokohamaEvent, Achieve]):
    """B) Completing achievements: an assistant of the hand stays there, and the first merchant scores more (Y-R13)."""

    name: ClassVar[str] = "achieve"
    stays: ClassVar[bool] = True

    @override
    def offers(self, at: Position) -> Iterator[Achieve]:
        return (Achieve(card.id) for card in _fulfilled(at)) if at.me.assistants else iter(())

    @override
    def refuse(self, at: Position, answer: Achieve) -> Reason | None:
        found = {card.id: (card, done) for card, done in _in_play(at)}
        if answer.achievement not in found:
            return Reason(say("yokohama-achievement-unknown", names=", ".join(found)), ACHIEVEMENT)
        card, done = found[answer.achievement]
        if at.seat in done:
            return Reason(say("yokohama-achievement-done"), ACHIEVEMENT)
        if not at.me.assistants:
            return NO_ASSISTANT
        return None if _met(at, card) else Reason(say("yokohama-achievement-not-met"), ACHIEVEMENT)

    @override
    def answer(self, at: Position, answer: Achieve, table: Table[YokohamaEvent]) -> None:
        card, done = _found(at, answer)
        first = not done
        points = card.first if first else card.later
        at.me.assistants -= 1
        at.me.points += points
        done.append(at.seat)
        table.emit(Achieved(at.seat, card.id, points, first))
        table.touch(f"achievement:{card.id}")
        table.touch("achievement:first" if first else "achievement:later")
        if all(at.seat in seats for seats in at.state.achieved) and any(at.state.reward_tokens):
            at.then(AskReward())

    @override
    def describe(self, at: Position, answer: Achieve) -> Description:
        card, done = _found(at, answer)
        label = say("yokohama-do-achieve", achievement=card.id, points=card.later if done else card.first)
        asked = tuple(say("yokohama-name-need", kind=kind, count=count) for kind, count in card.need)
        return Description(label, say("yokohama-achieve-detail", need=asked, done=len(done)))

    @override
    def missing(self, at: Position) -> Iterator[Missing]:
        """Achievements that lack only an assistant."""
        for card in () if at.me.assistants else _fulfilled(at):
            yield Missing(say("yokohama-achievement-name", achievement=card.id), NO_ASSISTANT)

    grammar: ClassVar[Grammar] = Grammar(Form(Achieve, ("achieve", "achievement"), ACHIEVEMENT_NAME))


class Agents(Alternative[Position, YokohamaEvent, UseAgent]):
    """A) A foreign agent acts, once a turn, with own assistants and without the own president (Y-R11, Y-R12)."""

    name: ClassVar[str] = "agent"
    stays: ClassVar[bool] = True

    @override
    def offers(self, at: Position) -> Iterator[UseAgent]:
        if not at.state.agent_used and any(at.me.agents):
            for area, count in enumerate(at.me.placed):
                if count and area != at.me.president:
                    yield UseAgent(at.name(area))

    @override
    def refuse(self, at: Position, answer: UseAgent) -> Reason | None:
        me, area = at.me, at.area(answer.area)
        if at.state.agent_used:
            return Reason(say("yokohama-agent-used"), AGENT)
        if not any(me.agents) or (answer.agent is not None and not me.agents[AGENTS.index(answer.agent)]):
            return Reason(say("yokohama-no-agent"), AGENT)
        if area == me.president:
            return Reason(say("yokohama-agent-president"), AGENT)
        if not me.placed[area]:
            return Reason(say("yokohama-agent-no-assistant"), AGENT)
        return None

    @override
    def answer(self, at: Position, answer: UseAgent, table: Table[YokohamaEvent]) -> None:
        me, area = at.me, at.area(answer.area)
        kinds = (FREE, *range(FREE)) if answer.agent is None else (AGENTS.index(answer.agent),)
        kind = next(kind for kind in kinds if me.agents[kind])
        me.agents[kind] -= 1
        me.used[kind] += 1
        at.state.agent_used = True
        table.emit(AgentUsed(at.seat, AGENTS[kind], answer.area))
        table.touch("agent:used")
        if kind == FREE:
            table.touch("agent:free")
        if any(other.president == area for other in at.state.merchants):
            table.touch("agent:president")
        start_action(at, area, agent=True)

    @override
    def describe(self, at: Position, answer: UseAgent) -> Description:
        area = at.area(answer.area)
        power = at.power(area)
        label = say("yokohama-do-agent", area=area_label(at.town, area), effect=effect_label(at, area, power))
        idle = idle_label(at, area, power)
        assistants, left = at.me.placed[area], sum(at.me.agents) - 1
        detail = say("yokohama-agent-detail", power=power, idle=len(idle), why=idle, assistants=assistants, left=left)
        return Description(label, detail)

    @override
    def missing(self, at: Position) -> Iterator[Missing]:
        """Agents that can act nowhere."""
        if any(at.me.agents) and not any(True for _ in self.offers(at)):
            reason = Reason(say("yokohama-agent-idle", used=int(at.state.agent_used)), AGENT)
            yield Missing(say("yokohama-one-agent"), reason)

    grammar: ClassVar[Grammar] = Grammar(Form(UseAgent, "agent", AREA, Clause("with", AGENT_WORD)))


EXTRAS = (Orders(), Achievements(), Agents())
