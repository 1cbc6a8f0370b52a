"""The limits of components in messages: rows, buttons, menus, and the layout of Components V2."""

from collections.abc import Collection
from dataclasses import dataclass, field
from enum import IntEnum
from typing import Any

from bot.local.limits.form import Form

TEXT_TOTAL = 4000
COMPONENT_TOTAL = 40


class Kind(IntEnum):
    """The kinds of component, with Discord's numbers."""

    ROW = 1
    BUTTON = 2
    STRING_SELECT = 3
    TEXT_INPUT = 4
    USER_SELECT = 5
    ROLE_SELECT = 6
    MENTIONABLE_SELECT = 7
    CHANNEL_SELECT = 8
    SECTION = 9
    TEXT_DISPLAY = 10
    THUMBNAIL = 11
    GALLERY = 12
    FILE = 13
    SEPARATOR = 14
    CONTAINER = 17
    LABEL = 18
    FILE_UPLOAD = 19
    RADIO_GROUP = 21
    CHECKBOX_GROUP = 22
    CHECKBOX = 23


SELECTS = (
    Kind.STRING_SELECT,
    Kind.USER_SELECT,
    Kind.ROLE_SELECT,
    Kind.MENTIONABLE_SELECT,
    Kind.CHANNEL_SELECT,
)
LINK_STYLE = 5
PREMIUM_STYLE = 6
_IN_CONTAINER = (Kind.ROW, Kind.SECTION, Kind.TEXT_DISPLAY, Kind.GALLERY, Kind.FILE, Kind.SEPARATOR)
_TOP_OF_LAYOUT = (*_IN_CONTAINER, Kind.CONTAINER)
_BUTTON_FIELDS = ("type", "id", "style", "label", "emoji", "custom_id", "url", "sku_id", "disabled")
_SELECT_FIELDS = (
    "type",
    "id",
    "custom_id",
    "placeholder",
    "min_values",
    "max_values",
    "disabled",
    "default_values",
    "required",
)


@dataclass
class Survey:
    """What was met while walking through the components of one message.

    Attributes:
        files: names of the attachments the message will have.
        emojis: ids of the emojis that the application has.
    """

    files: Collection[str]
    emojis: Collection[int]
    count: int = 0
    text: int = 0
    custom_ids: set[str] = field(default_factory=set)
    ids: set[int] = field(default_factory=set)


def check_layout(form: Form, survey: Survey) -> None:
    """Check the components of a Components V2 message."""
    for component in form.forms("components", 0, COMPONENT_TOTAL):
        if _kind(component, _TOP_OF_LAYOUT, survey) is not None:
            _check_block(component, survey)
    if survey.count > COMPONENT_TOTAL:
        form.wrong(
            "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED",
            f"The total number of components exceeds {COMPONENT_TOTAL}.",
            "components",
        )
    if survey.text > TEXT_TOTAL:
        form.wrong(
            "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED",
            f"The total text of all components exceeds {TEXT_TOTAL} characters.",
            "components",
        )


def check_rows(form: Form, survey: Survey) -> None:
    """Check the components of a message without Components V2: up to five rows."""
    for component in form.forms("components", 0, 5):
        if _kind(component, (Kind.ROW,), survey) is not None:
            _check_row(component, survey)


def _kind(form: Form, allowed: Collection[Kind], survey: Survey) -> Kind | None:
    survey.count += 1
    number = form.body.get("id")
    if isinstance(number, int) and number:
        if number in survey.ids:
            form.wrong("COMPONENT_ID_DUPLICATED", "Component id cannot be duplicated", "id")
        survey.ids.add(number)
    found = form.body.get("type")
    if found not in allowed:
        shown = ", ".join(str(int(kind)) for kind in allowed)
        form.wrong("UNION_TYPE_CHOICES", f'Value of field "type" must be one of ({shown}).', "type")
        return None
    return Kind(form.body["type"])


