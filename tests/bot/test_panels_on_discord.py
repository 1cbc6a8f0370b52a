"""Panels and posts besides the turn itself, as people press through them."""

from __future__ import annotations

import asyncio
import time
from random import Random
from typing import TYPE_CHECKING, Any

from bot.discord import ids, router
from bot.local.autoplay import answer, by_verb
from bot.local.people import DM
from bot.local.waiting import wait_for
from tests.bot.running_bot import local_discord, running, running_bot
from tests.bot.test_router import at_turn
from tests.bot.test_worker import posts, take
from tests.timeouts import GENEROUS

if TYPE_CHECKING:
    from pathlib import Path

    import pytest

    from bot.local.people import Person
    from bot.local.seen import Reply, Seen


def found(message: Seen, verb: str) -> dict[str, Any]:
    """The first button or menu of a message that asks for something."""
    for part in message.components:
        press = ids.read(str(part.get("custom_id", "")))
        if press is not None and press.verb == verb:
            return part
    raise AssertionError(f"no {verb} in {message.text!r}")


async def press(person: Person, message: Seen, verb: str) -> Reply:
    """Press what asks for something."""
    return await person.press(message, found(message, verb)["custom_id"])


async def choose(person: Person, message: Seen, verb: str, value: str) -> Reply:
    """Choose in the menu that asks for something."""
    return await person.choose(message, found(message, verb)["custom_id"], [value])


async def test_lobby_panels(tmp_path: Path) -> None:
    async with running_bot(tmp_path) as here:
        mika, jonas, tom = here.person("Mika"), here.person("Jonas"), here.person("Tom")
        assert "open" in (await mika.command("/game open", game="osaka")).text
        lobby = await here.seen(mika, lambda message: "Join" in message.buttons)
        assert lobby.buttons["Start (needs 2)"].get("disabled")
        second = await tom.command("/game open", game="osaka")
        assert str(lobby.id) in second.text or "lobby is already open here" in second.text
        for person in (jonas, tom):
            await press(person, lobby, "join")
            await here.quiet()
        assert "already" in (await press(tom, lobby, "join")).text
        preferences = await press(tom, lobby, "options")
        assert (await choose(tom, preferences, "colour", "pink")).text.startswith("Saved.")
        form = await press(tom, preferences, "word")
        assert form.modal is not None
        await tom.submit(form.modal, {"word": "har*bour @everyone"})
        anna = here.person("Anna")
        assert "noch nicht dabei" in (await press(anna, lobby, "options")).text
        options = await press(mika, lobby, "options")
        await mika.choose(options, "Seats", ["3 seats"])
        await here.quiet()
        shown = await mika.look(lobby)
        assert "has to confirm" in shown.text
        assert "@everyone" not in shown.text
        assert "Not everyone has confirmed" in (await mika.command("/game start")).text
        for person in (jonas, tom):
            await press(person, shown, "confirm")
            await here.quiet()
        panel = await press(mika, await press(mika, lobby, "options"), "kick")
        await mika.choose(panel, panel.menus[0]["custom_id"], ["Tom"])
        await here.quiet()
        assert "removed Tom from the lobby" in (await posts(here, mika))[-1].text
        asked = await press(mika, await mika.look(lobby), "start")
        assert (await press(mika, asked, "wait")).text == "Nothing was dealt. The lobby stays open."
        await press(mika, await press(mika, lobby, "start"), "deal")
        await here.quiet()
        assert await here.world.control.violations() == []


