"""The bot's process, started and stopped over the control side."""

from bot.local.acts import Impossible
from bot.local.control.desk import verb
from bot.local.hub import Hub
from bot.local.keeper import Keeper
from bot.local.problems import Json


def _keeper(hub: Hub) -> Keeper:
    if hub.keeper is None:
        raise Impossible("the bot is not a child of this local Discord")
    return hub.keeper


def _told(keeper: Keeper) -> Json:
    return {"running": keeper.running, "starts": keeper.starts}


@verb
async def start_bot(hub: Hub, asked: Json) -> Json:
    """Start the bot that was stopped."""
    del asked
    keeper = _keeper(hub)
    keeper.start()
    return _told(keeper)


@verb
async def stop_bot(hub: Hub, asked: Json) -> Json:
    """Ask the bot to finish (SIGTERM) and keep it down."""
    del asked
    keeper = _keeper(hub)
    await keeper.stop()
    return _told(keeper)


@verb
async def restart_bot(hub: Hub, asked: Json) -> Json:
    """Ask the bot to finish (SIGTERM) and start it anew."""
    del asked
    keeper = _keeper(hub)
    await keeper.restart()
    return _told(keeper)


@verb
async def kill_bot(hub: Hub, asked: Json) -> Json:
    """Kill the bot (SIGKILL); with `restart` false it stays down."""
    keeper = _keeper(hub)
    keeper.wanted = bool(asked.get("restart", True))
    await keeper.kill()
    return _told(keeper)
