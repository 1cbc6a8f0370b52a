"""The pictures of Osaka: what is written stays in its place, can be read, fits Discord, and tells no secret."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest
from PIL import Image

from render.core.canvas import Canvas
from render.core.colours import NOW
from render.core.lettering import TIMES
from render.osaka.cards import hand
from render.osaka.cards.display import piles, put_goods
from render.osaka.cards.payment import cheapest
from render.osaka.closeups import closeups
from render.osaka.closeups.market import voyages
from render.osaka.figures import sale
from render.osaka.table import table
from render.osaka.table.marks import MOST, marks
from render.osaka.words.looks import closer_looks
from rules.core.seats import Seat
from rules.osaka.view import Purchase
from tests.render import samples
from tests.render.contact_sheet import LARGE_HAND
from tests.render.looks import pixels
from tests.render.samples import cards, offers

if TYPE_CHECKING:
    from render.core.languages import Lang


def test_the_close_ups_of_a_full_table_are_the_listed_ones() -> None:
    assert closer_looks(samples.middle()) == (
        "market",
        "sea",
        "discard",
        *(f"trader{seat}" for seat in range(4)),
    )


@pytest.mark.parametrize(("coins", "told"), [(9, "Payday: you get 4 VP"), (8, "If you could buy: payday, 4 VP")])
def test_a_payday_is_promised_to_whoever_can_buy(coins: int, told: str) -> None:
    bought = Purchase(9, cards("r5 b2 y2"), coins, (), ("red",), (), 4)
    view = replace(samples.middle(), purchase=bought)
    said = [word.text for word in closeups.draw(view, "market", samples.PEOPLE, "en", "4QF").written]
    assert told in said


def test_marks_are_few_and_tell_what_changed() -> None:
    found = marks(samples.middle(), samples.earlier())
    assert found.ships == (2,)
    assert found.market == (3,)
    assert found.stones == (0,)
    assert (found.traders[0].vp, found.traders[0].hand) == (5, True)
    assert marks(samples.fullest(), samples.opening()).count <= MOST
    assert marks(samples.middle(), None).count == 0
    assert marks(samples.middle(), samples.middle()).count == 0


def test_vermilion_stands_only_where_something_is_new_or_due() -> None:
    quiet = table.draw(samples.over(), None, samples.PEOPLE, "en", "4QF").image
    loud = table.draw(samples.middle(), samples.earlier(), samples.PEOPLE, "en", "4QF").image
    assert pixels(quiet, NOW) == 0
    assert pixels(loud, NOW) > 1000


@pytest.mark.parametrize(
    ("goods", "tokens", "expected"),
    [("r5 r3 r3", 0, (5, 3, 3)), ("y2", 0, (2, 1, 1)), ("g5 g3 g2", 2, (7, 3, 5)), ("r3 b5", 0, (3, 1, 1))],
)
def test_displays_say_what_the_payday_brings(goods: str, tokens: int, expected: tuple[int, int, int]) -> None:
    colour = samples.LETTERS[goods[0]]
    every = (tokens, tokens, tokens, tokens)
    brings = sale(samples.trader(0, goods, every), colour)
    assert (brings.price, brings.count, brings.vp) == expected


def test_buying_moves_one_or_two_places_and_payday_sinks_the_others() -> None:
    view = replace(samples.middle(), market=offers("r3 y5 y2 g3 b5@0"), ships=(4, 2, 2, 5))
    found = {v.colour: (v.steps, v.water, v.sinks) for v in voyages(view, 1)}
    assert found == {
        "red": (1, "goal", False),
        "blue": (0, "anchor", False),
        "yellow": (2, "waves", True),
        "green": (0, "goal", False),
    }


def test_the_cheapest_payment_spares_symbols_of_own_goods() -> None:
    payment = cheapest(cards("r2 b2 y5"), 7, {"red"})
    assert payment is not None
    assert (payment.paid, payment.kept, payment.excess) == (cards("b2 y5"), cards("r2"), 0)
    assert cheapest(cards("r2"), 3, ()) is None


@pytest.mark.parametrize("goods", ["r5", "r5*2 r2*2", "r5*7 r3*9 r2*11", "r3*16"])
@pytest.mark.parametrize("insured", ["", "r5", "r3*2 r2"])
@pytest.mark.parametrize("room", [166, 570])
def test_goods_of_any_number_stay_in_their_field(goods: str, insured: str, room: int) -> None:
    canvas = Canvas(Image.new("RGB", (700, 140)))
    put_goods(canvas, piles(cards(f"{goods} {insured}"), cards(insured)), 20, 70, room)
    assert canvas.written[0].box[0] >= 20
    assert max(word.box[2] for word in canvas.written) <= 20 + room
    piled = [int(word.text[1:]) for word in canvas.written if word.text.startswith(TIMES)]
    wholes = sum(piled) - len(piled) + len(canvas.written) - len(piled)
    assert wholes == len(cards(f"{goods} {insured}"))


@pytest.mark.parametrize(
    ("lang", "told"), [("en", "share the win"), ("de", "gewinnen"), ("it", "Vincono"), ("en", "to play"), ("en", "")]
)
def test_long_names_leave_room_for_what_is_told_of_them(lang: Lang, told: str) -> None:
    """Two who share the win, the one whose turn it is, and all who are asked whether they insure their goods."""
    asked = {"": tuple(map(Seat, range(4))), "to play": (Seat(0),)}
    view = replace(samples.middle(), asked=asked[told]) if told in asked else samples.over(shared=True)
    people = tuple(replace(person, name=10 * person.name) for person in samples.PEOPLE)
    written = table.draw(view, None, people, lang, "4QF").written
    lines = [word for word in written if word.box[1] < 128 and word.box[0] > 700][-2:]
    assert [line.text for line in lines] == [line.wanted for line in lines]
    assert told in lines[0].text


def test_the_largest_hand_shows_every_kind_with_its_number() -> None:
    canvas = hand.draw(samples.seen_by(samples.middle(), 1, LARGE_HAND), samples.PEOPLE, "en", "4QF")
    held = cards(LARGE_HAND)
    counts = [int(w.text[1:]) for w in canvas.written if w.text.startswith(TIMES) and w.size == 50]
    assert sum(counts) + sum(held.count(card) == 1 for card in set(held)) == len(held)
