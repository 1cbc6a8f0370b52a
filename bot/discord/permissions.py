"""What the bot may do in a channel, by the words for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import discord


def lacking_permissions(may: discord.Permissions, *, thread: bool) -> list[str]:
    """Ids of the words for the permissions that a table needs and the bot does not have."""
    needed = {
        "house-permission-view": may.view_channel,
        "house-permission-threads" if thread else "house-permission-send": (
            may.send_messages_in_threads if thread else may.send_messages
        ),
        "house-permission-files": may.attach_files,
        "house-permission-history": may.read_message_history,
    }
    return [key for key, granted in needed.items() if not granted]
