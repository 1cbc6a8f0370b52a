"""The church board and the customs board: whose assistant goes there, and when the board ends the match.

Source: "Kirche" and "Importlager" (dlp 2017), "CHURCH" and "CUSTOMS" (Synapses 2024); rulings Y-R16, Y-R32.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias

from typing_extensions import override

from rules.core.labels import say
from rules.core.reasons import IllegalAction, Reason
from rules.core.words import Clause, Element, Typed, Word
from rules.yokohama.model.phrases import area_label
from rules.yokohama.model.words import AREA
from rules.yokohama.steps.ending import near

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from rules.core.labels import Label
    from rules.core.table import Table
    from rules.yokohama.events import YokohamaEvent
    from rules.yokohama.model.facts import Facts
    from rules.yokohama.model.position import Position
    from rules.yokohama.model.state import State
    from rules.yokohama.model.terms import Area
    from rules.yokohama.steps.asking import Why

Board: TypeAlias = Literal["church", "customs"]
DETAILS: dict[Board, str] = {"church": "yokohama-church-detail", "customs": "yokohama-customs-detail"}

ACTING = "area"
"""Where an assistant comes from that stands in the area that acts."""

HAND = "hand"
"""Where it comes from that is on no area."""


class Source(Element[str]):
    """Where an assistant comes from: the hand, the area that acts, or this area by its name."""

    _words = Word({HAND: HAND, ACTING: ACTING})

    @override
    def read(self, typed: Typed, at: int) -> Iterator[tuple[str, int]]:
        yield from self._words.read(typed, at)
        yield from AREA.read(typed, at)

    @override
    def write(self, value: str) -> Sequence[str]:
        return (value,)

    @property
    @override
    def help(self) -> str:
        return self._words.help


FROM = Clause("from", Source())


def source_of(at: Position, area: Area, source: str | None) -> str | None:
    """Where an assistant comes from, as it is written: from the hand if one is there, unless the area is named.

    Raises:
        IllegalAction: From there none can come.
    """
    if source == HAND and not at.me.assistants:
        raise IllegalAction(Reason(say("yokohama-none-in-hand", piece="assistant")))
    if source in {None, HAND}:
        return None
    if source not in {ACTING, at.name(area)}:
        raise IllegalAction(Reason(say("yokohama-from-where", area=area_label(at.town, area))))
    return ACTING


def refuse_assistant(at: Position, area: Area, source: str | None, section: str) -> Reason | None:
    """Why no assistant can be placed on a board, or None (Y-R16)."""
    there = at.me.placed[area] > 0
    if there or (source is None and at.me.assistants > 0):
        return None
    return Reason(say("yokohama-no-assistant-for-board"), section)


def put_assistant(at: Position, area: Area, source: str | None, table: Table[YokohamaEvent]) -> None:
    """Take the assistant that goes to a board."""
    me = at.me
    if source == ACTING or not me.assistants:
        me.placed[area] -= 1
        table.touch("board:from-area")
    else:
        me.assistants -= 1


def check_end(at: Position, board: Board, table: Table[YokohamaEvent]) -> None:
    """Enough assistants on a board, the neutral one included, bring the end."""
    owners = at.state.church if board == "church" else at.state.customs
    if sum(owner is not None for owner in owners) >= limit(at.facts, at.state):
        near(at, board, table)


def limit(facts: Facts, state: State) -> int:
    """Assistants on a board that end the match ("ENDGAME CONDITIONS")."""
    return facts.numbers.ending.assistants[len(state.merchants) - 2]


def board_detail(at: Position, board: Board, space: int, source: str | None) -> Label:
    """How many assistants a board holds then, and whether this one is the rightmost."""
    owners = at.state.church if board == "church" else at.state.customs
    there, most = sum(owner is not None for owner in owners) + 1, limit(at.facts, at.state)
    return say(
        DETAILS[board],
        there=there,
        limit=most,
        ends=int(there >= most),
        right=int(all(owner is None for owner in owners[space + 1 :])),
        area=int(source is not None),
    )


def why_no_space(at: Position, area: Area, owners: Sequence[int | None], short: Why) -> Why:
    """Why no assistant can be placed on a board; ``short`` if all there is would be paid for too little."""
    if not at.me.assistants and not at.me.placed[area]:
        return "assistant"
    return short if None in owners else "spaces"
