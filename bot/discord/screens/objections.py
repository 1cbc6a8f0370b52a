"""What is said, privately, when something is not done: one sentence, and what may be done instead."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, assert_never

from bot.core.match.proposing import AGAIN
from bot.core.outcomes import Objected
from bot.discord.ids import Press, number_in
from bot.discord.message import Button, Message, Text, note, row
from bot.discord.screens.going_back import no_further, no_way_alone
from bot.discord.screens.lobby import refused_lines
from bot.discord.screens.notes import note_button
from bot.discord.screens.prepared import prepare_button
from bot.discord.screens.reader import hand_button, named, stamp, table_link, waited_for
from render.core.words_names import marked_name

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.core.loaded_match import LoadedMatch
    from bot.discord.call import Call
    from bot.discord.message import Buttons
    from bot.store.records import MatchInfo
    from bot.store.votes import Proposal
    from render.core.words import Words


COUNTED: Final = {
    "too-few": "house-lobby-needs",
    "many-lobbies": "house-lobby-too-many",
    "many-matches": "house-lobby-server-full",
}
"""Sentences that name a number."""

SAID: Final = {
    "not-late": "late-nobody",
    "late-self": "late-self",
    "not-resting": "vote-not-resting",
    "faster": "vote-faster",
    "no-role": "rooms-no-role",
    "not-foreseen": "prepared-unknown",
    "of-league": "league-drawn",
}
"""Sentences that name nothing."""


def managed_server(call: Call) -> int | Message:
    """The server on which the caller is, or that the caller does not manage one there."""
    caller = call.caller
    if caller.guild is None or not caller.manager:
        return objection_message(Objected("not-manager"), call.words)
    return caller.guild


def objection_message(objected: Objected, words: Words) -> Message:
    """The private answer to something the bot does not do."""
    loaded = objected.loaded
    text = objection_text(objected, words)
    if objected.why == "no-box" and objected.info is not None:
        return Message((Text(text), row(Button(words.text("boxes-option"), Press("box", objected.info.id)))))
    if loaded is None:
        return note(text)
    match objected.why:
        case "not-asked" | "stranger":
            return Message((Text(text), looking(loaded, words)))
        case "floor":
            return no_way_alone(loaded, words)
        case "over":
            press = Press("sheet", loaded.info.id)
            return Message((Text(text), row(Button(words.text("house-score-sheet"), press, "primary"))))
        case _:
            return note(text)


def looking(loaded: LoadedMatch, words: Words) -> Buttons:
    """What one may look at without being asked."""
    match = loaded.info.id
    closer = Button(words.text("house-closer"), Press("closer", match))
    if loaded.seat is None:
        follow = [Button(words.text("follow-button"), Press("follow", match))] if loaded.info.phase == "running" else []
        return row(closer, Button(words.text("house-log"), Press("log", match)), *follow)
    hand = hand_button(loaded.info, Press("hand", match), words)
    since = Button(words.text("house-since"), Press("since", match))
    return row(*hand, closer, since, *prepare_button(loaded, words), *note_button(loaded, words))


def no_seat(loaded: LoadedMatch, words: Words) -> str:
    """What someone reads who has no seat: who plays, or to whom the own seat was given."""
    if loaded.given is not None:
        gone = {"who": marked_name(loaded.given.to), "when": stamp(loaded.given.at, "R")}
        return words.text("dead-seat-gone", **gone)
    seats = named(words, loaded.people, loaded.owned)
    return words.text("house-wrong-stranger", who=seats) if seats else words.text("house-lobby-not-in")


def objection_text(objected: Objected, words: Words) -> str:
    """The sentence of an objection."""
    loaded = objected.loaded
    info = loaded.info if loaded is not None else objected.info
    match objected.why:
        case "no-table":
            return words.text("house-wrong-table")
        case "not-asked":
            return not_asked(loaded, words)
        case "stranger":
            return words.text("house-lobby-not-in") if loaded is None else no_seat(loaded, words)
        case "over":
            return words.text("house-wrong-over")
        case "occupied":
            lobby = info is not None and info.phase == "lobby"
            key = "house-lobby-occupied-lobby" if lobby else "house-lobby-occupied"
            return words.text(key, link=table_link(info) if info else objected.detail)
        case "full":
            return words.text("house-lobby-full")
        case "reserved":
            return words.text("house-lobby-kept", who=_kept(info, words))
        case "seated":
            return words.text("house-lobby-already" if _in_lobby(info) else "house-replace-already")
        case "not-seated":
            return words.text("house-lobby-not-in" if _in_lobby(info) else "house-not-seated")
        case "taken-colour":
            return words.text("bot-colour-taken", who=marked_name(objected.detail))
        case "taken-seat":
            return words.text("bot-seat-taken", who=marked_name(objected.detail))
        case "other-guests":
            return words.text("house-lobby-other-guests")
        case "refused-setup":
            return "\n".join(refused_lines(info, words)) if info else ""
        case "unconfirmed":
            return words.text("house-lobby-confirm-first", who=_unconfirmed(info, words))
        case "ranked":
            return words.text("results-ranked-people")
        case "not-opener":
            opener = f"<@{info.opener}>" if info else ""
            return words.text("house-lobby-opener-only", who=opener)
        case "not-manager":
            return words.text("house-manage-needs")
        case "not-lobby":
            return words.text("house-lobby-started")
        case "not-running":
            return words.text("house-wrong-not-started")
        case "nothing-to-take-back":
            return words.text("bot-take-back-nothing")
        case "cannot-correct":
            return words.text("repair-cannot")
        case "floor":
            return words.text("undo-drawn-since")
        case "repaired-since":
            return no_further(loaded, words) if loaded else ""
        case "vote-over":
            return _vote_over(objected.proposal, words)
        case "asked-lately":
            again = 0 if objected.proposal is None else (objected.proposal.ended or 0) + AGAIN
            return words.text("vote-asked-lately", when=stamp(again, "R"))
        case "here-before":
            return words.text("vote-here-before")
        case "not-allowed":
            return words.text(f"rooms-refused-{objected.detail}")
        case "no-box":
            return words.text("boxes-gone" if info is None else "boxes-gone-lobby", name=marked_name(objected.detail))
        case "called":
            return _called(info, words)
        case "covered":
            return words.text("bots-cover-seat", who=marked_name(objected.detail))
        case "not-late" | "late-self" | "not-resting" | "faster" | "no-role" | "not-foreseen" | "of-league":
            return words.text(SAID[objected.why])
        case "too-few" | "many-lobbies" | "many-matches":
            return words.text(COUNTED[objected.why], n=_number(objected))
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


def not_asked(loaded: LoadedMatch | None, words: Words) -> str:
    """Whose turn it is instead."""
    seats = waited_for(loaded) if loaded else []
    if loaded is None or not seats:
        return words.text("house-done", n=0, who="")
    who = named(words, loaded.people, seats)
    if len(seats) > 1:
        return words.text("house-wrong-turns", who=who)
    wait = loaded.pending_turns.get(seats[0])
    if wait is None:
        return words.text("house-wrong-turn", who=who)
    return words.text("house-wrong-since", who=who, since=stamp(wait.since, "f"))


def _called(info: MatchInfo | None, words: Words) -> str:
    """That a lobby has called the role, or when the next one can."""
    if info is None or info.called:
        return words.text("rooms-called")
    return words.text("rooms-called-lately", when=stamp(info.server.call_again, "R"))


def _vote_over(proposal: Proposal | None, words: Words) -> str:
    """That a vote is over: when, and how it ended."""
    if proposal is None or proposal.ended is None:
        return words.text("bot-vote-over")
    key = "vote-ended-agreed" if proposal.result == "agreed" else "vote-ended-refused"
    return words.text(key, when=stamp(proposal.ended, "R"))


def _number(objected: Objected) -> int:
    return number_in(objected.detail) or 0


def _in_lobby(info: MatchInfo | None) -> bool:
    return info is not None and info.phase == "lobby"


def _unconfirmed(info: MatchInfo | None, words: Words) -> str:
    guests = [] if info is None else [guest for guest in info.guests if not guest.confirmed]
    return words.listed([f"<@{guest.user}>" for guest in guests])


def _kept(info: MatchInfo | None, words: Words) -> str:
    return words.listed([f"<@{one.user}>" for one in info.reserved]) if info else ""


def missing_message(missing: Sequence[str], words: Words) -> Message | None:
    """That the bot lacks permissions that a table needs, by the ids of their words; None if it lacks none."""
    if not missing:
        return None
    permissions = words.listed([words.text(key) for key in missing])
    return note(words.text("house-trouble-permissions", permissions=permissions))
