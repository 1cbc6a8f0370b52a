"""What is seen of a match of Yokohama, by one audience. Own orders are the only secret."""

from __future__ import annotations

from typing import TypeAlias

from rules.core.frozen import frozen
from rules.core.seats import Seat
from rules.core.table import View
from rules.yokohama.model.cards import Order
from rules.yokohama.model.terms import AgentKind, Edition, EndReason, Goods
from rules.yokohama.scoring import ScoreLine
from rules.yokohama.view.table import AchievementCard, AreaView, BoardSpace, LaboratoryView, MerchantView, PortView


@frozen
class Acting:
    """The area action that is being carried out.

    Attributes:
        area: Id of the area.
        power: Its power, at most 5.
        agent: Whether a foreign agent acts instead of the president.
    """

    area: str
    power: int
    agent: bool


Phase: TypeAlias = str
"""What is asked, as the question names itself, or ``over``."""


@frozen
class YokohamaView(View):
    """The table as one audience sees it.

    Attributes:
        audience: The seat that looks, or None for everyone.
        edition: Which rules are played.
        modules: Mini-expansions in play: ``rewards``, ``free-agents``.
        phase: What is asked.
        turn: Number of the turn, from 1 (0 while orders are kept).
        round: Number of the round, from 1 (0 while orders are kept).
        active: The seat whose turn it is; None while orders are kept and when the match is over.
        asked: The seats that are asked something now.
        start: The start player.
        areas: In reading order.
        church: Spaces of the church board, left to right.
        customs: Spaces of the customs board.
        ports: Management boards of the ports in play.
        laboratories: Management boards of the laboratories in play.
        achievements: The three in play.
        reward_tokens: Achievement reward tokens still there (mini-expansion 1).
        agents: Foreign agents left in the supply, in the order of COUNTRIES.
        station: Whether the station token still lies beside the board.
        order_deck: Orders left in the draw pile.
        technology_deck: Technologies left in the draw pile.
        prices: Yen for one good in Chinatown, by good, imports last.
        piece_costs: Yen for an assistant and for a shop out of the warehouse.
        merchants: By seat.
        hand: The audience's own orders, or None if it has none to see.
        offer: The two orders of which the audience keeps one, while it chooses.
        kept: The order it keeps as things stand, while others still choose.
        acting: The area action that is being carried out.
        agent_used: Whether the active seat used a foreign agent this turn.
        spun: Whether it used the Spinning Mill this turn.
        studied: Whether it used the University this turn.
        ending: End conditions that were met, first one first.
        rounds_left: Rounds still to be played, the current one included, once the end is certain; else None.
        board_limit: Assistants on the church or customs board that end the match.
        results: The final score by place, when the match is over.
        ended_by: The condition that ended it.
    """

    audience: Seat | None
    edition: Edition
    modules: tuple[str, ...]
    phase: Phase
    turn: int
    round: int
    active: Seat | None
    asked: tuple[Seat, ...]
    start: Seat
    areas: tuple[AreaView, ...]
    church: tuple[BoardSpace, ...]
    customs: tuple[BoardSpace, ...]
    ports: tuple[PortView, ...]
    laboratories: tuple[LaboratoryView, ...]
    achievements: tuple[AchievementCard, ...]
    reward_tokens: tuple[AgentKind, ...]
    agents: tuple[int, int, int, int, int]
    station: bool
    order_deck: int
    technology_deck: int
    prices: Goods
    piece_costs: tuple[int, int]
    merchants: tuple[MerchantView, ...]
    hand: tuple[Order, ...] | None
    offer: tuple[Order, ...] | None
    kept: Order | None
    acting: Acting | None
    agent_used: bool
    spun: bool
    studied: bool
    ending: tuple[EndReason, ...]
    rounds_left: int | None
    board_limit: int
    results: tuple[ScoreLine, ...] | None
    ended_by: EndReason | None
