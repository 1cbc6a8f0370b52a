"""People: what they prefer, whether they are away, and whether the bot can write to them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.store import aways, pending_turns, persons

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bot.core.unit_of_work import UnitOfWork
    from bot.store.aways import Away
    from bot.store.persons import Preferences


def preferences(unit: UnitOfWork, user: int) -> Preferences:
    """What a person prefers, in one look."""
    return persons.load(unit.connection, [user])[user]


def note(unit: UnitOfWork, user: int, changed: Mapping[str, str]) -> None:
    """Remember what a person prefers; what is not named stays as it was, an empty value is forgotten."""
    persons.note(unit.connection, user, changed)
    pending_turns.look_again(unit.connection, user)


def meet(unit: UnitOfWork, user: int) -> None:
    """Note that a server has both a person and the bot again."""
    persons.meet(unit.connection, user)


def absence(unit: UnitOfWork, user: int) -> Away | None:
    """The absence that a person has announced, if it lasts."""
    return aways.load(unit.connection, [user], unit.now).get(user)
