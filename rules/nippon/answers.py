"""The answers of Nippon, as one type: what is said of each is found wanting by the type checker."""

from __future__ import annotations

from typing import TypeAlias

from rules.nippon.steps.actions import Act
from rules.nippon.steps.asking import Decline
from rules.nippon.steps.consolidating import Consolidate, KeepSome
from rules.nippon.steps.effect_goods import Goods
from rules.nippon.steps.effect_machines import Machine
from rules.nippon.steps.factory import Build
from rules.nippon.steps.goals import TakeGoalBonus
from rules.nippon.steps.invest import Invest
from rules.nippon.steps.machines import Machines
from rules.nippon.steps.markets import Supply
from rules.nippon.steps.prestige import TakePrestige
from rules.nippon.steps.production import Produce
from rules.nippon.steps.rails import Railway, TakeBonus
from rules.nippon.steps.railways import BuildRailways
from rules.nippon.steps.research import Mine, Research
from rules.nippon.steps.seconds import Again
from rules.nippon.steps.sending import Ship
from rules.nippon.steps.ships import Send
from rules.nippon.steps.silk import Sell
from rules.nippon.steps.start import Found, TakePair, TakeWorker
from rules.nippon.steps.tracks import Activate, First, Steps
from rules.nippon.steps.turn import End
from rules.nippon.steps.wages import WithSilk

NipponAnswer: TypeAlias = (
    Act
    | Activate
    | Again
    | Build
    | BuildRailways
    | Consolidate
    | Decline
    | End
    | First
    | Found
    | Goods
    | Invest
    | KeepSome
    | Machine
    | Machines
    | Mine
    | Produce
    | Railway
    | Research
    | Sell
    | Send
    | Ship
    | Steps
    | Supply
    | TakeBonus
    | TakeGoalBonus
    | TakePair
    | TakePrestige
    | TakeWorker
    | WithSilk
)
"""All that a seat can answer."""
