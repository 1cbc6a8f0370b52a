"""Results as people read them: their own, someone's, a server's; who sees what, and what the last post says of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bot.bench.results import fill
from bot.core import people as core_people
from bot.discord.message import Image, Text
from bot.local.people import DM
from bot.outbox import posts
from bot.outbox.told import Told
from bot.store.persons import RESULTS
from bot.store.results import Kind
from bot.topics.privacy import operations as privacy
from bot.topics.results import operations as results
from bot.topics.results import sheets
from bot.topics.results.operations import Scope
from bot.topics.results.screens import Found, finished_pick, results_message
from bot.topics.results.wanted import Wanted
from render.core.languages import LANGUAGES
from render.core.result_sheet import draw_results, told
from render.core.words import Words
from rules.core.rng import Rng
from tests.bot.harness import BLUE, CHANNEL, GREY, GUILD, PINK, STRANGER
from tests.bot.running_bot import running_bot
from tests.bot.test_posts_fit import payload

if TYPE_CHECKING:
    from pathlib import Path

    from bot.store.connection import Connection
    from bot.topics.results.operations import Overview
    from tests.bot.harness import Harness

EN = Words.of("en")
SAME = b"to the end"


async def finished(harness: Harness, game: str, *people: int, channel: int = CHANNEL) -> str:
    """A match that was played to its end."""
    match = await harness.deal(game, *people, channel=channel)
    rng = Rng(SAME)
    while await harness.play_on(match, rng, 50, channel=channel):
        continue
    await harness.post()
    return match


async def seen_by(harness: Harness, reader: int, user: int | None, game: str | None = None) -> Overview:
    """What someone finds of a person, or of the server."""
    own = reader == user
    kind = None if game is None else Kind(game)
    scope = Scope(user, None if own else GUILD, kind, None if own else frozenset({CHANNEL}))
    return await harness.acting.read(results.overview, harness.caller(reader), scope, 0)


async def test_a_person_finds_places_points_and_whom_they_were_made_against(harness: Harness) -> None:
    matches = [await finished(harness, "osaka", BLUE, PINK, GREY), await finished(harness, "toy", BLUE, PINK)]
    found = await seen_by(harness, BLUE, BLUE)
    assert [one.match for one in found.finished] == matches[::-1]
    assert {(one.kind.game, one.seats, one.whole) for one in found.played} == {("osaka", 3, True), ("toy", 2, True)}
    assert {(one.user, one.games) for one in found.met} == {(PINK, 2), (GREY, 1)}
    loaded = await harness.load(matches[0], BLUE)
    own = next(each for each in loaded.match.results() or () if each.seat == loaded.own)
    first = next(one for one in found.played if one.kind.game == "osaka")
    assert (first.place, first.points) == (own.place, own.points)
    assert sum(first.sources.values()) == own.points, "every point has its source"
    sheet = sheets.of_person(found, None, None, EN)
    assert [line.label for line in sheet.lines] == ["Osaka", EN.text("toy-name-short")]
    assert [each.heading for each in sheet.lists] == ["Points a game, Osaka", "Ahead of"]


@pytest.mark.sqlite
async def test_who_has_won_most_is_named_however_few_were_left_behind(harness: Harness) -> None:
    """In games of two a victory leaves one behind, in games of four three."""

    def lay(connection: Connection) -> None:
        fill(connection, 600, GUILD, "toy")
        connection.execute("UPDATE seats SET person = 900, name = 'Hero' WHERE match = 'G0' AND seat = 3")
        connection.executemany(
            "INSERT INTO results (match, seat, person, game, guild, seats, place, points, whole, ended) "
            "VALUES (?1, ?2, ?3, 'toy', ?4, 2, ?2 + 1, 9, 1, 7)",
            [(f"H{n}", seat, user, GUILD) for n in range(20) for seat, user in enumerate((900, 901))],
        )

    await harness.database.transact(lay)
    for game in (None, "toy"):
        sheet = sheets.of_server(await seen_by(harness, STRANGER, None, game), None, EN)
        assert sheet.lists[-1].entries[0].label == "Hero"
        assert all(entry.label != EN.text("results-someone") for entry in sheet.lists[-1].entries)


async def test_of_one_game_lines_stand_for_numbers_of_players(harness: Harness) -> None:
    for guests in ((PINK,), (PINK, GREY), (PINK, GREY)):
        await finished(harness, "toy", BLUE, *guests)
    sheet = sheets.of_person(await seen_by(harness, BLUE, BLUE, "toy"), Kind("toy"), None, EN)
    assert [(line.label, line.cells[0]) for line in sheet.lines] == [("2 players", "1"), ("3 players", "2")]
    server = sheets.of_server(await seen_by(harness, STRANGER, None, "toy"), Kind("toy"), EN)
    assert [(line.label, line.cells[0]) for line in server.lines] == [("2 players", "1"), ("3 players", "2")]


async def test_who_wants_no_results_shown_is_held_everywhere(harness: Harness) -> None:
    match = await finished(harness, "toy", BLUE, PINK)
    (winner,) = (await harness.load(match, None)).honours
    other = PINK if winner.user == BLUE else BLUE
    await harness.acting.write(core_people.note, winner.user, {RESULTS: "no"})
    assert (await seen_by(harness, other, winner.user)).hidden
    assert not (await seen_by(harness, other, other)).met
    assert winner.user not in [one.user for one in (await seen_by(harness, other, None)).winners]
    assert not (await harness.load(match, None)).honours
    own = await seen_by(harness, winner.user, winner.user)
    assert own.played
    assert [one.user for one in own.met] == [other]


async def test_who_was_erased_is_someone(harness: Harness) -> None:
    await finished(harness, "toy", BLUE, PINK)
    await privacy.erase_person(harness.acting, harness.caller(PINK))
    found = await seen_by(harness, BLUE, BLUE)
    (met,) = found.met
    assert met.user < 0
    sheet = sheets.of_person(found, None, None, EN)
    assert [entry.label for entry in sheet.lists[-1].entries] == ["someone"]
    assert not (await seen_by(harness, STRANGER, PINK)).played


async def test_only_finished_games_of_open_channels_are_listed_to_others(harness: Harness) -> None:
    here, elsewhere = (
        await finished(harness, "toy", BLUE, PINK),
        await finished(harness, "toy", BLUE, PINK, channel=702),
    )
    assert [one.match for one in (await seen_by(harness, STRANGER, None)).finished] == [here]
    assert [one.match for one in (await seen_by(harness, STRANGER, BLUE)).finished] == [here]
    assert [one.match for one in (await seen_by(harness, BLUE, BLUE)).finished] == [elsewhere, here]
    caller = harness.caller(STRANGER)
    assert await harness.acting.read(results.find_finished, caller, here, {CHANNEL}) is not None
    assert await harness.acting.read(results.find_finished, caller, elsewhere, {CHANNEL}) is None
    assert await harness.acting.read(results.find_finished, caller, "ZZZ", {CHANNEL}) is None
    apart = harness.caller(BLUE, guild=GUILD + 1, channel=5)
    assert await harness.acting.read(results.find_finished, apart, elsewhere, set()) is not None
    running = await harness.deal("toy", BLUE, PINK)
    assert await harness.acting.read(results.find_finished, caller, running, {CHANNEL}) is None


async def test_the_list_says_what_does_not_count(harness: Harness) -> None:
    counted = await finished(harness, "toy", BLUE, PINK)
    alone = await finished(harness, "nippon", BLUE)
    await harness.pass_time(60)
    found = {one.match: one for one in (await seen_by(harness, BLUE, BLUE)).finished}
    assert (found[counted].counts, found[alone].counts) == (True, False)
    assert finished_pick(found[alone], EN).detail == "doesn't count in the results"
    assert (finished_pick(found[counted], EN).detail or "").endswith("points")


async def test_the_last_post_counts_wins_in_this_game_here(harness: Harness) -> None:
    lines = []
    for _ in range(4):
        loaded = await harness.load(await finished(harness, "toy", BLUE, PINK), None)
        content = posts.over_message(loaded, 7, (), Told(range(loaded.match.published)), EN)
        end = [part.text for part in content.parts if isinstance(part, Text)][-1]
        lines.append(end.split("\n")[1])
        wins = (await seen_by(harness, STRANGER, None)).winners
        won = {one.user: one.won for one in wins}
        assert {one.user: one.wins for one in loaded.honours} == {one.user: won[one.user] for one in loaded.honours}
    assert all(" win here; " in line or "win number" in line for line in lines)


async def test_the_panel_fits_in_every_language(harness: Harness) -> None:
    for game in ("osaka", "toy"):
        await finished(harness, game, BLUE, PINK, GREY)
    for lang in LANGUAGES:
        words = Words.of(lang)
        for wanted, user in ((Wanted("me"), BLUE), (Wanted("server"), None), (Wanted(str(PINK), "osaka"), PINK)):
            found = Found(
                wanted, await seen_by(harness, BLUE, user, None if wanted.game == "all" else wanted.game), user
            )
            content = results_message(found, words, here=GUILD)
            payload(content)
            (picture,) = [part.picture for part in content.parts if isinstance(part, Image)]
            sheet = found.sheet(words)
            assert all(line in picture.alt for line in told(sheet, words))
            canvas = draw_results(sheet)
            assert all(one.text == one.wanted for one in canvas.written), [
                one for one in canvas.written if one.text != one.wanted
            ]


async def test_forged_presses_are_answered_as_well_as_they_can_be(tmp_path: Path) -> None:
    async with running_bot(tmp_path) as here:
        mika = here.person("Mika")
        mine = await mika.command("/results")
        assert "No game that counts" in mine.text
        for forged in ("results::zzzzzzzzzzzzz:e:me all", "results::0::nothing nowhere", "inwords::0::999 chess"):
            assert (await mika.press(mine, forged, forged=True)).text
        gone = await mika.choose(mine, "finished::0::me all", ["ZZZ"], forged=True)
        assert "I no longer have that game" in gone.text
        apart = await mika.command("/results", channel=DM, of="server")
        assert "Here you can see your own" in apart.text


async def test_finished_games_are_found_and_opened_by_clicks(tmp_path: Path) -> None:
    async with running_bot(tmp_path) as here:
        channel = int(here.world.fake.world.channels[next(iter(here.world.fake.world.channels))].id)
        match = await here.laid("toy", "Mika", "Jonas", channel=channel)
        rng = Rng(SAME)
        while await here.inside.play_on(match, rng, 50, channel=channel):
            continue
        await here.quiet()
        mika = here.person("Mika")
        mine = await mika.command("/results")
        assert "Your results" in mine.text
        opened = await mika.choose(mine, "Open a finished game", [match])
        assert match in opened.text
        assert "Log" in opened.buttons
        log = await mika.press(opened, "Log")
        assert match in log.text
        server = await mika.press(mine, "This server")
        assert "Results of this server" in server.text
        words = await mika.press(server, "As text")
        assert "games 1" in words.text
        others = await mika.command("/results", player=str(here.user("Jonas")))
        assert "Results of Jonas" in others.text
        # A press may name any page.
        beyond = await mika.press(mine, "results::zzzzzzzzzzzzz::me all", forged=True)
        assert "Your results" in beyond.text
