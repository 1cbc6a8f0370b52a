"""Answers of the toy game and how they are written: `keep red`, `hang 17`, `do draw`, `light 4 17`, `sell red2`."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Literal, TypeAlias, assert_never

from rules.core.labels import say
from rules.core.reasons import IllegalAction, Reason
from tests.toy.state import Effect
from tests.toy.tables import COLOURS

SECTION = "How to play (toy game)"


@dataclass(frozen=True, slots=True)
class Keep:
    """Keep the offered lantern of a colour."""

    colour: int
    kind: Literal["keep"] = "keep"


@dataclass(frozen=True, slots=True)
class Hang:
    """Hang one's sign on a post, numbered from 1."""

    post: int
    kind: Literal["hang"] = "hang"


@dataclass(frozen=True, slots=True)
class Do:
    """Carry out an effect now."""

    effect: Effect
    kind: Literal["do"] = "do"


@dataclass(frozen=True, slots=True)
class Light:
    """Light posts, in rising order."""

    posts: tuple[int, ...]
    kind: Literal["light"] = "light"


@dataclass(frozen=True, slots=True)
class Sell:
    """Sell lanterns, so many of each colour."""

    counts: tuple[int, ...]
    kind: Literal["sell"] = "sell"


@dataclass(frozen=True, slots=True)
class Clap:
    """Clap for a sale, or hush."""

    clapped: bool
    kind: Literal["clap"] = "clap"


@dataclass(frozen=True, slots=True)
class End:
    """End the turn."""

    kind: Literal["end"] = "end"


Action: TypeAlias = Keep | Hang | Do | Light | Sell | Clap | End


def write(action: Action) -> str:
    """Notation of an answer."""
    match action:
        case Keep(colour=colour):
            return f"keep {COLOURS[colour]}"
        case Hang(post=post):
            return f"hang {post}"
        case Do(effect=effect):
            return f"do {effect}"
        case Light(posts=posts):
            return " ".join(["light", *map(str, posts)])
        case Sell(counts=counts):
            sold = (f"{colour}{count}" for colour, count in zip(COLOURS, counts, strict=True) if count)
            return " ".join(["sell", *sold])
        case Clap(clapped=clapped):
            return "clap" if clapped else "hush"
        case End():
            return "end"
        case other:
            assert_never(other)


def unknown(text: str) -> Reason:
    """That a text is not understood."""
    return Reason(say("toy-unknown", text=text[:40]), SECTION)


def read(text: str) -> Action:
    """Understand a typed answer, whether it is legal or not.

    Raises:
        IllegalAction: It is none.
    """
    match text.lower().split():
        case ["keep", colour] if colour in COLOURS:
            return Keep(COLOURS.index(colour))
        case ["hang", post] if _number(post):
            return Hang(int(post))
        case ["do", ("draw" | "count") as effect]:
            return Do(effect)
        case ["light", *posts] if posts and all(map(_number, posts)):
            return Light(tuple(sorted({int(post) for post in posts})))
        case ["sell", *things] if things:
            return Sell(_counts(text, things))
        case ["clap"]:
            return Clap(clapped=True)
        case ["hush"]:
            return Clap(clapped=False)
        case ["end"]:
            return End()
        case _:
            raise IllegalAction(unknown(text))


def _number(word: str) -> bool:
    return re.fullmatch(r"[1-9][0-9]{0,2}", word, re.ASCII) is not None


def _counts(text: str, things: list[str]) -> tuple[int, ...]:
    counts = dict.fromkeys(COLOURS, 0)
    for thing in things:
        found = re.fullmatch(r"(red|blue|green)([0-9]{1,3})?", thing, re.ASCII)
        if found is None:
            raise IllegalAction(unknown(text))
        counts[next(colour for colour in COLOURS if colour == found[1])] += int(found[2] or 1)
    return tuple(counts.values())
