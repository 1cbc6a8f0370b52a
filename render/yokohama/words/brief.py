"""An answer that was given, in as few words as *Back* has room for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.yokohama.words.labels import order_name, some_of, technology_name
from render.yokohama.words.places import at_area, at_areas, to_area
from rules.core.labels import Label, say
from rules.yokohama.model.terms import COUNTRIES

if TYPE_CHECKING:
    from collections.abc import Iterable

SKILLS = {"spin": "spinning-mill", "university": "university"}
"""Technologies by the answer that uses them."""


def brief(answer: str) -> Label:
    """What an answer did, without what it cost or brought: "assistants at the Bank and Tea", "president to Port".

    Args:
        answer: In notation, as the log has it.
    """
    match answer.split():
        case [what, "none"]:
            return say("yokohama-do-none", what=what)
        case ["place", area, "x2"]:
            return say("yokohama-back", verb="double", count=2, what=at_area(area))
        case ["place", *words]:
            return _placed(words)
        case ["go" | "agent" as verb, area, *_]:
            return say("yokohama-back", verb=verb, count=1, what=to_area(area))
        case ["telegram" | "station" as verb, area, *_]:
            return say("yokohama-back", verb=verb, count=1, what=at_area(area))
        case ["order" | "keep", order]:
            return _orders((order,))
        case ["take", *words]:
            return _orders(words[: words.index("pay")] if "pay" in words else words)
        case ["church" | "customs" as verb, space, *_] | ["build", "shop" as verb, space, *_]:
            return say("yokohama-back", verb=verb, count=int(space), what="")
        case ["build", "house", *_]:
            return say("yokohama-back", verb="house", count=1, what="")
        case _:
            return _short(answer)


def _technology(card: str) -> Label:
    """A technology by its name, without the country that tells two cards of a name apart in notation."""
    name, _, country = card.rpartition("-")
    return technology_name(name if country in COUNTRIES else card)


def _short(answer: str) -> Label:
    """What an answer did that is told by the thing alone."""
    match answer.split():
        case ["achieve", achievement]:
            return say("yokohama-panel-achievement", id=achievement)
        case ["tech", card, *_]:
            return _technology(card)
        case ["spin" | "university" as verb]:
            return technology_name(SKILLS[verb])
        case ["hire" | "gain" as verb, *words]:
            return say("yokohama-back", verb=verb, count=1, what=_counted(words))
        case ["move", *steps]:
            return say(
                "yokohama-back", verb="move", count=len(steps), what=tuple(map(to_area, dict.fromkeys(_targets(steps))))
            )
        case ["leave", count]:
            return say("yokohama-do-leave", count=int(count))
        case ["reward", token]:
            return say("yokohama-do-reward", token=token)
        case [verb, *_]:
            return say("yokohama-back", verb=verb, count=1, what="")
        case _:
            raise AssertionError("an answer has words")


def _placed(words: list[str]) -> Label:
    """Assistants of step 1; two in one area, and one more next to it, are written with signs in between."""
    areas = [word for word in words if word not in {"x2", "+"}]
    everybody = areas[:1] * ("x2" in words) + areas
    return say("yokohama-back", verb="place", count=len(everybody), what=at_areas(everybody))


def _orders(words: Iterable[str]) -> Label:
    names = tuple(order_name(word) for word in words)
    return say("yokohama-back", verb="order", count=len(names), what=names)


def _counted(words: list[str]) -> tuple[Label, ...]:
    """Pieces or goods: "2 assistants", "1 shop"; a number stands before its word, equal words one after the other."""
    counts: dict[str, int] = {}
    number = 1
    for word in words:
        if word.isdecimal():
            number = int(word)
        else:
            counts[word] = counts.get(word, 0) + number
            number = 1
    return tuple(some_of(thing, count) for thing, count in counts.items())


def _targets(steps: Iterable[str]) -> list[str]:
    return [step.partition(">")[2] for step in steps]
