"""The world's things as Discord words them: users, members, channels, guilds."""

from datetime import UTC, datetime

from bot.local.permissions import Permission, granted, permissions_of
from bot.local.problems import Json
from bot.local.world import (
    Channel,
    ChannelKind,
    Guild,
    Member,
    Persona,
    Role,
    Tag,
    World,
)


def stamp(moment: float) -> str:
    """Return a Unix time as Discord writes it."""
    return datetime.fromtimestamp(moment, UTC).isoformat()


def user_json(persona: Persona) -> Json:
    """Return a user."""
    return {
        "id": str(persona.id),
        "username": persona.username,
        "discriminator": "0",
        "global_name": None if persona.bot else persona.name,
        "avatar": None,
        "bot": persona.bot,
        "public_flags": 0,
        "flags": 0,
        "primary_guild": None,
    }


def member_json(member: Member, persona: Persona | None) -> Json:
    """Return a member, with the user inside where Discord puts it."""
    body: Json = {
        "avatar": None,
        "banner": None,
        "communication_disabled_until": None,
        "flags": 0,
        "joined_at": stamp(member.joined_at),
        "nick": None,
        "pending": False,
        "premium_since": None,
        "roles": [str(role) for role in member.role_ids],
        "mute": False,
        "deaf": False,
    }
    return body if persona is None else body | {"user": user_json(persona)}


def role_json(role: Role, position: int, bot_id: int) -> Json:
    """Return a role of a guild."""
    body: Json = {
        "id": str(role.id),
        "name": role.name,
        "description": None,
        "permissions": str(int(role.permissions)),
        "position": position,
        "color": 0,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "managed": role.managed,
        "mentionable": role.mentionable,
        "icon": None,
        "unicode_emoji": None,
        "flags": 0,
    }
    return body | ({"tags": {"bot_id": str(bot_id)}} if role.managed else {})


def roles_json(guild: Guild, bot_id: int) -> list[Json]:
    """Return all roles of a guild, @everyone first."""
    everyone = Role(guild.id, "@everyone", guild.everyone)
    return [role_json(role, place, bot_id) for place, role in enumerate([everyone, *guild.roles.values()])]


def channel_json(world: World, channel: Channel, now: float) -> Json:
    """Return a channel, a thread or direct messages."""
    body: Json = {
        "id": str(channel.id),
        "type": int(channel.kind),
        "flags": 0,
        "last_message_id": _text(channel.last_message_id),
    }
    match channel.kind:
        case ChannelKind.DIRECT:
            return body | {"recipients": [user_json(world.user(channel.recipient_id or 0))]}
        case ChannelKind.TEXT | ChannelKind.FORUM:
            return (
                body
                | _forum_json(channel)
                | {
                    "guild_id": str(channel.guild_id),
                    "name": channel.name,
                    "position": channel.position,
                    "parent_id": _text(channel.parent_id),
                    "topic": channel.topic,
                    "nsfw": False,
                    "rate_limit_per_user": 0,
                    "permission_overwrites": [
                        {"id": str(target), "type": each.kind, "allow": str(each.allow), "deny": str(each.deny)}
                        for target, each in channel.overwrites.items()
                    ],
                }
            )
        case ChannelKind.PUBLIC_THREAD | ChannelKind.PRIVATE_THREAD:
            return body | _thread_json(world, channel, now)


def _forum_json(channel: Channel) -> Json:
    """Return what only a forum has."""
    if channel.kind is not ChannelKind.FORUM:
        return {}
    return {
        "available_tags": [tag_json(each) for each in channel.tags],
        "default_reaction_emoji": None,
        "default_sort_order": None,
        "default_forum_layout": 0,
    }


def tag_json(tag: Tag) -> Json:
    """Return a tag of a forum."""
    return {"id": str(tag.id), "name": tag.name, "moderated": tag.moderated, "emoji_id": None, "emoji_name": None}


