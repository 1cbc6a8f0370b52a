"""Positions of Osaka to look at and to measure: an ordinary one, the opening, and the fullest table there can be."""

from __future__ import annotations

from dataclasses import replace

from render.core.people import People, Person
from rules.core.seats import Seat
from rules.osaka.model.terms import Card, Colour, Place, Result
from rules.osaka.view import OnOffer, OsakaView, TraderView

SYMBOLS = {2: 2, 3: 1, 5: 0}
LETTERS: dict[str, Colour] = {"r": "red", "b": "blue", "y": "yellow", "g": "green"}
ROUTE = (
    Place("osaka", "port"),
    Place("oshima", "open"),
    Place("anori", "anchor"),
    Place("enshunada1", "waves"),
    Place("enshunada2", "waves"),
    Place("edo", "goal"),
)
PEOPLE: People = (
    Person("Hana", "white"),
    Person("Ise", "pink"),
    Person("Mika", "grey"),
    Person("Tomas", "beige"),
)
HOSTILE: People = (
    Person("😀🔥😀", "white"),
    Person("\u202eevil\u202c name", "pink"),
    Person("W" * 200, "grey"),
    Person("田中さん", "beige"),
)
MORE_HOSTILE: People = (
    Person("<@123>", "white"),
    Person("", "pink"),
    Person("\u200b\u200b", "grey"),
    Person("Łukasz Ożóg", "beige"),
)


def cards(text: str) -> tuple[Card, ...]:
    """Cards from words such as ``r5 b3``; ``r5*4`` is four of them."""
    found: list[Card] = []
    for word in text.split():
        name, _, times = word.partition("*")
        value = int(name[1])
        found += [Card(LETTERS[name[0]], value, SYMBOLS[value])] * int(times or 1)
    return tuple(found)


def offers(text: str) -> tuple[OnOffer, ...]:
    """Cards on offer; ``r5@1`` carries the stone of seat 1."""
    found = []
    for word in text.split():
        name, _, seat = word.partition("@")
        found.append(OnOffer(cards(name)[0], Seat(int(seat)) if seat else None))
    return tuple(found)


def trader(
    seat: int,
    goods: str = "",
    tokens: tuple[int, int, int, int] = (0, 0, 0, 0),
    hand: int = 3,
    vp: int = 0,
    insured: str = "",
    *,
    stone: bool = True,
) -> TraderView:
    """A trader of a sample position."""
    return TraderView(Seat(seat), hand, vp, tokens, cards(goods), cards(insured), stone)


def middle(seats: int = 4) -> OsakaView:
    """An ordinary position in the middle of a match."""
    traders = (
        trader(0, "r3 r2 b5 b5 b2 g2", (1, 1, 0, 1), 4, 9, stone=False),
        trader(1, "r5 y3 y3 y2 g5 g3", (2, 1, 2, 0), 6, 12, stone=False),
        trader(2, "r2 r2 b3 y5", (0, 1, 1, 0), 5, 7),
        trader(3, "b2 y2 y2 g3 g3 g3", (2, 2, 1, 1), 3, 11),
    )[:seats]
    return OsakaView(
        audience=None,
        phase="turn",
        turn=31,
        active=Seat(1),
        asked=(Seat(1),),
        start=Seat(0),
        route=ROUTE,
        ships=(4, 2, 3, 0),
        market=offers("r3 y5 y2 g3 b5@0 r5"),
        farm=offers("g2 b2@1 r2"),
        deck=41,
        discard=cards("r3 r3 r2 r2 b5 b3 b2 b2 y5 y3 y2 y2 g5 g3 g2 g2 g2"),
        traders=traders,
        hand=None,
        purchase=None,
        sinking=(),
        results=None,
        ended_by=None,
        tokens_to_end=8,
    )


def earlier(seats: int = 4) -> OsakaView:
    """What the reader of `middle` saw before: the yellow ship stood at Anori, Hana had fewer points."""
    now = middle(seats)
    first = replace(now.traders[0], vp=4, hand_size=6, has_stone=True)
    fourth = now.traders[1:]
    return replace(now, ships=(4, 2, 2, 0), market=offers("r3 y5 y2 b5 r5"), traders=(first, *fourth), turn=30)


def opening(seats: int = 4) -> OsakaView:
    """The choice of the first tokens."""
    traders = tuple(trader(seat, hand=2 + seat % 3) for seat in range(seats))
    return replace(
        middle(seats),
        phase="tokens",
        turn=0,
        active=Seat(0),
        asked=(Seat(0),),
        ships=(0, 0, 0, 0),
        market=offers("r3 y5 y2 g3 b5"),
        farm=offers("g2 b2 r2"),
        traders=traders,
        deck=90,
        discard=(),
    )


def fullest(seats: int = 4) -> OsakaView:
    """Eleven cards in the market, sixteen goods of a colour, twelve tokens, two ships sinking, all stones out."""
    traders = (
        trader(
            0, "r5*3 r3*6 r2*7 b5*4 b3*4 b2*8 y5*2 y3*2 y2*2 g5 g3 g2", (3, 3, 3, 3), 40, 27, "r5*3 r3*2", stone=False
        ),
        trader(1, "r2*4 b5*3 b3*2 y5*5 y3*6 y2*5 g5*2", (4, 2, 1, 0), 12, 104, "b5 b3", stone=False),
        trader(2, "r2 b3 b3 y3 y2 y2 y2 g5*5 g3*6 g2*5", (7, 0, 0, 0), 0, 0, "r2", stone=False),
        trader(3, "g3 g2 b2", (0, 0, 0, 7), 23, 31, stone=False),
    )[:seats]
    return replace(
        middle(seats),
        phase="insurance",
        turn=131,
        active=Seat(0),
        asked=tuple(Seat(s) for s in range(seats)),
        ships=(4, 3, 5, 1),
        market=offers("r3@0 y5 y2 g3 b5@1 r5 r2 y2 g5 b3 r2"),
        farm=offers("g2 b2 r2") if seats < 4 else offers("g2@2 b2@3 r2"),
        traders=traders,
        deck=0,
        discard=(),
        sinking=("red", "blue"),
    )


def seen_by(view: OsakaView, seat: int, hand: str) -> OsakaView:
    """The same position as one seat sees it, with its hand."""
    own = cards(hand)
    traders = tuple(replace(t, hand_size=len(own)) if t.seat == seat else t for t in view.traders)
    return replace(view, audience=Seat(seat), hand=own, traders=traders)


def over(seats: int = 4, *, shared: bool = False) -> OsakaView:
    """The end of a match, decided by tokens or shared."""
    lines = ((1, 31, 8, 1), (0, 31, 8 if shared else 6, 1 if shared else 2), (2, 24, 5, 3), (3, 19, 3, 4))
    results = tuple(Result(Seat(s), vp, tokens, place) for s, vp, tokens, place in lines if s < seats)
    return replace(middle(seats), phase="over", active=None, asked=(), results=results, ended_by="tokens")
