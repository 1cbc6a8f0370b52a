"""An answer that was given, in as few words as *Back* has room for."""

from __future__ import annotations

from render.osaka.words.labels import colour_names, named
from rules.core.labels import Label, say
from rules.osaka.model.terms import COLOURS


def brief(answer: str) -> Label:
    """What an answer did, without what it cost or brought: "red 5 as coins", "purchase".

    Args:
        answer: In notation, as the log has it.
    """
    match answer.split():
        case ["insure", "none"]:
            return say("osaka-do-insure-none")
        case ["token", word]:
            return say("osaka-back", verb="token", what=colour_names(one for one in COLOURS if one == word))
        case ["take" as verb, card, *_] | ["reserve" as verb, "farm", card] | ["reserve" as verb, card]:
            return say("osaka-back", verb=verb, what=named(card))
        case [verb, *_]:
            return say("osaka-back", verb=verb, what="")
        case _:
            raise AssertionError("an answer has words")
