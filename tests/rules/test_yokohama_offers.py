"""Brute force: what an area question offers is just what it accepts among all answers of its kind."""

from __future__ import annotations

from itertools import combinations, permutations, product
from typing import TYPE_CHECKING

import pytest

from rules.core.rng import Rng
from rules.yokohama.game import YOKOHAMA
from rules.yokohama.model.payment import Payment
from rules.yokohama.model.state import Variant
from rules.yokohama.model.terms import AGENTS, IMPORT, TRADE_GOODS, YEN_PER_UNIT
from rules.yokohama.steps.agency import AskHire, Hire
from rules.yokohama.steps.asking import Declinable
from rules.yokohama.steps.bonus import AskBonus, BuildHouse, BuildShop, TakeToken
from rules.yokohama.steps.chinatown import AskTrade, Trade
from rules.yokohama.steps.church import AskChurch, PlaceInChurch
from rules.yokohama.steps.customs import AskCustoms, PlaceAtCustoms
from rules.yokohama.steps.gain import AskGain, AskReward, GainGoods, TakeReward
from rules.yokohama.steps.laboratory import AskLearn, AskStation, Learn, PlaceStation
from rules.yokohama.steps.port import BY_IMPORT, BY_YEN, AskTake, TakeOrders
from tests.rules.yokohama_table import RULES, TableOfYokohama

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rules.core.answers import Answer
    from rules.yokohama.model.position import Position
    from rules.yokohama.steps import Question
