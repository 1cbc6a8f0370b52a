"""People who play by themselves: they press whatever a panel offers, at the pace of a person."""

import asyncio
from random import Random
from typing import Any

from bot.front import ids
from bot.local.people import DM, Harbour, NotPossible, Person
from bot.local.seen import Reply, Seen

_ANSWERS = ("answer", "menu", "form")
_PAUSE = 1.1
"""Seconds between two presses of one person; the house answers five within five seconds."""
_PATIENCE = 20.0
"""Seconds to wait for a post."""


def verb(component: dict[str, Any]) -> str:
    """Return what a component asks the house for, or nothing if it is not the house's."""
    press = ids.read(str(component.get("custom_id", "")))
    return press.verb if press else ""


def pressable(message: Seen, *verbs: str) -> list[dict[str, Any]]:
    """Return the buttons and menus of a message that ask for one of these."""
    return [part for part in message.components if verb(part) in verbs and not part.get("disabled")]


class Table:
    """A table at which people play.

    Args:
        harbour: the control side of the local Discord.
        channel: name or id of the table's channel; None is the first of the guild.
        people: who sits there, the opener first.
        rng: what they decide with.
    """

    def __init__(self, harbour: Harbour, channel: str | None, people: list[str], rng: Random) -> None:
        self._harbour = harbour
        self._channel = channel
        self._people = [harbour.person(name) for name in people]
        self._rng = rng
        self._free: dict[str, float] = {}

    async def deal(self, game: str) -> None:
        """Open a table, let everybody join, and deal.

        Raises:
            NotPossible: the bot does not offer what is needed.
            Unanswered: the bot does not answer.
            TimeoutError: a post did not come.
        """
        opener, *others = self._people
        await opener.command("/game open", channel=self._channel, game=game)
        lobby = await self._post("join")
        for person in others:
            await self._press(person, lobby, "join")
        await self._press(opener, await self._press(opener, await self._post("start"), "start"), "deal")

    async def play(self, answers: int) -> None:
        """Give so many answers, each by whoever is called, unless the match ends before.

        Raises:
            NotPossible: the bot does not offer what is needed.
            Unanswered: the bot does not answer.
            TimeoutError: a post did not come.
        """
        former = 0
        while answers > 0:
            post = await self._post("play", "sheet", "rematch", after=former)
            if not pressable(post, "play"):
                return
            person = self._called(post)
            panel: Seen = await self._press(person, post, "play")
            while pressable(panel, *_ANSWERS) and answers > 0:
                panel = await self._answer(person, panel)
                answers -= 1
                former = post.id if not pressable(panel, *_ANSWERS) else former

    def _called(self, post: Seen) -> Person:
        called = [person for person in self._people if person.name in post.mentions]
        return called[0] if called else self._rng.choice(self._people)

    async def _post(self, *verbs: str, after: int = 0) -> Seen:
        """Return the newest post that asks for one of these, as soon as there is one."""
        async with asyncio.timeout(_PATIENCE):
            while True:
                seen = await self._people[0].channel(self._channel)
                posts = [each for each in seen if each.id > after and not each.ephemeral and pressable(each, *verbs)]
                if posts:
                    return posts[-1]
                await asyncio.sleep(0.1)

    async def _press(self, person: Person, message: Seen, wanted: str) -> Reply:
        found = pressable(await person.look(message), wanted)
        if not found:
            raise NotPossible(f"nothing to {wanted} in {message.text!r}")
        await self._breathe(person)
        return await person.press(message, found[0]["custom_id"])

    async def _answer(self, person: Person, panel: Seen) -> Reply:
        part = self._rng.choice(pressable(panel, *_ANSWERS))
        await self._breathe(person)
        if "options" in part:
            return await person.choose(panel, part["custom_id"], self._some(part))
        reply = await person.press(panel, part["custom_id"])
        if reply.modal is None:
            return reply
        filled = {field["custom_id"]: self._some(field) for field in reply.modal.fields if "options" in field}
        return await person.submit(reply.modal, filled)

    def _some(self, menu: dict[str, Any]) -> list[str]:
        values = [str(option["value"]) for option in menu["options"]]
        return self._rng.sample(values, self._rng.randint(max(menu.get("min_values", 1), 1), menu.get("max_values", 1)))

    async def _breathe(self, person: Person) -> None:
        """Let a person read what there is, and wait until they may press again."""
        for channel in (self._channel, DM):
            await person.send("mark_read", channel=channel)
        loop = asyncio.get_running_loop()
        await asyncio.sleep(max(0.0, self._free.get(person.name, 0.0) - loop.time()))
        self._free[person.name] = loop.time() + _PAUSE
