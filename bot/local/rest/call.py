"""One request of the bot, taken apart, and the table of what the local Discord serves."""

from collections.abc import Awaitable, Callable
from typing import Any, TypeAlias

from bot.local.fake_discord import FakeDiscord
from bot.local.faults import Answer
from bot.local.limits.form import Complaints, Form
from bot.local.payloads import allowed
from bot.local.permissions import Permission
from bot.local.posting import Upload
from bot.local.problems import Json, Problem, Refusal
from bot.local.world import Channel, Guild
from rules.core.frozen import frozen


@frozen
class Call:
    """A request: path parameters, query, JSON body, files."""

    fake: FakeDiscord
    path: dict[str, str]
    query: dict[str, str]
    body: Any
    uploads: list[Upload]

    def number(self, name: str) -> int:
        """Return a path parameter that must be a snowflake.

        Raises:
            Refusal: 50035, it is no number.
        """
        value = self.path[name]
        if not value.isdecimal():
            complaints = Complaints()
            complaints.add((name,), "NUMBER_TYPE_COERCE", f'Value "{value}" is not snowflake.')
            complaints.settle()
        return int(value)

    def asked(self, name: str, low: int, high: int, default: int) -> int:
        """Return a number from the query, within its bounds.

        Raises:
            Refusal: 50035, it is no number or out of bounds.
        """
        complaints = Complaints()
        form = Form(
            {name: int(self.query[name]) if self.query.get(name, "").isdecimal() else self.query.get(name)}, complaints
        )
        number = form.number(name, low, high, default=default)
        complaints.settle()
        return number

    @property
    def form(self) -> Json:
        """The body, which must be a JSON object."""
        if not isinstance(self.body, dict):
            raise Refusal(Problem.INVALID_JSON)
        return self.body

    def channel(self, *needed: Permission, name: str = "channel_id") -> Channel:
        """Return the channel of the path, if the bot sees it and may do what is needed there.

        Args:
            needed: permissions beyond seeing it.

        Raises:
            Refusal: 10003, 50001 or 50013.
        """
        return reach(self.fake, self.number(name), *needed)

    def guild(self) -> Guild:
        """Return the guild of the path, if the bot is in it."""
        guild = self.fake.world.guild(self.number("guild_id"))
        if self.fake.world.bot.id not in guild.members:
            raise Refusal(Problem.MISSING_ACCESS)
        return guild


def reach(fake: FakeDiscord, channel_id: int, *needed: Permission) -> Channel:
    """Return a channel that the bot sees and in which it may do what is needed.

    Raises:
        Refusal: 10003 unknown, 50001 unseen, 50013 not permitted.
    """
    channel = fake.world.channel(channel_id)
    held = Permission(allowed(fake.world, channel, fake.world.bot.id))
    if Permission.VIEW_CHANNEL not in held:
        raise Refusal(Problem.MISSING_ACCESS)
    if any(permission not in held for permission in needed):
        raise Refusal(Problem.MISSING_PERMISSIONS)
    return channel


Handler: TypeAlias = Callable[[Call], Awaitable[Answer]]


@frozen
class Served:
    """What answers one operation, and whether the bot's token is asked for."""

    handler: Handler
    open: bool


SERVED: dict[tuple[str, str], Served] = {}
"""Every operation by method and path."""


def serves(method: str, *paths: str, token_in_path: bool = False) -> Callable[[Handler], Handler]:
    """Enter a handler into the table.

    Args:
        method: HTTP method.
        paths: paths with parameters in braces, named as in Discord's description.
        token_in_path: the path itself proves who asks, so no Authorization header is needed.
    """

    def enter(handler: Handler) -> Handler:
        for path in paths:
            SERVED[method, path] = Served(handler, token_in_path)
        return handler

    return enter
