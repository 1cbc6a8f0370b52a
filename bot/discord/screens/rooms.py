"""Why rooms cannot be made, as it is said wherever they are wanted."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bot.discord.rooms import NoRoom
    from bot.store.server_settings import ServerSettings
    from render.core.words import Words


def no_room_text(settings: ServerSettings, why: NoRoom, words: Words) -> str:
    """Why rooms cannot be made, in one sentence."""
    permissions = words.listed([words.text(key) for key in why.lacking])
    return words.text(why.key, channel=f"<#{settings.parent}>", permissions=permissions)
