"""The dashboard beside a bot that people have played at: whatever it asks for is told, by the labels it asks by."""

from __future__ import annotations

import json
import re
import socket
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

import aiohttp
import pytest
from prometheus_client.parser import text_string_to_metric_families

from tests.end_to_end.deployment import deployed
from tests.end_to_end.matches import Table, deal

if TYPE_CHECKING:
    from collections.abc import Callable

DASHBOARD = Path(__file__).parents[2] / "data" / "operator" / "grafana.json"

SELECTED = re.compile(r"\b((?:hatoba|process)_[a-z_]+)(?:\{([^}]*)\})?")
"""A figure in a query, and what is asked of its labels."""

SCRAPED = {"instance", "job"}
"""Labels that Prometheus gives whatever it reads."""

SHARED = {"hatoba_owned_since_seconds"}
"""What is told of a house at a PostgreSQL server alone; `tests/bot/test_ownership.py` reads it there."""

ENOUGH = 12
"""Answers at a table, of people or of people and bots, after which every figure has been told."""


async def told(address: str) -> dict[str, list[dict[str, str]]]:
    """The labels of all that is told, by the name of the figure."""
    async with aiohttp.ClientSession() as session, session.get(f"http://{address}/metrics") as answer:
        families = text_string_to_metric_families(await answer.text())
        found: dict[str, list[dict[str, str]]] = {}
        for family in families:
            for sample in family.samples:
                found.setdefault(sample.name, []).append(sample.labels)
        return found


def asked() -> list[tuple[str, str, str]]:
    """The queries of the dashboard, each with its panel's title and its legend."""
    panels = json.loads(DASHBOARD.read_text(encoding="utf-8"))["panels"]
    return [(panel["title"], one["expr"], one["legendFormat"]) for panel in panels for one in panel["targets"]]


def wanted(query: str, legend: str) -> set[str]:
    """The labels by which a query counts, and which its legend names."""
    counted = {label.strip() for by in re.findall(r"by \(([^)]*)\)", query) for label in by.split(",")}
    return (counted | set(re.findall(r"\{\{(\w+)\}\}", legend))) - SCRAPED


@pytest.mark.long
async def test_every_panel_has_something_to_show(tmp_path: Path, checked: Callable[[int], None]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as free:
        address = f"127.0.0.1:{free.getsockname()[1]}"
    async with deployed(tmp_path, checked, PRESSES="10000", METRICS=address) as here:
        table = await deal(here, "osaka", ["Mika", "Jonas"])
        await here.person("Tom").command("/practice", game="osaka", level="apprentice")
        [(match, channel)] = here.rows("SELECT id, channel FROM matches WHERE id != ?", table.match)
        practice = Table(here, str(channel), match, {(await here.ids())["Tom"]: here.person("Tom")})
        rng = Random(9)
        for each in (table, practice):
            while each.revision < ENOUGH:
                await each.turns(each.press_on, rng, 1)
        await here.well()
        found = await told(address)
    for title, query, legend in asked():
        selected = SELECTED.findall(query)
        assert selected, title
        for name, matchers in [one for one in selected if one[0] not in SHARED]:
            samples = found.get(name, [])
            assert samples, f"{title}: {name} is not told"
            labels = wanted(query, legend) | set(re.findall(r"(\w+)\s*[!=~]+", matchers))
            assert labels <= set().union(*samples), f"{title}: {name} is told by {set().union(*samples)}"
        for name, label, value in re.findall(r'(\w+)\{(\w+)!="([^"]+)"\}', query):
            assert value in {each[label] for each in found[name]}, f"{title}: no {label} is ever {value}"
