"""An answer that was given, in as few words as *Back* has room for."""

from __future__ import annotations

from typing import TYPE_CHECKING, get_args

from render.yokohama.words.labels import order_name, some_of, technology_name
from render.yokohama.words.places import at_area, at_areas, to_area
from rules.core.labels import Label, say
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
from rules.yokohama.steps.common.asking import Decline
from rules.yokohama.steps.common.side_actions import Spin, Study
from rules.yokohama.steps.president.paths import Go
from rules.yokohama.steps.president.placements import Place
from rules.yokohama.steps.turn.extras import Achieve, CompleteOrder, UseAgent
from rules.yokohama.steps.turn.keep import KeepOrder
from rules.yokohama.steps.turn.move import PlaceByTelegram, Recall
from rules.yokohama.steps.turn.rounds import EndTurn

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from rules.core.answers import Answer

TECHNOLOGIES: dict[str, str] = {
    card: name for name in get_args(TechnologyName) for card in (name, *(f"{name}-{country}" for country in COUNTRIES))
}
"""Technologies by the ids that their cards may have: the country tells two of a name apart."""


def brief(answer: Answer) -> Label:
    """What an answer did, without what it cost or brought: "assistants at the Bank and Tea", "president to Port".

    Raises:
        AssertionError: Yokohama has no such answer.
    """
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
        case _:
            return _short(answer)


def _short(answer: Answer) -> Label:
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
            raise AssertionError(f"no answer of Yokohama: {answer}")


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
