"""The panel of a league: how it stands, signing up, its table, one's own games, its rules."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from bot.core.leagues import signing_up
from bot.core.leagues.standings import orders
from bot.core.leagues.table import points
from bot.core.outcomes import Objected
from bot.discord.call import needs
from bot.discord.height import SURELY_FITS, height_of
from bot.discord.ids import Press, number_in
from bot.discord.message import Button, Image, Message, Part, Pick, Select, Text, fitting, row
from bot.discord.screens.league import league_sheet, pages, title, trouble_text
from bot.discord.screens.lobby import pace_text
from bot.discord.screens.objections import objection_message
from bot.discord.screens.reader import stamp, table_link
from bot.discord.screens.season import name_of
from bot.topics.league import operations
from render.core.result_sheet import result_picture, told
from render.core.words_names import escaped, plain_name

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.discord.call import Call
    from bot.store.entrants import Entrant
    from bot.store.league_tables import Seating
    from bot.store.leagues import League, LeagueTerms, Season
    from bot.topics.league.operations import Shown
    from render.core.words import Words

LISTED = 240
"""Characters of the names of those who have signed up."""


def press(league: League, slot: str, at: int = 0) -> Press:
    """A press in the panel of a league."""
    return Press("leagues", at=at, slot=slot, state=str(league.id))


def of_press(call: Call) -> int | None:
    """The league that a press means; that of a menu is what was chosen there."""
    return number_in("".join(call.values) if call.press.slot == "which" else call.press.state)


async def looked(call: Call) -> Shown | Message:
    """The league that is meant, or why nothing is shown."""
    if call.caller.guild is None:
        return objection_message(Objected("dm-only-mine"), call.words)
    shown = await call.read(operations.look, call.caller, of_press(call))
    if shown is not None:
        return shown
    text = call.words.text("league-none" if not call.press.state else "league-no-more")
    create = [row(create_button(call.words))] if call.caller.manager else []
    return Message((Text(text), *create))


def create_button(words: Words) -> Button:
    """The way to a new league, for whoever manages the server."""
    return Button(words.text("league-create"), Press("leagues", slot="name"))


async def show(call: Call) -> Message:
    """The panel."""
    return await panel(call, "")


async def panel(call: Call, head: str) -> Message:
    """The panel, with what came of a press above it."""
    shown = await looked(call)
    return shown if isinstance(shown, Message) else league_message(call, shown, head)


def league_message(call: Call, shown: Shown, head: str) -> Message:
    """How a league stands for whoever looks, and what can be done."""
    words, season, league = call.words, shown.season, shown.season.league
    own = season.entrant(call.caller.user)
    lines = [*([head] if head else []), title(season, words), terms_text(league.terms, words), *_state(season, words)]
    if own is not None and not head:
        lines.append(_own(season, own, words))
    if league.trouble and call.caller.manager:
        lines.append(trouble_text(league.trouble, shown.settings, words))
    into = own is None or not own.stays
    join = Button(words.text("league-sign-up"), press(league, "join"), "success")
    leave = Button(words.text("league-withdraw"), press(league, "leave"), "danger")
    buttons = [] if into and own is not None and league.phase == "running" else [join if into else leave]
    if league.season:
        buttons.append(Button(words.text("league-table"), press(league, "table")))
    if own is not None and league.season:
        buttons.append(Button(words.text("league-mine"), press(league, "mine")))
    buttons.append(Button(words.text("league-rules"), press(league, "rules")))
    if call.caller.manager:
        buttons.append(Button(words.text("league-manage"), press(league, "manage")))
    parts: list[Part] = [Text("\n".join(lines)), row(*buttons)]
    if len(shown.others) > 1:
        picks = tuple(
            Pick(str(each.id), plain_name(each.name), words.text(f"league-phase-{each.phase}"), each.id == league.id)
            for each in shown.others
        )
        parts.append(Select(words.text("league-which"), Press("leagues", slot="which"), picks))
    return Message(tuple(parts))


def terms_text(terms: LeagueTerms, words: Words) -> str:
    """What a league is played with, in one line."""
    facts = [
        words.text("league-tables-of", n=terms.seats),
        words.text("league-rounds", n=terms.rounds),
        pace_text(terms.pace, words),
        *([hours_text(terms.hours, words)] if terms.hours else []),
        *([options_called(terms.called, words)] if terms.called else []),
    ]
    return f"-# {' · '.join(facts)}"


def options_called(called: str, words: Words) -> str:
    """What the options of a league are called."""
    if called == "ranked":
        return words.text("find-ranked")
    return escaped(called) if called else words.text("league-usual")


def hours_text(hours: int, words: Words) -> str:
    """How long a round is at most."""
    if not hours:
        return words.text("league-no-deadline")
    days = hours // 24
    return words.text("league-hours", n=hours) if not days else words.text("league-days", n=days)


def _state(season: Season, words: Words) -> list[str]:
    league, names = season.league, season.names
    there = [escaped(name_of(one.user, names, words)) for one in season.present]
    shown = fitting(there, LISTED)
    more = [words.text("league-more", n=len(there) - len(shown))] if len(there) > len(shown) else []
    signed = words.text("league-there", n=len(there), who=words.listed([*shown, *more]))
    match league.phase:
        case "open":
            return [words.text("league-open"), signed]
        case "over":
            return [words.text("league-over", season=league.season), signed]
        case "running":
            left = sum(not seating.counted for seating in season.now)
            stands = {"season": league.season, "round": league.round, "rounds": league.terms.rounds, "left": left}
            until = [] if league.deadline is None else [words.text("league-until", until=stamp(league.deadline, "f"))]
            return [words.text("league-running", **stands), *until]


def _own(season: Season, own: Entrant, words: Words) -> str:
    """Where someone stands who has signed up."""
    if own.gone:
        return words.text("league-you-are-in" if own.stays else "league-you-withdrew")
    if own.division is None:
        return words.text("league-you-wait" if season.league.phase == "running" else "league-you-are-in")
    divisions = orders(season)
    line = next(line for line in divisions[own.division] if line.user == own.user)
    number = own.division + 1 if len(divisions) > 1 else 0
    if line.place is None:
        return words.text("league-you-begin", division=number)
    return words.text("league-you-stand", division=number, place=line.place, points=line.points)


async def join(call: Call) -> Message:
    """Sign up."""
    done = await call.write(signing_up.sign_up, call.caller, of_press(call) or 0)
    return await panel(call, call.words.text(done))


@needs(looked)
async def leave(call: Call, shown: Shown) -> Message:
    """Withdraw; from a season that is played only after a second press."""
    league, words = shown.season.league, call.words
    if league.phase == "running":
        sure = Button(words.text("league-withdraw-final"), press(league, "gone"), "danger")
        return Message((Text(words.text("league-withdraw-sure")), row(sure, back(league, words))))
    return await gone(call)


async def gone(call: Call) -> Message:
    """Withdraw for good."""
    done = await call.write(operations.withdraw, call.caller, of_press(call) or 0, call.caller.user)
    return await panel(call, call.words.text(done))


def back(league: League, words: Words) -> Button:
    """The way back to the panel."""
    return Button(words.text("league-back"), press(league, "back"))


@needs(looked)
async def table(call: Call, shown: Shown) -> Message:
    """The table of the season as a picture; ``at`` is the page."""
    return await call.backend.renderer.draw(partial(table_message, shown.season, call.press.at, call.words))


def table_message(season: Season, page: int, words: Words) -> Message:
    """A page of the table, and the ways to the next one, to it in words, and back."""
    league, shown = season.league, pages(season, words)
    if not shown:
        return Message((Text(words.text("league-no-table")), row(back(league, words))))
    at = page % len(shown)
    picture = Image(result_picture(league_sheet(season, shown[at], words), words))
    more = [Button(words.text("league-more-lines"), press(league, "table", at + 1))] if len(shown) > 1 else []
    in_words = Button(words.text("league-words"), press(league, "words"))
    return Message((picture, row(*more, in_words, back(league, words))))


@needs(looked)
async def in_words(call: Call, shown: Shown) -> Message:
    """The table in words, for screen readers; ``at`` is the page."""
    words, season = call.words, shown.season
    sheet = league_sheet(season, [line for page in pages(season, words) for line in page], words)
    subtitle, *lines = map(escaped, (sheet.subtitle, *told(sheet, words)))
    return _leafed(
        call, season.league, f"**{escaped(sheet.title)}**\n{subtitle}", lines, words.text("league-more-lines")
    )


def _leafed(call: Call, league: League, head: str, lines: Sequence[str], more: str) -> Message:
    """The page that a press means of lines, each of as many as fit one screen.

    Args:
        head: What stands above the lines of each page.
        more: What the button is called that leads to the next page, and from the last one to the first.
    """

    def page(shown: Sequence[str], *buttons: Button) -> Message:
        return Message((Text("\n".join([head, *shown])), row(*buttons, back(league, call.words))))

    leaves: list[list[str]] = [[]]
    for line in lines:
        if leaves[-1] and height_of(page([*leaves[-1], line], Button(more, call.press))) > SURELY_FITS:
            leaves.append([])
        leaves[-1].append(line)
    at = call.press.at % len(leaves)
    following = [Button(more, press(league, call.press.slot, (at + 1) % len(leaves)))] if len(leaves) > 1 else []
    return page(leaves[at], *following)


@needs(looked)
async def mine(call: Call, shown: Shown) -> Message:
    """One's own tables in the season, the newest round first; ``at`` is the page."""
    words, season = call.words, shown.season
    own = [each for each in reversed(season.seatings) if call.caller.user in each.people]
    lines = [_table_line(shown, each, call.caller.user, words) for each in own]
    lines = lines or [words.text("league-no-games")]
    return _leafed(call, season.league, title(season, words), lines, words.text("league-more-games"))


def _table_line(shown: Shown, seating: Seating, user: int, words: Words) -> str:
    """A table of someone's: against whom, where, and what came of it."""
    if seating.is_rest:
        return words.text("league-own-rest", round=seating.round)
    names = shown.season.names
    who = words.listed([escaped(name_of(other, names, words)) for other in seating.people if other != user])
    info = shown.infos.get(seating.match or "")
    where = "" if info is None else table_link(info)
    if not seating.counted:
        return words.text("league-own-open" if where else "league-own-waits", round=seating.round, who=who, where=where)
    at = {one.user: one.place or 1 for one in seating.seats}
    key = "league-own-over" if where else "league-own-gone"
    return words.text(key, round=seating.round, who=who, place=at[user], points=points(at)[user], where=where)


@needs(looked)
async def rules(call: Call, shown: Shown) -> Message:
    """How a league is counted."""
    league, words = shown.season.league, call.words
    keys = ("points", "ties", "unfinished", "withdrawn", "substitutes")
    draw = words.text(f"league-rule-{league.terms.form}", change=league.terms.change)
    lines = [draw, *(words.text(f"league-rule-{key}") for key in keys)]
    return Message((Text("\n".join(lines)), row(back(league, words))))
