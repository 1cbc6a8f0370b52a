"""What those who manage a server have chosen for it."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import field
from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from bot.store.spans import DAY
from rules.core.frozen import frozen

if TYPE_CHECKING:
    from bot.store.connection import Connection
    from render.core.languages import Lang

Where: TypeAlias = Literal["here", "thread", "post"]
"""Where matches are played: in the channel of the command, in a thread each, in a post each of a forum."""

WHERE: Final = "where"
PARENT: Final = "parent"
"""Setting: the channel or forum below which rooms are made."""

LANG: Final = "lang"
PACE: Final = "pace"
REFUSED: Final = "refused"
"""Setting: what is not allowed, in a row."""

LEVELS: Final = "levels"
"""Setting: ``yes`` if levels that were played for on the server count for the house too."""

LOBBIES: Final = "lobbies"
"""Setting: ``yes`` if lobbies are listed on other servers that do so too, for who is on both."""

DAYS: Final = "days"
"""Setting: ``yes`` if finished games of the server become positions of the day."""

ROLE: Final = "role"
ANNOUNCEMENTS: Final = "announcements"
ONLOOKERS: Final = "onlookers"
"""Setting: the channel in which is told once a day what happened at the tables of the server."""

TAGS: Final = "tags"
"""Not chosen but found: the tags of the forum by what they stand for, such as ``open=7,live=8``."""

ALLOWABLE: Final = ("bots", "practice", "boxes")
"""What a server allows unless it is refused: automatic players, practice, component packs."""


@frozen
class ServerSettings:
    """What was chosen for a server.

    Attributes:
        values: By key; what stands as at first is not among them.
        chosen_by: Who chose last, or None if no one has.
        called: When the role was called the last time, in seconds since 1970.
    """

    values: Mapping[str, str] = field(default_factory=dict)
    chosen_by: int | None = None
    called: int | None = None

    @property
    def where(self) -> Where:
        """Where matches are played."""
        match self.values.get(WHERE):
            case "thread":
                return "thread"
            case "post":
                return "post"
            case _:
                return "here"

    @property
    def parent(self) -> int | None:
        """The channel or forum below which rooms are made, once it is chosen."""
        return self._number(PARENT)

    @property
    def lang(self) -> Lang | None:
        """The language of new tables; None: that of whoever opens one."""
        return self.values.get(LANG)

    @property
    def pace(self) -> str | None:
        """The pace of new lobbies; None: the usual one."""
        return self.values.get(PACE)

    @property
    def refused(self) -> frozenset[str]:
        """What is not allowed."""
        return frozenset(self.values.get(REFUSED, "").split())

    @property
    def role(self) -> int | None:
        """The role that may be called for an open lobby."""
        return self._number(ROLE)

    @property
    def announcements(self) -> int | None:
        """The channel for announcements."""
        return self._number(ANNOUNCEMENTS)

    @property
    def onlookers(self) -> int | None:
        """The channel in which is told once a day what happened at the tables."""
        return self._number(ONLOOKERS)

    @property
    def shares_levels(self) -> bool:
        """Whether levels that were played for on the server count for the house too."""
        return self.values.get(LEVELS) == "yes"

    @property
    def shares_lobbies(self) -> bool:
        """Whether lobbies are listed on other servers that do so too."""
        return self.values.get(LOBBIES) == "yes"

    @property
    def has_days(self) -> bool:
        """Whether finished games of the server become positions of the day."""
        return self.values.get(DAYS) == "yes"

    @property
    def tags(self) -> Mapping[str, int]:
        """The tags of the forum by what they stand for."""
        pairs = (each.split("=") for each in self.values.get(TAGS, "").split(",") if each)
        return {key: int(number) for key, number in pairs}

    def _number(self, key: str) -> int | None:
        found = self.values.get(key)
        return None if found is None else int(found)

    @property
    def call_again(self) -> int:
        """From when on the role may be called again, in seconds since 1970: once a day."""
        return 0 if self.called is None else self.called + DAY


AS_AT_FIRST: Final = ServerSettings()


def tags_text(tags: Mapping[str, int]) -> str:
    """Tags as they are stored."""
    return ",".join(f"{key}={number}" for key, number in sorted(tags.items()))


def read(settings: str | None, chosen_by: int | None = None, called: int | None = None) -> ServerSettings:
    """Settings as they are stored; None where nothing is."""
    return AS_AT_FIRST if settings is None else ServerSettings(json.loads(settings), chosen_by, called)


def load(connection: Connection, guild: int) -> ServerSettings:
    """What was chosen for a server."""
    row = connection.execute(
        "SELECT settings, chosen_by, called FROM server_settings WHERE guild = ?", (guild,)
    ).fetchone()
    return AS_AT_FIRST if row is None else read(*row)


def announcing(connection: Connection) -> list[tuple[int, int]]:
    """The servers that have a channel for announcements, each with it."""
    rows = connection.execute("SELECT guild, settings FROM server_settings ORDER BY guild").fetchall()
    found = [(row["guild"], read(row["settings"]).announcements) for row in rows]
    return [(guild, channel) for guild, channel in found if channel is not None]


def note(connection: Connection, guild: int, by: int, changed: Mapping[str, str]) -> None:
    """Remember what someone has chosen for a server; what is empty stands as at first again."""
    values = {**load(connection, guild).values, **changed}
    kept = json.dumps({key: value for key, value in values.items() if value}, sort_keys=True)
    connection.execute(
        "INSERT INTO server_settings (guild, settings, chosen_by, listed) VALUES (?1, ?2, ?3, ?4) "
        "ON CONFLICT (guild) DO UPDATE SET settings = ?2, chosen_by = ?3, listed = ?4",
        (guild, kept, by, values.get(LOBBIES) == "yes"),
    )


def note_call(connection: Connection, guild: int, match: str, now: int) -> None:
    """Note that a lobby has called the server's role."""
    connection.execute("UPDATE server_settings SET called = ? WHERE guild = ?", (now, guild))
    connection.execute("UPDATE matches SET called = ? WHERE id = ?", (now, match))
