"""Looking without playing: hand, close-ups, text board, what is new, score sheet."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from bot.discord.completing import containing, loaded
from bot.discord.few_icons import few_icons
from bot.discord.ids import Press, short
from bot.discord.message import Attachment, Button, Divider, Image, Message, Pick, Select, Text, row
from bot.discord.screens.answers import match_of
from bot.discord.screens.board import hand_parts, score_parts, score_text
from bot.discord.screens.course import course_button
from bot.discord.screens.reader import names_of, render_context
from bot.discord.screens.story import last_seen, lines_of, since_last_turn
from render.core.languages import LANGUAGES
from render.core.words import Words
from rules.games import GAMES

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from bot.core.loaded_match import LoadedMatch
    from bot.discord.call import Call
    from bot.discord.message import Part
    from bot.discord.routes import Pairs, Typed
    from render.core.context import RenderContext
    from render.core.picture import Picture

BOARD = "board"
PAGE = 3600


async def seen(call: Call, draw: Callable[[LoadedMatch], Message]) -> Message:
    """What is drawn of the match, or why there is nothing to see."""
    loaded = await match_of(call)
    return loaded if isinstance(loaded, Message) else await call.backend.renderer.draw(partial(draw, loaded))


async def hand(call: Call) -> Message:
    """The caller's own hand."""
    head = [Text(call.words.text("house-trouble-dm-closed"))] if call.preferences.dms_closed else []

    def draw(loaded: LoadedMatch) -> Message:
        if loaded.seat is None:
            return Message((Text(call.words.text("house-not-seated")),))
        if not GAMES[loaded.info.game].hands:
            return Message(tuple(hand_parts(loaded, call.words)))
        title = call.words.text("house-hand-title", **names_of(loaded, call.words))
        parts: list[Part] = [*head, Text(title), *hand_parts(loaded, call.words)]
        if loaded.question is not None:
            play = Button(call.words.text("house-play"), Press("play", loaded.info.id), "primary")
            parts.append(row(play))
        return Message(tuple(parts))

    return await seen(call, draw)


async def closer(call: Call) -> Message:
    """What looking closer begins with, and what else can be looked at."""

    def draw(loaded: LoadedMatch) -> Message:
        first = loaded.face.closer_begins(loaded.match.view(loaded.seat))
        return closer_message(loaded, BOARD if first is None else first, call.words)

    return await seen(call, draw)


async def look(call: Call) -> Message:
    """One of the close-ups; by a button, another page of it."""
    if call.values:
        return await look_at(call, call.values[0])
    words, press = call.words, call.press
    return await seen(
        call, lambda loaded: closer_message(loaded, _meant(loaded, press.state, words) or BOARD, words, press.at)
    )


async def look_at(call: Call, what: str) -> Message:
    """A close-up by its id; the whole board if there is none of that id."""
    return await seen(call, lambda loaded: closer_message(loaded, what, call.words))


def closer_message(loaded: LoadedMatch, what: str, words: Words, page: int = 0) -> Message:
    """The panel for looking at one thing after the other.

    Args:
        what: Id of the close-up.
        page: Which part of it, from 0, where it has more than one screen of a phone.
    """
    view, reader, match = loaded.match.view(loaded.seat), render_context(loaded, words), loaded.info.id
    offered = loaded.face.close_ups(view, reader)
    what = what if what in dict(offered) else BOARD
    pictures = shown_in_parts(loaded, None if what == BOARD else what, reader)
    page = min(page, len(pictures) - 1)
    leaf = Press("look", match, page, state=short(what))
    pager = row(
        Button(words.text("bot-page-before"), replace(leaf, at=max(page - 1, 0), slot="e"), off=page == 0),
        Button(words.text("bot-page-next"), replace(leaf, at=page + 1, slot="l"), off=page + 1 == len(pictures)),
    )
    known = [(BOARD, words.text("house-closer-board")), *((key, name) for key, name in offered if key != BOARD)]
    return Message(
        (
            Text(words.text("house-closer-title", **names_of(loaded, words))),
            # Above the picture, however high it is: whoever leafs through them finds it there.
            *closer_menus(known, what, Press("look", match), loaded.face.key, words),
            Image(pictures[page]),
            *([pager] if len(pictures) > 1 else []),
            row(
                Button(words.text("house-text"), Press("text", match)),
                Button(words.text("house-since"), Press("since", match)),
                Button(words.text("house-bigger"), Press("large", match, state=short(what))),
            ),
        )
    )


def shown_in_parts(loaded: LoadedMatch, what: str | None, reader: RenderContext) -> tuple[Picture, ...]:
    """The same as `shown`, in as many pictures as a phone needs to show it at its full width."""
    if what is None:
        return (shown(loaded, None, reader),)
    return loaded.face.close_up_parts(loaded.match.view(loaded.seat), what, reader, last_seen(loaded))


def shown(loaded: LoadedMatch, what: str | None, reader: RenderContext) -> Picture:
    """A close-up by its id, or the whole board, with what is new to the reader since he last played marked."""
    view, before = loaded.match.view(loaded.seat), last_seen(loaded)
    if what is None:
        return loaded.face.table(view, before, reader)
    return loaded.face.close_up(view, what, reader, before)


