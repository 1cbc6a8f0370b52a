"""A sheet of results to be looked at; run as a module it makes the palette of the house anew.

python -m tests.render.samples_results
"""

from __future__ import annotations

from render.core.colours import FLAT
from render.core.palette import PALETTES
from render.core.result_sheet import Entry, Line, Listing, ResultSheet, draw_results
from tests.render.palette_making import made_palette, write_palette

NONE = (None, None)

SHEET = ResultSheet(
    "Results of Mika",
    "All games · 27 games played, 9 won",
    ("games", "1st", "2nd", "3rd", "4th", "average", "best"),
    (
        Line("Yokohama", ("12", "5", "4", "2", "1", "88.4", "131"), (None, 0.42, 0.33, 0.17, 0.08, *NONE)),
        Line("Osaka", ("9", "3", "0", "6", "0", "61.2", "84"), (None, 0.33, 0.0, 0.67, 0.0, *NONE)),
        Line("Nippon", ("6", "1", "2", "2", "1", "142", "187"), (None, 0.17, 0.33, 0.33, 0.17, *NONE)),
    ),
    (
        Listing(
            "Points a game, Yokohama",
            (
                Entry("orders", "41.2", 0.45),
                Entry("church majority", "12", 0.13),
                Entry("technologies", "11.4", 0.12),
                Entry("trading houses", "10", 0.11),
                Entry("achievements", "9.5", 0.1),
            ),
        ),
        Listing(
            "Ahead of",
            (Entry("Jonas", "7 of 11", 0.64), Entry("Giulia", "5 of 9", 0.56), Entry("someone", "1 of 3", 0.33)),
        ),
    ),
)
"""Results of someone who has played all games."""


def main() -> None:
    """Make the palette of the house anew."""
    write_palette(made_palette([draw_results(SHEET).image.convert("RGB")], FLAT), PALETTES / "house.png")


if __name__ == "__main__":
    main()
