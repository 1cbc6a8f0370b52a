"""The commands as Discord gets them: within its limits, in three languages, sent only when they changed."""

from __future__ import annotations

import inspect
from typing import TYPE_CHECKING, Any

import discord
import pytest
from discord import app_commands

from bot.discord.commands import Interpreter, built
from bot.discord.registering import FILE, complaints, payload_of, register
from bot.local.limits.commands import check_commands
from bot.local.schema import Schema, named_schema
from bot.topics.index import COMMANDS
from render.core.languages import LANGUAGES
from render.core.words import Words

if TYPE_CHECKING:
    from pathlib import Path

    from bot.discord.routes import Command

OTHERS = {locale for key, language in LANGUAGES.items() if key != "en" for locale in language.discord}
"""Discord's locales of the other languages than English."""

BULK = "/applications/{application_id}/commands"


class Counted(app_commands.CommandTree[discord.Client]):
    """A tree that registers nowhere."""

    def __init__(self) -> None:
        super().__init__(discord.Client(intents=discord.Intents.none()))
        self.client._connection.application_id = 1
        self.client.http.bulk_upsert_global_commands = self.taken  # type: ignore[assignment]
        self.sent: list[list[dict[str, Any]]] = []
        self.broken = False

    async def fetch_commands(self, *, guild: Any = None) -> list[Any]:
        del guild
        return list(self.get_commands()) if self.sent else []

    async def taken(self, application_id: int, payload: list[dict[str, Any]]) -> list[Any]:
        assert application_id == 1
        if self.broken:
            raise discord.DiscordException
        self.sent.append(payload)
        return []


async def full_tree() -> Counted:
    """All commands of the bot."""
    tree = Counted()
    for command in built(COMMANDS):
        tree.add_command(command)
    await tree.set_translator(Interpreter())
    return tree


def everything(payload: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Commands with all that is in them."""
    inner = [each for part in payload for each in everything([*part.get("options", []), *part.get("choices", [])])]
    return [*payload, *inner]


async def test_discord_would_take_them() -> None:
    tree = await full_tree()
    payload = await payload_of(tree)
    assert complaints(payload) == []
    check_commands(payload)
    assert Schema(named_schema()).check_request("PUT", BULK, payload) == []


@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: command.key)
def test_what_a_command_does_takes_its_options(command: Command) -> None:
    """What mypy cannot see: options come by their names; the match that is meant is in the call."""
    _, *taken = inspect.signature(command.act).parameters.values()
    options = {option.name: option.needed for option in command.options if option.name != "match"}
    assert {one.name: one.default is one.empty for one in taken} == options


async def test_all_names_are_said_in_every_language() -> None:
    tree = await full_tree()
    for thing in everything(await payload_of(tree)):
        if "description" in thing:
            for key in ("name_localizations", "description_localizations"):
                assert set(thing[key]) == OTHERS, thing["name"]


async def test_the_promised_commands_are_there() -> None:
    tree = await full_tree()
    payload = {command["name"]: command for command in await payload_of(tree)}
    assert set(payload) == {
        "game",
        "play",
        "practice",
        "learn",
        "move",
        "hand",
        "board",
        "log",
        "rules",
        "settings",
        "away",
        "help",
        "privacy",
        "table",
        "results",
        "find",
        "league",
    }
    inside = {option["name"] for option in payload["game"]["options"]}
    assert inside >= {"open", "join", "leave", "start", "options", "info", "status", "list", "mine", "kick"}
    assert inside >= {"resign", "replace", "end", "close", "undo"}


def test_there_are_few_enough_commands_to_be_found() -> None:
    assert len(COMMANDS) <= 40


async def test_the_match_is_always_the_last_option() -> None:
    tree = await full_tree()
    for thing in everything(await payload_of(tree)):
        names = [option["name"] for option in thing.get("options", [])]
        assert "match" not in names or names[-1] == "match"


async def test_what_is_too_long_is_found_before_discord_finds_it() -> None:
    tree = await full_tree()
    payload = await payload_of(tree)
    payload[1]["description"] = "x" * 101
    payload[2]["name"] = "Big"
    payload[3]["options"] = payload[3]["options"] * 20
    found = complaints(payload)
    assert len({complaint.split(":")[0] for complaint in found} & {"play", "move", "Big", "hand"}) >= 2


async def test_they_are_sent_once_and_again_when_they_change(tmp_path: Path) -> None:
    tree = await full_tree()
    await register(tree, tmp_path)
    await register(tree, tmp_path)
    assert tree.sent == [await payload_of(tree)]
    tree.remove_command("help")
    await register(tree, tmp_path)
    assert tree.sent[1:] == [await payload_of(tree)]


async def test_a_failure_is_not_the_end(tmp_path: Path) -> None:
    tree = await full_tree()
    tree.broken = True
    await register(tree, tmp_path)
    assert not (tmp_path / FILE).exists()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_language_has_all_words_of_its_own(lang: str) -> None:
    mine = {key for key in Words.of(lang).keys if key.startswith(("bot-", "cmd-", "opt-", "choice-"))}
    english = {key for key in Words.of("en").keys if key.startswith(("bot-", "cmd-", "opt-", "choice-"))}
    assert mine == english
