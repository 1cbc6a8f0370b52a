"""One seat is a whole match: the lobby, votes, taking back, posts and the end, against the rulebook's own opponent."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bot.core import finding
from bot.core.match import answering
from bot.discord.message import Button, Buttons, Text
from bot.discord.screens import story
from bot.discord.screens.lobby import joined_message, lobby_message, start_message
from bot.outbox import posts
from bot.outbox.told import Told
from bot.store.records import MatchInfo
from bot.topics.lobby import operations as lobby_operations
from bot.topics.lobby.screens import options_message
from bot.topics.looking import screens as looking
from bot.topics.undo import operations as undo
from bot.topics.votes import operations as votes
from render.core.languages import LANGUAGES
from render.core.words import Words
from rules.core.rng import Rng
from tests.bot.harness import BLUE, GREY, PINK, Harness, done, info_of, kinds, why
from tests.bot.running_bot import running_bot
from tests.bot.test_panels_on_discord import press
from tests.bot.test_posts_fit import payload
from tests.bot.test_worker import posts as posts_of

if TYPE_CHECKING:
    from pathlib import Path

    from bot.core.loaded_match import LoadedMatch
    from bot.discord.message import Message

FAR = {"bank": "far"}


def text(message: Message) -> str:
    """All that a message says."""
    payload(message)
    return "\n".join(part.text for part in message.parts if isinstance(part, Text))


def buttons(message: Message) -> dict[str, Button]:
    """Its buttons by what stands on them."""
    rows = [part for part in message.parts if isinstance(part, Buttons)]
    return {button.label: button for row in rows for button in row.buttons if isinstance(button, Button)}


async def lobby(harness: Harness, match: str) -> MatchInfo:
    """What is known of a lobby."""
    found = await harness.acting.read(finding.look, match, None)
    assert isinstance(found, MatchInfo)
    return found


async def played(harness: Harness, *, won: bool) -> LoadedMatch:
    """A match of one that is over, as the table sees it."""
    for seed in range(100):
        match = await harness.deal("pond", BLUE, channel=1000 + seed)
        await harness.play_on(match, Rng(b"alone/%d" % seed), 100, channel=1000 + seed)
        loaded = await harness.load(match, None)
        verdict = loaded.match.verdict()
        if verdict is not None and verdict.won == won:
            return loaded
    raise AssertionError("the heron is too strong or too weak")


async def test_who_is_alone_in_a_lobby_is_asked_before_the_deal(harness: Harness) -> None:
    match = await harness.open("pond", BLUE)
    await harness.post()
    words, info = Words.of("en"), await lobby(harness, match)
    assert "Start (against the heron)" in buttons(lobby_message(info, 7, words))
    asked = start_message(info, words)
    assert "No one else has joined yet" in text(asked)
    assert "against the heron" in text(asked)
    assert buttons(asked)["Deal for 1"].press.slot == "1"
    info_of(await harness.acting.act(harness.caller(PINK), lobby_operations.join, match, colour=None))
    assert why(await lobby_operations.start(harness.acting, harness.caller(BLUE), match, 1)) == "other-guests"
    again = start_message(await lobby(harness, match), words)
    assert "heron" not in text(again)
    done(await lobby_operations.start(harness.acting, harness.caller(BLUE), match, 2))


async def test_a_deal_that_was_confirmed_for_others_is_asked_again(tmp_path: Path) -> None:
    async with running_bot(tmp_path) as here:
        mika, jonas = here.person("Mika"), here.person("Jonas")
        await mika.command("/game open", game="pond")
        lobby = await here.seen(mika, lambda message: "Join" in message.buttons)
        asked = await press(mika, lobby, "start")
        assert "alone, against the heron" in asked.text
        await press(jonas, lobby, "join")
        await here.quiet()
        again = await press(mika, asked, "deal")
        assert "for 2" in again.text
        assert "heron" not in again.text
        await press(mika, again, "deal")
        await here.quiet()
        assert any("has been dealt" in post.text for post in await posts_of(here, mika))
        assert await here.world.control.violations() == []


async def test_a_game_for_more_never_offers_to_start_alone(harness: Harness) -> None:
    match = await harness.open("toy", BLUE)
    assert "Start (needs 2)" in buttons(lobby_message(await lobby(harness, match), 7, Words.of("en")))


async def test_options_that_do_not_go_together_are_refused_with_a_sentence(harness: Harness) -> None:
    match = await harness.open("pond", BLUE, PINK, options=FAR)
    await harness.post()
    words = Words.of("en")
    assert "far bank" not in text(lobby_message(await lobby(harness, match), 7, words)).partition("can't be played")[2]
    info_of(await harness.acting.act(harness.caller(GREY), lobby_operations.join, match, colour=None))
    info = await lobby(harness, match)
    for message in (lobby_message(info, 7, words), options_message(info, words)):
        assert "These options can't be played: the far bank is for at most 2 players" in text(message)
    assert why(await lobby_operations.start(harness.acting, harness.caller(BLUE), match)) == "refused-setup"
    info_of(await harness.acting.act(harness.caller(GREY), lobby_operations.leave, match))
    changed = info_of(
        await harness.acting.act(
            harness.caller(BLUE),
            lobby_operations.change,
            match,
            options={"light": "night"},
            seats=None,
            lang=None,
            pace=None,
        )
    )
    assert "at night the bank must be near" in text(lobby_message(changed, 7, words))


async def test_without_hands_nothing_is_said_of_them(harness: Harness) -> None:
    match = await harness.open("pond", BLUE)
    joined = await harness.acting.act(harness.caller(PINK), lobby_operations.join, match, colour=None)
    for lang in LANGUAGES:
        words = Words.of(lang)
        assert joined.kind == "lobby"
        assert text(joined_message(joined, words)) == words.text("house-lobby-joined-open")
    await harness.post()
    done(await lobby_operations.start(harness.acting, harness.caller(BLUE), match))
    await harness.play_on(match, Rng(b"open"), 6)
    assert "hand" not in kinds(await harness.post())
    loaded = await harness.load(match, BLUE)
    assert "My hand" not in buttons(
        posts.table_message(loaded, 7, (), Told(range(loaded.match.published)), Words.of("en"))
    )


async def test_the_opponent_is_named_in_the_readers_language_and_never_called(harness: Harness) -> None:
    match = await harness.deal("pond", BLUE)
    await harness.play_on(match, Rng(b"named"), 1)
    loaded = await harness.load(match, BLUE)
    assert len(loaded.people) == 1
    assert loaded.owned == [0]
    for lang, name in (("en", "the heron"), ("de", "der Reiher"), ("it", "l'airone")):
        words = Words.of(lang)
        assert name in text(posts.dealt_message(loaded, 7, (), words))
        told = posts.table_message(loaded, 7, (), Told(range(loaded.match.published)), words)
        assert name in text(told)
        assert told.pings == ()
    assert all(row.ping in ((), (BLUE,)) for row in harness.sent)


async def test_a_turn_of_who_plays_alone_begins_after_the_opponents(harness: Harness) -> None:
    match, words = await harness.deal("pond", BLUE), Words.of("en")
    told: list[tuple[list[str], str]] = []
    for _ in range(4):
        await harness.play_on(match, Rng(b"turns"), 1)
        loaded = await harness.load(match, BLUE)
        ended = loaded.match.standing_moves[-1].turn != loaded.match.turn
        told.append((story.turn_so_far(loaded, words), text(looking.since_message(loaded, words))))
        assert ended is (told[-1][0] == [])
        assert len(told[-1][0]) <= 1
        assert not ended or "the heron" in told[-1][1]
    assert [] in [so_far for so_far, _ in told]


async def test_one_voice_is_no_vote(harness: Harness) -> None:
    match = await harness.deal("pond", BLUE)
    await harness.play_on(match, Rng(b"alone"), 2)
    await harness.post()
    assert why(await harness.acting.play(harness.caller(BLUE), answering.take_back(match))) == "floor"
    voted = await harness.acting.play(harness.caller(BLUE), undo.propose_undo(match, 0))
    assert voted.kind == "voted"
    assert voted.result == "agreed"
    assert len(voted.loaded.match.standing_moves) == 0
    assert kinds(await harness.post()) == ["table", "strip"]
    ended = await harness.acting.play(harness.caller(BLUE), votes.propose_end(match))
    assert ended.kind == "voted"
    assert ended.result == "agreed"
    assert "vote" not in kinds(await harness.post())


@pytest.mark.parametrize("won", [True, False])
async def test_no_one_is_called_a_winner_who_lost(harness: Harness, *, won: bool) -> None:
    loaded = await played(harness, won=won)
    assert loaded.match.winners() == ((0,) if won else ())
    said = text(posts.over_message(loaded, 7, (), Told(range(loaded.match.published)), Words.of("en")))
    assert (f"name{BLUE} wins against the heron" in said) is won
    assert (f"name{BLUE} loses against the heron" in said) is not won
    for lang in LANGUAGES:
        text(posts.over_message(loaded, 7, (), Told(range(loaded.match.published)), Words.of(lang)))
