"""Where a season stands: the order of its divisions, and the next round. Pure: it follows from what was counted."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bot.core.leagues.draw import FEWEST, Drawn, draw
from bot.core.leagues.table import Line, Round, next_order, order, split
from rules.games import GAMES

if TYPE_CHECKING:
    from bot.store.league_tables import Seating
    from bot.store.leagues import Season

DIVISION: Final = 4
"""People of a division whose games are played by two: else it has as many as a table."""


def rounds(season: Season, division: int) -> list[list[Seating]]:
    """The tables of a division by round."""
    return [
        [each for each in season.seatings if (each.round, each.division) == (number, division)]
        for number in range(1, season.league.round + 1)
    ]


def orders(season: Season) -> list[list[Line]]:
    """The order of each division, the highest first."""
    divisions = 1 + max((one.division for one in season.entrants if one.division is not None), default=-1)
    return [_order(season, division) for division in range(divisions)]


def _order(season: Season, division: int) -> list[Line]:
    people = [one.user for one in season.entrants if one.division == division]
    gone = [one.user for one in season.entrants if one.gone]
    counted = [
        Round(
            tuple(
                {one.user: one.place for one in each.seats if one.place is not None}
                for each in seatings
                if each.counted and not each.is_rest
            ),
            tuple(each.people[0] for each in seatings if each.is_rest),
        )
        for seatings in rounds(season, division)
    ]
    return order(people, counted, gone)


def next_round(season: Season) -> list[Drawn]:
    """The draw of the next round by division: in a tournament those meet who have about as many points."""
    terms = season.league.terms
    present, least = {one.user for one in season.present}, max(FEWEST, GAMES[terms.game].seats[0])
    drawn = []
    for division, lines in enumerate(orders(season)):
        swiss = terms.form == "swiss"
        ranked = [line.user for line in lines if line.user in present]
        people = ranked if swiss else [one.user for one in season.entrants if one.user in ranked]
        before = [
            Drawn(
                tuple(each.people for each in seatings if not each.is_rest),
                tuple(each.people[0] for each in seatings if each.is_rest),
            )
            for seatings in rounds(season, division)
        ]
        points = {line.user: line.points for line in lines} if swiss else None
        drawn.append(draw(people, terms.seats, least, before, points))
    return drawn


def next_divisions(season: Season) -> list[list[int]]:
    """The divisions of the next season; a tournament has one."""
    terms, present = season.league.terms, {one.user for one in season.present}
    stood = [[line.user for line in lines if line.user in present] for lines in orders(season)]
    people = next_order(stood, terms.change, [one.user for one in season.waiting])
    if terms.form == "swiss":
        return [people]
    return split(people, DIVISION if terms.seats == FEWEST else terms.seats)
