"""Repairs: by the table, with everyone's vote, and by whoever runs the house; each is a line of the log."""

from __future__ import annotations

import asyncio
import json
from typing import TYPE_CHECKING

import pytest

from bot.__main__ import main
from bot.cli.repair import Asked, NotRepaired, done, shown
from bot.core.outcomes import Voted
from bot.discord.screens.repairs import adjusted_text
from bot.outbox.told import told_by
from bot.store import entries
from bot.store.preparing import Lock
from bot.topics.record.proving import Proof, prove
from bot.topics.record.reading import read
from bot.topics.record.telling import summary_of
from bot.topics.repairs import operations
from bot.topics.votes import operations as votes
from render.core.words import Words
from rules.core.corrections import Correction
from rules.core.log import Repair
from rules.core.rng import Rng
from tests.bot.harness import BLUE, PEOPLE, PINK, STRANGER, Harness, open_harness, table_post, why
from tests.bot.record_files import document, exported, play_to_the_end
from tests.bot.test_record_import import taken_up
from tests.bot.test_record_verify import found_in
from tests.bot.test_store_crash import break_at_each

if TYPE_CHECKING:
    from pathlib import Path
    from typing import Any

    from bot.core.unit_of_work import UnitOfWork

GAMES = ("toy", "osaka", "nippon", "yokohama")
SHORT = ("toy", "osaka")
"""Games that are played to their end every day."""

TWO = PEOPLE[:2]


async def turn_begins(here: Harness, match: str, rng: Rng) -> None:
    """Play until something can be set right."""
    while not (await here.load(match, None)).match.stated():
        assert await here.play_on(match, rng, 1) == 1


async def a_fact(here: Harness, match: str) -> Correction:
    """A fact that can be set to something else, and to what."""
    facts = (await here.load(match, None)).match.stated()
    one = next(fact for fact in facts if len(fact.ways) > 1)
    return Correction(one.what, one.seat, one.value, next(way for way in reversed(one.ways) if way != one.value))


async def set_right(here: Harness, match: str, correction: Correction) -> None:
    """Have it proposed by one of two, and agreed to by the other."""
    proposed = await here.play(TWO[0], operations.propose(match, correction))
    assert isinstance(proposed, Voted)
    assert proposed.result == "open"
    agreed = await here.play(TWO[1], votes.vote(proposed.vote, agree=True))
    assert isinstance(agreed, Voted)
    assert agreed.result == "agreed"


async def repaired(here: Harness, match: str, asked: Asked) -> str:
    """What whoever runs the house does."""
    return await here.acting.write(done, match, asked)


async def chained(here: Harness, match: str) -> int:
    """How long the log of a match is, read with its chain."""
    log, _ = await here.database.read(lambda connection: entries.load(connection, match))
    return len(log)


async def proof_of(here: Harness, match: str) -> Proof:
    """What is found when a match is verified, all that is hidden in it too."""
    return prove(read(await exported(here, match, everything=True), match))


@pytest.mark.parametrize("game", GAMES)
async def test_a_table_sets_a_fact_right_and_plays_on_to_an_end_that_counts_nowhere(
    harness: Harness, game: str, *, heavy: bool
) -> None:
    match, rng = await harness.deal(game, *TWO), Rng(b"right")
    await harness.play_on(match, rng, 8)
    await turn_begins(harness, match, rng)
    meant = await a_fact(harness, match)
    await set_right(harness, match, meant)
    loaded = await harness.load(match, None)
    now = {(fact.what, fact.seat): fact.value for fact in loaded.match.stated()}
    assert now[meant.what, meant.seat] == meant.to
    assert (loaded.match.adjusted, loaded.counts) == (True, "no")
    assert await chained(harness, match) == loaded.match.revision
    (row,) = [row for row in await harness.post() if row.kind == "table"]
    for lang in ("en", "de", "it"):
        post = table_post(loaded, row, Words.of(lang)).parts[0]
        assert post.kind == "text"
        assert Words.of(lang).text("repair-mark") in post.text
        assert f"{meant.was if isinstance(meant.was, int) else ''} → " in post.text
    assert isinstance(told_by(loaded, row).back, Repair)
    if heavy or game in SHORT:
        await play_to_the_end(harness, match, rng)
    else:
        await harness.play_on(match, rng, 12)
    counted = await harness.database.read(lambda c: c.execute("SELECT count(*) FROM results").fetchone()[0])
    assert counted == 0
    proof = await proof_of(harness, match)
    assert proof.verdict == "holds", proof.findings
    assert summary_of(proof, Words.of("en")).startswith("Everything holds; the game was adjusted. After line ")
    content = await exported(harness, match, everything=True)
    again = await taken_up(harness, content, 7000)
    assert await exported(harness, again, everything=True) == content


