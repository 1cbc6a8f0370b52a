"""Insurance against the Black Current.

VERSICHERUNG: beginning with the active trader, each may discard hand cards; every insurance symbol on them saves a
good of its colour. Rulings O-R12 to O-R16: what may be spared, who chooses, and answers ahead of one's turn.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, ClassVar, Literal

from typing_extensions import override

from rules.core.decisions import Description, Standing
from rules.core.labels import say
from rules.core.reasons import Missing, Reason
from rules.core.steps.together import AskEach, AskTogether
from rules.osaka.events import Insured, NotInsured, OsakaEvent
from rules.osaka.model.cover import Cover
from rules.osaka.model.phrases import cards, suits
from rules.osaka.model.position import Position
from rules.osaka.model.terms import INSURANCE, ColourIndex
from rules.osaka.steps.insuring import GRAMMAR, NOTHING, Insurance, Insure, counted, named, ways_to_insure

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rules.core.decisions import Part
    from rules.core.labels import Label
    from rules.core.table import Table
    from rules.osaka.model.facts import Facts
    from rules.osaka.model.state import Trader
    from rules.osaka.model.terms import Counts


def at_risk(facts: Facts, trader: Trader, colours: tuple[ColourIndex, ...]) -> Counts:
    """Goods of a trader in these colours that are not insured, by kind."""
    return [
        goods - insured if colour in colours else 0
        for goods, insured, colour in zip(trader.goods, trader.insured, facts.colours, strict=True)
    ]


@dataclass(slots=True)
class AskInsurance(AskTogether[Position, OsakaEvent, Insure, Insurance]):
    """What traders with goods at risk insure: answers count clockwise, those to come may answer ahead.

    Attributes:
        colours: Colours of the sinking ships.
        each: Who is still asked, the one whose answer counts next first, whatever is in the hands: to ask only whom
            it concerns would tell (O-R15).
    """

    colours: tuple[ColourIndex, ...]
    each: AskEach[Insurance] = field(repr=False)
    kind: Literal["ask-insurance"] = "ask-insurance"

    asks: ClassVar[Literal["insurance"]] = "insurance"
    grammar = GRAMMAR

    @override
    def prompt(self, position: Position) -> Label:
        return say("osaka-ask-insurance")

    @override
    def instead(self, position: Position) -> Reason:
        return Reason(say("osaka-asked-insurance"), INSURANCE)

    def cover(self, position: Position) -> Cover:
        """What a trader may insure, and with which cards."""
        risk = tuple(at_risk(position.facts, position.me, self.colours))
        threatened = {position.facts.colours[kind] for kind, count in enumerate(risk) if count}
        able = [
            count if position.facts.symbols[kind] and position.facts.colours[kind] in threatened else 0
            for kind, count in enumerate(position.me.hand)
        ]
        return Cover(position.facts, risk, tuple(able))

    @override
    def offers(self, position: Position) -> Iterator[Insure]:
        for way in ways_to_insure(self.cover(position)):
            for amounts in way.suggest():
                answer = way.answer(amounts)
                assert isinstance(answer, Insure), "it insures"
                yield answer

    @override
    def refuse(self, position: Position, answer: Insure) -> Reason | None:
        kept = counted(position.facts, answer)
        return self.cover(position).refuse(kept.discards, kept.saved)

    @override
    def fill(self, position: Position, answer: Insure) -> Insure:
        """The cards in the order in which they are written."""
        return named(position.facts, counted(position.facts, answer))

    @override
    def redact(self, position: Position, answer: Insure) -> str | None:
        """An answer ahead of one's turn stays hidden."""
        return None if self.each.asked[0] == position.seat else "insure ?"

    @override
    def note(self, position: Position, answer: Insure) -> Insurance:
        return counted(position.facts, answer)

    @override
    def noted(self, position: Position, note: Insurance) -> Insure:
        return named(position.facts, note)

    @override
    def count(self, position: Position, table: Table[OsakaEvent]) -> None:
        """An answer counts at once if it is its turn, and with it all that were given ahead; else it waits."""
        each = self.each
        ahead = False
        while each.asked and each.asked[0] in each.answers:
            due = each.asked.pop(0)
            self._settle(position.seen_by(due), each.answers.pop(due), table, ahead=ahead)
            ahead = True
        if not each.asked:
            position.stack.pop()

    def _settle(self, position: Position, kept: Insurance, table: Table[OsakaEvent], *, ahead: bool) -> None:
        """Let an answer count: cards are discarded, goods turned by 90 degrees."""
        if ahead:
            table.touch("insured:ahead")
        if not any(kept.discards):
            table.emit(NotInsured(position.seat, ahead))
            table.touch("not-insured")
            return
        most_valuable = self.cover(position).most_valuable(position.facts.symbols_of(kept.discards))
        saved = kept.saved or most_valuable
        position.me.hand = position.state.discarded(position.me.hand, kept.discards)
        position.me.insured = [insured + count for insured, count in zip(position.me.insured, saved, strict=True)]
        table.emit(Insured(position.seat, position.facts.listed(kept.discards), position.facts.listed(saved), ahead))
        table.touch("insured" if saved == most_valuable else "insured:own-choice")

    @override
    def describe(self, position: Position, answer: Insure) -> Description:
        """An answer that turns over one that waits behind it cannot be taken back."""
        final = self._turns_over(position)
        facts, cover, kept = position.facts, self.cover(position), counted(position.facts, answer)
        if not any(kept.discards):
            return Description(say("osaka-do-insure-none"), final=final)
        symbols = facts.symbols_of(kept.discards)
        saved = kept.saved or cover.most_valuable(symbols)
        lost = [risk - safe for risk, safe in zip(cover.risk, saved, strict=True)]
        detail = say(
            "osaka-insure-detail",
            goods=cards(facts, saved),
            wasted=sum(symbols) - sum(saved),
            count=sum(lost),
            lost=cards(facts, lost),
        )
        discards = suits(facts, kept.discards)
        if kept.saved is None:
            return Description(say("osaka-do-insure", cards=discards, count=sum(saved)), detail, final=final)
        return Description(say("osaka-do-save", goods=suits(facts, saved), cards=discards), detail, final=final)

    def _turns_over(self, position: Position) -> bool:
        """Whether an answer lets one count that was given ahead."""
        first, *others = self.each.asked
        return first == position.seat and any(seat in self.each.answers for seat in others[:1])

    @override
    def parts(self, position: Position) -> tuple[Part, ...]:
        return (*ways_to_insure(self.cover(position)), self.choice("none", (NOTHING,)))

    @override
    def missing(self, position: Position) -> Iterator[Missing]:
        if not any(self.cover(position).cards):
            yield Missing(say("osaka-missing-insure"), Reason(say("osaka-no-symbols"), INSURANCE))

    @override
    def standing(self, position: Position) -> tuple[Standing, ...]:
        cover = self.cover(position)
        most = named(position.facts, Insurance(cover.cheapest(cover.reach), None))
        return (Standing("never", NOTHING), Standing("most", most))
