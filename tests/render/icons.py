"""Icons as Discord writes them, made up: names as long as the bot's, with ids of nineteen digits."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.core.colours import SEATS
from render.core.words_icons import mark_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

NAMES = [
    "vp",
    "yen",
    "silk",
    "any",
    "cards",
    "medal",
    "ready",
    "copper",
    "tea",
    "fish",
    "import",
    "assist",
    "pres",
    "shop",
    "house",
    "store",
    "agent",
    "free",
    "order",
    "done",
    "tech",
    "gear",
    "token",
    "power",
    "move",
    "flags",
    "mine",
    "mill",
    "teafield",
    "fishing",
    "bank",
    "china",
    "church",
    "customs",
    "agency",
    "port",
    "lab",
    "canal",
    "red",
    "blue",
    "yellow",
    "green",
    "shipr",
    "shipb",
    "shipy",
    "shipg",
    "stone",
    "bonus",
    "insure",
    "wwhite",
    "wblue",
    "wgrey",
    "wyellow",
    "wred",
    "wblack",
    "swhite",
    "sblue",
    "sgrey",
    "syellow",
    "sred",
    "sblack",
    "dwhite",
    "dblue",
    "dgrey",
    "dyellow",
    "dred",
    "dblack",
    "coal",
    "iron",
    "cotton",
    "paper",
    "bento",
    "lenses",
    "bulbs",
    "clocks",
    "goods",
    "rnd",
    "mining",
    "finance",
    "step",
    "ship",
    "machine",
    "railway",
    "factory",
    "contract",
    "produce",
    "markets",
    "upgrade",
    "marker",
    "prestige",
    "goal",
]


def marks(names: Iterable[str]) -> Mapping[str, str]:
    """The mark-up of icons, by their names."""
    return {name: f"<:{name}_1a2b:{1234567890123456789 + number}>" for number, name in enumerate(names)}


MARKS = marks((*NAMES, *map(mark_of, SEATS)))
