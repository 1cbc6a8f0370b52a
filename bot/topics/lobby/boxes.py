"""The box of a lobby: with whose values of cards and boards it is played."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.core.boxes.catalog import PACK
from bot.core.match import lobbies
from bot.core.options import is_ranked
from bot.core.outcomes import LobbyChanged
from bot.discord.ids import Press
from bot.discord.message import Button, Message, Part, Pick, Select, Text, row
from bot.discord.screens.answers import outcome_message
from bot.topics.lobby import operations
from bot.topics.lobby.presses import hosted, saved_text
from render.core.words_names import marked_name, without_controls

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.core.boxes.packs import Box
    from bot.discord.call import Call
    from bot.store.records import MatchInfo
    from render.core.words import Words

OWN = "."
"""In the place of a box: the bot's own values. No pack can be called that."""


async def box(call: Call) -> Message:
    """The panel of the boxes, and what was chosen there."""
    info, head = await hosted(call), ""
    if isinstance(info, Message):
        return info
    if call.values:
        wanted = {PACK: "" if call.values[0] == OWN else call.values[0]}
        outcome = await call.act(operations.change, info.id, options=wanted, seats=None, lang=None, pace=None)
        if not isinstance(outcome, LobbyChanged):
            return await outcome_message(call, outcome)
        info, head = outcome.info, saved_text(outcome.info, call.words)
    return box_message(info, await call.read(lobbies.boxes, info), call.words, head)


def box_message(info: MatchInfo, boxes: Sequence[Box], words: Words, head: str = "") -> Message:
    """With whose values a lobby can be played."""
    stands, name = info.options.get(PACK), words.text("boxes-option")
    lines = [*([head] if head else []), words.text("boxes-panel")]
    parts: list[Part] = []
    if is_ranked(info.options):
        lines.append(words.text("boxes-ranked"))
    else:
        own = Pick(OWN, words.text("boxes-own"), words.text("boxes-own-detail"), chosen=stands is None)
        picks = [
            Pick(each.name, words.text("boxes-name", name=each.name), without_controls(each.whose), each.name == stands)
            for each in boxes
        ]
        parts.append(Select(name, Press("box", info.id), (own, *picks)))
    if stands is not None and all(each.name != stands for each in boxes):
        lines.append(words.text("boxes-gone-lobby", name=marked_name(stands)))
    back = Button(words.text("house-options"), Press("options", info.id))
    return Message((Text("\n".join(lines)), *parts, row(back)))
