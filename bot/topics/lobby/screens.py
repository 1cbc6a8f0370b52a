"""The private panels of a lobby: one's own colour, seat and word, and what the host may change."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.core.boxes.catalog import ICONS, PACK, RANKED, WHAT_IFS
from bot.core.match.seed import LONGEST_WORD
from bot.core.options import OFF, ON, allows_what_ifs, is_ranked, shows_plans
from bot.core.paces import PACES
from bot.discord.ids import Press
from bot.discord.message import Button, Form, FormField, Message, Part, Pick, Select, Text, note, row
from bot.discord.screens.lobby import kept_lines, option_name, options_text, options_told, refused_lines, value_name
from render.core.languages import LANGUAGES
from render.core.words_names import marked_name, plain_name
from rules.games import GAMES

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.core.boxes.packs import Box
    from bot.store.records import Guest, MatchInfo
    from render.core.words import Words
    from rules.core.setup import Option

ANY = "any"

IN_A_ROW = 5
"""Buttons that Discord takes side by side."""


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
            row(Button(words.text("house-word"), Press("word", info.id)), *_leaving(info, words)),
        )
    )


def _leaving(info: MatchInfo, words: Words) -> tuple[Button, ...]:
    """The buttons that every panel of a guest ends with: what stands behind the deal, and the way out."""
    return details_button(info, words), Button(words.text("house-leave"), Press("leave", info.id), "danger")


def details_button(info: MatchInfo, words: Words) -> Button:
    """The way to the seal, the words of the seed, where values come from and how questions were settled."""
    return Button(words.text("house-details"), Press("about", info.id))


def outsider_message(info: MatchInfo, user: int, words: Words) -> Message:
    """What someone finds behind *Options* who is not in: the rules, and the seat that may be kept for them."""
    kept = any(one.user == user for one in info.reserved)
    lines = [options_text(info, words), *(kept_lines(info, words) if kept else [words.text("house-lobby-outside")])]
    decline = Button(words.text("house-lobby-decline"), Press("leave", info.id), "danger")
    join = Button(words.text("house-join"), Press("join", info.id), "success", off=len(info.guests) >= info.seats)
    return Message((Text("\n".join(lines)), row(join, details_button(info, words), *([decline] if kept else []))))


def word_form(info: MatchInfo, words: Words) -> Form:
    """The form in which a guest adds a word to the seed."""
    field = FormField("word", words.text("house-lobby-word-label"), words.text("bot-word-detail"), longest=LONGEST_WORD)
    return Form(words.text("house-lobby-word-title"), Press("worded", info.id), (field,))


def options_message(
    info: MatchInfo, words: Words, head: str = "", *, boxes: Sequence[Box] = (), seated: bool = True
) -> Message:
    """What the host may change: the game's options, seats, pace, language; and sending someone off.

    Args:
        boxes: What may be chosen besides the bot's own values of cards and boards.
        seated: Whether the reader plays, and does not only manage the server.
    """
    game = GAMES[info.game]
    menus = [
        Select(
            option_name(info.game, option, words),
            Press("option", info.id, slot=option.key),
            _option_picks(info, option, words),
            0 if option.many else 1,
            len(option.values) if option.many else 1,
        )
        for option in options_told(info)
    ]
    seats = tuple(
        Pick(str(n), words.text("bot-seats", n=n), chosen=n == info.seats)
        for n in range(game.seats[0], game.seats[1] + 1)
    )
    pace_name, lang_name = words.text("bot-pace"), words.text("house-lobby-option-language")
    paces = tuple(_entry(pace, pace_name, f"bot-pace-{pace}", words, chosen=pace == info.pace) for pace in PACES)
    langs = tuple(
        Pick(lang, _chosen_shows(lang_name, language.name, words), chosen=lang == info.lang)
        for lang, language in LANGUAGES.items()
    )
    menus.append(Select(words.text("house-lobby-option-seats"), Press("option", info.id, slot="-seats"), seats))
    menus.append(Select(pace_name, Press("option", info.id, slot="-pace"), paces))
    menus.append(Select(lang_name, Press("option", info.id, slot="-lang"), langs))
    menus.append(_counting_menu(info, words))
    menus.append(_icons_menu(info, words))
    # What stands is read in the menus.
    lines = [*([head] if head else []), *refused_lines(info, words)]
    parts: list[Part] = [*([Text("\n".join(lines))] if lines else []), *menus]
    buttons = [details_button(info, words)]
    if seated:
        own = Button(words.text("house-colour-seat"), Press("wish", info.id))
        buttons = [own, *_leaving(info, words)]
    if boxes or PACK in info.options:
        buttons.insert(0, Button(words.text("boxes-option"), Press("box", info.id)))
    buttons.append(Button(words.text("rooms-presets"), Press("presets", info.id)))
    if len(info.expected) > 1:
        buttons.append(Button(words.text("house-lobby-send-off"), Press("kick", info.id), "danger"))
    parts += [row(*buttons[begin : begin + IN_A_ROW]) for begin in range(0, len(buttons), IN_A_ROW)]
    return Message(tuple(parts))


def _counting_menu(info: MatchInfo, words: Words) -> Select:
    """How the game counts: as usual, for levels, or not at all since whoever asks is shown plans.

    Where bots play, plans are shown unless the host leaves them out, and there is no level to be won; nor with a box.
    """
    name, ranked = words.text("results-option"), is_ranked(info.options)
    shown = GAMES[info.game].automatic and shows_plans(info.options, counts=not info.bots)
    offered = {OFF: not (ranked or shown)}
    if not info.bots and PACK not in info.options:
        offered[RANKED] = ranked and not allows_what_ifs(info.options)
        offered[WHAT_IFS] = ranked and allows_what_ifs(info.options)
    if GAMES[info.game].automatic:
        offered[ON] = shown
    picks = tuple(
        Pick(
            value,
            _chosen_shows(name, words.text(f"results-option-{value}"), words),
            words.text(f"results-option-{value}-detail"),
            chosen=chosen,
        )
        for value, chosen in offered.items()
    )
    return Select(name, Press("option", info.id, slot="-plans"), picks)


def _icons_menu(info: MatchInfo, words: Words) -> Select:
    """Whether the table's posts show icons in place of words."""
    name, stands = words.text("house-icons-option"), info.options.get(ICONS, ON)
    picks = tuple(_entry(each, name, f"house-icons-option-{each}", words, chosen=each == stands) for each in (ON, OFF))
    return Select(name, Press("option", info.id, slot="-icons"), picks)


