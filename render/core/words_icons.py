"""Icons in the words: which labels count or name something that has an icon, and how Discord writes each icon."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Literal, TypeAlias, assert_never

from rules.core.frozen import frozen
from rules.core.labels import Arg, Label, Who

JOINER, FIRM = "\u2060", "\u00a0"
"""What stands unseen between a number and its icon, and the space between an icon and a name: no line breaks there."""

ICON = re.compile(rf"{JOINER}?<a?:\w+:\d+>{JOINER}?")
"""Mark-up of an emoji of an application, with what joins it to a number."""

FLAGS: Mapping[str, str] = {
    "gb": "\U0001f1ec\U0001f1e7",
    "us": "\U0001f1fa\U0001f1f8",
    "fr": "\U0001f1eb\U0001f1f7",
    "de": "\U0001f1e9\U0001f1ea",
    "nl": "\U0001f1f3\U0001f1f1",
}
"""Flags by the country's two letters: emojis that Discord has of its own."""

WIDE = 2
"""Letters whose room an icon takes in a line."""


@frozen
class Counted:
    """So many of something: a number and an icon stand for it, and no word.

    Attributes:
        count: How many, or how high it is.
        icon: Name of the icon.
        manner: ``3`` and the icon for an amount, ``+3`` and the icon for steps, the icon and ``3`` for a value.
    """

    count: int
    icon: str
    manner: Literal["amount", "steps", "value"] = "amount"


@frozen
class Named:
    """Something that is named: its icon stands in front of the name.

    Attributes:
        icon: Name of the icon.
        behind: Whether it stands behind instead, as a name begins with a preposition in some language.
    """

    icon: str
    behind: bool = False


@frozen
class Joined:
    """Amounts with a sign or so before them: a row of such needs no "and" where its amounts are icons.

    Attributes:
        what: What is joined to the sign.
    """

    what: Arg


@frozen
class Repeated:
    """The same several times: how often stands behind it where it is an icon, apart from the number beside that.

    Attributes:
        what: What there is several times.
        count: How often.
    """

    what: Arg
    count: Arg


@frozen
class Beside:
    """Amounts after one another: nothing but a space stands between them where they are icons.

    Attributes:
        parts: The amounts.
    """

    parts: tuple[Arg, ...]


@frozen
class Exchange:
    """A card that asks for amounts and brings others: an arrow stands between them where they are icons.

    Attributes:
        name: What it is called.
        asks: What it asks for.
        brings: What it brings.
        within: Whether these stand in brackets behind the name, as within a sentence.
    """

    name: Arg
    asks: Arg
    brings: Arg
    within: bool = False


Look: TypeAlias = Counted | Named | Joined | Repeated | Beside | Exchange
Rule: TypeAlias = Callable[[Mapping[str, Arg]], Look | None]
"""How a label with these arguments looks; None if it is words alone."""

_rules: dict[str, Rule] = {
    "house-minus": lambda args: Joined(args["what"]),
    "house-plus": lambda args: Joined(args["what"]),
    "house-tail": lambda args: Beside((args["first"], args["then"])),
}


def add_icons(table: Mapping[str, Rule]) -> None:
    """Let a game say which of its labels have icons.

    Args:
        table: How a label looks, by its key.
    """
    _rules.update(table)


def counts(
    icons: Mapping[str, str] | str,
    thing: str = "thing",
    count: str = "count",
    manner: Literal["amount", "steps", "value"] = "amount",
) -> Rule:
    """The rule of labels that count things.

    Args:
        icons: Name of the icon by the thing's word, things without one stay words; or of the one icon there is.
        thing: The argument that says what is counted.
        count: The argument that says how many.
        manner: See `Counted`.
    """

    def rule(args: Mapping[str, Arg]) -> Look | None:
        many, icon = args.get(count), _icon(icons, args.get(thing))
        return Counted(many, icon, manner) if isinstance(many, int) and icon is not None else None

    return rule


def names(icons: Mapping[str, str] | str, thing: str = "", *, behind: bool = False) -> Rule:
    """The rule of labels that name things.

    Args:
        icons: Name of the icon by the thing's word, things without one stay words; or of the one icon there is.
        thing: The argument that says what is named.
        behind: See `Named`.
    """

    def rule(args: Mapping[str, Arg]) -> Look | None:
        icon = _icon(icons, args.get(thing))
        return None if icon is None else Named(icon, behind)

    return rule


def _icon(icons: Mapping[str, str] | str, word: Arg | None) -> str | None:
    return icons if isinstance(icons, str) else icons.get(str(word))


def joins(what: str = "what") -> Rule:
    """The rule of labels that put a sign before amounts, such as "+3 tea", or say nothing else."""
    return lambda args: Joined(args[what])


def repeats(what: str) -> Rule:
    """The rule of labels that say how often there is something."""
    return lambda args: Repeated(args[what], args["count"])


def exchanges(name: str, asks: str, brings: str, *, within: bool = False) -> Rule:
    """The rule of labels of a card by the arguments that say what it asks for and brings; see `Exchange`."""
    return lambda args: Exchange(args[name], args[asks], args[brings], within)


def look_of(label: Label) -> Look | None:
    """How a label looks; None if it is words alone."""
    rule = _rules.get(label.key)
    return None if rule is None else rule(dict(label.args))


def icon_in(arg: Arg | tuple[Label | None, ...] | None) -> str | None:
    """Name of the first icon in a label, or in several, and all that they are made of; None if they are words alone."""
    match arg:
        case Label():
            match look_of(arg):
                case Counted(icon=icon) | Named(icon=icon):
                    return icon
                case Joined(what=what) | Repeated(what=what):
                    return icon_in(what)
                case Exchange(brings=brings):
                    return icon_in(brings)
                case Beside() | None:
                    return icon_in(tuple(one for _, one in arg.args))
                case other:
                    assert_never(other)
        case tuple():
            return next((found for one in arg if (found := icon_in(one)) is not None), None)
        case Who() | int() | str() | None:
            return None
        case strange:
            assert_never(strange)


def amounts_alone(what: Arg, marks: Mapping[str, str]) -> bool:
    """Whether something, or all of several things in a row, are amounts that icons stand for; these need no "and"."""
    if isinstance(what, tuple):
        return bool(what) and all(amounts_alone(part, marks) for part in what)
    match look_of(what) if isinstance(what, Label) else None:
        case Counted(icon=icon):
            return icon in marks
        case Joined(what=joined) | Repeated(what=joined) | Beside(parts=joined):
            return amounts_alone(joined, marks)
        case _:
            return False


def mark_of(colour: str) -> str:
    """Name of a seat's mark.

    Args:
        colour: Id of the seat's colour.
    """
    return f"p{colour}"


def as_seen(text: str) -> str:
    """A text as long as a reader sees it: of an icon's mark-up that is the icon, as wide as two letters."""
    return ICON.sub("-" * WIDE, text)


def room_of(text: str) -> int:
    """Letters whose room a text takes in a line."""
    return len(as_seen(text))
