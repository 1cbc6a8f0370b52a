"""The phrase table of Yokohama's answers: what *Back* takes back, what a plan does, a turn in the making."""

from __future__ import annotations

from functools import reduce
from operator import add
from typing import TYPE_CHECKING, TypeAlias, assert_never, get_args

from render.core.phrases import tail
from render.yokohama.words.labels import area_names, gains, order_name, some_of, summed, technology_name
from render.yokohama.words.places import at_area, at_areas, to_area
from rules.core.labels import Label, say
from rules.core.steps.declining import Decline
from rules.yokohama.model.cards import NOTHING, Reward
from rules.yokohama.model.terms import COUNTRIES, GOODS, PIECES, TechnologyName
from rules.yokohama.steps.areas.action import Leave
from rules.yokohama.steps.areas.agency import Hire
from rules.yokohama.steps.areas.bonus import BuildHouse, BuildShop, TakeToken
from rules.yokohama.steps.areas.church import PlaceInChurch
from rules.yokohama.steps.areas.customs import PlaceAtCustoms
from rules.yokohama.steps.areas.exchanges import Trade
from rules.yokohama.steps.areas.gain import GainGoods, TakeReward
from rules.yokohama.steps.areas.laboratory import Learn, PlaceStation
from rules.yokohama.steps.areas.movement import MoveAssistants
from rules.yokohama.steps.areas.port import TakeOrders
from rules.yokohama.steps.common.side_actions import Spin, Study
from rules.yokohama.steps.president.paths import Go
from rules.yokohama.steps.president.placements import Place
from rules.yokohama.steps.turn.extras import Achieve, CompleteOrder, UseAgent
from rules.yokohama.steps.turn.keep import KeepOrder
from rules.yokohama.steps.turn.move import PlaceByTelegram, Recall
from rules.yokohama.steps.turn.rounds import EndTurn

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from render.yokohama.words.told import Told
    from rules.core.seats import Seat
    from rules.yokohama.answers import YokohamaAnswer

TECHNOLOGIES: dict[str, str] = {
    card: name for name in get_args(TechnologyName) for card in (name, *(f"{name}-{country}" for country in COUNTRIES))
}
"""Technologies by the ids that their cards may have: the country tells two of a name apart."""

ThingAnswer: TypeAlias = Achieve | Learn | Spin | Study | Hire | GainGoods | Trade | MoveAssistants | Leave | TakeReward


def undo_label(answer: YokohamaAnswer) -> Label:
    """What an answer did, without what it cost or brought: "assistants at the Bank and Tea", "president to Port"."""
    match answer:
        case Decline(what=what):
            return say("yokohama-do-none", what=what)
        case Place() | PlaceByTelegram() | PlaceStation():
            return _placed(answer)
        case Go(area=area):
            return _back("go", to_area(area))
        case UseAgent(area=area):
            return _back("agent", to_area(area))
        case Recall():
            return _back("recall")
        case KeepOrder(order=order) | CompleteOrder(order=order):
            return _orders((order,))
        case TakeOrders(orders=orders):
            return _orders(orders)
        case PlaceInChurch(faith=faith):
            return _back("church", count=faith)
        case PlaceAtCustoms(space=space):
            return _back("customs", count=space)
        case BuildShop(space=space):
            return _back("shop", count=space or 0)
        case BuildHouse():
            return _back("house")
        case TakeToken():
            return _back("token")
        case EndTurn():
            return _back("end")
        case Achieve() | Learn() | Spin() | Study() | Hire() | GainGoods() | Trade():
            return _thing(answer)
        case MoveAssistants() | Leave() | TakeReward():
            return _thing(answer)
        case _:
            assert_never(answer)


def _thing(answer: ThingAnswer) -> Label:
    """What an answer did that is told by the thing alone."""
    match answer:
        case Achieve(achievement=achievement):
            return say("yokohama-panel-achievement", id=achievement)
        case Learn(technology=card):
            return technology_name(TECHNOLOGIES[card])
        case Spin():
            return technology_name("spinning-mill")
        case Study():
            return technology_name("university")
        case Hire(pieces=pieces):
            return _back("hire", *_counted(PIECES, pieces))
        case GainGoods(goods=goods):
            return _back("gain", *_counted(GOODS, goods))
        case Trade():
            return _back("trade")
        case MoveAssistants(moves=moves):
            targets = dict.fromkeys(target for _, target in moves)
            return _back("move", *map(to_area, targets), count=len(moves))
        case Leave(assistants=count):
            return say("yokohama-do-leave", count=count)
        case TakeReward(token=token):
            return say("yokohama-do-reward", token=token)
        case _:
            assert_never(answer)


