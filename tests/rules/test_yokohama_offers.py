"""Brute force: what an area question offers is just what it accepts among all answers of its kind."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:

    pass
