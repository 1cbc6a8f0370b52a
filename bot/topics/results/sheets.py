"""What results come to: the tables and lists of a sheet."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from bot.core import levels
from bot.discord.screens.reader import game_name
from bot.discord.screens.season import name_of
from bot.topics.results.operations import NAMED
from render.core.result_sheet import Entry, Line, Listing, ResultSheet
from render.faces import FACES

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from bot.store.levels import Level
    from bot.store.results import Kind, Met, Played
    from bot.store.server_results import Summary, Winner
    from bot.topics.results.operations import Overview
    from render.core.words import Words


def of_person(found: Overview, kind: Kind | None, who: str | None, words: Words) -> ResultSheet:
    """The sheet of a person: by game, or of one game by number of players.

    Args:
        kind: A game, and with whose values it was played; None for all.
        who: The person's name; None for the reader.
    """
    chosen = [one for one in found.played if kind in (None, one.kind)]
    whole = [one for one in chosen if one.whole]
    places = range(1, max((one.seats for one in chosen), default=2) + 1)
    groups: dict[str, list[Played]] = {}
    for one in sorted(chosen, key=lambda one: (one.kind.game, one.kind.box, one.seats)):
        groups.setdefault(_group(kind, one, words), []).append(one)
    headings = (
        words.text("results-games"),
        *(words.text("results-place", place=place) for place in places),
        words.text("results-mean"),
        words.text("results-best"),
    )
    subtitle = words.text(
        "results-subtitle", game=_of_kind(kind, words), n=len(chosen), won=sum(one.place == 1 for one in whole)
    )
    return ResultSheet(
        words.text("results-title-mine") if who is None else words.text("results-title-of", who=who),
        subtitle,
        headings,
        tuple(_line(label, group, places, words) for label, group in groups.items()),
        tuple(each for each in (_sources(kind, whole, words), _met(found.met, found.names, words)) if each.entries),
    )


def kind_name(kind: Kind, words: Words) -> str:
    """What was played: the game, and the box if it was not played with the bot's own values."""
    return _with_box(game_name(words, kind.game), kind, words)


def _with_box(game: str, kind: Kind, words: Words) -> str:
    return words.text("boxes-results", game=game, name=kind.box) if kind.box else game


def _of_kind(kind: Kind | None, words: Words) -> str:
    return words.text("results-all-games") if kind is None else kind_name(kind, words)


def _group(kind: Kind | None, one: Played | Summary, words: Words) -> str:
    if kind is not None:
        return words.text("results-players", n=one.seats)
    return _with_box(words.text(f"{one.kind.game}-name-short"), one.kind, words)


def _line(label: str, played: Sequence[Played], places: range, words: Words) -> Line:
    """A line of a person's table; what counts as played alone is in the number of games and nowhere else."""
    whole = [one for one in played if one.whole]
    at = Counter(one.place for one in whole)
    points = [one.points for one in whole]
    mean = words.number(round(sum(points) / len(points), 1)) if points else "0"
    return Line(
        label,
        (str(len(played)), *(str(at[place]) for place in places), mean, str(max(points, default=0))),
        (None, *(at[place] / len(whole) if whole else None for place in places), None, None),
    )


def _sources(kind: Kind | None, whole: Sequence[Played], words: Words) -> Listing:
    """Where most points came from, in what is looked at, or what was played most."""
    counted = [one for one in whole if one.sources]
    most = kind or next((each for each, _ in Counter(one.kind for one in counted).most_common(1)), None)
    totals: Counter[str] = Counter()
    games = [one.sources for one in counted if one.kind == most]
    for sources in games:
        totals.update(sources)
    return _sources_of(most, totals, len(games), words)


