"""Achievements and building tiles with who is there."""

from __future__ import annotations

from dataclasses import dataclass

from rules.core.seats import Seat
from rules.yokohama.model.cards import Reward
from rules.yokohama.model.terms import Stack


@dataclass(frozen=True, slots=True)
class AchievementCard:
    """An achievement.

    Attributes:
        id: Stack and number, e.g. ``A3``.
        stack: Its stack.
        need: What must be owned or built, each with a number. Kinds: ``copper``, ``silk``, ``tea``, ``fish``, ``yen``,
            ``technologies``, ``agents`` (foreign agents and 5-power tokens in total), ``orders`` (completed),
            ``production`` and ``commercial`` (areas of that kind with an own building).
        first: Points for the first merchant.
        later: Points for everyone after.
        done: Who completed it, in order.
    """

    id: str
    stack: Stack
    need: tuple[tuple[str, int], ...]
    first: int
    later: int
    done: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class Building:
    """A building tile: four shop spaces and one for a trading house.

    Attributes:
        id: Its id in the tables, e.g. ``t07``.
        shops: Reward of each shop space.
        owners: Whose shop stands on each space.
        house: Reward of the trading house.
        house_owner: Whose trading house stands there.
    """

    id: str
    shops: tuple[Reward, Reward, Reward, Reward]
    owners: tuple[Seat | None, Seat | None, Seat | None, Seat | None]
    house: Reward
    house_owner: Seat | None
