"""People: language and settings, in all servers the same."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import field
from datetime import time
from types import MappingProxyType
from typing import TYPE_CHECKING

from bot.store.listed import ids
from rules.core.frozen import frozen

if TYPE_CHECKING:
    from collections.abc import Collection

    from bot.store.connection import Connection

LANG = "lang"
"""Key of the language that Discord showed a person last, among the settings."""

LANGUAGE = "language"
"""Setting: the language chosen for good; without it the one Discord shows the person."""

TURN_DM = "turn-dm"
"""Setting: ``yes`` if a turn is also called for by DM."""

HAND_DM = "hand-dm"
"""Setting: ``no`` if hands do not come by DM."""

SURE = "sure"
"""Setting: ``yes`` to be asked once more before an answer that cannot be taken back alone."""

GUIDE = "guide"
"""Setting: ``no`` if nothing is explained in the first match of a game."""

KNOWN = "known"
"""Not chosen but found: the words of games that were explained to the person, such as ``toy.stones``, in a row."""

LESSON = "lesson-"
"""Not chosen but found, with the key of a game behind it: the step of its lesson at which the person is."""

ICONS = "icons"
"""Setting: ``no`` if what only the person sees is said in words alone."""

RESULTS = "results"
"""Setting: ``no`` if the person's results, answering times and levels are shown to no one else."""

UNENDED = "unended"
"""Setting: ``no`` if no one reminds the person of a turn begun and not ended."""

ZONE = "zone"
"""Setting: the IANA name of the time zone in which the person lives."""

QUIET = "quiet"
"""Setting: the hours in which no notification comes, such as ``22:00-08:00``, by the clocks of the zone."""

REMIND = "remind"
"""Setting: hours from a call to the first reminder, or ``never``; without it when the table's pace says."""

NEVER = "never"
"""Of the first reminder: there is none."""

DM = "dm"
"""Not chosen but found: ``closed`` while the person's DMs are closed to us."""

NO_SERVER = "apart"
"""What stands there instead while no server has both the person and us."""

DM_TOLD = "dm-told"
"""Not chosen but found: ``yes`` once the person knows that DMs do not arrive."""


SWITCHES: Mapping[str, bool] = MappingProxyType(
    {HAND_DM: True, TURN_DM: False, UNENDED: True, SURE: False, GUIDE: True, ICONS: True, RESULTS: True}
)
"""What stands as at first of each setting that is on or off."""


@frozen
class QuietHours:
    """Hours in which no notification comes.

    Attributes:
        begin: The wall time at which they begin.
        end: The wall time at which they end, on the next day if it is the earlier one.
    """

    begin: time
    end: time

    @classmethod
    def read(cls, text: str) -> QuietHours:
        """Quiet hours as they are stored."""
        begin, end = text.split("-")
        return cls(time.fromisoformat(begin), time.fromisoformat(end))

    def __str__(self) -> str:
        """As they are stored."""
        return f"{self.begin:%H:%M}-{self.end:%H:%M}"


