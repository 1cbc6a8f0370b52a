"""Icons: who is shown them, who has chosen words alone, and what is always words."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from bot.core import people
from bot.discord.components import layout
from bot.discord.few_icons import MOST_ICONS, few_icons
from bot.discord.ids import Press
from bot.discord.message import Button, Message, Pick, Select, Text, note, row
from bot.discord.screens.board import score_text
from bot.discord.screens.log import turns_told
from bot.discord.screens.panels import question_message
from bot.discord.screens.reader import own_words, table_words
from bot.outbox.posts import table_message
from bot.store.persons import ICONS, Preferences
from bot.topics.lobby import operations
from bot.topics.looking.screens import text_message
from bot.topics.privacy import operations as privacy
from render.core.languages import LANGUAGES
from render.core.words import Words, use_icons
from rules.core.rng import Rng
from tests.bot.harness import BLUE, PEOPLE, PINK, info_of, told_since
from tests.bot.reading import text_of
from tests.render.icons import MARKS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bot.core.loaded_match import LoadedMatch
    from tests.bot.harness import Harness

SHOWN = "<:"


@pytest.fixture(autouse=True)
def _at_discord() -> Iterator[None]:
    use_icons(MARKS)
    yield
    use_icons({})


async def played(harness: Harness, game: str, steps: int, user: int | None = None) -> LoadedMatch:
    match = await harness.deal(game, *PEOPLE[:3])
    await harness.play_on(match, Rng(b"icons"), steps)
    return await harness.load(match, user)


async def test_whoever_chooses_words_alone_reads_no_icon(harness: Harness) -> None:
    loaded = await played(harness, "osaka", 3)
    assert own_words(loaded, Preferences()).icon("yen") == MARKS["yen"]
    assert own_words(loaded, Preferences({ICONS: "no"})).icon("yen") is None


async def test_the_posts_of_a_table_are_words_once_anyone_there_wants_words(harness: Harness) -> None:
    loaded = await played(harness, "osaka", 9)
    assert SHOWN in text_of(table_message(loaded, 7, (), told_since(loaded, 0), table_words(loaded)))
    await harness.acting.write(people.note, PINK, {ICONS: "no"})
    after = await harness.load(loaded.info.id, None)
    assert table_words(after) is Words.of(after.info.lang)
    assert SHOWN not in text_of(table_message(after, 7, (), told_since(after, 0), table_words(after)))


async def test_the_host_leaves_icons_out_of_the_posts(harness: Harness) -> None:
    match = await harness.open("osaka", BLUE)
    changed = await harness.acting.act(
        harness.caller(BLUE), operations.change, match, options={"icons": "off"}, seats=None, lang=None, pace=None
    )
    info = info_of(changed)
    assert info.options["icons"] == "off"
    assert table_words(info) is Words.of(info.lang)
    assert table_words(replace(info, options={})).icon("yen") == MARKS["yen"]


@pytest.mark.parametrize("game", ["osaka", "yokohama", "nippon"])
async def test_board_log_and_score_are_read_in_words(harness: Harness, game: str) -> None:
    loaded = await played(harness, game, 12, BLUE)
    for lang in LANGUAGES:
        words = Words.of(lang, icons=True)
        assert words is not words.bare
        assert text_message(loaded, 0, words) == text_message(loaded, 0, words.bare)
        assert turns_told(loaded, words) == turns_told(loaded, words.bare)
        assert score_text(loaded, words) == score_text(loaded, words.bare)


@pytest.mark.parametrize("game", ["osaka", "yokohama", "nippon"])
async def test_menus_and_pictures_say_the_same_with_and_without(harness: Harness, game: str) -> None:
    loaded = await played(harness, game, 12, BLUE)
    (asked,) = (question.seat for question in loaded.match.questions()[:1])
    loaded = await harness.load(loaded.info.id, loaded.people[asked].mention)
    question = loaded.question
    assert question is not None
    for lang in LANGUAGES:
        words = Words.of(lang, icons=True)
        shown, bare = (question_message(loaded, question, one) for one in (words, words.bare))
        assert [_without_icons(part) for part in shown.parts if not isinstance(part, Text)] == [
            part for part in bare.parts if not isinstance(part, Text)
        ]
        assert SHOWN in text_of(shown)
        assert SHOWN not in text_of(bare)


def _without_icons(part: object) -> object:
    if isinstance(part, Select):
        return replace(part, picks=tuple(replace(pick, icon=None) for pick in part.picks))
    buttons = getattr(part, "buttons", None)
    return part if buttons is None else row(*(replace(one, icon=None) for one in buttons))


def test_menus_and_buttons_carry_them_to_discord() -> None:
    press, tea = Press("menu", "7K2", 1, "x"), MARKS["tea"]
    picks = (Pick("a", "3 tea", icon=tea), Pick("b", "none"))
    sent = str(layout(Message((Select("x", press, picks), row(Button("Tea", press, icon=tea))))).to_components())  # type: ignore[no-untyped-call]
    assert sent.count("'name': 'tea_1a2b'") == 2


def test_too_many_are_said_in_words() -> None:
    @few_icons
    def told(words: Words, times: int) -> Message:
        return note((words.icon("tea") or "tea") * times)

    words = Words.of("en", icons=True)
    assert SHOWN in text_of(told(words, MOST_ICONS))
    assert text_of(told(words, MOST_ICONS + 1)) == "tea" * (MOST_ICONS + 1)


async def test_the_setting_is_kept_given_out_and_forgotten(harness: Harness) -> None:
    await harness.acting.write(people.note, BLUE, {ICONS: "no"})
    exported = await harness.acting.read(privacy.export, BLUE)
    assert exported["settings"] == {ICONS: "no"}
    assert SHOWN not in privacy.as_file(exported).decode()
    await privacy.erase_person(harness.acting, harness.caller(BLUE))
    assert (await harness.acting.read(people.preferences, BLUE)).icons
