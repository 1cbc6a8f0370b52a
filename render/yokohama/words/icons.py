"""Which labels of Yokohama count or name something that has an icon."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.core.words_icons import FLAGS, Counted, counts, exchanges, joins, names, repeats
from rules.yokohama.model.terms import AREA_KINDS

if TYPE_CHECKING:
    from collections.abc import Mapping

    from render.core.words_icons import Look, Rule
    from rules.core.labels import Arg
    from rules.yokohama.model.terms import AreaKind

THINGS = {
    "points": "vp",
    "yen": "yen",
    "copper": "copper",
    "silk": "silk",
    "tea": "tea",
    "fish": "fish",
    "import": "import",
    "any": "any",
    "warehouse": "store",
    "movement": "move",
    "agent": "agent",
    "free-agent": "free",
    "assistant": "assist",
    "shop": "shop",
    "house": "house",
}


def area_emoji(kind: AreaKind) -> str:
    """Name of an area's emoji: what two areas of a kind do is the same, and a field of tea is no tea."""
    match kind:
        case "tea":
            return "teafield"
        case "dock":
            return "port"
        case "research":
            return "lab"
        case _:
            return kind


AREAS: Mapping[str, str] = {kind: area_emoji(kind) for kind in AREA_KINDS}

AGENTS: Mapping[str, str] = {**{country: country for country in FLAGS}, "free": "agent"}

BRINGS = {"mine": "copper", "mill": "silk", "tea": "tea", "fishing": "fish", "bank": "yen"}
"""What an area gives as many of as an action has power."""

WORTH = {"lab": "gear", "research": "gear"}
"""What an action is worth in an area where its power buys something."""


def _effect(args: Mapping[str, Arg]) -> Look | None:
    many, area = args["count"], str(args["area"])
    if not isinstance(many, int) or not many:
        return None
    if area in BRINGS:
        return Counted(many, BRINGS[area])
    return Counted(many, WORTH[area], "value") if area in WORTH else None


ICONS: Mapping[str, Rule] = {
    "yokohama-some": counts(THINGS),
    "yokohama-assistants": counts("assist"),
    "yokohama-effect": _effect,
    "yokohama-area": names(AREAS, "area"),
    "yokohama-the-area": names(AREAS, "area", behind=True),
    "yokohama-to-area": names(AREAS, "area", behind=True),
    "yokohama-at-area": names(AREAS, "area", behind=True),
    "yokohama-from-area": names(AREAS, "area", behind=True),
    "yokohama-name-good": names(THINGS, "good"),
    "yokohama-name-agent": names(AGENTS, "kind"),
    "yokohama-an-agent": names(AGENTS, "kind"),
    "yokohama-do-reward": names(AGENTS, "token"),
    "yokohama-name-country": names(AGENTS, "country"),
    "yokohama-name-icons": counts({country.upper(): country for country in FLAGS}, "country"),
    "yokohama-name-counted": repeats("what"),
    "yokohama-hand-order": names("order"),
    "yokohama-panel-order": names({"0": "order", "1": "ready"}, "ready"),
    "yokohama-brought-order": names("done"),
    "yokohama-brought-taken": names("order"),
    "yokohama-brought-achievement": names("medal"),
    "yokohama-tell-achieved": names("medal"),
    "yokohama-tell-completed": names("done"),
    "yokohama-news-completed": names("done"),
    "yokohama-news-achieved": names("medal"),
    "yokohama-name-reward": joins(),
    "yokohama-name-order": exchanges("order", "goods", "reward"),
    "yokohama-tell-gained": joins("reward"),
    "yokohama-name-order-told": exchanges("order", "goods", "reward", within=True),
    "yokohama-tell-acted": counts("power", count="power", manner="value"),
    "yokohama-technology": names("tech"),
    "yokohama-technology-of": names("tech"),
    "yokohama-do-shop": names("shop"),
    "yokohama-do-house": names("house"),
    "yokohama-do-recall": names("pres"),
    "yokohama-do-recall-all": names("pres"),
    "yokohama-do-token": names("token"),
    "yokohama-panel-achievement": names("medal"),
    "yokohama-do-achieve": names("medal"),
}
"""How a label looks, by its key."""
