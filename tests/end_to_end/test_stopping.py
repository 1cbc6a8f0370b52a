"""A clean stop while presses are under way: drained within ten seconds, everything answered, nothing lost."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING

from bot.local.autoplay import by_verb, offered, verb
from bot.local.seen import reply_from
from bot.local.waiting import wait_for
from tests.end_to_end.deployment import deployed
from tests.end_to_end.judge import faults_of
from tests.end_to_end.kills import ORIGINAL
from tests.end_to_end.matches import deal
from tests.end_to_end.sentences import says

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path
    from typing import Any

    from tests.end_to_end.deployment import Deployment
    from tests.end_to_end.matches import Table

TABLES = (2, 4)
"""In the short run, in the heavy one."""
LOOKS = 6
"""Presses on *View board* at each table, before the bot is asked to stop and once more after."""

SLOW = {"headers": {"Via": "1.1 proxy"}, "body": {"message": "slow", "retry_after": 4.0, "global": False}}
"""What keeps one answer on its way for four seconds, so that the bot still lives when the last press comes."""


async def test_sigterm_with_presses_under_way(
    tmp_path: Path, *, checked: Callable[[int], None], tell: Callable[[str], None], heavy: bool
) -> None:
    async with deployed(tmp_path, checked, PRESSES="10000") as here:
        tables = [await deal(here, "osaka", ["Mika", "Jonas"]) for _ in range(TABLES[heavy])]
        answers = [await _answer(table) for table in tables]
        looks = [press for table in tables for press in await _looks(table)]
        await here.control.ask("add_fault", method="PATCH", route=ORIGINAL, status=429, **SLOW)
        sent = await _press(here, (*answers, *looks))
        await wait_for(lambda: _arrived(here, sent))
        begun = time.monotonic()
        stopping = asyncio.create_task(here.control.ask("stop_bot"))
        await wait_for(lambda: _stops(here))
        late = await _press(here, looks)
        await stopping
        seconds = time.monotonic() - begun
        refused = [says(await _text(here, interaction), "house-wrong-stopping") for interaction in late]
        tell(f"  stopped in {seconds:.1f} s with {len(sent)} presses under way; {sum(refused)} came too late")
        assert seconds < 10
        assert all(refused)
        assert "" not in [await _text(here, interaction) for interaction in sent]
        came = await here.came()
        await here.control.ask("start_bot")
        await here.reborn(came)
        assert [table.revision for table in tables] == [1] * len(tables)
        assert await faults_of(here, tables) == []


async def _press(here: Deployment, presses: Sequence[tuple[str, dict[str, Any]]]) -> list[str]:
    """Press everything at once; the interactions."""
    sent = await asyncio.gather(*(here.control.ask(name, **asked) for name, asked in presses))
    return [str(each["interaction"]) for each in sent]


async def _arrived(here: Deployment, sent: Sequence[str]) -> bool:
    """Whether the bot has heard of all presses: what is still on its way when it stops comes too late."""
    return set(sent) <= {line["interaction"] for line in await here.record() if line["kind"] == "response"}


async def _stops(here: Deployment) -> bool:
    """Whether the bot has heard that it is to stop."""
    return '"event": "stopping"' in (here.folder / "bot.log").read_text(encoding="utf-8")


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
    # The post may lose its buttons meanwhile, but not under a finger that is already on its way.
    asked = {"message": str(post.id), "custom_id": by_verb(post, "closer"), "forged": True}
    return [("press", asked | {"persona": each.name}) for each in table.people.values() for _ in range(LOOKS // 2)]


async def _text(here: Deployment, interaction: str) -> str:
    answer = await here.control.ask("answer", interaction=interaction, patience=0.1)
    assert answer["settled"], f"interaction {interaction} was never answered"
    return reply_from(answer).text
