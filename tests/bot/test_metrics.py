"""Figures: what people wait for is measured, no one is named, and an address that cannot be used is refused."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import TYPE_CHECKING

import aiohttp
import pytest
from prometheus_client import REGISTRY
from pydantic import ValidationError

from bot.cli.metrics import Watched, count, serving
from bot.core.settings import BadSettings, Settings, complaint
from bot.local.waiting import wait_for
from tests.bot.houses import in_its_file
from tests.bot.running_bot import running_bot
from tests.bot.test_router import at_turn

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from prometheus_client.metrics_core import Metric

    from bot.core.unit_of_work import UnitOfWork
    from bot.local.seen import Reply
    from tests.bot.harness import Harness

DASHBOARD = Path(__file__).parents[2] / "data" / "operator" / "grafana.json"

ENDINGS = {"counter": ("_total",), "histogram": ("_bucket", "_count", "_sum"), "gauge": ("",)}
"""How the names end that a figure of a type has."""


POSTED = 'hatoba_press_seconds_count{until="posted"}'
FEW = 5
"""Answers within which a turn ends whose first ways are taken."""


def ids(panel: Reply) -> list[str]:
    return [part["custom_id"] for part in panel.buttons.values()]


def ours() -> list[Metric]:
    return [metric for metric in REGISTRY.collect() if metric.name.startswith("hatoba_")]


async def got(port: int, what: str) -> tuple[int, str]:
    async with aiohttp.ClientSession() as session, session.get(f"http://127.0.0.1:{port}/{what}") as answer:
        return answer.status, await answer.text()


def figures(text: str) -> dict[str, float]:
    lines = (line.rpartition(" ") for line in text.splitlines() if line.startswith("hatoba_"))
    return {name: float(figure) for name, _, figure in lines}


async def test_a_press_is_measured_on_its_whole_way_and_names_no_one(tmp_path: Path) -> None:
    async with running_bot(tmp_path) as here, serving("127.0.0.1:0", Watched(here.client, here.app.acting)) as port:
        assert await got(port, "live") == (200, "live\n")
        await wait_for(_is_ready(port))
        asked, _, panel = await at_turn(here, await here.dealt("osaka", "Mika", "Tom"))
        await here.quiet()
        before = figures((await got(port, "metrics"))[1])
        for _ in range(FEW):
            panel = await asked.press(panel, next(id_ for id_ in ids(panel) if "answer:" in id_))
            await here.quiet()
            now = figures((await got(port, "metrics"))[1])
            if now.get(POSTED, 0.0) > before.get(POSTED, 0.0):
                break
        more = {name for name, figure in now.items() if figure > before.get(name, 0.0)}
        here.client.router.stopping = True
        assert await got(port, "ready") == (503, "stopping\n")
        here.client.router.stopping = False
    ways = {
        f'hatoba_press_seconds_count{{until="{until}"}}' for until in ("acknowledged", "kept", "answered", "posted")
    }
    read, write = (f'hatoba_database_seconds_count{{what="{what}"}}' for what in ("read", "write"))
    assert more >= {*ways, read, write, "hatoba_drawing_seconds_count"}
    assert 'hatoba_presses_total{outcome="answered",verb="answer"}' in more
    assert now['hatoba_matches_running{game="osaka"}'] == 1
    assert now["hatoba_outbox_waiting"] == now["hatoba_outbox_oldest_seconds"] == 0
    labels = re.findall(r'[a-z_]+="([^"]*)"', "\n".join(now))
    assert not [label for label in labels if re.search(r"\d{4}|mika|tom", label, re.IGNORECASE)]


def _is_ready(port: int) -> Callable[[], Awaitable[bool]]:
    async def ready() -> bool:
        return (await got(port, "ready"))[0] == 200

    return ready


async def test_what_is_looked_up_does_not_read_what_is_over(harness: Harness) -> None:
    asked: list[str] = []

    def work(unit: UnitOfWork) -> list[str]:
        in_its_file(unit.connection).set_trace_callback(asked.append)
        count(unit)
        in_its_file(unit.connection).set_trace_callback(None)
        return [row[3] for each in asked for row in unit.connection.execute(f"EXPLAIN QUERY PLAN {each}")]

    plan = await harness.acting.read(work)
    assert len(asked) == 2
    # Each of these lists only what is open, or only what is being played.
    found = [step for step in plan if step.startswith(("SCAN", "SEARCH"))]
    assert [re.sub("untouched|running", "…", step) for step in found] == [
        "SCAN outbox USING INDEX outbox_pending",
        "SCAN matches USING INDEX matches_…",
    ]


def test_the_dashboard_shows_every_figure_and_no_other() -> None:
    panels = json.loads(DASHBOARD.read_text(encoding="utf-8"))["panels"]
    shown = {
        name for panel in panels for each in panel["targets"] for name in re.findall(r"hatoba_[a-z_]+", each["expr"])
    }
    there = {metric.name: {f"{metric.name}{ending}" for ending in ENDINGS[metric.type]} for metric in ours()}
    assert shown <= set().union(*there.values())
    assert [name for name, names in there.items() if not names & shown] == []
    assert [metric.name for metric in ours() if not metric.documentation.endswith(".")] == []


@pytest.mark.parametrize("address", ["here", "localhost:9464", "127.0.0.1", "127.0.0.1:99999", "1.2.3.4:80/x", "70000"])
def test_a_bad_address_is_refused_in_one_sentence(address: str) -> None:
    with pytest.raises(ValidationError) as refused:
        Settings(metrics=address, _env_file=None)
    assert complaint(refused.value) == (
        "HATOBA_METRICS must be a port, or an IP address with a port, such as 127.0.0.1:9464."
    )


def test_a_port_alone_is_on_this_machine_and_without_any_nothing_is_served() -> None:
    assert Settings(_env_file=None).metrics is None
    assert Settings(metrics="9464", _env_file=None).metrics == "127.0.0.1:9464"
    assert Settings(metrics="0.0.0.0:9464", _env_file=None).metrics == "0.0.0.0:9464"


async def test_a_port_that_is_taken_is_one_sentence(tmp_path: Path) -> None:
    async with running_bot(tmp_path) as here, serving("127.0.0.1:0", Watched(here.client, here.app.acting)) as port:
        with pytest.raises(BadSettings, match=rf"^HATOBA_METRICS: 127\.0\.0\.1:{port} cannot be listened at \(.*\)\.$"):
            async with serving(f"127.0.0.1:{port}", Watched()):
                pass
