"""What is received and paid: points, yen, goods; and the choices that rewards leave open.

Source: "Erläuterung der Symbole" (dlp 2017), "ICON DESCRIPTIONS" (Synapses 2024); rulings Y-R22, Y-R34, Y-R38, Y-R46.
"""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from typing import TYPE_CHECKING

from rules.yokohama.events import Cause, Gained, YokohamaEvent
from rules.yokohama.frames import AskGain, AskHire, AskMovement, Frame
from rules.yokohama.model.cards import NOTHING, Reward
from rules.yokohama.model.terms import COPPER, FREE, GOODS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rules.core.seats import Seat
    from rules.core.table import Table
    from rules.yokohama.model.state import Merchant, State

MINED: frozenset[Cause] = frozenset(("area", "token", "shop", "house"))
"""What brings copper in such a way that the Mining Technology adds to it (besides Chinatown)."""

ONE_COPPER = Reward(goods=(1, 0, 0, 0, 0))


def receive(state: State, seat: Seat, reward: Reward, cause: Cause, table: Table[YokohamaEvent]) -> None:
    """Receive a reward: what only adds at once; what leaves a choice is asked next (Y-R38).

    Pieces come before goods of choice and movements, so that whatever was hired can be moved.
    """
    rest, frames, touched = _divided(reward, mined=cause in MINED)
    take(state, seat, rest, cause, table)
    table.touched |= touched
    state.then(*frames)


@lru_cache(maxsize=1024)
def _divided(reward: Reward, *, mined: bool) -> tuple[Reward, tuple[Frame, ...], frozenset[str]]:
    """What of a reward comes at once, what is asked next, and the names of its icons for play-outs."""
    frames: list[Frame] = []
    if reward.warehouse:
        frames.append(AskHire(reward.warehouse))
    if reward.any:
        frames.append(AskGain(reward.any, mined))
    if reward.movement:
        frames.append(AskMovement(reward.movement))
    return _plain(reward), tuple(frames), frozenset(f"reward:{kind}" for kind in kinds_of(reward))


def take(state: State, seat: Seat, reward: Reward, cause: Cause, table: Table[YokohamaEvent]) -> None:
    """Receive what leaves no choice, and record it."""
    if reward is NOTHING:
        return
    me = state.merchants[seat]
    me.points += reward.points
    me.yen += reward.yen
    state.bank -= reward.yen
    me.agents[FREE] += reward.free_agent
    supply(state, me, reward.goods)
    table.emit(Gained(seat, reward, cause))
    if reward.goods[COPPER] and cause in MINED:
        mine(state, seat, 1, table)


def mine(state: State, seat: Seat, times: int, table: Table[YokohamaEvent]) -> None:
    """The Mining Technology: 1 copper more each time copper is received (Y-R22, Y-R34)."""
    me = state.merchants[seat]
    if times and "mining" in me.skills:
        supply(state, me, (times, 0, 0, 0, 0))
        table.emit(Gained(seat, ONE_COPPER if times == 1 else Reward(goods=(times, 0, 0, 0, 0)), "mining"))
        table.touch("used:mining")


def supply(state: State, merchant: Merchant, goods: Sequence[int]) -> None:
    """Give goods out of the supply, or take them back where numbers are below zero (Y-R46)."""
    for good, count in enumerate(goods):
        if count:
            merchant.goods[good] += count
            state.supply[good] -= count


def pay_goods(state: State, merchant: Merchant, goods: Sequence[int]) -> None:
    """Pay goods to the supply."""
    for good, count in enumerate(goods):
        if count:
            merchant.goods[good] -= count
            state.supply[good] += count


def pay(state: State, merchant: Merchant, yen: int) -> None:
    """Pay yen to the bank."""
    merchant.yen -= yen
    state.bank += yen


def _plain(reward: Reward) -> Reward:
    """What of a reward leaves no choice."""
    rest = replace(reward, any=0, warehouse=0, movement=0)
    return NOTHING if rest == NOTHING else rest


def kinds_of(reward: Reward) -> tuple[str, ...]:
    """Kinds of icons of a reward."""
    icons = (
        ("points", reward.points),
        ("yen", reward.yen),
        *zip(GOODS, reward.goods, strict=True),
        ("any", reward.any),
        ("warehouse", reward.warehouse),
        ("movement", reward.movement),
        ("free-agent", reward.free_agent),
    )
    return tuple(name for name, count in icons if count)
