"""How far merchants are with what an achievement asks for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.yokohama.model.terms import GOODS

if TYPE_CHECKING:
    from rules.yokohama.view import MerchantView, YokohamaView


def progress(view: YokohamaView, merchant: MerchantView, kind: str) -> int:
    """How much a merchant has of what an achievement counts.

    Args:
        view: The table.
        merchant: Whose.
        kind: What is counted, as in the ``need`` of a card.

    Raises:
        ValueError: Achievements do not count that.
    """
    match kind:
        case "copper" | "silk" | "tea" | "fish":
            return merchant.goods[GOODS.index(kind)]
        case "yen":
            return merchant.yen
        case "technologies":
            return len(merchant.technologies)
        case "orders":
            return len(merchant.completed)
        case "agents":
            # a free agent that is a 5-power token counts once
            agents = len(merchant.agents) + len(merchant.used_agents)
            return agents + len(merchant.tokens) - sum(token.reward.free_agent for token in merchant.tokens)
        case "production" | "commercial":
            sites = [area.building for area in view.areas if area.category == kind and area.building is not None]
            return sum(merchant.seat in {*site.owners, site.house_owner} for site in sites)
        case _:
            raise ValueError(f"no achievement counts {kind!r}")
