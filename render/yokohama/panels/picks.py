"""Areas, orders and pieces to be picked: the first order, placement, the station, ports, the warehouse."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Literal

from render.core.layout_answers import (
    HINT,
    answer_button,
    answer_menu,
    answer_menus,
    entries,
    final_mark,
    only,
    part_title,
)
from render.core.layout_picks import in_order
from render.core.panel import MOST_ENTRIES, Answer, Entry, Menu
from render.core.words_cut import BUTTON, MENU, cut, cut_apart
from render.yokohama.figures import lacking
from render.yokohama.words.labels import areas_by_id, country_letters, effect, goods, lettered, order, order_name
from rules.core.decisions import Choice
from rules.core.labels import Label, Who, say
from rules.yokohama.model.terms import COUNTRIES, STRONGEST

if TYPE_CHECKING:
    from render.core.face import Face, RenderContext
    from render.core.panel import Control
    from rules.core.decisions import Description, Pick, Question
    from rules.core.seats import Seat
    from rules.yokohama.model.cards import Order
    from rules.yokohama.model.terms import Zone
    from rules.yokohama.view import AreaView, MerchantView, YokohamaView

KEEP = "keep "
STATION = "station "
"""What the answers begin with that keep an order and lay the station token."""


def keep_buttons(part: Choice, question: Question, view: YokohamaView, context: RenderContext) -> tuple[Control, ...]:
    """The two orders of which one is kept, each by what it asks for; the one chosen so far stands out."""
    offered = {f"{KEEP}{one.id}": one for one in view.offer or ()}
    return tuple(
        Answer(answer, _keeping(offered[answer], question.describe(answer), context), _style(answer, question))
        for answer in part.answers
    )


def _keeping(one: Order, description: Description, context: RenderContext) -> str:
    label = say("yokohama-panel-keep", order=order_name(one.id), goods=goods(one.goods))
    return cut(context.words.plain(label, context.people), BUTTON, final_mark(description, context))


def _style(answer: str, question: Question) -> Literal["primary", "success"]:
    return "success" if answer == question.answered else "primary"


def place_controls(
    part: Pick, number: int, question: Question, view: YokohamaView, context: RenderContext
) -> tuple[Control, ...]:
    """Placement: one menu, each area with its fee and what it would make of the power there."""
    areas = areas_by_id(view)
    labels = [_placing(areas[item], question.seat) for item in part.items]
    details = [_going_there(areas[item], view.merchants[question.seat]) for item in part.items]
    most = min(part.at_most, len(part.items))
    every = named_entries(part.items, labels, details, context)
    hint = context.words.text("yokohama-panel-place-hint", most=most)
    menu = Menu(f"p{number}", cut(hint, HINT), every, in_order(part), max(1, part.at_least), most)
    if part.at_least == 0 and part.refuse(()) is None:
        return (menu, answer_button(question, part.notation(()), context, "secondary"))
    return (menu,)


def _placing(area: AreaView, seat: Seat) -> Label:
    """An area with the fee of one assistant: 1 yen to each other merchant whose president stands there."""
    others = tuple(Who(one) for one in area.presidents if one != seat)
    return say("yokohama-panel-place", area=lettered(area), fee=len(others), who=others)


def _going_there(area: AreaView, me: MerchantView) -> Label:
    """What the president would do there this turn, who may neither stay where he stands nor stop beside another."""
    if me.seat in area.presidents:
        return standing_there(area, me.seat, "leaves")
    postal = any(one.name == "postal" for one in me.technologies)
    return standing_there(area, me.seat, "guarded" if area.presidents and not postal else "yes")


def standing_there(area: AreaView, seat: Seat, stop: Literal["yes", "leaves", "guarded"] = "yes") -> Label:
    """What the president would do there with one more, an assistant or the station, and own assistants there.

    Args:
        area: Where.
        seat: Whose president.
        stop: Whether he may stop there this turn, or why not: he stands there already, or another does.
    """
    here = area.assistants[seat]
    power = min(STRONGEST, area.power[seat] + 1 + (seat not in area.presidents))
    gained = effect(area.kind, area.gives[power])
    return say("yokohama-panel-place-detail", stop=stop, here=here, power=power, effect=gained)


def station_controls(
    part: Choice, number: int, question: Question, view: YokohamaView, context: RenderContext, face: Face
) -> tuple[Control, ...]:
    """Where the station token may lie, each area with the power that it would make there."""
    areas = areas_by_id(view)
    details = [standing_there(areas[answer.removeprefix(STATION)], question.seat) for answer in part.answers]
    every = tuple(
        replace(entry, detail=cut(context.words.plain(detail, context.people), MENU))
        for entry, detail in zip(entries(question, part.answers, context), details, strict=True)
    )
    return (Menu(f"c{number}", cut(part_title(face, part, context), HINT), every, only),)


def hire_controls(
    part: Choice, number: int, question: Question, context: RenderContext, face: Face
) -> tuple[Control, ...]:
    """Pieces from the warehouse: one menu, or if that is too long, as many as possible in one and fewer in another."""
    title = part_title(face, part, context)
    most = max(map(_pieces, part.answers))
    if len(part.answers) <= MOST_ENTRIES:
        return (answer_menu(f"c{number}", title, question, part.answers, context),)
    whole = [answer for answer in part.answers if _pieces(answer) == most]
    fewer = [answer for answer in part.answers if _pieces(answer) < most]
    all_of_them = context.words.text("yokohama-panel-hire-most", most=most)
    rest = answer_menus(
        Choice(part.part, tuple(fewer)), number, context.words.text("yokohama-panel-hire"), question, context
    )
    return (answer_menu(f"m{number}", all_of_them, question, whole, context), *rest)


def _pieces(answer: str) -> int:
    """Pieces that an answer names: 3 in ``hire 2 assistant shop``."""
    return sum(int(word) - 1 if word.isdecimal() else 1 for word in answer.split()[1:])


def take_controls(
    part: Pick, number: int, question: Question, view: YokohamaView, context: RenderContext
) -> tuple[Control, ...]:
    """Orders of a port: each with what it asks for and brings, its zone, and what the merchant lacks of it."""
    there = {
        one.id: (one, zone) for port in view.ports for zone, one in zip(port.zones, port.orders, strict=True) if one
    }
    me = view.merchants[question.seat]
    labels = [order(there[item][0]) for item in part.items]
    details = [_taking(*there[item], me) for item in part.items]
    final = f"; {context.words.text('house-final')}" if view.order_deck else ""
    hint = cut(context.words.plain(_asked(part), context.people), HINT, final)
    every = named_entries(part.items, labels, details, context)
    return (Menu(f"p{number}", hint, every, in_order(part), part.at_least, min(part.at_most, len(every))),)


def _asked(part: Pick) -> Label:
    """How many orders may be taken, and how a second one is paid."""
    if part.part == "take-import":
        return say("yokohama-part-take-import")
    if min(part.at_most, len(part.items)) == 1:
        return say("yokohama-panel-take-one")
    pay = "import" if part.notation(part.items[:2]).endswith("import") else "yen"
    return say("yokohama-panel-take-two", pay=pay)


def _taking(one: Order, zone: Zone, me: MerchantView) -> Label:
    missing = lacking(one, me.goods)
    icons = me.icons[COUNTRIES.index(one.country)]
    country = country_letters(one.country)
    return say(
        "yokohama-panel-take-detail",
        zone=zone,
        ready=int(not missing),
        missing=missing,
        icons=icons,
        country=country,
    )


def named_entries(
    words: tuple[str, ...], labels: list[Label], details: list[Label], context: RenderContext
) -> tuple[Entry, ...]:
    """Entries of a menu by their words, labels cut so that they still differ."""
    named = cut_apart([context.words.plain(label, context.people) for label in labels], MENU)
    said = [cut(context.words.plain(detail, context.people), MENU) for detail in details]
    return tuple(Entry(word, name, detail) for word, name, detail in zip(words, named, said, strict=True))
