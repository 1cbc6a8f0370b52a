"""What is chosen for a server by whoever manages it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.store import follows, server_settings

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bot.core.caller import Caller
    from bot.core.unit_of_work import UnitOfWork
    from bot.store.server_settings import ServerSettings


def settings_of(unit: UnitOfWork, guild: int) -> ServerSettings:
    """What is chosen for a server."""
    return server_settings.load(unit.connection, guild)


def choose(unit: UnitOfWork, caller: Caller, changed: Mapping[str, str]) -> ServerSettings:
    """Remember what someone with Manage Server has chosen; what is empty stands as at first again."""
    guild = caller.guild or 0
    server_settings.note(unit.connection, guild, caller.user, changed)
    if server_settings.ONLOOKERS in changed:
        if changed[server_settings.ONLOOKERS]:
            follows.onlook(unit.connection, guild, unit.now)
        else:
            follows.end_all(unit.connection, -guild)
    return server_settings.load(unit.connection, guild)
