"""Steps 4 and 5: the 5-power token, then a shop or a trading house.

Source: "4) Stärke-5-Bonus" and "5) Bauen" (dlp 2017), "4. 5-Power bonus step" and "5. Shop and Trading House
construction step" (Synapses 2024); rulings Y-R9, Y-R10, Y-R14, Y-R47.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.core.labels import say
from rules.core.reasons import Reason
from rules.yokohama.ending import near
from rules.yokohama.events import Built, TokenTaken, YokohamaEvent
from rules.yokohama.frames import AskBonus
from rules.yokohama.gains import receive, take
from rules.yokohama.model.cards import Reward
from rules.yokohama.model.headings import BUILDING, TOKEN
from rules.yokohama.model.terms import FOR_BUILDING, FOR_TOKEN

if TYPE_CHECKING:
    from rules.core.table import Table
    from rules.yokohama.model.facts import Facts
    from rules.yokohama.model.state import Merchant, Site, State
    from rules.yokohama.model.terms import Area
    from rules.yokohama.model.town import Town


def token_there(state: State, frame: AskBonus) -> bool:
    """Whether the 5-power token can be taken (Y-R9)."""
    return frame.token and frame.power >= FOR_TOKEN and state.sites[frame.area].token is not None


def shop_spaces(state: State, frame: AskBonus) -> list[int]:
    """Spaces, from 0, on which a shop can be built ("A) Build a Shop")."""
    site = state.sites[frame.area]
    if frame.power < FOR_BUILDING or not state.me.shops or state.active in site.shops:
        return []
    return [space for space, owner in enumerate(site.shops) if owner is None]


def house_there(state: State, frame: AskBonus) -> bool:
    """Whether a trading house can be built ("B) Build a Trading House")."""
    return frame.power >= FOR_BUILDING and state.me.houses > 0 and state.sites[frame.area].house is None


def can_build(state: State, frame: AskBonus) -> bool:
    """Whether anything can be built."""
    return house_there(state, frame) or bool(shop_spaces(state, frame))


def refuse_token(state: State, frame: AskBonus) -> Reason | None:
    """Why the token cannot be taken, or None."""
    if token_there(state, frame):
        return None
    if frame.power < FOR_TOKEN:
        return Reason(say("yokohama-power-short", power=frame.power, need=FOR_TOKEN), TOKEN)
    return Reason(say("yokohama-no-token"), TOKEN)


def refuse_shop(state: State, frame: AskBonus, space: int) -> Reason | None:
    """Why a shop cannot be built on a space (from 0), or None."""
    site = state.sites[frame.area]
    if frame.power < FOR_BUILDING:
        return Reason(say("yokohama-power-short", power=frame.power, need=FOR_BUILDING), BUILDING)
    if state.active in site.shops:
        return Reason(say("yokohama-shop-already"), BUILDING)
    if not state.me.shops:
        return Reason(say("yokohama-none-in-hand", piece="shop"), BUILDING)
    if not 0 <= space < len(site.shops) or site.shops[space] is not None:
        return Reason(say("yokohama-no-shop-space"), BUILDING)
    return None


def refuse_house(state: State, frame: AskBonus) -> Reason | None:
    """Why a trading house cannot be built, or None."""
    if frame.power < FOR_BUILDING:
        return Reason(say("yokohama-power-short", power=frame.power, need=FOR_BUILDING), BUILDING)
    if state.sites[frame.area].house is not None:
        return Reason(say("yokohama-house-already"), BUILDING)
    if not state.me.houses:
        return Reason(say("yokohama-none-in-hand", piece="house"), BUILDING)
    return None


def take_token(facts: Facts, town: Town, state: State, frame: AskBonus, table: Table[YokohamaEvent]) -> None:
    """Take the 5-power token; its effect comes before the building (Y-R9, Y-R10)."""
    site, me = state.sites[frame.area], state.me
    assert site.token is not None, "the answer was checked"
    token = facts.tokens[site.token]
    state.stack[-1] = AskBonus(frame.area, frame.power, token=False)
    me.tokens.append(site.token)
    site.token = None
    table.emit(TokenTaken(state.active, town.names[frame.area], token))
    table.touch(f"token:{token.id}")
    receive(state, state.active, token.reward, "token", table)


def build_shop(
    facts: Facts, town: Town, state: State, frame: AskBonus, space: int, table: Table[YokohamaEvent]
) -> None:
    """Build a shop on a space (from 0) ("A) Build a Shop")."""
    me, site = state.me, state.sites[frame.area]
    assert site.tile is not None, "nobody builds on the canal"
    tile = facts.tiles[site.tile]
    _settle_in(facts, town, state, frame.area, me, site)
    state.stack.pop()
    site.shops[space] = state.active
    me.shops -= 1
    me.built[0] += 1
    table.emit(Built(state.active, town.names[frame.area], "shop", space + 1))
    table.touch(f"tile:{tile.id}")
    table.touch(f"space:{space + 1}")
    if "gaslight" in me.skills:
        take(state, state.active, Reward(points=2), "gaslight", table)
        table.touch("used:gaslight")
    receive(state, state.active, tile.shops[space], "shop", table)
    if me.built[0] == facts.numbers.pieces.shops:
        near(state, "shops", table)


def build_house(facts: Facts, town: Town, state: State, frame: AskBonus, table: Table[YokohamaEvent]) -> None:
    """Build a trading house ("B) Build a Trading House")."""
    me, site = state.me, state.sites[frame.area]
    assert site.tile is not None, "nobody builds on the canal"
    tile = facts.tiles[site.tile]
    _settle_in(facts, town, state, frame.area, me, site)
    state.stack.pop()
    site.house = state.active
    me.houses -= 1
    me.built[1] += 1
    table.emit(Built(state.active, town.names[frame.area], "house", 0))
    table.touch(f"tile:{tile.id}")
    table.touch("house")
    if "electrical-light" in me.skills:
        take(state, state.active, Reward(points=3), "electrical-light", table)
        table.touch("used:electrical-light")
    receive(state, state.active, tile.house, "house", table)
    if me.built[1] == facts.numbers.pieces.houses:
        near(state, "houses", table)


def _settle_in(facts: Facts, town: Town, state: State, area: Area, me: Merchant, site: Site) -> None:
    """Count an area with an own building, once however many stand there."""
    if state.active in site.shops or site.house == state.active:
        return
    me.sites[0 if facts.categories[town.kinds[area]] == "production" else 1] += 1
