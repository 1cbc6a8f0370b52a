"""A match alone against the rulebook's own opponent, through the real client, from the deal to won or lost."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

import pytest

from bot.core import finding
from bot.core.caller import Caller
from bot.core.loaded_match import LoadedMatch
from bot.core.tables import load_tables
from bot.discord import ids
from bot.local.autoplay import by_verb
from bot.local.panel_search import plan
from bot.outbox import posts
from bot.outbox.told import Told
from bot.topics.turn import operations as turn
from bot.topics.turn.operations import MOST_TYPED
from render.core.languages import LANGUAGES
from render.core.words import Words
from rules.core.rng import Rng
from rules.core.setup import Setup
from rules.games import GAMES
from tests.bot.deals import this_deal
from tests.bot.harness import INTERACTIONS, done
from tests.bot.running_bot import running_bot
from tests.bot.test_alone import text
from tests.bot.test_panels_on_discord import press
from tests.every_day import daily

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

    from bot.local.people import Person
    from rules.core.answers import Answer
    from rules.core.decisions import Question
    from rules.core.match import Match
    from tests.bot.running_bot import RunningBot

GAME, AIM, OPPONENT = "nippon", "goals", "Takatoshi"
RULES = GAMES[GAME]
LAST = 2
"""Lines at the end that are typed by hand."""

WON = {"en": "wins", "de": "gewinnt", "it": "vince"}
LOST = {"en": "loses", "de": "verliert", "it": "perde"}


Lines = list[tuple[str, ...]]
"""Answers of a match, those together that are given without anything drawn between."""


def played_out(match: Match, dice: Rng) -> tuple[Lines, Match]:
    """A match as it goes on if its one player aims at the goals: all answers, and the end."""

    def prefer(ahead: Match, question: Question) -> Answer:
        return RULES.prefer(question, ahead.view(question.seat), AIM, dice)

    lines: Lines = []
    while match.results() is None:
        (question,) = match.questions()
        line = plan(match, question.seat, prefer)
        match = match.play_line(question.seat, line).match
        lines.append(line)
    return lines, match


@cache
def dealt_and_played(seed: bytes) -> tuple[Lines, Match]:
    """Answers of a deal, and its end."""
    book = RULES.with_tables(load_tables(GAME, RULES.data, RULES.tables))
    options = tuple(sorted((option.key, option.default) for option in RULES.options))
    return played_out(book.deal(Setup(GAME, 1, options, seed)), Rng(seed))


def a_way(*, won: bool) -> tuple[bytes, Lines, Match]:
    """The seed of a deal, answers that win it or lose it, and the end."""
    for number in range(30):
        seed = b"alone %d" % number
        lines, over = dealt_and_played(seed)
        verdict = over.verdict()
        assert verdict is not None
        if verdict.won == won:
            return seed, lines, over
    raise AssertionError("the opponent is too strong or too weak")


async def without_looking(here: RunningBot, match: str, lines: Iterable[tuple[str, ...]]) -> None:
    """Give answers without any panel."""
    info = (await looked_at(here, match)).info
    (owner,) = (await looked_at(here, match)).people
    for line in lines:
        for first in range(0, len(line), MOST_TYPED):
            caller = Caller(
                next(INTERACTIONS), owner.mention or 0, owner.name, "en", info.guild, info.channel, manager=False
            )
            done(await here.app.acting.play(caller, turn.type_moves(match, line[first : first + MOST_TYPED])))


async def typed(person: Person, line: tuple[str, ...]) -> None:
    """Type answers one by one."""
    for answer in line:
        await person.command("/move", moves=answer)


async def sits_down(here: RunningBot, person: Person) -> str:
    """Open a table for one and deal; the match's id."""
    await person.command("/game open", game=GAME)
    lobby = await here.seen(person, lambda message: "Join" in message.buttons)
    await press(person, await press(person, lobby, "start"), "deal")
    dealt = await here.seen(person, lambda message: by_verb(message, "play") is not None)
    found = ids.read(by_verb(dealt, "play") or "")
    assert found is not None
    assert OPPONENT in dealt.text
    return found.match


async def looked_at(here: RunningBot, match: str) -> LoadedMatch:
    """The match as everyone finds it."""
    found = await here.app.acting.read(finding.look, match, None)
    assert isinstance(found, LoadedMatch)
    return found


@pytest.mark.parametrize("won", daily(True, of=(True, False)), ids=["won", "lost"])  # noqa: FBT003 - a case
async def test_the_end_alone_is_told_as_what_it_is(tmp_path: Path, *, won: bool) -> None:
    seed, lines, over = a_way(won=won)
    async with running_bot(tmp_path) as here:
        mika = here.person("Mika")
        with this_deal(seed):
            match = await sits_down(here, mika)
        await without_looking(here, match, lines[:-LAST])
        for line in lines[-LAST:]:
            await typed(mika, line)
        await here.well()
        loaded, verdict, results = await looked_at(here, match), over.verdict(), over.results()
        assert (loaded.match.verdict(), loaded.match.results()) == (verdict, results)
        assert verdict is not None
        assert results is not None
        end = await here.seen(mika, lambda message: by_verb(message, "rematch") is not None)
        assert f"Mika {WON['en'] if won else LOST['en']} against {OPPONENT} with {results[0].points} point" in end.text
        assert loaded.match.winners() == ((0,) if won else ())
        for lang in LANGUAGES:
            words = Words.of(lang)
            said = text(posts.over_message(loaded, 7, (), Told(range(loaded.match.published)), words))
            assert words.text(f"{GAME}-rank-{verdict.rank}") in said
            assert {way[lang] for way in (WON, LOST) if f" {way[lang]} " in said} == {(WON if won else LOST)[lang]}
        assert await here.world.control.violations() == []
