"""Automatic players in the lobby: the panel in which its host adds them and sends them off."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.core.outcomes import LobbyChanged
from bot.discord.ids import Press, number_in
from bot.discord.message import Message, Part, Pick, Select, Text
from bot.discord.screens.answers import outcome_message
from bot.discord.screens.lobby import bots_shown
from bot.topics.lobby import operations
from bot.topics.lobby.presses import hosted
from render.core.words_names import plain_name
from rules.core.player import LEVELS

if TYPE_CHECKING:
    from bot.discord.call import Call
    from bot.store.records import MatchInfo
    from render.core.words import Words


def bots_message(info: MatchInfo, words: Words) -> Message:
    """Who plays automatically in a lobby, and what its host can change about that."""
    lines = [words.text("bots-panel")]
    if info.bots:
        lines.append(words.text("bots-here", who=words.listed(bots_shown(info, words))))
    parts: list[Part] = []
    if len(info.expected) + len(info.bots) < info.seats:
        levels = tuple(
            Pick(level, words.text(f"bots-level-{level}"), words.text(f"bots-level-{level}-detail")) for level in LEVELS
        )
        parts.append(Select(words.text("bots-add-menu"), Press("bot", info.id, slot="add"), levels))
    else:
        lines.append(words.text("bots-full" if info.bots else "house-lobby-full"))
    if info.bots:
        there = tuple(
            Pick(
                str(bot.number),
                words.text("bots-remove", who=plain_name(bot.name)),
                words.text(f"bots-level-{bot.level}"),
            )
            for bot in info.bots
        )
        parts.append(Select(words.text("bots-remove-menu"), Press("bot", info.id, slot="remove"), there))
    return Message((Text("\n".join(lines)), *parts))


async def show(call: Call) -> Message:
    """The panel of the automatic players, for the host."""
    info = await hosted(call)
    return info if isinstance(info, Message) else bots_message(info, call.words)


async def change(call: Call) -> Message:
    """Add an automatic player of a level, or send one off; the panel again."""
    value = call.values[0] if call.values else ""
    if call.press.slot == "add":
        outcome = await call.act(operations.add_bot, call.match, value)
    else:
        outcome = await call.act(operations.remove_bot, call.match, number_in(value) or 0)
    if isinstance(outcome, LobbyChanged):
        return bots_message(outcome.info, call.words)
    return await outcome_message(call, outcome)
