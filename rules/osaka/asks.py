"""The questions of Traders of Osaka."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.core.decisions import Amounts, Choice, Part, Question, Standing
from rules.core.labels import Label, Who, say
from rules.core.reasons import Missing, Reason
from rules.osaka.actions import Buy, ChooseToken, Insure
from rules.osaka.buying import kinds_in_hand, payment_for, price_for
from rules.osaka.describe import describe
from rules.osaka.frames import AskInsurance, AskToken, AskTurn
from rules.osaka.headings import BUYING, INSURANCE, RESERVED, RESERVING
from rules.osaka.insurance import cover_for
from rules.osaka.insuring import ByDiscards, ByGoods
from rules.osaka.market import reserves, takes
from rules.osaka.notation import write, write_reserve, write_take
from rules.osaka.phrases import card as phrase
from rules.osaka.phrases import colours as colour_phrases
from rules.osaka.reading import reserved_by_others
from rules.osaka.terms import COLOUR_INDICES

if TYPE_CHECKING:
    from rules.core.decisions import Counted
    from rules.core.seats import Seat
    from rules.osaka.cover import Cover
    from rules.osaka.facts import Facts
    from rules.osaka.payment import Payment
    from rules.osaka.state import State
    from rules.osaka.terms import Kind


_TURN = say("osaka-ask-turn")


def questions(facts: Facts, state: State) -> tuple[Question, ...]:
    """What is asked now."""
    if not state.stack:
        return ()
    frame = state.stack[-1]
    match frame:
        case AskToken(seat=seat):
            return (_ask_token(facts, state, seat),)
        case AskTurn():
            return (_ask_turn(facts, state, state.active),)
        case AskInsurance(each=each):
            return tuple(_ask_insurance(facts, state, frame, seat) for seat in each.asked)
        case _:
            raise AssertionError("the match has not settled")


def _nothing_missing() -> tuple[Missing, ...]:
    return ()


def _ask_token(facts: Facts, state: State, seat: Seat) -> Question:
    answers = tuple(write(facts, ChooseToken(colour)) for colour in COLOUR_INDICES)
    return Question(
        seat=seat,
        kind="token",
        prompt=say("osaka-ask-token"),
        parts=(Choice("token", answers),),
        describe=lambda text: describe(facts, state, seat, text),
        missing=_nothing_missing,
    )


def _ask_turn(facts: Facts, state: State, seat: Seat) -> Question:
    parts: list[Part] = []
    price = price_for(facts, state, seat)
    coins = facts.coins(state.traders[seat].hand)
    if 0 < price <= coins:
        parts.append(_buy_part(facts, state, seat, price))
    if may_take := takes(state, seat):
        parts.append(Choice("take", tuple([write_take(facts, answer) for answer in may_take])))
    if may_reserve := reserves(state, seat):
        parts.append(Choice("reserve", tuple([write_reserve(facts, answer) for answer in may_reserve])))
    return Question(
        seat=seat,
        kind="turn",
        prompt=_TURN,
        parts=tuple(parts),
        describe=lambda text: describe(facts, state, seat, text),
        missing=lambda: _missing_in_turn(facts, state, seat),
        ends_turn=True,
    )


def _buy_part(facts: Facts, state: State, seat: Seat, price: int) -> Amounts:
    """Buying, by payment; what may be paid is worked out when somebody wants to know."""
    kinds = kinds_in_hand(state, seat)
    hand = state.traders[seat].hand

    def payment() -> Payment:
        return payment_for(facts, state, seat, kinds, price)

    return Amounts(
        part="buy",
        kinds=tuple([facts.names[kind] for kind in kinds]),
        bounds=tuple([hand[kind] for kind in kinds]),
        refuse=lambda paid: payment().refuse(paid),
        suggest=lambda: payment().suggest(),
        sample=lambda rng: payment().sample(rng),
        notation=lambda paid: write(facts, Buy(_spread(facts, kinds, paid))),
    )


def _spread(facts: Facts, kinds: tuple[Kind, ...], amounts: Counted) -> Counted:
    counts = facts.nothing
    for kind, amount in zip(kinds, amounts, strict=True):
        counts[kind] = amount
    return tuple(counts)


def _missing_in_turn(facts: Facts, state: State, seat: Seat) -> tuple[Missing, ...]:
    """What cannot be bought, taken or reserved, and why."""
    found: list[Missing] = []
    price = price_for(facts, state, seat)
    coins = facts.coins(state.traders[seat].hand)
    if not price:
        found.append(Missing(say("osaka-missing-buy"), Reason(say("osaka-nothing-to-buy"), BUYING)))
    elif coins < price:
        found.append(Missing(say("osaka-missing-buy"), Reason(say("osaka-too-dear", price=price, coins=coins), BUYING)))
    for kind, owner in reserved_by_others(state, seat):
        card = phrase(facts, kind)
        found.append(Missing(card, Reason(say("osaka-stone-of", who=Who(owner)), RESERVED)))
    if not state.traders[seat].has_stone:
        found.append(
            Missing(say("osaka-missing-reserve"), Reason(_where_the_stone_lies(facts, state, seat), RESERVING))
        )
    elif not reserves(state, seat):
        found.append(Missing(say("osaka-missing-reserve"), Reason(say("osaka-all-reserved"), RESERVING)))
    return tuple(found)


def _where_the_stone_lies(facts: Facts, state: State, seat: Seat) -> Label:
    offer = next(offer for offer in (*state.market, *state.farm) if offer.stone == seat)
    return say("osaka-stone-on", card=phrase(facts, offer.card))


def _ask_insurance(facts: Facts, state: State, frame: AskInsurance, seat: Seat) -> Question:
    cover = cover_for(facts, state, seat, frame.colours)
    none = write(facts, Insure(tuple(facts.nothing), None))
    parts: list[Part] = []
    cards = tuple(kind for kind, count in enumerate(cover.cards) if count)
    most = none
    if cards:
        parts.append(_discard_part(facts, cover, cards))
        most = write(facts, Insure(cover.most(), None))
        if goods := _goods_to_choose(cover):
            parts.append(_goods_part(facts, cover, goods))
    parts.append(Choice("none", (none,)))
    given = frame.each.answers.get(seat)
    return Question(
        seat=seat,
        kind="insurance",
        prompt=say("osaka-ask-insurance", colours=colour_phrases(frame.colours), count=len(frame.colours)),
        parts=tuple(parts),
        describe=lambda text: describe(facts, state, seat, text),
        missing=lambda: () if cards else (_no_card(),),
        together=True,
        answered=None if given is None else write(facts, given),
        standing=(Standing("never", none), Standing("most", most)),
    )


def _no_card() -> Missing:
    return Missing(say("osaka-missing-insure"), Reason(say("osaka-no-symbols"), INSURANCE))


def _discard_part(facts: Facts, cover: Cover, kinds: tuple[Kind, ...]) -> Amounts:
    way = ByDiscards(cover, kinds)
    return Amounts(
        part="insure",
        kinds=tuple(facts.names[kind] for kind in kinds),
        bounds=tuple(cover.cards[kind] for kind in kinds),
        refuse=way.refuse,
        suggest=way.suggest,
        sample=way.sample,
        notation=lambda amounts: write(facts, Insure(way.counts(amounts), None)),
    )


def _goods_to_choose(cover: Cover) -> tuple[Kind, ...]:
    """Goods of which some can be saved, if not all can; nothing if there is no choice."""
    if all(cover.reach(colour) in {0, cover.goods_at_risk(colour)} for colour in COLOUR_INDICES):
        return ()
    return tuple(kind for kind, count in enumerate(cover.risk) if count and cover.reach(cover.facts.colours[kind]))


def _goods_part(facts: Facts, cover: Cover, kinds: tuple[Kind, ...]) -> Amounts:
    way = ByGoods(cover, kinds)

    def notation(amounts: Counted) -> str:
        return write(facts, Insure(way.discards(amounts), way.counts(amounts)))

    return Amounts(
        part="save",
        kinds=tuple(facts.names[kind] for kind in kinds),
        bounds=tuple(min(cover.risk[kind], cover.reach(facts.colours[kind])) for kind in kinds),
        refuse=way.refuse,
        suggest=way.suggest,
        sample=way.sample,
        notation=notation,
    )
