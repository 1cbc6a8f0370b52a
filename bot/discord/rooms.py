"""Rooms at Discord: threads and forum posts that are made for tables, and the tags of a forum."""

from __future__ import annotations

from copy import copy
from typing import TYPE_CHECKING, Final

import discord

from bot.core.match import rooms as match_rooms
from bot.core.match.rooms import STATES, Wish
from bot.discord.components import layout
from bot.discord.message import note
from bot.discord.server import lacking_permissions
from bot.store.codes import (
    ARCHIVED,
    NO_ACCESS,
    NO_PERMISSION,
    TOO_MANY_THREADS,
    UNKNOWN_CHANNEL,
    UNKNOWN_TAG,
    WRONG_KIND,
)
from bot.store.rooms import Room
from render.core.words import Words
from render.core.words_names import marked_name, plain_name
from rules.core.frozen import frozen
from rules.games import GAMES

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Mapping, Sequence

    from bot.core.acting import Acting
    from bot.core.match.rooms import State
    from bot.core.outcomes import Outcome
    from bot.discord.message import Message
    from bot.discord.server import Server
    from bot.store.records import MatchInfo
    from bot.store.rooms import Opening
    from bot.store.server_settings import ServerSettings, Where

LONGEST_NAME: Final = 100
"""Characters of a thread's name."""

MOST_TAGS: Final = 20
"""Tags of a forum."""

LONGEST_TAG: Final = 20
"""Characters of a tag."""

WEEK: Final = 10_080
"""Minutes of stillness after which Discord archives a room by itself: as many as it allows."""

REFUSALS: Final[Mapping[int, str]] = {
    UNKNOWN_CHANNEL: "rooms-gone",
    NO_ACCESS: "rooms-no-permission",
    NO_PERMISSION: "rooms-no-permission",
    WRONG_KIND: "rooms-kind",
    TOO_MANY_THREADS: "rooms-full",
}
"""Why no room can be made, by Discord's codes."""


@frozen
class NoRoom:
    """No room can be made.

    Attributes:
        key: The sentence that says why.
        lacking: Ids of the words for the permissions that are missing.
    """

    key: str
    lacking: tuple[str, ...] = ()

    @property
    def text(self) -> str:
        """As it is stored."""
        return " ".join((self.key, *self.lacking))

    @classmethod
    def read(cls, text: str) -> NoRoom:
        """What was stored."""
        key, *lacking = text.split(" ")
        return cls(key, tuple(lacking))


async def awake(http: discord.http.HTTPClient, channel: int, ask: Callable[[], Awaitable[object]]) -> None:
    """Ask for something in a channel; a thread that sleeps is opened for it."""
    try:
        await ask()
    except discord.HTTPException as error:
        if error.code != ARCHIVED:
            raise
        await http.edit_channel(channel, archived=False)
        await ask()


def parent_of(server: Server, settings: ServerSettings) -> discord.TextChannel | discord.ForumChannel | NoRoom:
    """The channel or forum below which the rooms of a server are made."""
    if settings.parent is None:
        return NoRoom("rooms-unchosen")
    found = None if server.guild is None else server.guild.get_channel(settings.parent)
    return NoRoom("rooms-gone") if found is None else fitting(found, settings.where)


def fitting(channel: discord.abc.GuildChannel, where: Where) -> discord.TextChannel | discord.ForumChannel | NoRoom:
    """A channel, if rooms of that kind can be made below it."""
    match channel:
        case discord.TextChannel() if where == "thread":
            return channel
        case discord.ForumChannel() if where == "post":
            return channel
        case _:
            return NoRoom("rooms-kind")


def lacking(server: Server, settings: ServerSettings, *, tags: bool = True) -> NoRoom | None:
    """What keeps rooms from being made as was chosen; None where nothing does, or no rooms are wanted.

    Without ``tags`` what keeps tags alone from being kept does not count.
    """
    if settings.where == "here":
        return None
    parent = parent_of(server, settings)
    if isinstance(parent, NoRoom):
        return parent
    may = parent.permissions_for(parent.guild.me)
    forum = isinstance(parent, discord.ForumChannel)
    missing = list(lacking_permissions(may, thread=True))
    needed = {
        "rooms-permission-posts" if forum else "rooms-permission-open": (
            may.send_messages if forum else may.create_public_threads
        ),
        "rooms-permission-manage": may.manage_threads or not (forum and tags),
    }
    missing += [key for key, granted in needed.items() if not granted]
    return NoRoom("rooms-lacking", tuple(missing)) if missing else None


def room_name(info: MatchInfo, names: Sequence[tuple[str, int | None]], words: Words) -> str:
    """What a room is called: game, table, who plays, and how many seats of a lobby are free.

    Args:
        info: The table that is or was played there.
        names: The names of those who play as they are kept, and at the end the points of each.
        words: The table's language.
    """
    if info.phase == "closed":
        return named(words.text(f"{info.game}-name"), info.id, [words.text("rooms-closed")], 0)
    free = info.seats - len(names) if info.phase == "lobby" else 0
    shown = [(plain_name(words.called(name)), points) for name, points in names]
    each = [name if points is None else f"{name} {points}" for name, points in shown]
    return named(words.text(f"{info.game}-name"), info.id, each, free)


def named(game: str, match: str, names: Sequence[str], free: int) -> str:
    """The same by the name of the game; names that leave no room are counted."""
    head = f"{game} {match}"
    for left in range(len(names), -1, -1):
        more = free + len(names) - left
        tail = ", ".join([*names[:left], *([f"+{more}"] if more else [])])
        if len(head) + len(tail) + 2 <= LONGEST_NAME:
            return f"{head}: {tail}" if tail else head
    return head[:LONGEST_NAME]


