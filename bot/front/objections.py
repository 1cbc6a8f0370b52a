"""What is said, privately, when something is not done: one sentence, and what may be done instead."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from bot.front.ids import Press
from bot.front.reader import named, table_link, waited_for
from bot.front.sheet import Button, Sheet, Text, note, row
from render.core.words_names import marked_name

if TYPE_CHECKING:
    from bot.front.sheet import Buttons
    from bot.play.outcomes import Card, Objected, Sitting
    from render.core.words import Words


def objection_sheet(objected: Objected, words: Words) -> Sheet:
    """The private answer to something the house does not do."""
    sitting = objected.sitting
    text = objection_text(objected, words)
    if sitting is None:
        return note(text)
    match objected.why:
        case "not-asked" | "stranger":
            return Sheet((Text(text), looking(sitting, words)))
        case "over":
            press = Press("sheet", sitting.card.id)
            return Sheet((Text(text), row(Button(words.text("house-score-sheet"), press, "primary"))))
        case _:
            return note(text)


def looking(sitting: Sitting, words: Words) -> Buttons:
    """What one may look at without being asked."""
    match = sitting.card.id
    closer = Button(words.text("house-closer"), Press("closer", match))
    if sitting.seat is None:
        return row(closer, Button(words.text("house-log"), Press("log", match)))
    hand = Button(words.text("house-hand"), Press("hand", match))
    return row(hand, closer, Button(words.text("house-since"), Press("since", match)))


def objection_text(objected: Objected, words: Words) -> str:
    """The sentence of an objection."""
    sitting = objected.sitting
    card = sitting.card if sitting is not None else objected.card
    match objected.why:
        case "no-table":
            return words.text("house-wrong-table")
        case "not-asked":
            return not_asked(sitting, words)
        case "stranger":
            seats = named(words, sitting.people, sitting.owned) if sitting else ""
            return words.text("house-wrong-stranger", who=seats) if seats else words.text("house-lobby-not-in")
        case "over":
            return words.text("house-wrong-over")
        case "occupied":
            lobby = card is not None and card.phase == "lobby"
            key = "house-lobby-occupied-lobby" if lobby else "house-lobby-occupied"
            return words.text(key, link=table_link(card) if card else objected.detail)
        case "full":
            return words.text("house-lobby-full")
        case "seated":
            return words.text("house-lobby-already" if _in_lobby(card) else "house-replace-already")
        case "not-seated":
            return words.text("house-lobby-not-in" if _in_lobby(card) else "house-hand-not-seated")
        case "taken-colour":
            return words.text("bot-colour-taken", who=marked_name(objected.detail))
        case "taken-seat":
            return words.text("bot-seat-taken", who=marked_name(objected.detail))
        case "too-few":
            return words.text("house-lobby-needs", n=_number(objected))
        case "unconfirmed":
            return words.text("house-lobby-confirm-first", who=_unconfirmed(card, words))
        case "not-opener":
            opener = f"<@{card.opener}>" if card else ""
            return words.text("house-lobby-opener-only", who=opener)
        case "not-manager":
            return words.text("house-manage-needs")
        case "not-lobby":
            return words.text("house-lobby-started")
        case "not-running":
            return words.text("house-wrong-not-started")
        case "nothing-to-take-back":
            return words.text("bot-take-back-nothing")
        case "floor":
            return words.text("house-take-back-nothing")
        case "vote-over":
            return words.text("bot-vote-over")
        case "many-lobbies":
            return words.text("house-lobby-too-many", n=_number(objected))
        case "many-matches":
            return words.text("house-lobby-server-full", n=_number(objected))
        case "here-still":
            return words.text("bot-here-still")
        case "bad-option":
            return words.text("bot-bad-option")
        case "unknown-game":
            return words.text("bot-unknown-game")
        case "not-invited":
            return words.text("bot-not-invited")
        case "dm-only-mine":
            return words.text("house-trouble-server-only")
        case "no-post":
            return words.text("bot-no-post")
        case "not-silent":
            return words.text("house-replace-silent")
        case "too-long":
            return words.text("house-typed-long")
        case _:
            assert_never(objected.why)


def not_asked(sitting: Sitting | None, words: Words) -> str:
    """Whose turn it is instead."""
    seats = waited_for(sitting) if sitting else []
    if sitting is None or not seats:
        return words.text("house-done", n=0, who="")
    key = "house-wrong-turn" if len(seats) == 1 else "house-wrong-turns"
    return words.text(key, who=named(words, sitting.people, seats))


def _number(objected: Objected) -> int:
    return int(objected.detail) if objected.detail.isdigit() else 0


def _in_lobby(card: Card | None) -> bool:
    return card is not None and card.phase == "lobby"


def _unconfirmed(card: Card | None, words: Words) -> str:
    guests = [] if card is None else [guest for guest in card.guests if not guest.confirmed]
    return words.listed([f"<@{guest.user}>" for guest in guests])
