"""What exists in the local Discord: guilds, channels, people, messages, interactions, commands."""

from dataclasses import dataclass, field
from enum import IntEnum

from bot.local.problems import Json, Problem, Refusal


class ChannelKind(IntEnum):
    """The kinds of channel we keep, with Discord's numbers."""

    TEXT = 0
    DIRECT = 1
    PUBLIC_THREAD = 11
    PRIVATE_THREAD = 12
    FORUM = 15


@dataclass(slots=True)
class Persona:
    """One person at the table, played by a test or by whoever sits before the page.

    `read` holds the last message they have read, by channel.
    """

    id: int
    name: str
    username: str
    locale: str
    dms_open: bool = True
    bot: bool = False
    read: dict[int, int] = field(default_factory=dict)


@dataclass(slots=True)
class Role:
    """A role of a guild; the bot's own is managed."""

    id: int
    name: str
    permissions: int
    managed: bool = False
    mentionable: bool = False


@dataclass(slots=True)
class Member:
    """A persona in a guild: what they may do beyond @everyone, and their roles."""

    permissions: int
    joined_at: float
    role_ids: list[int] = field(default_factory=list)


@dataclass(slots=True)
class Overwrite:
    """What a channel gives to or takes from one role (kind 0) or member (kind 1)."""

    kind: int
    allow: int
    deny: int


@dataclass(slots=True)
class Guild:
    """A server with its members and roles."""

    id: int
    name: str
    owner_id: int
    locale: str
    everyone: int
    created_at: float
    members: dict[int, Member] = field(default_factory=dict)
    roles: dict[int, Role] = field(default_factory=dict)


@dataclass(slots=True)
class Tag:
    """A tag of a forum channel; a moderated one is set by those alone who manage threads."""

    id: int
    name: str
    moderated: bool = False


@dataclass(slots=True)
class Channel:
    """A text or forum channel, a thread or post, or the direct messages between a persona and the bot.

    `tags` are those that a forum offers, `applied` the ids of those that a post has; `renamed` says when the name was
    changed of late.
    """

    id: int
    kind: ChannelKind
    name: str
    created_at: float
    guild_id: int | None = None
    parent_id: int | None = None
    recipient_id: int | None = None
    topic: str | None = None
    position: int = 0
    overwrites: dict[int, Overwrite] = field(default_factory=dict)
    last_message_id: int | None = None
    owner_id: int = 0
    member_ids: list[int] = field(default_factory=list)
    archived: bool = False
    locked: bool = False
    invitable: bool = True
    auto_archive: int = 4320
    active_at: float = 0.0
    tags: list[Tag] = field(default_factory=list)
    applied: list[int] = field(default_factory=list)
    renamed: list[float] = field(default_factory=list)

    @property
    def is_thread(self) -> bool:
        """Whether it hangs below another channel."""
        return self.kind in {ChannelKind.PUBLIC_THREAD, ChannelKind.PRIVATE_THREAD}

    def sleeps(self, now: float) -> bool:
        """Whether it is an archived thread, by hand or by having lain still too long."""
        return self.is_thread and (self.archived or now - self.active_at > self.auto_archive * 60)


@dataclass(slots=True)
class Attachment:
    """A file that came with a message; its bytes lie with the world's blobs."""

    id: int
    filename: str
    size: int
    content_type: str | None
    description: str | None = None
    width: int | None = None
    height: int | None = None
    spoiler: bool = False


@dataclass(slots=True)
class Message:
    """A message, with its components as Discord would give them back."""

    id: int
    channel_id: int
    author_id: int
    created_at: float
    content: str = ""
    flags: int = 0
    kind: int = 0
    nonce: str | int | None = None
    edited_at: float | None = None
    pinned_at: float | None = None
    embeds: list[Json] = field(default_factory=list)
    components: list[Json] = field(default_factory=list)
    attachments: list[Attachment] = field(default_factory=list)
    mention_ids: list[int] = field(default_factory=list)
    mention_role_ids: list[int] = field(default_factory=list)
    mention_everyone: bool = False
    reactions: list[str] = field(default_factory=list)
    reply_to: int | None = None
    thread_id: int | None = None
    interaction: Json | None = None
    visible_to: int | None = None


@dataclass(slots=True)
class Interaction:
    """A command, a press, a choice, a typed beginning or a submitted form, sent to the bot."""

    id: int
    token: str
    kind: int
    persona_id: int
    channel_id: int
    guild_id: int | None
    sent_at: float
    data: Json
    message_id: int | None = None
    metadata: Json = field(default_factory=dict)
    delivered: int = 0
    answered_at: float | None = None
    answer_kind: int | None = None
    original_id: int | None = None
    followup_ids: list[int] = field(default_factory=list)
    edits: int = 0
    modal: Json | None = None
    choices: list[Json] | None = None


@dataclass(slots=True)
class Command:
    """An application command as registered; `guild_id` is None for global ones."""

    id: int
    guild_id: int | None
    version: int
    body: Json


@dataclass(slots=True)
class Emoji:
    """An emoji of the application; its picture lies with the world's blobs."""

    id: int
    name: str


@dataclass
class World:
    """Everything there is, by id."""

    bot: Persona
    guilds: dict[int, Guild] = field(default_factory=dict)
    channels: dict[int, Channel] = field(default_factory=dict)
    personas: dict[int, Persona] = field(default_factory=dict)
    messages: dict[int, Message] = field(default_factory=dict)
    interactions: dict[int, Interaction] = field(default_factory=dict)
    commands: dict[int, Command] = field(default_factory=dict)
    emojis: dict[int, Emoji] = field(default_factory=dict)
    blobs: dict[int, bytes] = field(default_factory=dict)

    def user(self, user_id: int) -> Persona:
        """Return a persona or the bot.

        Raises:
            Refusal: no one has that id.
        """
        if user_id == self.bot.id:
            return self.bot
        if user_id not in self.personas:
            raise Refusal(Problem.UNKNOWN_USER)
        return self.personas[user_id]

    def channel(self, channel_id: int) -> Channel:
        """Return a channel, or refuse an unknown one."""
        if channel_id not in self.channels:
            raise Refusal(Problem.UNKNOWN_CHANNEL)
        return self.channels[channel_id]

    def guild(self, guild_id: int) -> Guild:
        """Return a guild, or refuse an unknown one."""
        if guild_id not in self.guilds:
            raise Refusal(Problem.UNKNOWN_GUILD)
        return self.guilds[guild_id]

    def message(self, channel_id: int, message_id: int) -> Message:
        """Return a message of a channel, or refuse an unknown one."""
        message = self.messages.get(message_id)
        if message is None or message.channel_id != channel_id:
            raise Refusal(Problem.UNKNOWN_MESSAGE)
        return message

    def messages_in(self, channel_id: int) -> list[Message]:
        """Return the messages of a channel, oldest first."""
        found = [message for message in self.messages.values() if message.channel_id == channel_id]
        return sorted(found, key=lambda message: message.id)

    def threads_of(self, parent_id: int) -> list[Channel]:
        """Return the threads below a channel."""
        return [channel for channel in self.channels.values() if channel.parent_id == parent_id]

    def direct_channel(self, persona_id: int) -> Channel | None:
        """Return the direct messages of a persona with the bot, if they ever opened."""
        return next((channel for channel in self.channels.values() if channel.recipient_id == persona_id), None)
