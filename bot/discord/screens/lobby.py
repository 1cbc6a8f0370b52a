"""The lobby: its post in the channel, and what is said when it changes or starts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.core.boxes.catalog import PACK
from bot.core.options import is_ranked, refused_setup, shows_plans, standing_options
from bot.discord.ids import Press
from bot.discord.message import HARBOUR, Button, Image, Link, Message, Part, Text, note, row
from bot.discord.screens.how import how_button, title_card
from bot.discord.screens.reader import away_until, game_name, table_link
from bot.store.outbox_rows import FOUND
from bot.store.spans import DAY, HOUR
from render.core.people import opponent_title
from render.core.words_names import marked_name
from rules.games import GAMES

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.core.outcomes import LobbyChanged
    from bot.store.outbox_rows import Row
    from bot.store.records import Guest, MatchInfo
    from render.core.words import Words
    from rules.core.setup import Option


def lobby_message(info: MatchInfo, post: int, words: Words, pings: tuple[int, ...] = ()) -> Message:
    """The lobby post: what is played, who is in, and how to join; but a few lines once the lobby is no more.

    Args:
        post: Row of the outbox that brought the post, so that the post can be found again.
        pings: Who is called to a rematch.
    """
    title = _title(info, words)
    if info.phase != "lobby":
        ended = "bot-lobby-gone" if info.phase == "closed" else "house-lobby-started"
        return Message((Text(f"{title}\n{words.text(ended)}"),), colour=HARBOUR, silent=True)
    about = f"{info.game}-pitch"
    card = title_card(info.game, words)
    parts: list[Part] = [Text(f"{title}\n{words.text(about)}" if words.has(about) else title)]
    parts += [Image(card)] if card is not None else []
    parts += [Text("\n".join(_lobby_lines(info, words))), *_lobby_buttons(info, post, words)]
    return Message(tuple(parts), colour=HARBOUR, pings=pings, silent=not pings)


def _title(info: MatchInfo, words: Words) -> str:
    """What is played, and who has opened it: someone, or a league."""
    told = {"game": game_name(words, info.game), "match": info.id}
    if info.league is not None:
        return words.text("league-lobby-title", **told, name=marked_name(info.league.name))
    return words.text("house-lobby-title", **told, who=f"<@{info.opener}>")


def call_message(info: MatchInfo, row_: Row, words: Words) -> Message:
    """The call to a lobby: of people for whom seats are kept, or of the server's role."""
    if row_.text == FOUND:
        return _found_message(info, row_, words)
    role = int(row_.text) if row_.text else None
    # Whoever rests is named all the same, and finds the call later.
    people = row_.ping or tuple(one.user for one in info.reserved)
    called = [f"<@&{role}>"] if role is not None else [f"<@{user}>" for user in people]
    names = {"game": game_name(words, info.game), "match": info.id, "host": f"<@{info.opener}>"}
    key = "rooms-call-people" if role is None else "rooms-call-role"
    text = words.text(
        key, **names, who=words.listed(called), free=max(0, info.seats - len(info.expected) - len(info.bots))
    )
    join = Button(words.text("house-join"), Press("join", info.id, row_.id), "success")
    buttons = row(join, Link(words.text("tables-link"), table_link(info)))
    return Message((Text(text), buttons), HARBOUR, row_.ping, roles=() if role is None else (role,))


def _found_message(info: MatchInfo, row_: Row, words: Words) -> Message:
    """The one ping of those for whom a table was found: whether they are there."""
    who = words.listed([f"<@{user}>" for user in row_.ping])
    text = words.text("find-call", who=who, game=game_name(words, info.game), match=info.id)
    here = Button(words.text("find-here"), Press("confirm", info.id, row_.id), "success")
    leave = Button(words.text("house-leave"), Press("leave", info.id), "danger")
    return Message((Text(text), row(here, leave)), HARBOUR, row_.ping)


