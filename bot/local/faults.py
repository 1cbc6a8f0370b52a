"""Faults between the bot and the local Discord: none, unless a test adds some."""

from collections.abc import Collection
from dataclasses import dataclass, field
from typing import Literal

from bot.local.problems import Json
from rules.core.frozen import frozen


@frozen
class Answer:
    """What a request gets back; `headers` come on top of the usual ones."""

    status: int
    body: Json | list[Json] | None = None
    headers: dict[str, str] = field(default_factory=dict)


TORN = Answer(0)
"""No answer at all: the connection is torn off."""

KILLED = Answer(-1)
"""No answer at all: the bot is killed, and its connection dies with it."""


@dataclass
class Fault:
    """A spoiled answer for the next few requests of one kind.

    Attributes:
        method: HTTP method it strikes.
        route: path it strikes, as it is or with names in braces.
        moment: `before` the request is handled, or `after` it took effect.
        answer: what the bot gets instead; TORN tears the connection off, KILLED ends the bot.
        times: how many requests it still strikes.
    """

    method: str
    route: str
    moment: Literal["before", "after"]
    answer: Answer
    times: int = 1


@dataclass
class Faults:
    """Every request passes here on its way in, every answer on its way out."""

    faults: list[Fault] = field(default_factory=list)

    def strike(self, method: str, paths: Collection[str], moment: Literal["before", "after"]) -> Answer | None:
        """Return the answer that a fault puts in place of Discord's; None where there is none.

        Args:
            method: HTTP method of the request.
            paths: its path as it is, and with names in braces.
            moment: `before` it is handled, or `after` it took effect.
        """
        for fault in self.faults:
            if (fault.method, fault.moment) == (method, moment) and fault.route in paths and fault.times > 0:
                fault.times -= 1
                return fault.answer
        return None
