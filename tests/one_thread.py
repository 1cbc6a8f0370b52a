"""Works of the database done where they are asked for, in place of its thread."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING

import pytest

from bot.store.write_queue import WriteQueue

if TYPE_CHECKING:
    from collections.abc import Iterator


@contextmanager
def in_one_thread() -> Iterator[None]:
    """Do each work of the database at once as long as the block lasts.

    Its thread and the loop would wake each other twice for each of them: a third of the time of tests that press and
    post one after the other.
    """
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(WriteQueue, "turn", _turn)
        yield


async def _turn(self: WriteQueue) -> None:
    # In its thread no work is under way.
    self.do_next()
