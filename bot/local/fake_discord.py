"""The parts of the local Discord, joined: clock, world, record, gateway, schema, store."""

import asyncio
from dataclasses import dataclass, field
from pathlib import Path

from bot.local.clock import Clock, Snowflakes
from bot.local.faults import Faults
from bot.local.gateway import Gateway
from bot.local.keys import new_key
from bot.local.payloads import channel_json
from bot.local.permissions import HOST, PLAYERS
from bot.local.problems import Json
from bot.local.rates import Rates
from bot.local.record import Record
from bot.local.schema import Schema, named_schema
from bot.local.sessions import Intent
from bot.local.store import Store
from bot.local.supervisor import Supervisor
from bot.local.world import Channel, ChannelKind, Guild, Member, Persona, Role, World

PEOPLE = (("Mika", "en-US"), ("Jonas", "de"), ("Giulia", "it"), ("Tom", "en-US"), ("Anna", "de"))
"""Who is there when a world begins; Mika owns the guild."""
TOKEN_BEGINS = "local.bot."  # noqa: S105 - the part that is no secret
MEMORY = 3600.0
"""Seconds after which interactions and ephemeral messages are let go; their tokens died long before."""
FIRST_ANSWER = 3.0
"""Seconds within which Discord wants an interaction to be answered for the first time."""
BOT_ID = 1_000_000_000_000_000_000


@dataclass
class FakeDiscord:
    """One local Discord.

    Attributes:
        secret: opens the control side and the page.
        token: the bot's; another one in every run, since all users of a machine can reach its ports.
        first_answer: seconds within which it wants an interaction to be answered for the first time.
    """

    clock: Clock
    snowflakes: Snowflakes
    world: World
    record: Record
    gateway: Gateway
    schema: Schema
    store: Store
    rates: Rates
    secret: str
    token: str
    faults: Faults = field(default_factory=Faults)
    supervisor: Supervisor | None = None
    nonces: dict[tuple[int, str], tuple[float, int]] = field(default_factory=dict)
    creates: dict[int | None, list[float]] = field(default_factory=dict)
    sent: dict[int, Json] = field(default_factory=dict)
    laying: bool = False
    first_answer: float = FIRST_ANSWER
    anew: asyncio.Event = field(default_factory=asyncio.Event)

    @classmethod
    def open(cls, state: Path | None = None, schema: Path | None = None) -> "FakeDiscord":
        """Begin with what the state file holds, or with one guild and its people.

        Args:
            state: file that keeps the world; None keeps it in memory.
            schema: Discord's official schema; without it the file that the environment names.
        """
        store = Store(state)
        world = World(Persona(BOT_ID, "Hatoba", "hatoba", "en-US", bot=True))
        clock = Clock(store.load(world))
        snowflakes = Snowflakes(clock)
        for kept in (world.messages, world.interactions, world.channels, world.emojis):
            snowflakes.skip_to(max(kept, default=0))
        record = Record(clock)
        token = f"{TOKEN_BEGINS}{new_key()}"
        gateway = Gateway(world, record, token)
        fake = cls(
            clock,
            snowflakes,
            world,
            record,
            gateway,
            Schema(schema or named_schema()),
            store,
            Rates(clock),
            new_key(),
            token,
        )
        if not world.guilds:
            fake.settle_first_guild()
        return fake

    async def save(self) -> None:
        """Write the world to its file."""
        await self.store.save(self.world, self.clock.offset)

    def forget(self) -> None:
        """Let go of what no one can reach any more: old interactions, and what was shown to one person alone."""
        horizon = self.clock.now() - MEMORY
        world = self.world
        for interaction in [each for each in world.interactions.values() if each.sent_at < horizon]:
            del world.interactions[interaction.id]
            self.sent.pop(interaction.id, None)
        private = (each for each in world.messages.values() if each.visible_to is not None)
        for message in [each for each in private if each.created_at < horizon]:
            del world.messages[message.id]
            for attachment in message.attachments:
                world.blobs.pop(attachment.id, None)
        self.nonces = {key: since for key, since in self.nonces.items() if since[0] >= horizon}

    def settle_first_guild(self) -> None:
        """Found the guild that every new world has, with people and two channels."""
        people = [self.add_persona(name, locale) for name, locale in PEOPLE]
        guild = self.add_guild("Harbour", people[0].id)
        for person in people:
            self.join(guild, person)
        self.add_channel(guild, "tables")
        self.add_channel(guild, "harbour-talk")

    def add_persona(self, name: str, locale: str) -> Persona:
        """Bring a person into the world."""
        number = self.snowflakes.next()
        plain = "".join(letter for letter in name.lower() if letter.isascii() and (letter.isalnum() or letter in "._"))
        persona = Persona(number, name, plain or f"user{number}", locale)
        self.world.personas[number] = persona
        return persona

    def add_guild(self, name: str, owner_id: int, locale: str = "en-US") -> Guild:
        """Found a guild; the bot is invited with its own role."""
        number, now = self.snowflakes.next(), self.clock.now()
        guild = Guild(number, name, owner_id, locale, int(PLAYERS), now)
        role = Role(self.snowflakes.next(), "Hatoba", int(HOST), managed=True)
        guild.roles[role.id] = role
        guild.members[self.world.bot.id] = Member(0, now, [role.id])
        self.world.guilds[number] = guild
        return guild

    def join(self, guild: Guild, persona: Persona, permissions: int = 0) -> None:
        """Let a persona into a guild with permissions beyond @everyone's."""
        guild.members[persona.id] = Member(permissions, self.clock.now())

    def add_channel(self, guild: Guild, name: str, kind: ChannelKind = ChannelKind.TEXT) -> Channel:
        """Open a text or forum channel."""
        now = self.clock.now()
        position = sum(channel.guild_id == guild.id for channel in self.world.channels.values())
        channel = Channel(self.snowflakes.next(), kind, name, now, guild.id, position=position)
        self.world.channels[channel.id] = channel
        return channel

    def direct_channel(self, persona: Persona) -> Channel:
        """Return the direct messages of a persona with the bot, opening them at need."""
        channel = self.world.direct_channel(persona.id)
        if channel is None:
            now = self.clock.now()
            channel = Channel(self.snowflakes.next(), ChannelKind.DIRECT, "", now, recipient_id=persona.id)
            self.world.channels[channel.id] = channel
        return channel

    def channel_json(self, channel: Channel) -> Json:
        """Return a channel as Discord words it now."""
        return channel_json(self.world, channel, self.clock.now())

    def dispatch_channel(self, event: str, channel: Channel) -> None:
        """Tell the bot that a guild's channel or thread came, changed or went."""
        body = self.channel_json(channel)
        if event == "THREAD_DELETE":
            body = {key: body[key] for key in ("id", "guild_id", "parent_id", "type")}
        self.gateway.dispatch(event, body, Intent.GUILDS)
