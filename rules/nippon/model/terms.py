"""The nouns of Nippon: Zaibatsu as ids, in the order in which the game counts them."""

from __future__ import annotations

from typing import Literal, TypeAlias, get_args

from rules.core.results import Early

Colour: TypeAlias = Literal["white", "blue", "grey", "yellow", "red", "black"]
"""Of workers, specialists, upgrade tiles and departments."""

Good: TypeAlias = Literal["cotton", "paper", "bento", "lenses", "bulbs", "clocks"]
Level: TypeAlias = Literal[1, 2, 3]
Action: TypeAlias = Literal["rnd", "mining", "factory", "machines", "produce", "ships", "railways", "markets", "invest"]
Track: TypeAlias = Literal["rnd", "mining", "finance"]
Resource: TypeAlias = Literal["money", "coal", "silk", "iron"]
Piece: TypeAlias = Literal["ship", "machine", "railway"]
Region: TypeAlias = Literal["southwest", "kansai", "kanto", "north"]
City: TypeAlias = Literal["fukuoka", "hiroshima", "osaka", "kyoto", "nagoya", "tokyo", "sendai", "sapporo"]
Destination: TypeAlias = Literal["sanfrancisco", "newyork", "washington", "london", "paris", "berlin"]
Area: TypeAlias = Literal["ships", "machines", "railways", "rnd", "mining", "finance", "factories", "contracts"]
"""An area of the Zaibatsu board with an achievement space beside it."""
Goal: TypeAlias = Literal[
    "factories", "machines", "railways", "rnd", "mining", "finance", "ships", "contracts", "markers"
]
"""What goal tiles ask for."""
Edge: TypeAlias = Literal["top", "right", "bottom", "left"]
"""Where an influence space lies beside its city space; clockwise."""
Bonus: TypeAlias = Literal[
    "white", "blue", "grey", "yellow", "red", "black", "any", "finance", "marker3", "marker5", "marker7"
]
"""A symbol on a track or between two rows of pieces: a department, one of choice, a step, a marker of the flag."""
StartEffect: TypeAlias = Literal["machine", "ship", "railway", "worker", "family", "goods", "coal", "discount"]
Border: TypeAlias = Literal["green", "yellow", "red"]
Difficulty: TypeAlias = Literal["easy", "medium", "hard"]
EndReason: TypeAlias = Literal["rounds"] | Early

MODERN = "5"
"""Number of the modern factories, one a kind of goods."""

COLOURS: tuple[Colour, ...] = get_args(Colour)
GOODS: tuple[Good, ...] = get_args(Good)
ACTIONS: tuple[Action, ...] = get_args(Action)
TRACKS: tuple[Track, ...] = get_args(Track)
RESOURCES: tuple[Resource, ...] = get_args(Resource)
REGIONS: tuple[Region, ...] = get_args(Region)
CITIES: tuple[City, ...] = get_args(City)
DESTINATIONS: tuple[Destination, ...] = get_args(Destination)
AREAS: tuple[Area, ...] = get_args(Area)
GOALS: tuple[Goal, ...] = get_args(Goal)
EDGES: tuple[Edge, ...] = get_args(Edge)
BORDERS: tuple[Border, ...] = get_args(Border)
ZAIBATSU: tuple[str, ...] = ("blue", "ochre", "mint", "violet")
"""Colours of the seats in pictures."""

LEVELS: dict[Good, Level] = {"cotton": 1, "paper": 1, "bento": 2, "lenses": 2, "bulbs": 3, "clocks": 3}
FLAG: dict[Bonus, int] = {"marker3": 3, "marker5": 5, "marker7": 7}
"""Symbols that free an influence marker from the flag, with its value."""
PIECES_EACH = 6
"""Ships, machines and railways of each person."""
LAST_SPACE = 12
"""Number of the last space of a track; the first is 0."""
GOODS_FIELDS = 4
"""Goods that one factory can hold."""
ACTIVATIONS = 3
"""How often an action can be activated that allows more than once."""
ONCE: frozenset[Action] = frozenset({"rnd", "mining", "factory"})
"""Actions that are activated once."""
LIMITS: dict[Action, int] = {action: 1 if action in ONCE else ACTIVATIONS for action in ACTIONS}
"""How often each action can be activated."""
FAMILY = "family"
"""Key of the family business among a player's factories."""
SECTIONS = 3
