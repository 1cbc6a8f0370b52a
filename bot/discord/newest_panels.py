"""The newest panel of each person in each channel: it goes when another one comes, and when its match is over."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, NamedTuple

import structlog

from bot.discord.server import TROUBLE

if TYPE_CHECKING:
    import discord

_log = structlog.get_logger()

VALID = 14 * 60.0
"""Seconds in which Discord lets an ephemeral message be taken away; it says 15 minutes."""


class Shown(NamedTuple):
    """A panel that was shown.

    Attributes:
        interaction: The press that showed it last.
        at: When, in seconds of the clock.
        match: Id of the match that it asks about.
    """

    interaction: discord.Interaction
    at: float
    match: str


@dataclass(slots=True)
class NewestPanels:
    """The newest panel of each person in each channel of a server, as long as it can be taken away.

    Lost when the bot stops: a panel that stays is an old one, whose presses lead to the fresh panel.

    Attributes:
        now: The clock, in seconds.
        shown: By person and channel what was shown last; oldest first.
    """

    now: Callable[[], float] = time.monotonic
    shown: dict[tuple[int, int], Shown] = field(default_factory=dict)

    async def came(self, interaction: discord.Interaction, match: str, *, anew: bool) -> None:
        """Note a panel that was shown, and take the former one away.

        Args:
            match: Id of the match that it asks about.
            anew: Whether it came in a message of its own, not in the place of the panel that was pressed.
        """
        if interaction.guild_id is None or interaction.channel_id is None:
            return
        key = (interaction.user.id, interaction.channel_id)
        former = self._valid().pop(key, None)
        self.shown[key] = Shown(interaction, self.now(), match)
        if former is not None and anew:
            await _taken_away(former.interaction)

    async def over(self, match: str, but: int | None) -> None:
        """Take the panels of a match away that is over: they wait for someone, and show buttons that do nothing.

        Args:
            match: Its id.
            but: Id of the person whose panel says already that it is over, if there is one.
        """
        ended = {key: panel for key, panel in self._valid().items() if panel.match == match and key[0] != but}
        for key in ended:
            del self.shown[key]
        for panel in ended.values():
            await _taken_away(panel.interaction)

    def _valid(self) -> dict[tuple[int, int], Shown]:
        """What can still be taken away; the rest is forgotten."""
        now = self.now()
        self.shown = {key: panel for key, panel in self.shown.items() if now - panel.at < VALID}
        return self.shown


async def _taken_away(interaction: discord.Interaction) -> None:
    try:
        await interaction.delete_original_response()
    except TROUBLE as error:
        # Dismissed by the person, or too old; else it stays as an old one does.
        _log.info("panel not taken away", error=type(error).__name__)
