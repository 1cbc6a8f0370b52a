"""Replies against truth: what a sentence claims of a table is held against what stands there at that moment.

Sentences are known by the messages of the text tables that they come from, in whatever language they were said.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cache
from typing import TYPE_CHECKING, Any

import pytest

from bot.core.changes import waited
from bot.core.loaded_match import LoadedMatch
from render.core.words import TEXTS, Words
from rules.core.frozen import frozen
from rules.core.log import Undo
from tests.hostile.oracle import CHANNEL, PHASE, Facts
from tests.hostile.witness import Found

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator


UNCHANGED = re.compile(r"^([a-z-]+) =.*Nothing has changed", re.MULTILINE)
"""A message that claims, in the language in which texts are written, that a press has changed nothing."""

OF_THE_GAME = slice(0, 3)
"""Where phase, log and seats stand among the facts of a table: a vote that was refused has changed none of these."""


@cache
def unchanging() -> frozenset[str]:
    """The messages that claim that nothing has changed."""
    texts = (file.read_text() for file in (TEXTS / "en").glob("*.ftl"))
    return frozenset(key for text in texts for key in UNCHANGED.findall(text))


@frozen
class Moment:
    """What stands when a reply is shown.

    Attributes:
        match: Id of the match that was meant.
        user: Who pressed.
        found: The match as that person finds it.
        before: What stood of each table before the press.
        after: What stands of each table now.
        results: How each vote of the match stands.
        away: Whether the person is away.
    """

    match: str
    user: int
    found: Found
    before: Facts
    after: Facts
    results: Mapping[int, str]
    away: bool = False

    @property
    def loaded(self) -> LoadedMatch:
        """The match, which has been dealt."""
        assert isinstance(self.found, LoadedMatch)
        return self.found

    @property
    def phase(self) -> str:
        """Phase of the match."""
        assert self.found is not None
        return self.found.info.phase if isinstance(self.found, LoadedMatch) else self.found.phase

    @property
    def is_seated(self) -> bool:
        """Whether the person has a place there."""
        if isinstance(self.found, LoadedMatch):
            return self.found.seat is not None
        return self.found is not None and any(guest.user == self.user for guest in self.found.guests)

    @property
    def waits(self) -> frozenset[str]:
        """The names of those whom the match waits for."""
        return frozenset(self.loaded.people[seat].name for seat in waited(self.loaded.match))

    @property
    def rests(self) -> bool:
        """Whether the table rests by agreement."""
        return self.loaded.standstill is not None and self.loaded.standstill.reason == "agreed"

    @property
    def went_back(self) -> Undo | None:
        """What this press has undone, if it has undone anything."""
        entries = self.loaded.match.entries
        grown = self.before.get(self.match, ())[1:2] != self.after[self.match][1:2]
        return next((entry for entry in reversed(entries[-3:]) if grown and isinstance(entry, Undo)), None)

    def has(self, result: str) -> bool:
        """Whether a vote of the match stands like this."""
        return result in self.results.values()


@frozen
class Said:
    """A sentence, by the message of the text tables that it comes from."""

    key: str
    args: Mapping[str, Any]
    text: str


def _named(moment: Moment, args: Mapping[str, Any]) -> bool:
    return bool(moment.waits) and all(_bare(name) in _bare(str(args["who"])) for name in moment.waits)


def _bare(name: str) -> str:
    return name.replace("\\", "")


def _counts(moment: Moment, args: Mapping[str, Any]) -> bool:
    return str(args["counts"]) == moment.loaded.counts


def _is_line(moment: Moment, args: Mapping[str, Any]) -> bool:
    """Whether a line of the log has the number of an answer that stands."""
    return 1 <= int(args.get("first", args["n"])) <= int(args["n"]) <= len(moment.loaded.match.standing_moves)


def _went_back(moment: Moment, args: Mapping[str, Any]) -> bool:
    """Whether the log holds that someone went back before a line."""
    undone = ((place, one) for place, one in enumerate(moment.loaded.match.entries) if isinstance(one, Undo))
    return any(
        one.to + 1 == args["n"] and _bare(moment.loaded.everyone_at(place)[one.seat].name) == _bare(str(args["who"]))
        for place, one in undone
    )


def _would_undo(moment: Moment, args: Mapping[str, Any]) -> bool:
    """Whether so many answers stand from a line on."""
    return len(moment.loaded.match.standing_moves) - int(args["line"]) + 1 == int(args["n"]) > 0


def _has_scored(moment: Moment, args: Mapping[str, Any]) -> bool:
    """Whether those who are named have won with so many points."""
    match, results = moment.loaded.match, moment.loaded.match.results()
    names = [_bare(moment.loaded.everyone[seat].name) for seat in match.winners()]
    named = all(name in _bare(str(args["who"])) for name in names)
    return moment.phase == "over" and results is not None and results[0].points == args["points"] and named


def _others_asked(moment: Moment, args: Mapping[str, Any]) -> bool:
    """Whether people of the table will be asked, and not whoever proposes."""
    people, seat = moment.loaded.people, moment.loaded.seat
    asked = {_bare(people[other].name) for other in moment.loaded.owned if other != seat}
    own = set() if seat is None else {_bare(people[seat].name)}
    who = _bare(str(args["who"]))
    return moment.phase == "running" and any(name in who for name in asked) and not any(name in who for name in own)


def _is_occupied(moment: Moment, args: Mapping[str, Any]) -> bool:
    """Whether a match is played, or planned, in the channel to which a link leads."""
    return any(
        stands[PHASE] in ("lobby", "running") and str(stands[CHANNEL]) in str(args["link"]).split("/")
        for stands in moment.after.values()
    )


CLAIMS: dict[str, Callable[[Moment, Mapping[str, Any]], bool]] = {
    "undo-still-yours": lambda now, _: (
        now.loaded.question is not None and now.loaded.back_to < len(now.loaded.match.standing_moves)
    ),
    "undo-reopened": lambda now, _: now.went_back is not None and now.loaded.question is not None,
    "undo-gone-back": lambda now, args: now.went_back is not None and now.went_back.to + 1 == args["line"],
    "undo-played-since": lambda now, args: any(
        _bare(now.loaded.everyone[move.seat].name) in _bare(str(args["who"]))
        for move in now.loaded.match.standing_moves
        if move.seat != now.loaded.seat
    ),
    "undo-drawn-since": lambda now, _: any(move.drew for move in now.loaded.match.standing_moves),
    "house-done": lambda now, args: len(now.waits) == args["n"] and (not args["n"] or _named(now, args)),
    "house-done-over": lambda now, _: now.phase in ("over", "closed"),
    "house-wrong-over": lambda now, _: now.phase in ("over", "closed"),
    "house-wrong-old-panel": lambda now, _: now.before == now.after and now.loaded.question is not None,
    "house-wrong-old-copy": lambda now, _: now.before == now.after,
    "house-wrong-ended": lambda now, args: now.loaded.question is None and _named(now, args),
    "house-wrong-not-started": lambda now, _: now.phase == "lobby",
    "house-wrong-stranger": lambda now, _: not now.is_seated,
    "house-not-seated": lambda now, _: not now.is_seated,
    "house-lobby-not-in": lambda now, _: not now.is_seated,
    "house-lobby-already": lambda now, _: now.is_seated,
    "house-lobby-started": lambda now, _: now.phase != "lobby",
    "bot-lobby-joined": lambda now, _: now.is_seated,
    "house-lobby-joined-open": lambda now, _: now.is_seated,
    "house-lobby-left": lambda now, _: not now.is_seated,
    "house-lobby-closed": lambda now, _: now.phase == "closed",
    "bot-lobby-opened": lambda now, _: len(now.after) > len(now.before),
    "house-rematch-opened": lambda now, _: len(now.after) > len(now.before),
    "house-over-none": lambda now, _: now.phase == "closed",
    "dead-closed": lambda now, _: now.phase == "closed",
    "house-resign-done": lambda now, _: not now.is_seated,
    "bot-vote-open": lambda now, _: now.has("open"),
    "bot-vote-agreed": lambda now, _: now.has("agreed"),
    "house-vote-alone": lambda now, _: now.has("agreed"),
    "bot-vote-refused": lambda now, _: now.has("refused") or now.has("lapsed"),
    "vote-ended-agreed": lambda now, _: now.has("agreed"),
    "vote-ended-refused": lambda now, _: any(now.has(result) for result in ("refused", "lapsed", "here")),
    "vote-rests-now": lambda now, _: now.rests,
    "vote-goes-on": lambda now, _: not now.rests,
    "vote-not-resting": lambda now, _: not now.rests,
    "late-nobody": lambda now, _: not now.loaded.late,
    "late-self": lambda now, _: any(seat == now.loaded.seat for seat, _ in now.loaded.late),
    "bots-cover-yours": lambda now, _: now.is_seated and not now.loaded.covered,
    "quiet-away-told": lambda now, _: now.away,
    "quiet-back-told": lambda now, _: not now.away,
    "sure-cover-ask": _counts,
    "sure-asked": _others_asked,
    "undo-ask-table": _would_undo,
    "undo-ask-alone": _would_undo,
    "house-log-line": _is_line,
    "house-log-turn": _is_line,
    "house-log-then-title": _is_line,
    "house-log-undone": _went_back,
    "house-log-agreed": _went_back,
    "pulse-waiting": lambda now, _: bool(now.waits),
    "house-over-one": _has_scored,
    "house-over-shared": _has_scored,
    "house-still-on": lambda now, _: now.phase == "running",
    "house-lobby-occupied": _is_occupied,
    "house-lobby-occupied-lobby": _is_occupied,
    "bot-lobby-gone": lambda now, _: now.phase == "closed",
    "sure-bot-ask": _counts,
}
"""What must be true where a message is shown, by its key; beside these, whatever claims that nothing has changed."""


OF_THE_PERSON = frozenset({"quiet-away-told", "quiet-back-told"})
"""Those that say something of the person, whatever match was meant."""

WAITING = frozenset({"house-wrong-turn", "house-wrong-turns", "house-wrong-since"})
"""Those of them that say whom the match waits for."""


@dataclass(slots=True)
class Claims:
    """What was said since it was last asked, by message."""

    said: list[Said] = field(default_factory=list)

    def shown(self, texts: Iterable[str]) -> list[Said]:
        """What of it was shown, and claims anything; all is forgotten then."""
        everything = "\n".join(texts)
        shown = [each for each in self.said if each.text in everything and _claims(each)]
        self.said.clear()
        return shown


def _claims(said: Said) -> bool:
    return said.key in CLAIMS or said.key in unchanging()


def false(said: Said, moment: Moment) -> str | None:
    """What is not true of a sentence that was shown, or None."""
    if said.key in unchanging():
        if said.key in WAITING and not (isinstance(moment.found, LoadedMatch) and _named(moment, said.args)):
            return f"{said.text!r} ({said.key}), but others are waited for"
        changed = {
            name: (moment.before.get(name, ())[OF_THE_GAME], stands[OF_THE_GAME])
            for name, stands in moment.after.items()
            if moment.before.get(name, ())[OF_THE_GAME] != stands[OF_THE_GAME]
        }
        return f"{said.text!r} ({said.key}), but something has changed: {changed}" if changed else None
    if moment.found is None and said.key not in OF_THE_PERSON:
        return None
    return None if CLAIMS[said.key](moment, said.args) else f"{said.text!r} ({said.key}) is not true"


@contextmanager
def claims() -> Iterator[Claims]:
    """Take down what is said as long as the block lasts."""
    heard, text = Claims(), Words.text

    def heeded(self: Words, key: str, /, **args: Any) -> str:
        said = text(self, key, **args)
        heard.said.append(Said(key, args, said))
        return said

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Words, "text", heeded)
        yield heard
