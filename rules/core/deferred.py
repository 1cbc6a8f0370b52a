"""What is read and written by its types, but seldom by all of them in one process."""

from __future__ import annotations

from typing import Final

from pydantic import ConfigDict

DEFERRED: Final = ConfigDict(defer_build=True)
"""How a type is read is worked out when that is first asked for.

For the positions, logs and tables of all games that takes an eighth of the start of the bot, and most processes play
one of them. A dataclass has this as its ``__pydantic_config__``; what is no class is adapted with it.
"""
