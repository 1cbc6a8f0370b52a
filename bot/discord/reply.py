"""Answers to interactions: the quick acknowledgement, and the message that follows it."""

from __future__ import annotations

import asyncio
import time
from functools import partial
from itertools import chain, repeat
from typing import TYPE_CHECKING

import aiohttp
import discord
import structlog

from bot.discord.components import enclosures, layout, mentions, modal
from bot.store.ledger import TOKEN_LIFE

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from bot.discord.message import Form, Message
    from bot.discord.routes import Way

_log = structlog.get_logger()

ALREADY = 40060
"""Discord's code for an interaction that has been acknowledged before."""

GONE = 10008
"""Discord's code for a message that is not there any more: the person has dismissed it."""

INVALID = 50035
"""Discord's code for a message that it does not take as it is."""

PAUSES = (0.0, 0.5, 1.0, 2.0, 5.0, 15.0, 30.0)
"""Seconds between tries over a connection that breaks."""

PROMPT = 3.0
"""Seconds within which Discord wants its first answer."""

LASTING = TOKEN_LIFE - 10.0
"""Seconds within which what was promised is shown: after 15 minutes Discord takes it no more."""


def is_private(interaction: discord.Interaction) -> bool:
    """Whether what was pressed is seen by the person alone, so that it may be redrawn in place."""
    message = interaction.message
    return message is not None and (message.flags.ephemeral or interaction.guild_id is None)


def in_place(interaction: discord.Interaction, way: Way) -> bool:
    """Whether the answer takes the place of the message that was pressed."""
    return way == "here" and is_private(interaction)


async def acknowledge(interaction: discord.Interaction, way: Way) -> bool:
    """Tell Discord that the press has arrived; the message follows.

    Returns:
        Whether Discord still takes an answer. If not, what was done stays done.
    """
    if in_place(interaction, way):
        return await taken("acknowledged", interaction.response.defer, PROMPT)
    defer = partial(interaction.response.defer, ephemeral=True, thinking=True)
    return await taken("acknowledged", defer, PROMPT)


async def show(
    interaction: discord.Interaction, message: Message, instead: Callable[[discord.HTTPException], Message]
) -> bool:
    """Put the message where the acknowledgement announced it.

    Args:
        interaction: What is answered.
        message: The answer.
        instead: What is said where Discord does not take it as it is.

    Returns:
        Whether no one waits for it any more: it is there, or where it belongs is gone.
    """

    async def put(shown: Message) -> None:
        await interaction.edit_original_response(
            content=None, view=layout(shown), attachments=enclosures(shown), allowed_mentions=mentions(shown)
        )

    async def send() -> None:
        try:
            await put(message)
        except discord.HTTPException as error:
            if error.code != INVALID:
                raise
            await put(instead(error))

    return await taken("shown", send, LASTING)


async def answer_now(interaction: discord.Interaction, message: Message) -> None:
    """Answer at once with a private message."""
    await taken(
        "answered",
        lambda: interaction.response.send_message(
            view=layout(message), files=enclosures(message), ephemeral=True, allowed_mentions=mentions(message)
        ),
        PROMPT,
    )


async def answer_form(interaction: discord.Interaction, form: Form) -> None:
    """Answer at once with a form."""
    await taken("opened", lambda: interaction.response.send_modal(modal(form)), PROMPT)


async def taken(what: str, send: Callable[[], Awaitable[object]], seconds: float) -> bool:
    """Send an answer; again and again if the connection breaks, since no one can know whether it arrived.

    Args:
        what: What becomes of the interaction by it, for the log.
        send: Sends it; twice is as good as once.
        seconds: How long it may take.

    Returns:
        Whether Discord has taken it, or the same one that was sent before, or it belongs to a message that is gone.
    """
    end = time.monotonic() + seconds
    for pause in chain(PAUSES, repeat(PAUSES[-1])):
        try:
            await send()
        except (OSError, aiohttp.ClientError, discord.DiscordServerError) as error:
            _log.info(f"not {what}", error=type(error).__name__)
            if time.monotonic() + pause >= end:
                break
            await asyncio.sleep(pause)
        except (discord.HTTPException, discord.InteractionResponded) as error:
            code = getattr(error, "code", None)
            _log.info(f"not {what}", error=type(error).__name__, code=code)
            # Delivered or sent twice, and acknowledged by the other one: the answer is still taken.
            return code in (ALREADY, GONE)
        else:
            return True
    return False
