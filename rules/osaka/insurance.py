"""Insurance: who is asked, and what an answer saves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.core.frames import AskEach
from rules.osaka.cover import Cover
from rules.osaka.events import InsuranceAsked, Insured, NotInsured, OsakaEvent
from rules.osaka.frames import AskInsurance, LoseGoods
from rules.osaka.view import COLOURS

if TYPE_CHECKING:
    from rules.core.seats import Seat
    from rules.core.table import Table
    from rules.osaka.actions import Insure
    from rules.osaka.facts import Facts
    from rules.osaka.state import State, Trader
    from rules.osaka.terms import ColourIndex, Counts


def at_risk(facts: Facts, trader: Trader, colours: tuple[ColourIndex, ...]) -> Counts:
    """Goods of a trader in these colours that are not insured, by kind."""
    return [
        goods - insured if colour in colours else 0
        for goods, insured, colour in zip(trader.goods, trader.insured, facts.colours, strict=True)
    ]


def insurance_of(
    facts: Facts, state: State, colours: tuple[ColourIndex, ...], table: Table[OsakaEvent]
) -> tuple[AskInsurance | LoseGoods, ...]:
    """What the sinking of ships brings: a question, if public facts leave anybody an answer, and then the loss.

    Everybody with goods at risk and a hand card is asked, whatever the card is: who is asked tells nothing.
    """
    asked = [
        seat
        for seat in state.clockwise(state.active)
        if any(state.traders[seat].hand) and any(at_risk(facts, state.traders[seat], colours))
    ]
    if not asked:
        return (LoseGoods(colours),)
    table.emit(InsuranceAsked(tuple(asked), tuple(COLOURS[colour] for colour in colours)))
    return (AskInsurance(colours, AskEach(asked)), LoseGoods(colours))


def cover_for(facts: Facts, state: State, seat: Seat, colours: tuple[ColourIndex, ...]) -> Cover:
    """What a trader may insure, and with which cards."""
    trader = state.traders[seat]
    risk = tuple(at_risk(facts, trader, colours))
    threatened = {facts.colours[kind] for kind, count in enumerate(risk) if count}
    cards = tuple(
        count if facts.symbols[kind] and facts.colours[kind] in threatened else 0
        for kind, count in enumerate(trader.hand)
    )
    return Cover(facts, risk, cards)


def answer(
    facts: Facts, state: State, frame: AskInsurance, seat: Seat, insure: Insure, table: Table[OsakaEvent]
) -> None:
    """Take an answer: it counts at once if it is its turn, else it waits, unknown to the others."""
    each = frame.each
    each.answers[seat] = insure
    ahead = False
    while each.asked and each.asked[0] in each.answers:
        due = each.asked.pop(0)
        if ahead:
            table.touch("insured:ahead")
        _count(facts, state, frame, due, each.answers.pop(due), table, ahead=ahead)
        ahead = True


def _count(
    facts: Facts,
    state: State,
    frame: AskInsurance,
    seat: Seat,
    insure: Insure,
    table: Table[OsakaEvent],
    *,
    ahead: bool,
) -> None:
    """Let an answer count: cards are discarded, goods turned by 90 degrees."""
    if not any(insure.discards):
        table.emit(NotInsured(seat, ahead))
        table.touch("not-insured")
        return
    most_valuable = cover_for(facts, state, seat, frame.colours).most_valuable(insure.discards)
    saved = insure.saved or most_valuable
    trader = state.traders[seat]
    for kind, count in enumerate(insure.discards):
        trader.hand[kind] -= count
        state.discard[kind] += count
    for kind, count in enumerate(saved):
        trader.insured[kind] += count
    table.emit(Insured(seat, facts.listed(insure.discards), facts.listed(saved), ahead))
    table.touch("insured" if saved == most_valuable else "insured:own-choice")
