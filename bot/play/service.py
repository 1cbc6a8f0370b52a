"""The service: every act of a person on a match as one transaction."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from bot.play.outcomes import Caller, Card, Outcome, Sitting
    from render.core.people import Lang

Resolve: TypeAlias = "Callable[[Sitting], Sequence[str] | None]"
"""Finds the answers, in notation, that a press stood for; None if its label cannot be found any more."""


class Service(Protocol):
    """What the Discord side may ask of the house. Each call is one transaction, each reads the newest state."""

    async def open(
        self, caller: Caller, game: str, *, seats: int | None, options: Mapping[str, str], lang: Lang
    ) -> Outcome:
        """Open a lobby in the caller's channel; the caller is its first guest."""
        ...

    async def join(self, caller: Caller, match: str | None, *, colour: str | None) -> Outcome:
        """Join a lobby (None: the one of the channel)."""
        ...

    async def leave(self, caller: Caller, match: str | None) -> Outcome:
        """Leave a lobby; the last one to leave closes it."""
        ...

    async def wish(
        self, caller: Caller, match: str, *, colour: str | None, seat: int | None, word: str | None
    ) -> Outcome:
        """Change one's colour, seat or word in a lobby. ``word`` None leaves it as it is."""
        ...

    async def change(
        self,
        caller: Caller,
        match: str,
        *,
        options: Mapping[str, str],
        seats: int | None,
        lang: Lang | None,
        pace: str | None,
    ) -> Outcome:
        """Change the lobby's options (opener or manager); the other guests then have to confirm."""
        ...

    async def confirm(self, caller: Caller, match: str) -> Outcome:
        """Confirm changed options."""
        ...

    async def kick(self, caller: Caller, match: str | None, person: int) -> Outcome:
        """Send somebody off a lobby (opener or manager); the table is told."""
        ...

    async def start(self, caller: Caller, match: str | None) -> Outcome:
        """Deal (opener or manager)."""
        ...

    async def sit(self, caller: Caller, match: str | None) -> Sitting | Card | None:
        """The match as the caller finds it, its card while it is a lobby, None if there is none to be seen here.

        Without ``match``: the one of the channel; in a DM the only one of the person, or the one that waits longest.
        """
        ...

    async def answer(self, caller: Caller, match: str, revision: int, resolve: Resolve) -> Outcome:
        """Carry out what a press stood for, if the question is still the one of that revision."""
        ...

    async def type(self, caller: Caller, match: str | None, moves: Sequence[str]) -> Outcome:
        """Carry out typed moves, already turned into notation."""
        ...

    async def take_back(self, caller: Caller, match: str, *, presses: int | None = 1) -> Outcome:
        """Take back what one's last presses did, or, with None, all of the turn that one can take back alone."""
        ...

    async def propose_undo(self, caller: Caller, match: str | None, to: int) -> Outcome:
        """Ask the table to go back to where ``to`` answers stand."""
        ...

    async def propose_end(self, caller: Caller, match: str | None) -> Outcome:
        """Ask the table to end without a winner."""
        ...

    async def vote(self, caller: Caller, vote: int, *, agree: bool) -> Outcome:
        """Agree to a proposal, or keep things as they are."""
        ...

    async def resign(self, caller: Caller, match: str | None) -> Outcome:
        """Give up one's seat; the table is told and anybody may offer to take over."""
        ...

    async def replace(self, caller: Caller, match: str | None, seat: int, by: int | None, by_name: str) -> Outcome:
        """Invite somebody into a silent seat; its owner may say first that he is there."""
        ...

    async def take_over(self, caller: Caller, match: str, seat: int) -> Outcome:
        """Offer to take a free seat; the others vote."""
        ...

    async def still_here(self, caller: Caller, match: str) -> Outcome:
        """The silent seat's owner is there after all."""
        ...

    async def close(self, caller: Caller, match: str | None) -> Outcome:
        """Close a match without a result (manager), or a lobby (opener or manager); the table is told."""
        ...

    async def rematch(self, caller: Caller, match: str) -> Outcome:
        """Open a lobby with the same options."""
        ...

    async def standing(self, caller: Caller, match: str, key: str | None) -> Outcome:
        """Give an answer once and for all, or take the wish back (None)."""
        ...

    async def reconstructed(self, match: str) -> Mapping[str, tuple[int, int]]:
        """Component tables of a match in which rows are reconstructed: how many of them, and of how many rows."""
        ...

    async def matches(self, guild: int) -> Sequence[Card]:
        """All lobbies and running matches of a server."""
        ...

    async def mine(self, user: int) -> Sequence[Sitting | Card]:
        """All lobbies and running matches of a person, in all servers; those that wait for the person first."""
        ...

    async def note(
        self, caller: Caller, *, lang: Lang | None = None, settings: Mapping[str, str] | None = None
    ) -> None:
        """Remember a person's language and settings."""
        ...

    async def settings(self, user: int) -> Mapping[str, str]:
        """A person's settings, ``lang`` among them once known."""
        ...
