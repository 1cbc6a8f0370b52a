from __future__ import annotations

import json
import time
from typing import TYPE_CHECKING, Any

import pytest

from bot.background import housekeeping
from bot.core import finding
from bot.core.unit_of_work import ALPHABET, Limits
from bot.discord.screens.reader import table_link
from bot.store.presets import Terms
from bot.store.records import Guest, MatchInfo
from bot.store.spans import DAY
from bot.topics.lobby import operations as lobby
from bot.topics.practice import operations as practice
from bot.topics.tables import operations as tables
from rules.games import GAMES
from tests.bot.harness import (
    BLUE,
    CHANNEL,
    GREY,
    GUILD,
    MANAGER,
    MINT,
    PINK,
    STRANGER,
    Harness,
    closed,
    done,
    info_of,
    kinds,
    open_harness,
    why,
)  # fmt: skip

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

COLOURS = GAMES["toy"].colours


@pytest.fixture
async def harness(tmp_path: Path) -> AsyncIterator[Harness]:
    async with open_harness(tmp_path, Limits(lobbies=2, matches=3)) as opened:
        yield opened


async def test_a_lobby_is_opened_with_its_opener_in_it(harness: Harness) -> None:
    match = await harness.open("toy", BLUE)
    opened = await harness.info(match)
    assert set(match) <= set(ALPHABET)
    assert len(match) == 3
    assert (opened.phase, opened.opener, opened.guild, opened.channel) == ("lobby", BLUE, GUILD, CHANNEL)
    assert opened.guests == (Guest(BLUE, f"name{BLUE}", None, None, "", confirmed=True),)
    assert opened.seats == GAMES["toy"].seats[1]
    assert opened.half is None
    assert kinds(await harness.post()) == ["seal", "lobby"]
    assert (await harness.info(match)).lobby_message is not None


async def test_ids_are_read_in_any_case(harness: Harness) -> None:
    match = await harness.open("toy", BLUE)
    found = await harness.acting.read(finding.find, harness.caller(PINK), f" {match.lower()} ")
    assert isinstance(found, MatchInfo)
    assert found.id == match


@pytest.mark.parametrize(
    ("game", "seats", "options", "lang", "objection"),
    [
        ("chess", None, {}, "en", "unknown-game"),
        ("toy", 9, {}, "en", "bad-option"),
        ("toy", 0, {}, "en", "bad-option"),
        ("toy", None, {"nothing": "x"}, "en", "bad-option"),
        ("toy", None, {"pack": "../../etc"}, "en", "no-box"),
        ("toy", None, {"pack": "unheard-of"}, "en", "no-box"),
        ("toy", None, {}, "tlh", "bad-option"),
    ],
)
async def test_what_cannot_be_opened(
    harness: Harness, game: str, seats: int | None, options: dict[str, str], lang: str, objection: str
) -> None:
    outcome = await harness.act(BLUE, lobby.open_table, game, Terms(seats, None, lang, options))
    assert why(outcome) == objection
    assert await harness.acting.read(finding.of_server, GUILD) == []


async def test_every_option_of_a_game_stands_from_the_start(harness: Harness) -> None:
    for option in GAMES["toy"].options:
        match = await harness.open("toy", BLUE)
        assert (await harness.info(match)).options[option.key] == option.default
        preference = {option.key: option.values[-1]}
        changed = info_of(
            await harness.act(
                BLUE,
                lobby.change,
                match,
                options=preference,
                seats=None,
                lang=None,
                pace=None,
            )
        )
        assert changed.options[option.key] == option.values[-1]
        refused = await harness.act(
            BLUE,
            lobby.change,
            match,
            options={option.key: "no-such"},
            seats=None,
            lang=None,
            pace=None,
        )
        assert why(refused) == "bad-option"
        await harness.play(BLUE, tables.close(match))


async def test_one_table_a_channel(harness: Harness) -> None:
    match = await harness.open("toy", BLUE)
    await harness.post()
    outcome = await harness.act(PINK, lobby.open_table, "toy", Terms(None, None, "en", {}))
    assert why(outcome) == "occupied"
    assert outcome.kind == "objected"
    assert outcome.info is not None
    assert table_link(outcome.info) == f"https://discord.com/channels/{GUILD}/{CHANNEL}/{outcome.info.lobby_message}"
    await harness.act(BLUE, lobby.leave, match)
    await harness.open("toy", PINK)


async def test_no_more_lobbies_than_one_person_may_have(harness: Harness) -> None:
    await harness.open("toy", BLUE, channel=1)
    await harness.open("toy", BLUE, channel=2)
    outcome = await harness.acting.act(
        harness.caller(BLUE, channel=3), lobby.open_table, "toy", Terms(None, None, "en", {})
    )
    assert why(outcome) == "many-lobbies"


