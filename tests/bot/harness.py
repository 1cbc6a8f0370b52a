"""A service to be tried out: people, a worker that pretends to post, and players who answer anything legal."""

from __future__ import annotations

from bisect import bisect_left
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING, Any, Concatenate, ParamSpec, TypeVar

from bot.background import sweep
from bot.cli.selfplay import any_answer as any_answer_of
from bot.cli.selfplay import any_part
from bot.core import clock, finding
from bot.core.acting import Acting
from bot.core.boxes.catalog import GameCatalog
from bot.core.boxes.packs import Packs
from bot.core.caller import Caller
from bot.core.do_not_disturb import resting
from bot.core.loaded_match import LoadedMatch
from bot.core.match import answering
from bot.core.outcomes import Closed, Done, Objected
from bot.core.unit_of_work import Limits, UnitOfWork
from bot.outbox.posts import table_message
from bot.outbox.told import Told, told_by
from bot.players.driver import Driver
from bot.store.database import Database
from bot.store.ledger import Ledger
from bot.store.outbox_rows import Row
from bot.store.presets import Terms
from bot.topics.lobby import operations as lobby
from render.faces import FACES
from rules.core.rng import Rng
from rules.games import GAMES
from tests.bot.deals import same_halves
from tests.bot.houses import be_quick, house_in, share_tables
from tests.bot.one_by_one import OneByOne
from tests.bot.passing import advance, own_clock, pass_time
from tests.toy import register

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable

    from bot.core.operation import Immediate, Operation
    from bot.core.outcomes import Objection, Outcome, Resolve
    from bot.discord.message import Message
    from bot.store.connection import Connection
    from bot.store.records import MatchInfo
    from render.core.words import Words
    from rules.core.decisions import Question

register()

T = TypeVar("T")
A = ParamSpec("A")

NO_PACKS = Path("no-packs")

GUILD, CHANNEL = 700, 701
BLUE, PINK, GREY, MINT, STRANGER, MANAGER = 11, 12, 13, 14, 98, 99
INTERACTIONS = count(5000)
"""Ids of interactions, never the same twice, whatever service they come to."""
PEOPLE = (BLUE, PINK, GREY, MINT)


def dm_of(user: int) -> int:
    """The channel of someone's direct messages: not the number of the person."""
    return user ^ 1 << 40


