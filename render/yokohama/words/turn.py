"""A turn in the making, for the merchant who is at it: what was chosen and what it brought, in few words."""

from __future__ import annotations

from functools import reduce
from operator import add
from typing import TYPE_CHECKING

from render.yokohama.words.brief import brief
from render.yokohama.words.labels import area_names, gains
from render.yokohama.words.story import own
from render.yokohama.words.story_parts import part
from rules.core.labels import Label, say
from rules.yokohama.events.areas import Traded
from rules.yokohama.events.extras import AgentGained, Gained
from rules.yokohama.events.moves import Recalled
from rules.yokohama.events.rounds import EndIsNear
from rules.yokohama.model.cards import NOTHING, Reward
from rules.yokohama.steps.areas.action import Leave
from rules.yokohama.steps.areas.gain import GainGoods
from rules.yokohama.steps.areas.laboratory import Learn
from rules.yokohama.steps.common.asking import Decline
from rules.yokohama.steps.president.placements import Place
from rules.yokohama.steps.turn.move import Recall

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from rules.core.answers import Answer
    from rules.core.seats import Seat
    from rules.yokohama.events import YokohamaEvent


def turn(answers: Iterable[tuple[Answer, Sequence[YokohamaEvent]]], seat: Seat) -> tuple[Label, ...]:
    """Each answer with what it brought its merchant, what was declined left out; last that the end is near.

    Args:
        answers: Each with the events that came of it.
        seat: Who gave them.
    """
    each = [*answers]
    ends = (own(event) for _, events in each for event in events if isinstance(event, EndIsNear))
    return (*(label for answer, events in each for label in _of_answer(answer, events, seat)), *ends)


def _of_answer(answer: Answer, events: Sequence[YokohamaEvent], seat: Seat) -> Iterator[Label]:
    brought = [event.reward for event in events if isinstance(event, Gained) and event.seat == seat]
    found = gains(reduce(_together, brought, NOTHING))
    traded = next((event for event in events if isinstance(event, Traded)), None)
    if traded is not None:
        yield part(traded, seat, None).label
    elif not isinstance(answer, GainGoods) and not _idle(answer):
        yield say("yokohama-panel-did", what=_chosen(answer, events), count=len(found), gains=found)
    elif found:
        yield say("yokohama-panel-gained", gains=found)
    asked = isinstance(answer, Recall)
    for event in events:
        if isinstance(event, AgentGained) or (isinstance(event, Recalled) and event.forced and not asked):
            yield part(event, seat, None).label


def _idle(answer: Answer) -> bool:
    """Whether an answer does nothing but what happens anyway."""
    return isinstance(answer, Decline) or answer in {Place(()), Leave(0)}


def _chosen(answer: Answer, events: Sequence[YokohamaEvent]) -> Label:
    """An answer in few words, areas by nothing but their names."""
    stayed = next((event for event in events if isinstance(event, Recalled) and event.stayed), None)
    match answer:
        case Place():
            return _placed(answer)
        case Recall() if stayed is not None:
            return say("yokohama-panel-stayed", count=sum(count for _, count in stayed.assistants))
        case Learn():
            return say("yokohama-panel-learned", technology=brief(answer))
        case _:
            return brief(answer)


def _placed(answer: Place) -> Label:
    """Assistants of step 1; where all stand in one area, it needs no count of its own beside theirs."""
    everybody, places = answer.every, dict.fromkeys(answer.every)
    named = area_names(everybody if len(places) > 1 else places)
    return say("yokohama-panel-placed", count=len(everybody), places=len(places), areas=named)


def _together(one: Reward, other: Reward) -> Reward:
    """Two rewards in one."""
    copper, silk, tea, fish, imports = map(add, one.goods, other.goods)
    return Reward(
        points=one.points + other.points,
        yen=one.yen + other.yen,
        goods=(copper, silk, tea, fish, imports),
        any=one.any + other.any,
        warehouse=one.warehouse + other.warehouse,
        movement=one.movement + other.movement,
        free_agent=one.free_agent + other.free_agent,
    )