async def test_it_is_refused_while_a_turn_is_under_way_and_lapses_once_someone_plays(
    harness: Harness, match: str
) -> None:
    rng = Rng(b"lapses")
    await turn_begins(harness, match, rng)
    meant = await a_fact(harness, match)
    proposed = await harness.play(BLUE, operations.propose(match, meant))
    assert isinstance(proposed, Voted)
    await harness.play_on(match, rng, 1)
    assert why(await harness.play(PINK, votes.vote(proposed.vote, agree=True))) == "vote-over"
    if not (await harness.load(match, None)).match.stated():
        assert why(await harness.play(BLUE, operations.propose(match, meant))) == "cannot-correct"
    await turn_begins(harness, match, rng)
    beyond = Correction(meant.what, meant.seat, meant.was, 10_000)
    assert why(await harness.play(BLUE, operations.propose(match, beyond))) == "cannot-correct"
    assert why(await harness.play(STRANGER, operations.propose(match, meant))) == "stranger"
    assert not (await harness.load(match, None)).match.adjusted


async def test_whoever_runs_the_house_goes_back_replays_hands_over_and_ends(harness: Harness, match: str) -> None:
    before = (await harness.load(match, None)).match
    assert "goes on after line 4" in await repaired(harness, match, Asked(back=4))
    loaded = await harness.load(match, None)
    assert len(loaded.match.standing_moves) == 4
    assert loaded.match.view(None) == before.view_after(None, 4)
    (row,) = [row for row in await harness.post() if row.kind == "table"]
    text = table_post(loaded, row, Words.of("en")).parts[0]
    assert text.kind == "text"
    assert "taken the game back to before line 5" in text.text
    assert "agreed" not in text.text
    assert "goes on after line 4" in await repaired(harness, match, Asked(replay=-1))
    again = (await harness.load(match, None)).match
    assert again.view(None) == loaded.match.view(None)
    # The log numbers the answers that stand; what was taken back, and repairs, have no number there.
    assert again.revision > len(again.standing_moves) == 4
    for lang, after in (("en", "After line 4: "), ("de", "Nach Zeile 4: "), ("it", "Dopo la riga 4: ")):
        assert adjusted_text(await harness.load(match, None), Words.of(lang)).count(after) == 2
    assert "Seat 1" in await repaired(harness, match, Asked(hand=("1", str(STRANGER), "Ren")))
    owner = (await harness.load(match, STRANGER)).seat
    assert owner == 0
    assert (await proof_of(harness, match)).verdict == "holds"
    assert "ended without a result" in await repaired(harness, match, Asked(void=True))
    over = await harness.load(match, None)
    assert over.info.phase == "closed"
    acts = [entry.act for entry in over.match.entries if isinstance(entry, Repair)]
    assert acts == ["back", "replay", "seat", "void"]
    assert await chained(harness, match) == over.match.revision
    proof = await proof_of(harness, match)
    assert proof.verdict == "holds", proof.findings
    content = await exported(harness, match)
    assert await exported(harness, await taken_up(harness, content, 7001)) == content
    for wrong in (Asked(back=0), Asked(void=True)):
        with pytest.raises(NotRepaired, match="not running"):
            await repaired(harness, match, wrong)


@pytest.mark.parametrize(
    ("asked", "why_not"),
    [
        (Asked(back=99), "cannot go on after that line"),
        (Asked(replay=99), "cannot go on after that line"),
        (Asked(hand=("9", "5", "x")), "seats 1 to 3"),
        (Asked(hand=("1", "x", "x")), "no id of a user"),
        (Asked(hand=("1", str(BLUE), "x")), "has a seat"),
    ],
)
async def test_what_cannot_be_repaired_is_said_and_nothing_changes(
    harness: Harness, match: str, asked: Asked, why_not: str
) -> None:
    before = await chained(harness, match)
    with pytest.raises(NotRepaired, match=why_not):
        await repaired(harness, match, asked)
    assert await chained(harness, match) == before


@pytest.mark.parametrize(
    "asked", [Asked(back=3), Asked(replay=-1), Asked(void=True), Asked(hand=("2", str(STRANGER), "Ren"))]
)
async def test_a_repair_is_killed_at_each_step(
    harness: Harness, match: str, asked: Asked, monkeypatch: pytest.MonkeyPatch
) -> None:
    steps, _ = await break_at_each(harness, monkeypatch, lambda: repaired(harness, match, asked))
    assert steps > 3
    assert await chained(harness, match)