def _option_picks(info: MatchInfo, option: Option, words: Words) -> tuple[Pick, ...]:
    stands = info.options.get(option.key, option.default).split(",")
    if option.many:
        return tuple(
            Pick(value, value_name(info.game, option, value, words), chosen=value in stands) for value in option.values
        )
    key = f"{info.game}-option-{option.key}"
    name = words.text(f"{key}-menu") if words.has(f"{key}-menu") else option_name(info.game, option, words)
    return tuple(_entry(value, name, f"{key}-{value}", words, chosen=value in stands) for value in option.values)


def _entry(value: str, menu: str, key: str, words: Words, *, chosen: bool) -> Pick:
    """An entry of a menu whose value may be too long for it: then a few words stand there, and the value below."""
    said, short = words.text(key), f"{key}-menu"
    if words.has(short):
        return Pick(value, _chosen_shows(menu, words.text(short), words), said, chosen)
    return Pick(value, _chosen_shows(menu, said, words), chosen=chosen)


def _chosen_shows(menu: str, value: str, words: Words) -> str:
    """An entry that says what is chosen: a closed menu shows the entry that stands instead of its own name."""
    return words.text("house-lobby-option", option=menu, value=value)


def send_off_message(info: MatchInfo, words: Words) -> Message:
    """Whom the opener may send off the lobby."""
    others = tuple(
        Pick(str(guest.user), plain_name(guest.name)) for guest in info.expected if guest.user != info.opener
    )
    if not others:
        return note(words.text("house-lobby-nobody"))
    return Message(
        (
            Text(words.text("house-lobby-send-off")),
            Select(words.text("house-lobby-send-off"), Press("kick", info.id, slot="who"), others),
        )
    )
