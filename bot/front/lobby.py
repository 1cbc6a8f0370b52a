"""The lobby: its post in the channel and the private panels behind its buttons."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.front.ids import Press
from bot.front.reader import game_name, mentions
from bot.front.sheet import Asked, Button, Form, Part, Pick, Rule, Select, Sheet, Text, note, row
from bot.play.seed import LONGEST_WORD
from render.core.people import LANGUAGES
from render.core.words_names import marked_name, plain_name
from rules.games import GAMES

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.play.outcomes import Card, Guest, LobbyChanged
    from render.core.words import Words
    from rules.core.game import Option

ANY = "any"
PACES = ("day", "live", "slow")
HARBOUR = 0x2E6F95


def lobby_sheet(card: Card, post: int, words: Words) -> Sheet:
    """The lobby post; without buttons once the lobby is no more.

    Args:
        card: The lobby.
        post: Row of the outbox that brought the post, so that the post can be found again.
        words: The table's language.
    """
    seats = card.seats if card.phase == "lobby" else len(card.guests)
    lines = [
        words.text("house-lobby-title", game=game_name(words, card.game), match=card.id, who=f"<@{card.opener}>"),
        words.text(
            "house-lobby-seats",
            taken=len(card.guests),
            seats=seats,
            who=words.listed([_guest(guest, words) for guest in card.guests]),
            free=seats - len(card.guests),
        ),
        words.text("house-lobby-rules", options=options_text(card, words)),
        words.text("bot-lobby-pace", pace=_pace(card.pace, words), language=words.text(f"house-language-{card.lang}")),
        words.text("house-lobby-hands"),
        words.text("bot-lobby-values", n=card.reconstructed),
        words.text(
            "house-lobby-seed",
            hash=f"{card.seal[:8]}…{card.seal[-8:]}",
            words=words_shown([guest.word for guest in card.guests]) or words.text("bot-no-words-yet"),
        ),
    ]
    parts: list[Part] = [Text("\n".join(lines))]
    if card.phase == "lobby":
        parts += [Rule(), *_lobby_buttons(card, post, words)]
    elif card.phase == "closed":
        parts.append(Text(words.text("bot-lobby-gone")))
    else:
        parts.append(Text(words.text("house-lobby-started")))
    return Sheet(tuple(parts), colour=HARBOUR, silent=True)


def _lobby_buttons(card: Card, post: int, words: Words) -> list[Part]:
    least = GAMES[card.game].seats[0]
    taken = len(card.guests)
    ready = taken >= least
    start = words.text("house-start-with", n=taken) if ready else words.text("house-start-needs", n=least)
    buttons = row(
        Button(words.text("house-join"), Press("join", card.id, post), "success", off=taken >= card.seats),
        Button(words.text("house-leave"), Press("leave", card.id, post)),
        Button(words.text("house-colour-seat"), Press("wish", card.id, post)),
        Button(words.text("house-options"), Press("options", card.id, post)),
        Button(start, Press("start", card.id, post), "primary", off=not ready),
    )
    if all(guest.confirmed for guest in card.guests):
        return [buttons]
    return [buttons, row(Button(words.text("house-confirm-mine"), Press("confirm", card.id, post), "primary"))]


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


def options_text(card: Card, words: Words) -> str:
    """The options of a lobby in words."""
    chosen = [
        words.text(
            "house-lobby-option", option=_option_name(card.game, option, words), value=_values(card, option, words)
        )
        for option in GAMES[card.game].options
    ]
    return " · ".join(chosen) if chosen else words.text("bot-as-printed")


def _option_name(game: str, option: Option, words: Words) -> str:
    return words.text(f"{game}-option-{option.key}")


def _value_name(game: str, option: Option, value: str, words: Words) -> str:
    return words.text(f"{game}-option-{option.key}-{value}")


def _values(card: Card, option: Option, words: Words) -> str:
    stands = card.options.get(option.key, option.default)
    values = [value for value in stands.split(",") if value]
    return words.listed([_value_name(card.game, option, value, words) for value in values])


def joined_sheet(changed: LobbyChanged, words: Words) -> Sheet:
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
    return note(words.text(keys[changed.what]))


def wish_sheet(card: Card, guest: Guest, words: Words, head: str = "") -> Sheet:
    """Colour, seat and word of one guest."""
    game = GAMES[card.game]
    colour_name, seat_name = words.text("house-lobby-colour"), words.text("house-lobby-seat-choice")
    anything = Pick(ANY, _chosen_shows(colour_name, words.text("house-any"), words), chosen=guest.colour is None)
    taken = {other.colour: other for other in card.guests if other.user != guest.user}
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
        for number in range(card.seats)
    ]
    lines = [*([head] if head else []), words.text("bot-wish")]
    if guest.word:
        lines.append(words.text("house-lobby-word-set", word=marked_name(guest.word)))
    return Sheet(
        (
            Text("\n".join(lines)),
            Select(colour_name, Press("colour", card.id), (anything, *colours)),
            Select(seat_name, Press("place", card.id), (anywhere, *seats)),
            row(Button(words.text("house-word"), Press("word", card.id))),
        )
    )


def word_form(card: Card, words: Words) -> Form:
    """The form in which a guest adds a word to the seed."""
    field = Asked("word", words.text("house-lobby-word-label"), words.text("bot-word-detail"), longest=LONGEST_WORD)
    return Form(words.text("house-lobby-word-title"), Press("worded", card.id), (field,))


def options_sheet(card: Card, words: Words, head: str = "") -> Sheet:
    """What the opener may change: the game's options, seats, pace, language; and sending somebody off."""
    game = GAMES[card.game]
    menus = [
        Select(
            _option_name(card.game, option, words),
            Press("option", card.id, slot=option.key),
            _option_picks(card, option, words),
            0 if option.many else 1,
            len(option.values) if option.many else 1,
        )
        for option in game.options
    ]
    seats = tuple(
        Pick(str(n), words.text("bot-seats", n=n), chosen=n == card.seats)
        for n in range(game.seats[0], game.seats[1] + 1)
    )
    pace_name, lang_name = words.text("bot-pace"), words.text("house-lobby-option-language")
    paces = tuple(
        Pick(pace, _chosen_shows(pace_name, words.text(f"bot-pace-{pace}"), words), chosen=pace == card.pace)
        for pace in PACES
    )
    langs = tuple(
        Pick(lang, _chosen_shows(lang_name, words.text(f"house-language-{lang}"), words), chosen=lang == card.lang)
        for lang in LANGUAGES
    )
    menus.append(Select(words.text("house-lobby-option-seats"), Press("option", card.id, slot="-seats"), seats))
    menus.append(Select(pace_name, Press("option", card.id, slot="-pace"), paces))
    menus.append(Select(lang_name, Press("option", card.id, slot="-lang"), langs))
    text = words.text("house-lobby-rules", options=options_text(card, words))
    parts: list[Part] = [Text(f"{head}\n{text}" if head else text), *menus]
    if len(card.guests) > 1:
        parts.append(row(Button(words.text("house-lobby-send-off"), Press("kick", card.id), "danger")))
    return Sheet(tuple(parts))