def _check_block(form: Form, survey: Survey) -> None:
    match Kind(form.body["type"]):
        case Kind.ROW:
            _check_row(form, survey)
        case Kind.CONTAINER:
            form.only(("type", "id", "accent_color", "spoiler", "components"))
            form.number("accent_color", 0, 0xFFFFFF)
            form.flag("spoiler")
            for component in form.forms("components", 1, COMPONENT_TOTAL, required=True):
                if _kind(component, _IN_CONTAINER, survey) is not None:
                    _check_block(component, survey)
        case Kind.SECTION:
            _check_section(form, survey)
        case Kind.TEXT_DISPLAY:
            check_text(form, survey)
        case Kind.GALLERY:
            form.only(("type", "id", "items"))
            for item in form.forms("items", 1, 10, required=True):
                _check_media(item, survey, "media", ("media", "description", "spoiler"))
        case Kind.FILE:
            form.only(("type", "id", "file", "spoiler", "name", "size"))
            _check_address(form, survey, "file", only_attached=True)
        case Kind.SEPARATOR:
            form.only(("type", "id", "divider", "spacing"))
            form.flag("divider")
            form.among("spacing", (1, 2))
        case _:
            form.wrong("UNION_TYPE_CHOICES", "This component does not belong here.", "type")


def check_text(form: Form, survey: Survey) -> None:
    """Check a text display and add its length to the survey."""
    form.only(("type", "id", "content"))
    survey.text += len(form.text("content", 1, TEXT_TOTAL, required=True))


def _check_section(form: Form, survey: Survey) -> None:
    form.only(("type", "id", "components", "accessory"))
    for component in form.forms("components", 1, 3, required=True):
        if _kind(component, (Kind.TEXT_DISPLAY,), survey) is not None:
            check_text(component, survey)
    accessory = form.child("accessory", required=True)
    if accessory is None:
        return
    match _kind(accessory, (Kind.BUTTON, Kind.THUMBNAIL), survey):
        case Kind.BUTTON:
            _check_button(accessory, survey)
        case Kind.THUMBNAIL:
            _check_media(accessory, survey, "media", ("type", "id", "media", "description", "spoiler"))
        case _:
            return


def _check_media(form: Form, survey: Survey, key: str, fields: Collection[str]) -> None:
    form.only(fields)
    form.text("description", 0, 1024)
    form.flag("spoiler")
    _check_address(form, survey, key)


def _check_address(form: Form, survey: Survey, key: str, *, only_attached: bool = False) -> None:
    media = form.child(key, required=True)
    if media is None:
        return
    address = media.text("url", 1, 2048, required=True)
    if address.startswith("attachment://"):
        if address.removeprefix("attachment://") not in survey.files:
            media.wrong("ATTACHMENT_NOT_FOUND", f"The referenced attachment in {address} was not found.", "url")
    elif not address.startswith(("https://", "http://")) or (only_attached and "/attachments/" not in address):
        media.wrong("URL_TYPE_INVALID_SCHEME", "Scheme must be one of ('attachment', 'http', 'https').", "url")


def _check_row(form: Form, survey: Survey) -> None:
    form.only(("type", "id", "components"))
    rows = form.forms("components", 1, 5, required=True)
    kinds = [_kind(each, (Kind.BUTTON, *SELECTS), survey) for each in rows]
    if len(rows) > 1 and any(kind in SELECTS for kind in kinds):
        form.wrong("COMPONENT_LAYOUT_WIDTH_EXCEEDED", "The specified component exceeds the maximum width", "components")
    for each, kind in zip(rows, kinds, strict=True):
        match kind:
            case None:
                continue
            case Kind.BUTTON:
                _check_button(each, survey)
            case _:
                check_select(each, kind, survey)


