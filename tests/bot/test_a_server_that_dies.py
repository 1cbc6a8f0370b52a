"""A PostgreSQL server that dies at the end of a change, with all that it had not yet written to its disk."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from pydantic import SecretStr

from bot.store.database import Database
from bot.store.database_address import Postgres
from bot.store.errors import Unready
from bot.store.postgres.connection import PostgresConnection
from tests.bot.postgres_server import kill_and_start, one_in

if TYPE_CHECKING:
    from pathlib import Path

    from bot.store.connection import Connection
    from bot.store.postgres.connection import Found

ROW = "INSERT INTO house (key, value) VALUES ('a', '1')"


@pytest.mark.long
@pytest.mark.parametrize("kept", [True, False])
async def test_a_number_that_a_server_gives_again_after_its_death_proves_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, kept: bool
) -> None:
    # One of its own, as others work with the one of all tests. It writes nothing of its log before it must.
    server = one_in(tmp_path / "server")
    server.psql("ALTER SYSTEM SET wal_writer_delay = '10s'; SELECT pg_reload_conf();")
    execute, died = PostgresConnection.execute, list[str]()

    def dies(connection: PostgresConnection, sql: str, values: Any = ()) -> Found:
        if sql == "COMMIT" and not died:
            died.append(sql)
            if kept:
                execute(connection, sql, values)
            kill_and_start(server)
            return execute(connection, "SELECT 1")
        return execute(connection, sql, values)

    def there(connection: Connection) -> bool:
        return connection.execute("SELECT 1 FROM house WHERE key = 'a'").fetchone() is not None

    database = await Database.open(Postgres(SecretStr(server.get_uri())))
    try:
        monkeypatch.setattr(PostgresConnection, "execute", dies)
        writing = database.transact(lambda connection: connection.execute(ROW).rowcount)
        if kept:
            assert await writing == 1
        else:
            with pytest.raises(Unready):
                await writing
        assert died
        assert await database.read(there) == kept
    finally:
        await database.close()
        server.cleanup()