def _sources_of(kind: Kind | None, sources: Mapping[str, int], times: int, words: Words) -> Listing:
    """Where most points came from.

    Args:
        kind: What was played.
        sources: All points by source.
        times: Results from which they were added up.
    """
    name = "" if kind is None else _with_box(words.text(f"{kind.game}-name-short"), kind, words)
    heading = words.text("results-sources", game=name)
    if kind is None or not times:
        return Listing(heading, ())
    named: Counter[str] = Counter()
    for source, points in sources.items():
        named[FACES[kind.game].source_name(source, words)] += points
    every = sum(named.values()) or 1
    return Listing(
        heading,
        tuple(
            Entry(name, words.number(round(points / times, 1)), points / every)
            for name, points in named.most_common(NAMED)
            if points > 0
        ),
    )


def _met(met: Sequence[Met], names: Mapping[int, str], words: Words) -> Listing:
    """Against whom a person has played most, and how often that person came out ahead."""
    return _parts(words.text("results-against"), [(one.user, one.ahead, one.games) for one in met], names, words)


def _parts(heading: str, people: Sequence[tuple[int, int, int]], names: Mapping[int, str], words: Words) -> Listing:
    """A list of how many of their games people have won, or how many against them.

    Args:
        heading: What it lists.
        people: Each person with these games, and with all of them; the first ones are listed.
        names: What they were called at their last tables.
    """
    return Listing(
        heading,
        tuple(
            Entry(name_of(user, names, words), words.text("results-ahead", ahead=part, n=games), part / games)
            for user, part, games in people[:NAMED]
        ),
    )


def of_server(found: Overview, kind: Kind | None, words: Words) -> ResultSheet:
    """The sheet of a server: by game, or of one game by number of players."""
    chosen = [one for one in found.summaries if kind in (None, one.kind)]
    groups: dict[str, list[Summary]] = {}
    for one in chosen:
        groups.setdefault(_group(kind, one, words), []).append(one)
    most = max((sum(one.games for one in group) for group in groups.values()), default=1)
    subtitle = words.text("results-subtitle-server", game=_of_kind(kind, words), n=sum(one.games for one in chosen))
    ladder = _ladder(found.ladder, found.names, words)
    times = sum(one.games * one.seats for one in chosen)
    first = ladder if ladder.entries else _sources_of(kind, found.sources, times, words)
    listings = (first, _won(found.winners, found.names, words))
    return ResultSheet(
        words.text("results-title-server"),
        subtitle,
        tuple(words.text(f"results-{key}") for key in ("games", "mean", "winning", "best")),
        tuple(_summed(label, group, most, words) for label, group in groups.items()),
        tuple(each for each in listings if each.entries),
    )


def _summed(label: str, group: Sequence[Summary], most: int, words: Words) -> Line:
    games, seats = sum(one.games for one in group), sum(one.games * one.seats for one in group)
    mean = sum(one.points * one.games * one.seats for one in group) / seats
    winning = sum(one.winning * one.games for one in group) / games
    figures = (words.number(round(mean, 1)), words.number(round(winning, 1)), str(max(one.best for one in group)))
    return Line(label, (str(games), *figures), (games / most, None, None, None))


def _won(winners: Sequence[Winner], names: Mapping[int, str], words: Words) -> Listing:
    """Who has won most games on a server."""
    return _parts(words.text("results-won"), [(one.user, one.won, one.games) for one in winners], names, words)


def _ladder(ladder: Sequence[tuple[int, Level]], names: Mapping[int, str], words: Words) -> Listing:
    """Who plays a game how well on a server, whoever is surely best first; bars show what is sure."""
    top = [(user, shown) for user, level in ladder[:NAMED] if (shown := levels.shown(level)) is not None]
    best = max((one.level - one.give for _, one in top), default=1)
    return Listing(
        words.text("results-ladder"),
        tuple(
            Entry(
                name_of(user, names, words),
                words.text("results-level-of", level=str(one.level), give=str(one.give)),
                min(1.0, max(0.0, (one.level - one.give) / max(1, best))),
            )
            for user, one in top
        ),
    )
