"""The house colours: ground and ink, players, traders; flat, no other tone is drawn but by `mix`."""

from typing import TypeAlias

Rgb: TypeAlias = tuple[int, int, int]
"""Red, green and blue, 0 to 255."""


def rgb(code: str) -> Rgb:
    """Colour of a hex code such as ``#F6ECD8``."""
    return int(code[1:3], 16), int(code[3:5], 16), int(code[5:7], 16)


def mix(one: Rgb, other: Rgb, share: float) -> Rgb:
    """Flat tone between two colours.

    Args:
        one: Colour at share 0.
        other: Colour at share 1.
        share: How much of ``other``, 0 to 1.
    """
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(one, other, strict=True))
    return red, green, blue


PAPER = rgb("#F6ECD8")
PAPER_2 = rgb("#E9DABB")
WHITE = rgb("#FFFBF0")
INK = rgb("#2A2420")
INK_2 = rgb("#6E5F50")
LINE = rgb("#CBB68F")
SEA = rgb("#1D3550")
SEA_LINE = rgb("#26435F")
CLOTH = rgb("#2F4A3E")
CLOTH_LINE = rgb("#355345")
FOAM = rgb("#9DBCC6")
NOW = rgb("#E0452A")
NOW_PALE = rgb("#FBDDC9")
SEAL_RED = rgb("#8F2D2A")
WIN = rgb("#F6DFA8")
GOLD = rgb("#C2932E")
WOOD = rgb("#8F5B34")
WOOD_DARK = rgb("#6B4530")
COIN = rgb("#E2BE62")
SILK = rgb("#F1DFA6")
ENOUGH = rgb("#CFE0C0")
SHORT = rgb("#F3CFC6")
"""Ground beneath what is enough for something, and beneath what is not."""

MORNING = tuple(rgb(f"#{c}") for c in ["4A7796", "42708F", "3A6786", "325D7C", "2B5370", "254963", "203F59"])
"""Bokashi of the morning, from the light to the deep: the bands under the header of a blue picture."""

DUSK = tuple(
    rgb(f"#{c}") for c in ["F1C9A4", "DDB79F", "B99C96", "8F8390", "66708A", "44607F", "34557A", "2B4A6C", "22395A"]
)
"""Bokashi of dusk, from the horizon up."""

HOUSE_PLAYERS: dict[str, Rgb] = {
    "blue": rgb("#1E4487"),
    "ochre": rgb("#F4C03C"),
    "mint": rgb("#6CBFA4"),
    "violet": rgb("#B06FB0"),
}
"""Player colours of Yokohama and Nippon."""

TRADERS: dict[str, Rgb] = {
    "white": WHITE,
    "pink": rgb("#F0AEBE"),
    "grey": rgb("#858C92"),
    "beige": rgb("#BF9A5E"),
}
"""Trader colours of Osaka, where goods own the strong ones."""

OPPONENT = "stone"
"""Colour of the rulebook's own opponent, who is no one's seat: six corners, the colour of stone."""

SEATS: dict[str, Rgb] = HOUSE_PLAYERS | TRADERS | {OPPONENT: rgb("#D9D2C4")}
"""Every colour a seat can have, and that of the rulebook's own opponent."""

FLAT: tuple[Rgb, ...] = (
    PAPER, PAPER_2, WHITE, INK, INK_2, LINE, SEA, SEA_LINE, CLOTH, CLOTH_LINE, FOAM, NOW, NOW_PALE, SEAL_RED, WIN,
    GOLD, WOOD, WOOD_DARK, *MORNING, *DUSK,
)  # fmt: skip
"""Colours which every game's palette holds exactly."""


def luminance(colour: Rgb) -> float:
    """Relative luminance of a colour, 0 (black) to 1 (white), after WCAG 2."""
    red, green, blue = (c / 3294.6 if c <= 10 else ((c / 255 + 0.055) / 1.055) ** 2.4 for c in colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: Rgb, other: Rgb) -> float:
    """Contrast ratio of two colours, 1 to 21, after WCAG 2."""
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def ink_on(fill: Rgb) -> Rgb:
    """What is written on ``fill``: white on the deep reds and blues, ink on all that is lighter."""
    return WHITE if contrast(WHITE, fill) > contrast(INK, fill) * 1.05 else INK
