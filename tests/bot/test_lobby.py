from __future__ import annotations

import json
import time
from typing import TYPE_CHECKING

import pytest

from bot.play.outcomes import Card, Guest
from bot.play.room import ALPHABET, Limits
from rules.games import GAMES
from tests.bot.at_the_house import (
    BLUE,
    CHANNEL,
    GREY,
    GUILD,
    MANAGER,
    MINT,
    PINK,
    STRANGER,
    Evening,
    card_of,
    done,
    evening,
    kinds,
    why,
)  # fmt: skip

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

DAY = 24 * 3600
COLOURS = GAMES["toy"].colours


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[Evening]:
    async with evening(tmp_path, Limits(lobbies=2, matches=3)) as open_house:
        yield open_house


async def card(house: Evening, match: str) -> Card:
    found = await house.house.look(match, None)
    assert isinstance(found, Card)
    return found


async def test_a_lobby_is_opened_with_its_opener_in_it(house: Evening) -> None:
    match = await house.open("toy", BLUE)
    lobby = await card(house, match)
    assert set(match) <= set(ALPHABET)
    assert len(match) == 3
    assert (lobby.phase, lobby.opener, lobby.guild, lobby.channel) == ("lobby", BLUE, GUILD, CHANNEL)
    assert lobby.guests == (Guest(BLUE, f"name{BLUE}", None, None, "", confirmed=True),)
    assert lobby.seats == GAMES["toy"].seats[1]
    assert lobby.half is None
    assert kinds(await house.post()) == ["seal", "lobby"]
    assert (await card(house, match)).lobby_message is not None


async def test_ids_are_read_in_any_case(house: Evening) -> None:
    match = await house.open("toy", BLUE)
    found = await house.house.sit(house.caller(PINK), f" {match.lower()} ")
    assert isinstance(found, Card)
    assert found.id == match


@pytest.mark.parametrize(
    ("game", "seats", "options", "lang", "objection"),
    [
        ("chess", None, {}, "en", "unknown-game"),
        ("toy", 9, {}, "en", "bad-option"),
        ("toy", 0, {}, "en", "bad-option"),
        ("toy", None, {"nothing": "x"}, "en", "bad-option"),
        ("toy", None, {"pack": "../../etc"}, "en", "bad-option"),
        ("toy", None, {"pack": "unheard-of"}, "en", "bad-option"),
        ("toy", None, {}, "tlh", "bad-option"),
    ],
)
async def test_what_cannot_be_opened(
    house: Evening, game: str, seats: int | None, options: dict[str, str], lang: str, objection: str
) -> None:
    outcome = await house.house.open(house.caller(BLUE), game, seats=seats, options=options, lang=lang)
    assert why(outcome) == objection
    assert await house.house.matches(GUILD) == []


async def test_every_option_of_a_game_stands_from_the_start(house: Evening) -> None:
    for option in GAMES["toy"].options:
        match = await house.open("toy", BLUE)
        assert (await card(house, match)).options[option.key] == option.default
        wish = {option.key: option.values[-1]}
        changed = card_of(
            await house.house.change(house.caller(BLUE), match, options=wish, seats=None, lang=None, pace=None)
        )
        assert changed.options[option.key] == option.values[-1]
        assert why(
            await house.house.change(
                house.caller(BLUE), match, options={option.key: "no-such"}, seats=None, lang=None, pace=None
            )
        ) == "bad-option"  # fmt: skip
        await house.house.close(house.caller(BLUE), match)


async def test_one_table_a_channel(house: Evening) -> None:
    match = await house.open("toy", BLUE)
    await house.post()
    outcome = await house.house.open(house.caller(PINK), "toy", seats=None, options={}, lang="en")
    assert why(outcome) == "occupied"
    assert outcome.kind == "objected"
    assert outcome.card is not None
    assert outcome.detail == f"https://discord.com/channels/{GUILD}/{CHANNEL}/{outcome.card.lobby_message}"
    await house.house.leave(house.caller(BLUE), match)
    await house.open("toy", PINK)


async def test_no_more_lobbies_than_one_person_may_have(house: Evening) -> None:
    await house.open("toy", BLUE, channel=1)
    await house.open("toy", BLUE, channel=2)
    outcome = await house.house.open(house.caller(BLUE, channel=3), "toy", seats=None, options={}, lang="en")
    assert why(outcome) == "many-lobbies"


async def test_no_more_matches_than_one_server_may_have(house: Evening) -> None:
    for channel, user in enumerate((BLUE, PINK, GREY), start=1):
        await house.open("toy", user, channel=channel)
    outcome = await house.house.open(house.caller(MINT, channel=4), "toy", seats=None, options={}, lang="en")
    assert why(outcome) == "many-matches"
    elsewhere = house.caller(MINT, guild=GUILD + 1, channel=5)
    card_of(await house.house.open(elsewhere, "toy", seats=None, options={}, lang="en"))


