"""Section scoring: all regions from left to right, then the goals of the section.

Source: "Die Abschnittswertung"; "Das Modul „Ziele“" (4b). Rulings N-R36 (a tie between two people).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from typing_extensions import override

from rules.core.frozen import frozen
from rules.nippon.events.rounds import RegionScored, SectionEnded
from rules.nippon.model.terms import REGIONS
from rules.nippon.scoring import rarities, region_places
from rules.nippon.steps.concepts.asking import Running
from rules.nippon.steps.consolidation.goals import CheckGoal

if TYPE_CHECKING:
    from rules.core.table import Table
    from rules.nippon.events import NipponEvent
    from rules.nippon.model.position import Position


@frozen
class ScoreSection(Running):
    """A section is scored.

    Attributes:
        section: From 0.
    """

    section: int
    kind: Literal["score-section"] = "score-section"

    @override
    def run(self, position: Position, table: Table[NipponEvent]) -> None:
        facts, state = position.facts, position.state
        table.emit(SectionEnded(self.section + 1))
        table.touch(f"section:{self.section + 1}")
        scored = [region_places(facts, state, region, self.section) for region in REGIONS]
        # A match that began under rules that kept nothing has gaps before.
        state.scored += (*[()] * (self.section - len(state.scored)), tuple(scored))
        for region, places in zip(REGIONS, scored, strict=True):
            for placing in places:
                if placing.seat is not None and placing.seat < len(state.people):
                    state.people[placing.seat].points += placing.points
            table.emit(RegionScored(region, places))
            for name in rarities(places):
                table.touch(name)
        if state.goals:
            position.then(*[CheckGoal(self.section, number) for number in range(len(state.goals[self.section]))])
