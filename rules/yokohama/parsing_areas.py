"""Typed answers of an area action, its token and its building: steps 3 to 5 of a turn."""

from __future__ import annotations

import re

from rules.core.reasons import IllegalAction
from rules.yokohama import actions as given
from rules.yokohama import boards, building, laboratory, port
from rules.yokohama.frames import AskBonus, AskChurch, AskCustoms, AskLearn
from rules.yokohama.judging import not_asked
from rules.yokohama.model.phrases import area_label
from rules.yokohama.model.terms import GOODS, IMPORT, YEN_PER_UNIT, Area
from rules.yokohama.reader import unknown_word
from rules.yokohama.typed import Typed, goods_of, refusal
from rules.yokohama.words import GOOD_WORDS, PIECE_WORDS

_SIGNED = re.compile(r"([+-])\s*([0-9]{0,2})\s*([^\W\d_]+)")


def church(typed: Typed) -> given.Action:
    """``church 6``, ``church 6 pay copper 2y``, ``church none``."""
    words, frame = typed.words, typed.state.stack[-1]
    if words.take("none"):
        return given.Decline("church")
    faith = words.number()
    paid = words.counted(GOOD_WORDS) if words.take("pay") else None
    from_area = _from_area(typed, frame.area if isinstance(frame, AskChurch) else None)
    if not isinstance(frame, AskChurch):
        raise IllegalAction(not_asked(typed.state))
    if paid is None:
        space = boards.space_of(typed.facts, typed.state, faith)
        if space is None:
            return given.PlaceInChurch(faith, goods_of({}), yen=False)
        ready = boards.cheapest(typed.facts, typed.state, frame, space)
        return given.PlaceInChurch(faith, ready.goods, ready.yen, from_area)
    if paid.get("yen", 0) not in {0, 1, YEN_PER_UNIT}:
        raise refusal("yokohama-church-once")
    return given.PlaceInChurch(faith, goods_of(paid), bool(paid.get("yen")), from_area)


def customs(typed: Typed) -> given.Action:
    """``customs 3``, ``customs 2 pay 2 import``, ``customs none``."""
    words, frame = typed.words, typed.state.stack[-1]
    if words.take("none"):
        return given.Decline("customs")
    space = words.number()
    paid = words.counted(GOOD_WORDS) if words.take("pay") else {}
    if not paid.keys() <= {"import"}:
        raise refusal("yokohama-customs-pay")
    from_area = _from_area(typed, frame.area if isinstance(frame, AskCustoms) else None)
    spaces = typed.facts.customs
    usual = not paid or (0 < space <= len(spaces) and paid["import"] == spaces[space - 1].need)
    return given.PlaceAtCustoms(space, None if usual else paid["import"], from_area)


def _from_area(typed: Typed, acting: Area | None) -> bool:
    """Whether the assistant comes ``from area``, or from the acting area by its name; else ``from hand``."""
    words = typed.words
    if not words.take("from") or words.take("hand"):
        return False
    if words.take("area"):
        return True
    name = words.area()
    if acting is not None and typed.town.numbers[name] != acting:
        raise refusal("yokohama-from-where", area=area_label(typed.town, acting))
    return True


def hire(typed: Typed) -> given.Action:
    """``hire 2 assistant 1 shop``, ``hire none``."""
    if typed.words.take("none"):
        return given.Decline("hire")
    return _pieces(typed.words.counted(PIECE_WORDS))


def _pieces(counts: dict[str, int]) -> given.Hire:
    return given.Hire(counts.get("assistant", 0), counts.get("shop", 0), counts.get("house", 0))