async def test_lobbies_belong_to_channels(house: Evening) -> None:
    caller = house.caller(BLUE, dm=True)
    assert why(await house.house.open(caller, "toy", seats=None, options={}, lang="en")) == "dm-only-mine"
    match = await house.open("toy", BLUE)
    for outcome in (
        await house.house.join(house.caller(PINK, dm=True), match, colour=None),
        await house.house.kick(house.caller(BLUE, dm=True), match, BLUE),
        await house.house.close(house.caller(BLUE, dm=True), match),
        await house.house.rematch(house.caller(BLUE, dm=True), match),
    ):
        assert why(outcome) == "dm-only-mine"


async def test_joining(house: Evening) -> None:
    match = await house.open("toy", BLUE, PINK)
    join = house.house.join
    assert why(await join(house.caller(PINK), match, colour=None)) == "seated"
    card_of(await join(house.caller(GREY), match, colour=COLOURS[0]))
    assert why(await join(house.caller(MINT), match, colour=COLOURS[0])) == "taken-colour"
    assert why(await join(house.caller(MINT), match, colour="plaid")) == "bad-option"
    card_of(await join(house.caller(MINT), None, colour=None))
    assert why(await join(house.caller(STRANGER), match, colour=None)) == "full"
    assert why(await join(house.caller(STRANGER), "ZZZ", colour=None)) == "no-table"
    assert [guest.user for guest in (await card(house, match)).guests] == [BLUE, PINK, GREY, MINT]


async def test_leaving_hands_the_lobby_on_and_the_last_one_closes_it(house: Evening) -> None:
    match = await house.open("toy", BLUE, PINK)
    assert card_of(await house.house.leave(house.caller(BLUE), match)).opener == PINK
    assert why(await house.house.leave(house.caller(BLUE), match)) == "not-seated"
    gone = await house.house.leave(house.caller(PINK), match)
    assert card_of(gone).phase == "closed"
    assert gone.kind == "lobby"
    assert gone.what == "closed"
    assert why(await house.house.join(house.caller(PINK), match, colour=None)) == "over"
    assert why(await house.house.start(house.caller(PINK), match)) == "over"


async def test_wishes(house: Evening) -> None:
    match = await house.open("toy", BLUE, PINK)
    wish = house.house.wish
    changed = card_of(await wish(house.caller(BLUE), match, colour=COLOURS[1], seat=1, word="harbour"))
    assert changed.guests[0] == Guest(BLUE, f"name{BLUE}", COLOURS[1], 1, "harbour", confirmed=True)
    kept = card_of(await wish(house.caller(BLUE), match, colour=None, seat=None, word=None))
    assert kept.guests[0] == Guest(BLUE, f"name{BLUE}", None, None, "harbour", confirmed=True)
    card_of(await wish(house.caller(BLUE), match, colour=COLOURS[1], seat=1, word=None))
    assert why(await wish(house.caller(PINK), match, colour=COLOURS[1], seat=None, word=None)) == "taken-colour"
    assert why(await wish(house.caller(PINK), match, colour=None, seat=1, word=None)) == "taken-seat"
    assert why(await wish(house.caller(PINK), match, colour=None, seat=9, word=None)) == "bad-option"
    assert why(await wish(house.caller(PINK), match, colour=None, seat=None, word="x" * 41)) == "bad-option"
    assert why(await wish(house.caller(GREY), match, colour=None, seat=None, word=None)) == "not-seated"


async def test_any_text_at_all_can_be_a_word_or_a_name(house: Evening) -> None:
    match = await house.open("toy", BLUE)
    nasty = "\ud800'; DROP TABLE matches;--\x00\x1b[31m@everyone"
    changed = card_of(await house.house.wish(house.caller(BLUE), match, colour=None, seat=None, word=nasty))
    assert changed.guests[0].word == "'; DROP TABLE matches;--[31m@everyone"
    assert why(await house.house.open(house.caller(PINK, channel=9), nasty, seats=None, options={}, lang="en")) == (
        "unknown-game"
    )
    for name in (nasty, "", "I0O1", "x" * 5000, "7\n"):
        assert await house.house.sit(house.caller(BLUE), name) is None


