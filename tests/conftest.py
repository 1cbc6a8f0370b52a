"""What all tests share: the choice between the short and the full acceptance, and the last words of a run."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from hypothesis import HealthCheck, settings

from bot.local.schema import Schema, named_schema

if TYPE_CHECKING:
    from collections.abc import Callable

    Tell = Callable[[str], None]

LINES = pytest.StashKey[list[str]]()
"""What tests have measured."""

CHECKS = pytest.StashKey[list[int]]()
"""How much was held against Discord's official schema in other processes."""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--acceptance", action="store_true", help="play the end-to-end tests at full length")


# Who is slow is measured by the bench; here a busy machine makes no example wrong.
settings.register_profile("patient", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("patient")


def pytest_configure(config: pytest.Config) -> None:
    config.stash[LINES] = []
    config.stash[CHECKS] = []


@pytest.fixture(scope="session")
def acceptance(request: pytest.FixtureRequest) -> bool:
    """Whether the end-to-end tests are played at full length."""
    return bool(request.config.getoption("--acceptance"))


@pytest.fixture(scope="session")
def tell(request: pytest.FixtureRequest) -> Tell:
    """Says a line at the end of the run."""
    return request.config.stash[LINES].append


@pytest.fixture(scope="session")
def checked(request: pytest.FixtureRequest) -> Callable[[int], None]:
    """Notes how much another process has held against the schema."""
    return request.config.stash[CHECKS].append


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    """Say what was measured, and how much was held against Discord's official schema."""
    for line in config.stash[LINES]:
        terminalreporter.write_line(line)
    elsewhere: list[int] = config.stash[CHECKS]
    checks = Schema.total + sum(elsewhere)
    terminalreporter.write_line(f"schema: {checks} checks" if named_schema() else "schema: not available")
