"""Print every message of a match as a person reads it: ``python -m tests.end_to_end.read_aloud osaka Giulia 20``.

The language is that of the person named: Mika English, Jonas German, Giulia Italian.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

from bot.local.autoplay import answer, offered, verb
from tests.bot.running_bot import running_bot

if TYPE_CHECKING:
    from bot.local.seen import Seen

COMMANDS = ("/help", "/settings", "/hand", "/log", "/game info", "/game status", "/game mine", "/game list")


def read_aloud(what: str, message: Seen) -> None:
    """Print one message: texts, pictures with their alternative text, menus, buttons."""
    lines = [f"\n=== {what}{' (private)' if message.ephemeral else ''}", message.text]
    lines += [f"  picture {picture.filename}: {picture.description}" for picture in message.pictures]
    for menu in message.menus:
        lines.append(f"  menu {menu.get('placeholder')}")
        for option in menu["options"]:
            lines.append(f"    {'*' if option.get('default') else '-'} {option['label']} | {option.get('description')}")
    lines.append(
        "  " + " ".join(f"[{'x ' if it.get('disabled') else ''}{name}]" for name, it in message.buttons.items())
    )
    sys.stdout.write("\n".join(lines) + "\n")


def found(message: Seen, wanted: str) -> str:
    """The custom_id of the button that asks for something."""
    return next(str(part["custom_id"]) for part in message.components if verb(part) == wanted)


def has(message: Seen, wanted: str) -> bool:
    """Whether a message has the button that asks for something."""
    return any(verb(part) == wanted for part in message.components)


async def evening(game: str, name: str, turns: int) -> None:
    """Play some turns of a match and read out what one of the players sees."""
    rng = Random(1)
    async with running_bot(Path(tempfile.mkdtemp())) as here:
        other = "Tom" if name != "Tom" else "Mika"
        people = {person: here.person(person) for person in (name, other)}
        await people[name].command("/game open", game=game)
        lobby = await here.seen(people[name], lambda message: has(message, "start"))
        await people[other].press(lobby, next(iter(lobby.buttons)))
        await here.quiet()
        asked = await people[name].press(lobby, found(await people[name].look(lobby), "start"))
        await people[name].press(asked, next(iter(asked.buttons)))
        for _ in range(turns):
            await here.quiet()
            post = [message for message in await people[name].channel() if has(message, "play")][-1]
            for who, person in rng.sample(list(people.items()), len(people)):
                panel = await person.press(post, next(iter(post.buttons)))
                if not offered(panel):
                    continue
                done = await answer(person, panel, rng)
                if who == name:
                    read_aloud("panel", panel)
                    read_aloud("done", done)
                break
        await here.quiet()
        for message in await people[name].channel():
            if not message.ephemeral:
                read_aloud("post", message)
        for message in await people[name].inbox():
            read_aloud("direct message", message)
        for command in COMMANDS:
            read_aloud(command, await people[name].command(command))


if __name__ == "__main__":
    asyncio.run(evening(sys.argv[1], sys.argv[2], int(sys.argv[3])))