def _option_picks(card: Card, option: Option, words: Words) -> tuple[Pick, ...]:
    stands = card.options.get(option.key, option.default).split(",")
    name = _option_name(card.game, option, words)
    named = {value: _value_name(card.game, option, value, words) for value in option.values}
    if not option.many:
        named = {value: _chosen_shows(name, shown, words) for value, shown in named.items()}
    return tuple(Pick(value, shown, chosen=value in stands) for value, shown in named.items())


def _chosen_shows(menu: str, value: str, words: Words) -> str:
    """An entry that says what is chosen: a closed menu shows the entry that stands instead of its own name."""
    return words.text("house-lobby-option", option=menu, value=value)


def send_off_sheet(card: Card, words: Words) -> Sheet:
    """Whom the opener may send off the lobby."""
    others = tuple(Pick(str(guest.user), plain_name(guest.name)) for guest in card.guests if guest.user != card.opener)
    if not others:
        return note(words.text("house-lobby-nobody"))
    return Sheet(
        (
            Text(words.text("house-lobby-send-off")),
            Select(words.text("house-lobby-send-off"), Press("kick", card.id, slot="who"), others),
        )
    )


def start_sheet(card: Card, words: Words) -> Sheet:
    """The one confirmation before the deal."""
    ask = words.text(
        "house-lobby-start-ask",
        game=game_name(words, card.game),
        n=len(card.guests),
        who=mentions(words, card.guests),
        options=options_text(card, words),
    )
    deal = Button(words.text("house-deal", n=len(card.guests)), Press("deal", card.id), "success")
    return Sheet((Text(ask), row(deal, Button(words.text("house-not-yet"), Press("wait", card.id)))))
