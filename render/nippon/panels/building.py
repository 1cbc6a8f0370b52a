"""Factory: one menu a level, each tile with its price and all that it does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.core.words_cut import MENU
from render.nippon.panels.picking import single
from rules.core.labels import Label, say
from rules.nippon.steps.actions.factory import Build

if TYPE_CHECKING:
    from render.core.panel import Menu
    from render.nippon.panels.asked import Asked
    from rules.core.decisions import Choice


def factory_menu(asked: Asked, part: Choice) -> Menu:
    """The tiles of a level that can be built."""
    builds = [answer for answer in part.offers if isinstance(answer, Build)]
    words = [asked.question.write(build) for build in builds]
    labels = [asked.question.explain(build).label for build in builds]
    entries = asked.entries(words, labels, [_detail(asked, build) for build in builds])
    return single(asked, part.part, say(f"nippon-part-{part.part}"), entries, builds)


def _detail(asked: Asked, build: Build) -> Label:
    """What a tile does, and what so many factories are worth where there is room for that too."""
    whole = asked.question.explain(build).detail
    assert whole is not None, "a factory says what it does"
    effect = dict(whole.args)["effect"]
    return whole if len(asked.plain(whole)) <= MENU or not isinstance(effect, Label) else effect