def _back(verb: str, *what: Label | str, count: int = 1) -> Label:
    return say("yokohama-back", verb=verb, count=count, what=what)


def _placed(answer: Place | PlaceByTelegram | PlaceStation) -> Label:
    """Assistants of step 1, one by Telegram, or the station."""
    match answer:
        case Place(areas=()):
            return say("yokohama-do-none", what="place")
        case Place(telegram=None) if answer.twice:
            return _back("double", at_area(answer.areas[0]), count=2)
        case Place():
            return _back("place", *at_areas(answer.every), count=len(answer.every))
        case PlaceByTelegram(area=area):
            return _back("telegram", at_area(area))
        case PlaceStation(area=area):
            return _back("station", at_area(area))


def _orders(words: Iterable[str]) -> Label:
    names = tuple(map(order_name, words))
    return _back("order", *names, count=len(names))


def _counted(things: Sequence[str], counts: Iterable[int]) -> tuple[Label, ...]:
    """Pieces or goods: "2 assistants", "1 shop"."""
    return tuple(some_of(thing, count) for thing, count in zip(things, counts, strict=True) if count)


def planned(answer: YokohamaAnswer) -> Label:
    """What an answer does in a plan; assistants with the areas into which they go."""
    if isinstance(answer, Place) and len(answer.areas) > 1 and not answer.twice:
        return say("yokohama-plans-place", areas=area_names(answer.every))
    return undo_label(answer)


def turn(answers: Iterable[tuple[YokohamaAnswer, Sequence[Told]]], seat: Seat) -> tuple[Label, ...]:
    """Each answer with what it brought its merchant, what was declined left out; last that the end is near.

    Args:
        answers: Each with what is said of the events that came of it.
    """
    each = [*answers]
    ends = [one.label for _, told in each for one in told if one.ending and one.label is not None]
    return (*(label for answer, told in each for label in _of_answer(answer, told, seat)), *ends)


def _of_answer(answer: YokohamaAnswer, told: Sequence[Told], seat: Seat) -> Iterator[Label]:
    own = [one for one in told if one.seat == seat]
    got = gains(reduce(_together, [one.gain for one in own], NOTHING))
    balance = tail(summed([label for one in own for label in one.paid]), got)
    instead = next((said for one in told if one.in_turn == "instead" and (said := one.said(seat, None))), None)
    if instead is not None:
        yield instead
    elif not isinstance(answer, GainGoods) and not _idle(answer):
        what = _chosen(answer, told)
        yield what if balance is None else say("house-tailed", what=what, tail=balance)
    elif balance is not None:
        yield balance
    for one in told:
        # That a president is recalled as no area can be reached was not asked for.
        if one.in_turn == "besides" and not (one.chapter == "main" and isinstance(answer, Recall)):
            said = one.said(seat, None)
            if said is not None:
                yield said


def _idle(answer: YokohamaAnswer) -> bool:
    """Whether an answer does nothing but what happens anyway."""
    return isinstance(answer, Decline) or answer in {Place(()), Leave(0)}


def _chosen(answer: YokohamaAnswer, told: Sequence[Told]) -> Label:
    """An answer in few words, areas by nothing but their names."""
    stayed = next((one.stayed for one in told if one.stayed is not None), None)
    match answer:
        case Place():
            return _placing(answer)
        case Recall() if stayed is not None:
            return say("yokohama-panel-stayed", count=stayed)
        case Learn():
            return say("yokohama-panel-learned", technology=undo_label(answer))
        case _:
            return undo_label(answer)


def _placing(answer: Place) -> Label:
    """Assistants of step 1; where all stand in one area, it needs no count of its own beside theirs."""
    all_areas, places = answer.every, dict.fromkeys(answer.every)
    named = area_names(all_areas if len(places) > 1 else places)
    return say("yokohama-panel-placed", count=len(all_areas), places=len(places), areas=named)


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
