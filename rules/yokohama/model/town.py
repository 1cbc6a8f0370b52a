"""The town: areas as they lie, their names, and which of them touch.

Source: "Spielaufbau" (dlp 2017), "GAME SETUP" (Synapses 2024); ruling Y-R49.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TypeAlias

from rules.core.frozen import frozen
from rules.core.names import Phrases
from rules.yokohama.model.phrases import area_phrases
from rules.yokohama.model.terms import AreaKind

Areas: TypeAlias = int
"""A set of areas: bit ``1 << area`` for each."""


@frozen
class Town:
    """The areas in reading order.

    Attributes:
        kinds: By area, which board it is.
        names: By area, its name in notation.
        letters: By area, its letter.
        places: By area, row and column.
        numbers: By name, the area.
        near: By bit of an area, the areas that touch it.
        neighbours: By area, the areas that touch it, in reading order.
        canal: The canal as a set, empty if there is none.
        open: All areas but the canal.
        open_names: Their names.
        phrases: What may be typed for each area.
    """

    kinds: tuple[AreaKind, ...]
    names: tuple[str, ...]
    letters: tuple[str, ...]
    places: tuple[tuple[int, int], ...]
    numbers: dict[str, int]
    near: dict[Areas, Areas]
    neighbours: tuple[tuple[int, ...], ...]
    canal: Areas
    open: tuple[int, ...]
    open_names: tuple[str, ...]
    phrases: Phrases

    @staticmethod
    def members(areas: Areas) -> list[int]:
        """The areas of a set, in reading order."""
        found: list[int] = []
        while areas:
            bit = areas & -areas
            found.append(bit.bit_length() - 1)
            areas ^= bit
        return found

    def reach(self, reached: Areas, allowed: Areas) -> Areas:
        """Areas that can be reached from some areas by steps into allowed ones, those included."""
        near = self.near
        edge = reached
        while edge:
            bit = edge & -edge
            new = near[bit] & allowed & ~reached
            reached |= new
            edge = (edge ^ bit) | new
        return reached


@lru_cache(maxsize=256)
def town_of(layout: tuple[AreaKind, ...], rows: tuple[int, ...]) -> Town:
    """The town for boards laid in rows, each row shifted by half a board."""
    places = [(row, column) for row, length in enumerate(rows) for column in range(length)]
    numbers = {place: area for area, place in enumerate(places)}
    steps = ((0, -1), (0, 1), (-1, 0), (-1, 1), (1, -1), (1, 0))
    neighbours = tuple(
        tuple(
            sorted(
                numbers[row + down, column + right] for down, right in steps if (row + down, column + right) in numbers
            )
        )
        for row, column in places
    )
    seen: dict[AreaKind, int] = {}
    names: list[str] = []
    for kind in layout:
        seen[kind] = seen.get(kind, 0) + 1
        names.append(kind if layout.count(kind) == 1 else f"{kind}{seen[kind]}")
    letters = tuple(chr(ord("A") + area) for area in range(len(layout)))
    open_areas = tuple(area for area, kind in enumerate(layout) if kind != "canal")
    canal = sum(1 << area for area, kind in enumerate(layout) if kind == "canal")
    return Town(
        kinds=layout,
        names=tuple(names),
        letters=letters,
        places=tuple(places),
        numbers={name: area for area, name in enumerate(names)},
        near={1 << area: sum(1 << other for other in touching) for area, touching in enumerate(neighbours)},
        neighbours=neighbours,
        canal=canal,
        open=open_areas,
        open_names=tuple(names[area] for area in open_areas),
        phrases=area_phrases(layout, tuple(names), letters),
    )
