"""What the strip under the table counts of each person."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rules.nippon.view.table import ZaibatsuView


def counts(one: ZaibatsuView) -> tuple[int, ...]:
    """Money, coal, silk and iron of someone."""
    return one.money, one.coal, one.silk, one.iron
