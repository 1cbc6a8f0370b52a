"""One screen of a phone: what is asked, what one owns, the picture and the first menu; and the post above it."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import pytest

from bot.bench.dealing import dealt
from bot.front.panels import question_message
from bot.front.posts import table_message
from bot.local.page.site import open_page
from bot.local.running import LocalDiscord
from render.core.people import LANGUAGES
from render.core.words import Words
from rules.core.rng import Rng
from rules.games import GAMES
from tests.browser.heights import HEIGHT, WIDTH, found, measured, worst

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable, Iterator
    from contextlib import AbstractAsyncContextManager

    from bot.front.message import Message
    from tests.browser.window import Visitors, Window

SCREEN = 640
"""CSS pixels of a panel up to the end of its first menu."""
POST = 700
"""CSS pixels of a table post."""
OVER = 50
"""One panel in so many may be higher."""
OF_A_KIND = 2
"""Panels of each kind of question that are laid out in each match."""


@pytest.fixture
async def phone(visit: Callable[[str], AbstractAsyncContextManager[Visitors]]) -> AsyncIterator[Window]:
    async with (
        LocalDiscord.running() as world,
        open_page(world.fake) as address,
        visit(address) as visitors,
    ):
        yield await visitors.open("Mika", width=WIDTH, height=HEIGHT)


def messages(game: str, seats: int, number: int, of_a_kind: int) -> Iterator[tuple[str, Message]]:
    """Panels and posts of a match that is played towards an aim, each with a name, in one language after the other.

    Args:
        game: Its key.
        seats: How many play.
        number: Which of all such matches.
        of_a_kind: Panels of each kind of question, and posts.
    """
    kind, dice, match = GAMES[game], Rng(b"heights" + bytes([number])), dealt(game, seats, number)
    made: Counter[str] = Counter()
    shown = 0
    while asked := match.questions():
        question = asked[dice.below(len(asked))]
        last = next(reversed(match.standing_moves), None)
        opens = last is None or last.seat != question.seat
        lang = LANGUAGES[(number + match.revision) % len(LANGUAGES)]
        name = f"{game} {seats} {lang} {question.kind}{' (opens)' if opens else ''}"
        # Not the first ones, when nobody has anything yet, but some from all over the match.
        made[name] += 1
        if made[name].bit_count() == 1 and made[name] < 1 << of_a_kind:
            yield name, question_message(found(match, question.seat, lang), question, Words.of(lang))
        if opens and match.published > shown:
            made["post"] += 1
            if made["post"].bit_count() == 1:
                yield f"{game} {seats} {lang} post", table_message(found(match, None, lang), 7, (), shown, Words.of(lang))
            shown = match.published
        aim = kind.aims[number % len(kind.aims)]
        match.give(question.seat, kind.prefer(question, match.view(question.seat), aim, dice))


@pytest.mark.parametrize("game", ["osaka", "yokohama", "nippon"])
async def test_a_panel_fits_one_screen_of_a_phone(
    phone: Window, game: str, tell: Callable[[str], None], *, heavy: bool
) -> None:
    least, most = GAMES[game].seats
    made = [
        one
        for seats in (range(least, most + 1) if heavy else (most,))
        for one in messages(game, seats, seats, 12 if heavy else OF_A_KIND)
    ]
    names = [name for name, _ in made]
    heights = list(zip(names, await measured(phone, [message for _, message in made]), strict=True))
    panels = [(name, height) for name, height in heights if not name.endswith("post")]
    over = worst(panels, SCREEN)
    high = sorted((height.whole for name, height in heights if name.endswith("post")), reverse=True)
    tell(f"heights of {game}: {len(over)} of {len(panels)} panels above {SCREEN} px {over[:3]}; posts {high[:2]}")
    assert len(over) * OVER <= len(panels), "\n".join(over)
    assert high[0] <= POST
