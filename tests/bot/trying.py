"""Someone who tries turns on a private copy, by what its panels offer and by nothing else."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from bot.core import people
from bot.discord.call import Backend, Call, Later
from bot.discord.ids import Press
from bot.discord.message import Form, Message
from bot.discord.renderer import Renderer
from bot.discord.routes import route_of
from bot.topics.index import PRESSES
from bot.topics.what_ifs import operations
from render.core.languages import Lang
from render.core.words import Words
from tests.bot.harness import Harness
from tests.bot.test_lessons import offered

if TYPE_CHECKING:
    from bot.core.what_ifs import Tried


@dataclass
class Trier:
    """A person at a match.

    Attributes:
        harness: The service.
        renderer: Draws.
        match: Id of the match.
        user: The person.
        lang: The person's language.
    """

    harness: Harness
    renderer: Renderer
    match: str
    user: int
    lang: Lang = "en"

    async def press(self, press: Press, *values: str, **fields: tuple[str, ...]) -> Message:
        """What comes of a press, however long it takes."""
        reply = await self.press_any(press, *values, **fields)
        assert isinstance(reply, Message)
        return reply

    async def press_any(self, press: Press, *values: str, **fields: tuple[str, ...]) -> Message | Form:
        """The same of a press that may open a form."""
        route = route_of(press, PRESSES)
        assert route is not None, press
        preferences = await self.harness.acting.read(people.preferences, self.user)
        backend = Backend(self.harness.acting, self.harness.driver, self.renderer)
        caller = self.harness.caller(self.user)
        reply = await route.act(Call(backend, caller, press, Words.of(self.lang), preferences, values, fields))
        return await reply.message() if isinstance(reply, Later) else reply

    async def begin(self) -> Message:
        """Press *What if*."""
        return await self.press(Press("whatif", self.match))

    async def first(self, shown: Message) -> Message:
        """Press the first answer that a panel offers."""
        press, values = next(each for each in offered(shown) if each[0].verb in ("answer", "menu"))
        return await self.press(press, *values)

    async def tried(self) -> Tried | None:
        """The copy as it is kept."""
        name = await self.harness.acting.read(operations.name_of, self.harness.caller(self.user), self.match)
        return (
            None if name is None else await operations.find(self.harness.acting, self.harness.caller(self.user), name)
        )
