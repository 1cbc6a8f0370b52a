"""What any released version has stored loads, can be seen and plays on, and its log replays as the service promises."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from itertools import count
from typing import TYPE_CHECKING, NamedTuple

import pytest

from bot.background import housekeeping
from bot.background.housekeeping import Recovered
from bot.cli.selfplay import LONGEST
from bot.discord.screens.log import whole_log
from bot.store.moving import move
from bot.topics.undo import operations as undo
from render.core.context import RenderContext
from render.core.languages import LANGUAGES
from render.core.words import Words
from rules.core.log import Checkpoint
from rules.core.reasons import IllegalAction
from rules.core.rng import Rng
from rules.core.seats import Seat
from rules.games import GAMES
from tests.bot import harness
from tests.bot.harness import PEOPLE, Harness, open_harness, why
from tests.bot.houses import EITHER, house_in, kept_by
from tests.contract.playing import position
from tests.stored.archive import archives, bring_up, content, file_of, put_away
from tests.stored.make import present, released

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Iterator
    from pathlib import Path

    from bot.core.loaded_match import LoadedMatch
    from rules.core.match import Match

PRESENT = {game.key: present(game) for game in released()}
"""The present version of each game."""


DATABASE = "hatoba.sqlite3"
"""The file of a service."""

MOVED: dict[tuple[str, int], str] = {}
"""The databases to which such houses were moved."""

IN_FILES = pytest.mark.parametrize("engine", EITHER[:1], indirect=True)
"""For what asks no more of a house than others do that are run on both engines."""

OPENED: dict[tuple[str, int], bytes] = {}
"""That file by game and version, as far as the bot of today has opened it."""


class Kept(NamedTuple):
    """A service of another day, opened by the bot of today.

    Attributes:
        here: The service.
        version: Of the rules that played its matches.
        names: Ids of its matches, all of them in mid-play.
    """

    here: Harness
    version: int
    names: list[str]

    async def recover(self) -> set[str]:
        """Take all of it up; the matches that can no longer go back to their deal."""
        return {
            found.match for found in await housekeeping.recover_all(self.here.acting) if found.result == "checkpoint"
        }

    async def loaded_matches(self) -> list[LoadedMatch]:
        """Its matches as someone without a seat finds them."""
        return [await self.here.load(name, None) for name in self.names]


async def lay_opened(game: str, version: int, folder: Path) -> None:
    """Lay what was kept as the bot of today leaves it once it has opened it, which each process waits for once."""
    if (game, version) in OPENED:
        (folder / DATABASE).write_bytes(OPENED[game, version])
        return
    bring_up(file_of(game, version), folder / DATABASE)
    async with open_harness(folder):
        pass
    OPENED[game, version] = (folder / DATABASE).read_bytes()


def moved(game: str, version: int, opened: Path) -> str:
    """The name of a database to which a kept house was moved, once in each process."""
    # Imported only then: all other tests do without.
    from tests.bot.postgres_server import new_database, template  # noqa: PLC0415

    if (game, version) not in MOVED:
        name = f"kept_{game}_{version}_{os.getpid()}"
        move(opened, new_database(name, like=template()))
        MOVED[game, version] = name
    return MOVED[game, version]


@pytest.fixture(params=EITHER)
def engine(request: pytest.FixtureRequest) -> Iterator[str]:
    """What keeps the house."""
    with kept_by(request.param):
        yield request.param


@pytest.fixture(params=archives(), ids=lambda kept: f"{kept[0]}-{kept[1]}")
async def kept(
    request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, engine: str
) -> AsyncIterator[Kept]:
    game, version = request.param
    with kept_by("sqlite"):
        await lay_opened(game, version, tmp_path)
    if engine != "sqlite":
        house_in(tmp_path / DATABASE, moved(game, version, tmp_path / DATABASE))
    async with open_harness(tmp_path) as here:
        rows = await here.database.read(
            lambda c: c.execute("SELECT id, phase, version FROM matches ORDER BY number").fetchall()
        )
        # A press whose interaction the ledger knows would not be carried out again.
        last = await here.database.read(lambda c: c.execute("SELECT max(id) FROM interactions").fetchone()[0])
        monkeypatch.setattr(harness, "INTERACTIONS", count(last + 1))
        least, most = GAMES[game].seats
        assert [tuple(row)[1:] for row in rows] == [("running", version)] * (most - least + 1)
        yield Kept(here, version, [row["id"] for row in rows])


def leads_here(match: Match, fresh: Match) -> bool:
    """Whether the rules of today lead from the deal by the stored answers to the stored position."""
    try:
        for move in match.standing_moves:
            fresh.play(move.seat, move.notation)
    except (IllegalAction, LookupError, AssertionError):
        return False
    return position(fresh) == position(match)


async def dealt(here: Harness, match: Match, name: str) -> Match:
    """A match as it was dealt, from the tables that it was dealt from."""
    content = await here.database.read(
        lambda c: c.execute(
            "SELECT content FROM tables WHERE hash = (SELECT tables FROM matches WHERE id = ?)", (name,)
        ).fetchone()[0]
    )
    game = GAMES[match.setup.game]
    return game.with_tables(game.tables.validate_json(content)).deal(match.setup)


def test_a_house_is_kept_for_every_version_of_every_game() -> None:
    assert set(archives()) == {(game, version) for game, newest in PRESENT.items() for version in range(1, newest + 1)}


async def test_the_present_rules_lead_where_they_led(kept: Kept) -> None:
    """Who lets answers lead elsewhere raises the version of the rules, so that running matches are looked after."""
    for loaded in await kept.loaded_matches():
        if kept.version == loaded.match.version:
            assert leads_here(loaded.match, await dealt(kept.here, loaded.match, loaded.info.id))


async def test_an_update_takes_every_match_up_as_promised(kept: Kept) -> None:
    here, before = kept.here, await kept.loaded_matches()
    await here.post()
    expected = [
        Recovered(
            loaded.info.id,
            "same" if leads_here(loaded.match, await dealt(here, loaded.match, loaded.info.id)) else "checkpoint",
        )
        for loaded in before
        if loaded.match.version != kept.version
    ]
    assert await housekeeping.recover_all(here.acting) == expected
    told = [(row.match, row.kind) for row in await here.post()]
    checked = [found.match for found in expected if found.result == "checkpoint"]
    assert sorted(told) == sorted((name, kind) for name in checked for kind in ("strip", "table"))
    assert await housekeeping.recover_all(here.acting) == []
    for old, new in zip(before, await kept.loaded_matches(), strict=True):
        assert position(new.match) == position(old.match) == position(new.match.replayed())
        assert list(new.match.entries[: old.match.revision]) == list(old.match.entries)
        later = new.match.entries[old.match.revision :]
        assert [type(entry) for entry in later] == [Checkpoint] * (old.info.id in checked)


async def test_an_update_leaves_open_what_can_be_taken_back(kept: Kept) -> None:
    here = kept.here
    checked = await kept.recover()
    for channel, loaded in enumerate(await kept.loaded_matches(), start=1):
        stands = len(loaded.match.standing_moves)
        caller = here.caller(PEOPLE[0], channel=channel)
        proposal = await here.acting.play(caller, undo.propose_undo(loaded.info.id, stands - 1))
        if loaded.info.id in checked:
            assert why(proposal) == "repaired-since"
        else:
            assert proposal.kind == "voted"
            loaded.match.go_back(Seat(0), 0)
            assert position(loaded.match) == position(await dealt(here, loaded.match, loaded.info.id))


@IN_FILES
async def test_everything_stored_can_be_seen_and_read(kept: Kept, *, heavy: bool) -> None:
    await kept.recover()
    languages = tuple(LANGUAGES)
    for number, name in enumerate(kept.names, start=kept.version):
        seats = len((await kept.here.load(name, None)).people)
        for user in (None, *PEOPLE[: seats if heavy else 1]):
            loaded = await kept.here.load(name, user)
            for lang in languages if heavy else (languages[number % len(languages)],):
                read_through(loaded, RenderContext(name, loaded.everyone, Words.of(lang)))


def read_through(loaded: LoadedMatch, context: RenderContext) -> None:
    """Read all that one person can be told of a match, and the panel of the question."""
    face, match, seat = loaded.face, loaded.match, loaded.seat
    view = match.view(seat)
    assert all(face.text_board(view, context))
    assert face.score_line(view, context)
    assert len(whole_log(loaded, context.words)) > len(match.standing_moves[: match.published]) // 2
    # The deal can be looked back at too, or the checkpoint that bars the way to it.
    assert all(face.text_board(match.view_after(seat, 0), context))
    if seat is not None:
        assert all(face.hand_text(view, context))
    for question in match.questions():
        if question.seat == seat:
            assert face.panel(question, view, "", context).controls


@IN_FILES
async def test_pictures_are_drawn_of_it(kept: Kept, *, heavy: bool) -> None:
    await kept.recover()
    for loaded in (await kept.loaded_matches())[: None if heavy else 1]:
        context = RenderContext(loaded.info.id, loaded.everyone, Words.of("en"))
        before = loaded.match.view_after(None, loaded.match.published // 2)
        assert loaded.face.table(loaded.match.view(None), before, context).alt


async def test_matches_play_on_to_their_end(kept: Kept, *, heavy: bool) -> None:
    """Every day one match of each version, of another number of seats."""
    here = kept.here
    await kept.recover()
    for channel, name in enumerate(kept.names, start=1):
        if not heavy and channel % len(kept.names) != kept.version % len(kept.names):
            continue
        rng = Rng(name.encode())
        aim = GAMES[(await here.load(name, None)).info.game].aims[0]
        # The first answers come and go through the service and its database, the others are only played.
        assert await here.play_on(name, rng, 3, channel=channel) == 3
        loaded = await here.load(name, None)
        match = loaded.match
        assert [entry.kind for entry in match.entries[-3:]] == ["move"] * 3
        play_to_the_end(loaded, rng, aim)
        assert match.results() is not None
        assert match.end_reason() is not None
        assert match.violations() == []
        assert {move.version for move in match.standing_moves} == {kept.version, match.version}
        assert position(match.replayed()) == position(match)


def play_to_the_end(loaded: LoadedMatch, rng: Rng, aim: str) -> None:
    """Play a match on by the policy of self-play that aims at one thing."""
    match = loaded.match
    for _ in range(LONGEST):
        asked = match.questions()
        if not asked:
            return
        question = next((one for one in asked if one.answered is None), asked[0])
        answer = GAMES[loaded.info.game].prefer(question, match.view(question.seat), aim, rng)
        match.give(question.seat, answer)
    raise AssertionError(f"no end after {LONGEST} answers")


async def test_what_is_kept_comes_up_as_it_was_put_away(tmp_path: Path) -> None:
    file, database = tmp_path / "toy-7.sql.gz", tmp_path / "again.sqlite3"
    async with open_harness(tmp_path) as here:
        match = await here.deal("toy", *PEOPLE[:2])
        await here.play_on(match, Rng(b"kept"), 5)
        put_away(tmp_path / DATABASE, file)
        with pytest.raises(FileExistsError):
            put_away(tmp_path / DATABASE, file)
    bring_up(file, database)
    with closing(sqlite3.connect(tmp_path / "hatoba.sqlite3")) as old, closing(sqlite3.connect(database)) as new:
        assert content(new) == content(old)
        version = "PRAGMA user_version"
        assert new.execute(version).fetchone() == old.execute(version).fetchone() != (0,)
