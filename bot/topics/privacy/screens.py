"""What is kept about a person: shown, given out as a file, and forgotten on request."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.discord.ids import Press
from bot.discord.message import Attachment, Button, Message, Text, note, row
from bot.topics.privacy import operations as erasing
from bot.topics.privacy.operations import as_file
from render.core.languages import LANGUAGES

if TYPE_CHECKING:
    from bot.discord.call import Call
    from bot.topics.privacy.operations import Kept
    from render.core.words import Words

FILE = "hatoba.json"
"""Name of an export."""

CHOSEN = ("zone", "quiet", "remind")
"""Settings that say when a person is there; they are shown by name."""


async def show(call: Call) -> Message:
    """What is kept about the person."""
    words, kept = call.words, await call.read(erasing.kept_about, call.caller.user)
    buttons = row(
        Button(words.text("privacy-export"), Press("export")),
        Button(words.text("privacy-erase"), Press("erase"), "danger"),
    )
    return Message((Text("\n".join(_lines(kept, words))), buttons))


def _lines(kept: Kept, words: Words) -> list[str]:
    """What is kept, and what is not."""
    values, counts = kept.preferences.values, kept.counts
    language = kept.preferences.language or kept.preferences.lang or words.lang
    chosen = [words.text(f"privacy-{key}", value=values[key]) for key in CHOSEN if key in values]
    if kept.away is not None:
        chosen.append(words.text("privacy-away", until=f"<t:{kept.away}:D>"))
    return [
        words.text("privacy-title"),
        words.text("privacy-person"),
        " · ".join([words.text("privacy-language", value=LANGUAGES[language].name), *chosen]),
        words.text("privacy-games", lobbies=counts.lobbies, running=counts.running, ended=counts.ended),
        words.text(
            "privacy-acts",
            moves=counts.moves,
            votes=counts.votes,
            answers=counts.answers,
            results=counts.results,
            levels=counts.levels,
        ),
        words.text(
            "privacy-own",
            notes=counts.notes,
            prepared=counts.prepared,
            tries=counts.what_ifs,
            searches=counts.searches,
            follows=counts.follows,
            leagues=counts.leagues,
        ),
        *_avoided(kept, words),
        words.text("privacy-traffic", presses=counts.presses, letters=counts.letters),
        words.text("privacy-not-kept"),
    ]


def _avoided(kept: Kept, words: Words) -> list[str]:
    """Whom the person avoids, which only the person reads."""
    people = words.listed([f"<@{user}>" for user in kept.avoided])
    return [words.text("privacy-avoided", who=people)] if kept.avoided else []


async def export(call: Call) -> Message:
    """All of it in a file that only the person sees."""
    exported = await call.read(erasing.export, call.caller.user)
    return Message((Text(call.words.text("privacy-exported")), Attachment(FILE, as_file(exported))))


async def ask_to_erase(call: Call) -> Message:
    """The question before a person is forgotten."""
    words, kept = call.words, await call.read(erasing.kept_about, call.caller.user)
    final = Button(words.text("privacy-erase-final"), Press("erased"), "danger")
    keep_it = Button(words.text("house-close-keep"), Press("unerased"))
    return Message((Text(words.text("privacy-erase-ask", seats=kept.counts.running)), row(final, keep_it)))


async def erase(call: Call) -> Message:
    """Forget the person."""
    await erasing.erase_person(call.backend.acting, call.caller)
    return note(call.words.text("privacy-erased"))


async def keep(call: Call) -> Message:
    """Forget nothing."""
    return note(call.words.text("privacy-kept"))
