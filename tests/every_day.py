"""Cases of tests of which a few run every day, and all in a heavy run."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from collections.abc import Iterable

    from _pytest.mark import ParameterSet


def daily(*few: object, of: Iterable[object]) -> list[ParameterSet]:
    """Cases to parametrise a test with.

    Args:
        few: Those that run every day.
        of: All of them; one with several values is a tuple.
    """
    return [
        pytest.param(*(one if isinstance(one, tuple) else (one,)), marks=() if one in few else pytest.mark.long)
        for one in of
    ]
