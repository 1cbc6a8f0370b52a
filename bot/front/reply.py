"""Answers to interactions: the quick acknowledgement, and the message that follows it."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import aiohttp
import discord
import structlog

from bot.front.view import enclosures, layout, mentions, modal

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from bot.front.call import Way
    from bot.front.message import Form, Message

_log = structlog.get_logger()

ALREADY = 40060
"""Discord's code for an interaction that has been acknowledged before."""

TRIES = 2
"""How often an answer is sent over a connection that breaks."""


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
        return await _taken("acknowledged", interaction.response.defer)
    return await _taken("acknowledged", partial(interaction.response.defer, ephemeral=True, thinking=True))


async def show(interaction: discord.Interaction, message: Message) -> None:
    """Put the message where the acknowledgement announced it."""
    await _taken(
        "shown",
        lambda: interaction.edit_original_response(
            content=None,
            view=layout(message),
            attachments=enclosures(message),
            allowed_mentions=mentions(message),
        ),
    )


async def answer_now(interaction: discord.Interaction, message: Message) -> None:
    """Answer at once with a private message."""
    await _taken(
        "answered",
        lambda: interaction.response.send_message(
            view=layout(message), files=enclosures(message), ephemeral=True, allowed_mentions=mentions(message)
        ),
    )


async def answer_form(interaction: discord.Interaction, form: Form) -> None:
    """Answer at once with a form."""
    await _taken("opened", lambda: interaction.response.send_modal(modal(form)))


async def _taken(what: str, send: Callable[[], Awaitable[object]]) -> bool:
    """Send an answer; once more if the connection broke, since nobody can know whether it arrived.

    Returns:
        Whether Discord has taken it, or the same one that was sent before.
    """
    for _ in range(TRIES):
        try:
            await send()
        except (OSError, aiohttp.ClientError) as error:
            _log.info(f"not {what}", error=type(error).__name__)
        except (discord.HTTPException, discord.InteractionResponded) as error:
            code = getattr(error, "code", None)
            _log.info(f"not {what}", error=type(error).__name__, code=code)
            # Delivered or sent twice, and acknowledged by the other one: the answer is still taken.
            return code == ALREADY
        else:
            return True
    return False