def _thread_json(world: World, thread: Channel, now: float) -> Json:
    metadata: Json = {
        "archived": thread.sleeps(now),
        "archive_timestamp": stamp(thread.active_at),
        "auto_archive_duration": thread.auto_archive,
        "locked": thread.locked,
        "create_timestamp": stamp(thread.created_at),
    }
    if thread.kind is ChannelKind.PRIVATE_THREAD:
        metadata["invitable"] = thread.invitable
    number = len(world.messages_in(thread.id))
    body: Json = {
        "guild_id": str(thread.guild_id),
        "parent_id": str(thread.parent_id),
        "name": thread.name,
        "owner_id": str(thread.owner_id),
        "thread_metadata": metadata,
        "message_count": number,
        "total_message_sent": number,
        "member_count": len(thread.member_ids),
        "rate_limit_per_user": 0,
    }
    if world.channel(thread.parent_id or 0).kind is ChannelKind.FORUM:
        body["applied_tags"] = [str(each) for each in thread.applied]
    if world.bot.id in thread.member_ids:
        body["member"] = thread_member_json(thread, world.bot.id)
    return body


def thread_member_json(thread: Channel, user_id: int) -> Json:
    """Return one member of a thread."""
    return {"id": str(thread.id), "user_id": str(user_id), "join_timestamp": stamp(thread.created_at), "flags": 0}


def guild_create_json(world: World, guild: Guild, now: float) -> Json:
    """Return a guild as GUILD_CREATE tells it: whole, but of the members only the bot (no members intent)."""
    channels = [channel for channel in world.channels.values() if channel.guild_id == guild.id]
    host = guild.members[world.bot.id]
    return guild_json(guild, world.bot.id) | {
        "joined_at": stamp(host.joined_at),
        "large": False,
        "unavailable": False,
        "member_count": len(guild.members),
        "members": [member_json(host, world.bot)],
        "channels": [channel_json(world, each, now) for each in channels if not each.is_thread],
        "threads": [channel_json(world, each, now) for each in channels if each.is_thread and not each.sleeps(now)],
        "presences": [],
        "voice_states": [],
        "stage_instances": [],
        "guild_scheduled_events": [],
        "soundboard_sounds": [],
    }


def own_guild_json(guild: Guild, user_id: int) -> Json:
    """Return the guild as its list of guilds shows it to a member, with what that member may do there."""
    return {
        "id": str(guild.id),
        "name": guild.name,
        "icon": None,
        "banner": None,
        "owner": guild.owner_id == user_id,
        "permissions": str(int(granted(guild, user_id))),
        "features": [],
    }


def guild_json(guild: Guild, bot_id: int) -> Json:
    """Return the guild itself, without what lives in it."""
    return {
        "id": str(guild.id),
        "name": guild.name,
        "owner_id": str(guild.owner_id),
        "icon": None,
        "splash": None,
        "discovery_splash": None,
        "banner": None,
        "description": None,
        "features": [],
        "emojis": [],
        "stickers": [],
        "roles": roles_json(guild, bot_id),
        "preferred_locale": guild.locale,
        "verification_level": 0,
        "default_message_notifications": 0,
        "explicit_content_filter": 0,
        "mfa_level": 0,
        "nsfw_level": 0,
        "nsfw": False,
        "premium_tier": 0,
        "premium_subscription_count": 0,
        "premium_progress_bar_enabled": False,
        "afk_channel_id": None,
        "afk_timeout": 300,
        "system_channel_id": None,
        "system_channel_flags": 0,
        "rules_channel_id": None,
        "public_updates_channel_id": None,
        "safety_alerts_channel_id": None,
        "application_id": None,
        "vanity_url_code": None,
        "region": "deprecated",
        "widget_enabled": False,
        "widget_channel_id": None,
        "max_members": 250_000,
        "max_presences": None,
        "max_video_channel_users": 25,
        "max_stage_video_channel_users": 50,
        "home_header": None,
    }


def allowed(world: World, channel: Channel, user_id: int) -> int:
    """Return the permission bits of a user in a channel.

    A thread asks its parent, and a private one knows only its members and those who manage threads; direct messages
    allow everything.
    """
    if channel.guild_id is None:
        return (1 << 52) - 1
    place = world.channel(channel.parent_id) if channel.is_thread and channel.parent_id else channel
    held = permissions_of(world.guild(channel.guild_id), place, user_id)
    outside = channel.kind is ChannelKind.PRIVATE_THREAD and user_id not in channel.member_ids
    return 0 if outside and Permission.MANAGE_THREADS not in held else int(held)


def _text(number: int | None) -> str | None:
    return None if number is None else str(number)