async def test_no_more_matches_than_one_server_may_have(harness: Harness) -> None:
    for channel, user in enumerate((BLUE, PINK, GREY), start=1):
        await harness.open("toy", user, channel=channel)
    outcome = await harness.acting.act(
        harness.caller(MINT, channel=4), lobby.open_table, "toy", Terms(None, None, "en", {})
    )
    assert why(outcome) == "many-matches"
    elsewhere = harness.caller(MINT, guild=GUILD + 1, channel=5)
    info_of(await harness.acting.act(elsewhere, lobby.open_table, "toy", Terms(None, None, "en", {})))


async def test_lobbies_belong_to_channels(harness: Harness) -> None:
    caller = harness.caller(BLUE, dm=True)
    assert why(await harness.acting.act(caller, lobby.open_table, "toy", Terms(None, None, "en", {}))) == "dm-only-mine"
    match = await harness.open("toy", BLUE)
    for outcome in (
        await harness.acting.act(harness.caller(PINK, dm=True), lobby.join, match, colour=None),
        await harness.acting.act(harness.caller(BLUE, dm=True), lobby.kick, match, BLUE),
        await harness.acting.play(harness.caller(BLUE, dm=True), tables.close(match)),
        await harness.acting.act(harness.caller(BLUE, dm=True), practice.rematch, match),
    ):
        assert why(outcome) == "dm-only-mine"


async def test_joining(harness: Harness) -> None:
    match = await harness.open("toy", BLUE, PINK)
    assert why(await harness.act(PINK, lobby.join, match, colour=None)) == "seated"
    info_of(await harness.act(GREY, lobby.join, match, colour=COLOURS[0]))
    assert why(await harness.act(MINT, lobby.join, match, colour=COLOURS[0])) == "taken-colour"
    assert why(await harness.act(MINT, lobby.join, match, colour="plaid")) == "bad-option"
    info_of(await harness.act(MINT, lobby.join, None, colour=None))
    assert why(await harness.act(STRANGER, lobby.join, match, colour=None)) == "full"
    assert why(await harness.act(STRANGER, lobby.join, "ZZZ", colour=None)) == "no-table"
    assert [guest.user for guest in (await harness.info(match)).guests] == [BLUE, PINK, GREY, MINT]


async def test_leaving_hands_the_lobby_on_and_the_last_one_closes_it(harness: Harness) -> None:
    match = await harness.open("toy", BLUE, PINK)
    assert info_of(await harness.act(BLUE, lobby.leave, match)).opener == PINK
    assert why(await harness.act(BLUE, lobby.leave, match)) == "not-seated"
    gone = await harness.act(PINK, lobby.leave, match)
    assert info_of(gone).phase == "closed"
    assert gone.kind == "lobby"
    assert gone.what == "closed"
    assert why(await harness.act(PINK, lobby.join, match, colour=None)) == "over"
    assert why(await lobby.start(harness.acting, harness.caller(PINK), match)) == "over"


async def test_wishes(harness: Harness) -> None:
    match = await harness.open("toy", BLUE, PINK)
    changed = info_of(await harness.act(BLUE, lobby.set_preference, match, colour=COLOURS[1], seat=1, word="harbour"))
    assert changed.guests[0] == Guest(BLUE, f"name{BLUE}", COLOURS[1], 1, "harbour", confirmed=True)
    kept = info_of(await harness.act(BLUE, lobby.set_preference, match, colour=None, seat=None, word=None))
    assert kept.guests[0] == Guest(BLUE, f"name{BLUE}", None, None, "harbour", confirmed=True)
    info_of(await harness.act(BLUE, lobby.set_preference, match, colour=COLOURS[1], seat=1, word=None))
    assert (
        why(await harness.act(PINK, lobby.set_preference, match, colour=COLOURS[1], seat=None, word=None))
        == "taken-colour"
    )
    assert why(await harness.act(PINK, lobby.set_preference, match, colour=None, seat=1, word=None)) == "taken-seat"
    assert why(await harness.act(PINK, lobby.set_preference, match, colour=None, seat=9, word=None)) == "bad-option"
    assert (
        why(await harness.act(PINK, lobby.set_preference, match, colour=None, seat=None, word="x" * 41)) == "bad-option"
    )
    assert why(await harness.act(GREY, lobby.set_preference, match, colour=None, seat=None, word=None)) == "not-seated"


async def test_any_text_at_all_can_be_a_word_or_a_name(harness: Harness) -> None:
    match = await harness.open("toy", BLUE)
    nasty = "\ud800'; DROP TABLE matches;--\x00\x1b[31m@everyone"
    changed = info_of(await harness.act(BLUE, lobby.set_preference, match, colour=None, seat=None, word=nasty))
    assert changed.guests[0].word == "'; DROP TABLE matches;--[31m@everyone"
    assert why(
        await harness.acting.act(harness.caller(PINK, channel=9), lobby.open_table, nasty, Terms(None, None, "en", {}))
    ) == ("unknown-game")
    for name in (nasty, "", "I0O1", "x" * 5000, "7\n"):
        assert await harness.acting.read(finding.find, harness.caller(BLUE), name) is None


