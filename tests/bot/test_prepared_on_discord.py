"""Preparing a turn through the real client: one that is played when the turn comes, and one that is not."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.bot.running_bot import RunningBot, running_bot

if TYPE_CHECKING:
    from pathlib import Path

    from bot.local.people import Person
    from bot.local.seen import Reply, Seen


async def table(here: RunningBot, person: Person) -> Seen:
    """The newest post, once all is posted."""
    await here.well()
    posts = [one for one in await person.channel() if not one.ephemeral and "Play" in one.buttons]
    return posts[-1]


async def press(person: Person, message: Seen, verb: str) -> Reply:
    """Press the button of a message that asks for something, whatever language it is in."""
    return await person.press(message, ids(message, verb)[0])


def ids(message: Seen, verb: str) -> list[str]:
    """The buttons of a message that ask for something."""
    every = [str(button.get("custom_id", "")) for button in message.buttons.values()]
    return [one for one in every if one.startswith(f"{verb}:")]


async def prepared(here: RunningBot, person: Person, typed: str) -> Seen:
    """What is said once someone has typed a turn ahead."""
    waits = await person.press(await table(here, person), "Play")
    panel = await press(person, waits, "prepare")
    assert ids(panel, "panswer") or panel.menus
    form = await press(person, panel, "ptype")
    assert form.modal is not None
    return await person.submit(form.modal, {"line": typed})


async def by_turn(here: RunningBot) -> tuple[Person, Person]:
    """The two people in the order in which they play, each of whom has kept a lantern."""
    people = here.person("Mika"), here.person("Jonas")
    for person in people:
        await person.command("/move", moves="keep red")
    shown = await people[0].press(await table(here, people[0]), "Play")
    return people[::-1] if ids(shown, "prepare") else people


async def test_a_prepared_turn_is_played_and_another_one_is_not(tmp_path: Path) -> None:
    async with running_bot(tmp_path) as here:
        await here.dealt("toy", "Mika", "Jonas")
        first, second = await by_turn(here)
        ready = await prepared(here, second, "hang 1; do draw")
        assert ids(ready, "padd")
        await first.command("/move", moves="hang 1; do draw")
        await first.command("/move", moves="end")
        post = await table(here, first)
        assert "prepared" not in post.text
        panel = await second.press(post, "Play")
        assert "hang 1" in panel.text or "hänge 1" in panel.text
        assert not ids(panel, "pfill"), "what is not possible any more is not filled in"

        ready = await prepared(here, first, "hang 3; do draw")
        assert ids(await press(first, ready, "padd"), "ptype")
        await second.command("/move", moves="hang 2; do draw")
        await second.command("/move", moves="end")
        post = await table(here, second)
        assert "'s turn was prepared." in post.text
        assert not ids(await first.press(post, "Play"), "prepare")
        ready = await prepared(here, second, "hang 4; do draw")
        assert (await press(second, ready, "pdrop")).text
        assert not await here.world.control.violations()
