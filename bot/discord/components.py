"""Messages as Discord's Components V2. All limits of Discord are kept here, by construction."""

from __future__ import annotations

import io
import re
from dataclasses import replace
from typing import TYPE_CHECKING, assert_never

import discord
from discord import ui

from bot.discord.message import (
    Attachment,
    Button,
    Buttons,
    Chooser,
    Divider,
    Form,
    Image,
    Link,
    Remark,
    Select,
    Text,
)
from render.core.words import shown_icons
from render.core.words_icons import ICON

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from bot.discord.message import FormField, Message, Part, Pick

MOST_TEXT = 4000
LABEL = 80
ENTRY = 100
HINT = 150
ALT = 1024
ELLIPSIS = "…"

_HALF_AN_ICON = re.compile(r"<(a?:\w*:?\d*)?$")
"""How a text ends that was cut within the mark-up of an icon."""

_STYLES = {
    "primary": discord.ButtonStyle.primary,
    "secondary": discord.ButtonStyle.secondary,
    "success": discord.ButtonStyle.success,
    "danger": discord.ButtonStyle.danger,
}


def cut(text: str, most: int) -> str:
    """A text of at most ``most`` characters, marked where it was cut; never within an icon."""
    return text if len(text) <= most else _HALF_AN_ICON.sub("", text[: most - 1]).rstrip() + ELLIPSIS


def layout(message: Message) -> ui.LayoutView:
    """The message as a layout. It listens to nothing: every press goes to the router."""
    view = ui.LayoutView(timeout=None)
    items = [item for part in _fitting(message.parts) for item in _items(part)]
    if message.plain:
        for item in items:
            view.add_item(item)
    else:
        box: ui.Container[ui.LayoutView] = ui.Container(accent_colour=message.colour)
        for item in items:
            box.add_item(item)
        view.add_item(box)
    view.stop()
    return view


def enclosures(message: Message) -> list[discord.File]:
    """The files that go with a message."""
    files: list[discord.File] = []
    for part in message.parts:
        match part:
            case Image(picture=picture):
                files.append(discord.File(io.BytesIO(picture.png), picture.name, description=cut(picture.alt, ALT)))
            case Attachment(name=name, content=content, alt=alt):
                files.append(discord.File(io.BytesIO(content), name, description=cut(alt, ALT) if alt else None))
            case Text() | Divider() | Buttons() | Remark() | Select() | Chooser():
                pass
            case _:
                assert_never(part)
    return files


def mentions(message: Message) -> discord.AllowedMentions:
    """Who may be pinged: no one but those the message names."""
    users = [discord.Object(user) for user in message.pings]
    roles = [discord.Object(role) for role in message.roles]
    return discord.AllowedMentions(everyone=False, roles=roles or False, users=users or False, replied_user=False)


def modal(form: Form) -> ui.Modal:
    """The form as a modal; no one listens but the router."""
    shown = ui.Modal(title=cut(form.title, 45), custom_id=str(form.press))
    for asked in form.fields:
        shown.add_item(
            ui.Label(
                text=cut(asked.label, 45),
                description=cut(asked.detail, 100) if asked.detail else None,
                component=_line(asked) if not asked.picks else _choice(asked),
            )
        )
    shown.stop()
    return shown


def _line(asked: FormField) -> ui.TextInput[ui.Modal]:
    return ui.TextInput(
        custom_id=asked.slot, required=asked.least > 0, max_length=asked.longest, default=asked.filled or None
    )


def _choice(asked: FormField) -> ui.Item[ui.Modal]:
    match asked.look:
        case "menu":
            return _menu_of(asked)
        case "radio":
            return ui.RadioGroup(
                custom_id=asked.slot,
                required=asked.least > 0,
                options=[
                    discord.RadioGroupOption(label=cut(pick.label, ENTRY), value=pick.value, default=pick.chosen)
                    for pick in asked.picks
                ],
            )
        case "ticks":
            # Discord lets nothing be ticked only where both are said.
            return ui.CheckboxGroup(
                custom_id=asked.slot,
                required=asked.least > 0,
                min_values=asked.least,
                max_values=len(asked.picks),
                options=[
                    discord.CheckboxGroupOption(label=cut(pick.label, ENTRY), value=pick.value, default=pick.chosen)
                    for pick in asked.picks
                ],
            )
        case _:
            assert_never(asked.look)


def _menu_of(asked: FormField) -> ui.Select[ui.Modal]:
    return ui.Select(
        custom_id=asked.slot,
        required=asked.least > 0,
        min_values=asked.least,
        max_values=max(1, min(asked.most, len(asked.picks))),
        options=[_option(pick) for pick in asked.picks],
    )