async def test_changed_options_must_be_confirmed(house: Evening) -> None:
    match = await house.open("toy", BLUE, PINK)
    await house.post()
    change = house.house.change
    changed = card_of(await change(house.caller(BLUE), match, options={}, seats=2, lang=None, pace=None))
    assert [guest.confirmed for guest in changed.guests] == [True, False]
    assert why(await house.house.start(house.caller(BLUE), match)) == "unconfirmed"
    assert why(await house.house.confirm(house.caller(GREY), match)) == "not-seated"
    card_of(await house.house.confirm(house.caller(PINK), match))
    told = card_of(await change(house.caller(MANAGER), match, options={}, seats=None, lang="de", pace="live"))
    assert (told.lang, told.pace, [guest.confirmed for guest in told.guests]) == ("de", "live", [True, True])
    assert why(await change(house.caller(PINK), match, options={}, seats=3, lang=None, pace=None)) == "not-opener"
    for wrong in ({"seats": 1}, {"lang": "tlh"}, {"pace": "never"}):
        wish: dict[str, object] = {"options": {}, "seats": None, "lang": None, "pace": None, **wrong}
        assert why(await change(house.caller(BLUE), match, **wish)) == "bad-option"  # type: ignore[arg-type]
    done(await house.house.start(house.caller(BLUE), match))


async def test_sending_somebody_off(house: Evening) -> None:
    match = await house.open("toy", BLUE, PINK, GREY, MINT)
    assert why(await house.house.kick(house.caller(PINK), match, BLUE)) == "not-opener"
    assert why(await house.house.kick(house.caller(BLUE), match, STRANGER)) == "not-seated"
    card_of(await house.house.kick(house.caller(BLUE), match, PINK))
    card_of(await house.house.kick(house.caller(MANAGER), None, GREY))
    told = [json.loads(row.text) for row in await house.post() if row.kind == "told"]
    assert told == [
        {"key": "house-lobby-sent-off", "args": {"who": f"name{PINK}", "by": f"name{BLUE}"}},
        {"key": "house-manage-kicked", "args": {"who": f"name{MANAGER}", "of": f"name{GREY}"}},
    ]
    assert [guest.user for guest in (await card(house, match)).guests] == [BLUE, MINT]


async def test_starting(house: Evening) -> None:
    match = await house.open("toy", BLUE)
    assert why(await house.house.start(house.caller(PINK), match)) == "not-opener"
    assert why(await house.house.start(house.caller(BLUE), match)) == "too-few"
    card_of(await house.house.join(house.caller(PINK), match, colour=None))
    assert why(await house.house.start(house.caller(BLUE), match)) == "no-post"
    await house.post()
    started = done(await house.house.start(house.caller(BLUE), match))
    assert started.sitting.card.phase == "running"
    assert why(await house.house.start(house.caller(BLUE), match)) == "not-lobby"
    assert why(await house.house.join(house.caller(GREY), match, colour=None)) == "not-lobby"
    rows = await house.post()
    assert kinds(rows)[:2] == ["lobby", "asked"]
    assert "dealt" in kinds(rows)


async def test_a_lobby_post_that_discord_refused_is_sent_again_when_it_is_needed(house: Evening) -> None:
    match = await house.open("toy", BLUE, PINK)
    for row in await house.outbox.pending((await house.outbox.targets())[0]):
        await house.outbox.failed(row, 50001, "Missing Access")
    assert await house.outbox.targets() == []
    assert why(await house.house.start(house.caller(BLUE), match)) == "no-post"
    assert kinds(await house.post()) == ["lobby"]
    done(await house.house.start(house.caller(BLUE), match))


async def test_lobbies_that_nobody_starts_close(house: Evening) -> None:
    match = await house.open("toy", BLUE)
    await house.post()
    await house.house.tidy(time.time() + 6.9 * DAY)
    assert (await card(house, match)).phase == "lobby"
    await house.house.tidy(time.time() + 7.1 * DAY)
    assert (await card(house, match)).phase == "closed"
    rows = await house.post()
    assert kinds(rows) == ["told", "lobby"]
    assert json.loads(rows[0].text) == {"key": "house-lobby-expired", "args": {"days": 7}}


async def test_closing_a_lobby(house: Evening) -> None:
    match = await house.open("toy", BLUE, PINK)
    assert why(await house.house.close(house.caller(PINK), match)) == "not-opener"
    assert card_of(await house.house.close(house.caller(MANAGER), None)).phase == "closed"
    assert why(await house.house.close(house.caller(MANAGER), match)) == "over"


async def test_a_rematch_has_the_same_options(house: Evening) -> None:
    match = await house.deal("toy", BLUE, PINK)
    assert why(await house.house.rematch(house.caller(BLUE), match)) == "occupied"
    await house.house.close(house.caller(MANAGER), match)
    assert why(await house.house.rematch(house.caller(STRANGER), match)) == "stranger"
    again = card_of(await house.house.rematch(house.caller(PINK), match))
    called = [row for row in await house.post() if row.kind == "told" and row.match == again.id]
    assert [(json.loads(row.text)["key"], row.ping) for row in called] == [("bot-rematch", (BLUE,))]
    before = (await house.sitting(match, None)).card
    assert again.id != match
    assert (again.options, again.lang, again.seats, again.opener) == (before.options, before.lang, 2, PINK)
