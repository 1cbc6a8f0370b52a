"""A message before Discord: paragraphs, pictures, buttons and menus from top to bottom."""

from __future__ import annotations

from dataclasses import field
from itertools import accumulate
from typing import TYPE_CHECKING, Literal, TypeAlias

from bot.discord.ids import Press
from render.core.picture import Picture
from rules.core.frozen import frozen

if TYPE_CHECKING:
    from collections.abc import Sequence

Style: TypeAlias = Literal["primary", "secondary", "success", "danger"]

HARBOUR = 0x2E6F95
"""Colour of the edge of what the house tells."""


@frozen
class Text:
    """A paragraph in Discord's markdown."""

    text: str
    kind: Literal["text"] = "text"


@frozen
class Image:
    """A picture with its alternative text."""

    picture: Picture
    kind: Literal["image"] = "image"


@frozen
class Attachment:
    """A file to be opened: the large form of a picture, an export."""

    name: str
    content: bytes = field(repr=False)
    alt: str | None = None
    kind: Literal["attachment"] = "attachment"


@frozen
class Divider:
    """A line between what is told and what is asked."""

    kind: Literal["divider"] = "divider"


@frozen
class Button:
    """A button.

    Attributes:
        label: At most 80 characters; longer ones are cut.
        press: What it stands for.
        style: Blue for the usual, green for what ends well, red for what gives up something.
        off: Greyed.
        icon: An icon before the label, as Discord writes it, or None.
    """

    label: str
    press: Press
    style: Style = "secondary"
    off: bool = False
    icon: str | None = None


@frozen
class Link:
    """A button that leads to another message."""

    label: str
    url: str


@frozen
class Buttons:
    """Up to five buttons side by side."""

    buttons: tuple[Button | Link, ...]
    kind: Literal["buttons"] = "buttons"


@frozen
class Remark:
    """A paragraph with one button at its end, on the same line."""

    text: str
    button: Button
    kind: Literal["remark"] = "remark"


@frozen
class Pick:
    """An entry of a menu.

    Attributes:
        value: What is sent back.
        label: At most 100 characters.
        detail: At most 100 characters, or None.
        chosen: Whether it is marked as chosen.
        icon: An icon before the label, as Discord writes it, or None.
    """

    value: str
    label: str
    detail: str | None = None
    chosen: bool = False
    icon: str | None = None


@frozen
class Select:
    """A menu of one to 25 entries.

    Attributes:
        hint: Placeholder.
        press: What choosing stands for.
        picks: The entries.
        least: Fewest picks.
        most: Most picks.
    """

    hint: str
    press: Press
    picks: tuple[Pick, ...]
    least: int = 1
    most: int = 1
    kind: Literal["select"] = "select"


@frozen
class Chooser:
    """A menu that Discord fills itself: with people, roles, text channels or forums of the server.

    Attributes:
        hint: Placeholder.
        press: What choosing stands for.
        of: What it offers.
        chosen: Ids of what stands.
        least: Fewest picks.
        most: Most picks.
    """

    hint: str
    press: Press
    of: Literal["people", "roles", "channels", "forums"]
    chosen: tuple[int, ...] = ()
    least: int = 1
    most: int = 1
    kind: Literal["chooser"] = "chooser"


Part: TypeAlias = Text | Image | Attachment | Divider | Buttons | Remark | Select | Chooser


@frozen
class Message:
    """A message.

    Attributes:
        parts: From top to bottom.
        colour: Colour of the edge, as 0xRRGGBB, or None.
        pings: User ids that the message may mention with a ping.
        roles: Ids of roles that it may mention with a ping.
        silent: Whether it comes without a notification.
        panel: Id of the match whose question it asks, or whose turn it ends, so that it takes the place of the former
            panel; else empty.
        plain: Whether it stands without a frame around it, as what is said by the way.
    """

    parts: tuple[Part, ...]
    colour: int | None = None
    pings: tuple[int, ...] = ()
    silent: bool = False
    panel: str = ""
    plain: bool = False
    roles: tuple[int, ...] = ()


@frozen
class FormField:
    """A field of a form: a menu, or a line to type where there are no picks.

    Attributes:
        slot: Its id in the form.
        label: At most 45 characters.
        detail: At most 100 characters, or None.
        picks: Entries, or none for a line of text.
        least: Fewest picks; 0 also means that a line may stay empty.
        most: Most picks.
        look: How picks are shown: folded up in a menu, or all at once, one or several of at most ten.
        filled: Text that stands in the line already.
        longest: Characters that a line may hold.
    """

    slot: str
    label: str
    detail: str | None = None
    picks: tuple[Pick, ...] = ()
    least: int = 0
    most: int = 1
    look: Literal["menu", "radio", "ticks"] = "menu"
    filled: str = ""
    longest: int = 300


@frozen
class Form:
    """A form of one to five fields that opens over a message.

    Attributes:
        title: At most 45 characters.
        press: What sending it stands for.
        fields: Its fields.
    """

    title: str
    press: Press
    fields: tuple[FormField, ...]


def note(text: str) -> Message:
    """A message of one sentence."""
    return Message((Text(text),))


def fitting(lines: Sequence[str], room: int) -> list[str]:
    """The first lines for which a message has room, of so many characters in all."""
    ends = accumulate(len(line) + 1 for line in lines)
    return [line for line, end in zip(lines, ends, strict=True) if end <= room]


def row(*buttons: Button | Link) -> Buttons:
    """Buttons side by side."""
    return Buttons(buttons)
