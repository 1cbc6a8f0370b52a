"""Presses that a former run of the bot took and could not answer any more."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

import discord
import structlog

from bot.front.message import note
from bot.front.view import layout
from render.core.words import Words

if TYPE_CHECKING:
    from bot.play.match_service import MatchService
    from bot.store.ledger import Ledger

_log = structlog.get_logger()


async def answer_late(client: discord.Client, service: MatchService, ledger: Ledger) -> None:
    """Tell everybody whose press was not answered that what was done stays done."""
    for press in await ledger.unanswered(time.time()):
        words = Words.of((await service.preferences(press.user)).lang or "en")
        text = words.text("bot-late-done" if press.applied else "bot-late")
        webhook = discord.Webhook.partial(press.application, press.token, client=client)
        try:
            await webhook.edit_message("@original", view=layout(note(text)), attachments=[])  # type: ignore[call-overload]
        except (discord.HTTPException, OSError) as error:
            _log.info("late answer not taken", error=type(error).__name__, code=getattr(error, "code", None))
        await ledger.answered(press.interaction)
