"""The limits of application commands: names, options, choices, localisations, and how many there may be."""

import re
from collections import Counter
from collections.abc import Collection
from enum import IntEnum
from typing import Any

from bot.local.limits.form import Complaints, Form
from bot.local.problems import Json, Problem, Refusal

LOCALES = frozenset(
    (
        "id",
        "da",
        "de",
        "en-GB",
        "en-US",
        "es-ES",
        "es-419",
        "fr",
        "hr",
        "it",
        "lt",
        "hu",
        "nl",
        "no",
        "pl",
        "pt-BR",
        "ro",
        "fi",
        "sv-SE",
        "vi",
        "tr",
        "cs",
        "el",
        "bg",
        "ru",
        "uk",
        "hi",
        "th",
        "zh-CN",
        "ja",
        "zh-TW",
        "ko",
    ),
)
"""The languages a Discord client can be set to."""

CHAT_INPUT = 1
_COMMANDS_OF_KIND = {CHAT_INPUT: 100, 2: 15, 3: 15}
_SIZE = 8000
_NAME = re.compile(r"[-_'\w\u0900-\u097F\u0E00-\u0E7F]{1,32}")
_FIELDS = (
    "id",
    "type",
    "name",
    "name_localizations",
    "description",
    "description_localizations",
    "options",
    "default_member_permissions",
    "dm_permission",
    "default_permission",
    "nsfw",
    "contexts",
    "integration_types",
    "handler",
)
_OPTION_FIELDS = (
    "type",
    "name",
    "name_localizations",
    "description",
    "description_localizations",
    "required",
    "choices",
    "options",
    "channel_types",
    "min_value",
    "max_value",
    "min_length",
    "max_length",
    "autocomplete",
)


class OptionKind(IntEnum):
    """The kinds of option of a command, with Discord's numbers."""

    SUBCOMMAND = 1
    GROUP = 2
    STRING = 3
    INTEGER = 4
    BOOLEAN = 5
    USER = 6
    CHANNEL = 7
    ROLE = 8
    MENTIONABLE = 9
    NUMBER = 10
    ATTACHMENT = 11


_VALUES = tuple(kind for kind in OptionKind if kind not in {OptionKind.SUBCOMMAND, OptionKind.GROUP})


def check_commands(commands: list[Any]) -> None:
    """Check the whole set of commands of one scope, as it is registered at once.

    Raises:
        Refusal: 50035 naming the fields, or 30032 when there are too many.
    """
    kinds = Counter(_kind_of(each) for each in commands)
    if any(number > _COMMANDS_OF_KIND.get(kind, 0) for kind, number in kinds.items()):
        raise Refusal(Problem.TOO_MANY_COMMANDS)
    complaints = Complaints()
    seen: set[tuple[int, str]] = set()
    for place, body in enumerate(commands):
        form = Form(body, complaints, (place,))
        _check_command(form)
        identity = (_kind_of(body), str(form.body.get("name")))
        if identity in seen:
            form.wrong("APPLICATION_COMMANDS_DUPLICATE_NAME", "Application command names must be unique", "name")
        seen.add(identity)
    complaints.settle()


def _kind_of(body: Any) -> int:
    kind = body.get("type") if isinstance(body, dict) else None
    return kind if isinstance(kind, int) else CHAT_INPUT


def _check_command(form: Form) -> None:
    form.only(_FIELDS)
    kind = form.body.get("type", CHAT_INPUT)
    form.among("type", tuple(_COMMANDS_OF_KIND))
    if kind == CHAT_INPUT:
        _check_naming(form)
        _check_options(form, (*_VALUES, OptionKind.SUBCOMMAND, OptionKind.GROUP))
    else:
        form.text("name", 1, 32, required=True)
    for key, allowed in (("contexts", (0, 1, 2)), ("integration_types", (0, 1))):
        values = form.items(key, 0, len(allowed))
        if any(value not in allowed for value in values) or len(set(values)) != len(values):
            form.wrong("BASE_TYPE_CHOICES", f"Value must be one of {allowed}, each once.", key)
    if not form.complaints.tree and _size(form.body) > _SIZE:
        form.wrong("APPLICATION_COMMAND_TOO_LARGE", f"Command exceeds maximum size ({_SIZE})")


def _check_naming(form: Form) -> None:
    name = form.text("name", 1, 32, required=True)
    if name:
        _check_name(form, name, "name")
    form.text("description", 1, 100, required=True)
    _check_localisations(form, "name_localizations", 32)
    _check_localisations(form, "description_localizations", 100)


def _check_name(form: Form, name: str, *keys: str) -> None:
    if not _NAME.fullmatch(name) or name != name.lower():
        form.wrong("APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid", *keys)


def _check_localisations(form: Form, key: str, longest: int) -> None:
    names = form.child(key)
    if names is None:
        return
    names.only(LOCALES)
    for locale in names.body:
        text = names.text(locale, 1, longest)
        if key == "name_localizations" and text:
            _check_name(names, text, locale)


def _check_options(form: Form, allowed: Collection[OptionKind]) -> None:
    options = form.forms("options", 0, 25)
    seen: set[str] = set()
    optional_met = False
    for option in options:
        option.only(_OPTION_FIELDS)
        _check_naming(option)
        kind = option.among("type", tuple(int(each) for each in allowed), required=True)
        name = str(option.body.get("name"))
        if name in seen:
            option.wrong("APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS", "Option name already exists", "name")
        seen.add(name)
        match kind:
            case None:
                continue
            case OptionKind.GROUP:
                _check_options(option, (OptionKind.SUBCOMMAND,))
            case OptionKind.SUBCOMMAND:
                _check_options(option, _VALUES)
            case _:
                required = option.flag("required")
                if required and optional_met:
                    option.wrong(
                        "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
                        "Required options must be placed before non-required options",
                        "required",
                    )
                optional_met = optional_met or not required
                _check_choices(option)
    kinds = {option.body.get("type") in (OptionKind.SUBCOMMAND, OptionKind.GROUP) for option in options}
    if len(kinds) == 2:
        form.wrong("APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", "Subcommands stand beside subcommands only.", "options")


def _check_choices(option: Form) -> None:
    choices = option.forms("choices", 0, 25)
    if choices and option.flag("autocomplete"):
        option.wrong(
            "APPLICATION_COMMAND_AUTOCOMPLETE_WITH_CHOICES", "Choices and autocomplete exclude each other.", "choices"
        )
    names: set[str] = set()
    for choice in choices:
        choice.only(("name", "name_localizations", "value"))
        name = choice.text("name", 1, 100, required=True)
        _check_localisations_of_choice(choice)
        if name in names:
            choice.wrong(
                "APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_ALREADY_EXISTS", "Option choice name already exists", "name"
            )
        names.add(name)
        if isinstance(choice.body.get("value"), str):
            choice.text("value", 0, 100)
        else:
            choice.require("value")


def _check_localisations_of_choice(choice: Form) -> None:
    names = choice.child("name_localizations")
    if names is not None:
        names.only(LOCALES)
        for locale in names.body:
            names.text(locale, 1, 100)


def _size(part: Json) -> int:
    """Count name, description and value with their longest localisation, through all options and choices."""
    total = 0
    for key in ("name", "description"):
        variants = [part.get(key), *(part.get(f"{key}_localizations") or {}).values()]
        total += max((len(each) for each in variants if isinstance(each, str)), default=0)
    total += len(str(part["value"])) if "value" in part else 0
    below = [*(part.get("options") or []), *(part.get("choices") or [])]
    return total + sum(_size(each) for each in below if isinstance(each, dict))
