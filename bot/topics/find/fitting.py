"""Who fits whom: tables for people who look for players on one server, the oldest search first.

Each table of a game, a number of seats, a pace, a language and a way of counting is one bit of a number, and so is each
half hour of a day: what several people want alike, and when they are all awake, is one *and* of theirs.
"""

from __future__ import annotations

from dataclasses import replace
from functools import cache, reduce
from itertools import islice, product
from operator import and_, or_
from typing import TYPE_CHECKING, Final, NamedTuple

from bot.core.do_not_disturb import rests
from bot.core.paces import PACES
from bot.store.persons import Preferences
from bot.store.reliability import Verdict
from bot.store.searches import CASUAL, RANKED, Search
from bot.store.spans import DAY, MINUTE
from render.core.languages import LANGUAGES, Lang
from rules.core.frozen import frozen
from rules.games import GAMES

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from bot.store.searches import Wanted

HALF_HOUR: Final = 30 * MINUTE

TOGETHER: Final = 8
"""Half hours of a day in which all at a table are awake, at least: else a turn of theirs waits for the next day."""

NEAREST: Final = 30
"""Searches that are tried with one, the oldest that fit it: so many people more of them find it no table either."""

LEAST: Final = 2
"""People whom a table is found for."""


class Terms(NamedTuple):
    """What decides who fits, but for whom people avoid.

    Attributes:
        kinds: Kinds of tables that would do, as bits.
        awake: Half hours of a day in which the person is awake, as bits.
        slow: Whether the person answers late.
        choosy: Whether no one is to sit there who does.
    """

    kinds: int
    awake: int
    slow: bool
    choosy: bool


@frozen
class Kind:
    """A kind of table.

    Attributes:
        game: Key of the game.
        seats: How many play.
        pace: Id of the pace.
        lang: Language of the posts.
        ranked: Whether it is ranked.
    """

    game: str
    seats: int
    pace: str
    lang: Lang
    ranked: bool


def seat_numbers() -> tuple[int, ...]:
    """How many can play at a table of any game, alone left aside."""
    return tuple(range(LEAST, max(game.seats[1] for game in GAMES.values()) + 1))


@frozen
class Seeker:
    """Someone who looks for players.

    Attributes:
        search: What the person would like to play.
        kinds: The same as bits; see the module.
        awake: When the person is, by half hours of a day in UTC as bits.
        avoids: Whom the person avoids.
        verdict: How reliably the person answers; None while no one asks for that.
    """

    search: Search
    kinds: int
    awake: int
    avoids: frozenset[int] = frozenset()
    verdict: Verdict | None = None

    @property
    def user(self) -> int:
        """The person."""
        return self.search.user

    @property
    def terms(self) -> Terms:
        """What decides who fits, but for whom people avoid."""
        return Terms(self.kinds, self.awake, self.verdict == "slow", self.search.wanted.reliable)

    def avoids_no(self, other: Seeker) -> bool:
        """Whether neither of two people avoids the other."""
        return self.user not in other.avoids and other.user not in self.avoids

    def goes_with(self, other: Seeker) -> bool:
        """Whether two people would sit at a table, whatever is played there."""
        return not _too_slow(self.terms, other.terms) and self.avoids_no(other)


def _too_slow(one: Terms, other: Terms) -> bool:
    return (one.slow and other.choosy) or (other.slow and one.choosy)


@frozen
class Group:
    """People who fit, and what they play.

    Attributes:
        kind: The kind of table.
        people: The people, the oldest search first.
    """

    kind: Kind
    people: tuple[Seeker, ...]


@cache
def _bits() -> dict[Kind, int]:
    every = product(GAMES, seat_numbers(), PACES, LANGUAGES, (True, False))
    kinds = (Kind(*each) for each in every if GAMES[each[0]].seats[0] <= each[1] <= GAMES[each[0]].seats[1])
    return {kind: 1 << number for number, kind in enumerate(kinds)}


@cache
def _those_with(what: str, value: object) -> int:
    """The kinds of tables of which something is so, as bits."""
    return sum(bit for kind, bit in _bits().items() if getattr(kind, what) == value)


def kinds_of(wanted: Wanted) -> int:
    """The kinds of tables that would do, as bits."""
    alike = {
        "game": wanted.games,
        "seats": wanted.seats,
        "pace": wanted.paces,
        "lang": wanted.langs,
        "ranked": _counts(wanted),
    }
    return reduce(and_, [reduce(or_, [_those_with(what, one) for one in values], 0) for what, values in alike.items()])


def kind_bit(kind: Kind) -> int:
    """A kind of table as a bit; 0 for one that no one can want."""
    return _bits().get(kind, 0)


