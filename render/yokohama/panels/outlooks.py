"""What a merchant could do in each area this turn, and why not in others, from what a question offers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.yokohama.closeups.outlook import Barred, Outlook
from render.yokohama.words.figures import due
from rules.core.decisions import Choice
from rules.core.labels import Label
from rules.yokohama.steps.president.paths import Go

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from rules.core.decisions import Description, Plan, Question
    from rules.core.labels import Arg
    from rules.core.seats import Seat
    from rules.yokohama.view import YokohamaView
    from rules.yokohama.view.table import AreaView


def ways(question: Question, plans: Sequence[Plan]) -> tuple[Outlook, ...]:
    """Each area in reach: of whole placements and movements, or where the president can go now."""
    return tuple(_outlook(go.area, what) for go, what in _goes(question, plans))


def _goes(question: Question, plans: Sequence[Plan]) -> Iterator[tuple[Go, Description]]:
    """Where the president goes, and what comes of it."""
    for plan in plans:
        if isinstance(go := plan.answers[-1], Go):
            yield go, plan.what
    for part in question.parts:
        if isinstance(part, Choice):
            yield from ((offer, question.explain(offer)) for offer in part.offers if isinstance(offer, Go))


def _outlook(area: str, what: Description) -> Outlook:
    told = _told(what.label) | _told(what.detail)
    yen = told.get("yen", told.get("cost", 0))
    return Outlook(area, int(str(told["power"])), int(str(yen)), bool(told["idle"]), _codes(told.get("orders", ())))


def _told(label: Label | None) -> dict[str, Arg]:
    return {} if label is None else dict(label.args)


def _codes(orders: Arg) -> tuple[str, ...]:
    """Orders by their names, from labels of their codes."""
    codes = [dict(one.args) for one in orders if isinstance(one, Label)] if isinstance(orders, tuple) else []
    return tuple(f"{str(one['country']).upper()} {one['number']}" for one in codes)


def barred(view: YokohamaView, seat: Seat) -> tuple[tuple[str, Barred], ...]:
    """Why the president could not act in an area, whether it can or not."""
    return tuple((area.id, _why(area, view, seat)) for area in view.areas if area.kind != "canal")


def _why(area: AreaView, view: YokohamaView, seat: Seat) -> Barred:
    me = view.merchants[seat]
    if seat in area.presidents:
        return "start"
    if area.presidents and not any(one.name == "postal" for one in me.technologies):
        return "people"
    return "fee" if due(view, area) > me.yen else "way"
