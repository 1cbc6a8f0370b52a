"""What is seen of a match of Nippon. All lies open: every audience sees the same, and who looks."""

from __future__ import annotations

from dataclasses import field
from typing import TypeAlias

from rules.core.frozen import frozen
from rules.core.results import Verdict
from rules.core.seats import Seat
from rules.core.table import View
from rules.nippon.model.places import Scored
from rules.nippon.model.state import Variant
from rules.nippon.model.tables import Tables
from rules.nippon.model.terms import Action, Colour, EndReason, Goal, Good
from rules.nippon.model.tile_tables import FactoryRow, GoodRow
from rules.nippon.scoring import ScoreLine
from rules.nippon.view.table import HiringView, MissionView, PairView, RegionView, TakatoshiView, ZaibatsuView

Phase: TypeAlias = str
"""What is asked, as the question names itself, or ``over``."""


@frozen
class DoingView:
    """The action that is being carried out.

    Attributes:
        action: Which one.
        worker: Colour of the worker that was taken for it.
        done: Activations so far.
        used: Where it was activated, in order.
        paid: Kinds of goods paid for investments and contracts, in order.
        contracts: Contracts completed in it.
        modifier: The factory that modifies it, once that is settled.
    """

    action: Action
    worker: Colour
    done: int
    used: tuple[str, ...]
    paid: tuple[Good, ...]
    contracts: int
    modifier: str | None


@frozen
class NipponView(View):
    """The table as everyone sees it.

    Attributes:
        reader: The seat that looks, for what pictures say of the reader's own things; None for everyone.
        variant: What was chosen in the lobby.
        phase: What is asked.
        turn: Number of the turn, from 1 (0 while start tiles are taken).
        round: Number of the round, from 1.
        rounds: Number of rounds, the final ones included.
        section: Number of the section, from 1.
        section_ends: Last round of each section.
        final_from: The seat that begins each of the final rounds, once these have begun.
        active: The seat whose turn it is, or None when the match is over.
        asked: The seats that are asked something now.
        start: The start player.
        regions: From left to right.
        missions: Destinations of the Iwakura mission.
        hiring: Hiring spaces from left to right.
        waiting: Occupied rows of the waiting area, topmost first.
        bag: Workers in the bag by colour.
        kinds: Goods with their costs and markers, by level.
        supply: Factory sides that can be built.
        pairs: Start tiles on offer.
        goals: Goal tiles of each section.
        zaibatsu: By seat.
        takatoshi: Takatoshi's solo board, in a solo match.
        doing: The action of this turn, or None.
        scored: Sections that were scored; an empty one is not known any more.
        results: The final score by place, when the match is over.
        verdict: How a match against Takatoshi ended.
        ended_by: Why the match is over.
        prizes: Points for the places of a region among so many people, by section.
        tables: What is printed on boards and tiles.
    """

    reader: Seat | None
    variant: Variant
    phase: Phase
    turn: int
    round: int
    rounds: int
    section: int
    section_ends: tuple[int, ...]
    final_from: Seat | None
    active: Seat | None
    asked: tuple[Seat, ...]
    start: Seat
    regions: tuple[RegionView, ...]
    missions: tuple[MissionView, ...]
    hiring: tuple[HiringView, ...]
    waiting: tuple[tuple[Colour, ...], ...]
    bag: tuple[int, ...]
    kinds: tuple[GoodRow, ...]
    supply: tuple[FactoryRow, ...]
    pairs: tuple[PairView, ...]
    goals: tuple[tuple[Goal, ...], ...]
    zaibatsu: tuple[ZaibatsuView, ...]
    takatoshi: TakatoshiView | None
    doing: DoingView | None
    scored: tuple[Scored, ...]
    results: tuple[ScoreLine, ...] | None
    verdict: Verdict | None
    ended_by: EndReason | None
    prizes: tuple[tuple[int, ...], ...]
    tables: Tables = field(compare=False, repr=False)

    @property
    def final(self) -> bool:
        """Whether the final rounds have begun."""
        return self.final_from is not None
