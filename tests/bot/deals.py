"""Deals that are the same at every run: what the service draws for a seed comes in an order of its own."""

from __future__ import annotations

from contextlib import contextmanager
from hashlib import sha256
from itertools import count
from typing import TYPE_CHECKING

import pytest

from bot.core.match import dealing, lobbies
from bot.core.match.seed import seed_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence


@contextmanager
def same_halves() -> Iterator[pytest.MonkeyPatch]:
    """Let the service draw the same halves of seeds as long as the block lasts."""
    numbers = count()

    def half() -> bytes:
        return sha256(f"half {next(numbers)}".encode()).digest()

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(lobbies, "new_half", half)
        yield patch


@contextmanager
def same_deals() -> Iterator[None]:
    """Let the service deal the same matches, at whatever moment it posts their lobbies."""

    def seed(half: bytes, _posted: int, words: Sequence[str]) -> bytes:
        return seed_of(half, 0, words)

    with same_halves() as patch:
        patch.setattr(dealing, "seed_of", seed)
        yield


@contextmanager
def this_deal(seed: bytes) -> Iterator[None]:
    """Let the service deal every match from one seed, inside `same_deals` or outside.

    A block, since patches are taken back in the opposite order: a fixture would end after `same_deals` and leave its
    seeds to the tests that follow.
    """
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(dealing, "seed_of", lambda *_: seed)
        yield