async def test_changed_options_must_be_confirmed(harness: Harness) -> None:
    match = await harness.open("toy", BLUE, PINK)
    await harness.post()
    changed = info_of(await harness.act(BLUE, lobby.change, match, options={}, seats=2, lang=None, pace=None))
    assert [guest.confirmed for guest in changed.guests] == [True, False]
    assert why(await lobby.start(harness.acting, harness.caller(BLUE), match)) == "unconfirmed"
    assert why(await harness.act(GREY, lobby.confirm, match)) == "not-seated"
    info_of(await harness.act(PINK, lobby.confirm, match))
    told = info_of(await harness.act(MANAGER, lobby.change, match, options={}, seats=None, lang="de", pace="live"))
    assert (told.lang, told.pace, [guest.confirmed for guest in told.guests]) == ("de", "live", [True, True])
    assert why(await harness.act(PINK, lobby.change, match, options={}, seats=3, lang=None, pace=None)) == "not-opener"
    for wrong in ({"seats": 1}, {"lang": "tlh"}, {"pace": "never"}):
        preference: dict[str, Any] = {"options": {}, "seats": None, "lang": None, "pace": None, **wrong}
        refused = await harness.act(BLUE, lobby.change, match, **preference)
        assert why(refused) == "bad-option"
    done(await lobby.start(harness.acting, harness.caller(BLUE), match))


async def test_sending_someone_off(harness: Harness) -> None:
    match = await harness.open("toy", BLUE, PINK, GREY, MINT)
    assert why(await harness.act(PINK, lobby.kick, match, BLUE)) == "not-opener"
    assert why(await harness.act(BLUE, lobby.kick, match, STRANGER)) == "bad-option"
    info_of(await harness.act(BLUE, lobby.kick, match, PINK))
    info_of(await harness.act(MANAGER, lobby.kick, None, GREY))
    told = [json.loads(row.text) for row in await harness.post() if row.kind == "told"]
    assert told == [
        {"key": "house-lobby-sent-off", "args": {"who": f"name{PINK}", "by": f"name{BLUE}"}},
        {"key": "house-manage-kicked", "args": {"who": f"name{MANAGER}", "of": f"name{GREY}"}},
    ]
    assert [guest.user for guest in (await harness.info(match)).guests] == [BLUE, MINT]


async def test_starting(harness: Harness) -> None:
    match = await harness.open("toy", BLUE)
    assert why(await lobby.start(harness.acting, harness.caller(PINK), match)) == "not-opener"
    assert why(await lobby.start(harness.acting, harness.caller(BLUE), match)) == "too-few"
    info_of(await harness.act(PINK, lobby.join, match, colour=None))
    assert why(await lobby.start(harness.acting, harness.caller(BLUE), match)) == "no-post"
    await harness.post()
    started = done(await lobby.start(harness.acting, harness.caller(BLUE), match))
    assert started.loaded.info.phase == "running"
    assert why(await lobby.start(harness.acting, harness.caller(BLUE), match)) == "not-lobby"
    assert why(await harness.act(GREY, lobby.join, match, colour=None)) == "not-lobby"
    rows = await harness.post()
    # The question leads to the post of the deal: it comes behind it.
    assert kinds(rows)[:3] == ["lobby", "dealt", "asked"]


async def test_a_lobby_post_that_discord_refused_is_sent_again_when_it_is_needed(harness: Harness) -> None:
    match = await harness.open("toy", BLUE, PINK)
    for row in await harness.outbox.pending((await harness.outbox.targets())[0]):
        await harness.outbox.failed(row, 50001, "Missing Access")
    assert await harness.outbox.targets() == []
    assert why(await lobby.start(harness.acting, harness.caller(BLUE), match)) == "no-post"
    assert kinds(await harness.post()) == ["told", "seal", "lobby"]
    done(await lobby.start(harness.acting, harness.caller(BLUE), match))


async def test_lobbies_that_no_one_starts_close(harness: Harness) -> None:
    match = await harness.open("toy", BLUE)
    await harness.post()
    await harness.acting.write_at(time.time() + 6.9 * DAY, housekeeping.tidy)
    assert (await harness.info(match)).phase == "lobby"
    await harness.acting.write_at(time.time() + 7.1 * DAY, housekeeping.tidy)
    assert (await harness.info(match)).phase == "closed"
    rows = await harness.post()
    assert kinds(rows) == ["told", "lobby"]
    assert json.loads(rows[0].text) == {"key": "house-lobby-expired", "args": {"days": 7}}


async def test_closing_a_lobby(harness: Harness) -> None:
    match = await harness.open("toy", BLUE, PINK)
    assert why(await harness.play(PINK, tables.close(match))) == "not-opener"
    elsewhere = harness.caller(MANAGER, channel=CHANNEL + 1)
    assert closed(await harness.acting.play(elsewhere, tables.close(match))).phase == "closed"
    assert why(await harness.play(MANAGER, tables.close(match))) == "over"
