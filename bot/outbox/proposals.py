"""Proposals to the table, as they are posted."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, assert_never

from bot.core.match.voting import grace_until, waiting
from bot.discord.ids import Press
from bot.discord.message import Button, Message, Text, row
from bot.discord.screens.reader import game_name, mention, named, stamp
from bot.discord.screens.repairs import correction_text
from bot.discord.screens.story import lines_of
from bot.store.spans import DAY
from render.core.words_names import marked_name
from rules.core.corrections import CORRECTION
from rules.core.labels import Who
from rules.core.seats import Seat

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bot.core.loaded_match import LoadedMatch
    from bot.discord.message import Buttons, Part
    from bot.store.records import MatchInfo
    from bot.store.votes import About, Proposal
    from render.core.words import Words

VOTE = 0xB7791F

LABELS: Mapping[About, tuple[str, str]] = MappingProxyType(
    {
        "undo": ("house-agree", "house-keep"),
        "end": ("house-end-agree", "house-end-refuse"),
        "pause": ("vote-pause-agree", "house-end-refuse"),
        "correct": ("repair-agree", "house-keep"),
    }
)
"""What agreeing and declining are called where they are called after what is proposed."""


def vote_message(loaded: LoadedMatch, proposal: Proposal, post: int, pings: tuple[int, ...], words: Words) -> Message:
    """A proposal with the votes so far, and its buttons while it is open."""
    lines = [_title(loaded, proposal, words)]
    if proposal.result == "open":
        lines.append(_state(loaded, proposal, words))
        parts: list[Part] = [Text("\n".join(lines)), *_buttons(loaded, proposal, post, words)]
    else:
        lines.append(_ended(loaded, proposal, words))
        parts = [Text(" ".join(lines))]
    return Message(tuple(parts), VOTE, pings)


def _title(loaded: LoadedMatch, proposal: Proposal, words: Words) -> str:
    info, people, match = loaded.info, loaded.people, loaded.match
    proposer = proposal.proposer_seat
    who = f"<@{proposal.proposer}>" if proposer is None else words.name(people, Who(Seat(proposer)))
    candidate = _candidate(proposal, words)
    of = "" if proposal.seat is None else words.name(people, Who(Seat(proposal.seat)))
    match proposal.about:
        # What was asked for is gone once the match has moved on, and a seat bears the name of its new owner: that it
        # has one is told by the line that calls that person.
        case "undo" if proposal.result != "open":
            return words.text("house-vote-asked", who=who)
        case "take-over" | "replace" if proposal.for_bot and proposal.result == "agreed":
            return words.text("bots-cover-asked", who=who)
        case "take-over" if proposal.for_bot:
            return words.text("bots-cover-vote-free", who=who, of=of, counts=loaded.counts)
        case "replace" if proposal.for_bot:
            silent = mention(words, people, Seat(proposal.seat or 0)) if proposal.result == "open" else of
            return words.text("bots-cover-vote", who=who, of=silent, counts=loaded.counts)
        case "take-over" | "replace" if proposal.result == "agreed":
            return words.text("house-replace-asked", who=candidate)
        case "undo":
            to, moves = proposal.back_to or 0, match.standing_moves
            undone = lines_of(loaded, moves[to : to + 1], words, None)
            what = undone[0] if undone else "-"
            lost = max(0, len(moves) - to)
            lines = [words.text("house-vote-title", who=who, line=to + 1, what=what.replace("**", ""), n=lost)]
            if any(move.drew for move in moves[to:]):
                lines.append(words.text("house-vote-drawn"))
            return "\n".join(lines)
        case "end":
            return words.text("house-end-vote", who=who, game=game_name(words, info.game), match=info.id)
        case "pause":
            days = round(((proposal.until or proposal.opened) - proposal.opened) / DAY)
            return words.text("vote-pause-title", who=who, days=days, game=game_name(words, info.game), match=info.id)
        case "correct":
            assert proposal.correction is not None
            what = correction_text(loaded.face, people, CORRECTION.validate_json(proposal.correction), words)
            return words.text("repair-vote", who=who, game=game_name(words, info.game), match=info.id, what=what)
        case "take-over":
            return words.text("house-replace-vote", who=candidate, of=of)
        case "replace" if proposal.result == "open" and proposal.seat is not None:
            # Both can answer, so both are called: whoever is invited, and whoever may still be there.
            invited = candidate if proposal.candidate is None else f"<@{proposal.candidate}>"
            return words.text("house-replace-offer", who=invited, of=mention(words, people, Seat(proposal.seat)))
        case "replace":
            return words.text("house-replace-offer", who=candidate, of=of)
        case _:
            assert_never(proposal.about)


def _candidate(proposal: Proposal, words: Words) -> str:
    """Who is to have a seat: by name once that person has answered, before that as a mention; or anyone."""
    invited = None if proposal.for_bot else proposal.candidate
    unnamed = words.text("bot-somebody") if invited is None else f"<@{invited}>"
    return marked_name(proposal.candidate_name) or unnamed


def _state(loaded: LoadedMatch, proposal: Proposal, words: Words) -> str:
    """Who agreed, who is waited for and until when; once only a candidate or a silent owner is, since or until when."""
    people = loaded.people
    agreed = named(words, people, [Seat(seat) for seat in sorted(proposal.agreed)])
    missing = [mention(words, people, Seat(seat)) for seat in sorted(waiting(loaded, proposal))]
    if proposal.searches:
        return words.text("vote-search", since=stamp(proposal.opened, "R"))
    if proposal.candidate is not None and not proposal.accepted:
        missing.append(f"<@{proposal.candidate}>")
    if not missing and proposal.accepted and proposal.seat is not None:
        of, at = words.name(people, Who(Seat(proposal.seat))), stamp(grace_until(proposal), "R")
        return words.text("vote-grace", of=of, at=at)
    state = words.text("house-vote-state", agreed=agreed, waiting=words.listed(missing))
    silence = "vote-silence-keeps" if proposal.changes_position else "vote-silence"
    return f"{state} · {deadline(proposal, words)}\n{words.text(silence)}"


def deadline(proposal: Proposal, words: Words) -> str:
    """Until when a proposal can be answered."""
    at = proposal.closes or 0
    return words.text("vote-deadline", **{"at": stamp(at, "f"), "in": stamp(at, "R")})


def reminder_line(info: MatchInfo, proposal: Proposal, of: str, words: Words) -> str:
    """What someone who has not answered a proposal is reminded of.

    Args:
        of: Name of the owner of the seat that is to change hands; empty if none is.
    """
    named_so = {"game": game_name(words, info.game), "match": info.id, "until": deadline(proposal, words)}
    match proposal.about:
        case "undo" | "end" | "pause" | "correct":
            return words.text(f"vote-remind-{proposal.about}", **named_so)
        case "take-over" | "replace" if proposal.for_bot:
            return words.text("bots-cover-remind", **named_so, of=marked_name(of))
        case "take-over" | "replace":
            return words.text("vote-remind-seat", **named_so, of=marked_name(of))
        case _:
            assert_never(proposal.about)


def _ended(loaded: LoadedMatch, proposal: Proposal, words: Words) -> str:
    people = loaded.people
    match proposal.result:
        case "agreed" if proposal.silent:
            agreed = named(words, people, [Seat(seat) for seat in sorted(proposal.agreed)])
            silent = named(words, people, [Seat(seat) for seat in sorted(proposal.silent)])
            return words.text("vote-agreed-by", who=agreed, silent=silent, at=stamp(_closed(proposal), "f"))
        case "agreed":
            return words.text("bot-vote-agreed")
        case "here" if proposal.seat is not None:
            who = words.name(people, Who(Seat(proposal.seat)))
            return words.text("house-replace-here", who=who, of=who)
        case "refused" if proposal.against is not None:
            return words.text("vote-refused-by", who=words.name(people, Who(Seat(proposal.against))))
        case "lapsed":
            return _lapsed(loaded, proposal, words)
        case "withdrawn":
            return words.text("vote-withdrawn", who=marked_name(proposal.candidate_name))
        case _:
            return words.text("bot-vote-refused")


def _closed(proposal: Proposal) -> int:
    """When a proposal ended by itself."""
    return proposal.closes or proposal.ended or 0


def _lapsed(loaded: LoadedMatch, proposal: Proposal, words: Words) -> str:
    """Why a proposal lapsed although no one voted against it."""
    if proposal.closes is None:
        return words.text("vote-nobody-came")
    if (proposal.ended or 0) < proposal.closes:
        return words.text("vote-moved-past")
    missing = [Seat(seat) for seat in sorted(waiting(loaded, proposal))]
    if missing and not proposal.changes_position:
        return words.text("vote-played-on", who=named(words, loaded.people, missing), n=len(missing))
    if missing or proposal.silent:
        silent = named(words, loaded.people, missing or [Seat(seat) for seat in sorted(proposal.silent)])
        return words.text("vote-unanswered", who=silent, at=stamp(proposal.closes, "f"))
    return words.text("vote-invited-silent", who=_candidate(proposal, words))


def _buttons(loaded: LoadedMatch, proposal: Proposal, post: int, words: Words) -> tuple[Buttons, ...]:
    match, vote = loaded.info.id, str(proposal.id)
    yes, no = LABELS.get(proposal.about, ("bot-vote-yes", "bot-vote-no"))
    buttons = [
        Button(words.text(yes), Press("agree", match, post, vote), "success"),
        Button(words.text(no), Press("keep", match, post, vote), "danger"),
    ]
    if proposal.about == "undo":
        would = Press("would", match, post, str(proposal.back_to or 0))
        buttons.append(Button(words.text("house-show-undo"), would))
    if proposal.about == "replace" and not proposal.accepted:
        take = Press("seat", match, post, str(proposal.seat or 0))
        buttons.append(Button(words.text("house-take-seat"), take, "primary"))
    if proposal.accepted and not proposal.for_bot:
        buttons.append(Button(words.text("vote-withdraw"), Press("withdraw", match, post, vote)))
    if proposal.about == "replace":
        buttons.append(Button(words.text("house-here"), Press("here", match, post), "primary"))
    return (row(*buttons),)