def tag_words(words: Words) -> dict[str, str]:
    """The tags that the bot keeps in a forum: what each stands for, and what it is called."""
    states = {state: words.text(f"rooms-tag-{state}") for state in STATES}
    return {
        key: name[:LONGEST_TAG] for key, name in (states | {game: words.text(f"{game}-name") for game in GAMES}).items()
    }


async def keep_tags(forum: discord.ForumChannel, known: Mapping[str, int], words: Words) -> dict[str, int]:
    """Give a forum the tags that are missing, as far as there is room, and name them in a language.

    Args:
        forum: The forum.
        known: The tags that it was given before, by what they stand for.
        words: The language.

    Returns:
        The tags that are there then, by what they stand for.

    Raises:
        discord.HTTPException: Discord does not let them be made.
    """
    tags, found, changed = [copy(tag) for tag in forum.available_tags], {}, False
    for key, name in tag_words(words).items():
        tag = next((tag for tag in tags if tag.id == known.get(key)), None)
        tag = tag or next((tag for tag in tags if tag.name == name), None)
        if tag is None and len(tags) < MOST_TAGS:
            tag = discord.ForumTag(name=name)
            tags.append(tag)
            changed = True
        if tag is not None:
            changed |= tag.name != name
            tag.name = name
            found[key] = name
    if changed:
        edited = await forum.edit(available_tags=tags)
        tags = list((edited or forum).available_tags)
    by_name = {tag.name: tag.id for tag in tags}
    return {key: by_name[name] for key, name in found.items() if name in by_name}


def missing_tags(forum: discord.ForumChannel, known: Mapping[str, int], words: Words) -> list[str]:
    """What the tags are called that a forum should have and does not."""
    return [name for key, name in tag_words(words).items() if forum.get_tag(known.get(key, 0)) is None]


def tags_for(tags: Mapping[str, int], forum: discord.ForumChannel, game: str, state: State) -> tuple[int, ...]:
    """The tags of a table's post, as far as the forum still has them; none where they could not be changed later."""
    if not forum.permissions_for(forum.guild.me).manage_threads:
        return ()
    return tuple(tags[key] for key in (state, game) if key in tags and forum.get_tag(tags[key]) is not None)


async def open_promised(acting: Acting, server: Server, settings: ServerSettings, opening: Opening) -> Outcome | NoRoom:
    """Make the room that was promised for a table, and open the table there; without a room it is given up."""
    made = await make(server, settings, Wish.of(opening), opening.match)
    if isinstance(made, NoRoom):
        await acting.write(match_rooms.give_up, opening)
        return made
    return await open_made(acting, opening, made)


async def open_made(acting: Acting, opening: Opening, room: Room) -> Outcome:
    """Open a table in the room that was made for it."""
    wish = Wish.of(opening)
    if wish.party is not None:
        # No press asked for it.
        return await acting.write(match_rooms.open_in, wish.caller, opening, room)
    return await acting.act(wish.caller, match_rooms.open_in, opening, room)


async def make(server: Server, settings: ServerSettings, wish: Wish, match: str) -> Room | NoRoom:
    """Make the room for a table that is to be opened, or say why there is none."""
    refused, parent = lacking(server, settings, tags=False), parent_of(server, settings)
    if refused is not None or isinstance(parent, NoRoom):
        return refused or NoRoom("rooms-gone")
    words, game = Words.of(wish.terms.lang), wish.game
    names = [*map(plain_name, [wish.caller.name] if wish.party is None else wish.party.values())]
    name = named(words.text(f"{game}-name"), match, names, (wish.terms.seats or GAMES[game].seats[1]) - len(names))
    try:
        match parent:
            case discord.TextChannel():
                kind = discord.ChannelType.public_thread
                thread = await parent.create_thread(name=name, type=kind, auto_archive_duration=WEEK)
                return Room(thread.id, name)
            case discord.ForumChannel():
                return await _post(parent, settings, name, _starter(wish, match, words), game)
    except discord.HTTPException as error:
        return NoRoom(REFUSALS.get(error.code, "rooms-failed"))


def _starter(wish: Wish, match: str, words: Words) -> Message:
    """What a forum post begins with."""
    told = {"game": words.text(f"{wish.game}-name"), "match": match}
    if wish.seating is not None:
        return note(words.text("league-starter", **told))
    if wish.party is None:
        return note(words.text("rooms-starter", **told, who=marked_name(wish.caller.name)))
    return note(words.text("find-starter", **told))


async def _post(forum: discord.ForumChannel, settings: ServerSettings, name: str, starter: Message, game: str) -> Room:
    wanted = tags_for(settings.tags, forum, game, "open")
    try:
        return Room(await _posted(forum, name, starter, wanted), name, wanted)
    except discord.HTTPException as error:
        if error.code != UNKNOWN_TAG:
            raise
        return Room(await _posted(forum, name, starter, ()), name)


async def _posted(forum: discord.ForumChannel, name: str, starter: Message, tags: tuple[int, ...]) -> int:
    applied = [tag for tag in forum.available_tags if tag.id in tags]
    made = await forum.create_thread(
        name=name,
        view=layout(starter),
        applied_tags=applied,
        auto_archive_duration=WEEK,
        allowed_mentions=discord.AllowedMentions.none(),
    )
    return made.thread.id
