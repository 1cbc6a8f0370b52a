"""Commands for one's turn and for looking around."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from discord import app_commands

from bot.discord.commands import command, run, said
from bot.discord.numbers import number_in
from bot.discord.screens.answers import outcome_message
from bot.topics import completing
from bot.topics.absence import screens as absence
from bot.topics.help import lookup
from bot.topics.lobby.commands import Asking, game_choices, lacking
from bot.topics.looking import logbook
from bot.topics.looking import screens as looking
from bot.topics.preferences import screens as preferences
from bot.topics.turn import screens as turns
from bot.topics.turn import typed as moves
from render.core.languages import LANGUAGES
from render.core.words import Words
from rules.core.player import LEVELS
from rules.games import GAMES

if TYPE_CHECKING:
    from bot.discord.call import Call
    from bot.discord.message import Message


def playing_commands() -> list[app_commands.Command[Any, ..., Any]]:
    """All commands that stand alone."""
    match = app_commands.autocomplete(match=completing.matches)
    typing = app_commands.autocomplete(moves=completing.moves, then=completing.moves, then2=completing.moves)
    of_seat = app_commands.autocomplete(seat=completing.seats)
    spans = app_commands.choices(since=[named("since-mine", "mine"), named("since-all", "all")])
    forms = app_commands.choices(shown_as=[named("as-picture", "picture"), named("as-text", "text")])
    looks = app_commands.autocomplete(of=completing.close_ups)
    rules_of = app_commands.choices(game=game_choices())(app_commands.autocomplete(about=completing.topics)(rules))
    ways = [app_commands.Choice(name=said(f"bots-cover-{way}"), value=way) for way in absence.MEANWHILE]
    meanwhile = app_commands.choices(cover=ways)
    against = app_commands.choices(game=automatic_choices(), level=level_choices())
    return [
        command("play", only_servers=False)(match(play)),
        command("practice", only_servers=False)(against(practice)),
        command("move", only_servers=False)(match(typing(move))),
        command("hand", only_servers=False)(match(hand)),
        command("board", only_servers=False)(match(looks(forms(board)))),
        command("log", only_servers=False)(match(of_seat(spans(log)))),
        command("rules", only_servers=False)(rules_of),
        command("settings", only_servers=False)(settings),
        command("away", only_servers=False)(meanwhile(app_commands.autocomplete(day=completing.days)(away))),
        command("help", only_servers=False)(show_help),
    ]


def automatic_choices() -> list[app_commands.Choice[str]]:
    """The games that have automatic players."""
    return [choice for choice in game_choices() if GAMES[choice.value].automatic]


def level_choices() -> list[app_commands.Choice[str]]:
    """The levels of automatic players."""
    return [app_commands.Choice(name=said(f"bots-level-{level}"), value=level) for level in LEVELS]


def named(key: str, value: str) -> app_commands.Choice[str]:
    """A choice by its words."""
    return app_commands.Choice(name=said(f"choice-{key}"), value=value)


async def play(interaction: Asking, match: str | None = None) -> None:
    """The panel, like the button."""
    await run(interaction, turns.play, match)


async def practice(interaction: Asking, game: str, level: str | None = None) -> None:
    """A match against bots, at once."""

    async def act(call: Call) -> Message:
        refused = lacking(interaction, call)
        if refused is not None:
            return refused
        lang, service = call.caller.lang, call.backend.service
        outcome = await service.practise(call.caller, game, level=level or LEVELS[0], lang=lang)
        return await outcome_message(call, outcome)

    await run(interaction, act)


async def move(
    interaction: Asking, moves: str, then: str | None = None, then2: str | None = None, match: str | None = None
) -> None:
    """Typed moves."""
    typed = [text for text in (moves, then, then2) if text]
    await run(interaction, lambda call: typed_moves(call, typed), match)


async def typed_moves(call: Call, typed: list[str]) -> Message:
    """Carry out a line that was typed in up to three options."""
    return await moves.move(call, typed)


async def hand(interaction: Asking, match: str | None = None) -> None:
    """One's own hand."""
    await run(interaction, looking.hand, match)


async def board(
    interaction: Asking, of: str | None = None, shown_as: str | None = None, match: str | None = None
) -> None:
    """The board or a part of it, as picture or text."""

    async def act(call: Call) -> Message:
        if shown_as == "text" or (of is not None and _means_text(of)):
            return await looking.text(call)
        return await looking.look_at(call, of or looking.BOARD)

    await run(interaction, act, match)


def _means_text(part: str) -> bool:
    """Whether ``as:text``, copied as it is written in the posts, was taken for the part."""
    written = (f"{words.text('opt-shown-as')}:{words.text('choice-as-text')}" for words in map(Words.of, LANGUAGES))
    return part.replace(" ", "").casefold() in {each.casefold() for each in written}


async def log(interaction: Asking, since: str | None = None, seat: str | None = None, match: str | None = None) -> None:
    """What happened."""

    async def act(call: Call) -> Message:
        if since == "mine":
            return await looking.since(call)
        number = number_in(seat or "")
        return await logbook.log_of(call, str(number - 1) if number else "")

    await run(interaction, act, match)


async def rules(interaction: Asking, about: str, game: str | None = None) -> None:
    """A rule in our own words."""

    async def act(call: Call) -> Message:
        return lookup.topic_message(about[:100], game, call.words, await lookup.game_here(call))

    await run(interaction, act)


async def settings(interaction: Asking) -> None:
    """Personal settings."""
    await run(interaction, preferences.settings)


async def away(interaction: Asking, day: str, cover: str | None = None) -> None:
    """Away until a day."""
    bots_play = cover == absence.MEANWHILE[1]
    await run(interaction, lambda call: absence.leave(call, day[:100], cover=bots_play))


async def show_help(interaction: Asking) -> None:
    """How to play here."""

    async def act(call: Call) -> Message:
        return preferences.help_message(1, call.words)

    await run(interaction, act)