async def test_votes_resigning_and_a_new_owner(tmp_path: Path) -> None:
    async with running_bot(tmp_path) as here:
        mika, jonas, tom = here.person("Mika"), here.person("Jonas"), here.person("Tom")
        await here.dealt("osaka", "Mika", "Jonas")
        for _ in range(3):
            await take(here, mika, jonas)
        lines = await mika.complete("/game undo", "to", "")
        assert len(lines) == 3
        asked = await mika.command("/game undo", to="0")
        assert "line 1" in asked.text
        await press(mika, asked, "propose")
        await here.quiet()
        vote = (await posts(here, mika))[-1]
        assert "asks to go back" in vote.text
        assert (await press(jonas, vote, "would")).text.count("•") >= 3
        assert "Playing at this table: " in (await press(tom, vote, "agree")).text
        await press(jonas, vote, "agree")
        await here.quiet()
        newest = (await posts(here, mika))[-1]
        assert "Everyone agreed" in newest.text
        assert "Play" in newest.buttons
        asked = await jonas.command("/game resign")
        await press(jonas, asked, "resign")
        await here.quiet()
        free = next(message for message in await posts(here, mika) if "given up their seat" in message.text)
        await press(tom, await press(tom, free, "seat"), "offer")
        await here.quiet()
        vote = next(message for message in await posts(here, mika) if "Agree" in message.buttons)
        await press(mika, vote, "agree")
        await here.quiet()
        assert any("seat goes to" in message.text for message in await posts(here, mika))
        hand = await here.seen(tom, lambda message: "Your hand" in message.text, DM)
        assert hand.pictures
        await press(mika, await mika.command("/game end"), "finish")
        await here.quiet()
        vote = next(message for message in reversed(await posts(here, mika)) if "without a winner" in message.text)
        await press(tom, vote, "agree")
        await here.quiet()
        assert "This game is over." in (await tom.command("/play")).text
        assert await here.world.control.violations() == []


async def test_a_silent_seat_is_offered_and_its_owner_is_there_after_all(tmp_path: Path) -> None:
    async with running_bot(tmp_path) as here:
        post = await here.dealt("osaka", "Mika", "Tom")
        asked, other, _ = await at_turn(here, post)
        seats = await other.complete("/game replace", "seat", "")
        assert sorted(seats) == ["Mika", "Tom"]
        for seat in ("1", "2"):
            sure = await other.command("/game replace", seat=seat)
            if by_verb(sure, "invite") is not None:
                await press(other, sure, "invite")
            await here.quiet()
        offer = (await posts(here, other))[-1]
        assert "Invitation for" in offer.text
        await press(asked, offer, "here")
        await here.quiet()
        assert any("keeps the seat" in message.text for message in await posts(here, other))
        assert "agree" not in str([button.get("custom_id") for button in (await other.look(offer)).buttons.values()])
        assert await here.world.control.violations() == []


async def test_who_wishes_is_asked_once_more(tmp_path: Path) -> None:
    async with running_bot(tmp_path) as here:
        post = await here.dealt("osaka", "Mika", "Tom")
        mika, tom = here.person("Mika"), here.person("Tom")
        for one in (mika, tom):
            form = (await one.press(await one.command("/settings"), "wishes::0::")).modal
            assert form is not None
            await one.submit(form, {"playing": ["sure", "guide"]})
        asked, _, panel = await at_turn(here, post)
        rng = Random(5)
        for _ in range(40):
            reply = await answer(asked, panel, rng)
            if "Confirm: final" in reply.buttons:
                break
            await here.quiet()
            newest = (await posts(here, mika))[-1]
            asked, _, panel = await at_turn(here, newest)
        assert [ids.read(button["custom_id"]).verb for button in reply.buttons.values()] == ["sure", "again"]  # type: ignore[union-attr]
        done = await press(asked, reply, "sure")
        assert done.text != reply.text
        assert await here.world.control.violations() == []


