"""Beginning anew: the world is forgotten together with what the bot remembers of it."""

from bot.local.fake_discord import FakeDiscord


async def reset(fake: FakeDiscord) -> None:
    """Forget every guild, person and message, let the bot forget too, and found the first guild again."""
    supervisor = fake.supervisor
    if supervisor is not None:
        await supervisor.stop()
        supervisor.forget()
    await fake.gateway.invalidate(resumable=False)
    world = fake.world
    # Emojis are the application's, like its commands: they outlast the world.
    pictures = {number: world.blobs[number] for number in world.emojis}
    for shelf in (world.guilds, world.channels, world.personas, world.messages, world.interactions, world.blobs):
        shelf.clear()
    world.blobs.update(pictures)
    for memory in (fake.nonces, fake.creates, fake.sent):
        memory.clear()
    fake.settle_first_guild()
    fake.anew.set()
    fake.record.stir()
    if supervisor is not None:
        supervisor.start()
