"""Beginning anew: the world is forgotten together with what the bot remembers of it."""

from bot.local.hub import Hub


async def begin_anew(hub: Hub) -> None:
    """Forget every guild, person and message, let the bot forget too, and found the first guild again."""
    keeper = hub.keeper
    if keeper is not None:
        await keeper.stop()
        keeper.forget()
    await hub.gateway.invalidate(resumable=False)
    world = hub.world
    for shelf in (world.guilds, world.channels, world.personas, world.messages, world.interactions, world.blobs):
        shelf.clear()
    for memory in (hub.nonces, hub.creates, hub.sent):
        memory.clear()
    hub.settle_first_guild()
    hub.anew.set()
    hub.record.stir()
    if keeper is not None:
        keeper.start()
