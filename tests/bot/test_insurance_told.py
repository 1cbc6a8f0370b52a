"""What an insurance tells those who are asked within another's turn: first the payday, and the same only once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.bench.dealing import dealt
from bot.discord.screens.panels import question_message
from bot.discord.screens.story import since_last_turn
from render.core.words import Words
from rules.core.rng import Rng
from rules.games import GAMES
from rules.osaka.events import Scored
from tests.bot.reading import text_of
from tests.browser.heights.measuring import found

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rules.core.decisions import Question
    from rules.core.match import Match
    from rules.core.seats import Seat

WORDS = Words.of("en")


def insurances(match: Match) -> Iterator[Question]:
    """Plays the match; every insurance before it is answered."""
    osaka, dice = GAMES["osaka"], Rng(b"insured")
    while asked := match.questions():
        if asked[0].kind == "insurance":
            yield asked[-1]
        question = next((one for one in reversed(asked) if one.given is None), asked[0])
        match.give(question.seat, osaka.prefer(question, match.view(question.seat), osaka.aims[0], dice))


def paid(match: Match, seat: Seat) -> int:
    """VP that a seat got from the payday of another's turn, which is still on; 0 in its own."""
    now = [move for move in match.standing_moves if move.turn == match.turn]
    events = [told.event for move in now for told in move.told]
    return sum(one.vp for one in events if isinstance(one, Scored) and one.seat == seat != now[0].seat)


def test_an_insurance_begins_with_the_payday_and_does_not_swallow_it() -> None:
    match = dealt("osaka", 3, 0)
    question = next(one for one in insurances(match) if one.given is None and paid(match, one.seat))
    loaded, seat = found(match, question.seat, "en"), question.seat
    panel = text_of(question_message(loaded, question, WORDS))
    assert panel.startswith(f"**You get {paid(match, seat)} VP")
    since = since_last_turn(loaded)
    osaka = GAMES["osaka"]
    match.give(seat, osaka.prefer(question, match.view(seat), osaka.aims[0], Rng(b"insured")))
    # Answering within another's turn is no turn of one's own: the next one still tells of the payday.
    assert match.standing_moves[-1].seat == seat
    assert since_last_turn(found(match, seat, "en")) == since


def test_an_answer_that_waits_is_told_once() -> None:
    match = dealt("osaka", 3, 0)
    question = next(one for one in insurances(match) if one.given is not None)
    panel = text_of(question_message(found(match, question.seat, "en"), question, WORDS))
    assert panel.count("Your answer so far") == 1
    assert panel.count("change") == 1
    assert "You get" not in panel
