"""Pinned messages of a channel."""

from bot.local.faults import Answer
from bot.local.payloads import stamp
from bot.local.permissions import Permission
from bot.local.problems import Problem, Refusal
from bot.local.rest.call import Call, serves
from bot.local.serializers import message_json
from bot.local.world import Channel, Message

_PINS = "/channels/{channel_id}/messages/pins"
_MOST = 250


def _pinned(call: Call, channel_id: int) -> list[tuple[float, Message]]:
    messages = call.fake.world.messages_in(channel_id)
    found = [(each.pinned_at, each) for each in messages if each.pinned_at is not None]
    return sorted(found, key=lambda pair: pair[0], reverse=True)


@serves("GET", _PINS)
async def read_pins(call: Call) -> Answer:
    """List pinned messages, the latest pin first."""
    channel = call.channel(Permission.READ_MESSAGE_HISTORY)
    limit = call.asked("limit", 1, 50, 50)
    before = call.query.get("before")
    found = [pair for pair in _pinned(call, channel.id) if before is None or stamp(pair[0]) < before]
    items = [{"pinned_at": stamp(at), "message": message_json(call.fake.world, each)} for at, each in found[:limit]]
    return Answer(200, {"items": items, "has_more": len(found) > limit})


@serves("PUT", _PINS + "/{message_id}")
async def pin(call: Call) -> Answer:
    """Pin a message."""
    channel = call.channel(Permission.PIN_MESSAGES)
    message = call.fake.world.message(channel.id, call.number("message_id"))
    if channel.sleeps(call.fake.clock.now()):
        raise Refusal(Problem.THREAD_ARCHIVED)
    if message.pinned_at is None and len(_pinned(call, channel.id)) >= _MOST:
        raise Refusal(Problem.TOO_MANY_PINS)
    message.pinned_at = message.pinned_at or call.fake.clock.now()
    _dispatch(call, channel)
    return Answer(204)


@serves("DELETE", _PINS + "/{message_id}")
async def unpin(call: Call) -> Answer:
    """Take a pin off."""
    channel = call.channel(Permission.PIN_MESSAGES)
    call.fake.world.message(channel.id, call.number("message_id")).pinned_at = None
    _dispatch(call, channel)
    return Answer(204)


def _dispatch(call: Call, channel: Channel) -> None:
    """Tell the bot that the pins of a guild's channel changed."""
    latest = next((stamp(at) for at, _ in _pinned(call, channel.id)), None)
    if channel.guild_id is not None:
        told = {"guild_id": str(channel.guild_id), "channel_id": str(channel.id), "last_pin_timestamp": latest}
        call.fake.gateway.dispatch("CHANNEL_PINS_UPDATE", told)
