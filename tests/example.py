"""Make the game that is shipped as a file, for newcomers to verify: `python -m tests.example` writes it anew."""

from __future__ import annotations

import asyncio
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from bot.topics.lobby import operations as lobby
from bot.topics.record.writing import written
from rules.core.rng import Rng
from tests.bot.harness import PEOPLE, done, open_harness
from tests.bot.record_files import play_to_the_end, source_of

FILE: Final = Path(__file__).parents[1] / "data" / "schema" / "example.json"

GAME: Final = "osaka"

WORDS: Final = ("tide", "", "Möwe")


async def make() -> bytes:
    """Play a game of three to its end, two of whom gave a word, and write it without names."""
    with TemporaryDirectory() as folder:
        async with open_harness(Path(folder)) as here:
            match = await here.open(GAME, *PEOPLE[: len(WORDS)])
            for user, word in zip(PEOPLE, WORDS, strict=False):
                seat = 1 if word == WORDS[-1] else None
                preferring = lobby.set_preference
                await here.acting.act(here.caller(user), preferring, match, colour=None, seat=seat, word=word)
            await here.post()
            done(await lobby.start(here.acting, here.caller(PEOPLE[0]), match))
            await play_to_the_end(here, match, Rng(b"example"))
            return written(await source_of(here, match), names=False)


if __name__ == "__main__":
    FILE.write_bytes(asyncio.run(make()))
