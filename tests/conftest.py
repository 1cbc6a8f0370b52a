"""What all tests share: their layers, the cores they run on, the choice of the longer form, the last words of a run."""

from __future__ import annotations

import gc
import os
from itertools import chain, groupby
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import HealthCheck, settings

from bot.local.schema import Schema, named_schema
from tests.layers import LAYERS, TESTS, chosen, is_long, layer_of, layers_in

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Sequence
    from pathlib import Path

    from _pytest.reports import CollectReport
    from xdist.workermanage import WorkerController

    Tell = Callable[[str], None]
    Sample = Callable[[int, int, int], int]

LINES = pytest.StashKey[list[str]]()
"""What tests have measured."""

CHECKS = pytest.StashKey[list[int]]()
"""How much was held against Discord's official schema in other processes."""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--heavy", action="store_true", help="run only what is long, and what has a longer form, such as whole matches"
    )
    parser.addoption(
        "--full", action="store_true", help="as --heavy, with as many samples as something was once measured by"
    )


# Who is slow is measured by the bench; here a busy machine makes no example wrong.
settings.register_profile("patient", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("patient")


def pytest_configure(config: pytest.Config) -> None:
    config.stash[LINES] = []
    config.stash[CHECKS] = []
    config.option.heavy |= config.option.full
    for layer, meaning in LAYERS.items():
        config.addinivalue_line("markers", f"{layer}: {meaning}")
    config.addinivalue_line("markers", "long: runs in a heavy run only, as its likes run every day")
    config.addinivalue_line("markers", "longest: takes a core for a minute or more of a heavy run, and so begins it")
    config.addinivalue_line("markers", "sqlite: asks SQLite how it does a thing, which another engine does otherwise")
    config.addinivalue_line("markers", "threads: is about the thread of the database, which others do without")
    config.addinivalue_line("markers", "drawn: looks at pictures, where others make do with their words")


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Do not even open what belongs to other layers than the chosen ones."""
    layers = chosen(config.option.markexpr)
    if not layers or not collection_path.is_relative_to(TESTS):
        return None
    if collection_path.is_dir():
        return layers.isdisjoint(layers_in(collection_path)) or None
    return (collection_path.match("test_*.py") and layer_of(collection_path) not in layers) or None


def pytest_collection_finish() -> None:
    """Take what stays until the end, thousands of tests and all modules, out of the way of the garbage collector.

    It collects as seldom as in the bot; at its usual pace it takes a twentieth of the time of all tests.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 20, 50)


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report(collector: pytest.Collector) -> Generator[None, CollectReport, CollectReport]:
    """Let each worker begin in another place of a folder, so that it finds compiled what others came to before it."""
    report = yield
    if isinstance(collector, pytest.Directory) and report.passed:
        workers = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
        begin = len(report.result) * int(os.environ.get("PYTEST_XDIST_WORKER", "gw0")[2:]) // workers
        report.result = report.result[begin:] + report.result[:begin]
    return report


