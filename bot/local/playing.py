"""People who play by themselves: they press what brings the match on, at the pace of a person."""

import asyncio
import contextlib
import re
from collections import deque
from collections.abc import Awaitable, Callable, Mapping, Sequence
from random import Random
from typing import Any, TypeAlias

from bot.local.autoplay import by_verb, eager_answer, offered, pressable, set_options
from bot.local.people import DM, ControlClient, Person
from bot.local.seen import Modal, NotPossible, Reply, Seen
from rules.core.frozen import frozen
from rules.games import GAMES

Wait: TypeAlias = Callable[[], Awaitable[None]]
"""Comes back as soon as people may go on."""

PRESSES = 4
"""So often does one person press within a spell: less often than the bot takes, since whoever opens the page may go
on in that person's place at once."""

_MENTION = re.compile(r"<@\d+>")
_MOMENT = 0.1
"""Seconds between two looks at a channel."""
_PATIENCE = 60.0
"""Seconds to wait for a post."""
_WHILE = 5.0
"""Seconds to wait for the post that follows a turn."""


def with_everything(game: str, seats: int) -> dict[str, list[str]]:
    """Return the options of a game with all its modules: everything where several values may stand together.

    Args:
        seats: how many play; what the rules refuse for so many is left out.
    """
    rules = GAMES[game]
    usual = {option.key: option.default for option in rules.options}
    chosen: dict[str, list[str]] = {option.key: [] for option in rules.options if option.many}
    for key, value in [(option.key, value) for option in rules.options if option.many for value in option.values]:
        more = {**chosen, key: [*chosen[key], value]}
        if rules.refuse_setup(seats, usual | {option: ",".join(values) for option, values in more.items()}) is None:
            chosen = more
    return chosen


async def at_once() -> None:
    """Wait for nothing."""


async def _a_moment() -> None:
    """Wait until something may have come."""
    await asyncio.sleep(_MOMENT)


@frozen
class Pace:
    """How people take their time.

    Attributes:
        spell: seconds within which one person presses four times at most; the bot answers five within five seconds.
        ready: waited for before each press.
        news: waited for between two looks at the channel.
    """

    spell: float = 6.0
    ready: Wait = at_once
    news: Wait = _a_moment


class Guest:
    """One of the people as a hand moves them: they read what there is before they press, and take their time.

    Args:
        person: who it is.
        channel: name or id of the table's channel; None is the first of the guild.
        pace: how they take it.
    """

    def __init__(self, person: Person, channel: str | None, pace: Pace) -> None:
        self.person = person
        self._channel = channel
        self._pace = pace
        self._pressed: deque[float] = deque(maxlen=PRESSES)

    async def open(self, game: str) -> Reply:
        """Open a table of a game.

        Raises:
            NotPossible: there is no such command.
            Unanswered: the bot does not answer.
        """
        await self._breathe()
        return await self.person.command("/game open", channel=self._channel, game=game)

    async def press(self, message: Seen, custom_id: str, /) -> Reply:
        """Press a button.

        Raises:
            NotPossible: there is no such button.
            Unanswered: the bot does not answer.
        """
        await self._breathe()
        return await self.person.press(message, custom_id)

    async def choose(self, message: Seen, custom_id: str, values: Sequence[str], /) -> Reply:
        """Choose in a menu.

        Raises:
            NotPossible: there is no such menu.
            Unanswered: the bot does not answer.
        """
        await self._breathe()
        return await self.person.choose(message, custom_id, values)

    async def submit(self, modal: Modal, values: dict[str, Any], /) -> Reply:
        """Send a form.

        Raises:
            NotPossible: it was not offered.
            Unanswered: the bot does not answer.
        """
        await self._breathe()
        return await self.person.submit(modal, values)

    async def ask(self, message: Seen, wanted: str) -> Reply:
        """Press the button of a message that asks for something, as the message is now.

        Raises:
            NotPossible: there is none.
            Unanswered: the bot does not answer.
        """
        button = by_verb(await self.person.look(message), wanted)
        if button is None:
            raise NotPossible(f"nothing to {wanted} in {message.text!r}")
        return await self.press(message, button)

    async def _breathe(self) -> None:
        """Let the person read what there is, and wait until they may press again."""
        for channel in (self._channel, DM):
            await self.person.send("mark_read", channel=channel)
        loop = asyncio.get_running_loop()
        if len(self._pressed) == PRESSES:
            await asyncio.sleep(self._pressed[0] + self._pace.spell - loop.time())
        await self._pace.ready()
        self._pressed.append(loop.time())


