"""Notation: one short text for each answer, by the names of areas, goods and cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from rules.yokohama import actions as given
from rules.yokohama.model.terms import GOODS, YEN_PER_UNIT

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from rules.core.decisions import Counted


def write(action: given.Action) -> str:
    """Notation of an answer."""
    match action:
        case given.EndTurn() | given.TakeToken() | given.Spin() | given.Study():
            return action.kind
        case given.Place():
            return write_place(action)
        case given.Go():
            return write_go(action)
        case given.Recall():
            return write_recall(action)
        case given.PlaceInChurch():
            return _church(action)
        case given.PlaceAtCustoms():
            return _customs(action)
        case given.Hire():
            return _hire("hire", action)
        case given.Learn():
            return write_learn(action)
        case given.TakeOrders(orders=orders, pay=pay):
            return " ".join(("take", *orders, *([] if pay is None else ["pay", "2y" if pay == "yen" else pay])))
        case given.Trade(sold=sold, bought=bought):
            return " ".join(("trade", *_signed("-", sold), *_signed("+", bought)))
        case given.GainGoods(goods=goods):
            return f"gain {_listed(goods)}"
        case given.MoveAssistants(moves=moves):
            return " ".join(("move", *(f"{source}>{target}" for source, target in moves)))
        case given.Choosing(first=first, second=second):
            return _choosing(write(first), second)
        case _:
            return _short(action)


def _short(action: given.Single) -> str:
    """Notation of an answer of a word or two."""
    match action:
        case given.KeepOrder(order=order):
            return f"keep {order}"
        case given.PlaceByTelegram(area=area):
            return f"telegram {area}"
        case given.PlaceStation(area=area):
            return f"station {area}"
        case given.BuildShop(space=space):
            return f"build shop {space}"
        case given.BuildHouse():
            return "build house"
        case given.Leave(assistants=assistants):
            return f"leave {assistants}"
        case given.TakeReward(token=token):
            return f"reward {token}"
        case given.CompleteOrder(order=order):
            return f"order {order}"
        case given.Achieve(achievement=achievement):
            return f"achieve {achievement}"
        case given.UseAgent(area=area, agent=agent):
            return f"agent {area}" if agent is None else f"agent {area} with {agent}"
        case given.Decline(what=what):
            return f"{what} none"
        case _:
            raise AssertionError(action)


def write_place(action: given.Place) -> str:
    """Notation of a placement."""
    if not action.areas:
        return "place none"
    if len(action.areas) == 2 and action.areas[0] == action.areas[1]:
        more = f" + {action.telegram}" if action.telegram else ""
        return f"place {action.areas[0]} x2{more}"
    return f"place {' '.join(action.areas)}"


def write_go(action: given.Go) -> str:
    """Notation of a movement."""
    match action.way:
        case "walk" | "hand":
            via = f" via {' '.join(action.via)}" if action.via else ""
            return f"go {action.area}{via}"
        case "tram" | "station":
            return f"go {action.area} by {action.way}"
        case _:
            assert_never(action.way)


def write_recall(action: given.Recall) -> str:
    """Notation of a return to the hand."""
    if not action.assistants:
        return "recall"
    if action.everybody:
        return "recall all"
    return " ".join(("recall", *(name if count == 1 else f"{name} x{count}" for name, count in action.assistants)))


def recall_of(names: Sequence[str], bounds: Counted, counts: Counted) -> given.Recall:
    """A return to the hand with so many assistants from each of these areas."""
    chosen = tuple([(name, count) for name, count in zip(names, counts, strict=True) if count])
    return given.Recall(chosen, everybody=tuple(counts) == tuple(bounds))


def _church(action: given.PlaceInChurch) -> str:
    paid = [*_names(action.goods), *(["2y"] if action.yen else [])]
    words = ["church", str(action.faith), *(["pay", *paid] if paid else [])]
    return " ".join((*words, *(["from", "area"] if action.from_area else [])))


def _customs(action: given.PlaceAtCustoms) -> str:
    paid = "" if action.imports is None else f" pay {action.imports} import"
    return f"customs {action.space}{paid}{' from area' if action.from_area else ''}"


def _hire(verb: str, action: given.Hire) -> str:
    counts = (("assistant", action.assistants), ("shop", action.shops), ("house", action.houses))
    return " ".join((verb, *(name if count == 1 else f"{count} {name}" for name, count in counts if count)))


def write_learn(action: given.Learn) -> str:
    """Notation of gaining a technology."""
    paid = [f"{action.imports} import"] if action.imports else []
    if action.units:
        paid.append(f"{YEN_PER_UNIT * action.units}y")
    return " ".join(("tech", action.technology, *(["pay", *paid] if paid else [])))


def _choosing(first: str, second: given.GainGoods | given.Hire) -> str:
    match second:
        case given.GainGoods(goods=goods):
            return f"{first} for {_listed(goods)}"
        case given.Hire():
            return _hire(f"{first} for", second)
        case _:
            assert_never(second)


def _names(goods: Sequence[int]) -> Iterable[str]:
    return (name for name, count in zip(GOODS, goods, strict=True) for _ in range(count))


def _listed(goods: Sequence[int]) -> str:
    return " ".join(_names(goods))


def _signed(sign: str, goods: Sequence[int]) -> Iterable[str]:
    return (f"{sign}{count} {name}" for name, count in zip(GOODS, goods, strict=True) if count)
