"""Pictures are large: what tests have drawn is given back, and where only their words matter none is drawn."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bot.run import give_back
from render.core import game_face
from render.core.picture import Picture

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Iterator


@pytest.fixture(autouse=True, scope="module")
def _nothing_kept(request: pytest.FixtureRequest) -> Iterator[None]:
    """Empty the caches of a module; hundreds of canvases, of which each is some megabytes, would stay to the end."""
    yield
    module = request.module
    for made in vars(module).values():
        if getattr(made, "__module__", None) == module.__name__ and hasattr(made, "cache_clear"):
            made.cache_clear()
    give_back()


@pytest.fixture
def undrawn(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make pictures of their alternative texts alone."""

    def without_pixels(_: Callable[..., Picture], *asked: Hashable) -> Picture:
        # Behind the alternative text nothing but an earlier view is asked for.
        texts = [each for each in asked if isinstance(each, str)]
        return Picture(b"", texts[-1], (1, 1), "undrawn.png")

    monkeypatch.setattr(game_face, "_drawn", without_pixels)
