"""The log in pages: each fits a message, and together they tell everything once, in order."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from bot.discord.components import MOST_TEXT
from bot.discord.message import Button, Buttons, Image, Select, Text
from bot.discord.screens.log import LOG_PAGE, LogEntry, log_pages, turns_told
from bot.discord.screens.reader import render_context
from bot.topics.looking.logbook import log_message
from bot.topics.looking.moments import moment_message
from render.core.languages import LANGUAGES
from render.core.words import Words
from rules.core.rng import Rng
from rules.core.seats import Seat
from tests.bot.harness import BLUE, PINK, Harness, done, past_the_orders
from tests.every_day import daily

if TYPE_CHECKING:
    from bot.core.loaded_match import LoadedMatch
    from bot.discord.message import Message

WORDS = Words.of("en")
FRAME = re.compile(r"^(### .*\n)?(• )?(<t:\d+:[tf]> )?(\d+-?)*(\. )?", re.MULTILINE)
"""What stands before the lines of a turn: its round, its moment, its numbers."""


def texts(message: Message) -> list[str]:
    return [part.text for part in message.parts if isinstance(part, Text)]


def earlier(message: Message) -> Button:
    (buttons,) = (part for part in message.parts if isinstance(part, Buttons))
    button = buttons.buttons[0]
    assert isinstance(button, Button)
    return button


def leafed_through(loaded: LoadedMatch, words: Words) -> list[Message]:
    """All pages from the newest back, as one presses."""
    pages = [log_message(loaded, 0, None, words)]
    while not earlier(pages[-1]).off:
        pages.append(log_message(loaded, earlier(pages[-1]).press.at, None, words))
    return pages


@pytest.mark.parametrize(
    ("game", "people"),
    daily(
        ("nippon", (BLUE,)),
        ("yokohama", (BLUE, PINK)),
        of=(("nippon", (BLUE,)), ("nippon", (BLUE, PINK)), ("yokohama", (BLUE, PINK))),
    ),
)
async def test_leafing_through_tells_everything_once(harness: Harness, game: str, people: tuple[int, ...]) -> None:
    match = await harness.deal(game, *people)
    await harness.play_on(match, Rng(b"log"), 150)
    loaded = await harness.load(match, BLUE)
    for lang in LANGUAGES:
        words = Words.of(lang)
        pages = leafed_through(loaded, words)
        assert len(pages) > 2
        assert all(sum(map(len, texts(page))) <= MOST_TEXT for page in pages)
        told = "\n".join(texts(page)[1] for page in reversed(pages))
        every = "\n".join(" · ".join(entry.lines) for entry in turns_told(loaded, words))
        assert FRAME.sub("", told).replace(" · ", "\n") == every.replace(" · ", "\n")


def test_a_page_is_two_screens_and_an_endless_entry_is_parted() -> None:
    entries = [LogEntry(number, Seat(0), ("a" * 500, "b" * 500), number) for number in range(1, 10)]
    entries.append(LogEntry(10, Seat(0), tuple("c" * 700 for _ in range(9)), 10))
    pages = log_pages(entries, WORDS)
    assert all(sum(map(len, page.paragraphs)) <= LOG_PAGE + 100 for page in pages)
    assert "".join("".join(page.paragraphs) for page in reversed(pages)).count("c") == 9 * 700
    assert pages[-1].paragraphs[:2] == (WORDS.text("house-log-round", n=1), f"1. {'a' * 500} · {'b' * 500}")
    assert [page.paragraphs for page in log_pages([], WORDS)] == [()]


def test_rounds_are_headed_and_days_are_told_where_they_change() -> None:
    noon, hour, day = 1_700_000_000 // 86400 * 86400 + 43200, 3600, 86400
    moments = [(1, noon), (1, noon + hour), (2, noon + 2 * hour), (2, noon + 2 * day)]
    told = [
        LogEntry(2 * number, Seat(0), (f"turn {number}",), 2 * number - 1, of, at)
        for number, (of, at) in enumerate(moments, start=1)
    ]
    (page,) = log_pages(told, WORDS)
    assert page.paragraphs == (
        f"### Round 1 · <t:{noon}:D>",
        f"• <t:{noon}:t> 1-2. turn 1",
        f"• <t:{noon + hour}:t> 3-4. turn 2",
        f"### Round 2 · <t:{noon + 2 * hour}:D>",
        f"• <t:{noon + 2 * hour}:t> 5-6. turn 3",
        f"• <t:{noon + 2 * day}:f> 7-8. turn 4",
    )


async def test_a_turn_is_one_paragraph_and_the_table_can_be_seen_after_it(harness: Harness) -> None:
    match = await past_the_orders(harness, BLUE, PINK)
    (user,) = await harness.asked(match)
    done(await harness.press(match, user, "place tea", "recall all", "end"))
    loaded = await harness.load(match, PINK)
    turn = turns_told(loaded, WORDS)[-1]
    assert (turn.first, turn.number, turn.seat) == (3, 5, loaded.match.standing_moves[-1].seat)
    assert not any(WORDS.text("yokohama-tell-turn-ended") in line for line in turn.lines)
    menus = [part for part in log_message(loaded, 0, None, WORDS).parts if isinstance(part, Select)]
    assert [(menu.press.verb, menu.picks[0].value) for menu in menus] == [("then", "5"), ("who", "all")]
    shown = moment_message(loaded, 5, "", WORDS)
    view, before = loaded.match.view_after(None, 5), loaded.match.view_after(None, 2)
    picture = loaded.face.table(view, before, render_context(loaded, WORDS))
    assert [part.picture for part in shown.parts if isinstance(part, Image)] == [picture]


async def test_alone_no_one_is_asked_whose_log_it_is(harness: Harness) -> None:
    alone = await harness.load(await harness.deal("nippon", BLUE), BLUE)
    assert not [part for part in log_message(alone, 0, None, WORDS).parts if isinstance(part, Select)]
