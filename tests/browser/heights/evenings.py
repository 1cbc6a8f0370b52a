"""Evenings of someone's first match against bots: every panel on the way of each turn, and how often it is touched."""

from __future__ import annotations

from collections import Counter
from functools import partial
from itertools import product
from typing import TYPE_CHECKING

from bot.bench.dealing import dealt
from bot.bench.turns import meant
from bot.discord.ids import Press
from bot.discord.screens.panels import panel_of, question_message
from bot.discord.screens.pressed import preset_state
from bot.local.panel_search import plan, way
from render.core.languages import Lang
from render.core.words import Words
from rules.core.frozen import frozen
from rules.core.rng import Rng
from rules.core.seats import Seat
from rules.games import GAMES
from tests.browser.heights.measuring import Body, components, found

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from bot.core.loaded_match import LoadedMatch
    from bot.local.panel_search import Way
    from render.core.panel import Panel
    from rules.core.answers import Answer
    from rules.core.decisions import Question
    from rules.core.log import Move
    from rules.core.match import Match
    from rules.core.table import Event

MOST_SEATS = 4
"""Seats of a full table: what an evening aims at turns with seats and number, so that each aims at something else."""

EVENINGS = 2
"""Matches at each number of seats."""

TYPED = 1
"""Touches of an answer that no panel offers, so that it is typed."""


@frozen
class Shown:
    """A panel of an evening.

    Attributes:
        what: The kind of its question, and whether it opens a turn.
        where: Seats, revision and presets, to find it again.
        lang: Its language.
        opens: Whether it opens a turn.
        body: What the page is told of it.
    """

    what: str
    where: str
    lang: Lang
    opens: bool
    body: Body


class Evening:
    """A match of one person against bots, who play towards aims as quickly as they are asked.

    Args:
        game: Its key.
        seats: How many play.
        number: Which of all such evenings.
        langs: The languages in which each panel is shown.
        most: Panels of a kind that are shown: the first, second, fourth and so on, so that they come from all over;
            None for all of them.

    Attributes:
        touches: Of each turn that the person has had, from the opened panel on: an opened menu counts as one, and so
            does each choice in it.
    """

    def __init__(self, game: str, seats: int, number: int, langs: Sequence[Lang], most: int | None = None) -> None:
        self.touches: list[int] = []
        self._most = most
        self._met: Counter[str] = Counter()
        self._game = GAMES[game]
        self._seat = Seat(number % seats)
        self._langs = langs
        self._aim = self._game.aims[(number * MOST_SEATS + seats) % len(self._game.aims)]
        self._dice = Rng(b"evening" + bytes([seats, number]))
        self._match = dealt(game, seats, number)

    def panels(self) -> Iterator[Shown]:
        """Play the match to its end; every panel on the shortest way through each turn."""
        given: tuple[Move[Event], ...] = ()
        turn: int | None = None
        while asked := [one for one in self._match.questions() if one.answered is None]:
            mine = next((one for one in asked if one.seat == self._seat), None)
            if mine is None:
                self._match.give(asked[0].seat, self._prefer(self._match, asked[0]))
                given = ()
                continue
            if not mine.together and turn != self._match.turn:
                turn = self._match.turn
                self.touches.append(0)
            wanted = plan(self._match, self._seat, self._prefer)
            wanted = meant(self._match, mine, wanted) or wanted
            there = way(partial(self._panel, mine), mine.go_on, wanted)
            yield from self._laid(mine, there, given)
            answers = wanted[:1] if there is None else there.answers
            line = self._match.play_line(self._seat, answers)
            self._match, given = line.match, tuple(line.moves)
            if not mine.together:
                self.touches[-1] += TYPED if there is None else there.taps

    def _shows(self, what: str) -> bool:
        """Whether one more panel of a kind is shown."""
        self._met[what] += 1
        return self._most is None or (self._met[what].bit_count() == 1 and self._met[what] < 1 << self._most)

    def _prefer(self, match: Match, question: Question) -> Answer:
        return self._game.prefer(question, match.view(question.seat), self._aim, self._dice)

    def _loaded(self, lang: Lang) -> LoadedMatch:
        return found(self._match, self._seat, lang, against_bots=True)

    def _panel(self, question: Question, carry: str) -> Panel:
        return panel_of(self._loaded("en"), question, Words.of("en"), carry)

    def _laid(self, question: Question, there: Way | None, given: tuple[Move[Event], ...]) -> Iterator[Shown]:
        """The panel of a question, and again after each preset on the way."""
        opens = not given and question.given is None
        states = [""]
        for touch in () if there is None else there.touches[:-1]:
            press = Press(touch.verb, "7K2", slot=touch.slot, state=states[-1])
            states.append(preset_state(self._panel(question, states[-1]), press, touch.values("")))
        what = f"{question.kind}{', opening' if opens else ''}"
        named = {state: f"{what}, with presets" if state else what for state in states}
        for state, lang in product([state for state in states if self._shows(named[state])], self._langs):
            loaded, words = self._loaded(lang), Words.of(lang, icons=True)
            came = () if state else given
            message = question_message(loaded, question, words, state=state, guided=True, given=came)
            where = f"{len(loaded.people)} seats, answer {self._match.revision} {state}".rstrip()
            yield Shown(named[state], where, lang, opens, components(message))
