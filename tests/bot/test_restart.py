from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from bot.background import housekeeping
from bot.background.housekeeping import Recovered
from bot.cli.app import open_app
from bot.cli.pack_writing import write_pack
from bot.core import finding
from bot.core.settings import Settings
from bot.store.errors import Locked
from bot.store.presets import Terms
from bot.topics.lobby import operations as lobby
from bot.topics.undo import operations as undo
from rules.core.log import Checkpoint
from rules.core.rng import Rng
from rules.core.running.running_match import RunningMatch
from rules.games import GAMES
from tests.bot.harness import BLUE, PINK, Harness, done, kinds, open_harness, why
from tests.bot.houses import forget_tables
from tests.bot.one_by_one import by_hand
from tests.toy.game import ToyRules

if TYPE_CHECKING:
    from pathlib import Path


async def test_a_match_goes_on_after_a_restart_at_every_step(tmp_path: Path) -> None:
    async with open_harness(tmp_path) as harness:
        match = await harness.deal("toy", BLUE, PINK)
    rng, steps = Rng(b"restart"), 0
    while True:
        async with open_harness(tmp_path) as harness:
            loaded = await harness.load(match, None)
            assert loaded.match.revision == steps
            if not await harness.play_on(match, rng, 1):
                break
            steps += 1
            await harness.post()
    async with open_harness(tmp_path) as harness:
        end = await harness.load(match, None)
        assert end.info.phase == "over"
        assert end.match.replayed().results() == end.match.results()


async def test_rows_that_were_claimed_are_in_doubt_after_a_restart(tmp_path: Path) -> None:
    async with open_harness(tmp_path) as harness:
        await harness.open("toy", BLUE)
        target = (await harness.outbox.targets())[0]
        row = (await harness.outbox.pending(target))[0]
        tried = (await harness.outbox.claim_one(row)).tried
    async with open_harness(tmp_path) as harness:
        first, second = await harness.outbox.pending(target)
        assert (first.id, first.tried, first.nonce) == (row.id, tried, row.nonce)
        assert second.tried is None


async def played(harness: Harness) -> str:
    match = await harness.deal("toy", BLUE, PINK)
    await harness.play_on(match, Rng(b"update"), 7)
    await harness.post()
    return match


@pytest.fixture
def newer_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    """Rules of another version that play as before."""
    monkeypatch.setattr(ToyRules, "version", property(lambda _: 99))


async def test_without_an_update_nothing_is_touched(tmp_path: Path) -> None:
    async with open_harness(tmp_path) as harness:
        await played(harness)
    async with open_harness(tmp_path) as harness:
        assert await housekeeping.recover_all(harness.acting) == []


@pytest.mark.usefixtures("newer_rules")
async def test_rules_that_lead_to_the_same_position_change_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(ToyRules, "version", property(lambda _: 1))
        async with open_harness(tmp_path) as harness:
            match = await played(harness)
    async with open_harness(tmp_path) as harness:
        assert await housekeeping.recover_all(harness.acting) == [Recovered(match, "same")]
        assert await harness.post() == []
        assert (await harness.load(match, None)).match.revision == 7
        assert await housekeeping.recover_all(harness.acting) == []


async def test_rules_that_lead_elsewhere_set_a_checkpoint_and_the_table_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_harness(tmp_path) as harness:
        match = await played(harness)
        position = json.loads((await harness.load(match, None)).match.dump())["state"]
    monkeypatch.setattr(ToyRules, "version", property(lambda _: 99))
    replayed = RunningMatch.replayed

    def elsewhere(self: RunningMatch) -> RunningMatch:  # type: ignore[type-arg]
        again = replayed(self)
        again._table.rng.counter += 1
        return again

    monkeypatch.setattr(RunningMatch, "replayed", elsewhere)
    async with open_harness(tmp_path) as harness:
        assert await housekeeping.recover_all(harness.acting) == [Recovered(match, "checkpoint")]
        loaded = await harness.load(match, BLUE)
        assert isinstance(loaded.match.entries[-1], Checkpoint)
        assert json.loads(loaded.match.dump())["state"] == position
        assert kinds(await harness.post()) == ["table", "strip"]
        assert why(await harness.acting.play(harness.caller(BLUE), undo.propose_undo(match, 3))) == "repaired-since"
        monkeypatch.setattr(RunningMatch, "replayed", replayed)
        assert await housekeeping.recover_all(harness.acting) == []
        await harness.play_on(match, Rng(b"on"), 3)
        after = await harness.load(match, None)
        assert after.match.replayed().violations() == []
        assert after.match.revision == 11


async def test_a_position_that_cannot_be_read_stops_no_one_else(tmp_path: Path) -> None:
    async with open_harness(tmp_path) as harness:
        match = await played(harness)
        other = await harness.deal("toy", BLUE, PINK, channel=5)
        await harness.database.transact(
            lambda c: c.execute("UPDATE matches SET snapshot = '{}', version = 98 WHERE id = ?", (match,))
        )
        assert await housekeeping.recover_all(harness.acting) == [Recovered(match, "unreadable")]
        await harness.play_on(other, Rng(b"other"), 2, channel=5)


async def test_a_match_plays_on_with_the_tables_it_was_dealt_from(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_harness(tmp_path) as harness:
        match = await played(harness)
    monkeypatch.setattr(type(GAMES["toy"]), "data", tmp_path / "gone", raising=False)
    forget_tables()
    async with open_harness(tmp_path) as harness:
        await harness.play_on(match, Rng(b"tables"), 3)
        outcome = await harness.acting.act(
            harness.caller(BLUE, channel=5), lobby.open_table, "toy", Terms(None, None, "en", {})
        )
        assert why(outcome) == "bad-option"


async def test_the_wharf_opens_from_settings(tmp_path: Path) -> None:
    settings = Settings(_env_file=None, data=tmp_path / "data", lobbies_per_person=1)
    async with open_app(settings) as app:
        harness = Harness(app.database, by_hand(app), app.ledger, app.acting, app.driver)
        await harness.open("toy", BLUE)
        outcome = await app.acting.act(
            harness.caller(BLUE, channel=5), lobby.open_table, "toy", Terms(None, None, "en", {})
        )
        assert why(outcome) == "many-lobbies"
        with pytest.raises(Locked):
            async with open_app(settings):
                pass
    async with open_app(settings) as app:
        assert len(await app.acting.read(finding.of_server, 700)) == 1


async def test_a_pack_is_played_from_its_own_tables(tmp_path: Path) -> None:
    write_pack(tmp_path / "packs" / "ours", GAMES["toy"])
    (tmp_path / "packs" / "ours" / "pack.toml").write_text('whose = "Anna"')
    async with open_harness(tmp_path) as harness:
        match = await harness.open("toy", BLUE, PINK, options={"pack": "ours"})
        await harness.post()
        loaded = done(await lobby.start(harness.acting, harness.caller(BLUE), match)).loaded
        assert loaded.info.options["pack"] == "ours"
        assert "pack" not in dict(loaded.match.setup.options)
        (tmp_path / "packs" / "linked").symlink_to(tmp_path / "packs" / "ours")
        linked = await harness.acting.act(
            harness.caller(BLUE, channel=5), lobby.open_table, "toy", Terms(None, None, "en", {"pack": "linked"})
        )
        assert why(linked) == "no-box"