class Table:
    """A table at which people play.

    Args:
        control: the control side of the local Discord.
        channel: name or id of the table's channel; None is the first of the guild.
        people: who sits there, the opener first.
        rng: what they decide with.
        pace: how they take their time.
    """

    def __init__(self, control: ControlClient, channel: str | None, people: list[str], rng: Random, pace: Pace) -> None:
        self.channel = channel
        self._guests = [Guest(control.person(name), channel, pace) for name in people]
        self._rng = rng
        self._news = pace.news
        self._begun: list[Guest] = []

    @property
    def seats(self) -> int:
        """How many people sit there."""
        return len(self._guests)

    async def deal(self, game: str, options: Mapping[str, Sequence[str]] | None = None) -> None:
        """Open a table, let everyone join, and deal.

        Args:
            options: values of the options that the opener chooses.

        Raises:
            NotPossible: the bot does not offer what is needed.
            Unanswered: the bot does not answer.
            TimeoutError: a post did not come.
        """
        opener, *others = self._guests
        former = max((each.id for each in await opener.person.channel(self.channel)), default=0)
        await opener.open(game)
        lobby = await self._post("join", after=former)
        if options:
            await set_options(opener, await opener.ask(lobby, "options"), options)
        for guest in others:
            await guest.ask(lobby, "join")
        await opener.ask(await opener.ask(await self._post("start"), "start"), "deal")
        # Before it has come, the newest post that asks for anything may be the end of the match before.
        await self._post("play", after=lobby.id)

    async def play(self, turns: int) -> None:
        """Play so many turns, unless the match ends before.

        Raises:
            NotPossible: the bot does not offer what is needed.
            Unanswered: the bot does not answer.
            TimeoutError: a post did not come.
        """
        for _ in range(turns):
            if not await self.turn():
                return

    async def turn(self) -> bool:
        """Let whoever is called answer until nothing more is asked of them.

        Where several are called each gives one answer, since it may be changed until the last has come.

        Returns:
            Whether there was anything to be played; False once the match is over.

        Raises:
            NotPossible: the bot does not offer what is needed.
            Unanswered: the bot does not answer.
            TimeoutError: a post did not come, or no one was asked for anything.
        """
        loop = asyncio.get_running_loop()
        end = loop.time() + _PATIENCE
        while pressable(post := await self._post("play", "sheet", "rematch"), "play"):
            if await self._play(post):
                return True
            if loop.time() > end:
                raise TimeoutError
            # It was played from already, and what follows it is on its way.
            await self._news()
        return False

    async def _play(self, post: Seen) -> bool:
        """Let those whom a post calls play, or where it calls no one whoever is asked; whether any of them did."""
        called = self._guests if _calls_several(post) else self._notified(post)
        answered = False
        for guest in called or self._rng.sample(self._guests, len(self._guests)):
            answered |= await self._answer(guest, post)
            if answered and not called:
                break
        if answered:
            # Not for ever: the last answer may have been refused in words alone, then Play brings the panel again.
            with contextlib.suppress(TimeoutError):
                await self._post("play", "sheet", "rematch", after=post.id, seconds=_WHILE)
        return answered

    def _notified(self, post: Seen) -> list[Guest]:
        return [guest for guest in self._guests if guest.person.name in post.mentions]

    async def _answer(self, guest: Guest, post: Seen) -> bool:
        """Give all answers that a guest is asked for, or one where others are asked too; whether there was any."""
        try:
            panel: Seen = await guest.ask(post, "play")
        except NotPossible:
            # The post was just followed by another one.
            return False
        answered = False
        while offered(panel) and not (answered and await self._several_are_called()):
            panel = await (eager_answer(guest, panel, self._rng) if guest in self._begun else self._begin(guest, panel))
            answered = True
        return answered

    async def _several_are_called(self) -> bool:
        """Whether the newest post calls several: one person's last answer of a turn may lead to what all are asked."""
        return _calls_several(await self._post("play", "sheet", "rematch"))

    async def _begin(self, guest: Guest, panel: Seen) -> Reply:
        """Give a guest's first answer of the match: where there are buttons not the same one as all the others."""
        number = len(self._begun)
        self._begun.append(guest)
        buttons = offered(panel)
        if any("options" in each for each in buttons):
            return await eager_answer(guest, panel, self._rng)
        return await guest.press(panel, buttons[number % len(buttons)]["custom_id"])

    async def _post(self, *verbs: str, after: int = 0, seconds: float = _PATIENCE) -> Seen:
        """Return the newest post that asks for one of these, as soon as there is one."""
        reader = self._guests[0].person
        async with asyncio.timeout(seconds):
            while True:
                seen = await reader.channel(self.channel)
                posts = [each for each in seen if each.id > after and not each.ephemeral and pressable(each, *verbs)]
                if posts:
                    return posts[-1]
                await self._news()


def _calls_several(post: Seen) -> bool:
    """Whether a post names several who decide, be it that it notifies them or that they read it anyhow."""
    # The first line of a deal names everyone in the order of play.
    _, _, asked = post.text.partition("\n")
    return len(set(_MENTION.findall(asked))) > 1
