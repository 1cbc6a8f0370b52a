"""Rewards: what only adds comes at once; goods of the merchant's choice and achievement reward tokens are asked.

Source: "Erläuterung der Symbole" (dlp 2017), "ICON DESCRIPTIONS" and "MINI-EXPANSION #1: ACHIEVEMENT REWARD TOKENS"
(Synapses 2024); rulings Y-R22, Y-R34, Y-R38, Y-R45, Y-R51.
"""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from itertools import combinations_with_replacement
from typing import TYPE_CHECKING, ClassVar, Literal

from typing_extensions import override

from rules.core.answers import Answer
from rules.core.clauses import Counts
from rules.core.decisions import Description
from rules.core.frozen import frozen
from rules.core.grammar import Form, Grammar
from rules.core.labels import say
from rules.core.reasons import Reason
from rules.yokohama.events.extras import Gained, RewardTokenTaken
from rules.yokohama.model.cards import NOTHING, Reward
from rules.yokohama.model.headings import ICONS, REWARD_TOKENS
from rules.yokohama.model.labels import goods_label
from rules.yokohama.model.terms import AGENTS, COPPER, FREE, GOODS, IMPORT, TRADE_GOODS, AgentKind, Goods
from rules.yokohama.model.words import AGENT, GOOD
from rules.yokohama.steps.areas.agency import AskHire
from rules.yokohama.steps.areas.movement import AskMovement
from rules.yokohama.steps.common.asking import Asking
from rules.yokohama.steps.common.purse import MINED, gain_icon, icon_detail, mine, supply, take

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rules.core.table import Table
    from rules.yokohama.events import YokohamaEvent
    from rules.yokohama.events.extras import Cause
    from rules.yokohama.model.position import Position

SOME_GOODS = Counts(GOOD, len(GOODS))


@frozen
class GainGoods(Answer):
    """Choose any goods."""

    goods: Goods


@frozen
class AskGain(Asking[GainGoods]):
    """Any goods: so many of the merchant's choice; with `mined` the Mining Technology applies."""

    count: int
    mined: bool
    kind: Literal["ask-gain"] = "ask-gain"

    asks: ClassVar[Literal["gain"]] = "gain"
    grammar: ClassVar = Grammar(Form(GainGoods, "gain", SOME_GOODS))

    @override
    def offers(self, position: Position) -> Iterator[GainGoods]:
        for chosen in combinations_with_replacement(range(TRADE_GOODS), self.count):
            copper, silk, tea, fish = (chosen.count(good) for good in range(TRADE_GOODS))
            yield GainGoods((copper, silk, tea, fish, 0))

    @override
    def refuse(self, position: Position, answer: GainGoods) -> Reason | None:
        right = sum(answer.goods) == self.count and not answer.goods[IMPORT]
        return None if right else Reason(say("yokohama-gain-how-many", count=self.count), ICONS)

    @override
    def answer(self, position: Position, answer: GainGoods, table: Table[YokohamaEvent]) -> None:
        """Receive the goods; each icon taken as copper counts for the Mining Technology (Y-R34)."""
        position.stack.pop()
        supply(position, answer.goods)
        table.emit(Gained(position.seat, Reward(goods=answer.goods), "choice"))
        if self.mined:
            mine(position, answer.goods[COPPER], table)

    @override
    def describe(self, position: Position, answer: GainGoods) -> Description:
        return Description(say("yokohama-do-gain", goods=goods_label(answer.goods)))


@frozen
class TakeReward(Answer):
    """Take an achievement reward token."""

    token: AgentKind


@frozen
class AskReward(Asking[TakeReward]):
    """One of the reward tokens that are left."""

    kind: Literal["ask-reward"] = "ask-reward"

    asks: ClassVar[Literal["reward"]] = "reward"
    grammar: ClassVar = Grammar(Form(TakeReward, "reward", AGENT))

    @override
    def offers(self, position: Position) -> Iterator[TakeReward]:
        return (answer for answer in map(TakeReward, AGENTS) if self.refuse(position, answer) is None)

    @override
    def refuse(self, position: Position, answer: TakeReward) -> Reason | None:
        there = position.state.reward_tokens[AGENTS.index(answer.token)]
        return None if there else Reason(say("yokohama-no-reward-token"), REWARD_TOKENS)

    @override
    def answer(self, position: Position, answer: TakeReward, table: Table[YokohamaEvent]) -> None:
        """Take a token: a country icon or a free agent (Y-R45)."""
        kind = AGENTS.index(answer.token)
        position.stack.pop()
        position.state.reward_tokens[kind] -= 1
        position.me.reward_token = kind
        table.emit(RewardTokenTaken(position.seat, answer.token))
        table.touch(f"reward-token:{answer.token}")
        if kind == FREE:
            position.me.agents[FREE] += 1
        else:
            gain_icon(position, kind, table)

    @override
    def describe(self, position: Position, answer: TakeReward) -> Description:
        kind = AGENTS.index(answer.token)
        detail = say("yokohama-free-agent-detail") if kind == FREE else icon_detail(position, kind)
        return Description(say("yokohama-do-reward", token=answer.token), detail)


def receive(position: Position, reward: Reward, cause: Cause, table: Table[YokohamaEvent]) -> None:
    """Receive a reward: what only adds at once; what leaves a choice is asked next (Y-R38).

    Pieces come before goods of choice and movements, so that whatever was hired can be moved.
    """
    rest, steps, touched = _divided(reward, mined=cause in MINED)
    take(position, rest, cause, table)
    table.touched |= touched
    position.then(*steps)


@lru_cache(maxsize=1024)
def _divided(
    reward: Reward, *, mined: bool
) -> tuple[Reward, tuple[AskHire | AskGain | AskMovement, ...], frozenset[str]]:
    """What of a reward comes at once, what is asked next, and the names of its icons for play-outs."""
    steps: list[AskHire | AskGain | AskMovement] = []
    if reward.warehouse:
        steps.append(AskHire(reward.warehouse))
    if reward.any:
        steps.append(AskGain(reward.any, mined))
    if reward.movement:
        steps.append(AskMovement(reward.movement))
    rest = replace(reward, any=0, warehouse=0, movement=0)
    touched = frozenset(f"reward:{kind}" for kind, _ in reward.icons)
    return NOTHING if rest == NOTHING else rest, tuple(steps), touched
