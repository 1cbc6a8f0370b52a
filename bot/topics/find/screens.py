"""The panel in which someone says what to play and with how many, and sees what has come of it."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from bot.core.outcomes import Objected
from bot.core.paces import PACES
from bot.discord import rooms
from bot.discord.ids import Press, number_in
from bot.discord.message import Button, Chooser, Message, Part, Pick, Select, Text, note, row
from bot.discord.screens.lobby import pace_text
from bot.discord.screens.objections import objection_message
from bot.discord.screens.reader import game_name, match_name, stamp, table_link
from bot.discord.screens.rooms import no_room_text
from bot.store.searches import CASUAL, MOST_AVOIDED, RANKED, Wanted
from bot.topics.find import operations
from bot.topics.find.fitting import seat_numbers
from render.core.languages import LANGUAGES
from rules.games import GAMES

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Iterable

    from bot.discord.call import Call
    from bot.discord.server import Server
    from bot.topics.find.operations import Standing
    from render.core.words import Words

BOTS, RELIABLE = "bots", "reliable"
"""Entries of the menu of terms, beside those of how a game counts."""

DAYS: Final = (1, 3, 7, 14, 30)
"""For how many days to look."""


def _on_a_server(act: Callable[[Call], Awaitable[Message]]) -> Callable[[Call], Awaitable[Message]]:
    """The same, refused in direct messages: players are looked for on a server."""

    async def guarded(call: Call) -> Message:
        return objection_message(Objected("dm-only-mine"), call.words) if call.caller.guild is None else await act(call)

    return guarded


@_on_a_server
async def show(call: Call) -> Message:
    """The panel."""
    return find_message(await call.read(operations.standing, call.caller), call.words, call.server)


@_on_a_server
async def choose(call: Call) -> Message:
    """Remember what was chosen in the panel, and show it again."""
    stands = await call.read(operations.standing, call.caller)
    if call.press.slot == "avoid":
        others = [number for value in call.values if (number := number_in(value)) is not None]
        stands = await call.write(operations.avoid, call.caller, others[:MOST_AVOIDED])
        return find_message(stands, call.words, call.server)
    wanted = _changed(call, stands.search.wanted)
    if wanted is None:
        return find_message(stands, call.words, call.server, call.words.text("bot-bad-option"))
    stands = await call.write(operations.choose, call.caller, wanted)
    return find_message(stands, call.words, call.server)


def _changed(call: Call, wanted: Wanted) -> Wanted | None:
    """What is wanted after a choice; None if that cannot be chosen."""
    values = call.values
    match call.press.slot:
        case "games" if values and set(values) <= GAMES.keys():
            return replace(wanted, games=tuple(game for game in GAMES if game in values))
        case "seats" if values and set(values) <= {str(n) for n in seat_numbers()}:
            return replace(wanted, seats=tuple(sorted(map(int, values))))
        case "paces" if values and set(values) <= PACES.keys():
            return replace(wanted, paces=tuple(pace for pace in PACES if pace in values))
        case "langs" if values and set(values) <= LANGUAGES.keys():
            return replace(wanted, langs=tuple(lang for lang in LANGUAGES if lang in values))
        case "terms" if set(values) <= {RANKED, CASUAL, BOTS, RELIABLE}:
            counts = tuple(key for key in (RANKED, CASUAL) if key in values)
            return replace(wanted, counts=counts or (RANKED, CASUAL), bots=BOTS in values, reliable=RELIABLE in values)
        case "days" if values and values[0] in map(str, DAYS):
            return replace(wanted, days=int(values[0]))
        case _:
            return None


@_on_a_server
async def begin(call: Call) -> Message:
    """Look for players."""
    return find_message(await call.write(operations.begin, call.caller), call.words, call.server)


@_on_a_server
async def withdraw(call: Call) -> Message:
    """Look for players no more."""
    stands = await call.write(operations.withdraw, call.caller)
    return find_message(stands, call.words, call.server, call.words.text("find-withdrawn"))


async def start_with_bots(call: Call) -> Message:
    """Start with bots: the press names the server, since it may stand in a DM."""
    guild = call.caller.guild or number_in(call.press.state) or 0
    done = await call.write(operations.want_bots, guild, call.caller.user)
    call.backend.acting.wants_bots.set()
    return note(call.words.text("find-bots-come" if done else "find-not-looking"))


def find_message(stands: Standing, words: Words, server: Server, head: str = "") -> Message:
    """What would do in menus, above them what has come of it, below them the way to begin or to withdraw."""
    wanted = stands.search.wanted
    alone = [words.text("find-alone")] if stands.alone else []
    lines = [*([head] if head else []), *_state(stands, words), *(_no_place(stands, words, server) or alone)]
    avoids = tuple(sorted(stands.avoids))
    parts: list[Part] = [
        Text("\n".join(lines)),
        _menu("games", words, ((game, game_name(words, game)) for game in GAMES), wanted.games),
        _menu("seats", words, ((str(n), words.text("bot-seats", n=n)) for n in seat_numbers()), map(str, wanted.seats)),
        _menu("paces", words, ((pace, pace_text(pace, words)) for pace in PACES), wanted.paces),
        _menu("langs", words, ((lang, known.name) for lang, known in LANGUAGES.items()), wanted.langs),
        _terms(wanted, words),
        _days(stands, words),
        Chooser(words.text("find-menu-avoid"), Press("find", slot="avoid"), "people", avoids, 0, MOST_AVOIDED),
        row(*_buttons(stands, words)),
    ]
    return Message(tuple(parts))


def _menu(slot: str, words: Words, picks: Iterable[tuple[str, str]], chosen: Iterable[str]) -> Select:
    """A menu of which any entry will do, and at least one is chosen."""
    stands = set(chosen)
    entries = tuple(Pick(value, label, chosen=value in stands) for value, label in picks)
    return Select(words.text(f"find-menu-{slot}"), Press("find", slot=slot), entries, 1, len(entries))


def _terms(wanted: Wanted, words: Words) -> Select:
    stands = {*wanted.counts, *([BOTS] if wanted.bots else []), *([RELIABLE] if wanted.reliable else [])}
    picks = tuple(
        Pick(key, words.text(f"find-{key}"), words.text(f"find-{key}-detail"), chosen=key in stands)
        for key in (RANKED, CASUAL, BOTS, RELIABLE)
    )
    return Select(words.text("find-menu-terms"), Press("find", slot="terms"), picks, 0, len(picks))


def _days(stands: Standing, words: Words) -> Select:
    picks = tuple(
        Pick(str(days), words.text("find-days", n=days), chosen=days == stands.search.wanted.days) for days in DAYS
    )
    return Select(words.text("find-menu-days"), Press("find", slot="days"), picks)


def _state(stands: Standing, words: Words) -> list[str]:
    """What has come of it."""
    search, info = stands.search, stands.found
    if info is not None:
        by = [] if search.answer_by is None else [words.text("find-answer", until=stamp(search.answer_by, "f"))]
        return [words.text("find-found", table=match_name(words, info), link=table_link(info)), *by]
    if not stands.possible:
        return [words.text("find-impossible")]
    if search.since is None or search.until is None:
        return [words.text("find-panel")]
    if search.held is not None:
        return [words.text("find-being-made")]
    return [words.text("find-looking", since=stamp(search.since, "R"), until=stamp(search.until, "f"))]


def _no_place(stands: Standing, words: Words, server: Server) -> list[str]:
    """What keeps a table from being opened where this server plays."""
    wrong = rooms.lacking(server, stands.settings, tags=False)
    if wrong is not None:
        return [no_room_text(stands.settings, wrong, words)]
    if stands.settings.where != "here" or stands.search.held is not None:
        return []
    channel = f"<#{stands.search.channel}>"
    if stands.taken:
        return [words.text("find-channel-taken", channel=channel)]
    if server.guild is not None and not server.is_open(stands.search.channel):
        return [words.text("find-channel-locked", channel=channel)]
    return []


def _buttons(stands: Standing, words: Words) -> list[Button]:
    if not stands.looking:
        return [Button(words.text("find-begin"), Press("findon"), "success", off=not stands.possible)]
    bots = [Button(words.text("find-with-bots"), Press("findbots"), "primary")] if stands.alone else []
    return [*bots, Button(words.text("find-withdraw"), Press("findoff"), "danger")]
