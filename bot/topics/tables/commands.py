"""``/table``: what whoever manages a server can see and do about its tables."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord

from bot.discord.commands import command, group, run
from bot.topics.tables import health

if TYPE_CHECKING:
    from discord import app_commands

Asking = discord.Interaction[Any]


def table_group() -> app_commands.Group:
    """The group with its command; whoever does not manage the server is not shown it."""
    made = group("table")
    made.default_permissions = discord.Permissions(manage_guild=True)
    made.add_command(command("table-health", only_servers=True)(show_health))
    return made


async def show_health(interaction: Asking) -> None:
    """How the tables of this server are."""
    await run(interaction, health.health)
