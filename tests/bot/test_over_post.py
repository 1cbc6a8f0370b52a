"""The last post of a match: score sheet and course; the table as it was left is a press away."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bot.core.match import lobbies as lobby
from bot.core.outcomes import Voted
from bot.discord.message import Button, Buttons, Image, Text
from bot.discord.screens import board
from bot.discord.screens.course import course_pictures, origins_of
from bot.discord.screens.reader import render_context
from bot.discord.screens.story import known_of
from bot.outbox import posts
from bot.outbox.deliveries import LastEdit, write
from bot.outbox.told import Told, told_by
from bot.topics.votes import operations as votes
from render.core.languages import LANGUAGES
from render.core.words import Words
from rules.core.rng import Rng
from tests.bot.harness import PEOPLE, open_harness
from tests.bot.test_posts_fit import payload
from tests.every_day import daily

if TYPE_CHECKING:
    from pathlib import Path

    from bot.discord.message import Message


@pytest.mark.parametrize("game", daily("toy", of=("toy", "osaka", "nippon")))
async def test_the_last_post_shows_the_score(tmp_path: Path, game: str) -> None:
    rng = Rng(b"to the end")
    async with open_harness(tmp_path) as here:
        match = await here.deal(game, *PEOPLE[:2])
        while await here.play_on(match, rng, 50):
            continue
        loaded, words = await here.load(match, None), Words.of("en")
        assert loaded.match.results() is not None
        content = posts.over_message(loaded, 7, (), Told(range(loaded.match.published)), words)
        payload(content)
        view, reader = loaded.match.view(None), render_context(loaded, words)
        told = known_of(loaded, loaded.match.standing_moves, None)
        shown = [part.picture for part in content.parts if isinstance(part, Image)]
        assert shown == [loaded.face.score_sheet(view, told, reader), *course_pictures(loaded, words)[:1]]
        # Who won begins the post, in place of a title that would say whose turn it was.
        above, end = [part.text for part in content.parts if isinstance(part, Text)]
        results = loaded.match.results()
        assert results is not None
        assert above.split("\n")[0] == board.result_line(loaded, results, words)
        assert "has played" not in above
        honour, seed = end.split("\n")[1:]
        assert "first win here; new best" in honour
        assert seed.startswith("Seed revealed: ")
        assert end.endswith(" · /game info")
        assert "closer" in verbs(content)
        # In words the sheet stands in its alternative text, and behind a button, so that the post fits a phone.
        assert "points" in verbs(content)
        said = board.score_text(loaded, words)
        assert said == "\n".join(loaded.face.score_text(view, told, reader))
        assert not [part for part in content.parts if isinstance(part, Text) and said in part.text]


@pytest.mark.parametrize("game", daily("toy", "nippon", of=("toy", "osaka", "yokohama", "nippon")))
async def test_a_match_that_its_table_has_ended_early_shows_the_score_sheet_and_the_way_to_another(
    tmp_path: Path, game: str
) -> None:
    async with open_harness(tmp_path) as here:
        match = await here.deal(game, *PEOPLE[:2])
        await here.play_on(match, Rng(b"agreed"), 12)
        await here.post()
        end = await here.acting.play(here.caller(PEOPLE[0]), votes.propose_end(match))
        assert isinstance(end, Voted)
        assert board.score_sheet(await here.load(match, None), Words.of("en")) == [], "it still runs"
        await here.acting.play(here.caller(PEOPLE[1]), votes.vote(end.vote, agree=True))
        rows = [row for row in await here.post() if row.channel and row.kind not in ("vote", "strip")]
        assert [row.kind for row in rows] == ["over"]
        loaded = await here.load(match, None)
        assert loaded.match.results() is None, "no one has won"
        ended = loaded.match.ended_early()
        for lang in LANGUAGES:
            words = Words.of(lang)
            content = posts.over_message(loaded, 7, (), told_by(loaded, rows[0]), words)
            payload(content)
            course = [] if origins_of(loaded, words) is None else ["course"]
            assert verbs(content) == ["log", "closer", "points", "rematch", *course, "film"]
            told = known_of(loaded, ended.standing_moves, None)
            shown = [part.picture for part in content.parts if isinstance(part, Image)]
            sheet = loaded.face.score_sheet(ended.view(None), told, render_context(loaded, words))
            assert shown == [sheet, *course_pictures(loaded, words)[:1]]
            said = "\n".join(part.text for part in content.parts if isinstance(part, Text))
            assert said.startswith(board.result_text(loaded, words))
            score = board.score_text(loaded, words)
            assert score == "\n".join(loaded.face.score_text(ended.view(None), told, render_context(loaded, words)))
            if game != "toy":
                assert words.text("house-stood-note") in score.split("\n")
        elsewhere = await here.acting.act(here.caller(PEOPLE[1], channel=9), lobby.rematch, match)
        assert (elsewhere.kind, getattr(elsewhere, "why", "")) == ("objected", "no-table")
        again = await here.acting.act(here.caller(PEOPLE[1]), lobby.rematch, match)
        assert again.kind == "lobby"


async def test_a_turn_in_the_making_is_no_part_of_an_early_end(tmp_path: Path) -> None:
    async with open_harness(tmp_path) as here:
        match = await here.deal("yokohama", *PEOPLE[:2])
        rng = Rng(b"in the making")
        while (loaded := await here.load(match, None)).match.is_shown(None):
            await here.play_on(match, rng, 1)
        shown = loaded.match.published
        assert len(loaded.match.standing_moves) > shown
        assert len(loaded.match.ended_early().standing_moves) == shown


@pytest.mark.parametrize("game", daily("toy", of=("toy", "osaka")))
async def test_after_the_end_hands_keep_their_cards_and_cannot_be_played(tmp_path: Path, game: str) -> None:
    async with open_harness(tmp_path) as here:
        match = await here.deal(game, *PEOPLE[:2])
        while await here.play_on(match, Rng(b"to the end"), 50):
            continue
        rows = [row for row in await here.post() if row.kind == "rehand"]
        assert sorted(row.user or 0 for row in rows) == sorted(PEOPLE[:2])
        for row in rows:
            assert row.silent
            loaded, words = await here.load(match, row.user), Words.of("en")
            delivery = write(row, loaded, None, words)
            assert isinstance(delivery, LastEdit)
            payload(delivery.content)
            assert verbs(delivery.content) == ["hand"]
            hand = board.hand_parts(loaded, words)
            assert [part for part in delivery.content.parts if part in hand] == hand
            assert write(row, await here.load(match, None), None, words).kind == "skip"


def verbs(content: Message) -> list[str]:
    """What the buttons of a message do."""
    return [
        button.press.verb
        for part in content.parts
        if isinstance(part, Buttons)
        for button in part.buttons
        if isinstance(button, Button)
    ]
