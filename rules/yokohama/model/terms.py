"""Terms of Yokohama: goods, countries, areas, technologies and the numbers that stand for them."""

from __future__ import annotations

from typing import Literal, TypeAlias, get_args

from rules.core.results import Early

Good: TypeAlias = Literal["copper", "silk", "tea", "fish", "import"]
GOODS: tuple[Good, ...] = ("copper", "silk", "tea", "fish", "import")
"""The four trade goods, then imported goods, which are none."""

TRADE_GOODS = 4
"""How many of `GOODS` are trade goods; they come first."""

COPPER, SILK, TEA, FISH, IMPORT = range(5)

Goods: TypeAlias = tuple[int, int, int, int, int]
"""How many of each of `GOODS`."""

Country: TypeAlias = Literal["gb", "us", "fr", "de", "nl"]
COUNTRIES: tuple[Country, ...] = ("gb", "us", "fr", "de", "nl")

AgentKind: TypeAlias = Literal["gb", "us", "fr", "de", "nl", "free"]
AGENTS: tuple[AgentKind, ...] = (*COUNTRIES, "free")
"""Foreign agents by country, then the free agents of the mini-expansions."""

FREE = len(COUNTRIES)
"""Place of the free agents in `AGENTS`."""

ProductionKind: TypeAlias = Literal["mine", "mill", "tea", "fishing"]
CommercialKind: TypeAlias = Literal[
    "bank", "china", "church", "customs", "agency", "port", "dock", "lab", "research", "canal"
]
AreaKind: TypeAlias = Literal[ProductionKind, CommercialKind]
AREA_KINDS: tuple[AreaKind, ...] = get_args(AreaKind)
"""The area boards: Copper Mine, Silk Mill, Tea, Fishing; Bank, Chinatown, Church, Customs, Employment Agency, Port A
and B, Laboratory A and B; and the Canal."""

Category: TypeAlias = Literal["production", "commercial", "canal"]

Area: TypeAlias = int
"""An area by its place in reading order, from 0; its letter is A, B, C and so on."""

Harbour: TypeAlias = Literal["port", "dock"]
HARBOURS: tuple[Harbour, ...] = ("port", "dock")
"""The areas whose management boards show orders: Port A and Port B."""

Institute: TypeAlias = Literal["lab", "research"]
INSTITUTES: tuple[Institute, ...] = ("lab", "research")
"""The areas whose management boards show technologies: Laboratory A and B."""

Zone: TypeAlias = Literal["low", "mid", "high"]
ZONES: tuple[Zone, ...] = ("low", "mid", "high")

Piece: TypeAlias = Literal["assistant", "shop", "house"]
PIECES: tuple[Piece, ...] = ("assistant", "shop", "house")

TechnologyName: TypeAlias = Literal[
    "ball",
    "brickyard",
    "electrical-light",
    "exposition",
    "gaslight",
    "language-school",
    "letterpress",
    "mining",
    "newspaper",
    "patent",
    "postal",
    "stagecoach",
    "station",
    "stock-market",
    "telegram",
    "telephone",
    "spinning-mill",
    "tram",
    "university",
    "winery",
]

HAND = "hand"
"""Where an assistant comes from that is on no area."""

ACTING = "area"
"""Where an assistant comes from that stands in the area that acts."""

Way: TypeAlias = Literal["walk", "hand", "tram", "station"]
"""How a president comes to an area: along own assistants, from the hand, by tram, by the station."""

Stack: TypeAlias = Literal["A", "B", "C"]
STACKS: tuple[Stack, ...] = ("A", "B", "C")
"""The three stacks of achievements."""

EndReason: TypeAlias = Literal["houses", "shops", "orders", "church", "customs"] | Early
END_REASONS: tuple[EndReason, ...] = ("houses", "shops", "orders", "church", "customs")
"""What ends a match: all trading houses or all shops of a merchant built, too few orders to fill a port, enough
assistants in the church or at customs; besides, it may be ended early."""

Edition: TypeAlias = Literal["dlp", "synapses"]

MERCHANTS = ("blue", "ochre", "mint", "violet")
"""Ids of the merchants' colours."""

FEWEST = 2
"""Merchants in the smallest match: the first number of a triple is theirs."""

STRONGEST = 5
"""Power above this is ignored."""

FOR_TOKEN = 5
FOR_BUILDING = 4
"""Power that a 5-power token and a building ask for."""

HAND_LIMIT = 3
"""Orders that a merchant may hold."""

YEN_PER_UNIT = 2
"""Yen for 1 faith, for 1 production value, and for a second order; 1 import does the same."""
