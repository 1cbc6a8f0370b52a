"""What there is and what happened, asked for over the control side, so that a test can judge it."""

from dataclasses import asdict

from bot.local.control.dispatch import verb
from bot.local.fake_discord import FakeDiscord
from bot.local.problems import Json
from bot.local.world import Channel


@verb
async def world(fake: FakeDiscord, asked: Json) -> Json:
    """Guilds, channels and people."""
    del asked
    return {
        "bot": asdict(fake.world.bot) | {"id": str(fake.world.bot.id)},
        "guilds": [
            {"id": str(each.id), "name": each.name, "bot": fake.world.bot.id in each.members}
            for each in fake.world.guilds.values()
        ],
        "channels": [fake.channel_json(each) for each in fake.world.channels.values()],
        "personas": [
            asdict(each) | {"id": str(each.id), "dm": _text_id(fake.world.direct_channel(each.id))}
            for each in fake.world.personas.values()
        ],
        "connected": len(fake.gateway.listening),
        "now": fake.clock.now(),
    }


@verb
async def listening(fake: FakeDiscord, asked: Json) -> Json:
    """How many sessions of the bot listen, and how many commands it has registered: asked again and again."""
    del asked
    return {"connected": len(fake.gateway.listening), "commands": len(fake.world.commands)}


def _text_id(channel: Channel | None) -> str | None:
    return None if channel is None else str(channel.id)


@verb
async def violations(fake: FakeDiscord, asked: Json) -> Json:
    """What a well-behaved bot would not have done."""
    del asked
    return {"violations": [asdict(each) for each in fake.record.violations()]}


@verb
async def record(fake: FakeDiscord, asked: Json) -> Json:
    """The record from line number `after` on."""
    return {"lines": [line.json() for line in fake.record.lines[int(asked.get("after", 0)) :]]}


@verb
async def report(fake: FakeDiscord, asked: Json) -> Json:
    """How much was checked against the schema, and how many violations there are."""
    del asked
    return {
        "schema": fake.schema.report(),
        "violations": len(fake.record.violations()),
        "lines": len(fake.record.lines),
    }
