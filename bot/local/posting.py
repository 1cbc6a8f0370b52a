"""How messages come to be, change and go, whoever asks for it."""

from bot.local.fake_discord import FakeDiscord
from bot.local.limits.messages import (
    COMPONENTS_V2,
    EPHEMERAL,
    LOADING,
    SUPPRESS_EMBEDS,
    Endpoint,
    Standing,
    check_message,
)
from bot.local.mentions import mention
from bot.local.normalising import custom_ids_of, measure, safe_name, settle, settle_embeds, text_of
from bot.local.payloads import member_json
from bot.local.problems import Json, Problem, Refusal
from bot.local.record import MessageCreated, MessageDeleted, MessageEdited
from bot.local.serializers import ATTACHMENT_LIMIT, message_json
from bot.local.sessions import Intent
from bot.local.world import Attachment, Channel, Interaction, Message
from rules.core.frozen import frozen

NONCE_LIFE = 180.0
"""Seconds for which a nonce is remembered."""


@frozen
class Upload:
    """A file sent along with a request, by the index of its form field."""

    index: int
    filename: str
    content: bytes


def create(
    fake: FakeDiscord,
    channel: Channel,
    body: Json,
    uploads: list[Upload],
    endpoint: Endpoint,
    interaction: Interaction | None = None,
) -> Message:
    """Let the bot create a message.

    Args:
        endpoint: the way it comes in.
        interaction: the interaction it answers, if any; then it may be ephemeral.

    Raises:
        Refusal: a limit is broken, or a file is too large.
    """
    prefix = ("data",) if endpoint is Endpoint.RESPONSE else ()
    check_message(body, endpoint, names(uploads), path=prefix, emojis=fake.world.emojis)
    _check_sizes(uploads)
    message = Message(fake.snowflakes.next(), channel.id, fake.world.bot.id, fake.clock.now())
    message.flags = int(body.get("flags") or 0)
    message.nonce = body.get("nonce")
    if interaction is not None:
        message.interaction = interaction.metadata
        message.visible_to = interaction.persona_id if message.flags & EPHEMERAL else None
    reference = body.get("message_reference")
    if reference:
        _reply(fake, message, reference)
    elif interaction is not None and endpoint is Endpoint.RESPONSE and interaction.kind == 2:
        message.kind = 20
    _fill(fake, message, body, uploads)
    pings = mention(fake, message, channel, body)
    add(fake, channel, message, pings, interaction)
    return message


def promise(fake: FakeDiscord, channel: Channel, interaction: Interaction, flags: int) -> Message:
    """Create the empty message that stands for a deferred answer ("is thinking")."""
    message = Message(fake.snowflakes.next(), channel.id, fake.world.bot.id, fake.clock.now(), flags=flags | LOADING)
    message.kind = 20 if interaction.kind == 2 else 0
    message.interaction = interaction.metadata
    message.visible_to = interaction.persona_id if flags & EPHEMERAL else None
    add(fake, channel, message, [], interaction)
    return message


def add(
    fake: FakeDiscord, channel: Channel, message: Message, pings: list[int], interaction: Interaction | None = None
) -> None:
    """Put a finished message into its channel, write it down and tell the bot."""
    fake.world.messages[message.id] = message
    if message.visible_to is None:
        channel.last_message_id = message.id
        if channel.is_thread:
            channel.active_at = fake.clock.now()
    fake.record.add(
        MessageCreated(
            str(message.id),
            str(channel.id),
            fake.world.user(message.author_id).name,
            None if message.nonce is None else str(message.nonce),
            message.flags,
            [fake.world.user(each).name for each in pings],
            text_of(message),
            custom_ids_of(message.components),
            [each.filename for each in message.attachments],
            None if interaction is None else str(interaction.id),
            None if message.visible_to is None else fake.world.user(message.visible_to).name,
        )
    )
    _dispatch(fake, "MESSAGE_CREATE", channel, message)


def edit(
    fake: FakeDiscord,
    message: Message,
    body: Json,
    uploads: list[Upload],
    endpoint: Endpoint,
    interaction: Interaction | None = None,
) -> None:
    """Let the bot change a message; an edit never pings.

    Args:
        uploads: files that come on top.
        endpoint: the way it comes in.
        interaction: whose token is used, if any.

    Raises:
        Refusal: a limit is broken, the thread sleeps, or a file is too large.
    """
    channel = fake.world.channel(message.channel_id)
    if channel.sleeps(fake.clock.now()):
        raise Refusal(Problem.THREAD_ARCHIVED)
    prefix = ("data",) if endpoint is Endpoint.RESPONSE else ()
    check_message(body, endpoint, names(uploads), _standing(message), prefix, fake.world.emojis)
    _check_sizes(uploads)
    if "flags" in body and body["flags"] is not None:
        kept = message.flags & ~SUPPRESS_EMBEDS & ~LOADING
        message.flags = kept | (int(body["flags"]) & (SUPPRESS_EMBEDS | COMPONENTS_V2))
    message.flags &= ~LOADING
    _fill(fake, message, body, uploads)
    message.edited_at = fake.clock.now()
    _note_edit(fake, message, interaction)
    _dispatch(fake, "MESSAGE_UPDATE", channel, message)


