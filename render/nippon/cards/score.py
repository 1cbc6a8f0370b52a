"""The score sheet of Nippon: regions, other points, achievements, goods and money; what decided; alone, the goals."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from render.core.colours import GOLD, INK, WHITE
from render.core.icons import any_good, coin, vp_seal
from render.core.lettering import DASH
from render.core.score_head import name_in_headline
from render.core.score_sheet import Column, Row, draw_score
from render.core.stood import NOTE, headline
from render.core.words import Words
from render.nippon import icons
from render.nippon.cards.section import region_row
from render.nippon.colours import MONEY
from render.nippon.derived import gained, history
from render.nippon.figures import ACTION_ICONS, AREA_ICONS, EMBLEMS, FACTORY, KANJI, RAILWAY, at_nippon
from render.nippon.words.score import beside_regions, by_seat
from rules.core.labels import say
from rules.core.results import EARLY
from rules.nippon.model.terms import AREAS, REGIONS

if TYPE_CHECKING:
    from render.core.canvas import Canvas
    from render.core.languages import Lang
    from render.core.names import Seated
    from render.core.people import People
    from render.core.sources import Sources
    from render.core.sprites import Emblem
    from rules.core.labels import Label
    from rules.nippon.model.terms import Area
    from rules.nippon.scoring import ScoreLine
    from rules.nippon.view import NipponView


POINTS: Emblem = (vp_seal, INK)

SOURCE_ICONS: dict[str, Emblem] = {
    "department": EMBLEMS["yellow"],
    "railway": RAILWAY,
    "market": ACTION_ICONS["markets"],
    "factory": FACTORY,
    "goal": (icons.target, WHITE),
    "wages": EMBLEMS["blue"],
}
"""What stands for each source of points besides the regions."""


def draw(view: NipponView, people: People, lang: Lang, match_id: str, sources: Sources = ()) -> Canvas:
    """Draws the final score.

    Args:
        view: The table at the end.
        people: Owners by seat, behind them the rulebook's opponent if he plays.
        sources: Where the points of the match came from besides the regions; nothing if it is not known.

    Raises:
        ValueError: The match is not over.
    """
    if view.results is None:
        raise ValueError("a match that is not over has no score sheet")
    words = Words.of(lang)
    who, lines = at_nippon(people, words), tuple(by_seat(view.results))
    rows = rows_of(view, lines, words, sources)
    lost = view.verdict is not None and not view.verdict.won
    early = view.ended_by == EARLY
    no_one = lost or early
    columns = tuple(
        [
            Column(who.names[one.seat], *who.piece(one.seat), one.total, one.place, shared=False, unplaced=no_one)
            for one in lines
        ]
    )
    subtitle = words.text("nippon-score-subtitle", match=match_id, turn=view.turn)
    titles = (words.text("house-stood" if early else "pic-final"), subtitle, _headline(view, view.results, who, words))
    notes = _notes(view, view.results, rows, who, words)
    return draw_score(KANJI, titles, rows, columns, notes, words, (who.piece(-1),) if lost else ())


def rows_of(view: NipponView, lines: tuple[ScoreLine, ...], words: Words, sources: Sources = ()) -> tuple[Row, ...]:
    """Every source of points that anyone has, in the order of the rulebook; those of the match always."""
    found = [*_regions(view, lines, words)]
    found += _sources(sources, words) or [_in_play(view, lines, words)]
    if view.verdict is not None and not view.verdict.won:
        return tuple(found)
    for number, area in enumerate(AREAS):
        if any(one.achievements[number] for one in lines):
            found.append(_area(view, lines, area, number, words))
    things, money = tuple([one.things for one in lines]), tuple([one.money for one in lines])
    found.append(Row(any_good, WHITE, words.text("nippon-score-things"), things))
    found.append(Row(coin, MONEY, words.text("nippon-score-money"), money))
    return tuple(found)


def _sources(sources: Sources, words: Words) -> list[Row]:
    """What else brought points, a line each."""
    return [
        Row(*SOURCE_ICONS.get(source, POINTS), words.text("nippon-source", source=source), points, minor=True)
        for source, points in sources
    ]


def _in_play(view: NipponView, lines: tuple[ScoreLine, ...], words: Words) -> Row:
    """Points of the match that no region brought, where nothing more is known of them."""
    name = words.text("nippon-score-rest" if history(view) else "nippon-score-in-play")
    return Row(*POINTS, name, tuple(beside_regions(view, lines)))


def _regions(view: NipponView, lines: tuple[ScoreLine, ...], words: Words) -> list[Row]:
    """Points from each region, with those of each section."""
    rivals = len(lines)
    found: list[Row] = []
    for number, region in enumerate(REGIONS if history(view) else ()):
        sections = list(zip(*[gained(scored[number], rivals) for scored in history(view)], strict=True))
        details = tuple(["·".join(map(str, points)) if any(points) else DASH for points in sections])
        found.append(replace(region_row(region, tuple(map(sum, sections)), details, words), unit=None))
    return found


def _area(view: NipponView, lines: tuple[ScoreLine, ...], area: Area, number: int, words: Words) -> Row:
    """Points for the prestige tiles beside an area, with their levels."""
    levels = [dict(view.zaibatsu[one.seat].achieved)[area] for one in lines]
    details = tuple([str(level) if level else DASH for level in levels])
    values = tuple([one.achievements[number] for one in lines])
    return Row(*AREA_ICONS[area], words.text("nippon-area", area=area), values, details, (icons.laurel, GOLD))


def _headline(view: NipponView, results: tuple[ScoreLine, ...], who: Seated, words: Words) -> str:
    """Who wins, and by how much; alone, whether it was won; of a match that was ended early, who led."""
    if view.ended_by == EARLY:
        return headline([line.total for line in by_seat(results)], who.names, words)
    first, *others = sorted(results, key=lambda line: line.place)
    name = name_in_headline(who.names[first.seat])
    if view.verdict is not None:
        by = who.names[-1]
        if not view.verdict.won:
            return words.text("nippon-score-lost", name=name, by=by)
        rank = words.text(f"nippon-rank-{view.verdict.rank}")
        return words.text("nippon-score-won", name=name, by=by, rank=rank)
    lead = first.total - max((line.total for line in others), default=0)
    return words.text("nippon-score-lead", name=name, lead=lead)


def _notes(
    view: NipponView, results: tuple[ScoreLine, ...], rows: tuple[Row, ...], who: Seated, words: Words
) -> tuple[str, ...]:
    """What decided between the first two; alone, each goal."""
    small = (words.text("nippon-score-small"),) if history(view) else ()
    if view.ended_by == EARLY:
        small = (*small, words.text(NOTE.key))
    if view.takatoshi is not None:
        goals = tuple([words.plain(_goal_line(one.key, one.have, one.least), ()) for one in view.takatoshi.goals])
        return (*goals, *small)
    if len(results) == 1 or view.ended_by == EARLY:
        return small
    first, second = sorted(results, key=lambda line: line.place)[:2]
    ahead = {row.text: row.values[first.seat] - row.values[second.seat] for row in rows}
    most, least = max(ahead, key=lambda text: ahead[text]), min(ahead, key=lambda text: ahead[text])
    names = {"name": who.names[first.seat], "other": who.names[second.seat]}
    found: list[str] = []
    if ahead[most] > 0:
        found.append(words.text("nippon-score-decided", what=most, points=ahead[most], **names))
    if ahead[least] < 0:
        found.append(words.text("nippon-score-against", what=least, points=-ahead[least], **names))
    if first.total == second.total:
        found.append(words.text("nippon-score-tie", **names))
    return (*found, *small)


def _goal_line(goal: str, have: int, least: int) -> Label:
    label = say("nippon-goal", goal=goal)
    return say("nippon-win-goal", met=int(have >= least), goal=label, have=have, least=least)
