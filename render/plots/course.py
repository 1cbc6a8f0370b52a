"""The course of a match as a plot: everyone's points by round, each curve in the colour and the shape of its seat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.core.canvas import CLOSE_UP_WIDE, LEGIBLE, Canvas, Style
from render.core.colours import GOLD, INK, INK_2, LINE, PAPER, SEATS, mix
from render.core.header import HEIGHT, draw_header_ground, write_title
from render.core.pieces import piece_sprite, put_piece
from render.core.sections import LONGEST
from render.core.shapes import box, star
from render.core.sprites import Pen, Sprite, cut_out, printed
from render.core.tiles import finished
from render.core.words_cut import cut
from rules.core.frozen import frozen

if TYPE_CHECKING:
    from render.core.picture import Picture
    from render.core.words import Words

FIELD = 520
"""Pixels: of the picture, and how high the curves may rise."""

KANJI = "波止"
"""Signs of the house's seal."""

LEFT, RIGHT, TOP = 96, 300, HEIGHT + 44
"""Where the field of the curves begins; how much is left beside it for names; where its upper edge lies."""

BELOW, NOTE_PITCH = 66, 46
"""Height of the row of rounds, and of a line of the notes."""

APART = 52
"""Least distance of two names beside the curves."""

NEAR = 60
"""Least distance of two pieces on a curve that does not rise."""

ASIDE = 4
"""Pixels by which equal curves are drawn beside each other."""

STEPS = (1, 2, 5, 10, 20, 25, 50, 100, 200, 500)
"""Distances of the lines that can be read off, of which at most seven are drawn."""

FIGURE = Style("quiet", 36, INK_2, smallest=LEGIBLE)
NOTE = Style("plain", 36, smallest=LEGIBLE)


@frozen
class Curve:
    """A seat's points.

    Attributes:
        name: As pictures write it.
        colour: Id of the seat's colour.
        letters: Letters on its piece.
        points: At the deal, then at the end of each round.
        stars: Rounds, from 1, in which something special came to the seat.
    """

    name: str
    colour: str
    letters: str
    points: tuple[int, ...]
    stars: frozenset[int] = frozenset()


@frozen
class Course:
    """The course of a match.

    Attributes:
        title: What it is.
        subtitle: Of which match.
        rounds: What stands beneath each figure of the curves.
        curves: By seat.
        lines: Rounds, from 1, at whose end something concerned everyone.
        notes: What lines and stars mean, each with whether it is about the stars.
    """

    title: str
    subtitle: str
    rounds: tuple[str, ...]
    curves: tuple[Curve, ...]
    lines: frozenset[int]
    notes: tuple[tuple[str, bool], ...]


@frozen
class _Scale:
    """Where points and rounds lie."""

    least: int
    step: int
    levels: int
    rounds: int

    def x(self, number: float) -> float:
        return LEFT + 40 + (CLOSE_UP_WIDE - LEFT - RIGHT - 80) * number / max(1, self.rounds - 1)

    def y(self, points: float) -> float:
        return TOP + FIELD * (1 - (points - self.least) / (self.step * self.levels))


def course_picture(course: Course, game: str, alt: str) -> Picture:
    """The finished plot, in the colours of a game."""
    return finished(draw_course(course), game, cut(alt, LONGEST), "course.png")


def draw_course(course: Course) -> Canvas:
    """Draws the plot."""
    scale = _scale(course)
    height = TOP + FIELD + BELOW + NOTE_PITCH * len(course.notes) + 16
    canvas = Canvas(printed(CLOSE_UP_WIDE, height, PAPER, lambda pen: _draw_field(pen, course, scale)))
    write_title(canvas, KANJI, course.title, course.subtitle, CLOSE_UP_WIDE - 40)
    _write_scale(canvas, course, scale)
    _put_points(canvas, course, scale)
    _put_names(canvas, course, scale)
    for row, (note, stars) in enumerate(course.notes):
        middle = TOP + FIELD + BELOW + NOTE_PITCH * (row + 0.5)
        canvas.put(_star(34) if stars else _dashes(), LEFT - 30, middle)
        canvas.write(note, LEFT, middle, NOTE, room=CLOSE_UP_WIDE - LEFT - 40)
    return canvas


