"""One panel a person: a panel that is opened anew takes the place of the former."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field

import discord
import structlog

_log = structlog.get_logger()

VALID = 14 * 60.0
"""Seconds in which Discord lets an ephemeral message be taken away; it says 15 minutes."""


@dataclass(slots=True)
class NewestPanels:
    """The newest panel of each person in each channel of a server, as long as it can be taken away.

    Lost when the bot stops: a panel that stays is an old one, whose presses lead to the fresh panel.

    Attributes:
        now: The clock, in seconds.
        shown: By person and channel the interaction that showed the panel last, and when; oldest first.
    """

    now: Callable[[], float] = time.monotonic
    shown: dict[tuple[int, int], tuple[discord.Interaction, float]] = field(default_factory=dict)

    async def came(self, interaction: discord.Interaction, *, anew: bool) -> None:
        """Note a panel that was shown, and take the former one away.

        Args:
            interaction: What it answered.
            anew: Whether it came in a message of its own, not in the place of the panel that was pressed.
        """
        if interaction.guild_id is None or interaction.channel_id is None:
            return
        key, now = (interaction.user.id, interaction.channel_id), self.now()
        self.shown = {who: what for who, what in self.shown.items() if now - what[1] < VALID}
        former = self.shown.pop(key, None)
        self.shown[key] = interaction, now
        if former is not None and anew:
            await _taken_away(former[0])


async def _taken_away(interaction: discord.Interaction) -> None:
    try:
        await interaction.delete_original_response()
    except (OSError, discord.HTTPException) as error:
        # Dismissed by the person, or too old: then there is nothing to take away.
        _log.info("panel not taken away", error=type(error).__name__)
