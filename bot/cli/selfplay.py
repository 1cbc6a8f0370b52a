"""Matches that play themselves: for speed, for coverage, and to hold the contract at every step."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import asdict, dataclass, field
from time import perf_counter
from typing import TYPE_CHECKING, Literal, TypeAlias, assert_never

from bot.cli.selfplay_check import wrongs, wrongs_at_the_end
from bot.core.options import BadOption, chosen
from bot.core.settings import stop
from bot.core.tables import load_tables
from render.core.words import Words
from rules.core.decisions import Amounts, Choice, Pick
from rules.core.player import LEVELS, Level, Seated
from rules.core.playouts import any_of
from rules.core.rng import Rng
from rules.core.seats import Seat
from rules.games import GAMES

if TYPE_CHECKING:
    import argparse
    from collections.abc import Callable, Mapping, Sequence

    from rules.core.answers import Answer
    from rules.core.book import Book
    from rules.core.decisions import Part, Question
    from rules.core.game import Game
    from rules.core.player import Player
    from rules.core.setup import Setup

Policy: TypeAlias = Literal["uniform", "ends"] | Level
"""``uniform``: any of the answers that a question offers, each as likely as any other; ``ends``: aims at each end and
rare rule in turn; a level: all seats are played by automatic players of it."""

LONGEST = 20_000
"""Answers after which a match is given up as endless."""


@dataclass(slots=True)
class Report:
    """What came of the matches.

    Attributes:
        game: Key of the game.
        players: Seats.
        games: Matches played.
        finished: Matches that a condition of the rulebook ended.
        decisions: Answers given where two or more were legal.
        seconds: Time spent in questions and answers, policy and checks not counted.
        games_per_second: Matches by those seconds.
        decision_us_mean: Microseconds of a decision, asking and answering.
        end_reasons: How often each condition ended a match.
        violations: What was wrong, each once.
        covered: Names that came up, of cards, steps, rare rules and ends.
        missing: Names that never did.
    """

    game: str
    players: int
    games: int
    finished: int = 0
    decisions: int = 0
    seconds: float = 0.0
    games_per_second: float = 0.0
    decision_us_mean: float = 0.0
    end_reasons: dict[str, int] = field(default_factory=dict[str, int])
    violations: list[str] = field(default_factory=list[str])
    covered: list[str] = field(default_factory=list[str])
    missing: list[str] = field(default_factory=list[str])


def selfplay(
    game: Game,
    tables: object,
    *,
    players: int,
    games: int,
    seed: int,
    policies: Sequence[Policy] = ("uniform", "ends"),
    check: bool = False,
    options: Mapping[str, str] | None = None,
) -> Report:
    """Play matches with random answers.

    Args:
        games: Matches in all; the policies take turns.
        seed: What the dice and the answers come from.
        check: Whether every position is held against the contract, off the clock.
        options: Options that are not left at their default.
    """
    book, automatic = game.with_tables(tables), game.players(tables)
    report = Report(game.key, players, games)
    reasons: Counter[str] = Counter()
    wrong: dict[str, None] = {}
    covered: set[str] = set()
    decided = 0.0
    for number in range(games):
        run = _Run(game, book, game.setup(players, f"{seed}/{number}/{players}".encode(), options or {}))
        policy = policies[number % len(policies)]
        choose: Callable[[Question], Answer]
        match policy:
            case "uniform":
                choose = run.any_answer
            case "ends":
                choose = run.aiming_at(game.aims[number // len(policies) % len(game.aims)])
            case _:
                choose = run.played_by(automatic[policy])
        run.play(choose, check=check)
        report.decisions += run.decisions
        report.seconds += run.seconds
        decided += run.decided
        covered |= run.match.touched
        wrong.update(dict.fromkeys(run.wrong))
        reason = run.match.end_reason()
        if reason is not None:
            report.finished += 1
            reasons[reason] += 1
    wanted = game.coverage_in(tables, game.setup(players, b"", options or {}))
    report.games_per_second = games / report.seconds if report.seconds else 0.0
    report.decision_us_mean = 1e6 * decided / report.decisions if report.decisions else 0.0
    report.end_reasons = dict(sorted(reasons.items()))
    report.violations = list(wrong)
    report.covered = sorted(covered)
    report.missing = sorted(wanted - covered)
    return report


class _Run:
    """One match that plays itself."""

    def __init__(self, game: Game, book: Book, setup: Setup) -> None:
        self._game = game
        self._rng = Rng(b"answers" + setup.seed)
        self.decisions = 0
        self.decided = 0.0
        self.wrong: list[str] = []
        begin = perf_counter()
        self.match = book.deal(setup)
        self.seconds = perf_counter() - begin

    def any_answer(self, question: Question) -> Answer:
        """Any of the answers that are offered."""
        return any_of(any_part(question, self._rng), self._rng)

    def aiming_at(self, aim: str) -> Callable[[Question], Answer]:
        """How someone answers who aims at an end or a rare rule."""
        return lambda question: self._game.prefer(question, self.match.view(question.seat), aim, self._rng)

    def played_by(self, player: Player) -> Callable[[Question], Answer]:
        """How an automatic player answers, at all seats."""
        seed = self.match.setup.seed
        seated = [Seated(player, Seat(seat), b"%d/" % seat + seed) for seat in range(self.match.setup.seats)]
        return lambda question: question.read(seated[question.seat].answer(self.match))

    def play(self, choose: Callable[[Question], Answer], *, check: bool) -> None:
        """Play to the end, or until it seems endless."""
        for _ in range(LONGEST):
            begin = perf_counter()
            asked = self.match.questions()
            spent = perf_counter() - begin
            if not asked:
                self.seconds += spent
                if check:
                    self.wrong += wrongs_at_the_end(self.match)
                return
            question = self._one_of(asked)
            answer = choose(question)
            begin = perf_counter()
            self.match.give(question.seat, answer)
            spent += perf_counter() - begin
            self.seconds += spent
            if several(question):
                self.decisions += 1
                self.decided += spent
            if check:
                self.wrong += wrongs(self.match)
        self.wrong.append(f"no end after {LONGEST} answers")

    def _one_of(self, asked: tuple[Question, ...]) -> Question:
        """Whose answer comes next: anyone's who has not given one, so that answers also come ahead."""
        open_ones = [question for question in asked if question.answered is None] or list(asked)
        return open_ones[self._rng.below(len(open_ones))]


