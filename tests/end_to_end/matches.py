"""A match with the deployed bot: opened, played by people who press or type whatever is offered, until it is over."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from bot.local import autoplay
from bot.local.autoplay import by_verb, offered, pressable, verb
from bot.local.people import ON_SCREEN, Person
from bot.local.seen import NotPossible, Reply, reply_from
from bot.local.waiting import wait_for
from rules.core.frozen import frozen
from tests.end_to_end.deployment import Deployment
from tests.end_to_end.kills import Killer
from tests.end_to_end.sentences import says
from tests.timeouts import GENEROUS

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Mapping, Sequence
    from random import Random

    from bot.local.seen import Modal, Seen

MOST_STEPS = 3000
MOST_PREPARED = 8
"""Presses with which a turn is prepared, at most."""
ANSWERED_WITHIN = GENEROUS
"""Seconds after which an act without an answer is given up, if the bot did not die of it."""


@dataclass(slots=True)
class Table:
    """A match in a channel, and what its players were answered.

    Attributes:
        here: Where the bot runs.
        channel: Id of the channel.
        match: Id of the match.
        people: Its players by user id.
        killer: Kills the bot meanwhile, or None.
        given: What came back to answers of the match's questions, by interaction.
    """

    here: Deployment
    channel: str
    match: str
    people: dict[int, Person]
    killer: Killer | None = None
    given: dict[int, Reply] = field(default_factory=dict)

    @property
    def phase(self) -> str:
        """How far the match is."""
        return str(self.here.rows("SELECT phase FROM matches WHERE id = ?", self.match)[0][0])

    @property
    def revision(self) -> int:
        """Number of entries of its log."""
        return self.here.number("SELECT count(*) FROM entries WHERE match = ?", self.match)

    def waited(self) -> list[Person]:
        """The people that the match waits for."""
        rows = self.here.rows(
            "SELECT person FROM seats JOIN waits USING (match, seat) WHERE match = ? AND ended IS NULL ORDER BY seat",
            self.match,
        )
        return [self.people[user] for (user,) in rows]

    async def newest(self, person: Person, wanted: str) -> Seen | None:
        """The newest public post with a button of a kind."""
        seen = await person.channel(self.channel, last=ON_SCREEN)
        return next((each for each in reversed(seen) if not each.ephemeral and by_verb(each, wanted)), None)

    async def act(self, sending: Callable[[], Awaitable[dict[str, Any]]]) -> Reply | None:
        """Let someone act, whether or not the bot dies of it.

        Returns:
            What came back, or None if the bot died before it could say anything.

        Raises:
            AssertionError: It lives and says nothing.
        """
        if self.killer:
            await self.killer.before_press()
        came = await self.here.came()
        sent = await sending()
        if self.killer:
            await self.killer.after_press()
        return await self._answer(sent["interaction"], came)

    async def _answer(self, interaction: str, came: int) -> Reply | None:
        for _ in range(int(ANSWERED_WITHIN / 0.3)):
            answer = await self.here.control.ask("answer", interaction=interaction, patience=0.3)
            if answer["settled"]:
                return reply_from(answer)
            if await self.here.came() > came:
                await self.here.well()
                answer = await self.here.control.ask("answer", interaction=interaction, patience=0.3)
                return reply_from(answer) if answer["settled"] else None
        raise AssertionError(f"interaction {interaction} was never answered")

    async def press(self, person: Person, message: Seen, custom_id: str) -> Reply | None:
        """Press a button."""
        return await self.act(lambda: person.send("press", message=message.id, custom_id=custom_id))

    async def choose(self, person: Person, message: Seen, custom_id: str, values: Sequence[str]) -> Reply | None:
        """Choose in a menu."""
        return await self.act(
            lambda: person.send("choose", message=message.id, custom_id=custom_id, values=list(values))
        )

    async def submit(self, person: Person, modal: Modal, values: dict[str, Any]) -> Reply | None:
        """Send a form."""
        return await self.act(lambda: person.send("submit", interaction=modal.interaction, values=values))

    async def command(self, person: Person, words: str, **options: Any) -> Reply | None:
        """Use a command."""
        return await self.act(
            lambda: person.send("command", words=words, channel=self.channel, options=options, times=1)
        )

    async def panel(self, person: Person) -> Reply | None:
        """Press *Play* under the newest post."""
        post = await self.newest(person, "play")
        return None if post is None else await self.press(person, post, by_verb(post, "play") or "")

    async def answer(self, person: Person, panel: Seen, rng: Random) -> Reply | None:
        """Give any answer that a panel offers."""
        return await autoplay.answer(Player(self, person), panel, rng)

    def note(self, reply: Reply | None) -> Reply | None:
        """Keep what came back to an answer, for the judgement."""
        if reply is not None:
            self.given[reply.interaction] = reply
        return reply

    async def press_on(self, rng: Random) -> None:
        """One answer by buttons."""
        person = rng.choice(self.waited())
        try:
            panel = await self.panel(person)
            if panel is not None and offered(panel):
                await self.answer(person, panel, rng)
        except NotPossible:
            # The post was just followed by another one.
            pass
        await self.here.posted(self.match)

    async def prepare_on(self, rng: Random) -> None:
        """Someone whom the match does not wait for prepares a turn by buttons, as far as it goes."""
        waited = self.waited()
        person = rng.choice([each for each in self.people.values() if each not in waited] or waited)
        shown = await self.panel(person)
        begin = None if shown is None else by_verb(shown, "prepare")
        if shown is None or begin is None:
            return
        shown = await self.press(person, shown, begin)
        for _ in range(MOST_PREPARED):
            parts = [] if shown is None else pressable(shown, "panswer", "pmenu")
            if shown is None or not parts:
                return
            part = rng.choice(parts)
            values = [option["value"] for option in part.get("options", ())][: max(1, part.get("min_values", 1))]
            if values:
                shown = await self.choose(person, shown, part["custom_id"], values)
            else:
                shown = await self.press(person, shown, part["custom_id"])

    async def type_on(self, rng: Random) -> None:
        """One answer by ``/move``, of those that are completed while one types."""
        person = rng.choice(self.waited())
        sent = await person.send("complete", words="/move", channel=self.channel, option="moves", typed="", options={})
        choices = (await self.here.control.ask("answer", interaction=sent["interaction"], patience=3.0))["choices"]
        if choices:
            self.note(await self.command(person, "/move", moves=rng.choice(choices)["value"]))
        await self.here.well()

    async def play(self, on: Callable[[Random], Awaitable[None]], rng: Random) -> None:
        """Play until the match is over."""
        await self.turns(on, rng, MOST_STEPS)
        assert self.phase != "running", f"match {self.match} does not end"

    async def turns(self, on: Callable[[Random], Awaitable[None]], rng: Random, most: int) -> None:
        """Let those whom the match waits for act, at most so often, until it is over."""
        for _ in range(most):
            if self.phase != "running":
                return
            if self.waited():
                await on(rng)
            else:
                await asyncio.sleep(0)

    async def dms(self) -> list[str]:
        """Ids of the direct messages of its players."""
        world = await self.here.control.ask("world")
        return [each["dm"] for each in world["personas"] if int(each["id"]) in self.people and each["dm"]]


@frozen
class Player:
    """One of a table's players as a hand moves them, whether or not the bot dies of it; what answers is noted."""

    table: Table
    person: Person

    async def press(self, message: Seen, custom_id: str, /) -> Reply | None:
        """Press a button."""
        return self._told(custom_id, await self.table.press(self.person, message, custom_id))

    async def choose(self, message: Seen, custom_id: str, values: Sequence[str], /) -> Reply | None:
        """Choose in a menu."""
        return self._told(custom_id, await self.table.choose(self.person, message, custom_id, values))

    async def submit(self, modal: Modal, values: dict[str, Any], /) -> Reply | None:
        """Send a form."""
        return self.table.note(await self.table.submit(self.person, modal, values))

    def _told(self, custom_id: str, reply: Reply | None) -> Reply | None:
        if verb({"custom_id": custom_id}) in ("answer", "menu"):
            return self.table.note(reply)
        # Nothing was answered yet, and the panel is gone with the bot that showed it.
        return None if reply is not None and says(reply.text, "bot-late") else reply


