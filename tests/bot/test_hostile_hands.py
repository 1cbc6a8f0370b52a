"""A few of the hostile presses that ``python -m tests.hostile`` makes by the thousand, and proof that it notices."""

from __future__ import annotations

import logging
import os
import signal
from dataclasses import replace
from random import Random
from typing import TYPE_CHECKING

import pytest

from bot.core import finding
from bot.core.loaded_match import LoadedMatch
from bot.discord import ids
from bot.discord.message import Text
from bot.discord.trouble import trouble
from bot.topics.index import VERBS
from render.core.words import Words
from rules.core.rng import Rng
from tests.bot.harness import BLUE, GUILD, PINK, STRANGER
from tests.hostile.claims import Moment, claims, false
from tests.hostile.fakes import Shot
from tests.hostile.listening import listening
from tests.hostile.offered import useless
from tests.hostile.oracle import Sight, sight_of, wrong
from tests.hostile.rounds import Rounds
from tests.hostile.shooting import PARTIES, shoot
from tests.hostile.tally import Tally
from tests.hostile.witness import Witness

if TYPE_CHECKING:
    from pathlib import Path

    from render.core.languages import Lang
    from tests.bot.harness import Harness
    from tests.hostile.oracle import Facts

DEEP = Sight("AAA", door=True, seat=True, revision=True)
SHUT = Sight("AAA", door=False, seat=False, revision=False)


async def test_hostile_presses_are_answered_and_change_nothing_they_may_not(tmp_path: Path) -> None:
    tally = await shoot(tmp_path, 60, 3, (PARTIES[0], PARTIES[3]))
    assert tally.found == []
    assert tally.pressed.total() == 60
    assert tally.deep.total() >= 12
    assert tally.claimed
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
async def test_a_reply_that_claims_what_is_not_so_is_found(harness: Harness, lang: Lang) -> None:
    match = await harness.deal("toy", BLUE, PINK)
    await harness.play_on(match, Rng(b"claims"), 2)
    (asked,) = await harness.asked(match)
    other = BLUE if asked == PINK else PINK
    words, witness = Words.of(lang), Witness(harness)
    before = await witness.facts()
    with claims() as heard:
        theirs = words.text("house-wrong-turn", who=f"name{asked}")
        own = words.text("house-wrong-turn", who=f"name{other}")
        words.text("house-vote-would")
        turn, *wrongly = heard.shown([theirs, own])
        assert heard.shown([theirs]) == []
        rest = words.text("vote-rests-now", until="soon")
        (rests,) = heard.shown([rest])
    moment = Moment(match, other, await harness.load(match, other), before, before, {})
    assert false(turn, moment) is None
    assert [false(each, moment) is None for each in (*wrongly, rests)] == [False, False]
    await harness.play_on(match, Rng(b"claims"), 1)
    changed = Moment(match, other, await harness.load(match, other), before, await witness.facts(), {})
    assert "something has changed" in (false(turn, replace(changed, found=moment.found)) or "")


async def test_a_reply_that_offers_what_cannot_be_used_is_found(harness: Harness) -> None:
    match = await harness.deal("toy", BLUE, PINK)
    await harness.play_on(match, Rng(b"claims"), 3)
    (asked,) = await harness.asked(match)
    facts = await Witness(harness).facts()

    async def refused(user: int, *presses: str) -> list[bool]:
        moment = Moment(match, user, await harness.load(match, user), facts, facts, {})
        read = [ids.read(each.format(match)) for each in presses]
        return [useless(press, moment) is not None for press in read if press is not None]

    loaded = await harness.load(match, asked)
    at = str(ids.Press("menu", match, loaded.match.asked_since(loaded.own), "take"))
    old = str(ids.Press("menu", match, loaded.match.asked_since(loaded.own) - 1, "take"))
    assert await refused(asked, at, old) == [False, True]
    assert await refused(BLUE + PINK - asked, at, "hand:{}:0::", "sheet:{}:0::") == [True, False, True]
    assert await refused(STRANGER, at, "hand:{}:0::", "rest:{}:0::", "play:{}:0::") == [True, True, True, False]
    lobby = await harness.open("toy", BLUE, channel=2)
    facts = await Witness(harness).facts()
    found = await harness.acting.read(finding.look, lobby, PINK)
    moment = Moment(lobby, PINK, found, facts, facts, {})
    verbs = [ids.Press(verb, lobby) for verb in ("join", "leave", "start")]
    assert [useless(each, moment) is not None for each in verbs] == [False, True, True]
    assert useless(verbs[0], replace(moment, found=None)) is not None


