"""Pictures made of their alternative texts alone, where no one looks at them."""

from __future__ import annotations

from contextlib import ExitStack, contextmanager
from functools import partial
from itertools import count
from typing import TYPE_CHECKING
from unittest.mock import patch

from render.core import game_face, plain_face
from render.core.picture import Picture
from render.nippon.panels import crops as nippon_crops
from render.yokohama.panels import crops as yokohama_crops

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Iterator

    import pytest

DOORS = (
    (game_face, "_drawn", -1),
    (nippon_crops, "_drawn", -1),
    (yokohama_crops, "_drawn", 0),
    (plain_face, "on_paper", -2),
)
"""All that draws for a press, by module and name, and which of the texts that it is given is the alternative one."""

FLAT = (1200, 400)
"""Size of a picture that is not drawn: low enough that nothing is left out of a panel for it."""


@contextmanager
def undrawn(*, but_one_of: int | None = None) -> Iterator[None]:
    """Draw no picture as long as the block lasts.

    Args:
        but_one_of: Of so many pictures the first is drawn all the same, so that it shows whether it can be; None: none.
    """
    numbers = count()

    def made(draw: Callable[..., Picture], alt: int, *asked: Hashable) -> Picture:
        if but_one_of is not None and next(numbers) % but_one_of == 0:
            return draw(*asked)
        return Picture(b"", [each for each in asked if isinstance(each, str)][alt], FLAT, "undrawn.png")

    with ExitStack() as patches:
        for module, name, alt in DOORS:
            patches.enter_context(patch.object(module, name, partial(made, getattr(module, name), alt)))
        yield


def drawn_where_looked_at(request: pytest.FixtureRequest) -> Iterator[None]:
    """Draw pictures for a test that is marked ``drawn``, and everywhere in a heavy run; for others their words do.

    A fixture of the folders whose tests seldom look at a picture.
    """
    if request.config.getoption("--heavy") or request.node.get_closest_marker("drawn"):
        yield
    else:
        with undrawn():
            yield
