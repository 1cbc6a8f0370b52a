"""What a turn brought its owner, told once it is over."""

from __future__ import annotations

from bot.discord.screens.story import turn_summary
from render.core.words import Words
from tests.browser.heights.measuring import found
from tests.contract.playing import steps

WORDS = Words.of("en")


def test_a_turn_with_a_payday_brought_what_was_sold_though_others_answered_in_between() -> None:
    """Whoever buys sells before the insurance, and answers it after those who were quicker."""
    told = []
    for step in (step for seed in range(8) for step in steps("osaka", 2, seed)):
        moves = step.match.standing_moves
        seats = [move.seat for move in moves if move.turn == moves[-1].turn] if moves else []
        if len(seats) == 3 and seats[0] == seats[2] != seats[1] and moves[-1].turn and step.match.turn > moves[-1].turn:
            loaded = found(step.match, seats[0])
            before = step.match.view_after(seats[0], len(moves) - 3)
            brought = loaded.face.turn_summary(before, step.match.view(seats[0]), seats[0])
            expected = "Your turn: " + "; ".join(WORDS.say(label, loaded.everyone) for label in brought)
            assert turn_summary(loaded, moves[-1:], WORDS) == [expected]
            told.append(expected)
    assert any("VP" in line for line in told)
