"""What there is and what happened, asked for over the control side, so that a test can judge it."""

from dataclasses import asdict

from bot.local.control.desk import verb
from bot.local.hub import Hub
from bot.local.problems import Json
from bot.local.world import Channel


@verb
async def world(hub: Hub, asked: Json) -> Json:
    """Guilds, channels, people and commands."""
    del asked
    return {
        "bot": asdict(hub.world.bot) | {"id": str(hub.world.bot.id)},
        "guilds": [
            {"id": str(each.id), "name": each.name, "bot": hub.world.bot.id in each.members}
            for each in hub.world.guilds.values()
        ],
        "channels": [hub.channel_json(each) for each in hub.world.channels.values()],
        "personas": [
            asdict(each) | {"id": str(each.id), "dm": _text_id(hub.world.direct_channel(each.id))}
            for each in hub.world.personas.values()
        ],
        "commands": [each.body for each in hub.world.commands.values()],
        "connected": len(hub.gateway.listening),
        "now": hub.clock.now(),
    }


def _text_id(channel: Channel | None) -> str | None:
    return None if channel is None else str(channel.id)


@verb
async def violations(hub: Hub, asked: Json) -> Json:
    """What a well-behaved bot would not have done."""
    del asked
    return {"violations": [asdict(each) for each in hub.record.violations()]}


@verb
async def record(hub: Hub, asked: Json) -> Json:
    """The record from line number `after` on."""
    return {"lines": [line.json() for line in hub.record.lines[int(asked.get("after", 0)) :]]}


@verb
async def report(hub: Hub, asked: Json) -> Json:
    """How much was checked against the schema, and how many violations there are."""
    del asked
    return {"schema": hub.schema.report(), "violations": len(hub.record.violations()), "lines": len(hub.record.lines)}
