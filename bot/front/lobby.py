"""The lobby: its post in the channel and the private panels behind its buttons."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.front.ids import Press
from bot.front.message import Button, Divider, Form, FormField, Message, Part, Pick, Select, Text, note, row
from bot.front.reader import game_name, mentions
from bot.play.opening import PACES
from bot.play.options import refused_setup, standing_options
from bot.play.seed import LONGEST_WORD
from render.core.people import LANGUAGES, opponent_title
from render.core.words_names import marked_name, plain_name
from rules.games import GAMES

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.play.outcomes import LobbyChanged
    from bot.store.records import Guest, MatchInfo
    from render.core.words import Words
    from rules.core.game import Option

ANY = "any"
HARBOUR = 0x2E6F95


def lobby_message(info: MatchInfo, post: int, words: Words) -> Message:
    """The lobby post; without buttons once the lobby is no more.

    Args:
        info: The lobby.
        post: Row of the outbox that brought the post, so that the post can be found again.
        words: The table's language.
    """
    seats = info.seats if info.phase == "lobby" else len(info.guests)
    lines = [
        words.text("house-lobby-title", game=game_name(words, info.game), match=info.id, who=f"<@{info.opener}>"),
        words.text(
            "house-lobby-seats",
            taken=len(info.guests),
            seats=seats,
            who=words.listed([_guest(guest, words) for guest in info.guests]),
            free=seats - len(info.guests),
        ),
        words.text("house-lobby-rules", options=options_text(info, words)),
        words.text("bot-lobby-pace", pace=_pace(info.pace, words), language=words.text(f"house-language-{info.lang}")),
        *([words.text("house-lobby-hands")] if GAMES[info.game].hands else []),
        words.text("bot-lobby-values", n=info.reconstructed),
        words.text(
            "house-lobby-seed",
            hash=f"{info.seal[:8]}…{info.seal[-8:]}",
            words=words_shown([guest.word for guest in info.guests]) or words.text("bot-no-words-yet"),
        ),
    ]
    if info.phase == "lobby":
        lines += refused_lines(info, words)
    parts: list[Part] = [Text("\n".join(lines))]
    if info.phase == "lobby":
        parts += [Divider(), *_lobby_buttons(info, post, words)]
    elif info.phase == "closed":
        parts.append(Text(words.text("bot-lobby-gone")))
    else:
        parts.append(Text(words.text("house-lobby-started")))
    return Message(tuple(parts), colour=HARBOUR, silent=True)


def _lobby_buttons(info: MatchInfo, post: int, words: Words) -> list[Part]:
    least = GAMES[info.game].seats[0]
    taken = len(info.guests)
    ready = taken >= least
    start = _start_label(info, words) if ready else words.text("house-start-needs", n=least)
    buttons = row(
        Button(words.text("house-join"), Press("join", info.id, post), "success", off=taken >= info.seats),
        Button(words.text("house-leave"), Press("leave", info.id, post)),
        Button(words.text("house-colour-seat"), Press("wish", info.id, post)),
        Button(words.text("house-options"), Press("options", info.id, post)),
        Button(start, Press("start", info.id, post), "primary", off=not ready),
    )
    if all(guest.confirmed for guest in info.guests):
        return [buttons]
    return [buttons, row(Button(words.text("house-confirm-mine"), Press("confirm", info.id, post), "primary"))]


def _start_label(info: MatchInfo, words: Words) -> str:
    if len(info.guests) > 1:
        return words.text("house-start-with", n=len(info.guests))
    against = opponent_name(info, words)
    return words.text("house-start-alone") if against is None else words.text("house-start-against", who=against)


def opponent_name(info: MatchInfo, words: Words) -> str | None:
    """Name of the rulebook's own opponent of those who are in a lobby; None where only people play."""
    game = GAMES[info.game]
    title = opponent_title(game, len(info.guests), standing_options(game, info))
    return None if title is None else words.text(title)


