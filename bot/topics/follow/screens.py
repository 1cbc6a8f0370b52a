"""The panels of following: how a match is followed, whose matches are, and what is not followed any more."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.discord.call import needs
from bot.discord.ids import Press, number_in
from bot.discord.message import Message, Part, Pick, Select, Text, note
from bot.discord.screens.answers import match_of
from bot.discord.screens.reader import match_name, names_of
from bot.store.follows import HOWS, MOST
from bot.topics.follow import operations
from render.core.words_names import plain_name

if TYPE_CHECKING:
    from bot.core.loaded_match import LoadedMatch
    from bot.discord.call import Call
    from bot.store.follows import How
    from bot.topics.follow.operations import Following
    from render.core.words import Words

NOT: str = "not"
"""In the place of how: not at all."""


async def show(call: Call) -> Message:
    """How a match is followed: only one that everyone on the server may see."""
    loaded = await _followable(call)
    return loaded if isinstance(loaded, Message) else await _panel(call, loaded, "")


async def _followable(call: Call) -> LoadedMatch | Message:
    loaded = await match_of(call)
    if isinstance(loaded, Message):
        return loaded
    if loaded.info.phase != "running":
        return note(call.words.text("house-wrong-over"))
    if loaded.seat is not None:
        return note(call.words.text("follow-own"))
    return loaded if call.server.is_open(loaded.info.channel) else note(call.words.text("follow-locked"))


async def _panel(call: Call, loaded: LoadedMatch, head: str) -> Message:
    stands = await call.read(operations.following, call.caller.user, loaded.info.guild)
    return follow_message(loaded, stands, call.words, head)


def follow_message(loaded: LoadedMatch, stands: Following, words: Words, head: str = "") -> Message:
    """What is told of a match, and whose other matches are followed."""
    info, how = loaded.info, stands.how(loaded.info.id)
    lines = [*([head] if head else []), words.text("follow-panel", **names_of(loaded, words))]
    hows = [Pick(each, words.text(f"follow-{each}"), chosen=each == how) for each in HOWS]
    none = Pick(NOT, words.text("follow-not"), chosen=how is None)
    parts: list[Part] = [
        Text("\n".join(lines)),
        Select(words.text("follow-menu"), Press("followhow", info.id), (*hows, none)),
    ]
    people = [(person.owner, person.name) for person in loaded.people if person.owner is not None]
    if people:
        picks = tuple(
            Pick(str(user), plain_name(name) or str(user), chosen=user in stands.people) for user, name in people
        )
        press = Press("followwho", info.id, slot=how or HOWS[0])
        parts += [
            Text(words.text("follow-about-people")),
            Select(words.text("follow-people"), press, picks, 0, len(picks)),
        ]
    return Message(tuple(parts))


@needs(_followable)
async def choose(call: Call, loaded: LoadedMatch) -> Message:
    """Follow a match in the way that was chosen, or not any more."""
    how = _how(call.values[0] if call.values else "")
    if how is None:
        await call.write(operations.end, call.caller.user, [loaded.info.id])
        return await _panel(call, loaded, call.words.text("follow-ended"))
    if call.preferences.dms_closed:
        return note(call.words.text("follow-dm-closed"))
    begun = await call.write(operations.begin, call.caller.user, loaded.info.id, how)
    return await _panel(call, loaded, call.words.text("follow-begun" if begun else "follow-full", n=MOST))


def _how(value: str) -> How | None:
    return next((how for how in HOWS if how == value), None)


@needs(_followable)
async def choose_people(call: Call, loaded: LoadedMatch) -> Message:
    """Follow what some players of a match will play on its server."""
    offered = {person.owner for person in loaded.people if person.owner is not None}
    chosen = {number for value in call.values if (number := number_in(value)) in offered and number is not None}
    how = _how(call.press.slot) or HOWS[0]
    await call.write(operations.follow_people, call.caller.user, loaded.info.guild, chosen, offered, how)
    return await _panel(call, loaded, call.words.text("house-settings-saved"))


async def all_of_them(call: Call) -> Message:
    """All matches that the person follows, to end some; the press stands in a direct message too."""
    return await _list(call, "")


async def _list(call: Call, head: str) -> Message:
    stands = await call.read(operations.following, call.caller.user, call.caller.guild or 0)
    words = call.words
    if not stands.infos:
        return note(words.text("follow-none"))
    picks = tuple(Pick(info.id, match_name(words, info)) for info in stands.infos[:25])
    menu = Select(words.text("follow-end-menu"), Press("unfollow", slot="some"), picks, 1, len(picks))
    return Message((Text(head or words.text("follow-list")), menu))


async def end(call: Call) -> Message:
    """Follow some matches no more."""
    await call.write(operations.end, call.caller.user, call.values)
    return await _list(call, call.words.text("follow-ended"))
