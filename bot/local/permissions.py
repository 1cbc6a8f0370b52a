"""Who may do what: Discord's permission bits and how overwrites change them."""

from enum import IntFlag

from bot.local.world import Channel, Guild


class Permission(IntFlag):
    """The permissions that matter to a host of games, with Discord's bit values."""

    ADMINISTRATOR = 1 << 3
    MANAGE_CHANNELS = 1 << 4
    MANAGE_GUILD = 1 << 5
    ADD_REACTIONS = 1 << 6
    VIEW_CHANNEL = 1 << 10
    SEND_MESSAGES = 1 << 11
    MANAGE_MESSAGES = 1 << 13
    EMBED_LINKS = 1 << 14
    ATTACH_FILES = 1 << 15
    READ_MESSAGE_HISTORY = 1 << 16
    MENTION_EVERYONE = 1 << 17
    USE_EXTERNAL_EMOJIS = 1 << 18
    MANAGE_ROLES = 1 << 28
    USE_APPLICATION_COMMANDS = 1 << 31
    MANAGE_THREADS = 1 << 34
    CREATE_PUBLIC_THREADS = 1 << 35
    CREATE_PRIVATE_THREADS = 1 << 36
    SEND_MESSAGES_IN_THREADS = 1 << 38
    PIN_MESSAGES = 1 << 51


EVERYTHING = Permission((1 << 52) - 1)

PLAYERS = (
    Permission.VIEW_CHANNEL
    | Permission.SEND_MESSAGES
    | Permission.SEND_MESSAGES_IN_THREADS
    | Permission.ADD_REACTIONS
    | Permission.EMBED_LINKS
    | Permission.ATTACH_FILES
    | Permission.READ_MESSAGE_HISTORY
    | Permission.USE_APPLICATION_COMMANDS
)
"""What @everyone may do in a guild of ours."""

HOST = (
    PLAYERS
    | Permission.CREATE_PUBLIC_THREADS
    | Permission.CREATE_PRIVATE_THREADS
    | Permission.USE_EXTERNAL_EMOJIS
    | Permission.PIN_MESSAGES
)
"""What the role of the bot grants unless a test takes some of it away."""


def permissions_of(guild: Guild, channel: Channel, user_id: int) -> Permission:
    """Return what a member may do in a channel (a thread asks its parent).

    Args:
        guild: the guild of the channel.
        channel: a text or forum channel, or the parent of a thread.
        user_id: a member of the guild.
    """
    may = granted(guild, user_id)
    if user_id not in guild.members or Permission.ADMINISTRATOR in may:
        return may
    member = guild.members[user_id]
    targets = [guild.id, *member.role_ids, user_id]
    for target in targets:
        overwrite = channel.overwrites.get(target)
        if overwrite is not None:
            may = Permission(may & ~overwrite.deny | overwrite.allow)
    return may


def granted(guild: Guild, user_id: int) -> Permission:
    """Return what a member may do in a guild as long as no channel says otherwise."""
    member = guild.members.get(user_id)
    if member is None:
        return Permission(0)
    may = Permission(guild.everyone | member.permissions)
    for role in guild.roles.values():
        if role.id in member.role_ids:
            may |= Permission(role.permissions)
    return EVERYTHING if user_id == guild.owner_id or Permission.ADMINISTRATOR in may else may
