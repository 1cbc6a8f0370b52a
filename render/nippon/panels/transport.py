"""Ships and Railways: where to, several at once, under a preset of what is paid."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from render.core.layout_answers import HINT
from render.core.layout_picks import TITLE
from render.core.panel import MOST_ENTRIES, Field, Form, Preset
from render.core.words_cut import BUTTON, cut
from render.nippon.panels.modifying import explained, modified, modifier_controls, modifiers
from render.nippon.panels.picking import picking
from rules.core.labels import say
from rules.nippon.model.spaces import rail_word
from rules.nippon.steps.actions.railways import BuildRailways
from rules.nippon.steps.actions.ships import Send

if TYPE_CHECKING:
    from collections.abc import Iterator

    from render.core.panel import Control, Entry
    from render.nippon.panels.asked import Asked
    from rules.core.decisions import Pick
    from rules.core.labels import Label
    from rules.nippon.model.terms import Destination
    from rules.nippon.view.table import RegionView

IRON = "i"
"""Letter of the preset: for how many of them iron alone is paid."""


def ship_controls(asked: Asked, part: Pick) -> Iterator[Control]:
    """Destinations, and above them what is paid."""
    items: tuple[Destination, ...] = part.items  # type: ignore[assignment] # they are destinations
    keys = modifiers(asked, [Send((key,), iron) for key in items for iron in (0, 1)])

    def settle(words: tuple[str, ...]) -> Send:
        chosen = tuple([key for key in items if key in words])
        ways = (one for iron in _irons(asked, len(chosen)) for one in modified(asked, Send(chosen, iron), keys))
        return asked.first(ways, Send(chosen))

    entries = explained(asked, items, [settle((key,)) for key in items])
    yield from _iron_preset(asked, part)
    hint = say("nippon-panel-ships", left=part.at_most)
    yield from picking(asked, "ships", hint, entries, settle, part.at_most)
    yield from modifier_controls(asked, keys)


def railway_controls(asked: Asked, part: Pick) -> Iterator[Control]:
    """Railway spaces, and above them what is paid; more than a menu holds are a form with a field for each region."""
    keys = modifiers(asked, [BuildRailways((key,), iron) for key in part.items for iron in (0, 1)])

    def settle(words: tuple[str, ...]) -> BuildRailways:
        chosen = tuple([space for space in part.items if space in words])
        ways = (
            one for iron in _irons(asked, len(chosen)) for one in modified(asked, BuildRailways(chosen, iron), keys)
        )
        return asked.first(ways, BuildRailways(chosen))

    entries = explained(asked, part.items, [settle((space,)) for space in part.items])
    yield from _iron_preset(asked, part)
    hint = say("nippon-panel-railways", left=part.at_most)
    if len(entries) <= MOST_ENTRIES:
        yield from picking(asked, "railways", hint, entries, settle, part.at_most)
    else:
        title = asked.plain(hint)
        fields = tuple([field for region in asked.view.regions for field in _of_region(asked, region, entries)])
        yield Form(
            "railways",
            cut(title, BUTTON),
            cut(title, TITLE),
            fields,
            lambda chosen: asked.question.write(settle(tuple([word for words in chosen.values() for word in words]))),
        )
    yield from modifier_controls(asked, keys)


def silk_line(asked: Asked, part: Pick) -> Label | None:
    """That several at once cost silk, which the entries, each for itself, do not say."""
    count, preset = part.at_most, asked.presets.number(IRON)
    ways = _iron_ways(asked, part, count)
    if count < 2 or not ways:
        return None
    alone = preset if preset in ways else ways[0]
    short = asked.view.tables.match.transport.money * (count - alone) - asked.me.money
    return say("nippon-panel-transport-silk", count=count, silk=short) if short > 0 else None


def _iron_ways(asked: Asked, part: Pick, count: int) -> list[int]:
    """For how many of so many ships or railways iron alone can be paid."""
    answer = part.answer(part.suggest()[0][:count])
    assert isinstance(answer, Send | BuildRailways), "ships or railways are picked"
    return [iron for iron in range(count + 1) if asked.legal(replace(answer, iron=iron))]


def _of_region(asked: Asked, region: RegionView, entries: tuple[Entry, ...]) -> Iterator[Field]:
    """The spaces of a region as a field, of which at most one is chosen."""
    spaces = {rail_word(region.key, space.bonus) for space in region.railways}
    shown = tuple([entry for entry in entries if entry.word in spaces])
    if shown:
        yield Field(region.key, cut(asked.plain(say("nippon-region", region=region.key)), TITLE), None, shown, 0, 1)


def _irons(asked: Asked, count: int) -> Iterator[int]:
    """For how many iron alone may be paid: as often as preset, else as seldom as can be."""
    preset = min(asked.presets.number(IRON), count)
    yield from range(preset, count + 1)
    yield from range(preset)


def _iron_preset(asked: Asked, part: Pick) -> Iterator[Control]:
    """What is paid, where it could be paid in several ways."""
    most = part.at_most
    payable = [_iron_ways(asked, part, count) for count in range(1, most + 1)]
    if all(len(alone) < 2 for alone in payable):
        return
    ways = sorted({alone for some in payable for alone in some})
    few = ways[0] not in payable[-1]
    row = asked.view.tables.match.transport
    chosen = asked.presets.get(IRON, str(ways[0]))
    labels = [
        say(
            "nippon-panel-iron",
            alone=-1 if alone == most else -2 if few and alone == ways[0] else alone,
            money=row.money,
            iron=row.iron,
            more=row.iron_alone,
        )
        for alone in ways
    ]
    shown = asked.entries([str(alone) for alone in ways], labels, [None] * len(ways))
    yield Preset(
        "iron",
        cut(asked.plain(say("nippon-panel-iron-hint")), HINT),
        tuple([replace(one, chosen=one.word == chosen) for one in shown]),
        lambda words: asked.presets.having(IRON, words[0]),
    )