def pytest_itemcollected(item: pytest.Item) -> None:
    """Mark each test with its layer, and what a heavy run alone has time for."""
    item.add_marker(layer_of(item.path))
    if is_long(item.path):
        item.add_marker("long")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out of a heavy run what says no more in it than before, and of others what is long; share out the rest."""
    heavy = config.getoption("--heavy")
    kept, left = list[pytest.Item](), list[pytest.Item]()
    for item in items:
        runs = says_more(item) if heavy else item.get_closest_marker("long") is None
        (kept if runs else left).append(item)
    if left:
        items[:] = kept
        config.hook.pytest_deselected(items=left)
    if workers := getattr(config, "workerinput", {}).get("workercount"):
        items.sort(key=lambda item: item.path.parts)
        items[:] = shared_out(items, workers)


def shared_out(items: Sequence[pytest.Item], workers: int) -> list[pytest.Item]:
    """The tests in as many equal pieces as there are workers, all of them beginning with those that take longest.

    Every worker begins with one of the pieces. So the last tests of a run are short ones, and no core has to wait for
    another that plays a whole match. What takes longest mostly waits, for a browser or for a bot that starts again:
    meanwhile as many workers as there are cores do the rest, in a heavy run first what plays and thinks for minutes.
    Those of a file stay together, as what they share, a bot or a browser, takes seconds to start; of what takes longest
    each has its own, and they begin, one after the other at each of those that wait.
    """
    longest = [item for item in items if item.get_closest_marker("longest")]
    matches = [item for item in longest if layer_of(item.path) == "acceptance"]
    longest = [item for item in longest if item not in matches]
    slow = [item for item in items if layer_of(item.path) == "acceptance" and item not in matches]
    quick = [item for item in items if item not in slow and item not in longest and item not in matches]
    files = [list(of_one) for _, of_one in groupby(slow, key=lambda item: item.path)]
    working = max(1, min(workers - 1, os.cpu_count() or 1))
    waiting = max(1, workers - working)
    order: list[pytest.Item] = []
    for number in range(workers):
        order += matches[number::waiting] if number < waiting else ()
        order += chain.from_iterable(files[len(files) * number // waiting : len(files) * (number + 1) // waiting])
        if number >= workers - working:
            order += longest[workers - 1 - number :: working]
        room = max(0, len(items) * (number + 1) // workers - len(order))
        order += quick[:room]
        quick = quick[room:]
    return order


def says_more(item: pytest.Item) -> bool:
    """Whether a test is long, or has a longer form."""
    fixtures = item.fixturenames if isinstance(item, pytest.Function) else ()
    return not {"heavy", "sample"}.isdisjoint(fixtures) or item.get_closest_marker("long") is not None


def pytest_xdist_auto_num_workers(config: pytest.Config) -> int:
    """No workers where a run is over before they have started: for the rules, single files, names.

    Else more than there are cores, as more than half of a test with a browser, or with processes to be killed, is
    waiting: one more, and three where most tests are such.
    """
    option = config.option
    if option.markexpr == "unit" or option.keyword or option.collectonly or any(".py" in one for one in config.args):
        return 0
    return (os.cpu_count() or 1) + (3 if option.heavy or option.markexpr == "acceptance" else 1)


@pytest.fixture(scope="session")
def heavy(request: pytest.FixtureRequest) -> bool:
    """Whether a test runs in its longer form."""
    return bool(request.config.getoption("--heavy"))


@pytest.fixture(scope="session")
def sample(request: pytest.FixtureRequest) -> Sample:
    """Says how many of something are looked at: every day, in a heavy run, and where its full number is asked for."""
    option = request.config.option

    def size(every_day: int, heavy: int, full: int) -> int:
        return full if option.full else heavy if option.heavy else every_day

    return size


@pytest.fixture(scope="session")
def tell(request: pytest.FixtureRequest) -> Tell:
    """Says a line at the end of the run."""
    return request.config.stash[LINES].append


@pytest.fixture(scope="session")
def checked(request: pytest.FixtureRequest) -> Callable[[int], None]:
    """Notes how much another process has held against the schema."""
    return request.config.stash[CHECKS].append


def checks_of(config: pytest.Config) -> int:
    """How much was held against the schema in this process, and in those it knows of."""
    elsewhere: list[int] = config.stash[CHECKS]
    return Schema.total + sum(elsewhere)


def pytest_sessionfinish(session: pytest.Session) -> None:
    """Hand over what was measured by this process, if it works for another one."""
    output: dict[str, object] | None = getattr(session.config, "workeroutput", None)
    if output is not None:
        output |= {"lines": session.config.stash[LINES], "checks": checks_of(session.config)}


def pytest_testnodedown(node: WorkerController) -> None:
    """Take over what a worker has measured; one that crashed has nothing to tell."""
    output: dict[str, Any] = getattr(node, "workeroutput", {})
    node.config.stash[LINES].extend(output.get("lines", []))
    node.config.stash[CHECKS].append(output.get("checks", 0))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    """Say what was measured, and how much was held against Discord's official schema."""
    for line in config.stash[LINES]:
        terminalreporter.write_line(line)
    terminalreporter.write_line(f"schema: {checks_of(config)} checks" if named_schema() else "schema: not available")
