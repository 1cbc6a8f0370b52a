"""Telling Discord of the commands: only when they changed, and never what it would refuse."""

from __future__ import annotations

import json
from hashlib import sha256
from typing import TYPE_CHECKING, Any, Literal

import discord
import structlog

from bot.discord.server import TROUBLE

if TYPE_CHECKING:
    from pathlib import Path

    from discord import app_commands

_log = structlog.get_logger()

FILE = "commands.sha256"
MOST_COMMANDS = 100
MOST_OPTIONS = 25
MOST_CHARACTERS = 8000
LONGEST_NAME = 32
LONGEST_TEXT = 100


async def register(tree: app_commands.CommandTree[Any], folder: Path) -> None:
    """Register the commands if they are not what Discord knows; whatever fails, the bot goes on.

    Args:
        folder: Where the hash of what was registered last is kept.
    """
    payload = await payload_of(tree)
    if wrong := complaints(payload):
        _log.error("commands not registered", wrong=wrong)
        return
    file = folder / FILE
    try:
        if await registered(tree, folder, payload) == "current":
            return
        application = _application(tree)
        # As `sync` does, which would find the words of all languages once more.
        await tree.client.http.bulk_upsert_global_commands(application, payload=payload)
        _remember(file, _mark(application, payload))
        _log.info("commands registered", number=len(tree.get_commands()))
    except (discord.DiscordException, *TROUBLE):
        _log.exception("commands not registered")


async def registered(
    tree: app_commands.CommandTree[Any], folder: Path, payload: list[dict[str, Any]]
) -> Literal["current", "other", "never"]:
    """Whether Discord was told of these commands, of others, or of none from here.

    Args:
        folder: Where the hash of what was registered last is kept.
        payload: The commands as they are sent.

    Raises:
        discord.DiscordException: Discord does not say what it knows.
    """
    file, known = folder / FILE, await tree.fetch_commands()
    if not file.is_file():
        return "never"
    current = file.read_text(encoding="utf-8") == _mark(_application(tree), payload)
    return "current" if current and len(known) == len(tree.get_commands()) else "other"


def _application(tree: app_commands.CommandTree[Any]) -> int:
    """The application that has been asked what it knows."""
    number: int | None = tree.client.application_id
    assert number is not None
    return number


def _mark(application: int, payload: list[dict[str, Any]]) -> str:
    """What is kept of that of which Discord was told."""
    return f"{application} {sha256(json.dumps(payload, sort_keys=True).encode()).hexdigest()}"


def _remember(file: Path, mark: str) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(mark, encoding="utf-8")


async def payload_of(tree: app_commands.CommandTree[Any]) -> list[dict[str, Any]]:
    """The commands as they are sent, with their words in every language."""
    translator = tree.translator
    if translator is None:
        return [command.to_dict(tree) for command in tree.get_commands()]
    return [await command.get_translated_payload(tree, translator) for command in tree.get_commands()]


def complaints(payload: list[dict[str, Any]]) -> list[str]:
    """What Discord would refuse, each with its place; empty if all is well."""
    found = [f"{len(payload)} commands"] if len(payload) > MOST_COMMANDS else []
    for command in payload:
        found += _of_one(command, str(command["name"]))
        size = _characters(command)
        if size > MOST_CHARACTERS:
            found.append(f"{command['name']}: {size} characters in all")
    return found


def _of_one(thing: dict[str, Any], place: str) -> list[str]:
    """Names, descriptions, options and choices of a command, and of everything in it."""
    found = []
    names = [thing["name"], *(thing.get("name_localizations") or {}).values()]
    texts = [thing.get("description", ""), *(thing.get("description_localizations") or {}).values()]
    found += [f"{place}: name {name!r}" for name in names if not _is_name(name)]
    found += [f"{place}: text {text!r}" for text in texts if len(text) > LONGEST_TEXT or not text]
    options, choices = thing.get("options") or [], thing.get("choices") or []
    if len(options) > MOST_OPTIONS or len(choices) > MOST_OPTIONS:
        found.append(f"{place}: {len(options)} options, {len(choices)} choices")
    for locale in dict.fromkeys(locale for option in options for locale in option.get("name_localizations") or {}):
        local = [(option.get("name_localizations") or {}).get(locale, option["name"]) for option in options]
        found += [f"{place}: {name!r} twice in {locale}" for name in set(local) if local.count(name) > 1]
    required = [bool(option.get("required")) for option in options]
    if required != sorted(required, reverse=True):
        found.append(f"{place}: a required option stands after one that is not")
    for choice in choices:
        words = [choice["name"], *(choice.get("name_localizations") or {}).values()]
        found += [f"{place}: choice {word!r}" for word in words if not 0 < len(word) <= LONGEST_TEXT]
    for option in options:
        found += _of_one(option, f"{place} {option['name']}")
    return found


def _is_name(name: str) -> bool:
    return 0 < len(name) <= LONGEST_NAME and name == name.lower() and all(c.isalnum() or c in "-_" for c in name)


def _characters(thing: dict[str, Any]) -> int:
    """Characters that count against a command: names, descriptions and values, the longest language each."""
    names = [thing["name"], *(thing.get("name_localizations") or {}).values()]
    texts = [thing.get("description", ""), *(thing.get("description_localizations") or {}).values()]
    own = max(len(name) for name in names) + max(len(text) for text in texts) + len(str(thing.get("value", "")))
    return own + sum(_characters(inner) for inner in [*(thing.get("options") or []), *(thing.get("choices") or [])])
