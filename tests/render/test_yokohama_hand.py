"""The orders in hand: what each lacks and completes, told by words and shapes and not by colour alone."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations
from typing import TYPE_CHECKING

from PIL import Image, ImageChops, ImageStat

from render.core.colours import WHITE
from render.core.lettering import DASH
from render.yokohama.cards import hand, hand_contract
from tests.render import samples_yokohama as samples
from tests.render import samples_yokohama_cards as cards
from tests.render import samples_yokohama_near as near_samples

if TYPE_CHECKING:
    from render.core.canvas import Canvas
    from render.core.sprites import Sprite
    from rules.yokohama.view import YokohamaView


def drawn(view: YokohamaView, before: YokohamaView | None = None) -> Canvas:
    return hand.draw(view, samples.PEOPLE, "en", "7K2", before)


def texts(canvas: Canvas) -> list[str]:
    return [word.text for word in canvas.written]


def test_a_hand_tells_what_each_order_lacks_and_completes() -> None:
    said = texts(drawn(near_samples.pairing()))
    assert said.count("2nd GB: agent") == 2
    assert "4th FR: no agent left" in said
    assert said.count("set") == 3
    assert [text for text in said if text[:1] == DASH] == [f"{DASH}{lack}" for lack in (2, 1, 3, 1, 1)]
    assert texts(drawn(near_samples.choosing())).count("you keep it") == 1


def test_a_panel_shows_the_whole_badge_of_the_order_that_is_kept() -> None:
    view = near_samples.choosing()
    canvas, (_, top, _, bottom) = drawn(view), hand.orders_band(view, 0)
    (badge,) = [word.box for word in canvas.written if word.text == "you keep it"]
    around = [there for there in canvas.signs if there[0] <= badge[0] and there[1] <= badge[1] and badge[3] <= there[3]]
    assert around
    assert all(top <= there[1] and there[3] <= bottom for there in around)
    assert hand.orders_band(replace(view, kept=None), 0)[1] == hand.CARDS


def test_only_what_can_be_completed_is_ready() -> None:
    view = near_samples.pairing()
    rich = replace(view, merchants=tuple(replace(one, goods=(9, 9, 9, 9, 9)) for one in view.merchants))
    poor = replace(view, merchants=tuple(replace(one, goods=(0, 0, 0, 0, 0)) for one in view.merchants))
    assert texts(drawn(view)).count("ready") == 0
    assert texts(drawn(rich)).count("ready") == 3
    assert not any(text[:1] == DASH for text in texts(drawn(rich)))
    lacks = sum(1 for order in view.hand or () for count in order.goods if count)
    assert sum(text[:1] == DASH for text in texts(drawn(poor))) == lacks


def test_orders_lie_where_they_lay_when_others_come() -> None:
    one = drawn(samples.seen_by(samples.middle(), 1, "gb3"))
    three = drawn(samples.seen_by(samples.middle(), 1, "gb3 de1 us2"))
    first = [next(word.box for word in canvas.written if word.text == "GB 3") for canvas in (one, three)]
    assert first[0] == first[1]
    assert one.size == three.size


def test_a_new_order_bears_the_word_and_its_neighbour_does_not() -> None:
    view, before = (samples.seen_by(samples.middle(), 1, word) for word in ("gb3 de1", "gb3"))
    canvas = drawn(view, before)
    (badge,) = [word for word in canvas.written if word.text == "new"]
    fresh, known = (next(word for word in canvas.written if word.text == name) for name in ("DE 1", "GB 3"))
    assert known.box[2] < badge.box[0] < fresh.box[2]
    assert canvas.image.getpixel((badge.box[0] + 1, badge.box[3] + 1)) != WHITE


def test_an_empty_hand_says_so_in_a_small_picture() -> None:
    empty, full = (drawn(samples.seen_by(samples.middle(), 1, word)) for word in ("", "gb3"))
    assert "No orders in hand" in texts(empty)
    assert empty.size[1] < full.size[1] * 0.6


def test_every_order_can_be_held() -> None:
    for order in cards.orders():
        canvas = drawn(samples.seen_by(samples.middle(), 1, order.id))
        counts = [str(count) for count in order.goods if count]
        said = texts(canvas)
        assert all(said.count(count) >= counts.count(count) for count in counts)
        for word in canvas.written:
            assert word.text == word.wanted


def grey_of(sprite: Sprite) -> Image.Image:
    """A mark without its colour."""
    ground = Image.new("RGB", sprite.size, WHITE)
    ground.paste(sprite.image, mask=sprite.stencil)
    return ground.convert("L").resize((60, 60))


def test_marks_differ_without_their_colour() -> None:
    there, short = hand_contract.there(), hand_contract.short()
    plates = [hand_contract.plate(state) for state in hand_contract.STATES]
    for one, other in ((there, short), *combinations(plates, 2)):
        assert ImageStat.Stat(ImageChops.difference(grey_of(one), grey_of(other))).mean[0] > 20
