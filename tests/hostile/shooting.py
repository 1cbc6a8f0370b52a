"""Shooting at tables of all games: aimed, changed a little, or anything at all."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING, TypeAlias

from bot.core import finding
from bot.core.loaded_match import LoadedMatch
from bot.core.what_ifs import is_what_if
from bot.discord import ids
from bot.discord.call import Backend
from bot.discord.press_pace import Pace
from bot.discord.renderer import Renderer
from bot.discord.router import Router
from bot.store.records import MatchInfo
from bot.topics.index import PRESSES
from rules.core.rng import Rng
from tests.bot.harness import BLUE, GREY, GUILD, MINT, PINK, Harness, open_harness
from tests.hostile.aiming import PEOPLE, Aims
from tests.hostile.cheaply import cheaply, repeatably
from tests.hostile.claims import Claims, Moment, claims, false
from tests.hostile.fakes import Shot, interaction_of
from tests.hostile.listening import Listener, listening
from tests.hostile.offered import OFFERS, useless
from tests.hostile.oracle import channel_of, sight_of, wrong
from tests.hostile.tally import Tally
from tests.hostile.witness import SHORTEST, Witness

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from pathlib import Path

    from bot.core.caller import Caller
    from tests.hostile.fakes import Answers
    from tests.hostile.oracle import Facts, Sight

Party: TypeAlias = "tuple[str, tuple[int, ...]]"

PARTIES: tuple[Party, ...] = (
    ("osaka", (BLUE, PINK, GREY)),
    ("yokohama", (PINK, MINT)),
    ("nippon", (GREY, BLUE)),
    ("toy", (BLUE, PINK, MINT)),
)
"""What is played, and by whom; all sit at two tables or more."""


OPENING = 12
"""Answers after which a match is in mid-play."""

TO_THE_END = 400
"""Answers after which a match of the toy is over."""

A_NIGHT = 150
"""Presses between which time passes, so that turns are late, votes lapse and tables fall asleep."""

NIGHTS = (3600, 86_400, 3 * 86_400)
"""Seconds that pass then."""

PLAYED, STRAY = 0.2, 0.75
"""Shares of presses, added up: those of someone who just plays, those at anything. The others are aimed at verbs."""

TRIES = 6
"""Shots that are thought of before one that does not get deep is aimed all the same."""


@dataclass(slots=True)
class Range:
    """Tables that are shot at, and what their people have before their eyes.

    Attributes:
        here: The service.
        witness: What is known of the tables.
        router: The way of a press.
        rng: What decides.
        tally: What came of it.
        listener: What was logged.
        claims: What was said.
        aims: What its people have before their eyes.
    """

    here: Harness
    witness: Witness
    router: Router
    rng: Random
    tally: Tally
    listener: Listener
    claims: Claims
    aims: Aims

    async def lay(self, parties: Sequence[Party]) -> None:
        """Lay all tables, each in a channel of its own, the last one played to its end, and a lobby."""
        for channel, (game, people) in enumerate(parties, start=1):
            match = await self.here.deal(game, *people, channel=channel)
            self.aims.channels[match] = channel
            played = TO_THE_END if channel == len(parties) else OPENING
            await self.here.play_on(match, Rng(b"hostile"), played, channel=channel)
        lobby = await self.here.open("osaka", GREY, MINT, channel=len(parties) + 1)
        self.aims.channels[lobby] = len(parties) + 1
        await self.here.post()

    async def shoot(self) -> None:
        """Press something, and judge what came of it."""
        if self.rng.random() < 1 / A_NIGHT:
            await self.here.pass_time(self.rng.choice(NIGHTS))
            await self.here.post()
        drawn = self.rng.random()
        shot = self.aims.played() if drawn < PLAYED else self.aims.any_shot() if drawn < STRAY else await self._aimed()
        press = ids.read(shot.custom_id)
        before, sight = await self._before(shot)
        answers = await self._fired(shot)
        texts, after = tuple(answers.texts), await self.witness.facts()
        self.tally.count("" if press is None else press.verb, deep=sight.deep)
        faults = self.listener.faults(texts)
        self.tally.faults += [self.tally.named(f"{shot}: {fault}") for fault in faults]
        self.tally.changed += before != after
        complaint = wrong(shot, sight, before, after)
        self.tally.wrong += [] if complaint is None else [self.tally.named(complaint)]
        self.tally.unanswered += [] if answers.shown else [self.tally.named(str(shot))]
        self.aims.channels.update({match: channel_of(after, match) for match in self.aims.channels})
        self.aims.remember(shot, answers)
        await self._hold(shot, sight.match, answers, before, after)
        await self._search(shot, texts)

    async def _hold(self, shot: Shot, match: str, answers: Answers, before: Facts, after: Facts) -> None:
        """Hold what was said and offered against what stands there now."""
        said = [(str(each.args.get("match", match)), each) for each in self.claims.shown(answers.texts)]
        offered = [press for press in map(ids.read, answers.live) if press and press.match and press.verb in OFFERS]
        named = dict.fromkeys([*(name for name, _ in said), *(press.match for press in offered)])
        meant = {name: await self._moment(name, shot, before, after) for name in named}
        complaints = [useless(press, meant[press.match]) for press in offered]
        complaints += [false(each, meant[name]) for name, each in said]
        self.tally.claimed.update([*(press.verb for press in offered), *(each.key for _, each in said)])
        self.tally.false += [self.tally.named(f"{shot}: {each}") for each in complaints if each is not None]

    async def _moment(self, match: str, shot: Shot, before: Facts, after: Facts) -> Moment:
        """What stands of a match, or of what is no table, as someone finds it now."""
        # Read anew: how late someone is, or away, changes nothing of what the witness keeps.
        user, look = shot.user, self.here.acting.read
        found = await look(finding.look, match, user) if match in after else await self._private(shot, match)
        results, away = await self.here.database.read(
            lambda c: (
                dict(c.execute("SELECT id, result FROM votes WHERE match = ?", (match,)).fetchall()),
                c.execute("SELECT 1 FROM aways WHERE person = ?", (user,)).fetchone() is not None,
            )
        )
        return Moment(match, user, found, before, after, results, away)

    async def control(self) -> None:
        """Look at one's own hand, and take it for another's: the search must find it."""
        for match, channel in self.aims.channels.items():
            for user in PEOPLE:
                hidden = await self.witness.hand(match, user)
                answers = await self._fired(Shot(user, GUILD, channel, str(ids.Press("hand", match)), private=False))
                self.tally.controls += bool(hidden & set(answers.texts))

    async def _fired(self, shot: Shot) -> Answers:
        interaction, answers = interaction_of(shot)
        await self.router.press(interaction)
        return answers

    async def _before(self, shot: Shot) -> tuple[Facts, Sight]:
        before = await self.witness.facts()
        press = ids.read(shot.custom_id)
        name = "" if press is None else press.match or await self._of_the_place(shot)
        if name not in before:
            private = await self._private(shot, name)
            return before, sight_of(shot, name, private, frozenset(), None if private is None else shot.channel)
        found = await self.witness.look(name, shot.user)
        loaded = found if isinstance(found, LoadedMatch) else None
        joined = found.guests if isinstance(found, MatchInfo) else ()
        guests = frozenset(guest.user for guest in joined)
        return before, sight_of(shot, name, loaded, guests, channel_of(before, name))

    async def _private(self, shot: Shot, name: str) -> LoadedMatch | None:
        """What is no table, a lesson or a private copy, as whoever presses finds it there."""
        found = await self.here.acting.read(finding.find, self._caller(shot), name) if name else None
        return found if isinstance(found, LoadedMatch) else None

    def _caller(self, shot: Shot) -> Caller:
        return self.here.caller(shot.user, dm=shot.guild is None, channel=shot.channel)

    async def _of_the_place(self, shot: Shot) -> str:
        """The match that a press means which names none."""
        found = await self.here.acting.read(finding.find, self._caller(shot), None)
        match found:
            case None:
                return ""
            case MatchInfo():
                return found.id
            case _:
                return found.info.id

    async def _aimed(self) -> Shot:
        """A press on what got deep least often, if one can be thought of that does."""
        verb = self.tally.shallowest(self.rng)
        for _ in range(TRIES):
            shot = await self.aims.well_aimed(verb)
            _, sight = await self._before(shot)
            if sight.deep:
                break
        return shot

    async def _search(self, shot: Shot, texts: Iterable[str]) -> None:
        """Search what was shown for the hands of others."""
        user, long = shot.user, {line for line in texts if len(line) > SHORTEST}
        if (press := ids.read(shot.custom_id)) is not None and is_what_if(press.match):
            # The hands in a private copy are made up, and a small one is soon like a real one.
            return
        for match in self.aims.channels if long else ():
            own = await self.witness.hand(match, user)
            for other in PEOPLE:
                if other != user:
                    hidden = await self.witness.hand(match, other) - own
                    shown = [f"{user} reads {line!r} of {other} in {match}" for line in sorted(hidden & long)]
                    self.tally.seen += [self.tally.named(f"{shot}: {each}") for each in shown]


async def shoot(folder: Path, presses: int, seed: int, parties: Sequence[Party] = PARTIES) -> Tally:
    """Press so often at tables laid anew; what came of it, the same whenever it is done with this seed."""
    renderer, tally = Renderer(), Tally(seed)
    try:
        with cheaply(), repeatably(seed):
            async with open_harness(folder) as here:
                router = Router(Backend(here.acting, here.driver, renderer), here.ledger, Pace(most=1 << 30), PRESSES)
                with listening() as listener, claims() as said:
                    witness, rng = Witness(here), Random(seed)
                    aims = Aims(here, witness, rng)
                    tables = Range(here, witness, router, rng, tally, listener, said, aims)
                    await tables.lay(parties)
                    await tables.control()
                    for _ in range(presses):
                        await tables.shoot()
    finally:
        renderer.close()
    return tally
