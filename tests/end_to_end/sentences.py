"""What the bot says when it does not do something, recognised in any of its languages."""

from __future__ import annotations

import re
from functools import cache

from render.core.languages import LANGUAGES
from render.core.words import TEXTS

_MESSAGE = re.compile(r"^(?P<key>[a-z0-9-]+) = (?P<text>.+)$", re.MULTILINE)
_GAP = re.compile(r"\\\{.+?\\\}")

CLASSES: dict[str, tuple[str, ...]] = {
    "not your turn": ("house-wrong-turn", "house-wrong-turns", "house-wrong-since", "house-wrong-ended"),
    "a stranger": ("house-wrong-stranger", "house-not-seated"),
    "an old post": ("house-wrong-old-post",),
    "an old panel": ("house-wrong-old-panel", "house-wrong-old-copy"),
    "not possible": ("house-wrong-picks",),
    "an old form": ("house-wrong-form",),
    "no such table": ("house-wrong-table", "house-no-table"),
    "too fast": ("house-wrong-fast",),
    "busy": ("house-trouble-busy", "house-wrong-stopping"),
    "over": ("house-wrong-over",),
    "unknown press": ("bot-unknown-press",),
    "typed nonsense": ("house-typed-long", "house-typed-unknown", "house-typed-nothing"),
    "no text": ("house-wrong-text",),
    "no such rule": ("house-rules-none",),
    "lobby": (
        "house-lobby-started",
        "house-lobby-opener-only",
        "house-lobby-not-in",
        "house-lobby-full",
        "house-wrong-not-started",
        "house-lobby-already",
    ),
    "nothing to take back": ("bot-take-back-nothing", "undo-played-since", "undo-drawn-since", "undo-repaired-since"),
}
"""Classes of refusals, by the messages that say them."""


@cache
def patterns(key: str) -> tuple[re.Pattern[str], ...]:
    """How a message reads in each language, whatever stands in its gaps."""
    texts = [path.read_text(encoding="utf-8") for lang in LANGUAGES for path in sorted((TEXTS / lang).glob("*.ftl"))]
    return tuple(
        re.compile(_GAP.sub(".+?", re.escape(message["text"])), re.DOTALL)
        for text in texts
        for message in _MESSAGE.finditer(text)
        if message["key"] == key
    )


def says(text: str, *keys: str) -> bool:
    """Whether a text holds one of the messages in any language."""
    return any(pattern.search(text) for key in keys for pattern in patterns(key))


def class_of(text: str) -> str | None:
    """The class of a refusal, or None if the text is none.

    What is said above a fresh panel comes before what is said beneath it.
    """
    order = ("typed nonsense", "not possible", "an old post", "an old panel", "an old form", *CLASSES)
    return next((name for name in order if says(text, *CLASSES[name])), None)
