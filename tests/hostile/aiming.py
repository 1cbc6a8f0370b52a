"""Aiming: what someone presses who means well, what comes near it, and what would get deep."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from random import Random
from typing import TYPE_CHECKING

from bot.core.loaded_match import LoadedMatch
from bot.discord import ids
from tests.bot.harness import BLUE, GREY, GUILD, MINT, PINK, STRANGER, Harness
from tests.end_to_end.hostile import NONSENSE, mutated
from tests.hostile.fakes import Pressable, Shot
from tests.hostile.oracle import ACTS, ANSWERS
from tests.hostile.witness import Witness

if TYPE_CHECKING:
    from tests.hostile.fakes import Answers, Fields

PEOPLE = (BLUE, PINK, GREY, MINT, STRANGER)
LOCALES = ("en-US", "de", "it")

KEPT = 400
"""Things that can be pressed of which each person remembers the newest."""

NEWEST = 12
"""The newest of them, which someone presses who means well."""

ON_POSTS: tuple[ids.Verb, ...] = ("play", "play", "hand", "closer", "log", "join", "options", "undo")
"""What stands below posts, from where everyone begins."""

ACTING = 0.7
"""Share of what they press that acts, where anything does; the rest only looks."""

SLOTS = ("", "0", "1", "2", "sure", ids.short("end"))
"""What may stand in a press beside a vote's number: a seat, a confirmation, an answer."""


@dataclass(slots=True)
class Aims:
    """What people at some tables have before their eyes, and what they make of it.

    Attributes:
        here: The service.
        witness: What is known of the tables.
        rng: What decides.
        channels: Where each match is.
        elsewhere: Where each lesson and private copy was last shown.
        known: What each person was shown that can be pressed.
    """

    here: Harness
    witness: Witness
    rng: Random
    channels: dict[str, int] = field(default_factory=dict)
    elsewhere: dict[str, int] = field(default_factory=dict)
    known: dict[int, list[Pressable]] = field(default_factory=dict)

    def played(self) -> Shot:
        """What someone presses who means well: a thing just shown, as it was shown, there where it belongs."""
        user = self.rng.choice(PEOPLE)
        shown = self.known.get(user)
        if not shown:
            return self.any_shot()
        newest = shown[-NEWEST:]
        acting = [each for each in newest if each.custom_id.split(":")[0] in ACTS]
        pressed = self.rng.choice(acting if acting and self.rng.random() < ACTING else newest)
        press = ids.read(pressed.custom_id)
        channel = self._where("" if press is None else press.match) or 1
        values = (self.rng.choice(pressed.values),) if pressed.values else ()
        return Shot(user, GUILD, channel, pressed.custom_id, values, self._filled(pressed), locale="en-US")

    def any_shot(self) -> Shot:
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
        channel = (self._where(match) or 1) if place < 0.8 else rng.choice([*self.channels.values(), 99])
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

    async def well_aimed(self, verb: ids.Verb) -> Shot:
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
        channel = self._where(match) or rng.choice(list(self.channels.values()))
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

    def _where(self, match: str) -> int | None:
        """The channel of a table, or where a lesson or a private copy was shown."""
        return self.channels.get(match) or self.elsewhere.get(match)

    def remember(self, shot: Shot, answers: Answers) -> None:
        known = self.known.setdefault(shot.user, [])
        known += answers.pressables
        del known[:-KEPT]
        named = {press.match for press in map(ids.read, answers.live) if press is not None} - self.channels.keys()
        self.elsewhere.update(dict.fromkeys(named - {""}, shot.channel))
