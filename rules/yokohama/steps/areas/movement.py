"""Movement icons: assistants are moved from an area or the hand into areas, free of fees.

Source: "Erläuterung der Symbole" (dlp 2017), "ICON DESCRIPTIONS" (Synapses 2024); ruling Y-R39.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal

from typing_extensions import override

from rules.core.answers import Answer
from rules.core.clauses import Things
from rules.core.decisions import Description, Pick
from rules.core.frozen import frozen
from rules.core.grammar import Form, Grammar
from rules.core.labels import Label, say
from rules.core.reasons import Reason
from rules.core.words import Element, Keyword
from rules.yokohama.events.moves import MovedAssistants
from rules.yokohama.model.headings import ICONS
from rules.yokohama.model.labels import area_label
from rules.yokohama.model.terms import HAND
from rules.yokohama.model.words import AREA
from rules.yokohama.steps.common.asking import Declinable, declining

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rules.core.decisions import Part, Picked
    from rules.core.rng import Rng
    from rules.core.table import Table
    from rules.core.words import Typed
    from rules.yokohama.events import YokohamaEvent
    from rules.yokohama.model.position import Position

INTO = ">"
"""Stands between the area that an assistant leaves and the one that it enters: ``hand>bank``."""


@frozen
class MoveAssistants(Answer):
    """Move assistants one after the other, each from an area or the hand to an area."""

    moves: tuple[tuple[str, str], ...]


class Move(Element[tuple[str, str]]):
    """One assistant's way: ``hand>bank``, ``tea1 > lab``."""

    _hand, _into = Keyword(HAND), Keyword(INTO)

    @override
    def read(self, typed: Typed, at: int) -> Iterator[tuple[tuple[str, str], int]]:
        sources = [(HAND, end) for _, end in self._hand.read(typed, at)] or AREA.read(typed, at)
        for source, end in sources:
            for _, behind in self._into.read(typed, end):
                for target, last in AREA.read(typed, behind):
                    yield (source, target), last

    @override
    def write(self, value: tuple[str, str]) -> tuple[str]:
        return (INTO.join(value),)

    @property
    @override
    def help(self) -> str:
        return f"{HAND}{INTO}{AREA.help}"


