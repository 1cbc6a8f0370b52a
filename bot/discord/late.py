"""Presses that a former run of the bot took and could not answer any more."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import discord

from bot.core import clock, people
from bot.discord.components import layout
from bot.discord.message import note
from bot.discord.reply import LASTING, taken
from render.core.words import Words

if TYPE_CHECKING:
    from bot.core.acting import Acting
    from bot.store.ledger import Ledger, Unanswered


async def answer_late(client: discord.Client, acting: Acting, ledger: Ledger) -> None:
    """Tell everyone whose press was not answered that what was done stays done."""
    waiting = await ledger.unanswered(clock.now())
    await asyncio.gather(*(_answer(client, acting, ledger, press) for press in waiting))


async def _answer(client: discord.Client, acting: Acting, ledger: Ledger, press: Unanswered) -> None:
    words = Words.of((await acting.read(people.preferences, press.user)).lang or "en")
    message = layout(note(words.text("bot-late-done" if press.applied else "bot-late")))
    webhook = discord.Webhook.partial(press.application, press.token, client=client)

    async def send() -> None:
        await webhook.edit_message("@original", view=message, attachments=[])  # type: ignore[call-overload]

    arrived = await taken("answered late", send, LASTING)
    await (ledger.answered if arrived else ledger.given_up)(press.interaction)
