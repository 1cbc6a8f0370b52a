"""What makes a press cheap and a round repeatable, and takes nothing from what is judged."""

from __future__ import annotations

from contextlib import contextmanager
from functools import cache
from random import Random
from types import SimpleNamespace
from typing import TYPE_CHECKING

import pytest

from bot.core import cities, clock, unit_of_work
from bot.core.match import lobbies
from bot.topics.privacy import operations as privacy
from tests.one_thread import in_one_thread
from tests.undrawn import undrawn

if TYPE_CHECKING:
    from collections.abc import Iterator


DRAWN = 50
"""Of so many pictures one is drawn: the words of all are searched, and a drawing that fails is a fault."""

BEGUN = 1_800_000_000
"""The moment in seconds since 1970 at which the first round begins, and each other at one of its own: the deals of a
match follow from it."""


_INDEX = cache(cities._index)


@contextmanager
def cheaply() -> Iterator[None]:
    """Draw few pictures, keep what is read of cities, and do the works of the database where they are asked for."""
    with pytest.MonkeyPatch.context() as patch, undrawn(but_one_of=DRAWN), in_one_thread():
        patch.setattr(cities, "_index", _INDEX)
        yield


@contextmanager
def repeatably(seed: int) -> Iterator[None]:
    """Let a seed decide what else chance and the clock do, which stands still unless time is let pass."""
    rng = Random(seed)

    def now(own: clock.Clock) -> float:
        return BEGUN + seed + own.ahead()

    def token_hex(length: int) -> str:
        return rng.randbytes(length).hex()

    chance = SimpleNamespace(choice=rng.choice, token_hex=token_hex, randbelow=rng.randrange)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(clock.Clock, "now", now)
        for module in (unit_of_work, lobbies, privacy):
            patch.setattr(module, "secrets", chance)
        yield
