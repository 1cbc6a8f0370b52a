"""Aims of play-outs in detail: what each wishes for."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field

from rules.core.frozen import frozen
from rules.nippon.model.terms import Action, Area, Goal

PLAIN: Mapping[Action, int] = {
    "rnd": 2,
    "mining": 2,
    "factory": 6,
    "machines": 3,
    "produce": 6,
    "ships": 3,
    "railways": 3,
    "markets": 7,
    "invest": 4,
}
"""How much each action is wished for where an aim says nothing."""


@frozen
class Plan:
    """An aim in detail.

    Attributes:
        more: Actions that are wished for more than usual.
        least: Workers from which it consolidates: 1 early, 7 only when nothing else is left.
        workers: Which worker is taken: one of a colour that stands in the work area, or of another one.
        greedy: Whether an action is activated as often as can be.
        builds: Trait of the factories that are built first, and that research is done for; all have the empty one.
        declines: Whether an action is not activated again, and no second effect is bought.
        hurries: Whether workers of the final rounds are taken where few are left.
        besides: Of eight times that something may be done besides, how often it is.
        area: The area that gets a prestige tile first.
    """

    more: Mapping[Action, int] = field(default_factory=dict[Action, int])
    least: int = 5
    workers: str = "same"
    greedy: bool = True
    builds: str = ""
    declines: bool = False
    hurries: bool = False
    besides: int = 0
    area: Area | None = None


PLANS: Mapping[str, Plan] = {
    "industry": Plan({"factory": 40, "machines": 10, "rnd": 6}, area="factories"),
    "trade": Plan({"markets": 60, "produce": 30, "factory": 20}, builds="produce"),
    "contracts": Plan({"invest": 60, "produce": 30, "factory": 20}, builds="contract", area="contracts"),
    "fleet": Plan({"ships": 60, "machines": 20}, area="ships", builds="clocks"),
    "rails": Plan({"railways": 60, "machines": 20}, area="railways", builds="lenses"),
    "machines": Plan({"machines": 60, "factory": 20}, builds="machines", area="machines"),
    "research": Plan({"rnd": 60, "factory": 20, "invest": 20}, area="rnd", builds="bulbs"),
    "mining": Plan({"mining": 60, "factory": 20, "produce": 20}, area="mining", builds="bento"),
    "late": Plan({"factory": 20}, least=9, workers="other", builds="cotton"),
    "early": Plan({"factory": 20}, least=1, builds="immediate"),
    "hurry": Plan({"factory": 40, "mining": 9}, least=3, hurries=True, declines=True, builds="more"),
    "wages": Plan({"factory": 20, "railways": 20}, least=6, workers="other", builds="railways"),
    "modifiers": Plan({"factory": 40, "machines": 9}, least=2, builds="modifier"),
    "modern": Plan({"factory": 40, "machines": 9, "rnd": 9, "mining": 9}, least=3, builds="modern", area="rnd"),
    "silk": Plan({"factory": 40, "markets": 20, "produce": 20}, least=3, besides=4, builds="immediate"),
    "declines": Plan({"factory": 30, "produce": 20, "machines": 9}, greedy=False, declines=True),
    "more": Plan({"factory": 40, "mining": 9}, least=1, builds="more"),
    "goals": Plan({"factory": 20}, least=3, builds="more"),
}
"""Aims.

industry, trade, contracts, fleet, rails, machines, research, mining: one action above all, and what it needs; late:
goes on until the work area is full or nothing else is left; early: consolidates with one worker; hurry: takes the last
workers, and is never thorough; wages: many colours of workers, little money; modifiers, modern, more: factories that
change actions, the modern ones, and those with a second effect; silk: sold now and then, and spent on factories;
declines: never twice; goals: what the goals ask for that one has alone.
"""

FOR_GOAL: Mapping[Goal, tuple[Action, ...]] = {
    "factories": ("factory", "rnd"),
    "machines": ("machines", "factory"),
    "railways": ("railways",),
    "rnd": ("rnd",),
    "mining": ("mining",),
    "finance": ("invest", "produce", "machines"),
    "ships": ("ships",),
    "contracts": ("invest", "produce", "factory"),
    "markers": ("markets", "produce", "factory"),
}
"""Actions that lead to what a goal tile asks for."""
