"""One screen of a phone: what is asked, what one owns, the picture and the first menu; and the post above it."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from bot.bench.dealing import dealt
from bot.core.paces import PACES
from bot.core.seasons import Season, Table
from bot.discord.message import Image, Message, Text
from bot.discord.screens.how import how_message
from bot.discord.screens.season import season_message
from bot.discord.server import Server
from bot.outbox.posts import table_message
from bot.outbox.told import Told
from bot.store import searches
from bot.store.finished import Finished
from bot.store.levels import Level
from bot.store.reliability import Reliability
from bot.store.results import Kind, Met, Played
from bot.store.server_results import Record, Summary, Winner
from bot.store.server_settings import AS_AT_FIRST, WHERE, ServerSettings
from bot.topics.find.operations import Standing
from bot.topics.find.screens import find_message
from bot.topics.results.operations import Overview
from bot.topics.results.screens import Found, results_message
from bot.topics.results.wanted import Wanted
from render.core.languages import LANGUAGES
from render.core.picture import Picture
from render.core.words import Words
from render.faces import FACES
from rules.core.rng import Rng
from rules.games import GAMES
from tests.browser.heights.evenings import Evening
from tests.browser.heights.measuring import SCREEN, WIDTH, above, found, laid_out, measured, texts, with_icons
from tests.render.bare_numbers import bare

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from tests.browser.window import Window

SHOWN = tuple(key for key, face in FACES.items() if face.example)
"""The games that are shown to newcomers."""
STEPS = 4
"""Steps in which a game is told."""
POST = 700
"""CSS pixels of a table post but for its bold lines."""
OF_A_KIND = (3, 6)
"""Panels of each kind of question that are laid out in each match, as a power of two: in the short run, in the heavy
one."""
POSTS = (2, 12)
"""The same of posts."""
LONGEST = ("de",)
"""The language in which most is highest."""
FRAME = 16
"""CSS pixels above and below what a message holds, at most."""


def posts(game: str, seats: int, number: int, most: int) -> Iterator[tuple[str, Message]]:
    """Posts of a match that is played towards an aim, each with a name, in one language after the other.

    Args:
        game: Its key.
        seats: How many play.
        number: Which of all such matches.
        most: How many are laid out: the first, second, fourth and so on, so that they come from all over.
    """
    kind, dice, match = GAMES[game], Rng(b"heights" + bytes([number])), dealt(game, seats, number)
    shown = made = 0
    while asked := match.questions():
        question = asked[dice.below(len(asked))]
        if match.published > shown:
            made += 1
            if made.bit_count() == 1 and made < 1 << most:
                lang = tuple(LANGUAGES)[match.revision % len(LANGUAGES)]
                told = Told(range(shown, match.published))
                message = table_message(found(match, None, lang), 7, (), told, Words.of(lang))
                yield f"{seats} seats, {lang}, answer {match.revision}", message
            shown = match.published
        aim = kind.aims[number % len(kind.aims)]
        match.give(question.seat, kind.prefer(question, match.view(question.seat), aim, dice))


async def test_a_picture_has_its_place_before_it_comes(phone: Window) -> None:
    """However much is said of it to those who do not see it: nothing jumps once it is there."""
    said = ("Map.", "What lies where, in words. " * 37)
    drawn = [Message((Image(Picture(b"", alt, (1600, 400), "table.png")),)) for alt in said]
    terse, wordy = await measured(phone, drawn)
    assert wordy == terse
    assert wordy.whole < WIDTH // 4 + 2 * FRAME


@pytest.mark.parametrize("game", SHOWN)
async def test_a_panel_fits_one_screen_of_a_phone_and_has_no_bare_number(
    phone: Window, game: str, tell: Callable[[str], None], *, heavy: bool
) -> None:
    least, most = GAMES[game].seats
    langs = tuple(LANGUAGES) if heavy else LONGEST
    tables = range(least, most + 1) if heavy else (most,)
    with with_icons():
        shown = [one for seats in tables for one in Evening(game, seats, 0, langs, OF_A_KIND[heavy]).panels()]
    heights = await laid_out(phone, [one.body for one in shown])
    named = [f"{one.what}, {one.lang}, {one.where}" for one in shown]
    high = above(dict(zip(named, [height.whole for height in heights], strict=True)), SCREEN)
    tell(f"heights of {game}: {len(high)} of {len(shown)} panels above {SCREEN} px, the highest {high[:1]}")
    assert above(dict(zip(named, [height.control for height in heights], strict=True)), SCREEN) == []
    assert high == []
    assert [one for panel in shown for text in texts(panel.body) for one in bare(text, panel.lang)] == []


@pytest.mark.parametrize("game", SHOWN)
async def test_a_post_fits_one_screen_of_a_phone(phone: Window, game: str, *, heavy: bool) -> None:
    least, most = GAMES[game].seats
    tables = range(least, most + 1) if heavy else (most,)
    made = dict([one for seats in tables for one in posts(game, seats, seats, POSTS[heavy])])
    heights = await measured(phone, map(without_bold, made.values()))
    assert above(dict(zip(made, [height.whole for height in heights], strict=True)), POST) == []


def without_bold(post: Message) -> Message:
    """A post but for its bold lines, which are told whatever room there is: a payday is money."""
    heading, *others = post.parts
    assert isinstance(heading, Text)
    first, *lines = heading.text.split("\n")
    plain = [line for line in lines if not line.removeprefix("• ").startswith("**")]
    return replace(post, parts=(replace(heading, text="\n".join([first, *plain])), *others))


@pytest.mark.parametrize("game", SHOWN)
async def test_each_step_of_how_it_plays_fits_one_screen(phone: Window, game: str) -> None:
    shown = [how_message(game, Words.of(lang), number) for lang in LANGUAGES for number in range(1, STEPS + 1)]
    assert max(height.whole for height in await measured(phone, shown)) <= SCREEN


SOURCES = {
    "yokohama": {"customs-board": 20, "final customs": 12, "tokens": 9, "houses": 4, "final technology": 2},
    "osaka": {"red": 20, "blue": 12, "yellow": 9, "green": 4},
    "nippon": {"regions": 20, "final things": 12, "market": 9, "final achievements": 4, "department": 2},
}
"""Sources of points, some of them with long names."""


async def test_finding_players_fits_one_screen(phone: Window) -> None:
    """Of someone who looks and was found no one in a day, of someone with a table, and where none can be opened."""
    wanted = searches.Wanted(SHOWN, (2, 3, 4), tuple(PACES), tuple(LANGUAGES), bots=True, reliable=True)
    looks = searches.Search(1, 7, 1, "Wilhelmina", 8, wanted, 10, 1_800_000_000, None, None)
    there = Standing(looks, frozenset({5, 6}), None, AS_AT_FIRST, taken=True, now=1_700_000_000)
    waits = replace(there, search=replace(looks, held="7K2", answer_by=1_700_000_000))
    nowhere = replace(there, settings=ServerSettings({WHERE: "post"}))
    shown = [find_message(stands, Words.of(lang), Server()) for lang in LANGUAGES for stands in (there, waits, nowhere)]
    assert max(height.whole for height in await measured(phone, shown)) <= SCREEN


async def test_results_fit_one_screen(phone: Window) -> None:
    """Of someone who has played everything, with pages to turn; of a server; and the table of a season."""
    played = [
        Played(Kind(game), seats, 1 + number % seats, 50 + number, whole=True, sources=SOURCES[game])
        for number in range(12)
        for game in SHOWN
        for seats in (2, 3, 4)
    ]
    people = {user: f"Wilhelmina {user}" for user in range(1, 9)}
    ended = [
        Finished(f"Q{n}", Kind("osaka"), 1, 1_700_000_000 + n, "over", 4, counts=True, place=2, points=88)
        for n in range(25)
    ]
    mine = Overview(
        played=played,
        met=[Met(user, 9, 4) for user in people],
        names=people,
        finished=ended,
        more=True,
        reliability=Reliability(50, 48, 15_000, 1),
        levels={(7, game): Level(27, 3, 12) for game in SHOWN},
    )
    server = Overview(
        summaries=[Summary(Kind(game), seats, 40, 71.5, 93.25, 187) for game in SHOWN for seats in (2, 3, 4)],
        winners=[Winner(user, 30, 8) for user in people],
        names=people,
        finished=ended,
        more=True,
    )
    table = Table(Season(8107), [Record(user, 30, 8, 70) for user in people], 120, 14, people, "de")
    shown = [
        results_message(Found(wanted, overview, user), Words.of(lang), here=7)
        for lang in LANGUAGES
        for wanted, overview, user in (
            (Wanted("me"), mine, 1),
            (Wanted("me", "osaka"), mine, 1),
            (Wanted("server"), server, None),
            (Wanted("season"), Overview(season=table, finished=ended), None),
        )
    ]
    shown += [season_message(table, 7, Words.of(lang)) for lang in LANGUAGES]
    assert max(height.whole for height in await measured(phone, shown)) <= SCREEN
