"""A private panel as a game lays it out, before Discord: texts, menus and buttons in one reader's language.

A panel is a pure function of question, view, presets and language. It is made anew for every press, so
that a press needs to carry nothing but a hash of the answer its label stood for.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import field
from typing import Literal, TypeAlias

from render.core.picture import Picture
from rules.core.frozen import frozen

MOST_ENTRIES = 25
MOST_MENUS = 5


@frozen
class Entry:
    """An entry of a menu.

    Attributes:
        word: What it stands for: an answer in notation, a thing that is picked, or a preset. Unique in its menu.
        label: Effect, then cost; at most 100 characters, unique in its menu.
        detail: Consequence, at most 100 characters, or None.
        chosen: Whether it is shown as chosen already.
        icon: Name of the icon of what it brings, or None.
    """

    word: str
    label: str
    detail: str | None = None
    chosen: bool = False
    icon: str | None = None


@frozen
class Menu:
    """A select menu whose choice is played at once.

    Attributes:
        slot: Its id in the panel, ``[a-z0-9]{1,12}``.
        hint: Placeholder, at most 150 characters.
        entries: One to 25.
        at_least: Fewest picks.
        at_most: Most picks.
        compose: The answer, in notation, that the chosen words come to; may be several, joined by ``; ``.
    """

    slot: str
    hint: str
    entries: tuple[Entry, ...]
    compose: Callable[[tuple[str, ...]], str] = field(compare=False, repr=False)
    at_least: int = 1
    at_most: int = 1
    kind: Literal["menu"] = "menu"


@frozen
class Preset:
    """A select menu that only changes what the others offer.

    Attributes:
        slot: Its id in the panel.
        hint: Placeholder.
        entries: One to 25.
        at_least: Fewest picks.
        at_most: Most picks.
        carry: The presets of the panel to be drawn next, at most 40 characters of ``[a-z0-9.,-]``.
    """

    slot: str
    hint: str
    entries: tuple[Entry, ...]
    carry: Callable[[tuple[str, ...]], str] = field(compare=False, repr=False)
    at_least: int = 1
    at_most: int = 1
    kind: Literal["preset"] = "preset"


@frozen
class Toggle:
    """A button that shows what an answer yet to come will include, and turns it into its opposite.

    Attributes:
        slot: Its id in the panel, ``[a-z0-9]{1,12}``.
        label: How it stands, at most 80 characters.
        carry: The presets of the panel to be drawn next, as those of a preset.
    """

    slot: str
    label: str
    carry: str
    kind: Literal["toggle"] = "toggle"


@frozen
class AnswerButton:
    """A button that plays an answer.

    Attributes:
        answer: In notation.
        label: At most 80 characters; what differs stands in the first 30.
        style: ``primary`` for the usual, ``success`` for what ends well, ``danger`` for what gives up something.
        standing: Key of a standing answer that the press also gives, once and for all, or None.
        icon: Name of the icon of what it brings, or None.
    """

    answer: str
    label: str
    style: Literal["primary", "secondary", "success", "danger"] = "primary"
    standing: str | None = None
    icon: str | None = None
    kind: Literal["answer"] = "answer"


@frozen
class Field:
    """A field of a form: a menu of things, or a line to type where ``entries`` is empty.

    Attributes:
        slot: Its id in the form.
        label: At most 45 characters.
        detail: At most 100 characters, or None.
        entries: Up to 25 things, or none for a line of text.
        at_least: Fewest picks.
        at_most: Most picks.
    """

    slot: str
    label: str
    detail: str | None = None
    entries: tuple[Entry, ...] = ()
    at_least: int = 0
    at_most: int = 25


@frozen
class Form:
    """A button that opens a form of up to five fields.

    Attributes:
        slot: Its id in the panel.
        label: Label of the button, at most 80 characters.
        title: Title of the form, at most 45 characters.
        fields: One to five.
        compose: The answer, in notation, that the chosen words (or the typed line) of each field come to.
    """

    slot: str
    label: str
    title: str
    fields: tuple[Field, ...]
    compose: Callable[[Mapping[str, tuple[str, ...]]], str] = field(compare=False, repr=False)
    kind: Literal["form"] = "form"


Control: TypeAlias = Menu | Preset | Toggle | AnswerButton | Form
"""What can be pressed in a panel. Toggles, answers and forms next to each other share a row, up to five."""


@frozen
class Panel:
    """What a seat sees of its question.

    Attributes:
        heading: Game, match, what is asked, in one line.
        lines: What helps to decide: hand, money, what buying brings; Discord's markdown. On a phone each line pushes
            the menus down.
        picture: Draws the part of the board that matters, or None.
        controls: Menus and buttons from top to bottom.
        not_now: What cannot be chosen, with reasons; None if nothing is missing.
        beneath: What is read at leisure, below the menus: hidden cards in full.
        more: What is read behind *More*: what the turn does not change.
    """

    heading: str
    lines: tuple[str, ...]
    picture: Callable[[], Picture] | None = field(compare=False, repr=False)
    controls: tuple[Control, ...]
    not_now: str | None = None
    beneath: tuple[str, ...] = ()
    more: tuple[str, ...] = ()


@frozen
class Frame:
    """Where the words of a panel stand: around its picture and its menus, or out of the way.

    Attributes:
        above: Lines above the picture.
        beneath: Lines below the menus.
        more: Lines that are read behind *More*.
    """

    above: tuple[str, ...]
    beneath: tuple[str, ...] = ()
    more: tuple[str, ...] = ()
