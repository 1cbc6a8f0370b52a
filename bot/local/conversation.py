"""One conversation of the gateway with the bot, over one socket: who it is, what it has missed, what it is told."""

import asyncio
import contextlib
import json
from collections import deque

from aiohttp import WSMsgType, web

from bot.local.gateway import Gateway
from bot.local.problems import Json
from bot.local.record import Connection
from bot.local.sessions import Close, Session, Shard

HEARTBEAT = 41.25
"""Seconds between two heartbeats of the bot."""

_JOURNEY = 0.05
"""Seconds that a heartbeat takes there and back: the client notes when it sent one only after it is sent, and would
take an answer that is quicker for that to the heartbeat before, and warn that it cannot keep up."""

_SENDS_PER_MINUTE = 120
_LARGEST_FRAME = 4096


async def listen(gateway: Gateway, request: web.Request) -> web.WebSocketResponse:
    """Hold one conversation with the bot, from hello to the end."""
    socket = web.WebSocketResponse(max_msg_size=1 << 20, compress=False)
    await socket.prepare(request)
    await _send(socket, {"op": 10, "d": {"heartbeat_interval": int(HEARTBEAT * 1000), "_trace": []}})
    conversation = _Conversation(gateway, socket, request.transport)
    try:
        await conversation.run()
    except Close as close:
        gateway.note(Connection("refused", conversation.session_id, close.code))
        await socket.close(code=close.code, message=str(close).encode())
    finally:
        conversation.leave()
    return socket


class _Conversation:
    """One conversation over one socket."""

    def __init__(self, gateway: Gateway, socket: web.WebSocketResponse, transport: asyncio.Transport | None) -> None:
        self._gateway = gateway
        self._socket = socket
        self._transport = transport
        self._session: Session | None = None
        self._writer: asyncio.Task[None] | None = None
        self._sends: deque[float] = deque(maxlen=_SENDS_PER_MINUTE)

    @property
    def session_id(self) -> str | None:
        return None if self._session is None else self._session.id

    async def run(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            try:
                message = await self._socket.receive(timeout=HEARTBEAT * 1.5)
            except TimeoutError:
                raise Close(4009, "Session timed out.") from None
            if message.type is not WSMsgType.TEXT:
                return
            if len(message.data.encode()) > _LARGEST_FRAME:
                raise Close(4002, "Error while decoding payload.")
            if len(self._sends) == _SENDS_PER_MINUTE and loop.time() - self._sends[0] < 60:
                raise Close(4008, "You are being rate limited.")
            self._sends.append(loop.time())
            await self._hear(message.data)

    async def _hear(self, text: str) -> None:
        try:
            frame = json.loads(text)
            op, data = frame["op"], frame.get("d")
        except (ValueError, KeyError, TypeError):
            raise Close(4002, "Error while decoding payload.") from None
        match op:
            case 1:
                await asyncio.sleep(_JOURNEY)
                await _send(self._socket, {"op": 11, "d": None})
            case 2 | 6 if not isinstance(data, dict):
                raise Close(4002, "Error while decoding payload.")
            case 2:
                await self._identify(data)
            case 6:
                await self._resume(data)
            case 3 | 4 | 8:
                if self._session is None:
                    raise Close(4003, "Not authenticated.")
            case _:
                raise Close(4001, "Unknown opcode.")

    async def _identify(self, data: Json) -> None:
        if self._session is not None:
            raise Close(4005, "Already authenticated.")
        self._gateway.check_token(data.get("token"))
        shard = _shard(data.get("shard", [0, 1]))
        await self._gateway.admit(shard)
        session = self._gateway.open_session(int(data.get("intents", 0)), shard)
        self._take(session)
        self._gateway.note(Connection("ready", session.id, None))
        self._gateway.welcome(session)

    async def _resume(self, data: Json) -> None:
        self._gateway.check_token(data.get("token"))
        session = self._gateway.sessions.get(str(data.get("session_id")))
        heard = int(data.get("seq") or 0)
        if session is None or (session.told and heard < session.told[0][0] - 1):
            await _send(self._socket, {"op": 9, "d": False})
            return
        if heard > session.sequence:
            raise Close(4007, "Invalid seq.")
        await self._gateway.admit(session.shard)
        missed = [(frame, note) for number, frame, note in session.told if number > heard]
        self._take(session)
        for each in missed:
            session.outbox.put_nowait(each)
        session.dispatch("RESUMED", {"_trace": []})
        self._gateway.note(Connection("resumed", session.id, None))

    def _take(self, session: Session) -> None:
        session.socket, session.transport = self._socket, self._transport
        session.outbox = asyncio.Queue()
        self._session = session
        self._writer = asyncio.create_task(self._write(session))

    async def _write(self, session: Session) -> None:
        outbox = session.outbox
        while True:
            frame, note = await outbox.get()
            if self._socket.closed:
                return
            try:
                await self._socket.send_str(frame)
            except (ConnectionError, RuntimeError):
                return
            if note is not None:
                self._gateway.note_frame(note)

    def leave(self) -> None:
        """Let go of the session; the bot's own 1000 or 1001 ends it for good."""
        if self._writer is not None:
            self._writer.cancel()
        session = self._session
        if session is None or session.socket is not self._socket:
            return
        session.socket, session.left_at = None, self._gateway.now()
        code = self._socket.close_code
        if code in {1000, 1001}:
            self._gateway.sessions.pop(session.id, None)
        self._gateway.note(Connection("closed", session.id, code))


def _shard(asked: object) -> Shard:
    match asked:
        case [int(number), int(count)] if 0 <= number < count:
            return Shard(number, count)
        case _:
            raise Close(4010, "Invalid shard.")


async def _send(socket: web.WebSocketResponse, frame: Json) -> None:
    # A bot that died meanwhile hears nothing; the next look at the socket finds it closed.
    with contextlib.suppress(ConnectionError):
        await socket.send_str(json.dumps(frame, separators=(",", ":")))
