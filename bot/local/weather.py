"""The weather between the bot and the local Discord: calm, unless a test sends a storm."""

from dataclasses import dataclass, field

from bot.local.problems import Json


@dataclass(frozen=True, slots=True)
class Answer:
    """What a request gets back; `headers` come on top of the usual ones."""

    status: int
    body: Json | list[Json] | None = None
    headers: dict[str, str] = field(default_factory=dict)


class Weather:
    """Every request passes here on its way in, every answer on its way out.

    A storm is a subclass set as `Hub.weather`: it may answer in Discord's place before anything happens, or spoil the
    answer after it did.
    """

    async def inward(self, method: str, route: str) -> Answer | None:
        """Return an answer to give instead of handling the request; None lets it through."""
        del method, route

    async def outward(self, method: str, route: str, answer: Answer) -> Answer | None:
        """Return the answer that leaves, perhaps another one; None tears the connection off."""
        del method, route
        return answer
