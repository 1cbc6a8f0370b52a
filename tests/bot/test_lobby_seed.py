from __future__ import annotations

from hashlib import sha256

from bot.core.match.seed import seal_of, seated, seed_of
from bot.store.records import Guest
from bot.topics.lobby import operations as lobby_operations
from bot.topics.tables import operations as tables
from tests.bot.harness import BLUE, MANAGER, PINK, Harness


async def test_the_house_keeps_its_word_about_the_seed(harness: Harness) -> None:
    match = await harness.open("toy", BLUE, PINK)
    await harness.acting.act(
        harness.caller(PINK), lobby_operations.set_preference, match, colour=None, seat=None, word="löwe"
    )
    await harness.post()
    lobby = await harness.info(match)
    assert lobby.lobby_message is not None
    await lobby_operations.start(harness.acting, harness.caller(BLUE), match)
    running = await harness.load(match, None)
    assert running.info.half is None
    await harness.acting.play(harness.caller(MANAGER), tables.close(match))
    closed = (await harness.load(match, None)).info
    assert closed.half is not None
    half = bytes.fromhex(closed.half)
    assert sha256(half).hexdigest() == lobby.seal == closed.seal
    assert running.match.setup.seed == seed_of(half, lobby.lobby_message, ["", "löwe"])
    assert closed.words == ("", "löwe")


def test_the_seed_by_hand() -> None:
    half = bytes(range(32))
    written = half + (10**18).to_bytes(8, "big") + b"\0\0" + b"\0\5l\xc3\xb6we"
    assert seed_of(half, 10**18, ["", "löwe"]) == sha256(written).digest()
    assert seed_of(half, 1, ["ab", ""]) != seed_of(half, 1, ["", "ab"]) != seed_of(half, 1, ["a", "b"])
    assert seal_of(half) == sha256(half).hexdigest()


def test_seats_and_colours_are_drawn_and_wishes_granted() -> None:
    guests = [
        Guest(1, "a", None, None, "", confirmed=True),
        Guest(2, "b", "red", 0, "", confirmed=True),
        Guest(3, "c", None, None, "", confirmed=True),
        Guest(4, "d", "blue", 9, "", confirmed=True),
    ]
    colours = ("red", "blue", "green", "white", "black")
    seen = set()
    for number in range(60):
        table = seated(bytes([number]) * 32, guests, colours)
        assert sorted(guest.user for guest, _ in table) == [1, 2, 3, 4]
        assert (table[0][0].user, table[0][1]) == (2, "red")
        assert len({colour for _, colour in table}) == 4
        assert {guest.user: colour for guest, colour in table}[4] == "blue"
        seen.add(tuple((guest.user, colour) for guest, colour in table))
    assert len(seen) > 20
    assert seated(b"x" * 32, guests, colours) == seated(b"x" * 32, guests, colours)
