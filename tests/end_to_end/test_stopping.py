"""A clean stop while presses are under way: drained within ten seconds, everything answered, nothing lost."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING

from bot.local.seen import reply_from
from tests.end_to_end.evening import by_verb, deal, offered, verb
from tests.end_to_end.judge import faults_of
from tests.end_to_end.quay import quay
from tests.end_to_end.sentences import says

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path
    from typing import Any

    from tests.end_to_end.evening import Table
    from tests.end_to_end.quay import Quay

TABLES = 4
LOOKS = 6
"""Presses on *Look closer* at each table while the bot is asked to stop."""


async def test_sigterm_with_presses_under_way(
    tmp_path: Path, *, checked: Callable[[int], None], tell: Callable[[str], None]
) -> None:
    async with quay(tmp_path, checked, PRESSES="10000") as here:
        tables = [await deal(here, "osaka", ["Mika", "Jonas"]) for _ in range(TABLES)]
        answers = [await _answer(table) for table in tables]
        presses = [press for table in tables for press in await _looks(table)]
        sent = await asyncio.gather(*(here.harbour.ask(name, **asked) for name, asked in (*answers, *presses)))
        begun = time.monotonic()
        stopping = asyncio.create_task(here.harbour.ask("stop_bot"))
        late = await _while_it_listens(here, stopping, presses)
        await stopping
        seconds = time.monotonic() - begun
        assert seconds < 10
        texts = [await _text(here, interaction["interaction"]) for interaction in (*sent, *late)]
        refused = sum(says(text, "house-wrong-stopping") for text in texts)
        tell(f"  stopped in {seconds:.1f} s with {len(texts)} presses under way, {refused} of them to be pressed again")
        came = await here.came()
        await here.harbour.ask("start_bot")
        await here.reborn(came)
        assert [table.revision for table in tables] == [1] * TABLES
        assert await faults_of(here, tables) == []


async def _answer(table: Table) -> tuple[str, dict[str, Any]]:
    """The press that gives a table's first answer."""
    person = table.waited()[0]
    panel = await table.panel(person)
    assert panel is not None
    part = next(part for part in offered(panel) if verb(part) == "answer")
    return "press", {"persona": person.name, "message": str(panel.id), "custom_id": part["custom_id"]}


async def _looks(table: Table) -> list[tuple[str, dict[str, Any]]]:
    """Presses that have a picture drawn."""
    person = next(iter(table.people.values()))
    post = await table.newest(person, "closer")
    assert post is not None
    asked = {"message": str(post.id), "custom_id": by_verb(post, "closer")}
    return [("press", asked | {"persona": each.name}) for each in table.people.values() for _ in range(LOOKS // 2)]


async def _while_it_listens(
    here: Quay, stopping: asyncio.Task[Any], presses: list[tuple[str, dict[str, Any]]]
) -> list[dict[str, Any]]:
    """Go on pressing until the bot has left; only what reached it."""
    sent: list[dict[str, Any]] = []
    for name, asked in presses:
        if stopping.done() or not (await here.harbour.ask("world"))["connected"]:
            break
        sent.append(await here.harbour.ask(name, **asked))
    reached = {line["interaction"] for line in await here.record() if line["kind"] == "frame"}
    return [each for each in sent if each["interaction"] in reached]


async def _text(here: Quay, interaction: str) -> str:
    answer = await here.harbour.ask("answer", interaction=interaction, patience=0.1)
    assert answer["settled"], f"interaction {interaction} was never answered"
    return reply_from(answer).text
