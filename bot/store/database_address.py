"""Where a database is: a file of SQLite's, or an address at a PostgreSQL server."""

from __future__ import annotations

from pathlib import Path
from typing import TypeAlias
from urllib.parse import unquote, urlsplit

from pydantic import SecretStr

from rules.core.frozen import frozen

SCHEMES = ("postgresql", "postgres")

EXAMPLE = "postgresql://hatoba@db.example/hatoba"


@frozen
class Postgres:
    """A database of a PostgreSQL server; as text it is named without what must not be read.

    Attributes:
        url: Its address as PostgreSQL's own programs take it, perhaps with a password.
    """

    url: SecretStr

    def __str__(self) -> str:
        parts = urlsplit(self.url.get_secret_value())
        at = parts.netloc.rpartition("@")[2]
        return f"the PostgreSQL database {unquote(parts.path[1:])}{at and f' at {at}'}"


Where: TypeAlias = Path | Postgres


def where(named: str) -> Where:
    """What a setting names.

    Raises:
        ValueError: It names neither a file nor a database; the message goes after the name of the setting.
    """
    scheme, found, rest = named.strip().partition("://")
    if not found:
        return Path(named)
    if scheme not in SCHEMES:
        raise ValueError(f"must be a file, or an address such as {EXAMPLE}")
    hosts, _, database = rest.partition("?")[0].partition("/")
    if not database or "/" in database:
        raise ValueError(f"must name a database after the host, such as {EXAMPLE}")
    for host in hosts.rpartition("@")[2].split(","):
        port = host.rpartition("]")[2].rpartition(":")[2] if ":" in host.rpartition("]")[2] else "5432"
        if not (port.isdecimal() and 0 < int(port) < 1 << 16):
            raise ValueError(f"must have a number from 1 to 65535 as its port, such as {EXAMPLE}")
    return Postgres(SecretStr(named.strip()))
