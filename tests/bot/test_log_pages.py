"""The log in pages: each fits a message, and together they tell everything once, in order."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from bot.front.looking import log_message
from bot.front.message import Button, Buttons, Select, Text
from bot.front.story import LOG_PAGE, LogEntry, log_pages, whole_log
from bot.front.view import MOST_TEXT
from render.core.people import LANGUAGES
from render.core.words import Words
from rules.core.rng import Rng
from rules.core.seats import Seat
from tests.bot.harness import BLUE, PINK, Harness

if TYPE_CHECKING:
    from bot.front.message import Message
    from bot.play.outcomes import LoadedMatch

WORDS = Words.of("en")
NUMBER = re.compile(r"^\d+\. ", re.MULTILINE)


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
    ("game", "people"), [("nippon", (BLUE,)), ("nippon", (BLUE, PINK)), ("yokohama", (BLUE, PINK))]
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
        every = "\n".join(" · ".join(entry.lines) for entry in whole_log(loaded, words))
        assert NUMBER.sub("", told).replace(" · ", "\n") == every.replace(" · ", "\n")


def test_a_page_is_two_screens_and_an_endless_entry_is_parted() -> None:
    entries = [LogEntry(number, Seat(0), ("a" * 500, "b" * 500)) for number in range(1, 10)]
    entries.append(LogEntry(10, Seat(0), tuple("c" * 700 for _ in range(9))))
    pages = log_pages(entries, WORDS)
    assert all(sum(map(len, page)) <= LOG_PAGE + 100 for page in pages)
    assert "".join("".join(page) for page in reversed(pages)).count("c") == 9 * 700
    assert pages[-1][0].startswith("1. ")
    assert log_pages([], WORDS) == [[]]


async def test_alone_nobody_is_asked_whose_log_it_is(harness: Harness) -> None:
    alone = await harness.load(await harness.deal("nippon", BLUE), BLUE)
    assert not [part for part in log_message(alone, 0, None, WORDS).parts if isinstance(part, Select)]
