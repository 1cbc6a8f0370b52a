"""Faults that pass, of the disk and of the connection: what is true is said, however often it must be tried."""

from __future__ import annotations

import sqlite3
from typing import TYPE_CHECKING, Any

import pytest

from bot.discord import reply
from bot.local.waiting import wait_for
from bot.outbox import worker
from bot.store.database import Database
from bot.store.errors import Unready
from tests.bot.running_bot import RunningBot, running_bot

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from bot.outbox.exchange import Taken
    from bot.store.carried import Carried
    from bot.store.connection import Connection

NAME = "hatoba.sqlite3"
EDIT = "/webhooks/{webhook_id}/{webhook_token}/messages/@original"


async def outcomes(here: RunningBot) -> set[str]:
    """How the rows of the outbox were closed."""
    return await here.app.database.read(lambda c: {row["how"] for row in c.execute("SELECT how FROM outbox")})


async def test_a_database_locked_for_a_while_keeps_no_one_from_being_called(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running_bot(tmp_path) as here:
        monkeypatch.setattr(worker, "PAUSES", (0.01,))
        await here.app.database.connection.execute("PRAGMA busy_timeout = 10")
        other = sqlite3.connect(tmp_path / NAME, isolation_level=None)
        exchange, refused = here.client.outbox_worker.exchange, 0

        async def locked_out() -> Sequence[Taken]:
            nonlocal refused
            if refused == 0 and await here.app.database.read(is_dealt):
                other.execute("BEGIN IMMEDIATE")
            try:
                return await exchange()
            except Unready:
                refused += 1
                if refused == 3:
                    other.execute("ROLLBACK")
                raise

        monkeypatch.setattr(here.client.outbox_worker, "exchange", locked_out)
        post = await here.dealt("toy", "Mika", "Jonas")
        await here.quiet()
        assert refused == 3
        assert "Play" in post.buttons or "Answer" in post.buttons
        assert "failed" not in await outcomes(here)
        other.close()


def is_dealt(connection: Connection) -> bool:
    """Whether the post of the deal waits."""
    rows = connection.execute("SELECT 1 FROM outbox WHERE kind = 'dealt' AND closed IS NULL AND tried IS NULL")
    return rows.fetchone() is not None


async def test_errors_of_the_disk_close_no_row(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with running_bot(tmp_path) as here:
        monkeypatch.setattr(worker, "PAUSES", (0.01,))
        carry, left = here.app.acting.carry, 3

        def broken(_: Connection) -> None:
            raise io_error()

        async def failing(work: Any, outbox: Any, done: Sequence[Carried], *more: Any) -> Any:
            nonlocal left
            if left and done:
                left -= 1
                await here.app.database.transact(broken)
            return await carry(work, outbox, done, *more)

        monkeypatch.setattr(here.app.acting, "carry", failing)
        await here.dealt("toy", "Mika", "Jonas")
        await here.quiet()
        assert left == 0
        assert "failed" not in await outcomes(here)


def io_error() -> sqlite3.OperationalError:
    """What SQLite raises when the disk gives an error."""
    error = sqlite3.OperationalError("disk I/O error")
    error.sqlite_errorcode = sqlite3.SQLITE_IOERR
    return error


async def test_what_passes_is_told_from_what_is_wrong(tmp_path: Path) -> None:
    database = await Database.open(tmp_path / NAME)
    await database.connection.execute("PRAGMA busy_timeout = 10")
    other = sqlite3.connect(tmp_path / NAME, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(Unready, match="locked"):
        await database.transact(lambda _: None)
    other.close()
    with pytest.raises(sqlite3.OperationalError, match="no such table"):
        await database.transact(lambda connection: connection.execute("SELECT * FROM nowhere"))
    await database.transact(lambda _: None)
    await database.close()


async def test_an_answer_is_sent_until_the_connection_holds(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reply, "PAUSES", (0.01,))
    async with running_bot(tmp_path) as here:
        mika = here.person("Mika")
        await here.dealt("toy", "Mika", "Jonas")
        await here.world.control.ask("add_fault", method="PATCH", route=EDIT, moment="before", status=0, times=5)
        said = await mika.command("/play")
        assert said.text
        assert await here.world.control.ask("clear_faults") == {"left": 0}


async def test_whoever_gets_an_answer_that_discord_does_not_take_is_told(tmp_path: Path) -> None:
    async with running_bot(tmp_path) as here:
        mika = here.person("Mika")
        await here.dealt("toy", "Mika", "Jonas")
        body = {"code": 50035, "message": "Invalid Form Body"}
        await here.world.control.ask("add_fault", method="PATCH", route=EDIT, moment="before", status=400, body=body)
        said, again = [await mika.command("/play") for _ in range(2)]
        assert said.text.startswith("Something went wrong on my side.")
        assert again.text
        assert not again.text.startswith(("Something", "My last answer"))


async def test_what_could_not_be_said_is_said_with_the_next_press(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reply, "PAUSES", (0.01,))
    monkeypatch.setattr(reply, "LASTING", 0.05)
    async with running_bot(tmp_path) as here:
        mika, jonas = here.person("Mika"), here.person("Jonas")
        await mika.command("/game open", game="toy")
        lobby = await here.seen(mika, lambda message: "Join" in message.buttons)
        await here.quiet()
        await here.world.control.ask("add_fault", method="PATCH", route=EDIT, moment="before", status=0, times=1000)
        button = lobby.buttons["Join"]["custom_id"]
        await jonas.send("press", message=lobby.id, custom_id=button)
        await wait_for(lambda: tried_in_vain(here))
        await here.world.control.ask("clear_faults")
        await here.app.database.transact(
            lambda connection: connection.execute("UPDATE interactions SET arrived = arrived - 1000")
        )
        told, again = [await jonas.command("/help") for _ in range(2)]
        assert told.text.startswith("Meine letzte Antwort an dich kam nie an.")
        assert "ist gespeichert" in told.text
        assert "kam nie an" not in again.text


async def tried_in_vain(here: RunningBot) -> bool:
    """Whether nothing is under way any more, with something that was not said."""
    silent = await here.app.database.read(
        lambda connection: connection.execute(
            "SELECT 1 FROM interactions WHERE answered IS NULL AND application IS NOT NULL AND token IS NULL"
        ).fetchall()
    )
    return bool(silent) and not here.client.router._running
