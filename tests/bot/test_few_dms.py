"""In someone's DM stand at most one hand and one call of each match, and each leads to the newest post."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from bot.core import people as core_people
from bot.local.autoplay import by_verb
from bot.store.persons import TURN_DM
from rules.core.rng import Rng
from tests.bot.running_bot import RunningBot, running_bot
from tests.end_to_end.sentences import says

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from bot.local.people import Person
    from bot.local.seen import Seen

_LINK = re.compile(r"/channels/\d+/(\d+)/(\d+)")


async def letters(here: RunningBot, person: Person) -> tuple[list[Seen], list[Seen]]:
    """The hands and the calls of someone."""
    await here.quiet()
    inbox = await person.inbox()
    return [each for each in inbox if each.pictures], [each for each in inbox if not each.pictures]


async def wish_for_calls(here: RunningBot) -> None:
    """Everyone wants to be called to a turn by DM."""
    for persona in here.world.fake.world.personas:
        await here.app.acting.write(core_people.note, persona, {TURN_DM: "yes"})


async def take(here: RunningBot, people: list[Person]) -> Person | None:
    """Whoever is asked plays anything that can be typed."""
    for person in people:
        offered = await person.complete("/move", "moves", "")
        if offered:
            await person.command("/move", moves=offered[-1].split(":")[0])
            await here.quiet()
            return person
    return None


async def test_after_many_turns_no_one_has_more_than_one_hand_and_one_call(
    tmp_path: Path, *, heavy: bool, tell: Callable[[str], None]
) -> None:
    turns = 50 if heavy else 5
    async with running_bot(tmp_path) as here:
        people = [here.person("Mika"), here.person("Tom")]
        await wish_for_calls(here)
        channel = int((await here.world.control.ask("add_channel", name="quay"))["id"])
        match = await here.laid("osaka", "Mika", "Tom", channel=channel)
        rng, called, turn = Rng(b"few"), 0, 0
        while turn < turns and await here.inside.play_on(match, rng, 1, channel=channel):
            await here.quiet()
            turn = (await here.inside.load(match, None)).match.turn
            newest = [post for post in await people[0].channel(str(channel)) if by_verb(post, "play")][-1:]
            for person in people:
                hands, calls = await letters(here, person)
                assert len(hands) <= 1
                assert len(calls) <= 1
                for call in calls:
                    if call.buttons:
                        called += 1
                        found = _LINK.search(call.text)
                        assert found is not None
                        assert [int(found[2])] == [post.id for post in newest]
        assert called > turns // 2
        tell(f"{turn} turns, {called} calls seen")


async def test_a_call_that_was_taken_back_says_so_until_the_next_one(tmp_path: Path) -> None:
    async with running_bot(tmp_path) as here:
        people = [here.person("Mika"), here.person("Tom")]
        await wish_for_calls(here)
        await here.dealt("osaka", "Mika", "Tom")
        first = await take(here, people)
        assert first is not None
        other = next(person for person in people if person is not first)
        ((_, (call,)), (_, none)) = [await letters(here, person) for person in (other, first)]
        assert call.buttons
        assert none == []
        await first.command("/game undo")
        (_, (told,)) = await letters(here, other)
        assert told.id == call.id
        assert says(told.text, "dead-called-back")
        assert not told.buttons
        while await take(here, [first]) is None or not (await letters(here, other))[1][0].buttons:
            continue
        (_, (again,)) = await letters(here, other)
        assert again.id != call.id
