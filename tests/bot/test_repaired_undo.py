"""Going back at a table that was repaired: as far as to the repair, never beyond it, and no one is told otherwise."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bot.cli.repair import Asked
from bot.core.match import answering, undoing
from bot.core.outcomes import Objected, Voted
from bot.discord.screens.going_back import ask_to_go_back
from bot.discord.screens.log import back_points
from bot.discord.screens.objections import objection_message
from bot.topics.undo.operations import propose_undo
from bot.topics.votes import operations as votes
from render.core.languages import LANGUAGES
from render.core.words import Words
from rules.core.rng import Rng
from tests.bot.harness import PEOPLE, Harness
from tests.bot.test_repairs import GAMES, a_fact, repaired, set_right, turn_begins

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable
    from typing import TypeAlias

    from bot.core.outcomes import Outcome
    from bot.discord.message import Message

    Mend: TypeAlias = Callable[[Harness, str], Awaitable[None]]

TWO = PEOPLE[:2]
PLAYED = 12
"""Answers before a repair, after which no one has taken anything back."""


async def stands(here: Harness, match: str) -> int:
    """How many answers stand."""
    return len((await here.load(match, None)).match.standing_moves)


async def replayed(here: Harness, match: str) -> None:
    """Have everything played again by the present rules."""
    await repaired(here, match, Asked(replay=-1))


async def corrected(here: Harness, match: str) -> None:
    """Set a fact right, all agreeing."""
    await turn_begins(here, match, Rng(b"corrected"))
    await set_right(here, match, await a_fact(here, match))


async def gone_back(here: Harness, match: str, to: int) -> None:
    """Let both agree to go back."""
    proposed = await here.play(TWO[0], propose_undo(match, to))
    assert isinstance(proposed, Voted), proposed
    agreed = await here.play(TWO[1], votes.vote(proposed.vote, agree=True))
    assert isinstance(agreed, Voted)
    assert agreed.result == "agreed"


def says_no_further(message: Message | None, line: int, lang: str) -> bool:
    """Whether someone is told that the game cannot go back beyond its repair, and is offered nothing else."""
    assert message is not None
    (text,) = message.parts
    return Words.of(lang).text("undo-repaired-since", line=line) in str(text)


async def refused(here: Harness, match: str, user: int, line: int, outcome: Outcome) -> None:
    """Hold that this was refused because of the repair, in all languages."""
    assert isinstance(outcome, Objected)
    assert outcome.why in ("floor", "repaired-since")
    for lang in LANGUAGES:
        words = Words.of(lang)
        assert says_no_further(objection_message(outcome, words), line, lang)
        assert says_no_further(ask_to_go_back(await here.load(match, user), 0, words), line, lang)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("mended", [replayed, corrected])
async def test_no_one_goes_back_beyond_a_repair_or_is_told_why_not_what_is_not_so(
    harness: Harness, game: str, mended: Mend
) -> None:
    match, rng = await harness.deal(game, *TWO), Rng(b"beyond")
    await harness.play_on(match, rng, PLAYED)
    await mended(harness, match)
    base, before = await stands(harness, match), (await harness.load(match, None)).match
    for user in TWO:
        loaded = await harness.load(match, user)
        assert back_points(loaded, Words.of("en")) == ()
        await refused(harness, match, user, base, await harness.play(user, answering.take_back(match)))
        await refused(harness, match, user, base, await harness.play(user, undoing.undo_turn(match)))
        await refused(harness, match, user, base, await harness.play(user, propose_undo(match, base - 1)))
    assert (await harness.load(match, None)).match.revision == before.revision


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("mended", [replayed, corrected])
async def test_a_table_goes_back_as_far_as_to_a_repair(harness: Harness, game: str, mended: Mend) -> None:
    match, rng = await harness.deal(game, *TWO), Rng(b"as far")
    await harness.play_on(match, rng, PLAYED)
    await mended(harness, match)
    base, there = await stands(harness, match), (await harness.load(match, None)).match.view(None)
    await harness.play_on(match, rng, 8)
    for user in TWO:
        points = back_points(await harness.load(match, user), Words.of("en"))
        assert all(int(point.value) >= base for point in points)
    await gone_back(harness, match, base + 2)
    await gone_back(harness, match, base)
    loaded = await harness.load(match, None)
    assert (len(loaded.match.standing_moves), loaded.match.view(None)) == (base, there)
    await harness.play_on(match, rng, 4)
    again = (await harness.load(match, None)).match
    assert again.replayed().view(None) == again.view(None)


@pytest.mark.parametrize("game", GAMES)
async def test_where_the_house_has_gone_back_a_table_goes_back_further(harness: Harness, game: str) -> None:
    match, rng = await harness.deal(game, *TWO), Rng(b"further")
    await harness.play_on(match, rng, PLAYED)
    before = (await harness.load(match, None)).match
    await repaired(harness, match, Asked(back=PLAYED - 3))
    await gone_back(harness, match, 2)
    assert (await harness.load(match, None)).match.view(None) == before.view_after(None, 2)
    await harness.play_on(match, rng, 4)
