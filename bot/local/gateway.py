"""The gateway: the bot's standing connection, its sessions, and what is told through it."""

import asyncio
import json
import secrets

from bot.local.keys import opens
from bot.local.payloads import guild_create_json, user_json
from bot.local.problems import Json
from bot.local.record import Connection, FrameSent, Record, Violation
from bot.local.sessions import Close, Intent, Session, Shard
from bot.local.world import Guild, World

SESSION_LIFE = 120.0
"""Seconds during which an abandoned session can still be resumed."""
RESUME_URL = "wss://gateway.discord.gg"
MOST_GUILDS = 2500
"""Guilds that one shard may have; a bot in more is refused unless it divides them."""

_PRIVILEGED = Intent.GUILD_MEMBERS | Intent.PRESENCES | Intent.MESSAGE_CONTENT


class Gateway:
    """All sessions of the bot.

    Args:
        world: what is told about.
        record: where connections and frames are written down.
        token: the bot's token.

    Attributes:
        sessions: by their ids.
        shards: into how many parts the bot is at least told to divide its guilds.
        most_guilds: guilds that one shard may have.
        held: shards that are not let in until they are taken out again and `let_in` is called.
    """

    def __init__(self, world: World, record: Record, token: str) -> None:
        self.sessions: dict[str, Session] = {}
        self.shards = 1
        self.most_guilds = MOST_GUILDS
        self.held: set[int] = set()
        self._let_in = asyncio.Event()
        self._world = world
        self._record = record
        self._token = token

    @property
    def listening(self) -> list[Session]:
        """The sessions with an open socket."""
        return [session for session in self.sessions.values() if session.socket is not None]

    def dispatch(self, event: str, data: Json, intent: Intent = Intent.GUILDS, interaction: str | None = None) -> int:
        """Tell an event to every session that asked for its kind.

        Args:
            event: Discord's name of the event.
            intent: the group it belongs to; NONE for what everyone gets.
            interaction: id of the interaction, where it is one.

        Returns:
            How many sessions will hear it, now or by resuming.
        """
        self._forget_abandoned()
        guild = _guild_of(event, data)
        hearers = [
            each
            for each in self.sessions.values()
            if (intent is Intent.NONE or each.intents & intent) and each.shard.hears(guild)
        ]
        for session in hearers:
            session.dispatch(event, data, interaction)
        return len(hearers)

    def _forget_abandoned(self) -> None:
        now = self._record.clock.now()
        lost = [s.id for s in self.sessions.values() if s.socket is None and now - s.left_at > SESSION_LIFE]
        for session_id in lost:
            del self.sessions[session_id]

    @property
    def homes(self) -> list[Guild]:
        """The guilds the bot is in."""
        return [guild for guild in self._world.guilds.values() if self._world.bot.id in guild.members]

    @property
    def recommended(self) -> int:
        """Into how many shards the bot is told to divide its guilds."""
        return max(self.shards, -(-len(self.homes) // self.most_guilds))

    async def admit(self, shard: Shard) -> None:
        """Let a shard wait as long as it is held."""
        while shard.id in self.held:
            self._let_in.clear()
            await self._let_in.wait()

    def let_in(self) -> None:
        """Look again who is held."""
        self._let_in.set()

    async def ask_to_reconnect(self) -> None:
        """Send op 7: the bot is to come back and resume."""
        for session in self.listening:
            session.outbox.put_nowait((json.dumps({"op": 7, "d": None}), None))

    async def invalidate(self, *, resumable: bool) -> None:
        """Send op 9; unless it is resumable, the session is forgotten."""
        for session in self.listening:
            session.outbox.put_nowait((json.dumps({"op": 9, "d": resumable}), None))
            if not resumable:
                del self.sessions[session.id]
                self._record.add(Connection("invalidated", session.id, None))

    def cut(self, shard: int | None = None) -> int:
        """Tear the sockets off without a word, or that of one shard alone; return how many there were."""
        cut = 0
        for session in [each for each in self.listening if shard in {None, each.shard.id}]:
            session.socket, session.left_at = None, self._record.clock.now()
            if session.transport is not None:
                session.transport.abort()
                cut += 1
            self._record.add(Connection("cut", session.id, None))
        return cut

    async def close(self) -> None:
        """Close every socket as Discord does when it goes down for a moment."""
        for session in self.listening:
            if session.socket is not None:
                await session.socket.close(code=1001, message=b"going away")

    # what a conversation needs of the gateway

    def check_token(self, token: object) -> None:
        """Refuse a stranger."""
        if not isinstance(token, str) or not opens(token.removeprefix("Bot "), self._token):
            raise Close(4004, "Authentication failed.")

    def open_session(self, intents: int, shard: Shard) -> Session:
        """Begin a session; an earlier one of the same shard without a socket is given up."""
        if intents & _PRIVILEGED:
            self._record.add(Violation("privileged intents", {"intents": intents}))
            raise Close(4014, "Disallowed intent(s).")
        if sum(shard.hears(guild.id) for guild in self.homes) > self.most_guilds:
            raise Close(4011, "Sharding required.")
        given_up = [each.id for each in self.sessions.values() if each.socket is None and each.shard == shard]
        for stale in given_up:
            del self.sessions[stale]
        session = Session(secrets.token_hex(16), intents, shard)
        self.sessions[session.id] = session
        return session

    def welcome(self, session: Session) -> None:
        """Tell READY, then every guild the bot is in."""
        world, now = self._world, self._record.clock.now()
        homes = [guild for guild in self.homes if session.shard.hears(guild.id)]
        ready: Json = {
            "v": 10,
            "user": user_json(world.bot) | {"email": None, "verified": True, "mfa_enabled": False},
            "user_settings": {},
            "guilds": [{"id": str(guild.id), "unavailable": True} for guild in homes],
            "private_channels": [],
            "relationships": [],
            "session_id": session.id,
            "resume_gateway_url": RESUME_URL,
            "session_type": "normal",
            "application": {"id": str(world.bot.id), "flags": 0},
            "shard": [session.shard.id, session.shard.count],
            "_trace": [],
        }
        session.dispatch("READY", ready)
        if session.intents & Intent.GUILDS:
            for guild in homes:
                session.dispatch("GUILD_CREATE", guild_create_json(world, guild, now))

    def note(self, connection: Connection) -> None:
        """Write down that the bot came or went."""
        self._record.add(connection)

    def note_frame(self, frame: FrameSent) -> None:
        """Write down that an event left for the bot."""
        self._record.add(frame)

    def now(self) -> float:
        """Return the local time."""
        return self._record.clock.now()


def _guild_of(event: str, data: Json) -> int | None:
    """Return the guild an event belongs to, or None."""
    guild = data.get("guild_id")
    if guild is None and event in {"GUILD_CREATE", "GUILD_UPDATE", "GUILD_DELETE"}:
        guild = data["id"]
    return None if guild is None else int(guild)
