"""Typed answers that place and move pieces: steps 1 and 2 of a turn, movement icons, recovery."""

from __future__ import annotations

from rules.core.labels import say
from rules.core.reasons import IllegalAction, Reason
from rules.yokohama import actions as given
from rules.yokohama import ways
from rules.yokohama.model.headings import MOVEMENT
from rules.yokohama.typed import Typed, refusal
from rules.yokohama.words import WAY_WORDS


def place(typed: Typed) -> given.Action:
    """``place bank tea1``, ``place port x2 + lab``, ``place 2 port``, ``place none``."""
    words = typed.words
    if words.take("none"):
        return given.Place(())
    areas: list[str] = []
    telegram = None
    while words.more:
        if name := words.named():
            areas.append(name)
        elif words.take("+"):
            telegram = words.area()
        elif (times := words.times()) is not None:
            areas += [areas[-1]] * (times - 1) if areas else [words.area()] * times
        elif words.number_next():
            times = words.number()
            areas += [words.area()] * times
        else:
            areas.append(words.area())
    if not areas:
        raise refusal("yokohama-name-areas")
    if len(areas) > 2 and areas[0] != areas[-1]:
        areas.sort(key=typed.town.numbers.__getitem__)
    return given.Place(tuple(areas), telegram)


def telegram(typed: Typed) -> given.Action:
    """``telegram lab``."""
    return given.PlaceByTelegram(typed.words.area())


def go(typed: Typed) -> given.Action:
    """``go bank``, ``go dock via lab``, ``go agency by tram``."""
    words, town, state = typed.words, typed.town, typed.state
    name = words.area()
    via: list[str] = []
    if words.take("via"):
        while words.more and not words.at("by"):
            via.append(words.area())
    if words.take("by"):
        way = words.meant(WAY_WORDS)
        return given.Go(name, "tram" if way == "tram" else "station")
    if not via and (straight := ways.straight(town, state, town.numbers[name])):
        return straight
    goings = [go for go in ways.goings(town, state) if go.area == name]
    wanted = [go for go in goings if not via or set(go.via) == set(via)]
    if len(wanted) == 1:
        return wanted[0]
    if via and (walk := ways.walk_by(town, state, town.numbers[name], tuple(via))):
        return walk
    if len(goings) > 1:
        found = ", ".join(" ".join(go.via) for go in goings)
        raise IllegalAction(Reason(say("yokohama-which-way", ways=found), MOVEMENT))
    raise IllegalAction(ways.refuse_area(town, state, town.numbers[name]))


def recall(typed: Typed) -> given.Action:
    """``recall``, ``recall all``, ``recall bank x2 tea1``."""
    words, town, placed = typed.words, typed.town, typed.state.me.placed
    wanted: dict[str, int] = {}
    if words.take("all"):
        wanted = {town.names[area]: count for area, count in enumerate(placed) if count}
    elif not words.take("none"):
        while words.more:
            name = words.named() or words.area()
            wanted[name] = wanted.get(name, 0) + (words.times() or 1)
    back = sorted(wanted.items(), key=lambda one: town.numbers[one[0]])
    return given.Recall(tuple(back), everybody=sum(wanted.values()) == sum(placed))


def move(typed: Typed) -> given.Action:
    """``move hand>bank tea1>lab x2``, ``move none``."""
    words = typed.words
    if words.take("none"):
        return given.Decline("move")
    moves: list[tuple[str, str]] = []
    while words.more:
        if moves and (times := words.times()) is not None:
            moves += [moves[-1]] * (times - 1)
        else:
            moves.append(words.step())
    return given.MoveAssistants(tuple(moves))


def leave(typed: Typed) -> given.Action:
    """``leave 1``."""
    return given.Leave(0 if typed.words.take("none") else typed.words.number())
