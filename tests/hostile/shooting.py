"""Shooting at tables of all games: aimed, changed a little, or anything at all."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from random import Random
from typing import TYPE_CHECKING, TypeAlias

from bot.core import finding
from bot.core.outcomes import LoadedMatch
from bot.discord import ids
from bot.discord.call import Backend
from bot.discord.renderer import Renderer
from bot.discord.router import Pace, Router
from bot.store.records import MatchInfo
from bot.topics.index import PRESSES
from rules.core.rng import Rng
from tests.bot.harness import BLUE, GREY, GUILD, MINT, PINK, STRANGER, Harness, open_harness
from tests.end_to_end.hostile import NONSENSE, mutated
from tests.hostile.cheaply import cheaply, repeatably
from tests.hostile.claims import Claims, Moment, claims, false
from tests.hostile.fakes import Pressable, Shot, interaction_of
from tests.hostile.listening import Listener, listening
from tests.hostile.oracle import ANSWERS, channel_of, sight_of, wrong
from tests.hostile.tally import Tally
from tests.hostile.witness import SHORTEST, Witness

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from pathlib import Path

    from tests.hostile.fakes import Answers, Fields
    from tests.hostile.oracle import Facts, Sight

Party: TypeAlias = "tuple[str, tuple[int, ...]]"

PARTIES: tuple[Party, ...] = (
    ("osaka", (BLUE, PINK, GREY)),
    ("yokohama", (PINK, MINT)),
    ("nippon", (GREY, BLUE)),
    ("toy", (BLUE, PINK, MINT)),
)
"""What is played, and by whom; all sit at two tables or more."""

PEOPLE = (BLUE, PINK, GREY, MINT, STRANGER)
LOCALES = ("en-US", "de", "it")
OPENING = 12
"""Answers after which a match is in mid-play."""

KEPT = 400
"""Things that can be pressed of which each person remembers the newest."""

ON_POSTS: tuple[ids.Verb, ...] = ("play", "play", "hand", "closer", "log", "join", "options", "undo")
"""What stands below posts, from where everyone begins."""

TO_THE_END = 400
"""Answers after which a match of the toy is over."""

A_NIGHT = 150
"""Presses between which time passes, so that turns are late, votes lapse and tables fall asleep."""

NIGHTS = (3600, 86_400, 3 * 86_400)
"""Seconds that pass then."""

TRIES = 6
"""Shots that are thought of before one that does not get deep is aimed all the same."""

SLOTS = ("", "0", "1", "2", "sure", ids.short("end"))
"""What may stand in a press beside a vote's number: a seat, a confirmation, an answer."""


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
        channels: Where each match is.
        known: What each person was shown that can be pressed.
    """

    here: Harness
    witness: Witness
    router: Router
    rng: Random
    tally: Tally
    listener: Listener
    claims: Claims
    channels: dict[str, int] = field(default_factory=dict)
    known: dict[int, list[Pressable]] = field(default_factory=dict)

    async def lay(self, parties: Sequence[Party]) -> None:
        """Lay all tables, each in a channel of its own, the last one played to its end, and a lobby."""
        for channel, (game, people) in enumerate(parties, start=1):
            match = await self.here.deal(game, *people, channel=channel)
            self.channels[match] = channel
            played = TO_THE_END if channel == len(parties) else OPENING
            await self.here.play_on(match, Rng(b"hostile"), played, channel=channel)
        lobby = await self.here.open("osaka", GREY, MINT, channel=len(parties) + 1)
        self.channels[lobby] = len(parties) + 1
        await self.here.post()

    async def shoot(self) -> None:
        """Press something, and judge what came of it."""
        if self.rng.random() < 1 / A_NIGHT:
            await self.here.pass_time(self.rng.choice(NIGHTS))
            await self.here.post()
        shot = self._any_shot() if self.rng.random() < 0.7 else await self._aimed()
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
        self.channels.update({match: channel_of(after, match) for match in self.channels})
        self._remember(shot.user, answers)
        await self._hold(shot, sight.match, texts, before, after)
        await self._search(shot.user, texts)

    async def _hold(self, shot: Shot, match: str, texts: tuple[str, ...], before: Facts, after: Facts) -> None:
        """Hold what was said against what stands there now."""
        shown = self.claims.shown(texts)
        if not shown:
            return
        # Read anew: how late someone is, or away, changes nothing of what the witness keeps.
        found = await self.here.acting.read(finding.look, match, shot.user) if match in after else None
        results, away = await self.here.database.read(
            lambda c: (
                dict(c.execute("SELECT id, result FROM votes WHERE match = ?", (match,)).fetchall()),
                c.execute("SELECT 1 FROM aways WHERE user = ?", (shot.user,)).fetchone() is not None,
            )
        )
        moment = Moment(match, shot.user, found, before, after, results, away)
        self.tally.claimed += len(shown)
        complaints = [complaint for said in shown if (complaint := false(said, moment)) is not None]
        self.tally.false += [self.tally.named(f"{shot}: {complaint}") for complaint in complaints]

    async def control(self) -> None:
        """Look at one's own hand, and take it for another's: the search must find it."""
        for match, channel in self.channels.items():
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
            return before, sight_of(shot, name, None, frozenset(), None)
        found = await self.witness.look(name, shot.user)
        loaded = found if isinstance(found, LoadedMatch) else None
        joined = found.guests if isinstance(found, MatchInfo) else ()
        guests = frozenset(guest.user for guest in joined)
        return before, sight_of(shot, name, loaded, guests, channel_of(before, name))

    async def _of_the_place(self, shot: Shot) -> str:
        """The match that a press means which names none."""
        caller = self.here.caller(shot.user, dm=shot.guild is None, channel=shot.channel)
        found = await self.here.acting.read(finding.find, caller, None)
        match found:
            case None:
                return ""
            case MatchInfo():
                return found.id
            case _:
                return found.info.id

    def _any_shot(self) -> Shot:
        """Mostly what someone has before the eyes, changed a little; sometimes anything, anywhere, by anyone."""
        rng, user = self.rng, self.rng.choice(PEOPLE)
        shown = self.known.get(user)
        if not shown or rng.random() < 0.1:
            match = rng.choice(list(self.channels))
            return self._sent(user, Pressable(str(ids.Press(rng.choice(ON_POSTS), match))), match)
        seen = rng.choice(shown[-40:] if rng.random() < 0.7 else shown)
        custom_id = seen.custom_id
        press = ids.read(custom_id)
        aimed = rng.random()
        if press is not None and aimed < 0.35:
            # Right in all but what is chosen: the slot of another thing, or values that no one is offered.
            slot = rng.choice((press.slot, ids.short("x")))
            custom_id = str(ids.Press(press.verb, press.match, press.at, slot, press.state))
        elif aimed < 0.75:
            custom_id = mutated(custom_id, [*self.channels, "ZZZ", ""], rng)
        return self._sent(user, replace(seen, custom_id=custom_id), "" if press is None else press.match)

    def _sent(self, user: int, pressed: Pressable, match: str) -> Shot:
        """A press from the table's channel, another one, or a direct message."""
        rng = self.rng
        place = rng.random()
        channel = self.channels.get(match, 1) if place < 0.8 else rng.choice([*self.channels.values(), 99])
        guild = None if place > 0.9 else GUILD
        fields = (("word", rng.choice(NONSENSE)),) if rng.random() < 0.05 else self._filled(pressed)
        values = self._picked(pressed.values)
        return Shot(user, guild, channel, pressed.custom_id, values, fields, rng.random() < 0.7, rng.choice(LOCALES))

    def _picked(self, offered: tuple[str, ...]) -> tuple[str, ...]:
        """Some of what a menu offers, or what it does not."""
        if self.rng.random() < 0.3:
            return (self.rng.choice(NONSENSE)[:100],)
        return tuple(self.rng.sample(offered, min(len(offered), self.rng.randint(0, 3))))

    def _filled(self, pressed: Pressable) -> Fields | None:
        """Something in each field of a form."""
        if pressed.fields is None:
            return None
        return tuple(
            (slot, self.rng.choice(NONSENSE) if offered is None else self._picked(offered))
            for slot, offered in pressed.fields
        )

    async def _aimed(self) -> Shot:
        """A press on what got deep least often, if one can be thought of that does."""
        verb = self.tally.shallowest(self.rng)
        for _ in range(TRIES):
            shot = await self._well_aimed(verb)
            _, sight = await self._before(shot)
            if sight.deep:
                break
        return shot

    async def _well_aimed(self, verb: ids.Verb) -> Shot:
        """A press as someone has it before the eyes, or could have, there where it belongs."""
        rng = self.rng
        seen = [
            (user, each)
            for user, shown in self.known.items()
            for each in shown[-40:]
            if each.custom_id.startswith(f"{verb}:")
        ]
        if seen and rng.random() < 0.8:
            user, pressed = rng.choice(seen)
            press = ids.read(pressed.custom_id)
            match = "" if press is None else press.match
        else:
            user, match = rng.choice(PEOPLE), rng.choice(list(self.channels))
            pressed = Pressable(str(await self._forged(verb, user, match)))
        channel = self.channels.get(match) or rng.choice(list(self.channels.values()))
        return Shot(
            user,
            GUILD,
            channel,
            pressed.custom_id,
            self._picked(pressed.values),
            self._filled(pressed),
            locale=rng.choice(LOCALES),
        )

    async def _forged(self, verb: ids.Verb, user: int, match: str) -> ids.Press:
        """A press that belongs to a match as it is now, though no one may have been shown it."""
        found = await self.witness.look(match, user)
        at = found.match.asked_since(found.seat) if isinstance(found, LoadedMatch) and found.seat is not None else 0
        votes = await self.here.database.read(
            lambda c: [str(row[0]) for row in c.execute("SELECT id FROM votes WHERE match = ?", (match,))]
        )
        slot = self.rng.choice([*votes[-3:], *SLOTS])
        return ids.Press(verb, match, at if verb in ANSWERS else 0, slot)

    def _remember(self, user: int, answers: Answers) -> None:
        known = self.known.setdefault(user, [])
        known += answers.pressables
        del known[:-KEPT]

    async def _search(self, user: int, texts: Iterable[str]) -> None:
        """Search what was shown for the hands of others."""
        long = {line for line in texts if len(line) > SHORTEST}
        for match in self.channels if long else ():
            own = await self.witness.hand(match, user)
            for other in PEOPLE:
                if other != user:
                    hidden = await self.witness.hand(match, other) - own
                    shown = [f"{user} reads {line!r} of {other} in {match}" for line in sorted(hidden & long)]
                    self.tally.seen += [self.tally.named(each) for each in shown]


async def shoot(folder: Path, presses: int, seed: int, parties: Sequence[Party] = PARTIES) -> Tally:
    """Press so often at tables laid anew; what came of it, the same whenever it is done with this seed."""
    renderer, tally = Renderer(), Tally(seed)
    try:
        with cheaply(), repeatably(seed):
            async with open_harness(folder) as here:
                router = Router(Backend(here.acting, here.driver, renderer), here.ledger, Pace(most=1 << 30), PRESSES)
                with listening() as listener, claims() as said:
                    tables = Range(here, Witness(here), router, Random(seed), tally, listener, said)
                    await tables.lay(parties)
                    await tables.control()
                    for _ in range(presses):
                        await tables.shoot()
    finally:
        renderer.close()
    return tally
