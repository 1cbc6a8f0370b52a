"""The local Discord inside a test: started, used, gone."""

import shutil
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Self

from bot.local.fake_discord import FakeDiscord
from bot.local.people import ControlClient, Person
from bot.local.server import open_server
from rules.core.frozen import frozen


@frozen
class LocalDiscord:
    """A local Discord that runs in this process.

    Attributes:
        address: `127.0.0.1:port`, for `loopback_connector` and HATOBA_LOOPBACK.
        ca_file: its authority's certificate, for `loopback_connector` and HATOBA_LOOPBACK_CA.
        clock_file: what its clock runs ahead by, for HATOBA_CLOCK_FILE.
        secret: opens the control side.
        token: the bot's token.
        fake: its parts, for tests that look inside.
        control: the people, ready to act.
    """

    address: str
    ca_file: Path
    clock_file: Path
    secret: str
    token: str
    fake: FakeDiscord
    control: ControlClient

    @property
    def url(self) -> str:
        """Where the control side is."""
        return f"https://{self.address}"

    def person(self, name: str) -> Person:
        """Return one of the people by name."""
        return self.control.person(name)

    @classmethod
    @asynccontextmanager
    async def running(cls, state: Path | None = None, schema: Path | None = None, port: int = 0) -> AsyncIterator[Self]:
        """Run a local Discord as long as the block lasts.

        Args:
            state: file that keeps its world; None keeps it in memory.
            schema: Discord's official schema; without it the file that HATOBA_SCHEMA names.
            port: the port; 0 takes a free one.
        """
        folder = Path(tempfile.mkdtemp(prefix="hatoba-local-"))
        fake = FakeDiscord.open(state, schema)
        ca_file, clock_file = folder / "ca.pem", folder / "clock"
        fake.clock.share(clock_file)
        try:
            async with (
                open_server(fake, ca_file, port) as taken,
                ControlClient.connect(f"https://127.0.0.1:{taken}", fake.secret, ca_file) as control,
            ):
                yield cls(f"127.0.0.1:{taken}", ca_file, clock_file, fake.secret, fake.token, fake, control)
        finally:
            shutil.rmtree(folder, ignore_errors=True)
