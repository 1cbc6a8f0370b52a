"""Kinds of questions, by the frame that asks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.yokohama.frames import (
    AskBonus,
    AskChurch,
    AskCustoms,
    AskFinish,
    AskGain,
    AskHire,
    AskKeep,
    AskLearn,
    AskMove,
    AskMovement,
    AskPlace,
    AskReward,
    AskStation,
    AskTake,
    AskTrade,
    Recover,
)

if TYPE_CHECKING:
    from rules.yokohama.frames import Frame
    from rules.yokohama.view import Phase


def phase_of(frame: Frame) -> Phase:
    """Kind of the question that a frame asks."""
    match frame:
        case AskKeep():
            return "keep"
        case AskPlace():
            return "place"
        case AskMove():
            return "move"
        case AskChurch():
            return "church"
        case AskCustoms():
            return "customs"
        case AskHire():
            return "hire"
        case AskLearn():
            return "laboratory"
        case AskStation():
            return "station"
        case AskTake():
            return "port"
        case AskTrade():
            return "trade"
        case AskBonus():
            return "bonus"
        case AskGain():
            return "gain"
        case AskMovement():
            return "movement"
        case Recover():
            return "recovery"
        case AskReward():
            return "reward"
        case AskFinish():
            return "finish"
        case _:
            raise AssertionError("the match has not settled")
