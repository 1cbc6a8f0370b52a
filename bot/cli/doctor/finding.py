"""What was found when something was examined: one line, and what is to be done about it if it is not well."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeAlias

from bot.core.settings import Settings
from rules.core.frozen import frozen


@frozen
class Finding:
    """One thing that was examined.

    Attributes:
        about: What it is.
        says: What was found.
        remedy: What whoever runs the bot should do; empty if it is well.
    """

    about: str
    says: str
    remedy: str = ""

    @property
    def line(self) -> str:
        """The line that is printed; what SQLite says may have several."""
        says = " ".join(f"{self.says} {self.remedy}".split())
        return f"{'BAD ' if self.remedy else 'ok  '} {self.about}: {says}"


Check: TypeAlias = Callable[[Settings], Iterable[Finding]]
"""Examines something and says what it found, what rests on each other in order; it changes nothing."""

MIB = 2**20