def _counts(wanted: Wanted) -> tuple[bool, ...]:
    """Whether a game may be ranked, or not, or both."""
    return tuple(ranked for ranked, key in ((True, RANKED), (False, CASUAL)) if key in wanted.counts) or (True, False)


def first_kind(wanted: Wanted, kinds: int) -> Kind:
    """Of some kinds of tables the one that someone named first, with as many people as can be."""
    every = product(wanted.games, wanted.seats, wanted.paces, wanted.langs, _counts(wanted))
    fitting = [kind for each in every if kind_bit(kind := Kind(*each)) & kinds]
    return max(fitting, key=lambda kind: (kind.seats, -wanted.games.index(kind.game)))


def awake(preferences: Preferences, now: int) -> int:
    """When someone is awake on the day of a moment, by half hours in UTC as bits: always, where nothing is known."""
    if preferences.zone is None or preferences.quiet is None:
        return _ALWAYS
    return _awake(preferences.zone, str(preferences.quiet), now // DAY)


_ALWAYS: Final = (1 << (DAY // HALF_HOUR)) - 1


@cache
def _awake(zone: str, quiet: str, day: int) -> int:
    own = Preferences({"zone": zone, "quiet": quiet})
    moments = range(day * DAY, (day + 1) * DAY, HALF_HOUR)
    return sum(1 << number for number, moment in enumerate(moments) if not rests(own, None, moment))


def groups(seekers: Sequence[Seeker]) -> list[Group]:
    """The tables that can be made for people, each for the oldest search that is left; no one is in two of them."""
    found: list[Group] = []
    left = {seeker.user: seeker for seeker in sorted(seekers, key=lambda seeker: seeker.search.number)}
    terms = {seeker.user: seeker.terms for seeker in left.values()}
    every = set(terms.values())

    @cache
    def meeting(own: Terms) -> set[Terms]:
        near = (one for one in every if one.kinds & own.kinds and (one.awake & own.awake).bit_count() >= TOGETHER)
        return {other for other in near if not _too_slow(own, other)}

    while left:
        oldest = left.pop(next(iter(left)))
        # Many who fit no one have few terms among them, or no one to be looked through.
        meets = meeting(terms[oldest.user])
        fitting = (other for user, other in left.items() if terms[user] in meets and oldest.avoids_no(other))
        group = _around(oldest, list(islice(fitting, NEAREST)) if meets else [])
        if group is not None:
            found.append(group)
            for each in group.people[1:]:
                del left[each.user]
    return found


def _around(oldest: Seeker, near: Sequence[Seeker]) -> Group | None:
    """A table for someone, with as many people as can be, of those who fit that person."""
    for seats in sorted(oldest.search.wanted.seats, reverse=True):
        kinds = oldest.kinds & _those_with("seats", seats)
        people = _filled((oldest,), kinds, oldest.awake, near, seats)
        if people is not None:
            for each in people:
                kinds &= each.kinds
            return Group(first_kind(oldest.search.wanted, kinds), people)
    return None


def _fits(there: tuple[Seeker, ...], kinds: int, hours: int, other: Seeker) -> bool:
    return (
        kinds & other.kinds != 0
        and (hours & other.awake).bit_count() >= TOGETHER
        and all(other.goes_with(each) for each in there)
    )


def _filled(
    there: tuple[Seeker, ...], kinds: int, hours: int, others: Sequence[Seeker], seats: int
) -> tuple[Seeker, ...] | None:
    """Those who are there, and others who fit all of them, up to a number of seats; None where too few do."""
    if len(there) == seats:
        return there
    fitting = [other for other in others if _fits(there, kinds, hours, other)]
    if len(there) + len(fitting) < seats:
        return None
    for number, other in enumerate(fitting):
        both, rest = (kinds & other.kinds, hours & other.awake), fitting[number + 1 :]
        people = _filled((*there, other), *both, rest, seats)
        if people is not None:
            return people
    return None


def joining(kind: Kind, there: Sequence[Seeker], seekers: Iterable[Seeker]) -> Seeker | None:
    """The oldest of those who would take a free seat of a table with people whom all of them go with."""
    hours = _ALWAYS
    for each in there:
        hours &= each.awake
    bit = kind_bit(kind)
    return next((seeker for seeker in seekers if _fits(tuple(there), bit, hours, seeker)), None)


def against_bots(wanted: Wanted) -> Wanted:
    """As much of what someone would like to play as can be played with bots: no level is won against them."""
    return replace(wanted, games=tuple(game for game in wanted.games if GAMES[game].automatic), counts=(CASUAL,))