async def test_typed_moves(tmp_path: Path) -> None:
    async with running_bot(tmp_path) as here:
        post = await here.dealt("osaka", "Mika", "Tom")
        asked, other, _ = await at_turn(here, post)
        assert await other.complete("/move", "moves", "") == []
        offered = await asked.complete("/move", "moves", "")
        assert len(offered) == 4
        seen = await asked.command("/move", moves="token red?")
        assert "token red" not in str((await posts(here, asked))[-1].text)
        assert seen.text.count("•") == 1
        wrong = await asked.command("/move", moves="tokn red")
        assert "`token red`" in wrong.text
        assert "\n" not in wrong.text
        assert not wrong.pictures
        assert list(wrong.buttons) == ["Play"]
        assert (await asked.command("/move", moves="x;" * 21)).text.count("20") == 1
        done = await asked.command("/move", moves="token red; take r5")
        assert "take r5" in done.text
        assert await here.world.control.violations() == []


async def test_who_types_where_to_go_places_as_the_entry_of_the_menu_does(tmp_path: Path) -> None:
    async with running_bot(tmp_path) as here:
        await here.dealt("yokohama", "Mika", "Tom")
        people = [here.person("Mika"), here.person("Tom")]
        for person in people:
            await press(person, await person.command("/play"), "answer")
        told = [await person.command("/move", moves="go bank") for person in people]
        (played,) = [reply for reply in told if "End turn" in reply.buttons]
        assert "president to the Bank: +3 yen" in played.text


async def test_looking_around(tmp_path: Path) -> None:
    async with running_bot(tmp_path) as here:
        post = await here.dealt("toy", "Mika", "Giulia")
        mika, giulia = here.person("Mika"), here.person("Giulia")
        closer = await press(giulia, post, "closer")
        for verb in ("text", "since", "large"):
            assert (await press(giulia, closer, verb)).has_message
        log = await press(giulia, post, "log")
        assert (await choose(giulia, log, "who", "0")).text.startswith("**Registro")
        panel = await press(mika, post, "play")
        assert (await press(mika, panel, "rule")).text.startswith("**Rules")
        assert (await press(mika, await press(mika, panel, "more"), "again")).text == panel.text
        screen = await mika.command("/help")
        assert "2 of 4" in (await mika.press(screen, "Next page")).text
        assert "Keeping" in (await mika.command("/rules", about="Keeping")).text
        form = (await mika.press(await mika.command("/settings"), "DMs and playing")).modal
        assert form is not None
        changed = await mika.submit(form, {"language": ["it"]})
        assert "Impostazioni" in changed.text
        assert "Lantern" not in (await mika.command("/hand")).text
        for command in ("/game info", "/game status", "/game mine", "/game list", "/board", "/log"):
            assert (await mika.command(command)).text
        told: dict[str, Any] = {"as": "text"}
        as_text = (await mika.command("/board", **told)).text
        for copied in ("as:text", "come: testo"):
            assert (await mika.command("/board", part=copied)).text == as_text
        assert (await mika.command("/play", channel=DM)).buttons
        assert await here.world.control.violations() == []


async def test_a_press_that_was_not_answered_is_answered_after_a_restart(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with local_discord() as world:
        world.fake.first_answer = GENEROUS
        async with running(tmp_path, world) as here:
            post = await here.dealt("osaka", "Mika", "Jonas")
            mika = here.person("Mika")

            tried = asyncio.Event()

            async def gone(*_: object) -> None:
                tried.set()
                raise OSError

            monkeypatch.setattr(router, "show", gone)
            sent = await mika.send("press", message=post.id, custom_id=post.buttons["Play"]["custom_id"])

            async def taken() -> bool:
                return bool(await here.app.ledger.unanswered(time.time()))

            await wait_for(taken)
            await asyncio.wait_for(tried.wait(), GENEROUS)
            monkeypatch.undo()
        async with running(tmp_path, world) as here:
            reply = await mika.reply(sent)
            assert "restarted" in reply.text
            # The panel that was there is gone: the way back to it stands here.
            panel = await press(mika, reply, "again")
            # Who is dealt the first turn is not known.
            assert "Jonas's turn since" in panel.text or by_verb(panel, "menu", "answer") is not None
            assert panel.id == reply.id
            assert await world.control.violations() == []
