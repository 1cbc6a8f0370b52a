"""The tables of the benchmark: one press at a time, or as many as there are tables, and every picture measured."""

from __future__ import annotations

import asyncio
from random import Random
from typing import TYPE_CHECKING, Any, cast

import pytest

from bot.bench import evening, practising, pressing
from bot.bench.evening import Watch
from bot.local.playing import Guest, Pace, Table
from bot.local.seen import Reply
from tests.timeouts import GENEROUS

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

    from bot.local.people import ControlClient, Person
    from bot.local.seen import Seen


class Talking:
    """A control client that tells a few lines, and then nothing."""

    async def feed(self) -> AsyncIterator[dict[str, Any]]:
        yield {"kind": "frame"}
        yield {"kind": "created", "channel": "5"}


async def test_whoever_waits_for_a_channel_hears_of_it_once() -> None:
    watch = Watch()
    waiting = asyncio.create_task(watch.stir("5"))
    await watch.read(cast("ControlClient", Talking()))
    await asyncio.wait_for(waiting, GENEROUS)
    assert [one["kind"] for one in watch.lines] == ["frame", "created"]
    again = asyncio.create_task(watch.stir("5"))
    await asyncio.sleep(0)
    assert not again.done()
    again.cancel()


async def test_whoever_is_stopped_just_as_something_is_written_stops() -> None:
    watch = Watch()
    waiting = asyncio.create_task(watch.stir("5"))
    await asyncio.sleep(0)
    await watch.read(cast("ControlClient", Talking()))
    waiting.cancel()
    with pytest.raises(asyncio.CancelledError):
        await waiting


async def test_a_guest_waits_until_all_is_ready_before_each_press() -> None:
    done: list[str] = []

    class Hand:
        async def send(self, verb: str, **_: Any) -> None:
            done.append(verb)

        async def press(self, *_: Any) -> None:
            done.append("press")

    async def ready() -> None:
        done.append("ready")

    guest = Guest(cast("Person", Hand()), "5", Pace(spell=0.0, ready=ready))
    for _ in range(2):
        await guest.press(cast("Seen", None), "answer")
    assert done == ["mark_read", "mark_read", "ready", "press"] * 2


def seen(number: int, verb: str, text: str = "", *names: str) -> Reply:
    """A message with one button, which notifies someone."""
    button = {"type": 2, "custom_id": f"{verb}:M:0:x:"}
    mentions = [{"global_name": name} for name in names]
    return Reply({"id": str(number), "visible_to": None, "components": [button], "text": text, "mentions": mentions})


class LastTurn:
    """A table where one ends the last turn; then all are asked, and may answer anew until the last has answered."""

    def __init__(self) -> None:
        self.post = seen(1, "play", "**Nippon**\n<@1>", "Mika")
        self.pressed: list[str] = []

    def person(self, name: str) -> LastTurn.One:
        return self.One(self, name)

    class One:
        """One of the people."""

        def __init__(self, table: LastTurn, name: str) -> None:
            self.table, self.name = table, name

        async def send(self, *_: Any, **__: Any) -> None:
            pass

        async def channel(self, _: str) -> list[Reply]:
            return [self.table.post]

        async def look(self, message: Reply) -> Reply:
            return message

        async def press(self, message: Reply, _: str) -> Reply:
            if message is not self.table.post:
                self.table.pressed.append(self.name)
                assert len(self.table.pressed) < 10, "the same one goes on and on"
                if self.name == "Jonas":
                    self.table.post = seen(3, "sheet")
                    return self.table.post
                # Whoever brought it about is not notified of it.
                self.table.post = seen(2, "play", "**Nippon · Mika has played**\n<@1> and <@2>", "Jonas")
            return seen(9, "answer")


async def test_whoever_is_asked_something_with_all_others_answers_it_once() -> None:
    held = LastTurn()
    table = Table(cast("ControlClient", held), "5", ["Mika", "Jonas"], Random(3), Pace(spell=0.0))
    assert [await table.turn() for _ in range(3)] == [True, True, False]
    assert held.pressed == ["Mika", "Mika", "Jonas"]


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Wait as long as a busy machine needs."""
    monkeypatch.setattr(evening, "_START", 2 * GENEROUS)
    monkeypatch.setattr(evening, "_PATIENCE", GENEROUS)


@pytest.mark.long
async def test_tables_play_at_once_then_one_press_at_a_time_then_beside_bots(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pressing, "AT_ONCE", range(2))
    monkeypatch.setattr(pressing, "ONE_BY_ONE", range(2, 4))
    monkeypatch.setattr(pressing, "SECONDS", 1.0)
    monkeypatch.setattr(pressing, "PICTURES", 4)
    for name, value in {"PRACTICES": 2, "SPELL": 0.5, "SECONDS": 1.0}.items():
        monkeypatch.setattr(practising, name, value)
    async with evening.evening(tmp_path) as held:
        figures = await pressing.eight_in_flight("osaka", held)
        figures["press_to_picture_ms"] = await pressing.press_to_picture("osaka", held)
        figures["beside_bots_ms"] = await practising.alone_and_beside("osaka", held)
    found, memory = figures["eight_in_flight"], figures["rss_mib"]
    assert found["moves_per_second"] > 0
    assert found["n"] > 0
    assert found["deferred_p95"] > 0
    assert found["lost"] == 0
    assert all(20 < memory[number] < 1000 for number in ("warm", "played", "after"))
    found = figures["press_to_picture_ms"]
    assert found["n"] >= 4
    assert (found["equal"], found["lost"]) == (0, 0)
    assert 0 < found["sent"] < found["p95"]
    found = figures["beside_bots_ms"]
    assert min(found[name] for name in ("alone", "beside", "ratio", "n", "posts")) > 0