@pytest.mark.parametrize("lang", ["en", "de", "it"])
def test_a_press_that_meets_an_unforeseen_error_is_a_fault(lang: str) -> None:
    with listening() as listener:
        assert listener.faults(["All is well."]) == []
        said = trouble(RuntimeError("no one foresaw"), Words.of(lang))
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


@pytest.mark.parametrize(("verb", "deep"), [("text", True), ("moment", True), ("follow", True), ("hand", False)])
def test_an_onlooker_needs_no_seat_to_look_but_at_a_hand(verb: str, *, deep: bool) -> None:
    assert sight_of(Shot(PINK, GUILD, 1, f"{verb}:AAA:0::"), "AAA", None, frozenset({BLUE}), 1).deep is deep
    assert not sight_of(Shot(PINK, GUILD, 2, f"{verb}:AAA:0::"), "AAA", None, frozenset({BLUE}), 1).deep


def test_a_verb_that_hardly_ever_gets_deep_is_told_and_aimed_at() -> None:
    tally = Tally()
    for verb in sorted(VERBS):
        for number in range(10):
            tally.count(verb, deep=verb != "wake" or number == 0)
            tally.count("", deep=False)
    assert tally.shallow == ["wake"]
    assert [line for line in tally.lines() if "TOO SELDOM" in line] == ["        10   10% deep  wake (TOO SELDOM)"]
    assert tally.shallowest(Random(1)) == "wake"


def test_a_verb_that_is_pressed_astray_again_and_again_is_aimed_at_before_those_never_pressed() -> None:
    """Whoever is shown a button that does nothing has it before the eyes for long, and it became the one too seldom."""
    tally = Tally()
    for number in range(27):
        tally.count("unerased", deep=number < 4)
    aimed = 0
    while tally.shallowest(Random(aimed)) == "unerased":
        tally.count("unerased", deep=True)
        aimed += 1
    assert 0 < aimed < 27
    assert tally.shallow == []
    assert not tally.pressed[tally.shallowest(Random(1))]


@pytest.mark.long
async def test_a_round_is_repeated_by_its_seed(tmp_path: Path) -> None:
    rounds = [await shoot(tmp_path / name, 25, seed, (PARTIES[3],)) for name, seed in (("a", 5), ("b", 5), ("c", 6))]
    assert rounds[0] == rounds[1]
    assert rounds[0].pressed != rounds[2].pressed


async def test_the_witness_sees_what_was_written(harness: Harness) -> None:
    witness, match = Witness(harness), await harness.deal("toy", BLUE, PINK)
    before, held = await witness.facts(), await witness.hand(match, BLUE)
    assert await witness.facts() is before
    (asked, *_) = await harness.asked(match)
    await harness.play_on(match, Rng(b"witness"), 1)
    after = await witness.facts()
    assert {name for name in after if after[name] != before[name]} == {match}
    found = await witness.look(match, asked)
    assert isinstance(found, LoadedMatch)
    assert found.match.revision == (await harness.load(match, asked)).match.revision
    assert held is not await witness.hand(match, BLUE)


def _a_round(presses: int, seed: int) -> Tally:
    """A round in which every second seed finds something, and one breaks off."""
    tally = Tally(seed)
    for _ in range(presses):
        tally.count("log", deep=True)
    tally.wrong += [tally.named("wrong")] if seed % 2 else []
    assert seed != 14
    return tally


def test_rounds_are_summed_and_what_they_find_is_told_with_its_seed() -> None:
    rounds = Rounds(1750, 11, 600.0, _a_round)
    rounds.run(2)
    assert rounds.tally.pressed == {"log": 1500}
    assert sorted(rounds.tally.wrong) == ["--seed 11 --presses 500: wrong", "--seed 13 --presses 500: wrong"]
    (broken,) = rounds.tally.faults
    assert broken.startswith("--seed 14: the round broke off: ")
    assert rounds.rest == "to go on: --seed 15 --presses 0"


def _interrupting(presses: int, seed: int) -> Tally:
    os.kill(os.getppid(), signal.SIGINT)
    return _a_round(presses, seed)


def test_ctrl_c_ends_a_run_with_the_rounds_under_way() -> None:
    former = signal.getsignal(signal.SIGINT)
    rounds = Rounds(100_000, 1, 600.0, _interrupting)
    rounds.run(1)
    assert rounds.tally.pressed == {"log": 500}
    assert rounds.rest == "to go on: --seed 2 --presses 99500"
    assert signal.getsignal(signal.SIGINT) is former