def _scale(course: Course) -> _Scale:
    """A scale with round figures that holds all points."""
    every = [points for curve in course.curves for points in curve.points]
    low, high = min(0, *every), max(1, *every)
    step = next(step for step in (*STEPS, high - low) if high - low <= 7 * step)
    least = low // step * step
    return _Scale(least, step, max(1, -(-(high - least) // step)), len(course.rounds))


def _draw_field(pen: Pen, course: Course, scale: _Scale) -> None:
    """Lines to read off, and the curves, those in front last."""
    draw_header_ground(pen, CLOSE_UP_WIDE)
    for level in range(scale.levels + 1):
        y = scale.y(scale.least + level * scale.step)
        tone, thick = (mix(LINE, PAPER, 0.3), 2.5) if level else (INK, 4)
        pen.area(box(LEFT, y - 1, CLOSE_UP_WIDE - LEFT - RIGHT, thick), tone, None)
    for number in course.lines:
        for y in range(round(TOP), round(TOP + FIELD) - 10, 24):
            pen.area(box(scale.x(number) - 2, y, 4, 13), INK_2, None)
    for seat, curve in enumerate(course.curves):
        line = _line(curve, seat, len(course.curves), scale)
        pen.line(line, INK, 9)
        pen.line(line, SEATS[curve.colour], 5.5)


def _line(curve: Curve, seat: int, seats: int, scale: _Scale) -> list[tuple[float, float]]:
    aside = ASIDE * (seat - (seats - 1) / 2)
    return [(scale.x(number), scale.y(points) + aside) for number, points in enumerate(curve.points)]


def _write_scale(canvas: Canvas, course: Course, scale: _Scale) -> None:
    for level in range(scale.levels + 1):
        points = scale.least + level * scale.step
        canvas.write(str(points).replace("-", "\N{MINUS SIGN}"), LEFT - 14, scale.y(points), FIGURE, "right")
    every = max(1, -(-len(course.rounds) // 12))
    last = len(course.rounds) - 1
    for number, text in enumerate(course.rounds):
        if number == last or (number % every == 0 and last - number >= every):
            canvas.write(text, scale.x(number), TOP + FIELD + 34, FIGURE, "middle", room=130)


def _put_points(canvas: Canvas, course: Course, scale: _Scale) -> None:
    """Small pieces, by whose shapes curves are told apart, where points change and not too close; stars above them."""
    for seat, curve in enumerate(course.curves):
        line, drawn = _line(curve, seat, len(course.curves), scale), float(-NEAR)
        for number, (x, y) in enumerate(line):
            if number in curve.stars:
                canvas.put(_star(40), x, y - 30)
            if x - drawn >= NEAR or curve.points[number] != curve.points[number - 1]:
                canvas.put(piece_sprite(curve.colour, 20), x, y)
                drawn = x


def _put_names(canvas: Canvas, course: Course, scale: _Scale) -> None:
    """Piece, points and name at the end of each curve, kept apart."""
    ends = sorted(range(len(course.curves)), key=lambda seat: -course.curves[seat].points[-1])
    places: list[float] = []
    for seat in ends:
        least = places[-1] + APART if places else TOP
        places.append(max(least, scale.y(course.curves[seat].points[-1])))
    low = float(TOP + FIELD)
    for place in reversed(range(len(places))):
        places[place] = low = min(places[place], low)
        low -= APART
    x = CLOSE_UP_WIDE - RIGHT + 30
    for seat, y in zip(ends, places, strict=True):
        curve = course.curves[seat]
        put_piece(canvas, curve.colour, curve.letters, x, y, 44)
        taken = canvas.write(str(curve.points[-1]), x + 34, y, Style("title", 40), decides=True)
        canvas.write(
            curve.name, x + 46 + taken, y, Style("bold", 36, smallest=LEGIBLE), room=CLOSE_UP_WIDE - x - 54 - taken
        )


def _star(size: int) -> Sprite:
    return cut_out(size, size, lambda pen: pen.area(star(size / 2, size / 2, size * 0.46), GOLD, INK, 2.5))


def _dashes() -> Sprite:
    def draw(pen: Pen) -> None:
        for top in (2, 22):
            pen.area(box(15, top, 4, 13), INK_2, None)

    return cut_out(34, 38, draw)


def told(course: Course, words: Words) -> list[str]:
    """What the plot shows, in words: when the points of each seat changed, and what is marked."""
    curves = [
        words.text("results-told-line", label=curve.name, cells=", ".join(_changes(course, curve, words)))
        for curve in course.curves
    ]
    return [f"{course.title}.", *curves, *(f"{note}." for note, _ in course.notes)]


def _changes(course: Course, curve: Curve, words: Words) -> list[str]:
    """The points wherever they changed, and at the end, each with its round."""
    last = len(curve.points) - 1
    return [
        words.text("results-told-cell", what=course.rounds[place], value=points)
        for place, points in enumerate(curve.points)
        if place == last or points != curve.points[max(0, place - 1)]
    ]
