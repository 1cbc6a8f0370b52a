"""Typed answers against a position: what is left out is filled in, what cannot be is refused with its reason."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.core.labels import Label, Who, say
from rules.core.reasons import IllegalAction, Reason
from rules.osaka.actions import Buy, ChooseToken, Insure, Reserve, Take
from rules.osaka.buying import kinds_in_hand, payment_for, price_for
from rules.osaka.frames import AskInsurance, AskToken, AskTurn
from rules.osaka.headings import BUYING, INSURANCE, PREPARATION, RESERVED, RESERVING, TAKING, TURN
from rules.osaka.insurance import cover_for
from rules.osaka.market import open_to, reserves, takes
from rules.osaka.notation import Cards, Word, split
from rules.osaka.view import COLOURS

if TYPE_CHECKING:
    from rules.core.seats import Seat
    from rules.osaka.actions import Action
    from rules.osaka.facts import Facts
    from rules.osaka.state import State
    from rules.osaka.terms import Counts, Kind


def read(facts: Facts, state: State, seat: Seat, text: str) -> Action:
    """Understand a typed answer of a seat that is asked.

    Raises:
        IllegalAction: It is not understood, ambiguous, or refused by the rules.
    """
    verb, words = split(facts, text)
    frame = state.stack[-1]
    match frame:
        case AskToken():
            if verb == "token":
                return _token(words)
            raise _refusal(say("osaka-asked-token"), PREPARATION)
        case AskTurn():
            if verb == "buy":
                return _buy(facts, state, seat, words)
            if verb == "take":
                return _take(facts, state, seat, words)
            if verb == "reserve":
                return _reserve(facts, state, seat, words)
            raise _refusal(say("osaka-asked-turn"), TURN)
        case AskInsurance():
            if verb == "insure":
                return _insure(facts, state, seat, frame, words)
            raise _refusal(say("osaka-asked-insurance"), INSURANCE)
        case _:
            raise AssertionError("nobody is asked")


def _refusal(label: Label, section: str) -> IllegalAction:
    return IllegalAction(Reason(label, section))


def name(facts: Facts, kind: Kind) -> Label:
    """A card in words."""
    card = facts.cards[kind]
    return say("osaka-card", colour=card.colour, value=card.value)


def _count(facts: Facts, words: list[Word], section: str) -> Counts:
    counts = facts.nothing
    for word in words:
        if not isinstance(word, Cards):
            raise _refusal(say("osaka-card-expected", word=word), section)
        counts[word.card] += word.count
    return counts


def _one(words: list[Word], section: str) -> Kind:
    match words:
        case [Cards(card=card, count=1)]:
            return card
        case _:
            raise _refusal(say("osaka-one-card"), section)


def _token(words: list[Word]) -> ChooseToken:
    match words:
        case [str(colour)] if colour in COLOURS:
            return ChooseToken(COLOURS.index(colour))
        case _:
            raise _refusal(say("osaka-one-colour"), PREPARATION)


def _buy(facts: Facts, state: State, seat: Seat, words: list[Word]) -> Buy:
    price = price_for(facts, state, seat)
    if not price:
        raise _refusal(say("osaka-nothing-to-buy"), BUYING)
    kinds = kinds_in_hand(state, seat)
    payment = payment_for(facts, state, seat, kinds, price)
    if payment.coins(payment.have) < price:
        raise _refusal(say("osaka-too-dear", price=price, coins=payment.coins(payment.have)), BUYING)
    if words and words[0] == "pay":
        words = words[1:]
    paid = facts.nothing
    if words:
        paid = _count(facts, words, BUYING)
    else:
        for kind, count in zip(kinds, payment.suggest()[0], strict=True):
            paid[kind] = count
    for kind, count in enumerate(paid):
        have = state.traders[seat].hand[kind]
        if count > have:
            raise _refusal(say("osaka-not-in-hand", have=have, card=name(facts, kind)), BUYING)
    if reason := payment.refuse(tuple(paid[kind] for kind in kinds)):
        raise IllegalAction(reason)
    return Buy(tuple(paid))


def _take(facts: Facts, state: State, seat: Seat, words: list[Word]) -> Take:
    stone = "stone" in words
    card = _one([word for word in words if word != "stone"], TAKING)
    legal = takes(state, seat)
    wanted = [answer for answer in legal if answer.card == card and (answer.reserved or not stone)]
    if wanted:
        return wanted[0]
    if stone and Take(card, reserved=False) in legal:
        raise _refusal(say("osaka-not-your-stone", card=name(facts, card)), TAKING)
    raise _refusal(*_not_for_taking(facts, state, card))


def _not_for_taking(facts: Facts, state: State, card: Kind) -> tuple[Label, str]:
    for offer in state.market:
        if offer.card == card and offer.stone is not None:
            return say("osaka-reserved-by", card=name(facts, card), who=Who(offer.stone)), RESERVED
    if any(offer.card == card for offer in state.farm):
        return say("osaka-only-in-farm", card=name(facts, card)), TAKING
    return say("osaka-not-in-market", card=name(facts, card)), TAKING


def _reserve(facts: Facts, state: State, seat: Seat, words: list[Word]) -> Reserve:
    areas = [word for word in words if word in {"market", "farm"}]
    card = _one([word for word in words if word not in {"market", "farm"}], RESERVING)
    if not state.traders[seat].has_stone:
        raise _refusal(say("osaka-stone-used"), RESERVING)
    for answer in reserves(state, seat):
        if answer.card == card and (not areas or answer.area in areas):
            return answer
    for offer in (*state.market, *state.farm):
        if offer.card == card and offer.stone is not None:
            raise _refusal(say("osaka-reserved-by", card=name(facts, card), who=Who(offer.stone)), RESERVED)
    raise _refusal(say("osaka-not-on-offer", card=name(facts, card)), RESERVING)


def _insure(facts: Facts, state: State, seat: Seat, frame: AskInsurance, words: list[Word]) -> Insure:
    nothing = tuple(facts.nothing)
    if words == ["none"]:
        return Insure(nothing, None)
    cut = words.index("save") if "save" in words else len(words)
    discards = tuple(_count(facts, words[:cut], INSURANCE))
    if not any(discards):
        raise _refusal(say("osaka-nothing-discarded"), INSURANCE)
    saved = tuple(_count(facts, words[cut + 1 :], INSURANCE)) if cut < len(words) else None
    cover = cover_for(facts, state, seat, frame.colours)
    if reason := cover.refuse(discards, saved):
        raise IllegalAction(reason)
    return Insure(discards, saved)


def reserved_by_others(state: State, seat: Seat) -> list[tuple[Kind, Seat]]:
    """Market cards that a trader cannot have, with who reserved them."""
    mine = open_to(state, seat)
    return [(offer.card, offer.stone) for offer in state.market if offer.stone is not None and offer not in mine]
