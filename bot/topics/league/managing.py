"""What whoever manages a server does at a league: create it, choose what is played, start it, end rounds, cancel it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.core.boxes.catalog import RANKED
from bot.core.leagues import playing
from bot.core.names import given
from bot.core.paces import PACES
from bot.discord.call import needs
from bot.discord.ids import Press, number_in
from bot.discord.message import Button, Chooser, Form, FormField, Message, Part, Pick, Select, Text, note, row
from bot.discord.screens.league import trouble_text
from bot.discord.screens.lobby import pace_text
from bot.discord.screens.objections import managed_server
from bot.discord.screens.season import name_of
from bot.store.leagues import MOST_LEAGUES
from bot.topics.league import operations
from bot.topics.league.screens import (
    back,
    create_button,
    hours_text,
    looked,
    of_press,
    options_called,
    press,
    terms_text,
)
from render.core.words_names import escaped, plain_name
from rules.games import GAMES

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Iterable

    from bot.discord.call import Call, Reply
    from bot.store.leagues import League
    from bot.topics.league.operations import Shown
    from render.core.words import Words


def managers_only(act: Callable[[Call], Awaitable[Reply]]) -> Callable[[Call], Awaitable[Reply]]:
    """The same for a press, refused to whoever does not manage the server."""

    async def guarded(call: Call) -> Reply:
        guild = managed_server(call)
        return guild if isinstance(guild, Message) else await act(call)

    return guarded


@managers_only
async def name_it(call: Call) -> Form:
    """The form for a new league's name."""
    words = call.words
    field = FormField("name", words.text("league-name"), least=1, longest=operations.LONGEST_NAME)
    return Form(words.text("league-create"), Press("leagues", slot="named"), (field,))


@managers_only
async def named(call: Call) -> Message:
    """Create a league; its settings."""
    name = given(" ".join(call.fields.get("name", ())), operations.LONGEST_NAME)
    if not name:
        return note(call.words.text("house-wrong-name"))
    league = await call.write(operations.create, call.caller, name)
    if league is None:
        return note(call.words.text("league-too-many", n=MOST_LEAGUES))
    shown = await call.read(operations.look, call.caller, league)
    return note(call.words.text("league-no-more")) if shown is None else manage_message(call, shown)


@managers_only
async def show(call: Call) -> Message:
    """What can be managed."""
    return await _managing(call, "")


async def _managing(call: Call, head: str) -> Message:
    """What can be managed, with what came of a press above it."""
    shown = await looked(call)
    return shown if isinstance(shown, Message) else manage_message(call, shown, head)


@managers_only
async def choose(call: Call) -> Message:
    """Change what is played."""
    slot, value = call.press.slot.removeprefix("set-"), call.values[0] if call.values else ""
    done = await call.write(operations.choose, call.caller, of_press(call) or 0, slot, value)
    return await _managing(call, call.words.text(done))


@managers_only
async def begin(call: Call) -> Message:
    """Begin the next season."""
    done = await call.write(operations.begin, call.caller, of_press(call) or 0)
    return await _managing(call, call.words.text(done))


@managers_only
async def end_round(call: Call) -> Message:
    """End the round that the panel showed."""
    done = await call.write(operations.end_round, call.caller, of_press(call) or 0, call.press.at)
    return await _managing(call, call.words.text(done))


@managers_only
async def take_out(call: Call) -> Message:
    """Ask before someone is taken out; ``at`` of the answer is the person."""
    shown, user = await looked(call), number_in("".join(call.values)) or 0
    if isinstance(shown, Message):
        return shown
    words, season = call.words, shown.season
    entrant = season.entrant(user)
    if entrant is None or not entrant.stays:
        return manage_message(call, shown, words.text("league-not-in"))
    sure = Button(words.text("league-out-final"), press(season.league, "outed", user), "danger")
    ask = words.text("league-out-sure", who=escaped(name_of(user, season.names, words)))
    return Message((Text(ask), row(sure, back(season.league, words))))


