"""Pictures are large: what the tests of one module have drawn is given back after its last one."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bot.run import give_back

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
