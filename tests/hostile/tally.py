"""What came of hostile presses, and which of them got far enough to say something."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from bot.discord import ids
from bot.topics.index import VERBS

if TYPE_CHECKING:
    from random import Random

ENOUGH = 0.2
"""Share of the presses of each verb that must get past door, seat and revision: the others say little of what lies
behind."""

AIMED_AT = 0.3
"""Share below which a verb is aimed at."""

FEW = 10
"""Presses of a verb of which no share is expected yet."""

BY_NATURE = {
    "": "nonsense names nothing behind any door",
    "erased": "who is forgotten leaves all tables, and no one would be left to shoot at",
}
"""Verbs that are not meant to get deep, and why."""


@dataclass(slots=True)
class Tally:
    """What came of the presses of a round, or of several.

    Attributes:
        seed: What decides the round.
        pressed: How often each verb was pressed; the empty one is nonsense.
        deep: How often it got past door, seat and revision.
        changed: Presses that changed something.
        wrong: Changes that no press may bring about.
        unanswered: Presses to which nothing came back.
        seen: Hidden lines that were shown to someone else.
        claimed: How often a sentence of a reply, or what it offers, claimed something of a table, by its kind.
        false: Those of them that are not true.
        faults: Presses that met what no one foresaw: an exception, an error in the log.
        controls: Own hands that the search found, as it must, when it took them for another's.
    """

    seed: int = 0
    pressed: Counter[str] = field(default_factory=Counter)
    deep: Counter[str] = field(default_factory=Counter)
    changed: int = 0
    wrong: list[str] = field(default_factory=list)
    unanswered: list[str] = field(default_factory=list)
    seen: list[str] = field(default_factory=list)
    claimed: Counter[str] = field(default_factory=Counter)
    false: list[str] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)
    controls: int = 0

    def count(self, verb: str, *, deep: bool) -> None:
        """Count a press."""
        self.pressed[verb] += 1
        self.deep[verb] += deep

    def named(self, found: str) -> str:
        """What was found, with how the round is repeated up to there."""
        return f"--seed {self.seed} --presses {self.pressed.total()}: {found}"

    def add(self, other: Tally) -> None:
        """Count in what came of another round."""
        self.pressed += other.pressed
        self.deep += other.deep
        self.changed += other.changed
        self.controls += other.controls
        self.wrong += other.wrong
        self.unanswered += other.unanswered
        self.seen += other.seen
        self.claimed += other.claimed
        self.false += other.false
        self.faults += other.faults

    def share(self, verb: str) -> float:
        """Which share of the presses of a verb got deep; none of what was never pressed."""
        return self.deep[verb] / max(self.pressed[verb], 1)

    def lacking(self, verb: str) -> float:
        """How many more presses of a verb must get deep until none is aimed at it; at least one of each has to."""
        return max(AIMED_AT * self.pressed[verb], 1) - self.deep[verb]

    def shallowest(self, rng: Random) -> ids.Verb:
        """The verb that lacks most, or any that could get deep once none lacks anything.

        What is pressed astray again and again comes before what was never pressed: it would not be caught up with.
        """
        verbs = sorted(verb for verb in VERBS if verb not in BY_NATURE)
        rng.shuffle(verbs)
        most = max(verbs, key=self.lacking)
        return _verb(most if self.lacking(most) > 0 else verbs[0])

    @property
    def found(self) -> list[str]:
        """All that is wrong."""
        return [*self.wrong, *self.unanswered, *self.seen, *self.false, *self.faults]

    @property
    def shallow(self) -> list[str]:
        """Verbs that were pressed often enough, and got deep too seldom."""
        often = [verb for verb, times in self.pressed.items() if times >= FEW and verb not in BY_NATURE]
        return [verb for verb in often if self.share(verb) < ENOUGH]

    def lines(self) -> list[str]:
        """What came of it, in lines."""
        verbs = [
            f"  {times:8}  {self.share(verb):4.0%} deep  {verb or 'nonsense'}{self._remark(verb)}"
            for verb, times in self.pressed.most_common()
        ]
        never = sorted(VERBS - self.pressed.keys())
        total, deep = self.pressed.total(), self.deep.total()
        return [
            *verbs,
            f"  {len(never):8}  verbs never pressed {' '.join(never)}",
            f"  {total:8}  hostile presses, {deep / max(total, 1):.0%} past door, seat and revision",
            f"  {self.changed:8}  changed something",
            f"  {len(self.wrong):8}  wrongly accepted",
            f"  {len(self.unanswered):8}  unanswered",
            f"  {len(self.seen):8}  hidden lines shown",
            *(f"  {times:8}  claims {kind}" for kind, times in self.claimed.most_common()),
            f"  {self.claimed.total():8}  claims of replies, of {len(self.claimed)} kinds; {len(self.false)} are false",
            f"  {len(self.faults):8}  faults",
            f"  {self.controls:8}  own hands found by the search",
        ]

    def _remark(self, verb: str) -> str:
        if verb in BY_NATURE:
            return f" ({BY_NATURE[verb]})"
        return " (TOO SELDOM)" if verb in self.shallow else ""


def _verb(word: str) -> ids.Verb:
    """A word of which it is known that it is a verb."""
    press = ids.read(f"{word}::0::")
    assert press is not None, word
    return press.verb