def tech(typed: Typed) -> given.Action:
    """``tech tram pay 1 import 2y``, ``tech none``."""
    words, frame = typed.words, typed.state.stack[-1]
    if words.take("none"):
        return given.Decline("tech")
    found = words.technologies(typed.facts.technologies)
    paid = words.counted(GOOD_WORDS) if words.take("pay") else None
    if not isinstance(frame, AskLearn):
        raise IllegalAction(not_asked(typed.state))
    board = typed.state.laboratories[frame.laboratory]
    there = [name for name in found if typed.facts.technology_numbers[name] in board] or found[:1]
    if len(there) > 1:
        raise refusal("yokohama-which-technology", names=", ".join(there))
    if paid is None:
        ready = [one for one in laboratory.learnings(typed.facts, typed.state, frame) if one.technology == there[0]]
        return ready[0] if ready else given.Learn(there[0], 0, 0)
    if any(good != IMPORT and count for good, count in enumerate(goods_of(paid))):
        raise refusal("yokohama-technology-pay")
    if paid.get("yen", 0) % YEN_PER_UNIT:
        raise refusal("yokohama-technology-pay")
    return given.Learn(there[0], paid.get("import", 0), paid.get("yen", 0) // YEN_PER_UNIT)


def station(typed: Typed) -> given.Action:
    """``station bank``."""
    return given.PlaceStation(typed.words.area())


def take(typed: Typed) -> given.Action:
    """``take gb3 de1 pay import``, ``take none``."""
    words = typed.words
    if words.take("none"):
        return given.Decline("take")
    orders: list[str] = []
    while words.more and not words.at("pay"):
        orders.append(typed.words.order(typed.facts.order_numbers))
    if not words.take("pay"):
        return port.usual(typed.state, tuple(orders))
    paid = words.counted(GOOD_WORDS)
    pay = "import" if paid == {"import": 1} else "yen" if set(paid) == {"yen"} else None
    if pay is None or len(orders) < 2:
        raise refusal("yokohama-take-pay")
    return given.TakeOrders(tuple(orders), "import" if pay == "import" else "yen")


def trade(typed: Typed) -> given.Action:
    """``trade -1 silk +1 fish``, ``trade none``."""
    words = typed.words
    if words.take("none"):
        return given.Decline("trade")
    sold: dict[str, int] = {}
    bought: dict[str, int] = {}
    rest = words.rest()
    if unread := _SIGNED.sub("", rest).split():
        raise unknown_word(unread[0])
    for sign, count, word in _SIGNED.findall(rest):
        good = words.meaning(word, GOOD_WORDS)
        side = sold if sign == "-" else bought
        side[good] = side.get(good, 0) + int(count or 1)
    if "yen" in sold or "yen" in bought or "import" in sold:
        raise refusal("yokohama-trade-what")
    return given.Trade(goods_of(sold), goods_of(bought))


def token(typed: Typed) -> given.Action:
    """``token``, ``token copper silk``, ``token none``."""
    if typed.words.take("none"):
        return given.Decline("token")
    return _choosing(typed, given.TakeToken())


def build(typed: Typed) -> given.Action:
    """``build shop 2``, ``build shop 1 for silk``, ``build house``, ``build none``."""
    words, frame = typed.words, typed.state.stack[-1]
    if words.take("none"):
        return given.Decline("build")
    if words.meant(PIECE_WORDS) == "house":
        return _choosing(typed, given.BuildHouse())
    if words.number_next():
        return _choosing(typed, given.BuildShop(words.number()))
    free = building.shop_spaces(typed.state, frame) if isinstance(frame, AskBonus) else []
    if len(free) != 1:
        raise refusal("yokohama-which-space", spaces=", ".join(str(space + 1) for space in free))
    return _choosing(typed, given.BuildShop(free[0] + 1))


def _choosing(typed: Typed, first: given.TakeToken | given.BuildShop | given.BuildHouse) -> given.Action:
    """What a building or token brings, if it is chosen at once."""
    words = typed.words
    words.take("for")
    if not words.more:
        return first
    counts = words.counted({**GOOD_WORDS, **PIECE_WORDS})
    if set(counts) <= set(GOODS):
        return given.Choosing(first, given.GainGoods(goods_of(counts)))
    return given.Choosing(first, _pieces(counts))


def gain(typed: Typed) -> given.Action:
    """``gain copper silk``."""
    return given.GainGoods(goods_of(typed.words.counted(GOOD_WORDS)))
