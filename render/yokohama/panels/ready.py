"""Orders and achievements that are ready while an area still acts, foretold for the end of the turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.yokohama.panels.bonus import Line, quiet
from render.yokohama.words.figures import lacking, progress
from render.yokohama.words.labels import goods, need, reward
from render.yokohama.words.things import thing
from rules.core.labels import say
from rules.yokohama.model.terms import COUNTRIES
from rules.yokohama.steps.turn.extras import Achieve, CompleteOrder

if TYPE_CHECKING:
    from collections.abc import Iterable

    from rules.core.answers import Answer
    from rules.core.seats import Seat
    from rules.yokohama.model.cards import Order
    from rules.yokohama.view import YokohamaView
    from rules.yokohama.view.table import AchievementCard, MerchantView


def ready(view: YokohamaView, seat: Seat, assistants: int) -> list[Line]:
    """What could be completed with all that a merchant owns now, in the words of the end of the turn.

    Args:
        assistants: How many the merchant will have in hand by then; an achievement takes one.
    """
    me = view.merchants[seat]
    orders = [_order(one, view, me) for one in view.hand or () if not lacking(one, me.goods)]
    return [*orders, *(_achievement(one) for one in view.achievements if assistants and _met(one, view, me))]


def _order(one: Order, view: YokohamaView, me: MerchantView) -> Line:
    number = COUNTRIES.index(one.country)
    icons = me.icons[number] + 1
    agent = int(icons % 2 == 0 and view.agents[number] > 0)
    label = say("yokohama-do-complete", order=thing(one.id), reward=reward(one.reward), goods=goods(one.goods))
    return Line(
        (CompleteOrder(one.id),), label, say("yokohama-icon-detail", country=one.country, icons=icons, agent=agent)
    )


def _achievement(one: AchievementCard) -> Line:
    points = one.later if one.done else one.first
    label = say("yokohama-do-achieve", achievement=one.id, points=points)
    return Line((Achieve(one.id),), label, say("yokohama-achieve-detail", need=need(one), done=len(one.done)))


def _met(one: AchievementCard, view: YokohamaView, me: MerchantView) -> bool:
    return one.id not in me.achievements and all(progress(view, me, kind) >= count for kind, count in one.need)


def in_turn(view: YokohamaView, answers: Iterable[Answer]) -> list[Answer]:
    """Several at once: achievements before the orders that take goods away, what asks something last."""
    return sorted(answers, key=lambda one: (not asks_nothing(one, view), isinstance(one, CompleteOrder)))


def asks_nothing(answer: Answer, view: YokohamaView) -> bool:
    """Whether what an order or achievement brings leaves nothing to be chosen."""
    if isinstance(answer, CompleteOrder):
        return any(one.id == answer.order and quiet(one.reward) for one in view.hand or ())
    assert view.active is not None, "someone completes it"
    # Only the last of the three brings a reward token.
    return "rewards" not in view.modules or len(view.merchants[view.active].achievements) + 1 < len(view.achievements)


def uses_agent(view: YokohamaView, seat: Seat) -> bool:
    """Whether a foreign agent may still act this turn in an area where the president is not."""
    me = view.merchants[seat]
    placed = (area for area in view.areas if area.assistants[seat] and area.id != me.president)
    return bool(me.agents) and not view.agent_used and any(True for _ in placed)
