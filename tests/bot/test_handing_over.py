"""A seat that changes hands: nothing of the old owner stays, the new one learns how the match stands."""

from __future__ import annotations

import shutil
import time
from typing import TYPE_CHECKING

import pytest

from bot.core import finding
from bot.core.match import owners
from bot.core.outcomes import Voted
from bot.discord.message import Text
from bot.outbox.deliveries import Post, Skip, write
from bot.outbox.direct_messages import taken_over_message
from bot.store.outbox_rows import Row, Target
from bot.topics.seats import operations as seats
from render.core.languages import LANGUAGES
from render.core.words import Words
from rules.core.rng import Rng
from tests.bot.harness import BLUE, CHANNEL, GREY, MINT, PINK, Harness, kinds, open_harness
from tests.bot.reading import text_of

if TYPE_CHECKING:
    from pathlib import Path

    from bot.core.unit_of_work import UnitOfWork
    from render.core.languages import Lang


async def handed_over(harness: Harness, match: str) -> tuple[int, int]:
    """Someone silent is replaced by Mint: who it was, and the seat."""
    silent = (await harness.asked(match))[0]
    seat = (await harness.load(match, silent)).own
    proposer = next(user for user in (BLUE, PINK, GREY) if user != silent)
    offer = await harness.acting.play(harness.caller(proposer), seats.replace(match, seat, MINT, "Mint"))
    assert isinstance(offer, Voted)
    proposal = await harness.acting.read(finding.proposal, offer.vote)
    assert proposal is not None
    await harness.post()

    def agreed(unit: UnitOfWork) -> None:
        owners.sit_down(unit, unit.load(unit.stored(match), None), proposal)

    await harness.at(int(time.time()), agreed)
    return silent, seat


TOLD = ("strip", "told", "table", "hand")
"""Kinds of rows that come one behind the other."""


def order_of(sent: list[Row], seat: int) -> list[tuple[str, int | None]]:
    """In which order a seat's things were sent, and to whom."""
    order = [
        (row.kind, row.user) for row in sent if row.seat == seat and row.kind in ("strip", "told", "table", "hand")
    ]
    return list(dict.fromkeys(order))


async def test_one_comes_behind_the_other(harness: Harness, match: str) -> None:
    silent, seat = await handed_over(harness, match)
    assert await harness.outbox.pending(Target(None, MINT)) == []
    assert "told" not in kinds(list(await harness.outbox.pending(Target(CHANNEL, None))))
    sent = await harness.post()
    assert order_of(sent, seat) == [("strip", silent), ("table", None), ("hand", MINT), ("told", MINT)]
    assert [row.kind for row in sent if row.user == silent and row.seat is None] == ["told"]


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_the_new_owner_reads_how_it_stands_and_no_one_else(harness: Harness, match: str, lang: Lang) -> None:
    _, seat = await handed_over(harness, match)
    (row,) = [row for row in await harness.post() if row.kind == "told" and row.user == MINT]
    words = Words.of(lang)
    loaded = await harness.load(match, MINT)
    delivery = write(row, loaded, None, words)
    assert isinstance(delivery, Post)
    said = text_of(delivery.content)
    assert words.text("dead-last-lines") in said
    assert all(isinstance(part, Text) or part.kind == "buttons" for part in delivery.content.parts)
    assert loaded.own == seat
    assert write(row, await harness.load(match, BLUE), None, words) == Skip()


async def test_a_hand_over_comes_whole_whichever_row_the_bot_is_killed_at(tmp_path: Path) -> None:
    laid = tmp_path / "laid"
    laid.mkdir()
    async with open_harness(laid) as harness:
        match = await harness.deal("toy", BLUE, PINK, GREY)
        await harness.play_on(match, Rng(b"votes"), 6)
        await harness.post()
        silent, seat = await handed_over(harness, match)
    reference = await killed_at(laid, tmp_path / "never", None)
    assert [row.user for row in reference if row.seat == seat and row.kind == "hand"] == [MINT]
    for row in reference:
        came = await killed_at(laid, tmp_path / str(row.id), row.id)
        assert sorted(each.id for each in came) == sorted(each.id for each in reference)
        assert {each.id: each.nonce for each in came} == {each.id: each.nonce for each in reference}
        order = [(each.kind, each.user) for each in came if each.seat == seat and each.kind in TOLD]
        assert list(dict.fromkeys(order)) == [("strip", silent), ("table", None), ("hand", MINT), ("told", MINT)]


async def killed_at(laid: Path, place: Path, number: int | None) -> list[Row]:
    """Send what waits in a copy of a house that dies when it was about to send one row, and lives again; what came."""
    shutil.copytree(laid, place)
    came: list[Row] = []
    async with open_harness(place) as harness:
        while waiting := [(await harness.outbox.pending(target))[0] for target in await harness.outbox.targets()]:
            row = min(waiting, key=lambda each: each.id)
            if row.id == number:
                await harness.outbox.claim_one(row)
                break
            came.append(await harness.carry(row))
    async with open_harness(place) as harness:
        return [*came, *await harness.post()]


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_who_takes_a_seat_over_reads_when_it_is_that_seats_turn(harness: Harness, lang: Lang) -> None:
    match, words = await harness.deal("osaka", BLUE, PINK, GREY), Words.of(lang)
    await harness.play_on(match, Rng(b"line"), 12)
    for _ in range(3):
        (asked,) = await harness.asked(match)
        first = (await harness.load(match, asked)).own
        for before in (1, 2):
            user = (await harness.load(match, None)).people[(first + before) % 3].mention
            said = text_of(taken_over_message(await harness.load(match, user), words))
            assert words.text("dead-in-line", n=before) in said
        told = text_of(taken_over_message(await harness.load(match, asked), words))
        assert not any(words.text("dead-in-line", n=n) in told for n in (1, 2))
        await harness.play_on(match, Rng(b"line"), 1)
