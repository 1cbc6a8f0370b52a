"""An answer that was given, in as few words as *Back* has room for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.osaka.words.labels import colour_name
from render.osaka.words.things import thing
from rules.core.labels import Label, say
from rules.osaka.steps.buy import Buy
from rules.osaka.steps.insuring import Insure
from rules.osaka.steps.market import Reserve, Take
from rules.osaka.steps.token import ChooseToken

if TYPE_CHECKING:
    from rules.core.answers import Answer


def brief(answer: Answer) -> Label | None:
    """What an answer did, without what it cost or brought: "red 5 as coins", "purchase"."""
    match answer:
        case ChooseToken():
            return say("osaka-back", verb="token", what=(colour_name(answer.colour),))
        case Take() | Reserve():
            return say("osaka-back", verb=answer.kind, what=thing(answer.card))
        case Insure(discards=()):
            return say("osaka-do-insure-none")
        case Buy() | Insure():
            return say("osaka-back", verb=answer.kind, what="")
        case _:
            return None