@frozen
class Preferences:
    """What a person has chosen, and what was found of the person's DMs.

    Attributes:
        values: By key; what stands as at first is not among them.
    """

    values: Mapping[str, str] = field(default_factory=dict)

    def wants(self, switch: str) -> bool:
        """Whether a setting is on, chosen or as at first."""
        return self.values.get(switch, "yes" if SWITCHES[switch] else "no") == "yes"

    @property
    def lang(self) -> str | None:
        """The language that Discord showed the person last."""
        return self.values.get(LANG)

    @property
    def language(self) -> str | None:
        """The language chosen for good."""
        return self.values.get(LANGUAGE)

    @property
    def asks_twice(self) -> bool:
        """Whether the person wants to be asked once more before what is final."""
        return self.wants(SURE)

    @property
    def guided(self) -> bool:
        """Whether the person wants a sentence of why in the first match of a game."""
        return self.wants(GUIDE)

    @property
    def known(self) -> frozenset[str]:
        """The words of games that were explained to the person, each behind its game: ``toy.stones``."""
        return frozenset(self.values.get(KNOWN, "").split())

    def lesson(self, game: str) -> int:
        """The step at which the person is in the lesson of a game, from 1."""
        return int(self.values.get(f"{LESSON}{game}", "1"))

    @property
    def icons(self) -> bool:
        """Whether the person wants icons in place of words."""
        return self.wants(ICONS)

    @property
    def shows_results(self) -> bool:
        """Whether the person's results are shown to others."""
        return self.wants(RESULTS)

    @property
    def zone(self) -> str | None:
        """The IANA name of the time zone in which the person lives, if that is known."""
        return self.values.get(ZONE)

    @property
    def quiet(self) -> QuietHours | None:
        """The hours in which no notification comes; they count only where the zone is known."""
        found = self.values.get(QUIET)
        return None if found is None else QuietHours.read(found)

    @property
    def reminded(self) -> bool:
        """Whether the person wants reminders at all."""
        return self.values.get(REMIND) != NEVER

    @property
    def first_reminder(self) -> int | None:
        """Seconds from a call to the first reminder, or None: when the table's pace says."""
        hours = self.values.get(REMIND, NEVER)
        return None if hours == NEVER else int(hours) * 3600

    @property
    def reminded_to_end(self) -> bool:
        """Whether the person wants to be reminded of a turn begun and not ended."""
        return self.wants(UNENDED)

    @property
    def dms_closed(self) -> bool:
        """Whether DMs do not reach the person."""
        return self.values.get(DM) in ("closed", NO_SERVER)

    @property
    def shares_no_server(self) -> bool:
        """Whether they do not because no server has both the person and us, as far as we know."""
        return self.values.get(DM) == NO_SERVER

    @property
    def knows_of_dms(self) -> bool:
        """Whether the person was told that they do not."""
        return self.values.get(DM_TOLD) == "yes"

    def takes(self, dm: str) -> bool:
        """Whether a kind of DM goes to the person: hands unless refused, calls to a turn only if wished."""
        return not self.dms_closed and (dm not in SWITCHES or self.wants(dm))

    def but(self, changed: Mapping[str, str]) -> Preferences:
        """The same with some changed; an empty value is forgotten."""
        return Preferences({key: value for key, value in {**self.values, **changed}.items() if value})


BY_DEFAULT = Preferences()
"""The preferences of whoever has chosen nothing."""


def load(connection: Connection, users: Collection[int]) -> dict[int, Preferences]:
    """The preferences of some people."""
    asked = json.dumps(list(users))
    rows = connection.execute(f"SELECT person, lang, settings FROM persons WHERE person IN {ids()}", (asked,))  # noqa: S608
    known = {row["person"]: read(row["lang"], row["settings"]) for row in rows}
    return {user: known.get(user, BY_DEFAULT) for user in users}


def read(lang: str | None, settings: str) -> Preferences:
    """Preferences as they are stored."""
    found: dict[str, str] = json.loads(settings)
    return Preferences(found if lang is None else {**found, LANG: lang})


def note(connection: Connection, user: int, changed: Mapping[str, str]) -> None:
    """Remember language and settings; what is not named stays as it was, an empty value is forgotten."""
    after = dict(load(connection, [user])[user].but(changed).values)
    lang = after.pop(LANG, None)
    connection.execute(
        "INSERT INTO persons (person, lang, settings) VALUES (?, ?, ?) "
        "ON CONFLICT (person) DO UPDATE SET lang = excluded.lang, settings = excluded.settings",
        (user, lang, json.dumps(after, sort_keys=True)),
    )


def part(connection: Connection, user: int) -> None:
    """Note that no server has both a person and us: DMs do not reach the person until we meet again."""
    note(connection, user, {DM: NO_SERVER, DM_TOLD: ""})


def meet(connection: Connection, user: int) -> None:
    """Note that a server has both a person and us again."""
    if load(connection, [user])[user].shares_no_server:
        note(connection, user, {DM: "", DM_TOLD: ""})


def note_dm(connection: Connection, user: int, *, works: bool) -> None:
    """Note whether DMs reach a person; nothing more is sent to closed ones."""
    if works == load(connection, [user])[user].dms_closed:
        note(connection, user, {DM: "" if works else "closed", DM_TOLD: ""})
