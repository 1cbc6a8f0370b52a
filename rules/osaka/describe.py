"""What an answer does, in labels: first what sets it apart, then what follows from it."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from rules.core.decisions import Description
from rules.core.labels import Label, say
from rules.core.rng import Rng
from rules.core.table import Table
from rules.osaka.actions import Buy, ChooseToken, Insure, Reserve, Take
from rules.osaka.buying import price_for
from rules.osaka.codec import STATE
from rules.osaka.flow import play
from rules.osaka.frames import AskInsurance
from rules.osaka.insurance import cover_for
from rules.osaka.phrases import card, cards, insures, suits
from rules.osaka.reading import read
from rules.osaka.view import COLOURS

if TYPE_CHECKING:
    from rules.core.seats import Seat
    from rules.osaka.actions import Action
    from rules.osaka.events import OsakaEvent
    from rules.osaka.facts import Facts
    from rules.osaka.state import State


def describe(facts: Facts, state: State, seat: Seat, text: str) -> Description:
    """What the answer of a notation does, from what its seat may know.

    Raises:
        IllegalAction: The answer is not legal.
    """
    action = read(facts, state, seat, text)
    match action:
        case ChooseToken(colour=colour):
            return Description(say("osaka-do-token", colour=COLOURS[colour]))
        case Buy():
            return _describe_buying(facts, state, seat, action)
        case Take():
            return _describe_taking(facts, state, seat, action)
        case Reserve(card=kind, area=area):
            label = say("osaka-do-reserve", area=area, card=card(facts, kind))
            return Description(label, final=draws(facts, state, seat, action))
        case Insure():
            return _describe_insuring(facts, state, seat, action)
        case _:
            assert_never(action)


def _describe_buying(facts: Facts, state: State, seat: Seat, action: Buy) -> Description:
    coins = facts.coins(action.paid)
    kept = [have - paid for have, paid in zip(state.traders[seat].hand, action.paid, strict=True)]
    detail = say(
        "osaka-buy-detail",
        spare=coins - price_for(facts, state, seat),
        kept=facts.coins(kept),
        insured=sum(count * facts.symbols[kind] for kind, count in enumerate(kept)),
        insures=insures(facts, kept),
    )
    return Description(say("osaka-do-buy", coins=coins, cards=suits(facts, action.paid)), detail, final=True)


def _describe_taking(facts: Facts, state: State, seat: Seat, action: Take) -> Description:
    coins = facts.coins(state.traders[seat].hand) + facts.values[action.card]
    key = "osaka-do-take-own" if action.reserved else "osaka-do-take"
    detail = say("osaka-take-own-detail" if action.reserved else "osaka-take-detail", coins=coins)
    final = draws(facts, state, seat, action)
    return Description(say(key, card=card(facts, action.card)), detail, final=final)


def _describe_insuring(facts: Facts, state: State, seat: Seat, action: Insure) -> Description:
    """An answer whose turn it is cannot be taken back: it may turn over an answer that waits."""
    frame = state.stack[-1]
    assert isinstance(frame, AskInsurance), "insurance is asked"
    final = frame.each.asked[0] == seat
    cover = cover_for(facts, state, seat, frame.colours)
    if not any(action.discards):
        return Description(say("osaka-do-insure-none"), final=final)
    saved = action.saved or cover.most_valuable(action.discards)
    lost_goods = [risk - safe for risk, safe in zip(cover.risk, saved, strict=True)]
    wasted = sum(n * facts.symbols[kind] for kind, n in enumerate(action.discards)) - sum(saved)
    detail: Label = say(
        "osaka-insure-detail",
        goods=cards(facts, saved),
        wasted=wasted,
        count=sum(lost_goods),
        lost=cards(facts, lost_goods),
    )
    if action.saved is None:
        label = say("osaka-do-insure", cards=suits(facts, action.discards), count=sum(saved))
    else:
        label = say("osaka-do-save", goods=suits(facts, saved), cards=suits(facts, action.discards))
    return Description(label, detail, final=final)


def draws(facts: Facts, state: State, seat: Seat, action: Action) -> bool:
    """Whether an answer makes cards be drawn: tried on a copy with other dice.

    Up to the first draw only public facts decide what happens, so this tells nothing hidden.
    """
    table: Table[OsakaEvent] = Table(Rng(b""))
    play(facts, STATE.validate_python(STATE.dump_python(state)), seat, action, table)
    return table.rng.counter > 0
