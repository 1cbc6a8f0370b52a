"""Hands that press whatever a panel offers, until a match is over."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bot.front import ids

if TYPE_CHECKING:
    from random import Random

    from bot.local.people import Person
    from bot.local.seen import Reply, Seen
    from tests.bot.harbour import Running

ANSWERS = ("answer", "menu", "form")


def verb(component: dict[str, Any]) -> str:
    """What a component asks for."""
    press = ids.read(str(component.get("custom_id", "")))
    return press.verb if press else ""


def offered(panel: Seen) -> list[dict[str, Any]]:
    """Buttons and menus of a panel that answer its question."""
    pressable = [part for part in panel.components if part.get("custom_id") and not part.get("disabled")]
    return [part for part in pressable if verb(part) in ANSWERS]


async def answer(person: Person, panel: Seen, rng: Random) -> Reply:
    """Give one answer that the panel offers."""
    part = rng.choice(offered(panel))
    if verb(part) == "menu":
        least, most = part.get("min_values", 1), part.get("max_values", 1)
        values = [option["value"] for option in part["options"]]
        chosen = rng.sample(values, rng.randint(max(least, 1), most))
        return await person.choose(panel, part["custom_id"], chosen)
    reply = await person.press(panel, part["custom_id"])
    if reply.modal is None:
        return reply
    filled = {
        field["custom_id"]: [option["value"] for option in field["options"]][: rng.randint(0, field["max_values"])]
        for field in reply.modal.fields
        if "options" in field
    }
    return await person.submit(reply.modal, filled)


async def play_out(here: Running, people: list[Person], rng: Random, most: int = 2000) -> Seen:
    """Press until the match is over; the last post.

    Raises:
        AssertionError: It did not end.
    """
    for _ in range(most):
        posts = [message for message in await people[0].channel() if not message.ephemeral]
        over = [message for message in posts if "Rematch" in message.buttons]
        if over:
            return over[-1]
        newest = next((message for message in reversed(posts) if "My hand" in message.buttons), None)
        if newest is None:
            await here.quiet()
            continue
        play = "Play" if "Play" in newest.buttons else "Answer"
        person = rng.choice(people)
        reply = await person.press(newest, play)
        if offered(reply):
            await answer(person, reply, rng)
            await here.quiet()
    raise AssertionError("the match does not end")
