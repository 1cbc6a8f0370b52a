"""Close-up of an area: what each power gives, who has which power, what can be built and taken, and its rule."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.core.colours import FOAM, INK, INK_2, PAPER, PAPER_2, SEATS, WHITE, ink_on
from render.core.icons_goods import house_front, octagon, shop_front
from render.core.paper import LEGIBLE, Sheet, Style
from render.core.pieces import label
from render.core.sprites import icon
from render.yokohama.cards import write_lines
from render.yokohama.closeups_area_power import PALE, POWERS, people_height, put_people, put_powers
from render.yokohama.closeups_head import WIDTH, put_letter, write_place
from render.yokohama.closeups_marks import new_sites, put_frame
from render.yokohama.colours import TAKEN, WATER
from render.yokohama.rewards import AREA_ICONS, Scale, put_items, reward_items

if TYPE_CHECKING:
    from render.core.names import Seated
    from render.core.sprites import Icon
    from render.core.words import Words
    from rules.yokohama.view import AreaView, PowerToken, Reward, YokohamaView

TOP = 164
PEOPLE = TOP + POWERS + 14
BUILDING = 224
RULE = 164
GAP = 14
CANAL = 720
FIELD = 178
PITCH = 185
BRINGS = Scale(figure=50, icon=50, rosette=76, gap=6)
NEIGHBOUR = 62


def height(view: YokohamaView, area: AreaView) -> int:
    """Pixels of the close-up."""
    if area.building is None:
        return CANAL
    return _rule_top(view) + RULE + 26


def _building_top(view: YokohamaView) -> int:
    return PEOPLE + people_height(len(view.merchants)) + GAP


def _rule_top(view: YokohamaView) -> int:
    return _building_top(view) + BUILDING + GAP


def put(sheet: Sheet, view: YokohamaView, area: AreaView, old: AreaView, who: Seated, words: Words) -> None:
    """The whole close-up but for its head; what has changed since ``old`` is marked."""
    if area.building is None:
        _put_canal(sheet, words)
        return
    put_powers(sheet, view, area, TOP, words)
    put_people(sheet, view, (area, old), PEOPLE, who, words)
    put_building(sheet, area, _building_top(view), who, words)
    _put_rule(sheet, area, _rule_top(view), words)
    for site in new_sites(area, old):
        put_frame(sheet, 45 + site * PITCH, _building_top(view) + 52, FIELD, 156)


def put_head(sheet: Sheet, view: YokohamaView, area: AreaView, words: Words, match_id: str) -> None:
    """Letter, name and kind of an area, and the areas beside it."""
    left = _put_neighbours(sheet, view, area, words)
    subtitle = f"{match_id} · {words.text('yokohama-closer-category', category=area.category)}"
    write_place(sheet, area, words, subtitle, left - 20)


def _put_neighbours(sheet: Sheet, view: YokohamaView, area: AreaView, words: Words) -> int:
    """Letters of the areas beside this one at the right end of the head; returns where they begin."""
    beside = [other for other in view.areas if other.id in area.neighbours]
    left = WIDTH - 24 - NEIGHBOUR * len(beside)
    for i, other in enumerate(beside):
        put_letter(sheet, other, left + NEIGHBOUR * (i + 0.5), 84, 56)
    if beside:
        sheet.write(words.text("yokohama-closer-beside"), WIDTH - 26, 28, Style("plain", 34), "right")
    return left


def put_building(sheet: Sheet, area: AreaView, top: int, who: Seated, words: Words) -> None:
    """Four shop spaces and one for a trading house with what they bring or who has built there; the 5-power token."""
    building = area.building
    assert building is not None, "only the canal has no building tile"
    sheet.put_corner(label(1140, BUILDING, PAPER, 16, 4), 30, top)
    for space, (reward, owner) in enumerate(zip(building.shops, building.owners, strict=True)):
        _put_space(sheet, shop_front, reward, owner, 45 + space * PITCH, top + 52, who)
    _put_space(sheet, house_front, building.house, building.house_owner, 45 + 4 * PITCH, top + 52, who)
    _put_token(sheet, area.token, 45 + 5 * PITCH, top + 52, words)
    style = Style("plain", 34, INK_2, smallest=LEGIBLE)
    for key, first, fields in (("shops", 0, 4), ("house", 4, 1), ("token", 5, 1)):
        x = 41 + (first + fields / 2) * PITCH
        sheet.write(words.text(f"yokohama-closer-{key}"), x, top + 30, style, "middle", room=fields * PITCH - 8)


def _put_space(
    sheet: Sheet, drawing: Icon, reward: Reward, owner: int | None, left: int, top: int, who: Seated
) -> None:
    """A space to build on: what it brings while it is free, the building once it is taken."""
    sheet.put_corner(label(FIELD, 156, TAKEN if owner is not None else WHITE, 12, 3), left, top)
    x = left + FIELD / 2
    if owner is not None:
        colour, letter = who.piece(owner)
        sheet.put(icon(drawing, 118, SEATS[colour]), x, top + 76)
        sheet.write(letter, x, top + 106, Style("bold", 40, ink_on(SEATS[colour])), "middle")
        return
    sheet.put(icon(drawing, 52, PAPER_2), x, top + 38)
    items = reward_items(reward)
    if items:
        put_items(sheet, items, x, top + 108, BRINGS, decides=True)
    else:
        sheet.write("0", x, top + 108, Style("bold", 50, PALE), "middle", decides=True)


def _put_token(sheet: Sheet, token: PowerToken | None, left: int, top: int, words: Words) -> None:
    x = left + FIELD / 2
    if token is None:
        style = Style("plain", 34, INK_2, smallest=LEGIBLE)
        sheet.write(words.text("yokohama-closer-taken"), x, top + 78, style, "middle", room=FIELD)
        return
    sheet.put(icon(octagon, 156, PAPER_2), x, top + 78)
    put_items(sheet, reward_items(token.reward), x, top + 78, BRINGS, decides=True)


def _put_rule(sheet: Sheet, area: AreaView, top: int, words: Words) -> None:
    """What the area does, and what a trading house there earns."""
    sheet.put_corner(label(1140, RULE, PAPER, 16, 4), 30, top)
    drawing, fill = AREA_ICONS[area.kind]
    sheet.put(icon(drawing, 96, fill), 100, top + RULE / 2)
    rule = words.text("yokohama-closer-rule", area=area.kind)
    income = words.text("yokohama-closer-income")
    write_lines(sheet, f"{rule} {income}", 170, top + 12, 976, RULE - 20, Style("plain", 38, INK, smallest=LEGIBLE))


def _put_canal(sheet: Sheet, words: Words) -> None:
    """The bridge over the canal and what it costs to cross it."""
    sheet.put_corner(label(1140, CANAL - TOP - 26, WATER, 16, 4), 30, TOP)
    drawing, fill = AREA_ICONS["canal"]
    for row in range(4):
        for wave in range(9):
            sheet.fill(70 + wave * 122 + row % 2 * 50, TOP + 60 + row * 76, 70, 6, FOAM)
    sheet.put(icon(drawing, 300, fill), WIDTH / 2, TOP + 168)
    cross = words.text("yokohama-pic-cross")
    sheet.write(cross, WIDTH / 2, TOP + 340, Style("bold", 64), "middle", room=1000, decides=True)
    rule = words.text("yokohama-closer-rule", area="canal")
    write_lines(sheet, rule, 90, TOP + 396, 1020, 116, Style("plain", 38, INK, smallest=LEGIBLE))
