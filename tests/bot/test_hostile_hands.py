"""A few of the hostile presses that ``python -m tests.hostile`` makes by the thousand, and proof that it notices."""

from __future__ import annotations

import logging
from random import Random
from typing import TYPE_CHECKING

import pytest

from bot.front.ids import VERBS
from bot.front.message import Text
from bot.front.router import trouble
from render.core.words import Words
from tests.bot.harness import BLUE, GUILD, PINK, STRANGER
from tests.hostile.fakes import Shot
from tests.hostile.listening import listening
from tests.hostile.oracle import Sight, sight_of, wrong
from tests.hostile.shooting import PARTIES, shoot
from tests.hostile.tally import Tally

if TYPE_CHECKING:
    from pathlib import Path

    from tests.hostile.oracle import Facts

DEEP = Sight("AAA", door=True, seat=True, revision=True)
SHUT = Sight("AAA", door=False, seat=False, revision=False)


async def test_hostile_presses_are_answered_and_change_nothing_they_may_not(tmp_path: Path) -> None:
    tally = Tally()
    await shoot(tmp_path, 60, 3, tally, (PARTIES[0], PARTIES[3]))
    assert tally.found == []
    assert tally.pressed.total() == 60
    assert tally.deep.total() >= 12
    # The search finds an own hand that it takes for another's.
    assert tally.controls


def test_the_oracle_sees_what_is_wrong() -> None:
    before: Facts = {"AAA": ("running", 3), "BBB": ("running", 5)}
    grown: Facts = {**before, "AAA": ("running", 4)}

    def press(user: int, custom_id: str) -> Shot:
        return Shot(user, GUILD, 1, custom_id)

    assert wrong(press(BLUE, "answer:AAA:3:00000000:"), DEEP, before, before) is None
    assert wrong(press(BLUE, "answer:AAA:3:00000000:"), DEEP, before, grown) is None
    assert wrong(
        press(PINK, "answer:BBB:3:00000000:"), Sight("BBB", door=True, seat=True, revision=True), before, grown
    )
    assert wrong(press(STRANGER, "answer:AAA:3:00000000:"), SHUT, before, grown)
    assert wrong(press(BLUE, "log:AAA:0::"), DEEP, before, grown)
    assert wrong(press(BLUE, "rubbish"), DEEP, before, grown)
    old = Sight("AAA", door=True, seat=True, revision=False)
    assert wrong(press(BLUE, "menu:AAA:2:none:"), old, before, grown)


@pytest.mark.parametrize("lang", ["en", "de", "it"])
def test_a_press_that_meets_an_unforeseen_error_is_a_fault(lang: str) -> None:
    with listening() as listener:
        assert listener.faults(["All is well."]) == []
        said = trouble(RuntimeError("nobody foresaw"), Words.of(lang))
        assert len(listener.faults([])) == 1
    with listening() as listener:
        (text,) = [part.text for part in said.parts if isinstance(part, Text)]
        assert listener.faults(["All is well.", text]) == [text]


def test_what_others_log_is_a_fault_too() -> None:
    with listening() as listener:
        logging.getLogger("asyncio").error("Task exception was never retrieved")
        logging.getLogger("asyncio").info("well")
        assert listener.faults([]) == ["Task exception was never retrieved"]


@pytest.mark.parametrize(("verb", "deep"), [("shut", True), ("bring", True), ("leave", False)])
def test_a_lobby_is_closed_or_moved_from_any_channel_and_left_in_its_own(verb: str, *, deep: bool) -> None:
    shot = Shot(BLUE, GUILD, 2, f"{verb}:AAA:0::")
    assert sight_of(shot, "AAA", None, frozenset({BLUE}), 1).deep is deep
    assert not sight_of(shot, "AAA", None, frozenset({PINK}), 1).deep


def test_a_verb_that_hardly_ever_gets_deep_is_told_and_aimed_at() -> None:
    tally = Tally()
    for verb in sorted(VERBS):
        for number in range(10):
            tally.count(verb, deep=verb != "wake" or number == 0)
            tally.count("", deep=False)
    assert tally.shallow == ["wake"]
    assert [line for line in tally.lines() if "TOO SELDOM" in line] == ["        10   10% deep  wake (TOO SELDOM)"]
    assert tally.shallowest(Random(1)) == "wake"
