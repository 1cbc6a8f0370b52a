"""People who press what they should not: all that was ever sent, at the wrong time, in the wrong place, forged."""

from __future__ import annotations

import asyncio
from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from bot.discord import ids
from bot.local.seen import NotPossible, reply_from
from bot.topics.index import VERBS
from rules.core.frozen import frozen
from tests.end_to_end.deployment import Deployment
from tests.end_to_end.sentences import class_of
from tests.timeouts import GENEROUS

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from random import Random

UNREADABLE = "\x00\x01\x1b[31m"
"""A text that no database of PostgreSQL's keeps."""

NONSENSE = (
    "",
    " ",
    ";",
    "?",
    "; DROP TABLE matches; --",
    "' OR 1=1 --",
    "**bold** _it_ ||spoiler|| `code` ~~gone~~",
    "<@&1> @everyone <#1> <t:0:R>",
    "[link](https://example.org)",
    "\u202egnola pu ti \u2066daer\u2069",
    "\ud83e\udd84" * 40,
    "ﷺ" * 50,
    "a\u0301" * 70,
    UNREADABLE,
    "{seat} {0} %s %(x)s ${HOME} { $who }",
    "../../../etc/passwd",
    "9" * 200,
    "take " * 60,
    "x;" * 30,
    "NaN",
    "-1",
)
"""Texts that mean nothing here and something elsewhere."""


@frozen
class Shot:
    """One hostile act.

    Attributes:
        who: The person's name.
        verb: What the control side is asked for: a press, a choice, a form, a command.
        asked: Its particulars.
    """

    who: str
    verb: str
    asked: dict[str, Any]


@dataclass(slots=True)
class Volley:
    """Fires shots and counts what came back.

    Attributes:
        here: Where the bot runs.
        classes: How often each class of answers came.
        fired: Number of shots that were sent.
        heard: The last answer of each class.
    """

    here: Deployment
    classes: Counter[str] = field(default_factory=Counter)
    fired: int = 0
    heard: dict[str, str] = field(default_factory=dict)

    async def fire(self, shots: Sequence[Shot]) -> None:
        """Fire; everyone at the same time, each person one after the other."""
        of_each: dict[str, list[Shot]] = {}
        for shot in shots:
            of_each.setdefault(shot.who, []).append(shot)
        await asyncio.gather(*(self._in_turn(mine) for mine in of_each.values()))

    async def at_once(self, shots: Sequence[Shot]) -> None:
        """Fire everything at once, whoever's shots they are."""
        await asyncio.gather(*(self._one(shot) for shot in shots))

    async def out_of_order(self, shots: Sequence[Shot], rng: Random) -> None:
        """Fire shots that Discord holds back at first and delivers in another order."""
        held: list[str] = []
        for shot in shots:
            try:
                sent = await self.here.person(shot.who).send(shot.verb, **{**shot.asked, "times": 0})
            except NotPossible:
                continue
            held.append(sent["interaction"])
        rng.shuffle(held)
        for interaction in held:
            await self.here.control.ask("replay", interaction=interaction)
        self.fired += len(held)
        await asyncio.gather(*(self._count(interaction) for interaction in held))

    async def _in_turn(self, shots: Sequence[Shot]) -> None:
        for shot in shots:
            await self._one(shot)

    async def _one(self, shot: Shot) -> None:
        try:
            sent = await self.here.person(shot.who).send(shot.verb, **shot.asked)
        except NotPossible:
            # Not even a forged client gets that past Discord: the message is gone, or the channel not theirs.
            return
        self.fired += 1
        await self._count(sent["interaction"])

    async def _count(self, interaction: str) -> None:
        answer = await self.here.control.ask("answer", interaction=interaction, patience=GENEROUS)
        assert answer["settled"], f"interaction {interaction} was never answered"
        reply = reply_from(answer)
        name = class_of(reply.text) or "something else"
        self.classes[name] += 1
        self.heard[name] = reply.text


def pressed(who: str, message: int | str, custom_id: str, times: int = 1) -> Shot:
    """A forged press on a button of a message, whether or not it is there."""
    asked = {"message": str(message), "custom_id": custom_id, "forged": True, "times": times}
    return Shot(who, "press", asked)


def chosen(who: str, message: int | str, custom_id: str, values: Sequence[str], times: int = 1) -> Shot:
    """A forged choice in a menu."""
    asked = {"message": str(message), "custom_id": custom_id, "values": list(values), "forged": True, "times": times}
    return Shot(who, "choose", asked)


def typed(who: str, words: str, channel: str, **options: str) -> Shot:
    """A command."""
    return Shot(who, "command", {"words": words, "channel": channel, "options": options})


def sent_form(who: str, offered_by: int, custom_id: str, values: dict[str, Any]) -> Shot:
    """A forged form."""
    return Shot(
        who,
        "submit",
        {"interaction": str(offered_by), "custom_id": custom_id, "values": values, "forged": True},
    )


def mutated(custom_id: str, matches: Sequence[str], rng: Random) -> str:
    """A custom_id changed a little: another match, revision, hash or verb, cut, overlong, or nonsense inside."""
    parts = custom_id.split(":")
    if len(parts) != 5:
        return custom_id
    verb, match, at, slot, carry = parts
    ways: tuple[Callable[[], str], ...] = (
        lambda: custom_id,
        lambda: ":".join([verb, rng.choice(matches), at, slot, carry]),
        lambda: ":".join([verb, match, rng.choice(("0", "1", "zz", "zzzzzzzzzzzzz", "00")), slot, carry]),
        lambda: ":".join([verb, match, at, ids.short(str(rng.random())), carry]),
        lambda: ":".join([rng.choice(sorted(VERBS)), match, at, slot, carry]),
        lambda: custom_id[: rng.randint(1, len(custom_id))],
        lambda: custom_id + "x" * (100 - len(custom_id)),
        lambda: ":".join([verb, match, at, slot, rng.choice(NONSENSE)[:40]]),
        lambda: rng.choice(NONSENSE)[:100] or ":",
        custom_id.lower,
    )
    return rng.choice(ways)()[:100]
