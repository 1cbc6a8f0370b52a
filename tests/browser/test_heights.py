"""One screen of a phone: what is asked, what one owns, the picture and the first menu; and the post above it."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import pytest
import pytest_asyncio

from bot.bench.dealing import dealt
from bot.discord.message import Image, Message
from bot.discord.screens.panels import question_message
from bot.local.page.site import open_page
from bot.local.running import LocalDiscord
from bot.outbox.posts import Told, table_message
from render.core.languages import LANGUAGES
from render.core.picture import Picture
from render.core.words import Words
from rules.core.rng import Rng
from rules.games import GAMES
from tests.browser.heights.measuring import HEIGHT, SCREEN, WIDTH, above, found, measured

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable, Iterator
    from contextlib import AbstractAsyncContextManager

    from tests.browser.window import Visitors, Window

MENUS = 700
"""CSS pixels of a panel up to the end of its last menu."""
POST = 700
"""CSS pixels of a table post."""
OVER = 50
"""One panel in so many may be higher."""
OF_A_KIND = (2, 12)
"""Panels of each kind of question, and posts, that are laid out in each match: in the short run, in the heavy one."""
FRAME = 16
"""CSS pixels above and below what a message holds, at most."""
POSTED = "post"
"""What a table post is named by."""


@pytest_asyncio.fixture(loop_scope="session")
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
        lang = tuple(LANGUAGES)[match.revision % len(LANGUAGES)]
        words, name = Words.of(lang), f"{game} {seats} {question.kind}{' that opens a turn' if opens else ''}"
        if _is_chosen(made, name, of_a_kind):
            yield (
                f"{name}, {lang}, answer {match.revision}",
                question_message(found(match, question.seat, lang), question, words),
            )
        if opens and match.published > shown:
            if _is_chosen(made, POSTED, of_a_kind):
                yield (
                    f"{game} {seats} {POSTED}, {lang}, answer {match.revision}",
                    table_message(found(match, None, lang), 7, (), Told(range(shown, match.published)), words),
                )
            shown = match.published
        aim = kind.aims[number % len(kind.aims)]
        match.give(question.seat, kind.prefer(question, match.view(question.seat), aim, dice))


def _is_chosen(made: Counter[str], name: str, of_a_kind: int) -> bool:
    """Whether one more of a kind is laid out: the first, second, fourth ... are, so that they come from all over."""
    made[name] += 1
    return made[name].bit_count() == 1 and made[name] < 1 << of_a_kind


async def test_a_picture_has_its_place_before_it_comes(phone: Window) -> None:
    """However much is said of it to those who do not see it: nothing jumps once it is there."""
    said = ("Map.", "What lies where, in words. " * 37)
    drawn = [Message((Image(Picture(b"", alt, (1600, 400), "table.png")),)) for alt in said]
    terse, wordy = await measured(phone, drawn)
    assert wordy == terse
    assert wordy.whole < WIDTH // 4 + 2 * FRAME


@pytest.mark.parametrize(
    "game", ["yokohama", *(pytest.param(game, marks=pytest.mark.long) for game in ("osaka", "nippon"))]
)
async def test_a_panel_fits_one_screen_of_a_phone(
    phone: Window, game: str, tell: Callable[[str], None], *, heavy: bool
) -> None:
    least, most = GAMES[game].seats
    made = [
        one
        for seats in (range(least, most + 1) if heavy else (most,))
        for one in messages(game, seats, seats, OF_A_KIND[heavy])
    ]
    names = [name for name, _ in made]
    heights = list(zip(names, await measured(phone, [message for _, message in made]), strict=True))
    panels = {name: height.control for name, height in heights if POSTED not in name}
    menus = {name: height.menus for name, height in heights if POSTED not in name}
    posts = {name: height.whole for name, height in heights if POSTED in name}
    high, over = above(panels, SCREEN), above(posts, POST)
    down, up = max(menus.values()), max(posts.values())
    said = f"{len(high)} of {len(panels)} panels above {SCREEN} px, menus down to {down}, posts up to {up}"
    tell(f"heights of {game}: {said}")
    assert len(high) * OVER <= len(panels), "\n".join(high)
    assert above(menus, MENUS) == []
    assert over == []
