"""Consolidating: its sum before it is pressed, the prestige tiles in one menu, the white department as a preset."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from render.core.layout_answers import ending, entries, in_a_row, only
from render.core.panel import Preset, Toggle
from render.core.phrases import row
from render.core.words_cut import BUTTON, MENU, cut
from render.nippon.closeups.mat_figures import bonuses, consolidation, kept, most_kept
from render.nippon.words import labels
from rules.core.decisions import Choice
from rules.core.labels import say
from rules.nippon.model.terms import LAST_SPACE
from rules.nippon.steps.concepts.tracks import Steps
from rules.nippon.steps.consolidation.consolidating import Consolidate
from rules.nippon.steps.consolidation.prestige import TakePrestige

if TYPE_CHECKING:
    from collections.abc import Iterator

    from render.core.panel import Control, Menu
    from render.nippon.panels.asked import Asked
    from rules.core.answers import Answer
    from rules.core.labels import Label
    from rules.nippon.model.parts import SplitOf, Tile
    from rules.nippon.model.terms import Area, Piece

CONSOLIDATE = "c"
"""Letter of what opens the panel of a consolidation."""

WHITE = "w"
"""Letter of the preset: where the steps of the white department go."""


def consolidations(asked: Asked) -> list[Consolidate]:
    """All ways to consolidate."""
    offers = (answer for part in asked.question.parts if isinstance(part, Choice) for answer in part.offers)
    return [answer for answer in offers if isinstance(answer, Consolidate)]


def consolidation_controls(asked: Asked, *, only: bool) -> Iterator[Control]:
    """The tiles, highest first; what the white department advances.

    Args:
        only: Whether nothing else can be done, so that there is no way back to the actions.
    """
    answers = consolidations(asked)
    splits = _splits(asked)
    split: SplitOf | None = next((one for one in splits if one == asked.presets.get(WHITE, "")), None)
    if split is None and splits:
        split = _usual(asked, splits)
    then: tuple[Answer, ...] = () if split is None else (Steps(split),)
    words = [asked.question.write(one) for one in answers]
    rows = [(one, *then) for one in answers]
    known = {word: in_a_row(asked.question, row) for word, row in zip(words, rows, strict=True)}
    told = [_label(one) for one in answers]
    shown = asked.entries(words, told, [None if one.tile is None else _worth(asked, one.tile) for one in answers])
    every = ending(asked.question, rows, shown, asked.context)
    yield asked.menu("tiles", say("nippon-panel-tiles"), every, lambda chosen: known.get(chosen[0], chosen[0]))
    if split is not None:
        yield _white(asked, splits, split)
    if not only:
        back = cut(asked.plain(say("nippon-panel-actions")), BUTTON)
        yield Toggle("rest", back, "")


def last_tiles(asked: Asked, part: Choice) -> Menu:
    """The tiles of the final consolidation, each with what it counts."""
    answers = [answer for answer in part.offers if isinstance(answer, TakePrestige)]
    worth = [cut(asked.plain(_worth(asked, one.tile)), MENU) for one in answers]
    shown = entries(asked.question, answers, asked.context)
    told = tuple([replace(one, detail=detail) for one, detail in zip(shown, worth, strict=True)])
    return asked.menu("tiles", say("nippon-part-prestige"), told, only)


def balance(asked: Asked, *, chooses: bool) -> Label:
    """The money and coal that the player has after consolidating, and what else comes in; the picture sums it all up.

    Args:
        chooses: Whether a prestige tile is chosen next.
    """
    then = consolidation(asked.view, asked.me)
    gain = then.gain
    store = [labels.amount("money", gain.money), labels.amount("coal", gain.coal)]
    more = [say("house-plus", what=one) for one in labels.amounts((("silk", gain.silk), ("iron", gain.iron)))]
    whole = row([*store, *more])
    return say("nippon-panel-consolidate", store=whole, points=gain.points, lost=then.lost, chooses=int(chooses))


def consolidation_line(asked: Asked) -> Label | None:
    """What is given back, unless that is asked next, what comes in and what it costs, before it is pressed."""
    answers = consolidations(asked)
    detail = asked.question.explain(answers[0]).detail if answers else None
    if detail is None:
        return None
    me, stays = asked.me, kept(asked.me)
    given = (("money", me.money - stays.money), ("coal", me.coal - stays.coal))
    taxes = tuple([labels.amount(what, count) for what, count in given if count])
    chooses = stays and me.money and me.coal
    return say("nippon-panel-then", what=detail, taxes=taxes) if taxes and not chooses else detail


def work_line(asked: Asked) -> Label:
    """Who leaves the work area, and whether it is full, so that nothing else can be done."""
    work = asked.me.work
    return say(
        "nippon-panel-work",
        workers=tuple([labels.colour(worker.colour) for worker in work]),
        count=len(work),
        full=int(len(work) >= asked.view.tables.mat.work.spaces),
        specialists=sum(worker.specialist for worker in work),
    )


def _label(answer: Consolidate) -> Label:
    if answer.tile is None:
        return say("nippon-do-consolidate")
    return say("nippon-panel-tile", level=answer.tile.level, area=answer.tile.area)


def _worth(asked: Asked, tile: Tile) -> Label:
    """What a tile counts and is worth now, and what from when on."""
    mat, me = asked.view.tables.mat, asked.me
    row = mat.prestige[tile.level - 1]
    if tile.area in {"factories", "contracts"}:
        scale = mat.factories if tile.area == "factories" else mat.contracts
        count = len(me.factories) if tile.area == "factories" else len(me.contracts)
        made = [0, *[each[tile.level - 1] for each in scale.points]]
        more = made[count + 1] if count + 1 < len(made) else 0
        return say("nippon-panel-tile-scale", area=tile.area, count=count, points=made[count], following=more)
    lower, upper = _thresholds(asked, tile.area)
    have, count = _have(asked, tile.area)
    return say(
        "nippon-panel-tile-at",
        have=have,
        points=row.upper if count >= upper else row.lower if count >= lower else 0,
        reached=2 if count >= upper else 1 if count >= lower else 0,
        low=row.lower,
        lower=lower,
        high=row.upper,
        upper=upper,
    )


def _thresholds(asked: Asked, area: Area) -> tuple[int, int]:
    mat = asked.view.tables.mat
    tracks = {"rnd": mat.rnd, "mining": mat.mining, "finance": mat.finance}
    row = tracks.get(area)
    return (mat.pieces.lower, mat.pieces.upper) if row is None else (row.lower, row.upper)


def _have(asked: Asked, area: Area) -> tuple[Label, int]:
    """What an area counts that has thresholds: pieces built, or spaces advanced; and how much of it one has."""
    me = asked.me
    pieces: dict[Area, tuple[Piece, int]] = {
        "ships": ("ship", me.ships),
        "machines": ("machine", me.machines),
        "railways": ("railway", me.railways),
    }
    tracks: dict[Area, int] = {"rnd": me.rnd[0], "mining": me.mining[0], "finance": me.finance[0]}
    if area in tracks:
        return say("nippon-panel-spaces", count=tracks[area]), tracks[area]
    piece, count = pieces[area]
    return say("nippon-pieces", piece=piece, count=count), count


def _splits(asked: Asked) -> tuple[SplitOf, ...]:
    """Where steps of the white department may go, if that is asked for sure and first of all."""
    me, work = asked.me, [worker.colour for worker in asked.me.work]
    top = work[-1:] if len(work) >= asked.view.tables.mat.work.topmost_from else []
    if "white" not in (*work[:1], *top) or most_kept(me) or LAST_SPACE in {me.rnd[0], me.mining[0]}:
        return ()
    return ("rnd", "mining", "both") if "white" in me.upgraded else ("rnd", "mining")


def _usual(asked: Asked, splits: tuple[SplitOf, ...]) -> SplitOf:
    """The track that is nearer to its next threshold."""
    mat, me = asked.view.tables.mat, asked.me

    def lacks(space: int, lower: int, upper: int) -> int:
        return (lower if space < lower else upper if space < upper else LAST_SPACE) - space

    rnd, mining = (
        lacks(me.rnd[0], mat.rnd.lower, mat.rnd.upper),
        lacks(me.mining[0], mat.mining.lower, mat.mining.upper),
    )
    return splits[0] if rnd <= mining else splits[1]


def _white(asked: Asked, splits: tuple[SplitOf, ...], chosen: SplitOf) -> Control:
    """Where the steps go, said before the tile is taken."""
    steps = 2 if "white" in asked.me.upgraded else 1
    moves: dict[SplitOf, tuple[int, int]] = {"rnd": (steps, 0), "mining": (0, steps), "both": (1, 1)}
    steps_of = [say("nippon-do-white", rnd=moves[one][0], mining=moves[one][1]) for one in splits]
    told = [say("nippon-panel-white-to", what=what) for what in steps_of]
    reached = [
        (*bonuses(asked.view, asked.me, "rnd", moves[one][0]), *bonuses(asked.view, asked.me, "mining", moves[one][1]))
        for one in splits
    ]
    details = [say("nippon-panel-white-bonus", bonuses=some) if some else None for some in reached]
    shown = asked.entries(splits, told, details)
    return Preset(
        "white",
        asked.hint(say("nippon-panel-white")),
        tuple([replace(one, chosen=one.word == chosen) for one in shown]),
        lambda words: asked.presets.having(WHITE, words[0]),
    )
