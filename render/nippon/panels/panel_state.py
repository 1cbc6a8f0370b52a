"""What the presets of a panel are set to, as its presses carry it: ``i-2,m-paper3a``."""

from __future__ import annotations

import re
from collections.abc import Mapping

from rules.core.frozen import frozen

_ONE = re.compile(r"([a-z])-([a-z0-9.]+)")


@frozen
class PanelState:
    """What was set; everything else is as usual.

    Attributes:
        said: What each preset is set to, by its letter.
    """

    said: Mapping[str, str]

    @classmethod
    def read(cls, carry: str) -> PanelState:
        """What a carry says; anything unreadable counts for nothing."""
        found = [_ONE.fullmatch(one) for one in carry.split(",")]
        return cls({one[1]: one[2] for one in found if one is not None})

    def get(self, letter: str, usual: str) -> str:
        """What a preset is set to."""
        return self.said.get(letter, usual)

    def number(self, letter: str) -> int:
        """What a preset is set to, where that is a number; 0 otherwise."""
        said = self.get(letter, "")
        return int(said) if said.isdecimal() else 0

    def having(self, letter: str, value: str) -> str:
        """The carry of a panel in which one preset is set anew, the others as they are."""
        return ",".join([f"{key}-{one}" for key, one in {**self.said, letter: value}.items()])

    def without(self, letter: str) -> str:
        """The carry of a panel in which one preset is as usual again."""
        return ",".join([f"{key}-{one}" for key, one in self.said.items() if key != letter])