def refused_lines(info: MatchInfo, words: Words) -> list[str]:
    """Why those who are in a lobby cannot play with its options, in one line, or none."""
    reason = refused_setup(GAMES[info.game], info)
    return [] if reason is None else [words.text("house-lobby-refused", reason=words.say(reason, ()))]


def _guest(guest: Guest, words: Words) -> str:
    who = f"<@{guest.user}>"
    colour = _colour(guest.colour, words)
    if not guest.confirmed:
        return words.text("house-lobby-seat-confirm", who=who, colour=colour)
    if guest.colour is None:
        return words.text("house-lobby-seat-any", who=who)
    return words.text("house-lobby-seat", who=who, colour=colour)


def _colour(colour: str | None, words: Words) -> str:
    return words.text("house-any") if colour is None else words.text(f"house-colour-{colour}")


def words_shown(given: Sequence[str]) -> str:
    """The words of a seed in order of joining, a dash for who gave none; nothing where nobody gave one."""
    return ", ".join(marked_name(word) or "-" for word in given) if any(given) else ""


def _pace(pace: str, words: Words) -> str:
    key = f"bot-pace-{pace}"
    return words.text(key) if words.has(key) else words.text("bot-pace-day")


def options_text(info: MatchInfo, words: Words) -> str:
    """The options of a lobby in words."""
    chosen = [
        words.text(
            "house-lobby-option", option=_option_name(info.game, option, words), value=_values(info, option, words)
        )
        for option in GAMES[info.game].options
    ]
    return " · ".join(chosen) if chosen else words.text("bot-as-printed")


def _option_name(game: str, option: Option, words: Words) -> str:
    return words.text(f"{game}-option-{option.key}")


def _value_name(game: str, option: Option, value: str, words: Words) -> str:
    return words.text(f"{game}-option-{option.key}-{value}")


def _values(info: MatchInfo, option: Option, words: Words) -> str:
    stands = info.options.get(option.key, option.default)
    values = [value for value in stands.split(",") if value]
    return words.listed([_value_name(info.game, option, value, words) for value in values])


def joined_message(changed: LobbyChanged, words: Words) -> Message:
    """The private answer to what somebody did in a lobby."""
    keys = {
        "opened": "bot-lobby-opened",
        "joined": "bot-lobby-joined",
        "left": "house-lobby-left",
        "closed": "house-lobby-closed",
        "changed": "bot-lobby-changed",
        "confirmed": "house-lobby-confirmed",
        "kicked": "bot-lobby-kicked",
    }
    key = keys[changed.what]
    if changed.what == "joined" and not GAMES[changed.info.game].hands:
        key = "house-lobby-joined-open"
    return note(words.text(key))


def preference_message(info: MatchInfo, guest: Guest, words: Words, head: str = "") -> Message:
    """Colour, seat and word of one guest."""
    game = GAMES[info.game]
    colour_name, seat_name = words.text("house-lobby-colour"), words.text("house-lobby-seat-choice")
    anything = Pick(ANY, _chosen_shows(colour_name, words.text("house-any"), words), chosen=guest.colour is None)
    taken = {other.colour: other for other in info.guests if other.user != guest.user}
    colours = [
        Pick(
            colour,
            _chosen_shows(colour_name, words.text(f"house-colour-{colour}"), words),
            detail=words.text("bot-taken") if colour in taken else None,
            chosen=guest.colour == colour,
        )
        for colour in game.colours
    ]
    anywhere = Pick(ANY, _chosen_shows(seat_name, words.text("house-random"), words), chosen=guest.seat is None)
    seats = [
        Pick(str(number), words.text("house-lobby-seat-number", n=number + 1), chosen=guest.seat == number)
        for number in range(info.seats)
    ]
    lines = [*([head] if head else []), words.text("bot-wish")]
    if guest.word:
        lines.append(words.text("house-lobby-word-set", word=marked_name(guest.word)))
    return Message(
        (
            Text("\n".join(lines)),
            Select(colour_name, Press("colour", info.id), (anything, *colours)),
            Select(seat_name, Press("place", info.id), (anywhere, *seats)),
            row(Button(words.text("house-word"), Press("word", info.id))),
        )
    )


