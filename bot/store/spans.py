"""Spans of time, in seconds."""

from __future__ import annotations

MINUTE = 60


HOUR = 60 * MINUTE


DAY = 24 * HOUR
