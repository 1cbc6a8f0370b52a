"""What became of what was asked for."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Literal, TypeAlias

from bot.core.loaded_match import LoadedMatch
from bot.store.records import MatchInfo
from bot.store.votes import Proposal
from rules.core.frozen import frozen
from rules.core.log import Move
from rules.core.reasons import Reason
from rules.core.table import Event


@frozen
class Done:
    """It was done, or had been done before by the same interaction.

    Attributes:
        loaded: The match afterwards.
        moves: Answers that were carried out.
        rest: Typed answers that were not read, ready to be sent again.
    """

    loaded: LoadedMatch
    moves: tuple[Move[Event], ...] = ()
    rest: tuple[str, ...] = ()
    kind: Literal["done"] = "done"


WhatChanged: TypeAlias = Literal[
    "opened",
    "joined",
    "left",
    "declined",
    "closed",
    "changed",
    "confirmed",
    "kicked",
    "bot-added",
    "bot-removed",
    "invited",
    "called",
]


@frozen
class LobbyChanged:
    """The lobby was changed.

    Attributes:
        info: What is known of it now.
        what: What was done.
    """

    info: MatchInfo
    what: WhatChanged
    kind: Literal["lobby"] = "lobby"


@frozen
class Voted:
    """A proposal stands, was agreed to, or fell.

    Attributes:
        loaded: The match.
        vote: Id of the proposal.
        result: ``open`` while others are waited for.
    """

    loaded: LoadedMatch
    vote: int
    result: Literal["open", "agreed", "refused"]
    kind: Literal["voted"] = "voted"


@frozen
class Closed:
    """A lobby or a running match was closed without a result.

    Attributes:
        info: What is known of it.
        told: How many players were told by DM, since its channel can be told of nothing; None: the table was told.
    """

    info: MatchInfo
    told: int | None = None
    kind: Literal["closed"] = "closed"


@frozen
class Moved:
    """A match is played on in another channel.

    Attributes:
        info: What is known of it now.
    """

    info: MatchInfo
    kind: Literal["moved"] = "moved"


@frozen
class Refused:
    """The rules refuse it; nothing has changed.

    Attributes:
        loaded: The match as it stands.
        reason: Why.
        near: Legal answers, in notation, of which one may have been meant.
    """

    loaded: LoadedMatch
    reason: Reason
    near: tuple[str, ...] = ()
    kind: Literal["refused"] = "refused"


@frozen
class Stale:
    """The press belongs to an earlier revision; nothing has changed. The fresh panel goes with the answer."""

    loaded: LoadedMatch
    kind: Literal["stale"] = "stale"


Objection: TypeAlias = Literal[
    "no-table",  # no such table here: not existing and not here are told alike
    "not-asked",  # another player's turn
    "stranger",  # has no seat here
    "over",  # the match is over
    "occupied",  # another match is played in this channel
    "full",  # no seat is free
    "reserved",  # the free seats are kept for others
    "seated",  # has joined already
    "not-seated",  # is not in this lobby
    "taken-colour",
    "taken-seat",
    "too-few",  # cannot start yet
    "other-guests",  # someone has joined or left since the deal was confirmed
    "refused-setup",  # the game's rules refuse these options for so many
    "unconfirmed",  # guests have not confirmed changed options
    "not-opener",  # only the opener or a manager may
    "not-manager",
    "not-lobby",  # has started already
    "not-running",  # has not started yet
    "nothing-to-take-back",
    "cannot-correct",  # a fact that is not as it was taken for, or cannot be as it is to be
    "floor",  # something was revealed or someone has answered since
    "repaired-since",  # going back would lead beyond a repair, or beyond newer rules
    "vote-over",
    "many-lobbies",
    "many-matches",
    "here-still",  # the seat's owner answered the invitation to replace: he is there
    "bad-option",
    "unknown-game",
    "not-invited",
    "dm-only-mine",  # in a DM there are only one's own matches; lobbies belong to channels
    "no-post",  # the lobby post, whose id goes into the seed, is not there yet: press again in a moment
    "not-silent",  # only a seat that is waited for can be given to someone else
    "too-long",  # more typed moves than are read at once
    "asked-lately",  # the same was refused less than a day ago
    "here-before",  # has said so during this call already: only playing keeps the seat now
    "faster",  # someone else has offered to take the seat before
    "not-late",  # no one is waited for so long that the others choose
    "late-self",  # it is the caller's own turn that is waited for
    "not-resting",  # the table goes on already
    "not-allowed",  # this server refuses it
    "called",  # this lobby has called the role, or another one less than a day ago
    "no-role",  # no role may be called on this server
    "ranked",  # a ranked game is one among people alone
    "no-box",  # the box cannot be chosen: it is gone, broken, or not allowed on this server any more
    "not-foreseen",  # nothing of the next turn can be known yet
    "of-league",  # a league has drawn who plays there, and where
    "covered",  # a bot plays there for someone who can come back at any time
]


@frozen
class Objected:
    """The bot does not do it; nothing has changed.

    Attributes:
        why: The objection.
        loaded: The match as it stands, where the person may know it.
        info: Of its match, where that is not loaded.
        detail: A name or link the sentence needs.
        proposal: The proposal that is over.
    """

    why: Objection
    loaded: LoadedMatch | None = None
    info: MatchInfo | None = None
    detail: str = ""
    proposal: Proposal | None = None
    kind: Literal["objected"] = "objected"


Outcome: TypeAlias = Done | LobbyChanged | Closed | Moved | Voted | Refused | Stale | Objected


Resolve: TypeAlias = Callable[[LoadedMatch], Sequence[str] | None]
"""Finds the answers, in notation, that a press stood for; None if its label cannot be found any more."""