def word_form(info: MatchInfo, words: Words) -> Form:
    """The form in which a guest adds a word to the seed."""
    field = FormField("word", words.text("house-lobby-word-label"), words.text("bot-word-detail"), longest=LONGEST_WORD)
    return Form(words.text("house-lobby-word-title"), Press("worded", info.id), (field,))


def options_message(info: MatchInfo, words: Words, head: str = "") -> Message:
    """What the opener may change: the game's options, seats, pace, language; and sending somebody off."""
    game = GAMES[info.game]
    menus = [
        Select(
            _option_name(info.game, option, words),
            Press("option", info.id, slot=option.key),
            _option_picks(info, option, words),
            0 if option.many else 1,
            len(option.values) if option.many else 1,
        )
        for option in game.options
    ]
    seats = tuple(
        Pick(str(n), words.text("bot-seats", n=n), chosen=n == info.seats)
        for n in range(game.seats[0], game.seats[1] + 1)
    )
    pace_name, lang_name = words.text("bot-pace"), words.text("house-lobby-option-language")
    paces = tuple(
        Pick(pace, _chosen_shows(pace_name, words.text(f"bot-pace-{pace}"), words), chosen=pace == info.pace)
        for pace in PACES
    )
    langs = tuple(
        Pick(lang, _chosen_shows(lang_name, words.text(f"house-language-{lang}"), words), chosen=lang == info.lang)
        for lang in LANGUAGES
    )
    menus.append(Select(words.text("house-lobby-option-seats"), Press("option", info.id, slot="-seats"), seats))
    menus.append(Select(pace_name, Press("option", info.id, slot="-pace"), paces))
    menus.append(Select(lang_name, Press("option", info.id, slot="-lang"), langs))
    text = "\n".join([words.text("house-lobby-rules", options=options_text(info, words)), *refused_lines(info, words)])
    parts: list[Part] = [Text(f"{head}\n{text}" if head else text), *menus]
    if len(info.guests) > 1:
        parts.append(row(Button(words.text("house-lobby-send-off"), Press("kick", info.id), "danger")))
    return Message(tuple(parts))


def _option_picks(info: MatchInfo, option: Option, words: Words) -> tuple[Pick, ...]:
    stands = info.options.get(option.key, option.default).split(",")
    name = _option_name(info.game, option, words)
    named = {value: _value_name(info.game, option, value, words) for value in option.values}
    if not option.many:
        named = {value: _chosen_shows(name, shown, words) for value, shown in named.items()}
    return tuple(Pick(value, shown, chosen=value in stands) for value, shown in named.items())


def _chosen_shows(menu: str, value: str, words: Words) -> str:
    """An entry that says what is chosen: a closed menu shows the entry that stands instead of its own name."""
    return words.text("house-lobby-option", option=menu, value=value)


def send_off_message(info: MatchInfo, words: Words) -> Message:
    """Whom the opener may send off the lobby."""
    others = tuple(Pick(str(guest.user), plain_name(guest.name)) for guest in info.guests if guest.user != info.opener)
    if not others:
        return note(words.text("house-lobby-nobody"))
    return Message(
        (
            Text(words.text("house-lobby-send-off")),
            Select(words.text("house-lobby-send-off"), Press("kick", info.id, slot="who"), others),
        )
    )


def start_message(info: MatchInfo, words: Words) -> Message:
    """The one confirmation before the deal."""
    taken = len(info.guests)
    told: dict[str, int | str] = {
        "game": game_name(words, info.game),
        "n": taken,
        "who": mentions(words, info.guests),
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
