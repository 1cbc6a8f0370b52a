"""Outlines: the points of every shape the house draws, in whatever unit the caller likes."""

from __future__ import annotations

import itertools
from math import cos, pi, radians, sin
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

Point: TypeAlias = tuple[float, float]
Outline: TypeAlias = list[Point]


def box(left: float, top: float, width: float, height: float) -> Outline:
    """Rectangle."""
    return [(left, top), (left + width, top), (left + width, top + height), (left, top + height)]


def arc(x: float, y: float, rx: float, ry: float, start: float, end: float, steps: int = 24) -> Outline:
    """Part of an ellipse.

    Args:
        x: Centre, to the right.
        y: Centre, downwards.
        rx: Half width.
        ry: Half height.
        start: First angle in degrees, clockwise from three o'clock.
        end: Last angle; smaller than ``start`` to go the other way.
    """
    turns = [radians(start + (end - start) * i / steps) for i in range(steps + 1)]
    return [(x + rx * cos(t), y + ry * sin(t)) for t in turns]


def ellipse(x: float, y: float, rx: float, ry: float | None = None) -> Outline:
    """Ellipse, or circle if only one radius is given."""
    return arc(x, y, rx, rx if ry is None else ry, 0, 360, 48)[:-1]


def curve(*points: Point, steps: int = 16) -> Outline:
    """Bezier curve from the first point to the last, drawn by those between (three or four points)."""
    line: Outline = []
    for i in range(steps + 1):
        t, rest = i / steps, list(points)
        while len(rest) > 1:
            rest = [(a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t) for a, b in itertools.pairwise(rest)]
        line.append(rest[0])
    return line


def rounded(left: float, top: float, width: float, height: float, radius: float) -> Outline:
    """Rectangle with round corners."""
    right, bottom, r = left + width, top + height, radius
    return [
        *arc(right - r, top + r, r, r, -90, 0, 8),
        *arc(right - r, bottom - r, r, r, 0, 90, 8),
        *arc(left + r, bottom - r, r, r, 90, 180, 8),
        *arc(left + r, top + r, r, r, 180, 270, 8),
    ]


def bitten(left: float, top: float, width: float, height: float, bite: float) -> Outline:
    """The trade label, the house shape: a rectangle whose corners are bitten away by quarter circles."""
    right, bottom, r = left + width, top + height, bite
    return [
        *arc(left, top, r, r, 90, 0, 8),
        *arc(right, top, r, r, 180, 90, 8),
        *arc(right, bottom, r, r, 270, 180, 8),
        *arc(left, bottom, r, r, 0, -90, 8),
    ]


def rosette(x: float, y: float, radius: float, scallops: int = 12) -> Outline:
    """Round seal with scalloped edge."""
    points: Outline = []
    for i in range(scallops):
        turn = 2 * pi * i / scallops
        core = radius / (1 + sin(pi / scallops))
        bump = radius - core
        cx, cy = x + core * cos(turn), y + core * sin(turn)
        degrees = 360 * i / scallops
        points += arc(cx, cy, bump, bump, degrees - 105, degrees + 105, 10)
    return points


def star(x: float, y: float, radius: float) -> Outline:
    """Star of five points, one of them up."""
    turns = [radians(36 * i - 90) for i in range(10)]
    reach = [radius * (0.46 if i % 2 else 1) for i in range(10)]
    return [(x + far * cos(turn), y + far * sin(turn)) for far, turn in zip(reach, turns, strict=True)]


def pennant(left: float, top: float, width: float, height: float, cut: float) -> Outline:
    """Strip with a swallow tail at its left end."""
    right, bottom = left + width, top + height
    return [(left, top), (right, top), (right, bottom), (left, bottom), (left + cut, (top + bottom) / 2)]


def arrow(x: float, y: float, length: float, weight: float) -> Outline:
    """Fat arrow from (x, y) towards the right, or to the left if ``length`` is negative."""
    way = 1 if length >= 0 else -1
    head = min(abs(length) * 0.6, weight * 2.6) * way
    half, wing, tip = weight / 2, weight * 1.55, x + length
    neck = tip - head
    return [
        (x, y - half),
        (neck, y - half),
        (neck, y - wing),
        (tip, y),
        (neck, y + wing),
        (neck, y + half),
        (x, y + half),
    ]


def piece(shape: str, x: float, y: float, size: float) -> Outline:
    """A seat's piece, centred at (x, y); all of one size look equally large.

    Args:
        shape: ``disc``, ``square``, ``mountain``, ``lozenge`` or ``tortoise`` (the six-cornered scale of its shell).
        x: Centre, to the right.
        y: Centre, downwards.
        size: Nominal size.
    """
    match shape:
        case "disc":
            return ellipse(x, y, size * 0.5)
        case "square":
            return rounded(x - size * 0.45, y - size * 0.45, size * 0.9, size * 0.9, size * 0.06)
        case "mountain":
            top, foot = y - size * 0.47, y + size * 0.43
            return [
                (x - size * 0.21, top),
                (x + size * 0.21, top),
                (x + size * 0.56, foot),
                (x - size * 0.56, foot),
            ]
        case "lozenge":
            half = size * 0.58
            return [(x, y - half), (x + half, y), (x, y + half), (x - half, y)]
        case "tortoise":
            turns, far = [radians(turn) for turn in range(0, 360, 60)], size * 0.55
            return [(x + far * cos(turn), y + far * sin(turn)) for turn in turns]
        case other:
            raise ValueError(f"no piece has the shape {other!r}")


def turned(points: Iterable[Point], degrees: float, about: Point) -> Outline:
    """The same outline turned clockwise about a point."""
    c, s = cos(radians(degrees)), sin(radians(degrees))
    ox, oy = about
    return [(ox + (x - ox) * c - (y - oy) * s, oy + (x - ox) * s + (y - oy) * c) for x, y in points]


def mirrored(points: Sequence[Point], x: float) -> Outline:
    """The same outline seen in an upright mirror at ``x``, running backwards so that halves can be joined."""
    return [(2 * x - px, py) for px, py in reversed(points)]
