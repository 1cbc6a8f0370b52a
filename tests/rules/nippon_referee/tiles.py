"""The factory tiles as the referee knows them, from descriptions of the tiles and not from the component tables."""

from __future__ import annotations

from typing import TypeAlias

Effect: TypeAlias = tuple[str, int | str]
"""What it brings, and how much or of what."""

IMMEDIATE: dict[str, tuple[Effect, ...]] = {
    "cotton1a": (("rnd", 2),),
    "cotton1b": (("money", 2), ("rnd", 1)),
    "cotton2a": (("silk", 3),),
    "cotton2b": (("department", "red white"),),
    "cotton5a": (("prestige", "rnd"),),
    "cotton5b": (("kinds", 2),),
    "paper1a": (("iron", 3), ("finance", 1)),
    "paper1b": (("finance", 2),),
    "paper2a": (("money", 5),),
    "paper2b": (("department", "worker"),),
    "paper3b": (),
    "paper5a": (("prestige", "finance"),),
    "paper5b": (("prestige", "contracts"),),
    "bento1a": (("mining", 3),),
    "bento1b": (("mining", 2), ("more", "bento1b")),
    "bento2a": (("coal", 4),),
    "bento2b": (("stored", 3),),
    "bento5a": (("passed", "mining"),),
    "bento5b": (("prestige", "mining"),),
    "lenses1a": (("railway", 1), ("finance", 1)),
    "lenses1b": (("railway", 2),),
    "lenses2a": (("railway", 1), ("more", "lenses2a")),
    "lenses2b": (("railway", 1), ("more", "lenses2b")),
    "lenses5a": (),
    "lenses5b": (("prestige", "railways"),),
    "bulbs1a": (("spread", 3),),
    "bulbs1b": (("goods", 2),),
    "bulbs2a": (("machines", 2),),
    "bulbs2b": (("machine", "produce"),),
    "bulbs5a": (("machine-money", 2),),
    "bulbs5b": (("thresholds", "ships machines railways"),),
    "clocks1a": (("ship", 1), ("finance", 3)),
    "clocks1b": (("piece", 1), ("finance", 2)),
    "clocks2a": (("ship", 1), ("more", "clocks2a")),
    "clocks2b": (("ship", 1), ("department", "specialist")),
    "clocks3a": (("ship", 1), ("more", "clocks3a")),
    "clocks3b": (("ship", 1), ("more", "clocks3b")),
    "clocks5a": (("lower", "ships machines railways rnd mining finance"),),
    "clocks5b": (("thresholds", "rnd mining finance"),),
}
"""Effects of those that work when they are built, or all the time."""

MODIFIERS: dict[str, tuple[str, str, tuple[Effect, ...]]] = {
    "cotton3a": ("rnd", "always", (("rnd", 1),)),
    "cotton3b": ("rnd", "always", (("silk", 2),)),
    "cotton4a": ("machines", "here", (("rnd", 2),)),
    "cotton4b": ("produce", "here", (("goods", 1),)),
    "paper3a": ("invest", "always", (("finance", 2),)),
    "paper4a": ("produce", "here", (("iron", 2),)),
    "paper4b": ("produce", "each", (("iron", 1),)),
    "bento3a": ("mining", "always", (("mining", 1), ("iron", 1))),
    "bento3b": ("mining", "always", (("iron", 2),)),
    "bento4a": ("machines", "here", (("mining", 3),)),
    "bento4b": ("produce", "always", ()),
    "lenses3a": ("railways", "always", (("region-bonus", 1),)),
    "lenses3b": ("railways", "always", (("department", "worker"),)),
    "lenses4a": ("machines", "here", (("railway", 1),)),
    "lenses4b": ("invest", "contract", (("railway", 1),)),
    "bulbs3a": ("produce", "here", (("goods", 2),)),
    "bulbs3b": ("produce", "each", (("goods", 1),)),
    "bulbs4a": ("machines", "here", (("money", 4),)),
    "bulbs4b": ("invest", "contract", (("machines", 1),)),
    "clocks4a": ("machines", "here", (("ship", 1), ("finance", 2))),
    "clocks4b": ("invest", "contract", (("ship", 1),)),
}
"""Action, condition and effects of those that modify an action."""

MORE: dict[str, tuple[dict[str, int], tuple[str, str]]] = {
    "bento1b": ({"finance": 2}, ("mining", "")),
    "lenses2a": ({"money": 5, "iron": 1}, ("railway", "elsewhere")),
    "lenses2b": ({"finance": 2, "iron": 1}, ("railway", "elsewhere")),
    "clocks2a": ({"iron": 1}, ("ship", "")),
    "clocks3a": ({"money": 2}, ("ship", "elsewhere")),
    "clocks3b": ({"finance": 2}, ("ship", "elsewhere")),
}
"""What may be paid for a second effect."""

LEVELS = {"cotton": 1, "paper": 1, "bento": 2, "lenses": 2, "bulbs": 3, "clocks": 3}
NEEDED = {1: 2, 2: 4, 3: 6}
"""R&D value by level."""
COAL = {1: 2, 2: 3, 3: 4}
"""Coal of a production by level."""
MARKERS = {1: (1, 2, 3), 2: (3, 4, 5), 3: (5, 6, 7)}
"""Markers for one, two and three goods by level."""
STEPS = (0, 1, 3, 6)
"""What one, two and three steps cost."""


def good_of(key: str) -> str:
    """The good of a side."""
    return key[:-2]
