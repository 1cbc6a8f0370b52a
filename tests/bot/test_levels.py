"""Ranked games: who may play them, whom they count for, and levels that come to the same however they are counted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.cli.recount import count_anew
from bot.core import levels, recounting
from bot.core.boxes.catalog import PACK, PLANS, RANKED
from bot.core.options import OFF, ON
from bot.core.outcomes import LobbyChanged
from bot.discord.message import Select
from bot.discord.screens.lobby import lobby_message
from bot.store import levels as kept
from bot.store import results, server_settings
from bot.store.levels import EVERYWHERE, Key, Level, Placed, RankedGame
from bot.store.results import Kind, SeatResult
from bot.store.seat_history import Tenure
from bot.topics.lobby import operations as lobby
from bot.topics.lobby.screens import options_message
from bot.topics.privacy import operations as privacy
from bot.topics.results import sheets
from bot.topics.results.screens import Found, results_message
from bot.topics.results.wanted import Wanted
from bot.topics.seats import operations as seats
from render.core.languages import LANGUAGES
from render.core.words import Words
from rules.core.rng import Rng
from tests.bot.harness import BLUE, GREY, GUILD, MANAGER, PINK, STRANGER, done, info_of, why
from tests.bot.reading import text_of
from tests.bot.test_posts_fit import payload
from tests.bot.test_results import take_free_seat
from tests.bot.test_results_read import seen_by
from tests.bot.test_votes import seat_of

if TYPE_CHECKING:
    from pathlib import Path

    import pytest

    from tests.bot.harness import Harness

EN = Words.of("en")


async def ranked(harness: Harness, *people: int, game: str = "toy", channel: int = 701) -> str:
    """A ranked game that has just been dealt."""
    match = await harness.open(game, *people, channel=channel, options={RANKED: ON})
    await harness.post()
    done(await lobby.start(harness.acting, harness.caller(people[0], channel=channel), match))
    await harness.post()
    return match


async def to_the_end(harness: Harness, match: str, seed: bytes = b"levels", channel: int = 701) -> None:
    """Play a match until it waits for no one who is there."""
    rng = Rng(seed)
    while await harness.play_on(match, rng, 50, channel=channel):
        continue
    await harness.post()


async def all_levels(harness: Harness) -> dict[Key, Level]:
    return await harness.database.read(kept.every)


async def check(harness: Harness) -> tuple[list[bool], int]:
    """Whether what is kept is anything else than what comes of counting anew: by match, and how many levels."""
    names = await harness.acting.read(recounting.finished)
    different = [await harness.acting.read(recounting.recount, name, keep=False) for name in names]
    return different, await harness.acting.read(recounting.recount_levels, keep=False)


def test_who_wins_goes_up_and_equals_stay_equal() -> None:
    new = levels.after({}, [Placed(1, 1), Placed(2, 2), Placed(3, 2), Placed(4, 4)])
    assert new[1].mu > new[2].mu == new[3].mu > new[4].mu
    assert all(level.games == 1 and level.sigma < 25 / 3 for level in new.values())
    # The order in which people are named decides nothing.
    assert levels.after({}, [Placed(4, 4), Placed(3, 2), Placed(2, 2), Placed(1, 1)]) == new


def test_a_level_is_shown_after_five_games_with_what_it_may_be_off() -> None:
    assert levels.shown(Level(25, 5, levels.LEAST - 1)) is None
    assert levels.shown(Level(25, 5, levels.LEAST)) == (1000, 400)
    assert levels.shown(Level(27.5, 1.5, 40)) == (1100, 120)


def test_only_whole_seats_and_those_who_left_are_placed() -> None:
    ended = [
        SeatResult(0, 1, 2, 10, whole=True),
        SeatResult(1, 9, 1, 12, whole=False),
        SeatResult(2, 3, 3, 8, whole=False),
        SeatResult(3, 4, 4, 5, whole=False),
    ]
    had = [
        Tenure(0, 1, 0, None, "dealt", None),
        # Left, and taken over by someone who is left out.
        Tenure(1, 2, 0, 5, "dealt", "resigned"),
        Tenure(1, 9, 7, None, "took-over", None),
        # Covered by a bot for a while: left out.
        Tenure(2, 3, 0, 5, "dealt", "replaced"),
        Tenure(2, 3, 5, 9, "cover", "back"),
        Tenure(2, 3, 9, None, "took-over", None),
        # Given up, and free at the end.
        Tenure(3, 4, 0, 8, "dealt", "resigned"),
    ]
    assert set(levels.placed(ended, had)) == {Placed(1, 2), Placed(2, 5), Placed(4, 5)}
    assert levels.placed(ended[:1], had[:1]) == (), "one alone wins nothing"


async def test_a_ranked_game_is_among_people_without_plans_and_packs(harness: Harness) -> None:
    match = await harness.open("osaka", BLUE, PINK)
    host = harness.caller

    async def change(**options: str) -> str:
        changed = await harness.acting.act(
            host(BLUE), lobby.change, match, options=options, seats=None, lang=None, pace=None
        )
        return "done" if isinstance(changed, LobbyChanged) else why(changed)

    assert await change(ranked=ON, plans=ON) == "bad-option"
    assert await change(ranked="maybe") == "bad-option"
    assert await change(ranked=ON) == "done"
    assert await change(**{PLANS: ON}) == "bad-option"
    assert await change(**{PACK: "ours"}) == "bad-option"
    # Who joined on other terms has to confirm them.
    assert why(await lobby.start(harness.acting, host(BLUE), match)) == "unconfirmed"
    assert why(await harness.acting.act(host(BLUE), lobby.add_bot, match, "trader")) == "ranked"
    info_of(await harness.acting.act(host(PINK), lobby.leave, match))
    assert why(await lobby.start(harness.acting, host(BLUE), match)) == "too-few"
    assert await change(**{RANKED: OFF}) == "done"
    info_of(await harness.acting.act(host(BLUE), lobby.add_bot, match, "trader"))
    assert await change(ranked=ON) == "ranked"


async def test_the_lobby_says_that_it_is_ranked(harness: Harness) -> None:
    match = await harness.open("osaka", BLUE, PINK, options={RANKED: ON})
    info = info_of(await harness.acting.act(harness.caller(BLUE), lobby.confirm, match))
    for lang in LANGUAGES:
        words = Words.of(lang)
        assert words.text("results-ranked-rule") in text_of(lobby_message(info, 7, words))
        menus = [part for part in options_message(info, words).parts if isinstance(part, Select)]
        (counting,) = [menu for menu in menus if menu.press.slot == "-plans"]
        assert [pick.value for pick in counting.picks if pick.chosen] == [RANKED]
        payload(options_message(info, words))


async def test_a_ranked_game_moves_levels_here_and_of_all_servers(harness: Harness) -> None:
    match = await ranked(harness, BLUE, PINK, GREY)
    await to_the_end(harness, match)
    found = await all_levels(harness)
    assert {(key.guild, key.game) for key in found} == {(GUILD, "toy"), (EVERYWHERE, "toy")}
    assert {key.user for key in found} == {BLUE, PINK, GREY}
    (best,) = [
        each.user for each in await harness.database.read(lambda c: results.of_match(c, match)) if each.place == 1
    ]
    assert max((level.mu, key.user) for key, level in found.items())[1] == best
    assert await check(harness) == ([False], 0)
    await to_the_end(harness, await harness.deal("toy", BLUE, PINK), b"unranked")
    assert await all_levels(harness) == found


async def test_who_leaves_comes_last_and_who_came_in_is_left_out(harness: Harness) -> None:
    match = await ranked(harness, BLUE, PINK, GREY)
    seat = await seat_of(harness, match, PINK)
    done(await harness.acting.play(harness.caller(PINK), seats.resign(match)))
    assert why(await harness.acting.play(harness.caller(BLUE), seats.leave_to_bot(match, seat))) in (
        "ranked",
        "bad-option",
    )
    await take_free_seat(harness, match, seat, STRANGER, BLUE, GREY)
    await to_the_end(harness, match)
    placed = dict(await harness.database.read(lambda c: kept.placed_in(c, match)))
    assert placed.keys() == {BLUE, PINK, GREY}
    assert placed[PINK] == max(placed.values()) > max(placed[BLUE], placed[GREY])
    assert await check(harness) == ([False], 0)


async def test_levels_are_shown_to_the_server_and_held_for_who_wants_it(harness: Harness) -> None:
    for number in range(levels.LEAST):
        await to_the_end(harness, await ranked(harness, BLUE, PINK), bytes([number]))
        known = results_message(Found(Wanted("me"), await seen_by(harness, BLUE, BLUE), BLUE), EN, here=GUILD)
        said = text_of(known)
        left = levels.LEAST - number - 1
        assert ("more ranked game" in said) == (left > 0)
    assert "Levels: " in said
    assert " ± " in said
    for lang in LANGUAGES:
        words = Words.of(lang)
        sheet = sheets.of_server(await seen_by(harness, GREY, None, "toy"), Kind("toy"), words)
        assert sheet.lists[0].heading == words.text("results-ladder")
        assert len(sheet.lists[0].entries) == 2


async def test_levels_of_all_servers_are_shown_where_all_agree(harness: Harness) -> None:
    for number in range(levels.LEAST):
        await to_the_end(harness, await ranked(harness, BLUE, PINK), bytes([number]))

    async def said() -> str:
        found = Found(Wanted("me"), await seen_by(harness, BLUE, BLUE), BLUE)
        return text_of(results_message(found, EN, here=GUILD))

    assert "on all servers" not in await said()
    await harness.database.transact(lambda c: server_settings.note(c, GUILD, MANAGER, {server_settings.LEVELS: "yes"}))
    assert "on all servers" in await said()
    # One that does not agree is enough.
    elsewhere = RankedGame("ELSE", GUILD + 1, "toy", (Placed(BLUE, 1), Placed(GREY, 2)))
    await harness.database.transact(lambda c: levels.note(c, elsewhere))
    assert "on all servers" not in await said()


async def test_an_erased_person_leaves_the_numbers_of_the_others_as_they_are(harness: Harness) -> None:
    for number in range(3):
        await to_the_end(harness, await ranked(harness, BLUE, PINK, GREY), bytes([number]))
    before = await all_levels(harness)
    await privacy.erase_person(harness.acting, harness.caller(PINK))
    now = await all_levels(harness)
    assert PINK not in {key.user for key in now}
    assert {key: level for key, level in now.items() if key.user > 0} == {
        key: level for key, level in before.items() if key.user != PINK
    }
    assert await check(harness) == ([False] * 3, 0)


async def test_what_was_kept_wrongly_is_put_right(harness: Harness) -> None:
    match = await ranked(harness, BLUE, PINK, game="osaka")
    await to_the_end(harness, match)
    right = await all_levels(harness), await harness.database.read(lambda c: results.of_match(c, match))
    await harness.database.transact(lambda c: c.execute("UPDATE levels SET mu = mu + 1"))
    await harness.database.transact(lambda c: c.execute("UPDATE results SET points = 0, sources = '{}'"))
    await harness.database.transact(lambda c: c.execute("UPDATE ranked SET place = 1"))
    assert await check(harness) == ([True], len(right[0]))
    assert await harness.acting.write(recounting.recount, match, keep=True)
    assert await harness.acting.write(recounting.recount_levels, keep=True) == len(right[0])
    assert (await all_levels(harness), await harness.database.read(lambda c: results.of_match(c, match))) == right
    assert await check(harness) == ([False], 0)


async def test_a_lost_result_is_found_again(harness: Harness) -> None:
    match = await ranked(harness, BLUE, PINK)
    await to_the_end(harness, match)
    right = await all_levels(harness)
    for table in ("results", "ranked", "levels"):
        await harness.database.transact(lambda c, table=table: c.execute(f"DELETE FROM {table}"))  # type: ignore[misc]
    assert await harness.acting.write(recounting.recount, match, keep=True)
    assert await harness.acting.write(recounting.recount_levels, keep=True)
    assert await all_levels(harness) == right


def test_the_operator_counts_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("HATOBA_DATA", str(tmp_path))
    monkeypatch.chdir(tmp_path)
    assert count_anew(only_check=True) == 0
    assert "0 finished games counted" in capsys.readouterr().out