def closer_menus(
    known: Sequence[tuple[str, str]], what: str, press: Press, game: str, words: Words
) -> tuple[Select, ...]:
    """Menus of all that can be looked at, one for each kind of thing.

    Args:
        known: Ids and names; what stands before the colon of an id is its kind.
        what: Id of what is shown.
        game: Key of the game, which names its own kinds.
    """
    kinds: dict[str, list[Pick]] = {}
    for key, name in known:
        kind = key.partition(":")[0] if ":" in key else ""
        kinds.setdefault(kind, []).append(Pick(key, name, chosen=key == what))
    return tuple(
        Select(
            words.text(f"{game}-closer-{kind}" if kind else "house-closer-what"),
            replace(press, slot=kind),
            tuple(picks),
        )
        for kind, picks in kinds.items()
    )


def _meant(loaded: LoadedMatch, hashed: str, words: Words) -> str | None:
    """The close-up whose id has this hash; None if there is none."""
    offered = loaded.face.close_ups(loaded.match.view(loaded.seat), render_context(loaded, words))
    return next((key for key, _ in offered if short(key) == hashed), None)


async def large(call: Call) -> Message:
    """A close-up as a file that opens in its full size."""

    def draw(loaded: LoadedMatch) -> Message:
        picture = shown(loaded, _meant(loaded, call.press.state, call.words), render_context(loaded, call.words))
        title = call.words.text("house-closer-title", **names_of(loaded, call.words))
        return Message((Text(title), Attachment(picture.name, picture.png, picture.alt)))

    return await seen(call, draw)


async def text(call: Call) -> Message:
    """Everything the pictures show, as pages of whole sections."""
    return await seen(call, lambda loaded: text_message(loaded, call.press.at, call.words))


def text_message(loaded: LoadedMatch, number: int, words: Words, press: Press | None = None) -> Message:
    """One page of the text board; ``press`` leads to its other pages if it is not the board as it stands."""
    press = press or Press("text", loaded.info.id)
    view = loaded.match.view(loaded.seat)
    pages = paged(loaded.face.text_board(view, render_context(loaded, words)))
    number = min(number, len(pages) - 1)
    parts: list[Part] = [Text(pages[number])]
    if len(pages) > 1:
        last = number + 1 == len(pages)
        parts.append(Text(words.text("house-page", n=number + 1, of=len(pages))))
        parts.append(
            row(
                Button(words.text("bot-page-before"), replace(press, at=max(number - 1, 0), slot="e"), off=number == 0),
                Button(words.text("bot-page-next"), replace(press, at=number + 1, slot="l"), off=last),
            )
        )
    return Message(tuple(parts))


def paged(sections: tuple[str, ...]) -> list[str]:
    """Whole sections on pages that a message can hold."""
    pages = [""]
    for section in sections:
        title, _, rest = section.partition("\n")
        block = f"**{title}**\n{rest}".strip()
        if pages[-1] and len(pages[-1]) + len(block) + 2 > PAGE:
            pages.append("")
        pages[-1] = f"{pages[-1]}\n\n{block}" if pages[-1] else block
    return pages


async def since(call: Call) -> Message:
    """What happened since the reader's last turn, with what changed marked in the picture."""
    return await seen(call, lambda loaded: since_message(loaded, call.words))


@few_icons
def since_message(loaded: LoadedMatch, words: Words) -> Message:
    """News for one who was away."""
    match, reader = loaded.match, render_context(loaded, words)
    start = since_last_turn(loaded)
    title = words.text("house-since-title", **names_of(loaded, words))
    lines = lines_of(loaded, match.standing_moves[start : match.published], words, loaded.seat)
    if not lines:
        return Message((Text(f"{title}\n{words.text('house-since-nothing')}"),))
    view, before = match.view(loaded.seat), last_seen(loaded)
    told = "\n".join(words.text("house-post-line", what=line) for line in lines)
    return Message((Text(title), Text(told), Divider(), Image(loaded.face.table(view, before, reader))))


async def score(call: Call) -> Message:
    """The score sheet once more."""

    def draw(loaded: LoadedMatch) -> Message:
        as_text = row(
            Button(call.words.text("house-score-text"), Press("points", loaded.info.id)),
            *course_button(loaded, call.words),
        )
        # Of a match that runs there is only that it does.
        return Message((*score_parts(loaded, call.words), *([] if loaded.info.phase == "running" else [as_text])))

    return await seen(call, draw)


async def points(call: Call) -> Message:
    """What the score sheet shows, in words."""
    return await seen(call, lambda loaded: Message((Text(score_text(loaded, call.words)),)))


def means_text(part: str) -> bool:
    """Whether ``as:text``, copied as it is written in the posts, was taken for the part."""
    written = (f"{words.text('opt-shown-as')}:{words.text('choice-as-text')}" for words in map(Words.of, LANGUAGES))
    return part.replace(" ", "").casefold() in {each.casefold() for each in written}


async def close_ups(call: Call, typed: Typed) -> Pairs:
    """What can be looked at closer."""
    match = await loaded(call)
    if match is None:
        return []
    offered = match.face.close_ups(match.match.view(match.seat), render_context(match, call.words))
    return containing([(name, key) for key, name in offered], typed)