def _check_button(form: Form, survey: Survey) -> None:
    form.only(_BUTTON_FIELDS)
    style = form.among("style", (1, 2, 3, 4, LINK_STYLE, PREMIUM_STYLE), required=True)
    label = form.text("label", 0, 80).strip()
    form.flag("disabled")
    _check_emoji(form, survey)
    if style == PREMIUM_STYLE:
        form.require("sku_id")
        return
    if not label and not form.has("emoji"):
        form.wrong("BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED", "A button needs a label or an emoji.", "label")
    if style == LINK_STYLE:
        form.text("url", 1, 512, required=True)
        if form.has("custom_id"):
            form.wrong("BUTTON_COMPONENT_CUSTOM_ID_FORBIDDEN", "A link button has no custom id.", "custom_id")
        return
    if form.has("url"):
        form.wrong("BUTTON_COMPONENT_URL_FORBIDDEN", "A custom id and url cannot both be specified", "url")
    check_custom_id(form, survey)


def _check_emoji(form: Form, survey: Survey) -> None:
    """Refuse an emoji that is neither one of the application nor a character that is one."""
    emoji = form.child("emoji")
    if emoji is None:
        return
    emoji.only(("id", "name", "animated"))
    name = emoji.text("name", 0, 32)
    if emoji.has("id"):
        if str(emoji.body["id"]) not in map(str, survey.emojis):
            emoji.wrong("BUTTON_COMPONENT_INVALID_EMOJI", "Invalid emoji", "id")
    elif name.isascii() or any(letter.isascii() and letter.isalpha() for letter in name):
        emoji.wrong("BUTTON_COMPONENT_INVALID_EMOJI", "Invalid emoji", "name")


def check_custom_id(form: Form, survey: Survey) -> None:
    """Check that a component names itself, within 100 characters and unlike any other."""
    custom_id = form.text("custom_id", 1, 100, required=True)
    if custom_id and custom_id in survey.custom_ids:
        form.wrong("COMPONENT_CUSTOM_ID_DUPLICATED", "Component custom id cannot be duplicated", "custom_id")
    survey.custom_ids.add(custom_id)


def check_select(form: Form, kind: Kind, survey: Survey) -> None:
    """Check a menu of any kind."""
    extra: dict[Kind, tuple[str, ...]] = {Kind.STRING_SELECT: ("options",), Kind.CHANNEL_SELECT: ("channel_types",)}
    form.only((*_SELECT_FIELDS, *extra.get(kind, ())))
    check_custom_id(form, survey)
    form.text("placeholder", 0, 150)
    form.flag("disabled")
    low = form.number("min_values", 0, 25, default=1)
    high = form.number("max_values", 1, 25, default=1)
    if low > high:
        form.wrong("BASE_TYPE_BAD_LENGTH", "min_values must not exceed max_values.", "min_values")
    if kind is Kind.STRING_SELECT:
        options = form.forms("options", 1, 25, required=True)
        check_options(form, options, ("label", "value", "description", "emoji", "default"), high)
        for option in options:
            _check_emoji(option, survey)
        if max(low, high) > len(options):
            form.wrong("BASE_TYPE_BAD_LENGTH", "There are fewer options than values to choose.", "max_values")


def check_options(form: Form, options: list[Form], fields: Collection[str], most: int) -> None:
    """Check the options of a menu or a group of boxes: short, complete, and with different values.

    Args:
        fields: what an option may say.
        most: how many may be chosen.
    """
    seen: set[Any] = set()
    for option in options:
        option.only(fields)
        option.text("label", 1, 100, required=True)
        value = option.text("value", 1, 100, required=True)
        option.text("description", 0, 100)
        option.flag("default")
        if value in seen:
            option.wrong(
                "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", "The specified option value is already used", "value"
            )
        seen.add(value)
    chosen = sum(option.body.get("default") is True for option in options)
    if chosen > most:
        form.wrong("SELECT_COMPONENT_TOO_MANY_DEFAULTS", "More defaults than values may be chosen.", "options")
