"""What panels and posts say, read as a picky reader would: nothing of nothing, nothing twice, the end of entries."""

from __future__ import annotations

import re
from collections import Counter
from typing import TYPE_CHECKING, NamedTuple

import pytest

from bot.bench.dealing import dealt
from bot.discord.message import Text
from bot.discord.screens.panels import panel_of, question_message
from bot.outbox import posts
from bot.outbox.told import Told
from bot.topics.looking.screens import since_message
from render.core.languages import LANGUAGES
from render.core.panel import AnswerButton, Menu
from render.core.words import Words
from render.core.words_icons import ICON, JOINER
from rules.core.reasons import IllegalAction
from rules.core.rng import Rng
from rules.games import GAMES
from tests.browser.heights.measuring import components, found, texts, with_icons
from tests.every_day import daily

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bot.core.loaded_match import LoadedMatch
    from bot.discord.message import Message
    from render.core.languages import Lang
    from render.core.panel import Panel
    from rules.core.decisions import Question
    from rules.core.log import Move
    from rules.core.match import Match
    from rules.core.seats import Seat
    from rules.core.table import Event
    from tests.conftest import Sample

THEN = "; "
"""Joins answers that are played one after the other."""

ENDS = ("house-and-end", "house-end-turn", "nippon-panel-then-end")
"""Texts that say that the turn ends."""

TRIED = 4
"""Entries of a panel that are played on a copy."""

MONEY = ("yen", "money", "coin")
"""Icons of what one may own nothing of, and be told so."""

NOTHING = re.compile(rf"(?<![\d.,:+/-])0{JOINER}?<:(?!(?:{'|'.join(MONEY)}):)\w+:\d+>")
"""Nothing of what has an icon."""

UNCLEAN = re.compile(
    r" {2,}|[,;] ?[,;.]|\.\.(?!\.)|(?<!\.)\.\.$|[.!?:][,;]|:\.| [,.;:!?](?= |$)|\(\s|\s\)|^[,;.]|[,;]$"
)
"""Blanks and signs that stand where none do."""


class Fault(NamedTuple):
    """Something that is said as no one should read it."""

    why: str
    lang: str
    text: str


def faults(message: Message, lang: Lang) -> Iterator[Fault]:
    """What is wrong with the lines, labels and entries of a message, as they are read."""
    lines = [line for part in message.parts if isinstance(part, Text) for line in part.text.split("\n")]
    sentences = Counter(one for line in lines for one in re.split(r"(?<=[.!?]) ", line) if len(one) > 25)
    yield from (Fault("said twice", lang, one) for one, times in sentences.items() if times > 1)
    for text in texts(components(message)):
        seen = ICON.sub("x", text).replace("**", "").removeprefix("-# ").removeprefix("• ")
        if NOTHING.search(text):
            yield Fault("counts nothing", lang, text)
        if UNCLEAN.search(seen):
            yield Fault("signs or blanks", lang, text)
        if lang == "de" and "(bot" in seen:
            yield Fault("a noun", lang, text)
        if re.search(r"[a-zà-ü)]\. \S", seen) and not re.search(r"[.!?:…)\"»“]$", seen):
            yield Fault("no stop", lang, text)


def entries(panel: Panel) -> Iterator[tuple[str, tuple[str, ...]]]:
    """What each button and each entry of a menu plays, and its label; where several are chosen, the menu's too."""
    for control in panel.controls:
        match control:
            case AnswerButton(standing=None):
                yield control.answer, (control.label,)
            case Menu(at_least=1):
                of_all = (control.hint,) if control.at_most > 1 else ()
                yield from [(control.compose((one.word,)), (one.label, *of_all)) for one in control.entries]
            case _:
                pass


def ends(match: Match, question: Question, answer: str, labels: tuple[str, ...], lang: Lang) -> Iterator[Fault]:
    """Whether an entry says that it ends the turn, and that it cannot be taken back alone, where that is so."""
    words, trial = Words.of(lang), match.copy()
    try:
        for text in answer.split(THEN):
            trial.play(question.seat, text)
    except IllegalAction:
        return
    final = trial.results() is not None or trial.floor(question.seat) > len(match.standing_moves)
    if final != any(label.endswith(words.text("house-final")) for label in labels):
        yield Fault(f"final: {final}", lang, f"{answer} | {labels[0]}")
    told_so = any(words.text(key).casefold() in labels[0].casefold() for key in ENDS)
    if "end" in answer.split(THEN)[1:] and not told_so:
        yield Fault("an end untold", lang, f"{answer} | {labels[0]}")


def told(loaded: LoadedMatch, begun: int, words: Words) -> Iterator[Message]:
    """What is posted for everyone after an answer, and what its owner reads later."""
    yield posts.table_message(loaded, 7, (), Told(range(begun, loaded.match.published)), words)
    yield since_message(loaded, words)


def read(game: str, seats: int, number: int, most: int) -> Iterator[Fault]:
    """Play a match towards its aims and read all that is said, in every language."""
    kind, dice, match = GAMES[game], Rng(b"read" + bytes([seats, number])), dealt(game, seats, number)
    given: tuple[Move[Event], ...] = ()
    whose: Seat | None = None
    while match.revision < most and (asked := [one for one in match.questions() if one.answered is None]):
        question, shown = asked[0], match.published
        for lang in LANGUAGES:
            words = Words.of(lang, icons=True)
            loaded = found(match, question.seat, lang, against_bots=True)
            came = given if whose == question.seat else ()
            message = question_message(loaded, question, words, guided=True, given=came)
            yield from faults(message, lang)
            panel = panel_of(loaded, question, words, "")
            every = [*entries(panel)]
            for _ in range(min(TRIED, len(every))):
                yield from ends(match, question, *every[dice.below(len(every))], lang)
        aim = kind.aims[number % len(kind.aims)]
        move = match.give(question.seat, kind.prefer(question, match.view(question.seat), aim, dice))
        given, whose = (move,), question.seat
        if match.published > shown:
            for lang in LANGUAGES:
                words = Words.of(lang, icons=True)
                for said in told(found(match, question.seat, lang, against_bots=True), shown, words):
                    yield from faults(said, lang)


@pytest.mark.parametrize("game", daily("osaka", "yokohama", of=("osaka", "yokohama", "nippon")))
def test_panels_and_posts_are_read_without_a_stumble(game: str, sample: Sample) -> None:
    with with_icons():
        wrong = [*read(game, GAMES[game].seats[1], 1, sample(25, 25, 10_000))]
    assert not wrong, "\n".join(map(str, wrong[:20]))
