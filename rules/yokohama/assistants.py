"""Assistants on the move: movement icons, which are free of fees, and the recovery of step 6.

Source: "6) Rückkehr" and "Erläuterung der Symbole" (dlp 2017), "6. Recovery step" and "ICON DESCRIPTIONS" (Synapses
2024); rulings Y-R26, Y-R39.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.core.labels import say
from rules.core.reasons import Reason
from rules.yokohama.actions import HAND, MoveAssistants
from rules.yokohama.events import MovedAssistants, Recovered, YokohamaEvent
from rules.yokohama.frames import AskMovement
from rules.yokohama.model.headings import ICONS

if TYPE_CHECKING:
    from rules.core.decisions import Picked
    from rules.core.rng import Rng
    from rules.core.table import Table
    from rules.yokohama.model.state import State
    from rules.yokohama.model.terms import Area
    from rules.yokohama.model.town import Town

INTO = ">"
"""Stands between the area that an assistant leaves and the one that it enters: ``hand>bank``."""


def sources(town: Town, state: State) -> list[str]:
    """Where assistants could be moved from: the hand first, then areas."""
    me = state.me
    areas = [town.names[area] for area, count in enumerate(me.placed) if count]
    return [HAND, *areas] if me.assistants else areas


def items(town: Town, state: State) -> tuple[str, ...]:
    """Words of a pick: sources as ``bank>``, areas to move into as ``>bank``."""
    return (
        *(f"{name}{INTO}" for name in sources(town, state)),
        *(f"{INTO}{town.names[area]}" for area in town.open),
    )


def moves_of(picked: Picked) -> MoveAssistants | None:
    """A pick of one source and some areas as moves, or None if it is not that."""
    froms = [word[:-1] for word in picked if word.endswith(INTO)]
    intos = [word[1:] for word in picked if word.startswith(INTO)]
    if len(froms) != 1 or not intos:
        return None
    return MoveAssistants(tuple((froms[0], into) for into in intos))


def refuse_pick(town: Town, state: State, count: int, picked: Picked) -> Reason | None:
    """Why a pick of one source and some areas is no legal move, or None."""
    action = moves_of(picked)
    if action is None or any(word not in items(town, state) for word in picked):
        return Reason(say("yokohama-move-one-source"), ICONS)
    return refuse_move(town, state, count, action)


def refuse_move(town: Town, state: State, count: int, action: MoveAssistants) -> Reason | None:
    """Why assistants cannot be moved like this, one after the other, or None (Y-R39)."""
    if not action.moves or len(action.moves) > count:
        return Reason(say("yokohama-move-too-many", most=count), ICONS)
    me = state.me
    hand, placed = me.assistants, list(me.placed)
    for source, target in action.moves:
        into = town.numbers[target]
        if town.kinds[into] == "canal":
            return Reason(say("yokohama-not-in-canal"), ICONS)
        if source == target:
            return Reason(say("yokohama-move-stays"), ICONS)
        if source == HAND:
            there, hand = hand, hand - 1
        else:
            area = town.numbers[source]
            there = placed[area]
            placed[area] -= 1
        if not there:
            return Reason(say("yokohama-move-nobody"), ICONS)
        placed[into] += 1
    return None


def suggest_moves(town: Town, state: State, count: int) -> tuple[Picked, ...]:
    """A few moves out of the hand, as many as possible, into areas where one has most already."""
    me = state.me
    if not me.assistants:
        return ()
    size = min(count, me.assistants)
    areas = sorted(town.open, key=lambda area: (-me.placed[area], area))
    groups = [sorted(areas[start : start + size]) for start in range(3)]
    return tuple((f"{HAND}{INTO}", *(f"{INTO}{town.names[area]}" for area in group)) for group in groups)


def sample_moves(town: Town, state: State, count: int, rng: Rng) -> Picked:
    """One source and some areas; every legal answer can come."""
    me = state.me
    places = sources(town, state)
    source = places[rng.below(len(places))]
    there = me.assistants if source == HAND else me.placed[town.numbers[source]]
    targets = [area for area in town.open if town.names[area] != source]
    size = 1 + rng.below(min(count, there, len(targets)))
    chosen = sorted(rng.shuffled(range(len(targets)))[:size])
    return (f"{source}{INTO}", *(f"{INTO}{town.names[targets[place]]}" for place in chosen))


def move(town: Town, state: State, count: int, action: MoveAssistants, table: Table[YokohamaEvent]) -> None:
    """Move assistants; what is left of the movements is asked again (Y-R39)."""
    me = state.me
    state.stack.pop()
    for source, target in action.moves:
        if source == HAND:
            me.assistants -= 1
            table.touch("move:hand")
        else:
            me.placed[town.numbers[source]] -= 1
            table.touch("move:area")
        me.placed[town.numbers[target]] += 1
    told = tuple((None if source == HAND else source, target) for source, target in action.moves)
    table.emit(MovedAssistants(state.active, told))
    if count > len(action.moves):
        state.then(AskMovement(count - len(action.moves)))


def recover(town: Town, state: State, area: Area, staying: int, table: Table[YokohamaEvent]) -> None:
    """Step 6: assistants return from the area that acted to the hand (Y-R26)."""
    me = state.me
    returned = me.placed[area] - staying
    me.placed[area] = staying
    me.assistants += returned
    if returned or staying:
        table.emit(Recovered(state.active, town.names[area], returned, staying))
    if staying:
        table.touch("used:telephone")
        if me.president != area:
            table.touch("telephone:agent")
