"""People who know what they want: whole turns through the panels or typed in one line, until the match is over."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from bot.front.moves import LONGEST_LINE, MOST_MOVES
from bot.front.reader import desk
from bot.local.aiming import plan, take, way
from bot.local.hand import offered
from bot.local.people import NotPossible
from render.core.words import Words
from rules.core.rng import Rng
from rules.games import GAMES
from tests.end_to_end.evening import Player, Table
from tests.end_to_end.judge import sitting_of

if TYPE_CHECKING:
    from random import Random

    from bot.local.people import Person
    from bot.local.seen import Reply
    from bot.play.outcomes import Sitting
    from render.core.panel import Panel
    from rules.core.decisions import Question
    from rules.core.match import Match


@dataclass(slots=True)
class Aiming:
    """A table whose players all aim at one thing.

    Attributes:
        table: Where they sit.
        aim: One of the aims of the game's play-outs.
        typed: Answers that no panel offered and that were typed instead.
    """

    table: Table
    aim: str
    typed: list[str] = field(default_factory=list)
    _dice: Rng = field(default_factory=lambda: Rng(b"end to end"))

    async def by_buttons(self, rng: Random) -> None:
        """One turn: Play, then answer after answer in the panel that came of the one before."""
        person = rng.choice(self.table.waited())
        try:
            panel = await self.table.panel(person)
            while panel is not None and offered(panel) and (sitting := self._asked(person)) is not None:
                panel = await self._answer(person, panel, sitting)
        except NotPossible:
            # The post was just followed by another one.
            pass
        await self.table.here.quiet()

    async def by_typing(self, rng: Random) -> None:
        """As much of a turn as can be known beforehand, in one typed line."""
        person = rng.choice(self.table.waited())
        sitting = self._asked(person)
        if sitting is not None:
            await self._type(person, self._plan(sitting)[:MOST_MOVES])
        await self.table.here.well()

    async def _answer(self, person: Person, panel: Reply, sitting: Sitting) -> Reply | None:
        question = sitting.question
        assert question is not None
        wanted = self._plan(sitting)

        def lay(carry: str) -> Panel:
            view = sitting.match.view(question.seat)
            return sitting.face.panel(question, view, carry, desk(sitting, Words.of("en")))

        found = way(lay, question.go_on, wanted)
        if found is not None:
            return await take(Player(self.table, person), panel, found)
        self.typed.append(wanted[0])
        return await self._type(person, wanted[:1])

    async def _type(self, person: Person, answers: tuple[str, ...]) -> Reply | None:
        line = "; ".join(answers)
        while len(line) > LONGEST_LINE:
            line = line.rpartition(";")[0]
        return self.table.note(await self.table.command(person, "/move", moves=line))

    def _asked(self, person: Person) -> Sitting | None:
        """The match as a person finds it, if the match waits for them."""
        user = next(user for user, each in self.table.people.items() if each is person)
        sitting = sitting_of(self.table.here, self.table.match, user)
        question = sitting.question
        return None if question is None or question.answered is not None else sitting

    def _plan(self, sitting: Sitting) -> tuple[str, ...]:
        assert sitting.seat is not None
        return plan(sitting.match, sitting.seat, self._prefer)

    def _prefer(self, match: Match, question: Question) -> str:
        return GAMES[match.setup.game].prefer(question, match.view(question.seat), self.aim, self._dice)
