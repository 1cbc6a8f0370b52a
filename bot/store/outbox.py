"""The outbox: what must still be said on Discord, kept with the change that made it necessary."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

Kind: TypeAlias = Literal[
    "seal",  # the never edited message with the hash of the sealed half
    "lobby",  # the lobby post; edited when it is there already
    "dealt",  # the first post of a match: order of play, seed
    "table",  # a turn was played; carries the ping
    "retable",  # edit the newest table post: something was taken back, or a secret answer came in
    "strip",  # take the buttons off an older post
    "hand",  # a DM with the seat's hand
    "asked",  # a DM with a question out of turn, or the demand of a turn if the person wishes that
    "vote",  # a proposal, edited as votes come in
    "told",  # one line about somebody's act: kicked, closed, resigned, replaced
    "over",  # the final post with the score sheet
]


@dataclass(frozen=True, slots=True)
class Row:
    """Something to be posted or edited.

    Attributes:
        id: Number of the row; rows of a channel are sent in this order.
        kind: What it is.
        channel: Where to: a channel or thread; None for a DM.
        user: Whom to, if it is a DM.
        match: Id of the match.
        revision: Revision that made it necessary; what is drawn is the newest state.
        seat: The seat concerned, or None.
        ping: User ids to be mentioned, those of overtaken rows included.
        text: Key and arguments of a ``told`` line as JSON, the vote's id, or the message to strip; else empty.
        silent: Whether it is sent without a notification.
        nonce: At most 25 characters, the same for every try.
        tried: Seconds since 1970 of the first try, or None.
    """

    id: int
    kind: Kind
    channel: int | None
    user: int | None
    match: str
    revision: int
    seat: int | None
    ping: tuple[int, ...]
    text: str
    silent: bool
    nonce: str
    tried: float | None
