"""Menus with several picks: placement, orders in a port, movements of assistants."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.core.layout_answers import HINT, answer_button, part_title
from render.core.layout_picks import in_order, pick_title
from render.core.panel import Entry, Menu, Preset
from render.core.words_cut import MENU, cut, cut_apart
from render.yokohama.labels import lettered, order
from render.yokohama.orders import lacking
from rules.core.labels import Label, Who, say
from rules.yokohama.terms import STRONGEST

if TYPE_CHECKING:
    from render.core.face import Desk, Face
    from render.core.panel import Control
    from rules.core.decisions import Pick, Question
    from rules.core.seats import Seat
    from rules.yokohama.view import AreaView, Order, YokohamaView

SOURCE = ">"
"""Ends the word of where an assistant comes from, begins that of where he goes."""


def place_controls(
    part: Pick, number: int, question: Question, view: YokohamaView, desk: Desk, face: Face
) -> tuple[Control, ...]:
    """Placement: one menu, each area with its fee and what it would make of the power there."""
    areas = {area.id: area for area in view.areas}
    labels = [_placing(areas[item], question.seat) for item in part.items]
    details = [_there(areas[item], question.seat) for item in part.items]
    most = min(part.at_most, len(part.items))
    every = _entries(part.items, labels, details, desk)
    hint = pick_title(part_title(face, part, desk), part, desk)
    menu = Menu(f"p{number}", hint, every, in_order(part), max(1, part.at_least), most)
    if part.at_least == 0 and part.refuse(()) is None:
        return (menu, answer_button(question, part.notation(()), desk, "secondary"))
    return (menu,)


def _placing(area: AreaView, seat: Seat) -> Label:
    """An area with the fee of one assistant: 1 yen to each other merchant whose president stands there."""
    others = tuple(Who(one) for one in area.presidents if one != seat)
    return say("yokohama-panel-place", area=lettered(area), fee=len(others), who=others)


def _there(area: AreaView, seat: Seat) -> Label:
    """Own assistants there, and the power after placing one and with the president."""
    here = area.assistants[seat]
    power = min(STRONGEST, area.power[seat] + 1 + (seat not in area.presidents))
    return say("yokohama-panel-place-detail", here=here, power=power)


def take_controls(
    part: Pick, number: int, question: Question, view: YokohamaView, desk: Desk, face: Face
) -> tuple[Control, ...]:
    """Orders of a port: each with what it asks for and brings, and what the merchant lacks of it."""
    there = {one.id: one for port in view.ports for one in port.orders if one is not None}
    me = view.merchants[question.seat]
    labels = [order(there[item]) for item in part.items]
    details = [_lack(there[item], me.goods) for item in part.items]
    final = f"; {desk.words.text('house-final')}"
    hint = cut(pick_title(part_title(face, part, desk), part, desk), HINT, final)
    every = _entries(part.items, labels, details, desk)
    return (Menu(f"p{number}", hint, every, in_order(part), part.at_least, min(part.at_most, len(every))),)


def _lack(one: Order, owned: tuple[int, int, int, int, int]) -> Label:
    missing = lacking(one, owned)
    return say("yokohama-panel-take-detail", ready=int(not missing), missing=missing)


def move_controls(
    part: Pick, number: int, view: YokohamaView, carry: str, desk: Desk, face: Face
) -> tuple[Control, ...]:
    """Movements: a preset says where assistants come from, the menu where each goes."""
    sources = [item for item in part.items if item.endswith(SOURCE)]
    chosen = next((one for one in sources if one == carry + SOURCE), sources[0])
    here = SOURCE + chosen.removesuffix(SOURCE)
    targets = tuple(item for item in part.items if item.startswith(SOURCE) and item != here)
    areas = {area.id: area for area in view.areas}
    froms = [desk.words.plain(face.thing(one), desk.people) for one in sources]
    preset = Preset(
        slot=f"f{number}",
        hint=desk.words.text("yokohama-panel-move-from"),
        entries=tuple(
            Entry(one.removesuffix(SOURCE), label, chosen=one == chosen)
            for one, label in zip(sources, cut_apart(froms, MENU), strict=True)
        ),
        carry=lambda words: words[0],
    )
    seat = view.active if view.active is not None else view.start
    labels = [lettered(areas[one.removeprefix(SOURCE)]) for one in targets]
    details = [say("yokohama-panel-here", here=areas[one.removeprefix(SOURCE)].assistants[seat]) for one in targets]
    most = min(part.at_most - 1, len(targets))
    where = desk.words.plain(face.thing(chosen), desk.people)
    hint = cut(desk.words.text("yokohama-panel-move-into", where=where, most=most), HINT)
    compose = in_order(part)
    menu = Menu(
        f"p{number}",
        hint,
        _entries(targets, labels, details, desk),
        lambda words: compose((chosen, *words)),
        1,
        most,
    )
    return (preset, menu) if len(sources) > 1 else (menu,)


def _entries(words: tuple[str, ...], labels: list[Label], details: list[Label], desk: Desk) -> tuple[Entry, ...]:
    named = cut_apart([desk.words.plain(label, desk.people) for label in labels], MENU)
    said = [cut(desk.words.plain(detail, desk.people), MENU) for detail in details]
    return tuple(Entry(word, name, detail) for word, name, detail in zip(words, named, said, strict=True))