@dataclass
class Harness:
    """A service with its people, for one test."""

    database: Database
    outbox: OneByOne
    ledger: Ledger
    acting: Acting
    driver: Driver
    catalog: GameCatalog = field(default_factory=lambda: GameCatalog(GAMES, FACES, Packs(NO_PACKS)))
    limits: Limits = field(default_factory=Limits)
    sent: list[Row] = field(default_factory=list)
    guild: int = GUILD

    def caller(
        self,
        user: int,
        *,
        dm: bool = False,
        guild: int | None = None,
        channel: int = CHANNEL,
        interaction: int | None = None,
    ) -> Caller:
        """A person with a new interaction."""
        return Caller(
            interaction=next(INTERACTIONS) if interaction is None else interaction,
            user=user,
            name=f"name{user}",
            lang="en",
            guild=None if dm else guild or self.guild,
            channel=channel,
            manager=user == MANAGER,
        )

    async def act(
        self,
        user: int,
        work: Callable[Concatenate[UnitOfWork, Caller, A], Outcome],
        *args: A.args,
        **named: A.kwargs,
    ) -> Outcome:
        """Let a person do something in one transaction."""
        return await self.acting.act(self.caller(user), work, *args, **named)

    async def play(self, user: int, operation: Operation[Any, Any] | Immediate[Any]) -> Outcome:
        """Let a person do something at a dealt match."""
        return await self.acting.play(self.caller(user), operation)

    async def pass_time(self, seconds: float) -> None:
        """Let time pass that the pulse sees, and let it look after what is due then."""
        await pass_time(self.database, seconds, advance)
        await self.acting.write(sweep.sweep)

    async def at(self, now: int, work: Callable[[UnitOfWork], T]) -> T:
        """Do something at a moment in one transaction that no interaction asks for, as the sweep does."""
        return await self.database.transact(lambda connection: work(self.unit(connection, now)))

    def unit(self, connection: Connection, now: int = 0) -> UnitOfWork:
        """An open transaction at a moment."""
        return UnitOfWork(connection, now, self.catalog, self.limits)

    async def post(self) -> list[Row]:
        """Send all that waits, as a worker would."""
        sent: list[Row] = []
        while targets := await self.outbox.targets():
            sent += [await self.carry((await self.outbox.pending(target))[0]) for target in targets]
        self.sent += sent
        return sent

    async def carry(self, row: Row) -> Row:
        """Send one row, as a worker would."""
        row = await self.outbox.claim_one(row)
        where = row.channel or dm_of(row.user or 0)
        message = await self._message(row)
        if message is None:
            await self.outbox.forgotten(row)
        else:
            await self.outbox.sent(row, message, channel=where, told=await self._told(row))
        return row

    async def _message(self, row: Row) -> int | None:
        match row.kind:
            case "lobby" | "retable" | "reopened":
                posted = await self.outbox.message_of(row.match, row.kind)
                return posted.message if posted else 900_000 + row.id
            case "vote":
                posted = await self.outbox.message_of(row.match, row.kind, int(row.text))
                return posted.message if posted else 900_000 + row.id
            case "asked":
                loaded = await self.load(row.match, row.user or 0)
                closed = loaded.question is None or loaded.question.answered is not None
                return None if closed else 900_000 + row.id
            case _:
                return 900_000 + row.id

    async def _told(self, row: Row) -> tuple[int, int] | None:
        """The entries that a table post tells which is written anew."""
        if row.kind != "retable":
            return None
        told = (await self.load(row.match, None)).told
        return told[0], max(told[1], row.tells[1])

    async def open(self, game: str, *people: int, channel: int = CHANNEL, options: dict[str, str] | None = None) -> str:
        """Open a lobby that these people join."""
        opened = await self.acting.act(
            self.caller(people[0], channel=channel),
            lobby.open_table,
            game,
            Terms(None, None, "en", options or {}),
        )
        match = info_of(opened).id
        for user in people[1:]:
            info_of(await self.acting.act(self.caller(user, channel=channel), lobby.join, match, colour=None))
        return match

    async def deal(self, game: str, *people: int, channel: int = CHANNEL) -> str:
        """Open and start a match, with all posts sent."""
        match = await self.open(game, *people, channel=channel)
        await self.post()
        done(await lobby.start(self.acting, self.caller(people[0], channel=channel), match))
        await self.post()
        return match

    async def load(self, match: str, user: int | None) -> LoadedMatch:
        """A match as someone finds it."""
        found = await self.acting.read(finding.look, match, user)
        assert isinstance(found, LoadedMatch)
        return found

    async def info(self, match: str) -> MatchInfo:
        """The card of a match, or of its lobby."""
        found = await self.acting.read(finding.look, match, None)
        assert found is not None
        return found.info if isinstance(found, LoadedMatch) else found

    async def asked(self, match: str) -> list[int]:
        """The users that a match waits for."""
        return [user for user, _ in _owned(await self.load(match, None))]

    async def press(self, match: str, user: int, *texts: str, channel: int = CHANNEL) -> Outcome:
        """Press what stands for these answers in a fresh panel."""
        loaded = await self.load(match, user)
        revision = 0 if loaded.seat is None else loaded.match.asked_since(loaded.seat)
        return await self.acting.play(
            self.caller(user, channel=channel), answering.answer(match, revision, lambda _: texts)
        )

    async def press_lobby(self, match: str, user: int) -> Outcome:
        """Press a button that belongs to a running match."""
        return await self.acting.play(self.caller(user), answering.answer(match, 0, lambda _: ("end",)))

    async def play_on(self, match: str, rng: Rng, most: int, *, channel: int = CHANNEL, aim: str | None = None) -> int:
        """Let whoever is asked answer anything, or towards an aim, at most so often; the number of answers given."""
        # Each look reads the whole log: what an answer leaves is the next one's.
        loaded = await self.load(match, None)
        for number in range(most):
            asked = _owned(loaded)
            if not asked:
                return number
            user, question = asked[rng.below(len(asked))]
            answer = an_answer(loaded, question, rng, aim)
            revision = loaded.match.asked_since(question.seat)
            answered = answering.answer(match, revision, _whatever_for(answer))
            loaded = done(await self.acting.play(self.caller(user, channel=channel), answered)).loaded
        return most


