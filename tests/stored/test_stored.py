"""What any released version has stored loads, can be seen and plays on, and its log replays as the house promises."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from itertools import count
from typing import TYPE_CHECKING, NamedTuple

import pytest

from bot.front.story import whole_log
from bot.play.keeping import Recovered
from bot.selfplay import LONGEST
from render.core.face import Desk
from render.core.people import LANGUAGES
from render.core.words import Words
from rules.core.log import Checkpoint
from rules.core.reasons import IllegalAction
from rules.core.rng import Rng
from rules.core.seats import Seat
from rules.games import GAMES
from tests.bot import at_the_house
from tests.bot.at_the_house import PEOPLE, Evening, evening, why
from tests.contract.playing import book, setup
from tests.stored.cellar import bring_up, file_of, houses, put_away
from tests.stored.make import released

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

    from bot.play.outcomes import Sitting
    from rules.core.match import Match

PRESENT = {game.key: book(game.key).deal(setup(game.key, game.seats[0], 1)).version for game in released()}
"""The present version of each game."""


class Kept(NamedTuple):
    """A house of another day, opened by the bot of today.

    Attributes:
        house: The house.
        version: Of the rules that played its matches.
        names: Ids of its matches, all of them in mid-play.
    """

    house: Evening
    version: int
    names: list[str]

    async def recover(self) -> set[str]:
        """Take all of it up; the matches that can no longer go back to their deal."""
        return {found.match for found in await self.house.house.recover() if found.result == "checkpoint"}

    async def sittings(self) -> list[Sitting]:
        """Its matches as somebody without a seat finds them."""
        return [await self.house.sitting(name, None) for name in self.names]


@pytest.fixture(params=houses(), ids=lambda kept: f"{kept[0]}-{kept[1]}")
async def kept(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Kept]:
    game, version = request.param
    bring_up(file_of(game, version), tmp_path / "hatoba.sqlite3")
    async with evening(tmp_path) as house:
        rows = await house.database.read(
            lambda c: c.execute("SELECT id, phase, version FROM matches ORDER BY number").fetchall()
        )
        # A press whose interaction the ledger knows would not be carried out again.
        last = await house.database.read(lambda c: c.execute("SELECT max(id) FROM interactions").fetchone()[0])
        monkeypatch.setattr(at_the_house, "INTERACTIONS", count(last + 1))
        least, most = GAMES[game].seats
        assert [tuple(row)[1:] for row in rows] == [("running", version)] * (most - least + 1)
        yield Kept(house, version, [row["id"] for row in rows])


def position(match: Match) -> tuple[object, int]:
    """The position of a match and the random numbers used."""
    stored = json.loads(match.dump())
    return json.loads(stored["state"]), stored["counter"]


def leads_here(match: Match, fresh: Match) -> bool:
    """Whether the rules of today lead from the deal by the stored answers to the stored position."""
    try:
        for move in match.standing_moves:
            fresh.play(move.seat, move.notation)
    except (IllegalAction, LookupError, AssertionError):
        return False
    return position(fresh) == position(match)


async def dealt(house: Evening, match: Match, name: str) -> Match:
    """A match as it was dealt, from the tables that it was dealt from."""
    content = await house.database.read(
        lambda c: c.execute(
            "SELECT content FROM tables WHERE hash = (SELECT tables FROM matches WHERE id = ?)", (name,)
        ).fetchone()[0]
    )
    game = GAMES[match.setup.game]
    return game.with_tables(game.tables.validate_json(content)).deal(match.setup)


def test_a_house_is_kept_for_every_version_of_every_game() -> None:
    assert set(houses()) == {(game, version) for game, newest in PRESENT.items() for version in range(1, newest + 1)}


async def test_the_present_rules_lead_where_they_led(kept: Kept) -> None:
    """Who lets answers lead elsewhere raises the version of the rules, so that running matches are looked after."""
    for sitting in await kept.sittings():
        if kept.version == sitting.match.version:
            assert leads_here(sitting.match, await dealt(kept.house, sitting.match, sitting.card.id))


async def test_an_update_takes_every_match_up_as_promised(kept: Kept) -> None:
    house, before = kept.house, await kept.sittings()
    await house.post()
    expected = [
        Recovered(
            sitting.card.id,
            "same" if leads_here(sitting.match, await dealt(house, sitting.match, sitting.card.id)) else "checkpoint",
        )
        for sitting in before
        if sitting.match.version != kept.version
    ]
    assert await house.house.recover() == expected
    told = [(row.match, row.kind) for row in await house.post()]
    checked = [found.match for found in expected if found.result == "checkpoint"]
    assert sorted(told) == sorted((name, kind) for name in checked for kind in ("told", "retable"))
    assert await house.house.recover() == []
    for old, new in zip(before, await kept.sittings(), strict=True):
        assert position(new.match) == position(old.match) == position(new.match.replayed())
        assert list(new.match.entries[: old.match.revision]) == list(old.match.entries)
        later = new.match.entries[old.match.revision :]
        assert [type(entry) for entry in later] == [Checkpoint] * (old.card.id in checked)


async def test_an_update_leaves_open_what_can_be_taken_back(kept: Kept) -> None:
    house = kept.house
    checked = await kept.recover()
    for channel, sitting in enumerate(await kept.sittings(), start=1):
        stands = len(sitting.match.standing_moves)
        caller = house.caller(PEOPLE[0], channel=channel)
        proposal = await house.house.propose_undo(caller, sitting.card.id, stands - 1)
        if sitting.card.id in checked:
            assert why(proposal) == "nothing-to-take-back"
        else:
            assert proposal.kind == "voted"
            sitting.match.go_back(Seat(0), 0)
            assert position(sitting.match) == position(await dealt(house, sitting.match, sitting.card.id))


async def test_everything_stored_can_be_seen_and_read(kept: Kept) -> None:
    await kept.recover()
    for name in kept.names:
        seats = len((await kept.house.sitting(name, None)).people)
        for user in (None, *PEOPLE[:seats]):
            sitting = await kept.house.sitting(name, user)
            for lang in LANGUAGES:
                read_through(sitting, Desk(name, sitting.people, Words.of(lang)))


def read_through(sitting: Sitting, desk: Desk) -> None:
    """Read all that one person can be told of a match, and the panel of the question."""
    face, match, seat = sitting.face, sitting.match, sitting.seat
    view = match.view(seat)
    assert all(face.text_board(view, desk))
    assert face.score_line(view, desk)
    assert len(whole_log(sitting, desk.words)) > len(match.standing_moves[: match.published]) // 2
    # The deal can be looked back at too, or the checkpoint that bars the way to it.
    assert all(face.text_board(match.view_after(seat, 0), desk))
    if seat is not None:
        assert all(face.hand_text(view, desk))
    for question in match.questions():
        if question.seat == seat:
            assert face.panel(question, view, "", desk).controls


async def test_pictures_are_drawn_of_it(kept: Kept) -> None:
    await kept.recover()
    for sitting in await kept.sittings():
        desk = Desk(sitting.card.id, sitting.people, Words.of("en"))
        before = sitting.match.view_after(None, sitting.match.published // 2)
        assert sitting.face.table(sitting.match.view(None), before, desk).alt


async def test_matches_play_on_to_their_end(kept: Kept) -> None:
    house = kept.house
    await kept.recover()
    for channel, name in enumerate(kept.names, start=1):
        rng = Rng(name.encode())
        aim = GAMES[(await house.sitting(name, None)).card.game].aims[0]
        # The first answers come and go through the house and its database, the others are only played.
        assert await house.play_on(name, rng, 3, channel=channel) == 3
        sitting = await house.sitting(name, None)
        match = sitting.match
        assert [entry.kind for entry in match.entries[-3:]] == ["move"] * 3
        play_to_the_end(sitting, rng, aim)
        assert match.results() is not None
        assert match.end_reason() is not None
        assert match.violations() == []
        assert {move.version for move in match.standing_moves} == {kept.version, match.version}
        assert position(match.replayed()) == position(match)


def play_to_the_end(sitting: Sitting, rng: Rng, aim: str) -> None:
    """Play a match on by the policy of self-play that aims at one thing."""
    match = sitting.match
    for _ in range(LONGEST):
        asked = match.questions()
        if not asked:
            return
        question = next((one for one in asked if one.answered is None), asked[0])
        answer = GAMES[sitting.card.game].prefer(question, match.view(question.seat), aim, rng)
        match.play(question.seat, answer)
    raise AssertionError(f"no end after {LONGEST} answers")


async def test_what_is_kept_comes_up_as_it_was_put_away(tmp_path: Path) -> None:
    file, database = tmp_path / "toy-7.sql.gz", tmp_path / "again.sqlite3"
    async with evening(tmp_path) as house:
        match = await house.deal("toy", *PEOPLE[:2])
        await house.play_on(match, Rng(b"kept"), 5)
        put_away(tmp_path / "hatoba.sqlite3", file)
        with pytest.raises(FileExistsError):
            put_away(tmp_path / "hatoba.sqlite3", file)
    bring_up(file, database)
    with closing(sqlite3.connect(tmp_path / "hatoba.sqlite3")) as old, closing(sqlite3.connect(database)) as new:
        assert list(new.iterdump()) == list(old.iterdump())
        version = "PRAGMA user_version"
        assert new.execute(version).fetchone() == old.execute(version).fetchone() != (0,)