@managers_only
async def taken_out(call: Call) -> Message:
    """Take someone out for good."""
    done = await call.write(operations.withdraw, call.caller, of_press(call) or 0, call.press.at)
    return await _managing(
        call, call.words.text("league-taken-out" if done in ("league-left", "league-withdrawn") else done)
    )


@managers_only
@needs(looked)
async def cancel(call: Call, shown: Shown) -> Message:
    """Ask before a league is cancelled."""
    league, words = shown.season.league, call.words
    sure = Button(words.text("league-cancel-final"), press(league, "cancelled"), "danger")
    return Message((Text(words.text("league-cancel-sure")), row(sure, back(league, words))))


@managers_only
async def cancelled(call: Call) -> Message:
    """Cancel a league for good."""
    if not await call.write(operations.cancel, call.caller, of_press(call) or 0):
        return await _managing(call, call.words.text("league-no-more"))
    return note(call.words.text("league-cancelled"))


async def try_now(call: Call) -> Message:
    """Try at once to open the tables of one's leagues that wait; asked for in a direct message."""
    waits = await call.write(playing.try_now, call.caller.user)
    return note(call.words.text("league-tried-now" if waits else "league-not-waiting"))


def manage_message(call: Call, shown: Shown, head: str = "") -> Message:
    """What can be managed: before a season its terms, in a season its round."""
    words, season, league = call.words, shown.season, shown.season.league
    lines = [*([head] if head else []), f"**{escaped(league.name)}**"]
    if league.trouble:
        lines.append(trouble_text(league.trouble, shown.settings, words))
    end = Button(words.text("league-cancel"), press(league, "cancel"), "danger")
    if league.phase == "running":
        lines += [terms_text(league.terms, words), words.text("league-manage-running")]
        now = Button(words.text("league-end-round"), press(league, "end", operations.at(season)), "primary")
        who = Chooser(words.text("league-take-out"), press(league, "out"), "people")
        return Message((Text("\n".join(lines)), who, row(now, end, back(league, words))))
    start = Button(words.text("league-start", season=league.season + 1), press(league, "start"), "success")
    buttons = row(start, create_button(words), end, back(league, words))
    return Message((Text("\n".join(lines)), *_menus(shown, words), buttons))


def _menus(shown: Shown, words: Words) -> list[Part]:
    league, terms = shown.season.league, shown.season.league.terms
    low, high = GAMES[terms.game].seats
    named = [(str(number), plain_name(each.name)) for number, each in enumerate(shown.presets)]
    options = [("usual", words.text("league-usual")), (RANKED, words.text("find-ranked")), *named]
    called = {"": "usual", RANKED: RANKED}.get(terms.called)
    stands = called or next((value for value, name in named if name == plain_name(terms.called)), "")
    if not stands:
        options.append(("kept", options_called(terms.called, words)))
    numbers = [n for n in operations.SEATS if low <= n <= high]
    changes = [(str(n), words.text("league-change", n=n)) for n in operations.CHANGES]
    return [
        _menu(league, "form", [(each, words.text(f"league-form-{each}")) for each in ("league", "swiss")], terms.form),
        _menu(league, "game", [(game, words.text(f"{game}-name")) for game in GAMES], terms.game),
        _menu(
            league,
            "terms",
            [(value, words.text("league-options", name=name)) for value, name in options],
            stands or "kept",
        ),
        _menu(league, "seats", [(str(n), words.text("league-tables-of", n=n)) for n in numbers], str(terms.seats)),
        _menu(league, "pace", [(pace, pace_text(pace, words)) for pace in PACES], terms.pace),
        _menu(
            league, "rounds", [(str(n), words.text("league-rounds", n=n)) for n in operations.ROUNDS], str(terms.rounds)
        ),
        _menu(league, "hours", [(str(n), hours_text(n, words)) for n in operations.HOURS], str(terms.hours)),
        *([_menu(league, "change", changes, str(terms.change))] if terms.form == "league" else []),
    ]


def _menu(league: League, slot: str, entries: Iterable[tuple[str, str]], stands: str) -> Select:
    picks = tuple(Pick(value, label, chosen=value == stands) for value, label in entries)
    return Select(next(pick.label for pick in picks), press(league, f"set-{slot}"), picks)