def any_part(question: Question, rng: Rng) -> Part:
    """Any part of a question, as likely as it has answers to offer."""
    if len(question.parts) == 1:
        return question.parts[0]
    weights = [offered(part) for part in question.parts]
    place = rng.below(sum(weights))
    for part, weight in zip(question.parts, weights, strict=True):
        if place < weight:
            return part
        place -= weight
    raise AssertionError


def offered(part: Part) -> int:
    """How many answers a part offers, as one would count the lines of its menu.

    A choice offers each of its answers, a pick each of its things. Amounts are one offer, whatever there is to count
    out: to call assistants back is one way to move beside all the areas where one may go, whether one or twenty of
    them could come along.
    """
    match part:
        case Choice(offers=offers):
            return len(offers)
        case Pick(items=items):
            return len(items)
        case Amounts():
            return 1
        case _:
            assert_never(part)


def any_answer(part: Part, rng: Rng) -> str:
    """Any answer of a part, in notation."""
    return part.write(any_of(part, rng))


def several(question: Question) -> bool:
    """Whether two or more answers are legal; a subset or an amount counts as such."""
    if len(question.parts) > 1:
        return True
    part = question.parts[0]
    return len(part.offers) > 1 if isinstance(part, Choice) else True


def play_by_itself(asked: argparse.Namespace) -> int:
    """Play random matches and report.

    The exit code is 1 if something was wrong with one, if one did not end, or if all was to be touched and was not.
    """
    game = GAMES[asked.game]
    players = game.seats[1] if asked.players is None else asked.players
    if not game.seats[0] <= players <= game.seats[1] or asked.games < 1:
        stop(f"{asked.game} takes {game.seats[0]} to {game.seats[1]} players, and at least one match must be played.")
    options = options_of(game, players, asked.option)
    tables = load_tables(game.key, game.data, game.tables)
    if asked.policy in LEVELS and not game.players(tables):
        stop(f"{asked.game} has no automatic players.")
    policies: tuple[Policy, ...] = ("uniform", "ends") if asked.policy == "both" else (asked.policy,)
    report = asdict(
        selfplay(
            game,
            tables,
            players=players,
            games=asked.games,
            seed=asked.seed,
            policies=policies,
            check=asked.check,
            options=options,
        )
    )
    if asked.json:
        print(json.dumps(report))
    else:
        for key, value in report.items():
            print(f"{key}: {value}")
    left = report["violations"] or report["finished"] < report["games"] or (asked.complete and report["missing"])
    return 1 if left else 0


def options_of(game: Game, players: int, typed: Sequence[str]) -> dict[str, str]:
    """The options of matches that play themselves; stops if the game does not take them.

    Args:
        typed: Each as key=value.
    """
    for each in typed:
        key, given, value = each.partition("=")
        known = given and key in {option.key for option in game.options}
        if not known or isinstance(chosen(game, {}, {key: value}), BadOption):
            takes = [f"{option.key}={'|'.join(option.values)}" for option in game.options]
            stop(f"{game.key} does not take --option {each}; it takes {', '.join(takes) or 'none'}.")
    options = chosen(game, {}, dict(each.partition("=")[::2] for each in typed))
    assert not isinstance(options, BadOption)
    refused = game.refuse_setup(players, options)
    if refused is not None:
        stop(f"{game.key}: {Words.of('en').say(refused, ())}")
    return options
