"""Two evenings of each game on a phone, in every language: how high its panels are, and how often a turn is touched."""

from __future__ import annotations

import argparse
import asyncio
import sys
from contextlib import nullcontext
from typing import TYPE_CHECKING

from bot.bench.figures import spread
from bot.local.page.site import open_page
from bot.local.running import LocalDiscord
from render.core.languages import LANGUAGES
from rules.games import GAMES
from tests.browser.conftest import PROGRAM
from tests.browser.heights.evenings import EVENINGS, Evening
from tests.browser.heights.measuring import HEIGHT, SCREEN, WIDTH, laid_out, with_icons
from tests.browser.window import launched, visiting

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from render.core.languages import Lang
    from tests.browser.heights.evenings import Shown
    from tests.browser.heights.measuring import Height
    from tests.browser.window import Window

TOGETHER = 40
"""Panels that are laid out at once."""

HIGHEST = 12
"""Kinds of panels that are named for each game, the highest first."""


def main() -> int:
    """Play, measure, and say it."""
    parser = argparse.ArgumentParser(prog="python -m tests.browser.heights", description=__doc__)
    parser.add_argument("games", nargs="*", help="keys of games; without any all of them")
    parser.add_argument("--seats", type=int, help="only matches of so many")
    parser.add_argument("--evenings", type=int, default=EVENINGS, help="matches at each number of seats")
    parser.add_argument("--lang", choices=sorted(LANGUAGES), help="only this language")
    parser.add_argument("--words", action="store_true", help="words in place of icons")
    asked = parser.parse_args()
    if unknown := set(asked.games) - set(GAMES):
        parser.error(f"no such game: {', '.join(sorted(unknown))}")
    if PROGRAM is None:
        parser.error("a browser is needed: install Chromium")
    langs: Sequence[Lang] = [asked.lang] if asked.lang else list(LANGUAGES)
    with nullcontext() if asked.words else with_icons():
        asyncio.run(_run(asked.games or [*GAMES], langs, asked.seats, asked.evenings))
    return 0


async def _run(games: Sequence[str], langs: Sequence[Lang], seats: int | None, evenings: int) -> None:
    assert PROGRAM is not None
    async with (
        LocalDiscord.running() as world,
        open_page(world.fake) as address,
        launched(PROGRAM) as browser,
        visiting(browser, address) as visitors,
    ):
        phone = await visitors.open("Mika", width=WIDTH, height=HEIGHT)
        for game in games:
            least, most = GAMES[game].seats
            tables = [seats] if seats else range(least, most + 1)
            played = [Evening(game, table, number, langs) for table in tables for number in range(evenings)]
            heights = [pair for evening in played for pair in await _measured(phone, evening)]
            sys.stdout.write("\n".join([*_told(game, heights), *_touches(played), ""]) + "\n")
            sys.stdout.flush()


async def _measured(phone: Window, evening: Evening) -> list[tuple[Shown, Height]]:
    """The panels of an evening with their heights, without what is drawn in them."""
    made: list[tuple[Shown, Height]] = []
    waiting: list[Shown] = []
    for shown in evening.panels():
        waiting.append(shown)
        if len(waiting) == TOGETHER:
            made += zip(waiting, await laid_out(phone, [one.body for one in waiting]), strict=True)
            waiting.clear()
    made += zip(waiting, await laid_out(phone, [one.body for one in waiting]), strict=True)
    return made


def _told(game: str, heights: Sequence[tuple[Shown, Height]]) -> Iterator[str]:
    """What the panels of a game come to: all of them, those that open a turn, and the kinds that are highest."""
    for lang in sorted({shown.lang for shown, _ in heights}):
        of_lang = [(shown, height) for shown, height in heights if shown.lang == lang]
        for name, some in (("all", of_lang), ("opening", [one for one in of_lang if one[0].opens])):
            whole = [height.whole for _, height in some]
            over = sum(one > SCREEN for one in whole)
            menus = sum(height.control > SCREEN for _, height in some)
            yield (
                f"{game} {lang} {name}: {_spread(whole)} px of {len(whole)} panels; "
                f"above {SCREEN} px {over}, {menus} even to the first menu"
            )
    kinds: dict[str, list[tuple[int, int, str]]] = {}
    for shown, height in heights:
        kinds.setdefault(shown.what, []).append((height.whole, height.control, f"{shown.lang}, {shown.where}"))
    for what, found in sorted(kinds.items(), key=lambda one: max(one[1]), reverse=True)[:HIGHEST]:
        _, control, where = max(found)
        yield (
            f"  {what}: {_spread([each for each, _, _ in found])} px of {len(found)}; "
            f"the highest to its first menu {control} ({where})"
        )


def _touches(played: Sequence[Evening]) -> Iterator[str]:
    turns = [count for evening in played for count in evening.touches]
    yield f"  touches of a turn from its open panel on: {_spread(turns)} of {len(turns)}; Play is one more"


def _spread(measured: Sequence[int]) -> str:
    """Median, 90th percentile and maximum."""
    found = spread(measured)
    return f"p50 {found['p50']:.0f}, p90 {found['p90']:.0f}, max {max(measured)}"


if __name__ == "__main__":
    sys.exit(main())
