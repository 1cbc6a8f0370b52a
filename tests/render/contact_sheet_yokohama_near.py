"""Close-ups, hands, score sheets and every single card of Yokohama, each drawn when it is asked for."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, TypeAlias

from render.core.canvas import Canvas
from render.core.colours import WHITE
from render.core.languages import LANGUAGES
from render.core.names import seated
from render.core.pieces import label
from render.core.words import Words
from render.yokohama.cards import hand, score
from render.yokohama.cards.card import put_order, put_technology
from render.yokohama.closeups import closeups
from render.yokohama.closeups.area_stand import put_building, put_token
from render.yokohama.words.looks import closer_looks
from rules.core.seats import Seat
from tests.render import samples_yokohama as samples
from tests.render import samples_yokohama_cards as cards
from tests.render import samples_yokohama_near as near_samples

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from render.core.languages import Lang
    from render.core.people import People
    from rules.yokohama.model.cards import Order, Technology
    from rules.yokohama.view import YokohamaView

Drawing: TypeAlias = "Callable[[], Canvas]"

LEFT, PITCH, IN_ROW, CARD = 34, 382, 3, 350
ON_A_SHEET = 9
STRIPS = 5
TILE = 212


def near() -> dict[str, Drawing]:
    """Every picture that is one press away, by name, in three languages, ordinary and at its fullest."""
    found = dict(_orders()) | {"tokens": _tokens}
    for lang in LANGUAGES:
        found |= _looks(lang)
        found |= _hands(lang)
        found |= _scores(lang)
        found |= dict(_technologies(lang))
        found |= dict(_tiles(lang))
    return found


def _looks(lang: Lang) -> dict[str, Drawing]:
    views: dict[str, tuple[YokohamaView, People]] = {
        f"middle{seats}": (near_samples.middle(seats), samples.PEOPLE[:seats]) for seats in (2, 3, 4)
    }
    views["full"] = (near_samples.fullest(), samples.HOSTILE)
    views["bare"] = (near_samples.bare(), samples.PEOPLE[:2])
    found: dict[str, Drawing] = {}
    for name, (view, people) in views.items():
        for what in closer_looks(view):
            word = what.replace(":", "-")
            found[f"near-{word}-{name}-{lang}"] = partial(closeups.draw, view, what, people, lang, "7K2")
    for number, view in enumerate(near_samples.all_achievements(), 1):
        draw = partial(closeups.draw, view, "achievements", samples.PEOPLE, lang, "7K2")
        found[f"near-achievements-all{number}-{lang}"] = draw
    more = {
        "port-weak": ("port", near_samples.ported(2)),
        "port-strong": ("port", near_samples.ported(5)),
        "lab-learned": ("lab", near_samples.learned()),
        "merchant1-learned": ("merchant1", near_samples.learned()),
    }
    for name, (what, view) in more.items():
        found[f"near-{name}-{lang}"] = partial(closeups.draw, view, what, samples.PEOPLE, lang, "7K2")
    return found


def _hands(lang: Lang) -> dict[str, Drawing]:
    views = {
        "pairing": near_samples.pairing(),
        "choosing": near_samples.choosing(),
        "full": samples.seen_by(samples.fullest(), 0, "gb7 gb10 nl3"),
        "free": samples.seen_by(samples.middle(), 1, ""),
        "single": samples.seen_by(samples.middle(), 1, "us4"),
    }
    found: dict[str, Drawing] = {
        f"hand-{name}-{lang}": partial(hand.draw, view, samples.HOSTILE, lang, "7K2") for name, view in views.items()
    }
    now, before = (samples.seen_by(samples.middle(), 1, orders) for orders in ("gb7 us4 fr7", "gb7"))
    found[f"hand-new-{lang}"] = partial(hand.draw, now, samples.PEOPLE, lang, "7K2", before)
    return found


def _scores(lang: Lang) -> dict[str, Drawing]:
    broken = near_samples.broken_ties()
    views = {f"ended-{end}": replace(samples.over(), ended_by=end) for end in ("houses", "shops", "orders", "customs")}
    drawn: dict[str, Drawing] = {
        f"score-{name}-{lang}": partial(score.draw, view, samples.HOSTILE, lang, "7K2") for name, view in views.items()
    }
    for seats in (2, 3, 4):
        view = samples.over(seats, tie=seats == 3)
        drawn[f"score-of{seats}-{lang}"] = partial(score.draw, view, samples.MORE_HOSTILE[:seats], lang, "7K2")
    drawn[f"score-ties-{lang}"] = partial(score.draw, broken, samples.PEOPLE[:2], lang, "7K2")
    return drawn


def _orders() -> Iterator[tuple[str, Drawing]]:
    every = cards.orders()
    for start in range(0, len(every), ON_A_SHEET):
        yield f"orders-{start}", partial(_lay_orders, every[start : start + ON_A_SHEET])


def _lay_orders(orders: Sequence[Order]) -> Canvas:
    canvas = _canvas(len(orders))
    for i, order in enumerate(orders):
        put_order(canvas, order, *_place(i), CARD)
    return canvas


def _technologies(lang: Lang) -> Iterator[tuple[str, Drawing]]:
    every = cards.technologies()
    for start in range(0, len(every), ON_A_SHEET):
        yield f"technologies-{start}-{lang}", partial(_lay_technologies, every[start : start + ON_A_SHEET], lang)


def _lay_technologies(technologies: Sequence[Technology], lang: Lang) -> Canvas:
    canvas = _canvas(len(technologies))
    for i, technology in enumerate(technologies):
        put_technology(canvas, technology, i % IN_ROW, *_place(i), CARD, Words.of(lang))
    return canvas


def _canvas(cards: int) -> Canvas:
    return Canvas(closeups.ground(160 + -(-cards // IN_ROW) * (CARD + 16)))


def _place(i: int) -> tuple[int, int]:
    return LEFT + i % IN_ROW * PITCH, 160 + i // IN_ROW * (CARD + 16)


def _tiles(lang: Lang) -> Iterator[tuple[str, Drawing]]:
    tiles = len(cards.table("tiles")["tile"])
    for start in range(0, tiles, STRIPS):
        yield f"tiles-{start}-{lang}", partial(_lay_tiles, range(start, min(tiles, start + STRIPS)), lang)


def _lay_tiles(numbers: Sequence[int], lang: Lang) -> Canvas:
    """Building tiles, each with one shop or none."""
    words = Words.of(lang)
    who = seated(samples.PEOPLE, words)
    canvas = Canvas(closeups.ground(160 + len(numbers) * TILE))
    for i, number in enumerate(numbers):
        tile = cards.building(number, "----")
        owners = tuple(Seat(number % 4) if space == number % 6 else None for space in range(4))
        assert len(owners) == 4
        top = 160 + i * TILE
        canvas.put_corner(label(1040, TILE - 12, WHITE, 16, 4), 80, top)
        put_building(canvas, replace(tile, owners=owners), top + 30, who, ())
    return canvas


def _tokens() -> Canvas:
    """Every 5-power token, and the hollow of one."""
    tokens = (*cards.tokens(), None)
    canvas = Canvas(closeups.ground(160 + -(-len(tokens) // 7) * TILE))
    for i, token in enumerate(tokens):
        put_token(canvas, token, None, (150 + i % 7 * 150, 160 + TILE // 2 + i // 7 * TILE))
    return canvas
