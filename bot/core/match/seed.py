"""The seed of a match: no one alone can know or choose it before the deal, everyone can check it at the end.

- The bot's half: 32 random bytes, drawn when the lobby opens. Its SHA-256 is posted at once in a message that is
  never edited (the seal); the half itself is shown when the match has ended.
- The seed: SHA-256 of the half, then the id of the lobby post as 8 bytes, then for each guest in order of joining the
  length of the guest's word as 2 bytes and the word in UTF-8 (length 0 where there is none). Numbers are big-endian.
- Seats and colours: numbers of `rules.core.rng.Rng` with the seed SHA-256(seed followed by ``seats``), so that the
  cards do not depend on them. Preferences are granted first; the guests left over get the free seats, shuffled, then
  the guests without a colour get the free colours, shuffled, both in order of joining.
"""

from __future__ import annotations

import secrets
from hashlib import sha256
from typing import TYPE_CHECKING

from rules.core.rng import Rng

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.store.records import Guest

LONGEST_WORD = 40
"""Characters of a guest's word."""


def new_half() -> bytes:
    """Draw the bot's half."""
    return secrets.token_bytes(32)


def seal_of(half: bytes) -> str:
    """The hash by which the bot binds itself to its half."""
    return sha256(half).hexdigest()


def seed_of(half: bytes, lobby_message: int, words: Sequence[str]) -> bytes:
    """The seed of a match."""
    parts = [half, lobby_message.to_bytes(8, "big")]
    for word in words:
        text = word.encode()
        parts += [len(text).to_bytes(2, "big"), text]
    return sha256(b"".join(parts)).digest()


def seated(seed: bytes, guests: Sequence[Guest], colours: Sequence[str]) -> list[tuple[Guest, str]]:
    """The guests by seat, each with a colour.

    Args:
        seed: The seed of the match.
        guests: In order of joining; preferences do not collide.
        colours: The game's colours, as many as there are guests at least.
    """
    rng = Rng(sha256(seed + b"seats").digest())
    places: dict[int, Guest] = {g.seat: g for g in guests if g.seat is not None and g.seat < len(guests)}
    free = rng.shuffled([seat for seat in range(len(guests)) if seat not in places])
    unseated = [guest for guest in guests if guest not in places.values()]
    places |= dict(zip(free, unseated, strict=True))
    wished = {guest.colour for guest in guests}
    left = [colour for colour in colours if colour not in wished]
    drawn = iter(left[index] for index in rng.shuffled(range(len(left))))
    painted = {guest.user: guest.colour if guest.colour is not None else next(drawn) for guest in guests}
    return [(places[seat], painted[places[seat].user]) for seat in range(len(guests))]
