"""Single pieces of Nippon that can be looked up: sides of factory tiles, contracts, departments."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.core.topic import Topic
from render.nippon.words import labels
from rules.core.labels import Label, say
from rules.nippon.model import headings
from rules.nippon.model.effect_phrases import timed_label
from rules.nippon.model.phrases import either, factory_label, gains_label

if TYPE_CHECKING:
    from collections.abc import Iterator

    from render.core.words import Words
    from rules.nippon.model.mat_tables import ContractRow, MatTable
    from rules.nippon.model.tables import Tables


def pieces(tables: Tables, words: Words) -> tuple[Topic, ...]:
    """All pieces, each under its name with all that it does."""
    found = (*_factories(tables), *_contracts(tables.mat), *_departments(tables.mat))
    return tuple([Topic(key, words.plain(title, ()), words.plain(text, ()), of) for key, title, text, of in found])


def _factories(tables: Tables) -> Iterator[tuple[str, Label, Label, str]]:
    goods = {row.key: row for row in tables.factories.good}
    for row in tables.factories.side:
        kind = goods[row.good]
        title = say("nippon-piece-factory", factory=factory_label(row.id))
        text = say("nippon-piece-factory-text", effect=timed_label(row), level=kind.level, rnd=kind.rnd, coal=kind.coal)
        yield row.id, title, text, headings.FACTORY_EFFECT


def _contracts(mat: MatTable) -> Iterator[tuple[str, Label, Label, str]]:
    for row in mat.contract:
        yield row.id, say("nippon-piece-contract", contract=row.id.upper()), _contract(mat, row), headings.CONTRACT


def _contract(mat: MatTable, row: ContractRow) -> Label:
    if row.department == "any":
        return say("nippon-piece-contract-any", goods=either(tuple([labels.good(good) for good in row.needs])))
    place = next(one for one in mat.department if one.colour == row.department)
    gain = gains_label(place.normal)
    return say("nippon-do-department", colour=place.colour, steps=place.steps[0], gain=gain)


def _departments(mat: MatTable) -> Iterator[tuple[str, Label, Label, str]]:
    for row in mat.department:
        usual, more = (
            say("nippon-do-department", colour=row.colour, steps=steps, gain=gains_label(gain))
            for steps, gain in zip(row.steps, (row.normal, row.upgraded), strict=True)
        )
        text = say("nippon-piece-department-text", usual=usual, more=more)
        yield f"department-{row.colour}", labels.department(row.colour), text, headings.DEPARTMENTS
