"""Takatoshi, the opponent of who plays alone: his board, his turns, and the goals that beat him.

Source: "Das Solospiel". He is asked nothing; the dice only shuffle his tiles and priorities, and everything he does
follows from what lies open. Rulings N-R45 to N-R54.
"""

from __future__ import annotations

from rules.nippon.steps.takatoshi.acting import TakatoshiMarkets, TakatoshiRailways
from rules.nippon.steps.takatoshi.coverage import coverage_names
from rules.nippon.steps.takatoshi.goals import JudgeGoals, goals_due, verdict
from rules.nippon.steps.takatoshi.preparing import set_up_takatoshi
from rules.nippon.steps.takatoshi.turn import RenewStack, TakatoshiTurn

__all__ = [
    "JudgeGoals",
    "RenewStack",
    "TakatoshiMarkets",
    "TakatoshiRailways",
    "TakatoshiTurn",
    "coverage_names",
    "goals_due",
    "set_up_takatoshi",
    "verdict",
]
