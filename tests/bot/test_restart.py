from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from bot.play.keeping import Recovered
from bot.play.wharf import open_wharf
from bot.settings import Settings
from bot.store.errors import Locked
from rules.core.log import Checkpoint
from rules.core.rng import Rng
from rules.core.running import RunningMatch
from rules.games import GAMES
from tests.bot.at_the_house import BLUE, PINK, Evening, done, evening, kinds, why
from tests.toy.game import ToyRules

if TYPE_CHECKING:
    from pathlib import Path


async def test_a_match_goes_on_after_a_restart_at_every_step(tmp_path: Path) -> None:
    async with evening(tmp_path) as house:
        match = await house.deal("toy", BLUE, PINK)
    rng, steps = Rng(b"restart"), 0
    while True:
        async with evening(tmp_path) as house:
            sitting = await house.sitting(match, None)
            assert sitting.match.revision == steps
            if not await house.play_on(match, rng, 1):
                break
            steps += 1
            await house.post()
    async with evening(tmp_path) as house:
        end = await house.sitting(match, None)
        assert end.card.phase == "over"
        assert end.match.replayed().results() == end.match.results()


async def test_rows_that_were_claimed_are_in_doubt_after_a_restart(tmp_path: Path) -> None:
    async with evening(tmp_path) as house:
        await house.open("toy", BLUE)
        target = (await house.outbox.targets())[0]
        row = (await house.outbox.pending(target))[0]
        tried = await house.outbox.claim(row)
    async with evening(tmp_path) as house:
        first, second = await house.outbox.pending(target)
        assert (first.id, first.tried, first.nonce) == (row.id, tried, row.nonce)
        assert second.tried is None


async def played(house: Evening) -> str:
    match = await house.deal("toy", BLUE, PINK)
    await house.play_on(match, Rng(b"update"), 7)
    await house.post()
    return match


@pytest.fixture
def newer_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    """Rules of another version that play as before."""
    monkeypatch.setattr(ToyRules, "version", property(lambda _: 99))


async def test_without_an_update_nothing_is_touched(tmp_path: Path) -> None:
    async with evening(tmp_path) as house:
        await played(house)
    async with evening(tmp_path) as house:
        assert await house.house.recover() == []


@pytest.mark.usefixtures("newer_rules")
async def test_rules_that_lead_to_the_same_position_change_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(ToyRules, "version", property(lambda _: 1))
        async with evening(tmp_path) as house:
            match = await played(house)
    async with evening(tmp_path) as house:
        assert await house.house.recover() == [Recovered(match, "same")]
        assert await house.post() == []
        assert (await house.sitting(match, None)).match.revision == 7
        assert await house.house.recover() == []


async def test_rules_that_lead_elsewhere_set_a_checkpoint_and_the_table_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with evening(tmp_path) as house:
        match = await played(house)
        position = json.loads((await house.sitting(match, None)).match.dump())["state"]
    monkeypatch.setattr(ToyRules, "version", property(lambda _: 99))
    replayed = RunningMatch.replayed

    def elsewhere(self: RunningMatch) -> RunningMatch:  # type: ignore[type-arg]
        again = replayed(self)
        again._table.rng.counter += 1
        return again

    monkeypatch.setattr(RunningMatch, "replayed", elsewhere)
    async with evening(tmp_path) as house:
        assert await house.house.recover() == [Recovered(match, "checkpoint")]
        sitting = await house.sitting(match, BLUE)
        assert isinstance(sitting.match.entries[-1], Checkpoint)
        assert json.loads(sitting.match.dump())["state"] == position
        assert kinds(await house.post()) == ["told", "retable"]
        assert why(await house.house.propose_undo(house.caller(BLUE), match, 3)) == "nothing-to-take-back"
        monkeypatch.setattr(RunningMatch, "replayed", replayed)
        assert await house.house.recover() == []
        await house.play_on(match, Rng(b"on"), 3)
        after = await house.sitting(match, None)
        assert after.match.replayed().violations() == []
        assert after.match.revision == 11


async def test_a_position_that_cannot_be_read_stops_nobody_else(tmp_path: Path) -> None:
    async with evening(tmp_path) as house:
        match = await played(house)
        other = await house.deal("toy", BLUE, PINK, channel=5)
        await house.database.transact(
            lambda c: c.execute("UPDATE matches SET snapshot = '{}', version = 98 WHERE id = ?", (match,))
        )
        assert await house.house.recover() == [Recovered(match, "unreadable")]
        await house.play_on(other, Rng(b"other"), 2, channel=5)


async def test_a_match_plays_on_with_the_tables_it_was_dealt_from(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with evening(tmp_path) as house:
        match = await played(house)
    monkeypatch.setattr(type(GAMES["toy"]), "data", tmp_path / "gone", raising=False)
    async with evening(tmp_path) as house:
        await house.play_on(match, Rng(b"tables"), 3)
        outcome = await house.house.open(house.caller(BLUE, channel=5), "toy", seats=None, options={}, lang="en")
        assert why(outcome) == "bad-option"


async def test_the_wharf_opens_from_settings(tmp_path: Path) -> None:
    settings = Settings(_env_file=None, data=tmp_path / "data", lobbies_per_person=1)
    async with open_wharf(settings) as wharf:
        house = Evening(wharf.database, wharf.outbox, wharf.ledger, wharf.house)
        await house.open("toy", BLUE)
        outcome = await wharf.house.open(house.caller(BLUE, channel=5), "toy", seats=None, options={}, lang="en")
        assert why(outcome) == "many-lobbies"
        with pytest.raises(Locked):
            async with open_wharf(settings):
                pass
    async with open_wharf(settings) as wharf:
        assert len(await wharf.house.matches(700)) == 1


async def test_a_pack_is_played_from_its_own_tables(tmp_path: Path) -> None:
    folder = tmp_path / "packs" / "ours" / "toy"
    folder.mkdir(parents=True)
    for path in GAMES["toy"].data.glob("*.toml"):
        (folder / path.name).write_text(path.read_text())
    async with evening(tmp_path) as house:
        match = await house.open("toy", BLUE, PINK, options={"pack": "ours"})
        await house.post()
        sitting = done(await house.house.start(house.caller(BLUE), match)).sitting
        assert sitting.card.options["pack"] == "ours"
        assert "pack" not in dict(sitting.match.setup.options)
        (tmp_path / "packs" / "linked").symlink_to(tmp_path / "packs" / "ours")
        linked = await house.house.open(
            house.caller(BLUE, channel=5), "toy", seats=None, options={"pack": "linked"}, lang="en"
        )
        assert why(linked) == "bad-option"
