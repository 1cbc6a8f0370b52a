"""What goes back and forth, as Discord words it: messages, commands, interactions."""

from bot.local.payloads import allowed, channel_json, member_json, stamp, user_json
from bot.local.problems import Json
from bot.local.world import Attachment, Command, Interaction, Message, World

CDN = "https://cdn.discordapp.com"
ATTACHMENT_LIMIT = 10 * 1024 * 1024
"""Bytes of one file, as `attachment_size_limit` tells the bot."""


def attachment_url(message: Message, attachment: Attachment) -> str:
    """Return where the bytes of an attachment can be read."""
    return f"{CDN}/attachments/{message.channel_id}/{attachment.id}/{attachment.filename}"


def attachment_json(message: Message, attachment: Attachment) -> Json:
    """Return an attachment of a message."""
    url = attachment_url(message, attachment)
    optional: Json = {
        "description": attachment.description,
        "content_type": attachment.content_type,
        "width": attachment.width,
        "height": attachment.height,
    }
    body: Json = {
        "id": str(attachment.id),
        "filename": attachment.filename,
        "size": attachment.size,
        "url": url,
        "proxy_url": url,
    }
    if message.visible_to is not None:
        body["ephemeral"] = True
    return body | {key: value for key, value in optional.items() if value is not None}


def message_json(world: World, message: Message) -> Json:
    """Return a message."""
    body: Json = {
        "id": str(message.id),
        "channel_id": str(message.channel_id),
        "type": message.kind,
        "author": user_json(world.user(message.author_id)),
        "content": message.content,
        "timestamp": stamp(message.created_at),
        "edited_timestamp": None if message.edited_at is None else stamp(message.edited_at),
        "flags": message.flags,
        "tts": False,
        "pinned": message.pinned_at is not None,
        "mention_everyone": message.mention_everyone,
        "mentions": [user_json(world.user(each)) for each in message.mention_ids],
        "mention_roles": [str(each) for each in message.mention_role_ids],
        "attachments": [attachment_json(message, each) for each in message.attachments],
        "embeds": message.embeds,
        "components": message.components,
    }
    if message.nonce is not None:
        body["nonce"] = message.nonce
    if message.reply_to is not None:
        body["message_reference"] = {
            "type": 0,
            "message_id": str(message.reply_to),
            "channel_id": str(message.channel_id),
        }
    if message.author_id == world.bot.id and message.interaction is not None:
        body |= {"application_id": str(world.bot.id), "webhook_id": str(world.bot.id)}
        body["interaction_metadata"] = message.interaction
    if message.reactions:
        body["reactions"] = [_reaction_json(each) for each in message.reactions]
    return body


def _reaction_json(emoji: str) -> Json:
    return {
        "emoji": {"id": None, "name": emoji},
        "count": 1,
        "count_details": {"burst": 0, "normal": 1},
        "burst_colors": [],
        "me_burst": False,
        "burst_me": False,
        "me": True,
        "burst_count": 0,
    }


def command_json(world: World, command: Command) -> Json:
    """Return a registered command."""
    body: Json = {
        "id": str(command.id),
        "application_id": str(world.bot.id),
        "version": str(command.version),
        "type": command.body.get("type", 1),
        "default_member_permissions": None,
        "description": "",
        "nsfw": False,
    }
    body |= {key: value for key, value in command.body.items() if value is not None and key != "id"}
    permissions = body["default_member_permissions"]
    body["default_member_permissions"] = None if permissions is None else str(permissions)
    return body if command.guild_id is None else body | {"guild_id": str(command.guild_id)}


def interaction_json(world: World, interaction: Interaction, now: float) -> Json:
    """Return an interaction as INTERACTION_CREATE tells it."""
    channel = world.channel(interaction.channel_id)
    persona = world.user(interaction.persona_id)
    body: Json = {
        "id": str(interaction.id),
        "application_id": str(world.bot.id),
        "type": interaction.kind,
        "token": interaction.token,
        "version": 1,
        "data": interaction.data,
        "channel_id": str(channel.id),
        "locale": persona.locale,
        "entitlements": [],
        "attachment_size_limit": ATTACHMENT_LIMIT,
        "context": 1 if interaction.guild_id is None else 0,
        "authorizing_integration_owners": {"0": str(interaction.guild_id or 0)},
        "app_permissions": str(int(allowed(world, channel, world.bot.id))),
    }
    if interaction.message_id is not None and interaction.message_id in world.messages:
        body["message"] = message_json(world, world.messages[interaction.message_id])
    if interaction.guild_id is None:
        body["channel"] = channel_json(world, channel, now)
        body["user"] = user_json(persona)
        return body
    guild = world.guild(interaction.guild_id)
    held = str(int(allowed(world, channel, persona.id)))
    body["channel"] = channel_json(world, channel, now) | {"permissions": held}
    body["guild_id"] = str(guild.id)
    body["guild"] = {"id": str(guild.id), "locale": guild.locale, "features": []}
    body["guild_locale"] = guild.locale
    body["member"] = member_json(guild.members[persona.id], persona) | {"permissions": held}
    return body