def _owned(loaded: LoadedMatch) -> list[tuple[int, Question]]:
    """The unanswered questions of a match whose seats have an owner, each with its owner."""
    open_ones = [question for question in loaded.match.questions() if question.answered is None]
    owners = [(loaded.people[question.seat].mention, question) for question in open_ones]
    return [(user, question) for user, question in owners if user is not None]


def _whatever_for(answer: str) -> Resolve:
    """A press that stands for one answer."""
    return lambda _: (answer,)


def an_answer(loaded: LoadedMatch, question: Question, rng: Rng, aim: str | None) -> str:
    """Any legal answer, or one towards an aim."""
    if aim is None:
        return any_answer(question, rng)
    view = loaded.match.view(question.seat)
    return question.write(GAMES[loaded.info.game].prefer(question, view, aim, rng))


async def answer_of(harness: Harness, match: str, user: int) -> str:
    """Any legal answer of someone who is asked."""
    question = (await harness.load(match, user)).question
    assert question is not None
    return any_answer(question, Rng(b"any"))


def any_answer(question: Question, rng: Rng) -> str:
    """Any legal answer."""
    return any_answer_of(any_part(question, rng), rng)


async def past_the_orders(here: Harness, *people: int) -> str:
    """A match of Yokohama in which everyone has kept an order."""
    match = await here.deal("yokohama", *people)
    for user in people:
        question = (await here.load(match, user)).question
        assert question is not None
        assert question.parts[0].kind == "choice"
        await here.press(match, user, question.parts[0].answers[0])
    return match


def told_since(loaded: LoadedMatch, entry: int) -> Told:
    """What a post tells that tells all from an entry of the log on."""
    return Told(range(bisect_left(loaded.match.entry_numbers(0), entry), loaded.match.published))


def info_of(outcome: Outcome) -> MatchInfo:
    """The card of a lobby that was changed."""
    assert outcome.kind == "lobby", outcome
    return outcome.info


def done(outcome: Outcome) -> Done:
    """What was done."""
    assert isinstance(outcome, Done), outcome
    return outcome


def closed(outcome: Outcome) -> MatchInfo:
    """What was closed."""
    assert isinstance(outcome, Closed), outcome
    return outcome.info


def why(outcome: Outcome) -> Objection:
    """Why it was not done."""
    assert isinstance(outcome, Objected), outcome
    return outcome.why


def table_post(loaded: LoadedMatch, row: Row, words: Words) -> Message:
    """The table post that a row brings."""
    return table_message(loaded, row.id, row.ping, told_by(loaded, row), words)


def has_line(row: Row) -> bool:
    """Whether a row tells a line about what someone did, alone or with the table beneath."""
    return row.kind in ("told", "table") and bool(row.text)


def kinds(rows: list[Row]) -> list[str]:
    """The kinds of rows, in their order."""
    return [row.kind for row in rows]


@asynccontextmanager
async def open_harness(folder: Path, limits: Limits | None = None) -> AsyncIterator[Harness]:
    """Open a service in a folder."""
    database = await Database.open(house_in(folder / "hatoba.sqlite3"))
    try:
        await be_quick(database)
        outbox = OneByOne(database, resting, clock.now)
        catalog = share_tables(GameCatalog(GAMES, FACES, Packs(folder / "packs")))
        with same_halves(), own_clock(folder / "clock"):
            acting = Acting(database, outbox, catalog, limits or Limits())
            yield Harness(
                database, outbox, Ledger(database, clock.now), acting, Driver(acting, 1), catalog, limits or Limits()
            )
    finally:
        await database.close()