async def deal(
    here: Deployment,
    game: str,
    names: Sequence[str],
    channel: str | None = None,
    options: Mapping[str, Sequence[str]] | None = None,
) -> Table:
    """Open a table in a channel of its own, let everyone join, and deal.

    Args:
        here: Where the bot runs.
        game: Its key.
        names: Who plays; the first one opens.
        channel: Id of the channel, or None for a new one.
        options: Values of the options that are chosen before anyone joins.
    """
    table = await lobby(here, game, names, channel, options)
    opener = here.person(names[0])
    post = await table.newest(opener, "start")
    assert post is not None
    asked = await table.press(opener, post, by_verb(post, "start") or "")
    assert asked is not None
    await table.press(opener, asked, by_verb(asked, "deal") or "")
    assert table.phase == "running"
    await here.posted(table.match)
    return table


async def lobby(
    here: Deployment,
    game: str,
    names: Sequence[str],
    channel: str | None = None,
    options: Mapping[str, Sequence[str]] | None = None,
) -> Table:
    """Open a lobby and let everyone join."""
    if channel is None:
        number = here.number("SELECT count(*) FROM matches")
        channel = str((await here.control.ask("add_channel", name=f"table-{number}"))["id"])
    known = await here.ids()
    table = Table(here, channel, "", {known[name]: here.person(name) for name in names})
    opener = here.person(names[0])
    await table.command(opener, "/game open", game=game)

    async def posted() -> bool:
        return await table.newest(opener, "join") is not None

    await wait_for(posted)
    table.match = str(here.rows("SELECT id FROM matches WHERE channel = ? ORDER BY number DESC", int(channel))[0][0])
    if options:
        post = await table.newest(opener, "options")
        assert post is not None
        panel = await table.press(opener, post, by_verb(post, "options") or "")
        assert panel is not None
        await autoplay.set_options(Player(table, opener), panel, options)
        await here.posted(table.match)
    for name in names[1:]:
        post = await table.newest(here.person(name), "join")
        assert post is not None
        await table.press(here.person(name), post, by_verb(post, "join") or "")
    await here.posted(table.match)
    return table
