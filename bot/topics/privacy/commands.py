"""``/privacy``: what is kept about a person."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord

from bot.discord.commands import command, group, run
from bot.topics.privacy import screens as privacy

if TYPE_CHECKING:
    from discord import app_commands

Asking = discord.Interaction[Any]


def privacy_group() -> app_commands.Group:
    """The group with all its commands."""
    made = group("privacy")
    for callback, key in ((show, "show"), (export, "export"), (erase, "erase")):
        made.add_command(command(f"privacy-{key}", only_servers=False)(callback))
    return made


async def show(interaction: Asking) -> None:
    """What is kept about the person."""
    await run(interaction, privacy.show)


async def export(interaction: Asking) -> None:
    """All of it as a file."""
    await run(interaction, privacy.export)


async def erase(interaction: Asking) -> None:
    """Forget the person, after one question."""
    await run(interaction, privacy.ask_to_erase)
