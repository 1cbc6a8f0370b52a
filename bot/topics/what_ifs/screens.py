"""The panel of a private copy: the game's own, with what it is, and how it goes on."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import TYPE_CHECKING

from bot.core.options import allows_what_ifs
from bot.discord.call import Later, needs
from bot.discord.height import first_that_fits
from bot.discord.ids import Press
from bot.discord.message import Button, Message, Text, note, row
from bot.discord.screens.answers import fresh, match_played, question_or_else, refusal
from bot.discord.screens.board import board_parts
from bot.discord.screens.pressed import answer_pressed, answers_in, state_pressed
from bot.discord.screens.reader import named, render_context
from bot.topics.what_ifs import operations
from rules.core.reasons import IllegalAction
from rules.games import GAMES

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.core.loaded_match import LoadedMatch
    from bot.core.what_ifs import Tried
    from bot.discord.call import Call, Reply
    from bot.discord.message import Buttons
    from bot.store.what_ifs import Given, Others
    from render.core.words import Words
    from rules.core.log import Move
    from rules.core.table import Event


async def show(call: Call) -> Reply:
    """The private copy of a match where the person left it, or a new one."""
    found = await _allowed(call)
    if isinstance(found, Message):
        return found
    name = await call.read(operations.name_of, call.caller, found.info.id)
    tried = None if name is None else await operations.find(call.backend.acting, call.caller, name)
    return await _begun(call, found) if tried is None or tried.is_over else await _shown(call, tried)


async def renew(call: Call) -> Reply:
    """A new private copy, from the match as it stands now."""
    found = await _allowed(call)
    return found if isinstance(found, Message) else await _begun(call, found)


async def _allowed(call: Call) -> LoadedMatch | Message:
    """The match in which the caller has a seat, or why nothing is tried there."""
    loaded = await match_played(call)
    if isinstance(loaded, Message):
        return loaded
    return loaded if allows_what_ifs(loaded.info.options) else note(call.words.text("what-if-off"))


async def _begun(call: Call, loaded: LoadedMatch) -> Reply:
    name = await operations.begin(call.backend.acting, call.caller, loaded)
    if name is None:
        return note(call.words.text("what-if-unknown"))
    tried = await operations.find(call.backend.acting, call.caller, name)
    return note(call.words.text("what-if-gone")) if tried is None else await _shown(call, tried)


async def _found(call: Call) -> Tried | Message:
    tried = await operations.find(call.backend.acting, call.caller, call.press.match)
    return note(call.words.text("what-if-gone")) if tried is None else tried


async def again(call: Call) -> Reply:
    """The panel where the person left it."""
    tried = await _found(call)
    return tried if isinstance(tried, Message) else await _shown(call, tried)


async def _shown(call: Call, tried: Tried, head: str = "", given: Sequence[Move[Event]] = ()) -> Reply:
    """The panel of a private copy, or what came of it; while others are to play, once they have.

    Args:
        head: What was done, or why something was not.
        given: What the person answered just now.
    """
    if tried.is_over:
        return await call.backend.renderer.draw(partial(_ended, tried, call.words))
    if tried.waits_for_bots:
        return Later(partial(_once_others_have_played, call, tried))
    return await _panel(call, tried, head, given=given)


async def _panel(
    call: Call, tried: Tried, head: str = "", *, state: str = "", given: Sequence[Move[Event]] = ()
) -> Message:
    said = [head] if head else []
    whole = "\n".join([*_heads(tried, call.words), *said])
    # The whole of it is read where there is room, and behind *More*.
    brief = "\n".join([_brief(tried, call.words), *said])
    return await fresh(call, tried.loaded, whole, brief=brief, state=state, given=given)


async def _once_others_have_played(call: Call, tried: Tried) -> Message:
    """The panel of the person's next question, or that the bots have other things to think about."""
    acting, words, name = call.backend.acting, call.words, tried.loaded.info.id
    await operations.others_played(acting, call.backend.driver.thinker, tried)
    after = await operations.find(acting, call.caller, name)
    if after is None:
        return note(words.text("what-if-gone"))
    if after.is_over:
        return await call.backend.renderer.draw(partial(_ended, after, words))
    if after.waits_for_bots:
        go_on = Button(words.text("what-if-go-on"), Press("again", name), "primary")
        return Message((Text(words.text("what-if-busy")), row(go_on)))
    return await _panel(call, after)


def _heads(tried: Tried, words: Words) -> list[str]:
    """What the panel is: that nothing of it is played, for whom is answered, whether the match has gone on."""
    loaded = tried.loaded
    of = tried.most_turns
    lines = [words.text("what-if-head", n=min(tried.turns + 1, of), of=of)]
    if loaded.seat != tried.kept.seat:
        lines.append(words.text("what-if-for", who=named(words, loaded.people, [loaded.own])))
    return [*lines, *_gone_on(tried, words)]


def _brief(tried: Tried, words: Words) -> str:
    """What the panel is, in one row of a phone."""
    loaded, of = tried.loaded, tried.most_turns
    whose = named(words, loaded.people, [loaded.own]) if loaded.seat != tried.kept.seat else "none"
    return words.text("what-if-brief", n=min(tried.turns + 1, of), of=of, who=whose)


