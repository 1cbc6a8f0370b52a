"""Practice: one person against automatic players, dealt at once and without a lobby."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.core.access import find_match
from bot.core.match import lobbies as match_lobbies
from bot.core.match.closing import make_room
from bot.core.match.dealing import begin, deal_from, lobby_of
from bot.core.match.lobbies import crowded, kept_tables, lay_table
from bot.core.names import free_name
from bot.core.options import BadOption, chosen
from bot.core.outcomes import Objected
from bot.store import bots, lobbies, server_settings
from bot.store.records import DIRECT
from render.core.languages import LANGUAGES
from rules.core.player import LEVELS, level_of

if TYPE_CHECKING:
    from bot.core.caller import Caller
    from bot.core.outcomes import Outcome
    from bot.core.unit_of_work import UnitOfWork
    from render.core.languages import Lang

OTHERS = 2
"""Automatic players at a table of practice."""


def practise(unit: UnitOfWork, caller: Caller, game: str, level: str, lang: Lang) -> Outcome:
    """Deal a match of the caller against automatic players; the caller is asked first.

    It needs no server: in direct messages with the bot it is played there.

    Args:
        caller: Who practises; a match that the caller practises in the same channel is closed.
        level: How well the others play.
    """
    rules = unit.catalog.games.get(game)
    if rules is None or not rules.automatic:
        return Objected("unknown-game", detail=game[:32])
    known = level_of(level)
    options = chosen(rules, {}, {})
    if known is None or lang not in LANGUAGES or isinstance(options, BadOption):
        return Objected("bad-option", detail="level")
    if caller.guild is not None and "practice" in server_settings.load(unit.connection, caller.guild).refused:
        return Objected("not-allowed", detail="practice")
    make_room(unit, caller)
    refused = crowded(unit, caller)
    if refused is not None:
        return refused
    tables = kept_tables(unit, rules, options)
    assert tables is not None, "the bot's own tables can be used"
    stored = lay_table(unit, caller, rules, OTHERS + 1, options, lang, tables, practice=True)
    taken = {caller.name}
    for _ in range(OTHERS):
        name = free_name(taken)
        lobbies.add_bot(unit.connection, stored.id, name, known)
        taken.add(name)
    # What is dealt does not depend on who sits where: the caller gets the seat that is asked first.
    first = min(deal_from(lobby_of(unit, stored.id), caller.interaction).position.waited)
    lobbies.prefer(unit.connection, stored.id, caller.user, None, first, None)
    return begin(unit, caller, deal_from(lobby_of(unit, stored.id), caller.interaction))


def again(unit: UnitOfWork, caller: Caller, match: str) -> Outcome | None:
    """Deal once more what was practised in direct messages, where no one else can be asked for a rematch.

    Returns:
        What came of it; None where it was played on a server.
    """
    stored = find_match(unit, caller, match)
    if caller.guild is not None or isinstance(stored, Objected) or stored.guild != DIRECT:
        return None
    if stored.phase == "running":
        return Objected("occupied", info=unit.info(stored.id))
    level = next((bot.level for bot in bots.seated(unit.connection, stored.id).values()), LEVELS[0])
    return practise(unit, caller, stored.game, level, stored.lang)


def rematch(unit: UnitOfWork, caller: Caller, match: str) -> Outcome:
    """Open a lobby with the same options; in direct messages practise once more."""
    return again(unit, caller, match) or match_lobbies.rematch(unit, caller, match)