def _standing(message: Message) -> Standing:
    return Standing(
        message.flags,
        message.content,
        tuple(message.embeds),
        tuple((each.id, each.filename) for each in message.attachments),
        len(message.components),
    )


def _note_edit(fake: FakeDiscord, message: Message, interaction: Interaction | None) -> None:
    fake.record.add(
        MessageEdited(
            str(message.id),
            str(message.channel_id),
            message.flags,
            text_of(message),
            custom_ids_of(message.components),
            [each.filename for each in message.attachments],
            None if interaction is None else str(interaction.id),
        )
    )


def delete(fake: FakeDiscord, message: Message, by: str) -> None:
    """Take a message away."""
    channel = fake.world.channel(message.channel_id)
    del fake.world.messages[message.id]
    for attachment in message.attachments:
        fake.world.blobs.pop(attachment.id, None)
    fake.record.add(MessageDeleted(str(message.id), str(channel.id), by))
    if message.visible_to is None:
        body: Json = {"id": str(message.id), "channel_id": str(channel.id)}
        if channel.guild_id is not None:
            body["guild_id"] = str(channel.guild_id)
        fake.gateway.dispatch("MESSAGE_DELETE", body, _intent(channel))


def remembered(fake: FakeDiscord, channel: Channel, body: Json) -> Message | None:
    """Return the message that was sent with the same enforced nonce in the last three minutes."""
    if not body.get("enforce_nonce") or body.get("nonce") is None:
        return None
    since, message_id = fake.nonces.get((channel.id, str(body["nonce"])), (0.0, 0))
    return fake.world.messages.get(message_id) if fake.clock.now() - since <= NONCE_LIFE else None


def remember(fake: FakeDiscord, message: Message) -> None:
    """Keep a nonce for three minutes."""
    if message.nonce is not None:
        fake.nonces[message.channel_id, str(message.nonce)] = (fake.clock.now(), message.id)


def _reply(fake: FakeDiscord, message: Message, reference: Json) -> None:
    target = fake.world.messages.get(int(reference["message_id"]))
    if target is not None and target.channel_id == message.channel_id and target.visible_to is None:
        message.reply_to, message.kind = target.id, 19
    elif reference.get("fail_if_not_exists", True):
        error = {"code": "MESSAGE_REFERENCE_UNKNOWN_MESSAGE", "message": "Unknown message"}
        raise Refusal(Problem.INVALID_FORM, {"message_reference": {"_errors": [error]}})


def names(uploads: list[Upload]) -> list[tuple[int, str]]:
    """Return the index and the name of files that are sent along."""
    return [(upload.index, safe_name(upload.filename)) for upload in uploads]


def _check_sizes(uploads: list[Upload]) -> None:
    if any(len(upload.content) > ATTACHMENT_LIMIT for upload in uploads):
        raise Refusal(Problem.TOO_LARGE)


def _fill(fake: FakeDiscord, message: Message, body: Json, uploads: list[Upload]) -> None:
    if "content" in body:
        message.content = body["content"] or ""
    message.attachments = _attachments(fake, message, body, uploads)
    if "embeds" in body:
        message.embeds = settle_embeds(body["embeds"] or [], message)
    if "components" in body:
        message.components = settle(body["components"] or [], message)


def _attachments(fake: FakeDiscord, message: Message, body: Json, uploads: list[Upload]) -> list[Attachment]:
    listed: dict[int, Json] = {int(each["id"]): each for each in body.get("attachments") or []}
    old = message.attachments
    kept = old if body.get("attachments") is None else [each for each in old if each.id in listed]
    for attachment in kept:
        changes = listed.get(attachment.id, {})
        attachment.description = changes.get("description", attachment.description)
    for attachment in old:
        if attachment not in kept:
            fake.world.blobs.pop(attachment.id, None)
    return [*kept, *(_take_in(fake, upload, listed.get(upload.index, {})) for upload in uploads)]


def _take_in(fake: FakeDiscord, upload: Upload, told: Json) -> Attachment:
    number = fake.snowflakes.next()
    fake.world.blobs[number] = upload.content
    media_type, width, height = measure(upload.content)
    name = safe_name(told.get("filename") or upload.filename)
    spoiler = bool(told.get("is_spoiler"))
    return Attachment(
        number, name, len(upload.content), media_type, told.get("description"), width, height, spoiler=spoiler
    )


def _intent(channel: Channel) -> Intent:
    return Intent.DIRECT_MESSAGES if channel.guild_id is None else Intent.GUILD_MESSAGES


def _dispatch(fake: FakeDiscord, event: str, channel: Channel, message: Message) -> None:
    if message.visible_to is not None:
        return
    body = message_json(fake.world, message)
    if channel.guild_id is not None:
        guild = fake.world.guild(channel.guild_id)
        body["guild_id"] = str(guild.id)
        author = guild.members.get(message.author_id)
        if author is not None:
            body["member"] = member_json(author, None)
    if message.author_id != fake.world.bot.id and channel.guild_id is not None:
        # without the message content intent the words of others stay unsaid
        body |= {"content": "", "embeds": [], "attachments": [], "components": []}
    fake.gateway.dispatch(event, body, _intent(channel))