def _lobby_lines(info: MatchInfo, words: Words) -> list[str]:
    """Who is in, for whom seats are kept, and the rules in one line."""
    seats = words.text(
        "house-lobby-seats",
        taken=info.taken,
        seats=info.seats,
        who=words.listed([*(_guest(info, guest, words) for guest in info.guests), *bots_shown(info, words)]),
        free=info.seats - info.taken,
    )
    room = [words.text("bots-room")] if info.bots and info.taken == info.seats else []
    return [
        seats,
        *room,
        *kept_lines(info, words),
        *usual_lines(info, words),
        f"-# {options_text(info, words)} · {pace_text(info.pace, words)}",
        *([words.text("results-ranked-rule")] if is_ranked(info.options) else []),
        *refused_lines(info, words),
    ]


def bots_shown(info: MatchInfo, words: Words) -> list[str]:
    """The automatic players of a lobby, each with its level."""
    return [
        words.text("bots-seat", who=marked_name(bot.name), level=words.text(f"bots-level-{bot.level}"))
        for bot in info.bots
    ]


def kept_lines(info: MatchInfo, words: Words) -> list[str]:
    """For whom a rematch keeps seats, and how long, in one line, or none."""
    if not info.reserved:
        return []
    who = words.listed([f"<@{kept.user}>" for kept in info.reserved])
    until = f"<t:{max(kept.until for kept in info.reserved)}:f>"
    return [words.text("house-lobby-reserved", who=who, until=until)]


def usual_lines(info: MatchInfo, words: Words) -> list[str]:
    """How long such a match takes on this server, in one line; nothing where too few have ended there."""
    if info.usual is None:
        return []
    days, hours = round(info.usual / DAY), max(1, round(info.usual / HOUR))
    if info.usual < DAY:
        return [words.text("rooms-usual-hours", n=hours)]
    return [words.text("rooms-usual-days", n=max(1, days))]


def _lobby_buttons(info: MatchInfo, post: int, words: Words) -> list[Part]:
    least = GAMES[info.game].seats[0]
    ready = info.taken >= least
    start = _start_label(info, words) if ready else words.text("house-start-needs", n=least)
    buttons = row(
        Button(words.text("house-join"), Press("join", info.id, post), "success", off=len(info.guests) >= info.seats),
        *how_button(info, words),
        Button(words.text("house-options"), Press("options", info.id, post)),
        *_bots_button(info, post, words),
        Button(start, Press("start", info.id, post), "primary", off=not ready),
    )
    if all(guest.confirmed for guest in info.guests):
        return [buttons]
    return [buttons, row(Button(words.text("house-confirm-mine"), Press("confirm", info.id, post), "primary"))]


def _bots_button(info: MatchInfo, post: int, words: Words) -> list[Button]:
    """The way to the automatic players, in a game that has some."""
    offered = GAMES[info.game].automatic and "bots" not in info.server.refused
    return [Button(words.text("bots-add"), Press("bots", info.id, post))] if offered else []


def _start_label(info: MatchInfo, words: Words) -> str:
    if info.taken > 1:
        return words.text("house-start-with", n=info.taken)
    against = opponent_name(info, words)
    return words.text("house-start-alone") if against is None else words.text("house-start-against", who=against)


def opponent_name(info: MatchInfo, words: Words) -> str | None:
    """Name of the rulebook's own opponent of those who are in a lobby; None where only people play."""
    game = GAMES[info.game]
    title = opponent_title(game, info.taken, standing_options(game, info))
    return None if title is None else words.text(title)


def refused_lines(info: MatchInfo, words: Words) -> list[str]:
    """Why those who are in a lobby cannot play with its options, in one line, or none."""
    reason = refused_setup(GAMES[info.game], info)
    return [] if reason is None else [words.text("house-lobby-refused", reason=words.say(reason, ()))]


