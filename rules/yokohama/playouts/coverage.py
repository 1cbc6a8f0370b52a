"""Names of everything that play-outs should touch."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.yokohama.model.terms import AGENTS, COUNTRIES, END_REASONS, FEWEST, FREE, ZONES

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rules.yokohama.model.facts import Facts
    from rules.yokohama.model.state import Variant

_HAPPENINGS = (
    *(f"place:{count}" for count in range(4)),
    "place:double",
    "fee:place",
    "fee:go",
    "go:walk",
    "go:hand",
    "recall",
    "recall:forced",
    "recall:in-hand",
    "passed:ask-place",
    "house",
    "income",
    *(f"space:{space}" for space in range(1, 5)),
    *(f"hire:{piece}" for piece in ("assistant", "shop", "house")),
    *(f"zone:{zone}" for zone, _ in enumerate(ZONES)),
    "take:one",
    "take:yen",
    "take:import",
    "port:points",
    "port:full-hand",
    "board:from-area",
    "church:overpaid",
    "technology:surcharge",
    "technology:fourth",
    "agent:used",
    "agent:president",
    "agent:short",
    *(f"agent:{country}" for country in COUNTRIES),
    "achievement:first",
    "achievement:later",
    "move:hand",
    "move:area",
    "station:power",
    "telephone:agent",
    "score:tie",
    *(f"decline:{what}" for what in ("church", "customs", "hire", "tech", "take", "token", "build", "move")),
    *(f"near:{reason}" for reason in END_REASONS),
    *(f"end:{reason}" for reason in END_REASONS),
)

_IN_CHINATOWN = ("trade:sell", "trade:buy", "trade:import", "decline:trade", "mining:chinatown")

_WITHOUT_STEP = frozenset(("exposition",))
"""Technologies that do all they do when they are gained."""


def coverage_of(facts: Facts, seats: int, variant: Variant) -> frozenset[str]:
    """Names of all areas, cards, tiles, tokens, steps, rare rules and ends of a table."""
    return frozenset(
        (
            *_HAPPENINGS,
            *_areas(facts, seats),
            *_cards(facts),
            *_boards(facts, seats),
            *_rewards(facts, variant),
            *(("score:neutral",) if seats == FEWEST and variant.edition == "dlp" else ()),
        )
    )


def _areas(facts: Facts, seats: int) -> Iterator[str]:
    """Areas in play, and what can be done only there."""
    kinds = [kind for kind, copies in facts.copies if copies[seats - 2]]
    yield from (f"area:{kind}" for kind in kinds)
    if "china" in kinds:
        yield from _IN_CHINATOWN


def _cards(facts: Facts) -> Iterator[str]:
    """Orders, technologies, achievements, building tiles."""
    yield from (f"order:{order.id}" for order in facts.orders)
    names = {card.name for card in facts.technologies}
    yield from (f"technology:{name}" for name in names)
    yield from (f"used:{name}" for name in names - _WITHOUT_STEP)
    yield from (f"achievement:{card.id}" for card in facts.achievements)
    yield from (f"tile:{tile.id}" for tile in facts.tiles)


def _boards(facts: Facts, seats: int) -> Iterator[str]:
    """Spaces of the church and customs boards that the neutral assistants leave free."""
    for name, spaces in (("church", facts.church), ("customs", facts.customs)):
        for number, space in enumerate(spaces, start=1):
            if seats > 2 or not space.blocked:
                yield f"{name}:{number}"


def _rewards(facts: Facts, variant: Variant) -> Iterator[str]:
    """5-power tokens, kinds of rewards, reward tokens."""
    rewards = [order.reward for order in facts.orders]
    rewards += [reward for tile in facts.tiles for reward in (*tile.shops, tile.house)]
    rewards += [space.reward for space in (*facts.church, *facts.customs)]
    for token, count, more in zip(facts.tokens, facts.token_counts, facts.module_tokens, strict=True):
        if count or (more and variant.free_agents):
            yield f"token:{token.id}"
            rewards.append(token.reward)
    yield from (f"reward:{kind}" for reward in rewards for kind, _ in reward.icons)
    if variant.rewards:
        yield from (f"reward-token:{kind}" for kind in AGENTS)
    if variant.free_agents or (variant.rewards and facts.numbers.rewards.free):
        yield f"agent:{AGENTS[FREE]}"
