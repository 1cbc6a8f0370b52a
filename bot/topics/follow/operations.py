"""Following: what someone is told of others' matches, and when."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict
from datetime import UTC, datetime, time, timedelta
from typing import TYPE_CHECKING, Final

from bot.core.do_not_disturb import zone_of
from bot.store import direct_messages, follows, outbox, persons, server_settings
from bot.store.follows import MOST_TOLD, Follow, How, News
from bot.store.records import MatchInfo
from rules.core.frozen import frozen

if TYPE_CHECKING:
    from collections.abc import Collection

    from bot.core.unit_of_work import UnitOfWork
    from bot.store.persons import Preferences

EVENING: Final = time(18)
"""When the message of a day comes, where the reader lives, or in UTC if that is not known."""

AT_A_TIME: Final = 50
"""People who are told in one sweep."""


@frozen
class Following:
    """What someone follows.

    Attributes:
        follows: The matches.
        infos: What is known of each.
        people: The people whose matches the person follows on a server.
    """

    follows: Sequence[Follow]
    infos: Sequence[MatchInfo]
    people: Sequence[int]

    def how(self, match: str) -> How | None:
        """What is told of a match, if it is followed."""
        return next((follow.how for follow in self.follows if follow.match == match), None)


def following(unit: UnitOfWork, user: int, guild: int) -> Following:
    """What someone follows, with the people on one server."""
    own = follows.of_person(unit.connection, user)
    infos = [unit.info(follow.match) for follow in own]
    return Following(own, infos, follows.people(unit.connection, user, guild))


def begin(unit: UnitOfWork, user: int, match: str, how: How) -> bool:
    """Follow a match; whether there was room for it."""
    begun = follows.begin(unit.connection, user, match, how)
    if begun:
        _schedule(unit, user)
    return begun


def end(unit: UnitOfWork, user: int, matches: Collection[str]) -> None:
    """Follow some matches no more."""
    follows.end(unit.connection, user, matches)


def follow_people(
    unit: UnitOfWork, user: int, guild: int, others: Collection[int], offered: Collection[int], how: How
) -> None:
    """Follow the matches that some people will play on a server, and those of others who were offered no more."""
    follows.follow_people(unit.connection, user, guild, others, offered, how)
    _schedule(unit, user)


def _schedule(unit: UnitOfWork, user: int) -> None:
    follows.schedule(unit.connection, user, next_evening(_preferences(unit, user), unit.now))


def _preferences(unit: UnitOfWork, user: int) -> Preferences:
    return persons.load(unit.connection, [user])[user]


def next_evening(preferences: Preferences, now: int) -> int:
    """When the next message of a day is due, in seconds since 1970."""
    zone = zone_of(preferences.zone) or UTC
    today = datetime.fromtimestamp(now, zone).date()
    evenings = (int(datetime.combine(today + timedelta(days=ahead), EVENING, zone).timestamp()) for ahead in (0, 1, 2))
    return next(evening for evening in evenings if evening > now)


def tell_due(unit: UnitOfWork) -> None:
    """Write to those who follow matches in which something is new; what is told counts as told from then on."""
    for user in follows.due(unit.connection, unit.now, AT_A_TIME):
        news = follows.take_news(unit.connection, user)
        preferences = _preferences(unit, user)
        follows.put_off(unit.connection, user, next_evening(preferences, unit.now))
        if preferences.dms_closed:
            follows.end_all(unit.connection, user)
        elif news and user < 0:
            _tell_onlookers(unit, -user, news)
        elif news:
            direct_messages.write(unit.connection, user, "digest", _written(news), unit.now)


def _tell_onlookers(unit: UnitOfWork, guild: int, news: Sequence[News]) -> None:
    """Post what is new in the channel for onlookers of a server, in as many posts as it takes."""
    channel = server_settings.load(unit.connection, guild).onlookers
    if channel is not None:
        for first in range(0, len(news), MOST_TOLD):
            text = _written(news[first : first + MOST_TOLD])
            outbox.announce(unit.connection, channel, "digest", text, unit.now)


def _written(news: Sequence[News]) -> str:
    return json.dumps([asdict(each) for each in news])
