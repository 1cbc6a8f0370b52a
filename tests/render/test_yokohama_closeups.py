"""Close-ups, hands and score sheets of Yokohama: everything can be read on a phone, stays apart and is whole."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PIL import Image

from render.core.canvas import Canvas
from render.core.colours import NOW
from render.core.context import RenderContext
from render.core.languages import LANGUAGES
from render.core.palette import developed
from render.core.words import Words
from render.yokohama.cards import score
from render.yokohama.cards.card import FOOT, put_order
from render.yokohama.cards.contract import CARD, HEAD
from render.yokohama.closeups import boards as closeups_boards
from render.yokohama.closeups import closeups, shelf, shelves
from render.yokohama.closeups.area_power import effect
from render.yokohama.face import YOKOHAMA_FACE
from render.yokohama.pictures import PICTURES
from render.yokohama.words.figures import progress, reach, units
from render.yokohama.words.looks import closer_looks
from render.yokohama.words.score import ties
from rules.core.seats import Seat
from rules.yokohama.delta import area_delta, merchant_delta, new_cards, new_spaces, newly_done
from tests.render import samples_yokohama as samples
from tests.render import samples_yokohama_cards as cards
from tests.render import samples_yokohama_near as near_samples
from tests.render.contact_sheet_yokohama_near import near
from tests.render.looks import LEGIBLE, LONGEST, PHONE, overlaps, within
from tests.rules.yokohama_table import FACTS

NEAR = near()


def test_a_phone_shows_all_of_it(*, heavy: bool) -> None:
    others = tuple(f"-{lang}" for lang in LANGUAGES if lang != LONGEST and not heavy)
    looked_at = {name: draw for name, draw in NEAR.items() if not name.endswith(others)}
    assert {name: wrong for name, draw in looked_at.items() if (wrong := lost(draw()))} == {}


def lost(canvas: Canvas) -> list[object]:
    """Words that cannot be read on a phone, pairs that overlap, and what is missing where nothing decides."""
    scale = PHONE / canvas.size[0]
    people = set(samples.HOSTILE[2].name)
    found: list[object] = [
        word
        for word in canvas.written
        if not (
            (word.size * scale >= LEGIBLE or set(word.wanted) <= people)
            and (word.figure * scale >= LEGIBLE or not word.decides)
            and (word.text == word.wanted or samples.HOSTILE[2].name[:5] in word.wanted)
            and within(word.box, canvas.size)
        )
    ]
    found += overlaps(canvas)
    return found if any(word.decides for word in canvas.written) else [*found, "nothing decides"]


@pytest.mark.parametrize(
    "name", ["near-merchant1-learned-de", "near-area-church-full-it", "near-port-weak-de", "hand-full-it"]
)
def test_files_are_small(name: str) -> None:
    assert len(developed(NEAR[name]().image, PICTURES.game, "words", "x.png").png) <= 400 * 1024


@pytest.mark.usefixtures("undrawn")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_close_up_has_a_name_of_its_own_and_words(lang: str) -> None:
    view, context = near_samples.middle(), RenderContext("7K2", samples.PEOPLE, Words.of(lang))
    looks = YOKOHAMA_FACE.close_ups(view, context)
    assert len({name for _, name in looks}) == len(looks) == 29
    alternatives = {YOKOHAMA_FACE.close_up(view, what, context).alt for what, _ in looks}
    assert len(alternatives) == len(looks)
    assert all(len(alt) <= 1024 for alt in alternatives)


def test_everything_on_offer_comes_first_then_boards_people_and_areas() -> None:
    looks = closer_looks(near_samples.middle(3))
    assert looks[:6] == ("offer", "port", "dock", "lab", "boards", "achievements")
    assert looks[6:9] == ("merchant0", "merchant1", "merchant2")
    assert looks[9:] == tuple(f"area:{area.id}" for area in near_samples.middle(3).areas)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_area_tells_what_each_power_gives(seats: int) -> None:
    view = near_samples.middle(seats)
    for area in view.areas:
        counts = [[item.count for item in effect(view, area, power)] for power in range(6)]
        if area.kind in {"port", "dock"}:
            assert counts == [[], [], [1], [3], [6], [6, 3]]
        elif area.kind == "canal":
            assert counts == [[]] * 6
        else:
            assert counts == [[count] if count else [] for count in area.gives]


def test_power_in_reach_is_that_of_the_action_or_with_the_president() -> None:
    view = near_samples.middle()
    here = {area.id: area for area in view.areas}
    assert reach(near_samples.ported(2), here["port"]) == 2
    bank = here["bank"]
    assert bank.assistants[1] == 2
    assert reach(view, bank) == bank.power[1] + 1
    assert [reach(view, area) for area in view.areas if not area.assistants[1]] == [0] * sum(
        not area.assistants[1] for area in view.areas
    )
    assert reach(samples.middle(), bank) == 0


def test_a_technology_costs_what_power_leaves_and_one_more_from_the_fourth_on() -> None:
    few, many = near_samples.middle().merchants[1], near_samples.learned().merchants[1]
    card, owned = cards.technology("exposition"), cards.technology("newspaper")
    assert units(card, 2, 3, few) == card.value - 1
    assert units(card, 0, 5, few) == card.value - 5
    assert units(owned, 0, 5, few) is None
    assert units(card, 0, 5, many) is None
    assert many.surcharge == 1


def test_achievements_count_what_is_open() -> None:
    view = samples.fullest()
    first = view.merchants[0]
    counted = {
        "copper": 12,
        "tea": 15,
        "yen": 23,
        "technologies": len(first.technologies),
        "orders": 9,
        "agents": 6 + 3 + 8,
        "production": 8,
        "commercial": 9,
    }
    assert {kind: progress(view, first, kind) for kind in counted} == counted
    with pytest.raises(ValueError, match="no achievement counts"):
        progress(view, first, "friends")


def test_broken_ties_are_told() -> None:
    assert ties(near_samples.broken_ties()) == ("church", "customs", "technology")
    assert ties(samples.over(2)) == ("technology",)


@pytest.mark.parametrize("what", ["port", "lab", "boards", "achievements", "merchant1", "area:tea1", "area:church"])
def test_only_what_is_new_is_marked(what: str) -> None:
    view, was = near_samples.middle(), near_samples.earlier()
    loud = closeups.draw(view, what, samples.PEOPLE, "en", "7K2", was)
    calm = closeups.draw(view, what, samples.PEOPLE, "en", "7K2", view)
    plain = closeups.draw(view, what, samples.PEOPLE, "en", "7K2")
    assert calm.image.tobytes() == plain.image.tobytes()
    assert pixels(plain, NOW) == 0
    assert pixels(loud, NOW) > 300


def pixels(canvas: Canvas, colour: object) -> int:
    found = canvas.image.getcolors(canvas.size[0] * canvas.size[1]) or []
    return sum(count for count, tone in found if tone == colour)


def test_marks_tell_cards_spaces_sites_and_goods_apart() -> None:
    view, was = near_samples.middle(), near_samples.earlier()
    assert new_cards(was.ports[0].orders, view.ports[0].orders) == (5,)
    assert new_spaces(was.church, view.church) == (0,)
    assert area_delta(was.areas[5], view.areas[5]).sites == (5,)
    changed = merchant_delta(was.merchants[1], view.merchants[1])
    assert [i for i, count in enumerate((*changed.goods, changed.yen)) if count] == [1, 5]
    stirred = area_delta(was.areas[0], view.areas[0]).stirred
    assert [stirred(Seat(seat)) for seat in range(4)] == [True, False, False, False]
    assert newly_done(was.achievements[0], view.achievements[0]) == (1,)


def texts(canvas: Canvas) -> list[str]:
    return [word.text for word in canvas.written]


def test_a_port_tells_what_is_out_of_reach_and_what_orders_lack() -> None:
    weak = texts(closeups.draw(near_samples.ported(2), "port", samples.PEOPLE, "en", "7K2"))
    assert weak.count("out of reach") == 5
    assert any(text.startswith("You act with power 2") for text in weak)
    strong = texts(closeups.draw(near_samples.ported(5), "port", samples.PEOPLE, "en", "7K2"))
    assert "out of reach" not in strong
    assert "You act with power 5 · +3 points · 2nd order: 2 yen or 1 import" in strong
    full = texts(closeups.draw(near_samples.middle(), "port", samples.PEOPLE, "en", "7K2"))
    assert "You have no assistants here · Hand full: 3 orders" in full
    assert len([text for text in strong if text.endswith("short") or text == "ready"]) == 6
    watching = texts(closeups.draw(samples.middle(), "port", samples.PEOPLE, "en", "7K2"))
    assert not any(text.endswith("short") or text == "ready" for text in watching)


@pytest.mark.parametrize("height", [shelf.CARD_HEIGHT, shelves.CARD_HEIGHT])
def test_what_an_order_asks_for_stands_between_its_rules(height: int) -> None:
    canvas = Canvas(Image.new("RGB", (len(FACTS.orders) * CARD, height)))
    for number, order in enumerate(FACTS.orders):
        put_order(canvas, order, number * CARD, 0, height)
        asked = [word for word in canvas.written if word.decides][1 : 1 + sum(map(bool, order.goods))]
        assert [word.text for word in asked] == [str(count) for count in order.goods if count]
        assert all(word.box[1] > HEAD and word.box[3] < height - FOOT for word in asked), order.id
        canvas.written.clear()


def test_a_score_sheet_tells_from_what_it_was_counted() -> None:
    said = texts(score.draw(near_samples.broken_ties(), samples.PEOPLE[:2], "en", "7K2"))
    assert [text for text in said if text[:2] in {"1.", "2.", "3.", "4.", "5."}] == [
        "1. Church",
        "2. Customs",
        "3. Technology",
        "4. Countries",
        "5. Foreign agents",
    ]
    assert said.count("5+3+1") == said.count("7.5") == 2
    told = " ".join(said)
    assert "Church tie: " in told
    assert "The neutral player takes part" in told


def test_the_boards_tell_which_spaces_their_reader_can_take() -> None:
    view = near_samples.middle()
    places = {area.kind: area for area in view.areas}
    church, customs = (replace(places[kind], assistants=(0, 3), power=(0, 3)) for kind in ("church", "customs"))
    me = replace(view.merchants[1], goods=(2, 0, 1, 0, 2), yen=2)
    view = replace(
        view,
        areas=tuple({church.id: church, customs.id: customs}.get(area.id, area) for area in view.areas),
        merchants=(view.merchants[0], me, *view.merchants[2:]),
    )
    assert closeups_boards.faith_of(view, church) == (4, 4)
    assert closeups_boards.imports_of(view, customs) == (2, 0)
    said = texts(closeups.draw(view, "boards", samples.PEOPLE, "en", "7K2"))
    paying = [text for text in said if text in {"+1", "+2", "+3", "+4"}]
    assert paying == ["+2", "+3", "+4"], "faith to be added by paying"
    assert f"7K2 · {church.letter}: power 4 · {customs.letter}: power 4" in said
    watching = replace(view, audience=None)
    assert closeups_boards.faith_of(watching, church) is closeups_boards.imports_of(watching, customs) is None


def test_whatever_is_looked_at_is_as_wide_as_a_phone() -> None:
    """A phone shows no picture higher than 560 pixels, nor wider than 310."""
    view, context = near_samples.fullest(), RenderContext("7K2", samples.PEOPLE, Words.of("en"))
    before, shown = near_samples.earlier(), {}
    for what in ("offer", "boards", "merchant0", "area:church"):
        shown[what] = YOKOHAMA_FACE.close_up_parts(view, what, context, before)
        assert all(part.size[1] * 310 <= part.size[0] * 560 for part in shown[what])
    assert [len(parts) for parts in shown.values()] == [3, 1, 1, 1]
    first, *others = shown["offer"]
    whole = YOKOHAMA_FACE.close_up(view, "offer", context, before)
    # Ports, laboratories and achievements are all there; below some of them a foot is left for the badge.
    assert sum(part.size[1] for part in shown["offer"]) >= whole.size[1]
    assert first.alt == whole.alt
    # Each of them is shown alone, on a page of its own.
    assert [part.alt for part in others] == [whole.alt] * 2
    assert len({part.name for part in shown["offer"]}) == 3