async def test_planted_changes_in_repairs_are_found(harness: Harness) -> None:
    match, rng = await harness.deal("toy", *TWO), Rng(b"planted")
    await harness.play_on(match, rng, 8)
    await turn_begins(harness, match, rng)
    await set_right(harness, match, await a_fact(harness, match))
    await harness.play_on(match, rng, 4)
    await repaired(harness, match, Asked(back=len((await harness.load(match, None)).match.standing_moves) - 1))
    raw = document(await exported(harness, match, everything=True))
    repairs = [number for number, line in enumerate(raw["entries"]) if line["kind"] == "repair"]
    assert len(repairs) == 2

    def wrong(change: Any) -> set[str]:
        other = json.loads(json.dumps(raw))
        change(other)
        return {step for step, one in found_in(other).items() if one.verdict == "broken"}

    right, back = repairs
    fact = raw["entries"][right]["correction"]
    assert wrong(lambda doc: doc.update(lang="it")) == set()
    assert wrong(lambda doc: doc.pop("adjusted")) == {"answers"}
    assert wrong(lambda doc: doc["entries"][right]["correction"].update(to=fact["to"] - 1))
    assert wrong(lambda doc: doc["entries"][right]["correction"].update(was=fact["was"] + 1))
    assert wrong(lambda doc: doc["entries"][back].update(to=1))
    assert wrong(lambda doc: doc["entries"].pop(right))
    assert wrong(lambda doc: doc["entries"].pop(back + 1))
    assert wrong(lambda doc: doc["entries"].insert(back, doc["entries"][right]))


@pytest.mark.parametrize("lost", [1, 3])
async def test_a_log_whose_end_is_missing_is_not_taken_for_a_sound_one(harness: Harness, match: str, lost: int) -> None:
    rows = await chained(harness, match)

    def cut(unit: UnitOfWork) -> None:
        unit.connection.execute("DELETE FROM entries WHERE match = ? AND number >= ?", (match, rows - lost))
        unit.catalog.taken_up.clear()

    await harness.at(1, cut)
    for asked in (Asked(replay=-1), Asked(back=1)):
        with pytest.raises(NotRepaired, match="its log is damaged: restore a backup"):
            await repaired(harness, match, asked)
    with pytest.raises(NotRepaired, match="cannot be read"):
        await harness.acting.read(shown, match)


async def test_a_damaged_position_is_played_again_and_a_damaged_log_can_only_end(harness: Harness, match: str) -> None:
    stands = len((await harness.load(match, None)).match.standing_moves)
    there = (await harness.load(match, None)).match.view_after(None, stands)

    def damage(unit: UnitOfWork, statement: str) -> None:
        unit.connection.execute(statement, (match,))
        unit.catalog.taken_up.clear()

    await harness.at(1, lambda unit: damage(unit, "UPDATE matches SET snapshot = 'x' WHERE id = ?"))
    with pytest.raises(NotRepaired, match="--replay"):
        await repaired(harness, match, Asked(back=1))
    assert "--replay" in "\n".join(await harness.acting.read(shown, match))
    await repaired(harness, match, Asked(replay=-1))
    harness.catalog.taken_up.clear()
    assert (await harness.load(match, None)).match.view(None) == there
    await harness.at(1, lambda unit: damage(unit, "DELETE FROM entries WHERE number = 2 AND match = ?"))
    with pytest.raises(NotRepaired, match="restore a backup"):
        await repaired(harness, match, Asked(replay=-1))
    with pytest.raises(NotRepaired, match="cannot be read"):
        await harness.acting.read(shown, match)
    await repaired(harness, match, Asked(void=True))
    assert (await harness.info(match)).phase == "closed"


def test_the_command_shows_repairs_and_leaves_a_house_in_use_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("HATOBA_DATA", str(tmp_path))
    monkeypatch.setenv("HATOBA_DATABASE", str(tmp_path / "hatoba.sqlite3"))

    async def dealt() -> str:
        async with open_harness(tmp_path) as here:
            match = await here.deal("osaka", *TWO)
            await here.play_on(match, Rng(b"shown"), 6)
            return match

    match = asyncio.run(dealt())
    assert main(["repair", match.lower()]) == 0
    told = capsys.readouterr().out
    assert f"{match}: osaka, running, 6 lines stand" in told
    assert "seat 1: name" in told
    assert "   6  " in told
    assert main(["repair", match, "--back", "2"]) == 0
    assert "goes on after line 2" in capsys.readouterr().out
    assert main(["repair", "ZZZ"]) == 1
    assert capsys.readouterr().err == "There is no game ZZZ.\n"
    lock = Lock(tmp_path / "hatoba.sqlite3")
    try:
        assert main(["repair", match, "--void"]) == 1
        assert capsys.readouterr().err.count("\n") == 1
    finally:
        lock.release()
