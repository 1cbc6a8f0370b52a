"""The people at the table, as pictures and texts name them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.core.frozen import frozen

if TYPE_CHECKING:
    from collections.abc import Mapping

    from rules.core.game import Game


BOT = " (bot)"
"""What the name of an automatic player ends in, as it is kept; see `Words.called`."""


@frozen
class Person:
    """Owner of a seat, or the rulebook's own opponent.

    Attributes:
        name: Display name, any text at all; not yet escaped or cut.
        colour: Id of the seat's colour, e.g. ``white`` (Osaka) or ``mint``.
        mention: Discord user id, or None where no one can be mentioned.
        title: Id of the words that name the rulebook's own opponent; None for a person, who has a name.
        bot: Whether an automatic player has the seat; its name says so too.
        covers: Discord user id of the owner in whose place that one plays for the time being; None if it has no owner.
    """

    name: str
    colour: str
    mention: int | None = None
    title: str | None = None
    bot: bool = False
    covers: int | None = None

    @property
    def owner(self) -> int | None:
        """Discord user id of the person whose seat it is, whoever plays it now."""
        return self.covers if self.mention is None else self.mention


People = tuple[Person, ...]
"""Owners by seat; behind the last seat the rulebook's own opponent, if it plays."""


def opponent_title(game: Game, seats: int, options: Mapping[str, str]) -> str | None:
    """Id of the words that name the rulebook's own opponent; None where only seats play."""
    opponent = game.opponent(seats, options)
    return None if opponent is None else f"{game.key}-opponent-{opponent}"


def at_table(owners: People, game: Game, options: Mapping[str, str]) -> People:
    """Everyone that labels and pictures name: the owners, and the rulebook's own opponent in a colour that is left."""
    title = opponent_title(game, len(owners), options)
    if title is None:
        return owners
    taken = {owner.colour for owner in owners}
    colour = next((colour for colour in game.colours if colour not in taken), game.colours[-1])
    return (*owners, Person("", colour, title=title))