def _guest(info: MatchInfo, guest: Guest, words: Words) -> str:
    """Someone in a lobby: colour, how reliably that person answers, until when away, what is still to be done."""
    verdict = info.reliable.get(guest.user)
    facts = [
        words.text("house-lobby-any-colour") if guest.colour is None else words.text(f"house-colour-{guest.colour}"),
        words.text(f"results-{verdict}") if verdict else "",
        away_until(info, guest.user, words),
        "" if guest.confirmed else words.text("house-lobby-unconfirmed"),
    ]
    return words.text("house-lobby-seat", who=f"<@{guest.user}>", facts=", ".join(filter(None, facts)))


def words_shown(given: Sequence[str]) -> str:
    """The words of a seed in order of joining, a dash for who gave none; nothing where no one gave one."""
    return ", ".join(marked_name(word) or "-" for word in given) if any(given) else ""


def pace_text(pace: str, words: Words) -> str:
    """How fast a table wants to play."""
    key = f"bot-pace-{pace}"
    return words.text(key) if words.has(key) else words.text("bot-pace-day")


def options_told(info: MatchInfo) -> list[Option]:
    """The options of a game that matter to those who are in a lobby."""
    return [option for option in GAMES[info.game].options if not option.alone or info.taken <= 1]


def options_text(info: MatchInfo, words: Words) -> str:
    """The options of a lobby in words."""
    chosen = [
        words.text(
            "house-lobby-option", option=option_name(info.game, option, words), value=_values(info, option, words)
        )
        for option in options_told(info)
    ]
    if GAMES[info.game].automatic and shows_plans(info.options, counts=not info.bots):
        chosen.append(words.text("plans-lobby"))
    if is_ranked(info.options):
        chosen.append(words.text("results-ranked"))
    if PACK in info.options:
        box = words.text("boxes-name", name=info.options[PACK])
        chosen.append(words.text("house-lobby-option", option=words.text("boxes-option"), value=box))
    return " · ".join(chosen) if chosen else words.text("bot-as-printed")


def option_name(game: str, option: Option, words: Words) -> str:
    """What an option is called."""
    return words.text(f"{game}-option-{option.key}")


def value_name(game: str, option: Option, value: str, words: Words) -> str:
    """What a value of an option is called."""
    return words.text(f"{game}-option-{option.key}-{value}")


def _values(info: MatchInfo, option: Option, words: Words) -> str:
    stands = info.options.get(option.key, option.default)
    values = [value for value in stands.split(",") if value]
    return words.listed([value_name(info.game, option, value, words) for value in values])


def joined_message(changed: LobbyChanged, words: Words) -> Message:
    """The private answer to what someone did in a lobby."""
    keys = {
        "opened": "bot-lobby-opened",
        "joined": "bot-lobby-joined",
        "left": "house-lobby-left",
        "declined": "house-lobby-declined",
        "closed": "house-lobby-closed",
        "changed": "bot-lobby-changed",
        "confirmed": "house-lobby-confirmed",
        "kicked": "bot-lobby-kicked",
        "bot-added": "house-settings-saved",
        "bot-removed": "house-settings-saved",
        "invited": "rooms-invited",
        "called": "rooms-called-done",
    }
    key = keys[changed.what]
    if changed.what == "joined" and not GAMES[changed.info.game].hands:
        key = "house-lobby-joined-open"
    return note(words.text(key))


def start_message(info: MatchInfo, words: Words) -> Message:
    """The one confirmation before the deal."""
    taken = info.taken
    told: dict[str, int | str] = {
        "game": game_name(words, info.game),
        "n": taken,
        "who": words.listed([*(f"<@{guest.user}>" for guest in info.guests), *bots_shown(info, words)]),
        "options": options_text(info, words),
    }
    against = opponent_name(info, words)
    if taken > 1:
        ask = words.text("house-lobby-start-ask", **told)
    elif against is None:
        ask = words.text("house-lobby-start-alone", **told)
    else:
        ask = words.text("house-lobby-start-against", **told, opponent=against)
    deal = Button(words.text("house-deal", n=taken), Press("deal", info.id, slot=str(taken)), "success")
    return Message((Text(ask), row(deal, Button(words.text("house-not-yet"), Press("wait", info.id)))))