@frozen
class AskMovement(Declinable[MoveAssistants]):
    """Movement icons: so many assistants may be moved."""

    count: int
    kind: Literal["ask-movement"] = "ask-movement"
    asks: ClassVar[Literal["movement"]] = "movement"
    declined: ClassVar = ("move",)

    @override
    def offers(self, position: Position) -> Iterator[MoveAssistants]:
        """Each single move."""
        for source in _sources(position):
            for target in position.town.open_names:
                if source != target:
                    yield MoveAssistants(((source, target),))

    @override
    def parts(self, position: Position) -> tuple[Part, ...]:
        items = _items(position)
        pick = Pick(
            part="move",
            items=items,
            at_least=2,
            at_most=self.count + 1,
            refuse=lambda picked: self._refuse_pick(position, items, picked),
            suggest=lambda: self._suggest(position),
            sample=lambda rng: self._sample(position, rng),
            answer=_moved,
            picked=_picked,
            write=self.grammar.write,
        )
        return (*((pick,) if _sources(position) else ()), self.none())

    def _refuse_pick(self, position: Position, items: tuple[str, ...], picked: Picked) -> Reason | None:
        """Why a pick of one source and some areas is no legal move, or None."""
        froms = [word for word in picked if word.endswith(INTO)]
        if len(froms) != 1 or len(picked) < 2 or any(word not in items for word in picked):
            return Reason(say("yokohama-move-one-source"), ICONS)
        return self.why_not(position, _moved(picked))

    @override
    def why_not(self, position: Position, answer: MoveAssistants) -> Reason | None:
        if not answer.moves or len(answer.moves) > self.count:
            return Reason(say("yokohama-move-too-many", most=self.count), ICONS)
        hand, placed = position.me.assistants, list(position.me.placed)
        for source, target in answer.moves:
            into = position.area(target)
            if position.kind(into) == "canal":
                return Reason(say("yokohama-not-in-canal"), ICONS)
            if source == target:
                return Reason(say("yokohama-move-stays"), ICONS)
            if source == HAND:
                there, hand = hand, hand - 1
            else:
                there = placed[position.area(source)]
                placed[position.area(source)] -= 1
            if not there:
                return Reason(say("yokohama-move-nobody"), ICONS)
            placed[into] += 1
        return None

    @override
    def carry_out(self, position: Position, answer: MoveAssistants, table: Table[YokohamaEvent]) -> None:
        """Move assistants; what is left of the movements is asked again."""
        position.stack.pop()
        me = position.me
        for source, target in answer.moves:
            if source == HAND:
                me.assistants -= 1
                table.touch("move:hand")
            else:
                me.placed[position.area(source)] -= 1
                table.touch("move:area")
            me.placed[position.area(target)] += 1
        moves = tuple((None if source == HAND else source, target) for source, target in answer.moves)
        table.emit(MovedAssistants(position.seat, moves))
        if self.count > len(moves):
            position.then(AskMovement(self.count - len(moves)))

    @override
    def explain(self, position: Position, answer: MoveAssistants) -> Description:
        moves = tuple(_move_label(position, source, target) for source, target in answer.moves)
        return Description(say("yokohama-do-move", moves=moves))

    def _suggest(self, position: Position) -> tuple[Picked, ...]:
        """A few moves out of the hand, as many as possible, into areas with most own assistants."""
        me = position.me
        if not me.assistants:
            return ()
        size = min(self.count, me.assistants)
        areas = sorted(position.town.open, key=lambda area: (-me.placed[area], area))
        groups = [sorted(areas[start : start + size]) for start in range(3)]
        return tuple((f"{HAND}{INTO}", *(f"{INTO}{position.name(area)}" for area in group)) for group in groups)

    def _sample(self, position: Position, rng: Rng) -> Picked:
        """One source and some areas; every legal answer can come."""
        places = _sources(position)
        source = places[rng.below(len(places))]
        there = position.me.assistants if source == HAND else position.me.placed[position.area(source)]
        targets = [name for name in position.town.open_names if name != source]
        size = 1 + rng.below(min(self.count, there, len(targets)))
        chosen = sorted(rng.shuffled(range(len(targets)))[:size])
        return (f"{source}{INTO}", *(f"{INTO}{targets[place]}" for place in chosen))

    grammar: ClassVar[Grammar] = Grammar(Form(MoveAssistants, "move", Things(Move())), *declining("move"))


def _sources(position: Position) -> list[str]:
    """Where assistants could be moved from: the hand first, then areas."""
    areas = [position.name(area) for area, count in enumerate(position.me.placed) if count]
    return [HAND, *areas] if position.me.assistants else areas


def _items(position: Position) -> tuple[str, ...]:
    """Words of a pick: sources as ``bank>``, areas to move into as ``>bank``."""
    return (*(f"{name}{INTO}" for name in _sources(position)), *(f"{INTO}{name}" for name in position.town.open_names))


def _moved(picked: Picked) -> MoveAssistants:
    """A pick of one source and some areas, as moves."""
    source = next(word[:-1] for word in picked if word.endswith(INTO))
    return MoveAssistants(tuple((source, word[1:]) for word in picked if word.startswith(INTO)))


def _picked(answer: Answer) -> Picked | None:
    """The pick of moves that have one source and different targets."""
    if not isinstance(answer, MoveAssistants):
        return None
    sources, targets = {source for source, _ in answer.moves}, [target for _, target in answer.moves]
    if len(sources) != 1 or len(set(targets)) < len(targets):
        return None
    return (f"{sources.pop()}{INTO}", *(f"{INTO}{target}" for target in targets))


def _move_label(position: Position, source: str, target: str) -> Label:
    into = area_label(position.town, position.area(target))
    if source == HAND:
        return say("yokohama-move-hand", area=into)
    return say("yokohama-move-area", source=area_label(position.town, position.area(source)), area=into)
