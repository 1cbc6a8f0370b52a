"""The words of the code: what docstrings, comments, messages and names do not say (GLOSSARY.md says the rest)."""

from __future__ import annotations

import io
import re
import tokenize
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[2]
FOLDERS = ("bot", "render", "rules", "tests")

STIFF = re.compile(r"\b(?:some|no|every|any)body\b|\bshall\b", re.IGNORECASE)
"""Of people the code says someone, no one, everyone, anyone; of what is to be, that it is."""

STIFF_NAME = re.compile(r"(?:^|_)(?:(?:some|no|every|any)body|shall)(?:_|$)", re.IGNORECASE)
"""The same as a part of a name."""

MODULES = {
    "agenda": "reminder_schedule",
    "aiming": "panel_search",
    "apart": "own_message",
    "asides": "side_actions",
    "beat": "clock_catch_up",
    "brief": "undo_label",
    "brought": "turn_summary",
    "carry": "panel_state",
    "dead": "lost_channels",
    "going": "president's move",
    "house": "meta",
    "lapsing": "vote_time_out",
    "lateness": "turn_time_out",
    "letters": "direct_messages",
    "letting_go": "deletion",
    "making_up": "resending",
    "merits": "plan_facts",
    "nudging": "reminders",
    "posted": "post_text",
    "pulse": "background",
    "reckoning": "derived",
    "resting": "do_not_disturb",
    "roads": "placements",
    "settling": "normalising",
    "sitting": "seat_history",
    "standing": "automatic_answer",
    "standing_posts": "posted_cache",
    "still": "standstill",
    "tend": "manage",
    "upkeep": "maintenance",
    "waits": "pending_turns",
    "ways": "paths",
    "where": "destinations",
    "whereabouts": "channel_check",
    "works": "write_queue",
}
"""What modules were once called, and what says it."""

NAMES = ("merit", "merits", "reckoning", "roads")
"""What their contents were called, where the word has no other meaning."""

SUSPECT = re.compile(rf"{STIFF.pattern}|(?:some|no|every|any)body|shall|{'|'.join(NAMES)}", re.IGNORECASE)
"""What stands in every file that may be at fault."""


@cache
def tokens(path: Path) -> tuple[tokenize.TokenInfo, ...]:
    """All tokens of a file in which such a word stands at all; none of others."""
    text = path.read_text(encoding="utf-8")
    return tuple(tokenize.generate_tokens(io.StringIO(text).readline)) if SUSPECT.search(text) else ()


def sources() -> list[Path]:
    """All files of code, but this one and the glossary of players' words."""
    left_out = {Path(__file__), Path(__file__).with_name("test_glossary.py")}
    return [path for folder in FOLDERS for path in sorted((ROOT / folder).rglob("*.py")) if path not in left_out]


def is_prose(token: tokenize.TokenInfo) -> bool:
    """Whether a token is written to be read: a comment, or a string with a space that no one types."""
    typed = re.search(r"recall everybody|shall we", token.string)
    return token.type == tokenize.COMMENT or (token.type == tokenize.STRING and " " in token.string and not typed)


def test_sentences_speak_of_people_plainly() -> None:
    found = [
        (path.relative_to(ROOT).as_posix(), token.start[0], STIFF.findall(token.string))
        for path in sources()
        for token in tokens(path)
        if is_prose(token) and STIFF.search(token.string)
    ]
    assert found == []


def test_names_do_too_and_are_those_of_the_glossary() -> None:
    found = {
        (path.relative_to(ROOT).as_posix(), token.string)
        for path in sources()
        for token in tokens(path)
        if token.type == tokenize.NAME and (STIFF_NAME.search(token.string) or token.string in NAMES)
    }
    assert found == set()


def test_modules_are_called_what_the_field_calls_them() -> None:
    of_the_house = (path for path in sources() if "tests" not in path.parts or path.stem.startswith("test_"))
    stems = {path: path.stem.removeprefix("test_") for path in of_the_house}
    found = [(path.relative_to(ROOT).as_posix(), MODULES[stem]) for path, stem in stems.items() if stem in MODULES]
    assert found == []
