"""Proposals to the table and lines about what somebody did, as they are posted."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, assert_never

from bot.front.ids import Press
from bot.front.reader import game_name, mention, named
from bot.front.sheet import Button, Sheet, Text, row
from bot.front.story import lines_of
from bot.play.voting import waiting
from render.core.words_names import marked_name
from rules.core.labels import Who
from rules.core.seats import Seat

if TYPE_CHECKING:
    from bot.front.sheet import Buttons, Part
    from bot.play.outcomes import Card, Sitting
    from bot.store.outbox import Row
    from bot.store.votes import Proposal
    from render.core.words import Words

VOTE = 0xB7791F
TOLD = 0x6B7280
NAMES = frozenset({"who", "of", "by"})
"""Arguments of told lines that are names of people."""


def vote_sheet(sitting: Sitting, proposal: Proposal, post: int, pings: tuple[int, ...], words: Words) -> Sheet:
    """A proposal with the votes so far, and its buttons while it is open."""
    lines = [_title(sitting, proposal, words)]
    if proposal.result == "open":
        lines.append(_state(sitting, proposal, words))
        parts: list[Part] = [Text("\n".join(lines)), *_buttons(sitting, proposal, post, words)]
    else:
        lines.append(_ended(sitting, proposal, words))
        parts = [Text("\n".join(lines))]
    return Sheet(tuple(parts), VOTE, pings)


def _title(sitting: Sitting, proposal: Proposal, words: Words) -> str:
    card, people, match = sitting.card, sitting.people, sitting.match
    proposer = proposal.proposer_seat
    who = f"<@{proposal.proposer}>" if proposer is None else words.name(people, Who(Seat(proposer)))
    candidate = marked_name(proposal.candidate_name) or words.text("bot-somebody")
    of = "" if proposal.seat is None else words.name(people, Who(Seat(proposal.seat)))
    match proposal.about:
        # What was asked for is gone once the match has moved on, and a seat bears the name of its new owner.
        case "undo" if proposal.result != "open":
            return words.text("house-vote-asked", who=who)
        case "take-over" | "replace" if proposal.result == "agreed":
            return words.text("house-replace-taken", who=candidate)
        case "undo":
            to, moves = proposal.back_to or 0, match.standing_moves
            told = lines_of(sitting, moves[to : to + 1], words, None)
            what = told[0] if told else "-"
            lost = max(0, len(moves) - to)
            lines = [words.text("house-vote-title", who=who, what=what.replace("**", ""), n=lost)]
            if any(move.drew for move in moves[to:]):
                lines.append(words.text("house-vote-drawn"))
            return "\n".join(lines)
        case "end":
            return words.text("house-end-vote", who=who, game=game_name(words, card.game), match=card.id)
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


def _state(sitting: Sitting, proposal: Proposal, words: Words) -> str:
    """Who agreed and who is waited for; once that is only a silent owner, how long."""
    people = sitting.people
    agreed = [Seat(seat) for seat in sorted(proposal.agreed)]
    missing = [mention(words, people, Seat(seat)) for seat in sorted(waiting(sitting, proposal))]
    if proposal.candidate is not None and not proposal.accepted:
        missing.append(f"<@{proposal.candidate}>")
    if not missing and proposal.accepted and proposal.seat is not None:
        return words.text("house-replace-grace", of=words.name(people, Who(Seat(proposal.seat))))
    return words.text("house-vote-state", agreed=named(words, people, agreed), waiting=words.listed(missing))


def _ended(sitting: Sitting, proposal: Proposal, words: Words) -> str:
    match proposal.result:
        case "agreed":
            return words.text("bot-vote-agreed")
        case "here" if proposal.seat is not None:
            who = words.name(sitting.people, Who(Seat(proposal.seat)))
            return words.text("house-replace-here", who=who, of=who)
        case _:
            return words.text("bot-vote-refused")


def _buttons(sitting: Sitting, proposal: Proposal, post: int, words: Words) -> tuple[Buttons, ...]:
    match, vote = sitting.card.id, str(proposal.id)
    ends = proposal.about == "end"
    yes = "house-agree" if proposal.about == "undo" else "house-end-agree" if ends else "bot-vote-yes"
    no = "house-keep" if proposal.about == "undo" else "house-end-refuse" if ends else "bot-vote-no"
    buttons = [
        Button(words.text(yes), Press("agree", match, post, vote), "success"),
        Button(words.text(no), Press("keep", match, post, vote), "danger"),
    ]
    if proposal.about == "undo":
        would = Press("would", match, post, str(proposal.back_to or 0))
        buttons.append(Button(words.text("house-show-undo"), would))
    if proposal.about == "replace":
        take = Press("seat", match, post, str(proposal.seat or 0))
        buttons.append(Button(words.text("house-take-seat"), take, "primary", off=proposal.accepted))
        buttons.append(Button(words.text("house-here"), Press("here", match, post), "primary"))
    return (row(*buttons),)


def told_sheet(card: Card, sitting: Sitting | None, told: Row, words: Words) -> Sheet:
    """One line about somebody's act; a free seat can be taken here, and whoever is called can join or play."""
    said = json.loads(told.text)
    args = {name: _argument(name, value, words) for name, value in said["args"].items()}
    buttons = [Button(words.text("house-log"), Press("log", card.id, told.id))]
    if card.phase == "lobby" and told.ping:
        buttons = [Button(words.text("house-join"), Press("join", card.id, told.id), "success")]
    if card.phase == "running" and told.ping:
        buttons = [Button(words.text("house-play"), Press("play", card.id, told.id), "primary"), *buttons]
    free = sitting is not None and told.seat is not None and sitting.people[told.seat].mention is None
    if free and card.phase == "running":
        seat = str(told.seat)
        take = Button(words.text("house-take-seat"), Press("seat", card.id, told.id, seat), "primary")
        end = Button(words.text("house-end-match"), Press("finish", card.id, told.id), "danger")
        buttons = [take, end, *buttons]
    calls = " ".join(f"<@{user}>" for user in told.ping)
    text = f"{calls} {words.text(said['key'], **args)}".strip()
    return Sheet((Text(text), row(*buttons)), TOLD, told.ping, told.silent)


def _argument(name: str, value: str | int, words: Words) -> str | int:
    if name == "game":
        return game_name(words, str(value))
    return marked_name(str(value)) if name in NAMES else value
