"""People who know what they want: whole turns through the panels or typed in one line, until the match is over."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from bot.discord.screens.reader import own_words, render_context
from bot.local.autoplay import offered
from bot.local.panel_search import plan, take, way
from bot.local.seen import NotPossible
from bot.topics.turn.operations import MOST_TYPED
from bot.topics.turn.typed import LONGEST_LINE
from rules.core.rng import Rng
from rules.games import GAMES
from tests.end_to_end.judge import load_match
from tests.end_to_end.matches import Player, Table

if TYPE_CHECKING:
    from random import Random

    from bot.core.loaded_match import LoadedMatch
    from bot.local.people import Person
    from bot.local.seen import Reply
    from render.core.panel import Panel
    from rules.core.answers import Answer
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
        begun = self._asked(person)
        try:
            panel = await self.table.panel(person)
            while panel is not None and offered(panel) and (loaded := self._asked(person)) is not None:
                if begun is None or loaded.match.turn != begun.match.turn:
                    # Who plays alone is asked for the next turn at once.
                    break
                panel = await self._answer(person, panel, loaded)
        except NotPossible:
            # The post was just followed by another one.
            pass
        await self.table.here.quiet()

    async def by_typing(self, rng: Random) -> None:
        """As much of a turn as can be known beforehand, in one typed line."""
        person = rng.choice(self.table.waited())
        loaded = self._asked(person)
        if loaded is not None:
            await self._type(person, self._plan(loaded)[:MOST_TYPED])
        await self.table.here.well()

    async def _answer(self, person: Person, panel: Reply, loaded: LoadedMatch) -> Reply | None:
        question = loaded.question
        assert question is not None
        wanted = self._plan(loaded)
        # What is a button in one language is a menu in another, whose labels are longer.
        words = own_words(loaded, loaded.info.preferences[self._user(person)])

        def lay(carry: str) -> Panel:
            view = loaded.match.view(question.seat)
            return loaded.face.panel(question, view, carry, render_context(loaded, words))

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

    def _asked(self, person: Person) -> LoadedMatch | None:
        """The match as a person finds it, if the match waits for them."""
        loaded = load_match(self.table.here, self.table.match, self._user(person))
        question = loaded.question
        return None if question is None or question.answered is not None else loaded

    def _user(self, person: Person) -> int:
        return next(user for user, each in self.table.people.items() if each is person)

    def _plan(self, loaded: LoadedMatch) -> tuple[str, ...]:
        assert loaded.seat is not None
        return plan(loaded.match, loaded.seat, self._prefer)

    def _prefer(self, match: Match, question: Question) -> Answer:
        return GAMES[match.setup.game].prefer(question, match.view(question.seat), self.aim, self._dice)