def _option(pick: Pick) -> discord.SelectOption:
    detail = cut(pick.detail, ENTRY) if pick.detail else None
    return discord.SelectOption(
        label=cut(pick.label, ENTRY), value=pick.value, description=detail, default=pick.chosen, emoji=_there(pick.icon)
    )


def _there(icon: str | None) -> str | None:
    """An icon if it is still there: Discord refuses a message with one that is gone. Its own emojis always are."""
    return icon if icon is not None and (icon in shown_icons() or not ICON.fullmatch(icon)) else None


def _items(part: Part) -> Sequence[ui.Item[ui.LayoutView]]:
    match part:
        case Text(text=text):
            return [ui.TextDisplay(text)]
        case Image(picture=picture):
            gallery: ui.MediaGallery[ui.LayoutView] = ui.MediaGallery()
            gallery.add_item(media=f"attachment://{picture.name}", description=cut(picture.alt, ALT))
            return [gallery]
        case Attachment(name=name):
            return [ui.File(f"attachment://{name}")]
        case Divider():
            return [ui.Separator()]
        case Buttons(buttons=buttons):
            line: ui.ActionRow[ui.LayoutView] = ui.ActionRow()
            for button in buttons[:5]:
                line.add_item(_button(button))
            return [line]
        case Remark(text=text, button=button):
            return [ui.Section(ui.TextDisplay(text), accessory=_button(button))]
        case Select():
            held: ui.ActionRow[ui.LayoutView] = ui.ActionRow()
            held.add_item(
                ui.Select(
                    custom_id=str(part.press),
                    placeholder=cut(part.hint, HINT),
                    min_values=part.least,
                    max_values=max(1, min(part.most, len(part.picks))),
                    options=[_option(pick) for pick in part.picks],
                )
            )
            return [held]
        case Chooser():
            filled: ui.ActionRow[ui.LayoutView] = ui.ActionRow()
            filled.add_item(_chooser(part))
            return [filled]
        case _:
            assert_never(part)


def _chooser(part: Chooser) -> ui.Item[ui.LayoutView]:
    named, hint = str(part.press), cut(part.hint, HINT)
    kinds = discord.SelectDefaultValueType
    kind = kinds.role if part.of == "roles" else kinds.channel
    chosen = [discord.SelectDefaultValue(id=number, type=kind) for number in part.chosen[: part.most]]
    match part.of:
        case "people":
            return ui.UserSelect(custom_id=named, placeholder=hint, min_values=part.least, max_values=part.most)
        case "roles":
            return ui.RoleSelect(
                custom_id=named, placeholder=hint, min_values=part.least, max_values=part.most, default_values=chosen
            )
        case "channels" | "forums":
            return ui.ChannelSelect(
                custom_id=named,
                placeholder=hint,
                channel_types=[discord.ChannelType.text if part.of == "channels" else discord.ChannelType.forum],
                min_values=part.least,
                max_values=part.most,
                default_values=chosen,
            )
        case _:
            assert_never(part.of)


def _button(button: Button | Link) -> ui.Button[ui.LayoutView]:
    match button:
        case Link():
            return ui.Button(label=cut(button.label, LABEL), url=button.url)
        case Button():
            return ui.Button(
                label=cut(button.label, LABEL),
                custom_id=str(button.press),
                style=_STYLES[button.style],
                disabled=button.off,
                emoji=_there(button.icon),
            )
        case _:
            assert_never(button)


def _fitting(parts: tuple[Part, ...]) -> tuple[Part, ...]:
    """The parts with texts shortened to what a message holds: the longest first, line by line."""
    texts = [part.text for part in parts if isinstance(part, Text)]
    room = MOST_TEXT - sum(len(part.text) for part in parts if isinstance(part, Remark))
    spare = room - sum(len(text) for text in texts)
    while spare < 0:
        longest = max(texts, key=len)
        lines = longest.split("\n")
        shorter = "\n".join([*lines[:-2], ELLIPSIS]) if len(lines) > 2 else cut(longest, len(longest) + spare)
        texts[texts.index(longest)] = shorter
        spare = room - sum(len(text) for text in texts)
    remaining = iter(texts)
    return tuple(
        fitted for part in parts if not isinstance(fitted := _with_text(part, remaining), Text) or fitted.text.strip()
    )


def _with_text(part: Part, texts: Iterator[str]) -> Part:
    return replace(part, text=next(texts)) if isinstance(part, Text) else part
