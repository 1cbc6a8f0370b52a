"""Being written."""

from __future__ import annotations

from typing import ClassVar, Literal

from rules.core.answers import Answer
from rules.core.decisions import Description
from rules.core.frozen import frozen
from rules.core.grammar import Form, Grammar
from rules.core.labels import say
from rules.core.reasons import Reason
from rules.core.words import Number
from rules.nippon.model.headings import INVEST
from rules.nippon.steps.actions import AskAction, acting
from rules.nippon.steps.asking import DECLINING


@frozen
class Invest(Answer):
    """To be written."""

    number: int


@frozen
class AskInvest(AskAction[Invest]):
    """To be written."""

    kind: Literal["ask-invest"] = "ask-invest"
    action: ClassVar = "invest"
    asks: ClassVar[str] = "invest"
    heading: ClassVar[str] = INVEST
    grammar: ClassVar[Grammar] = Grammar(*acting("invest", Form(Invest, "invest", Number())), DECLINING)

    def barred(self, at):
        return Reason(say("nippon-short"), INVEST)

    def offers(self, at):
        return iter(())

    def why_not(self, at, answer):
        return None

    def do(self, at, answer, table):
        pass

    def explain(self, at, answer):
        return Description(say("nippon-do-none"))

    def activations(self, answer):
        return 1
