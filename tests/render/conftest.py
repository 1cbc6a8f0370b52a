"""Pictures are large: what tests have drawn is given back, and where only their words matter none is drawn."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bot.cli.run import give_back
from tests.undrawn import undrawn

if TYPE_CHECKING:
    from collections.abc import Iterator


@pytest.fixture(autouse=True, scope="module")
def _nothing_kept(request: pytest.FixtureRequest) -> Iterator[None]:
    """Empty the caches of a module; hundreds of canvases, of which each is some megabytes, would stay to the end."""
    yield
    module = request.module
    for made in vars(module).values():
        if getattr(made, "__module__", None) == module.__name__ and hasattr(made, "cache_clear"):
            made.cache_clear()
    give_back()


@pytest.fixture(name="undrawn")
def _undrawn() -> Iterator[None]:
    """Make pictures of their alternative texts alone."""
    with undrawn():
        yield