def _gone_on(tried: Tried, words: Words) -> list[str]:
    return [words.text("what-if-gone-on")] if tried.has_gone_on else []


def _ended(tried: Tried, words: Words) -> Message:
    """What the turns came to, and what may be tried next."""
    loaded = tried.loaded
    score = loaded.face.score_line(loaded.match.view(loaded.seat), render_context(loaded, words))
    head, after = words.text("what-if-ended", n=tried.turns), _gone_on(tried, words)
    below = (*board_parts(loaded, 0, words)[:1], row(*_ways_back(tried, words)), _leave(tried, words))
    # The picture shows the points as well.
    told = ([head, score, *after], [head, *after])
    return first_that_fits(Message((Text("\n".join(lines)), *below)) for lines in told)


def _ways_back(tried: Tried, words: Words) -> list[Button]:
    """A step back, to the start, or to the match as it stands now."""
    name, none = tried.loaded.info.id, not tried.kept.presses
    return [
        Button(words.text("what-if-undo"), Press("back", name), off=none),
        Button(words.text("what-if-over"), Press("over", name), off=none),
        Button(words.text("what-if-renew"), Press("renew", tried.kept.match), off=not tried.has_gone_on),
    ]


def _leave(tried: Tried, words: Words, *before: Button) -> Buttons:
    """The way back to the match itself; the copy is thrown away."""
    return row(*before, Button(words.text("what-if-end"), Press("tryend", tried.kept.match), "danger"))


@needs(_found)
async def more(call: Call, tried: Tried) -> Message:
    """What it is about, who answers for the others, and the ways back."""
    words, name, by_hand = call.words, tried.loaded.info.id, tried.kept.others == "hand"
    panel = Button(words.text("bot-to-panel"), Press("again", name), "primary")
    other, key = ("bots", "what-if-bots") if by_hand else ("hand", "what-if-hand")
    automatic = GAMES[tried.loaded.info.game].automatic
    others = [Button(words.text(key), Press("tryothers", name, slot=other))] if automatic else []
    lines = [words.text("what-if-about", of=tried.most_turns), words.text("what-if-others", how=tried.kept.others)]
    lines += _gone_on(tried, words)
    return Message((Text("\n".join(lines)), row(panel, *_ways_back(tried, words)), _leave(tried, words, *others)))


async def answer(call: Call) -> Reply:
    """Go on in the copy, or say why that cannot be played."""
    tried, words, press = await _found(call), call.words, call.press
    if isinstance(tried, Message):
        return tried
    loaded = tried.loaded
    if tried.is_over or tried.waits_for_bots:
        return await _shown(call, tried)
    text = await answer_pressed(call, loaded)
    if text is None or loaded.match.asked_since(loaded.own) != press.at:
        return await _panel(call, tried, words.text("house-wrong-old-copy"))
    try:
        line = await asyncio.to_thread(loaded.match.play_line, loaded.own, answers_in(text))
    except IllegalAction as refused:
        return await _panel(call, tried, refusal(refused.reason, loaded, words), state=press.state)
    return await _kept(call, tried, [*tried.kept.presses, operations.given(line.moves)], given=line.moves)


async def _kept(
    call: Call,
    tried: Tried,
    presses: Sequence[Sequence[Given]],
    others: Others | None = None,
    given: Sequence[Move[Event]] = (),
) -> Reply:
    kept = await operations.keep(call.backend.acting, tried, presses, others)
    now = await _found(call)
    if isinstance(now, Message):
        return now
    head = "" if kept else call.words.text("house-wrong-old-copy")
    return await _shown(call, now, head, given if kept else ())


async def back(call: Call) -> Reply:
    """Take the last press back, with what others answered since; what was drawn is drawn again."""
    tried = await _found(call)
    return tried if isinstance(tried, Message) else await _kept(call, tried, tried.kept.presses[:-1])


async def from_the_start(call: Call) -> Reply:
    """Begin again at the position with which the copy began."""
    tried = await _found(call)
    return tried if isinstance(tried, Message) else await _kept(call, tried, ())


@needs(_found)
async def choose_others(call: Call, tried: Tried) -> Reply:
    """Let automatic players answer for the others, or answer for them."""
    bots = call.press.slot == "bots" and GAMES[tried.loaded.info.game].automatic
    return await _kept(call, tried, tried.kept.presses, "bots" if bots else "hand")


@needs(_found)
async def preset(call: Call, tried: Tried) -> Reply:
    """The panel again, with another preset."""
    question = tried.loaded.question
    if question is None or tried.is_over or tried.waits_for_bots:
        return await _shown(call, tried)
    return await _panel(call, tried, state=await state_pressed(call, tried.loaded, question))


async def end(call: Call) -> Message:
    """Throw the copy away, and show the match itself."""
    await operations.throw_away(call.backend.acting, call.caller, call.press.match)
    return await question_or_else(call, await call.find(), call.words.text("what-if-thrown"))
