"""Answers to interactions: the quick acknowledgement, and the message that follows it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
import structlog

from bot.front.view import enclosures, layout, mentions, modal

if TYPE_CHECKING:
    from bot.front.call import Way
    from bot.front.sheet import Form, Sheet

_log = structlog.get_logger()

ALREADY = 40060
"""Discord's code for an interaction that has been acknowledged before."""


def is_private(interaction: discord.Interaction) -> bool:
    """Whether what was pressed is seen by the person alone, so that it may be redrawn in place."""
    message = interaction.message
    return message is not None and (message.flags.ephemeral or interaction.guild_id is None)


async def acknowledge(interaction: discord.Interaction, way: Way) -> bool:
    """Tell Discord that the press has arrived; the message follows.

    Returns:
        Whether Discord still takes an answer. If not, what was done stays done.
    """
    try:
        if way == "here" and is_private(interaction):
            await interaction.response.defer()
        else:
            await interaction.response.defer(ephemeral=True, thinking=True)
    except (discord.HTTPException, discord.InteractionResponded, OSError) as error:
        code = getattr(error, "code", None)
        _log.info("not acknowledged", error=type(error).__name__, code=code)
        # Delivered twice and acknowledged by the other one: the answer is still taken.
        return code == ALREADY
    return True


async def show(interaction: discord.Interaction, sheet: Sheet) -> None:
    """Put the message where the acknowledgement announced it."""
    try:
        await interaction.edit_original_response(
            content=None,
            view=layout(sheet),
            attachments=enclosures(sheet),
            allowed_mentions=mentions(sheet),
        )
    except (discord.HTTPException, OSError) as error:
        _log.info("not shown", error=type(error).__name__, code=getattr(error, "code", None))


async def answer_now(interaction: discord.Interaction, sheet: Sheet) -> None:
    """Answer at once with a private message."""
    try:
        await interaction.response.send_message(
            view=layout(sheet), files=enclosures(sheet), ephemeral=True, allowed_mentions=mentions(sheet)
        )
    except (discord.HTTPException, discord.InteractionResponded, OSError) as error:
        _log.info("not answered", error=type(error).__name__, code=getattr(error, "code", None))


async def answer_form(interaction: discord.Interaction, form: Form) -> None:
    """Answer at once with a form."""
    try:
        await interaction.response.send_modal(modal(form))
    except (discord.HTTPException, discord.InteractionResponded, OSError) as error:
        _log.info("form not opened", error=type(error).__name__, code=getattr(error, "code", None))
