"""Components of Yokohama for samples, as the tables have them: orders, technologies, tokens, building tiles, boards."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

from rules.core.seats import Seat
from rules.yokohama.model.cards import Order, PowerToken, Reward, Technology
from rules.yokohama.model.terms import GOODS, Country, TechnologyName
from rules.yokohama.view.table import AchievementCard, BoardSpace, Building

if TYPE_CHECKING:
    from rules.yokohama.model.terms import Goods

TABLES = Path(__file__).parents[2] / "data" / "yokohama"


@cache
def table(name: str) -> dict[str, list[dict[str, Any]]]:
    return tomllib.loads((TABLES / f"{name}.toml").read_text(encoding="utf-8"))


def goods_of(row: dict[str, int]) -> Goods:
    counts = tuple(row.get(kind, row.get("imports", 0) if kind == "import" else 0) for kind in GOODS)
    return cast("Goods", counts)


def reward_of(row: dict[str, int]) -> Reward:
    return Reward(
        points=row.get("points", 0),
        yen=row.get("yen", 0),
        goods=goods_of(row),
        any=row.get("any", 0),
        warehouse=row.get("warehouse", 0),
        movement=row.get("movement", 0),
        free_agent=row.get("free_agent", 0),
    )


@cache
def orders() -> tuple[Order, ...]:
    return tuple(
        Order(row["id"], cast("Country", row["id"][:2]), goods_of(row["goods"]), reward_of(row["reward"]))
        for row in table("orders")["order"]
    )


def order(word: str) -> Order:
    return next(one for one in orders() if one.id == word)


@cache
def technologies() -> tuple[Technology, ...]:
    found = []
    for row in table("technologies")["technology"]:
        for country in row["countries"]:
            word = row["name"] if len(row["countries"]) == 1 else f"{row['name']}-{country}"
            found.append(Technology(word, cast("TechnologyName", row["name"]), row["value"], country))
    return tuple(found)


def technology(word: str) -> Technology:
    return next(one for one in technologies() if one.id == word)


@cache
def tokens() -> tuple[PowerToken, ...]:
    return tuple(PowerToken(row["id"], reward_of(row["reward"])) for row in table("tokens")["token"])


def achievement(word: str, done: tuple[int, ...] = ()) -> AchievementCard:
    row = next(row for row in table("achievements")["achievement"] if row["id"] == word)
    need = tuple(row["need"].items())
    return AchievementCard(word, row["id"][0], need, row["first"], row["later"], tuple(map(Seat, done)))


def building(number: int, owners: str = "----", house: str = "-") -> Building:
    """A building tile; owners are digits of seats, in the order of the shop spaces."""
    row = table("tiles")["tile"][number]
    shops = tuple(reward_of(one) for one in row["shops"])
    seats = tuple(None if one == "-" else Seat(int(one)) for one in owners)
    owner = None if house == "-" else Seat(int(house))
    return Building(
        row["id"],
        cast("tuple[Reward, Reward, Reward, Reward]", shops),
        cast("tuple[Seat | None, Seat | None, Seat | None, Seat | None]", seats),
        reward_of(row["house"]),
        owner,
    )


def spaces(board: str, owners: str, seats: int) -> tuple[BoardSpace, ...]:
    """Spaces of the church or customs board; owners are digits of seats."""
    return tuple(
        BoardSpace(
            i + 1,
            row["need"],
            reward_of(row["reward"]),
            None if owner == "-" or int(owner) >= seats else Seat(int(owner)),
            seats == 2 and row.get("blocked", False),
        )
        for i, (row, owner) in enumerate(zip(table(board)["space"], owners, strict=True))
    )
