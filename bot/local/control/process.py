"""The bot's process, started and stopped over the control side."""

from bot.local.acts import Impossible
from bot.local.control.dispatch import verb
from bot.local.fake_discord import FakeDiscord
from bot.local.problems import Json
from bot.local.supervisor import Supervisor


def _supervisor(fake: FakeDiscord) -> Supervisor:
    if fake.supervisor is None:
        raise Impossible("the bot is not a child of this local Discord")
    return fake.supervisor


def _told(supervisor: Supervisor) -> Json:
    return {"running": supervisor.running, "starts": supervisor.starts}


@verb
async def start_bot(fake: FakeDiscord, asked: Json) -> Json:
    """Start the bot that was stopped."""
    del asked
    supervisor = _supervisor(fake)
    supervisor.start()
    return _told(supervisor)


@verb
async def stop_bot(fake: FakeDiscord, asked: Json) -> Json:
    """Ask the bot to finish (SIGTERM) and keep it down."""
    del asked
    supervisor = _supervisor(fake)
    await supervisor.stop()
    return _told(supervisor)


@verb
async def restart_bot(fake: FakeDiscord, asked: Json) -> Json:
    """Ask the bot to finish (SIGTERM) and start it anew."""
    del asked
    supervisor = _supervisor(fake)
    await supervisor.restart()
    return _told(supervisor)


@verb
async def kill_bot(fake: FakeDiscord, asked: Json) -> Json:
    """Kill the bot (SIGKILL); with `restart` false it stays down."""
    supervisor = _supervisor(fake)
    supervisor.wanted = bool(asked.get("restart", True))
    await supervisor.kill()
    return _told(supervisor)
