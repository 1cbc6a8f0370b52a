"""Which labels of Nippon count or name something that has an icon."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.core.words_icons import counts, joins, names
from render.nippon.emojis import department_emoji, specialist_emoji, worker_emoji
from rules.nippon.model.terms import COLOURS, GOODS

if TYPE_CHECKING:
    from collections.abc import Mapping

    from render.core.words_icons import Rule

AMOUNTS: Mapping[str, str] = {
    "money": "yen",
    "coal": "coal",
    "silk": "silk",
    "iron": "iron",
    "goods": "goods",
    "points": "vp",
}
WORKERS: Mapping[str, str] = {colour: worker_emoji(colour) for colour in COLOURS}
SPECIALISTS: Mapping[str, str] = {colour: specialist_emoji(colour) for colour in COLOURS}
DEPARTMENTS: Mapping[str, str] = {colour: department_emoji(colour) for colour in COLOURS}
KINDS: Mapping[str, str] = {good: good for good in GOODS}
TRACKS: Mapping[str, str] = {"rnd": "rnd", "mining": "mining", "finance": "finance"}
PIECES: Mapping[str, str] = {"ship": "ship", "machine": "machine", "railway": "railway"}
ACTIONS: Mapping[str, str] = {
    **TRACKS,
    "factory": "factory",
    "machines": "machine",
    "produce": "produce",
    "ships": "ship",
    "railways": "railway",
    "markets": "markets",
    "invest": "contract",
}
AREAS: Mapping[str, str] = {
    **TRACKS,
    "ships": "ship",
    "machines": "machine",
    "railways": "railway",
    "factories": "factory",
    "contracts": "contract",
}
BONUSES: Mapping[str, str] = {
    **DEPARTMENTS,
    "any": "any",
    "finance": "finance",
    "marker3": "marker",
    "marker5": "marker",
    "marker7": "marker",
}

ICONS: Mapping[str, Rule] = {
    "nippon-amount": counts(AMOUNTS, "what"),
    "nippon-workers": counts(WORKERS, "colour"),
    "nippon-worker": names(WORKERS, "colour"),
    "nippon-specialist": names(SPECIALISTS, "colour"),
    "nippon-goods": counts(KINDS, "good"),
    "nippon-good": names(KINDS, "good"),
    "nippon-good-name": names(KINDS, "good"),
    "nippon-department": names(DEPARTMENTS, "colour"),
    "nippon-do-department": names(DEPARTMENTS, "colour"),
    "nippon-action": names(ACTIONS, "action"),
    "nippon-area": names(AREAS, "area"),
    "nippon-track": names(TRACKS, "track"),
    "nippon-steps": counts(TRACKS, "track", "steps", "steps"),
    "nippon-post-steps": counts(TRACKS, "track", "steps"),
    "nippon-action-short": names(ACTIONS, "action"),
    "nippon-panel-own-coal": joins("coal"),
    "nippon-do-act": names(WORKERS, "colour"),
    "nippon-do-sell": names("yen"),
    "nippon-panel-finance": names("finance"),
    "nippon-panel-contract": names("contract"),
    "nippon-panel-contract-any": names("contract"),
    "nippon-pieces": counts(PIECES, "piece"),
    "nippon-bonus": names(BONUSES, "bonus"),
    "nippon-goal": names("goal"),
    "nippon-do-prestige": names("prestige"),
    "nippon-panel-tile": names("prestige"),
    "nippon-tell-prestige-placed": names("prestige"),
    "nippon-post-prestige": names("prestige"),
    "nippon-ship-upgrade": names("upgrade"),
    "nippon-do-white": names("step"),
    "nippon-marker": counts("marker", count="value", manner="value"),
}
"""How a label looks, by its key."""
