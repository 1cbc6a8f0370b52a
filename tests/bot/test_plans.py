"""Plans on request: shown to who asks and to no one else, filled in and never played, each stale press one sentence."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import TYPE_CHECKING, TypeVar

from typing_extensions import override

from bot.discord.call import Backend, Call, Later
from bot.discord.height import SURELY_FITS, height_of
from bot.discord.ids import Press
from bot.discord.message import Button, Buttons, Message
from bot.discord.screens.planned import told
from bot.players.thinker import Pointless, Thinker
from bot.store import results
from bot.topics.lobby import operations as lobby
from bot.topics.plans import operations as advising
from bot.topics.plans import screens as plans
from bot.topics.turn import screens as turns
from bot.topics.undo import screens as undo
from render.core.words import Words
from render.yokohama.face import YokohamaFace
from rules.core.labels import say
from rules.core.rng import Rng
from tests.bot.harness import BLUE, PINK, STRANGER, Harness, done, info_of, open_harness
from tests.bot.reading import text_of
from tests.bot.running_bot import running_bot
from tests.bot.table_of_bots import Here, all_play, deal_with, think_here
from tests.bot.test_panels_on_discord import found, press
from tests.contract.playing import steps

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    import pytest

    from bot.core.loaded_match import LoadedMatch
    from bot.discord.call import Reply
    from bot.discord.renderer import Renderer
    from bot.players.thinker import Thinkable
    from rules.core.decisions import Question

T = TypeVar("T")


async def at_turn(harness: Harness, game: str, kind: str) -> str:
    """A match of one person and a bot in which the person is asked something of a kind."""
    match = await deal_with(harness, game, BLUE, bots=1)
    think_here(harness)
    rng = Rng(b"plans")
    while True:
        await all_play(harness, match)
        question = (await harness.load(match, BLUE)).question
        if question is not None and question.kind == kind:
            return match
        await harness.play_on(match, rng, 1)


def calling(harness: Harness, renderer: Renderer, asked: Press, user: int = BLUE) -> Call:
    return Call(Backend(harness.acting, harness.driver, renderer), harness.caller(user), asked, Words.of("en"))


async def said(reply: Reply) -> Message:
    """The message of a reply, once it was thought about."""
    message = await reply.message() if isinstance(reply, Later) else reply
    assert isinstance(message, Message)
    return message


def buttons(message: Message, verb: str) -> list[Button]:
    """The buttons of a message that ask for something."""
    every = [button for part in message.parts if isinstance(part, Buttons) for button in part.buttons]
    return [button for button in every if isinstance(button, Button) and button.press.verb == verb]


async def shown(harness: Harness, renderer: Renderer, match: str) -> Message:
    """Plans for the person."""
    loaded = await harness.load(match, BLUE)
    at = loaded.match.asked_since(loaded.own)
    return await said(await plans.show(calling(harness, renderer, Press("plans", match, at))))


async def filled(harness: Harness, renderer: Renderer, asked: Press) -> Message:
    return await said(await plans.fill(calling(harness, renderer, asked)))


async def moves(harness: Harness, match: str) -> list[str]:
    loaded: LoadedMatch = await harness.load(match, BLUE)
    return [move.notation for move in loaded.match.standing_moves]


async def test_a_plan_is_filled_in_as_far_as_it_can_be_undone_and_undone_at_once(
    harness: Harness, renderer: Renderer
) -> None:
    match = await at_turn(harness, "yokohama", "place")
    before = await moves(harness, match)
    message = await shown(harness, renderer, match)
    offered = buttons(message, "plan")
    assert [button.label for button in offered] == ["Plan 1", "Plan 2", "Plan 3"]
    assert text_of(message).count("Why:") == 3
    assert await moves(harness, match) == before
    panel = await filled(harness, renderer, offered[0].press)
    assert "Plan filled in" in text_of(panel)
    assert len(await moves(harness, match)) > len(before)
    loaded = await harness.load(match, BLUE)
    assert (loaded.match.published, loaded.question is None) == (len(before), False)
    await undo.back(calling(harness, renderer, buttons(panel, "back")[0].press))
    assert await moves(harness, match) == before


async def test_plans_fit_a_screen_however_much_is_true_of_them(
    harness: Harness, renderer: Renderer, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = await at_turn(harness, "yokohama", "place")
    fact = say("yokohama-plans-ends")
    monkeypatch.setattr(YokohamaFace, "plan_facts", lambda *_: (fact,) * 12)
    message = await shown(harness, renderer, match)
    assert height_of(message) <= SURELY_FITS
    assert text_of(message).count("Why:") == 3


async def test_what_cannot_be_undone_is_left_to_the_person(harness: Harness, renderer: Renderer) -> None:
    match = await at_turn(harness, "osaka", "turn")
    before = await moves(harness, match)
    panel = await filled(harness, renderer, buttons(await shown(harness, renderer, match), "plan")[0].press)
    assert "Nothing has been played yet" in text_of(panel)
    assert await moves(harness, match) == before
    (ready,) = buttons(panel, "sure")
    await turns.answer(calling(harness, renderer, ready.press))
    assert (await moves(harness, match))[len(before)] == ready.press.state


async def loaded_at(harness: Harness, game: str, wanted: Callable[[Question], bool]) -> LoadedMatch:
    """A match as someone finds it who is asked what is wanted."""
    loaded = await harness.load(await harness.deal(game, BLUE, PINK), BLUE)
    step = next(step for step in steps(game, 2, 3) if wanted(step.question))
    return replace(loaded, match=step.match, seat=step.question.seat)


async def test_a_plan_that_only_goes_on_says_so(harness: Harness) -> None:
    loaded = await loaded_at(harness, "nippon", lambda asked: asked.go_on == "none")
    assert told(loaded, ("none", "end"), Words.of("en")) == ["No more"]


async def test_a_plan_names_the_symbols_that_insure(harness: Harness) -> None:
    loaded = await loaded_at(harness, "osaka", lambda asked: asked.kind == "insurance")
    assert told(loaded, ("insure y3 save y2",), Words.of("en")) == ["Insure with yellow 3"]


async def test_plans_of_an_earlier_moment_change_nothing(harness: Harness, renderer: Renderer) -> None:
    match = await at_turn(harness, "yokohama", "place")
    first, second, _ = buttons(await shown(harness, renderer, match), "plan")
    panel = await filled(harness, renderer, first.press)
    now = await moves(harness, match)
    stale = await filled(harness, renderer, second.press)
    assert text_of(stale).count("These plans were for an earlier moment; nothing has changed.") == 1
    await undo.back(calling(harness, renderer, buttons(panel, "back")[0].press))
    undone = await filled(harness, renderer, second.press)
    assert "These plans were for an earlier moment" in text_of(undone)
    forged = Press("plan", match, buttons(undone, "more")[0].press.at, "00000000")
    assert "This plan can't be found any more" in text_of(await filled(harness, renderer, forged))
    assert len(await moves(harness, match)) < len(now)


async def test_what_was_shown_before_a_restart_can_be_filled_in_after_it(tmp_path: Path, renderer: Renderer) -> None:
    async with open_harness(tmp_path) as harness:
        match = await at_turn(harness, "yokohama", "place")
        chosen = buttons(await shown(harness, renderer, match), "plan")[1].press
    async with open_harness(tmp_path) as harness:
        think_here(harness)
        assert "Plan filled in" in text_of(await filled(harness, renderer, chosen))


async def test_plans_are_shown_where_the_result_does_not_count_and_only_to_who_is_asked(
    harness: Harness, renderer: Renderer
) -> None:
    match = await harness.deal("osaka", BLUE, PINK)
    think_here(harness)
    user = (await harness.asked(match))[0]
    loaded = await harness.load(match, user)
    at = loaded.match.asked_since(loaded.own)

    async def asking(who: int) -> str:
        reply = await plans.show(calling(harness, renderer, Press("plans", match, at), who))
        return text_of(await said(reply))

    assert "No plans are shown at this table" in await asking(user)
    assert "Why:" not in await asking(STRANGER) + await asking(BLUE + PINK - user)
    more = turns.more_message(
        calling(harness, renderer, Press("more", match), user), loaded, loaded.match.questions()[0]
    )
    assert not buttons(more, "plans")


async def test_a_table_that_shows_plans_says_so_and_does_not_count(harness: Harness) -> None:
    match = await harness.open("osaka", BLUE, PINK)

    async def choose(value: str) -> dict[str, str]:
        changed = await harness.acting.act(
            harness.caller(BLUE), lobby.change, match, options={"plans": value}, seats=None, lang=None, pace=None
        )
        return dict(info_of(changed).options) if changed.kind == "lobby" else {}

    assert await choose("perhaps") == {}
    assert (await choose("on"))["plans"] == "on"
    info_of(await harness.acting.act(harness.caller(PINK), lobby.confirm, match))
    await harness.post()
    done(await lobby.start(harness.acting, harness.caller(BLUE), match))
    assert (await harness.load(match, BLUE)).shows_plans
    await harness.play_on(match, Rng(b"to the end"), 1000, aim="tokens")
    assert (await harness.load(match, BLUE)).info.phase == "over"
    assert await harness.database.read(lambda connection: results.of_match(connection, match)) == []


class Stuck(Thinker):
    """Comes to nothing."""

    @override
    async def think(self, thought: Thinkable[T]) -> T:
        raise Pointless("EOFError")


class Slow(Here):
    """Thinks no sooner than it may."""

    def __init__(self) -> None:
        super().__init__()
        self.may = asyncio.Event()

    @override
    async def think(self, thought: Thinkable[T]) -> T:
        await self.may.wait()
        return await super().think(thought)


async def test_who_gets_no_plans_is_told_why(
    harness: Harness, renderer: Renderer, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = await at_turn(harness, "osaka", "turn")
    monkeypatch.setattr(advising, "PATIENCE", 0.01)
    harness.driver.thinker = Stuck(1)
    assert "I couldn't work out a plan just now." in text_of(await shown(harness, renderer, match))
    harness.driver.thinker = Slow()
    assert "The bots are still thinking about other turns." in text_of(await shown(harness, renderer, match))


async def test_other_presses_do_not_wait_for_plans(tmp_path: Path) -> None:
    async with running_bot(tmp_path) as here:
        mika = here.person("Mika")
        panel = await mika.command("/practice", game="osaka", level="apprentice")
        usual, slow = here.app.driver.thinker, Slow()
        here.app.driver.thinker = slow
        more = await press(mika, panel, "more")
        waiting = asyncio.create_task(press(mika, more, "plans"))
        await asyncio.sleep(0)
        assert (await mika.command("/help")).text
        assert not waiting.done()
        slow.may.set()
        told = await waiting
        assert "plans for your turn" in told.text
        assert found(told, "plan")
        here.app.driver.thinker = usual
