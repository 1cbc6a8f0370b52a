"""Set-up: boards, tiles, tokens, cards, start kit, secret choice."""

from collections import Counter

import pytest

from rules.core.rng import Rng
from rules.core.seats import Seat
from rules.core.setup import Setup
from rules.core.table import Table
from rules.yokohama.game import YOKOHAMA
from rules.yokohama.laying import LAYOUTS
from rules.yokohama.model.facts import Facts
from rules.yokohama.model.state import NEUTRAL
from rules.yokohama.model.town import town_of
from rules.yokohama.playouts.audit import violations
from rules.yokohama.setup import deal, variant_of
from rules.yokohama.view import YokohamaView
from tests.rules.yokohama_table import FACTS, TABLES, TableOfYokohama

BOTH = {"modules": "rewards,free-agents"}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_boards_by_number_of_merchants(seats: int) -> None:
    table = Table(Rng(b"boards"))  # type: ignore[var-annotated]
    state = deal(FACTS, seats, {}, table)
    assert violations(FACTS, state) == []
    counts = Counter(state.layout)
    gone = {
        2: {"china", "dock", "research", "canal"},
        3: {"research"},
        4: set(),
    }[seats]
    assert set(counts) == set(FACTS.effects) - gone
    assert len(state.layout) == {2: 10, 3: 14, 4: 18}[seats]
    twice = {kind for kind, count in counts.items() if count == 2}
    assert twice == {2: set(), 3: {"fishing"}, 4: {"mine", "mill", "tea", "fishing"}}[seats]
    assert len(state.ports) == (1 if seats == 2 else 2)
    assert len(state.laboratories) == (2 if seats == 4 else 1)


@pytest.mark.parametrize(("seats", "deck"), [(2, 10), (3, 13), (4, 16)])
def test_orders_by_number_of_merchants(seats: int, deck: int) -> None:
    """Orders removed unseen are a number; each merchant is dealt two."""
    state = deal(FACTS, seats, {}, Table(Rng(b"orders")))
    assert state.order_deck == deck
    assert sum(state.order_bag) == deck + state.removed
    assert all(len(merchant.orders) == 2 for merchant in state.merchants)


def test_start_kit() -> None:
    state = deal(FACTS, 4, {}, Table(Rng(b"kit")))
    for seat, merchant in enumerate(state.merchants):
        assert (merchant.assistants, merchant.shops, merchant.houses) == (8, 2, 0)
        assert merchant.stored == [12, 6, 4]
        assert merchant.goods == [1, 1, 1, 1, 0]
        assert merchant.yen == (3 if seat == state.start else 4)
        assert merchant.president is None


def test_areas_tiles_tokens_and_cards_lie_at_random() -> None:
    states = [deal(FACTS, 4, {}, Table(Rng(b"random%d" % seed))) for seed in range(6)]
    assert len({state.layout for state in states}) == 6
    assert len({state.layout.index("canal") for state in states}) > 1
    for name in ("tile", "token"):
        assert len({tuple(getattr(site, name) for site in state.sites) for state in states}) == 6
    assert len({tuple(state.achievements) for state in states}) > 1
    assert len({tuple(map(tuple, state.ports)) for state in states}) == 6
    assert len({tuple(map(tuple, state.laboratories)) for state in states}) == 6


def test_tiles_tokens_and_the_canal() -> None:
    state = deal(FACTS, 4, {}, Table(Rng(b"tiles")))
    for kind, site in zip(state.layout, state.sites, strict=True):
        assert (site.tile is None) == (site.token is None) == (kind == "canal")
    free = next(number for number, token in enumerate(FACTS.tokens) if token.id == "free-agent")
    assert all(site.token != free for site in state.sites)
    found = any(
        site.token == free for seed in range(8) for site in deal(FACTS, 4, BOTH, Table(Rng(b"free%d" % seed))).sites
    )
    assert found


def test_reward_tokens_only_with_the_mini_expansion() -> None:
    assert sum(deal(FACTS, 4, {}, Table(Rng(b"tokens"))).reward_tokens) == 0
    with_them = deal(FACTS, 4, BOTH, Table(Rng(b"tokens")))
    assert sum(with_them.reward_tokens) == 4
    assert max(with_them.reward_tokens) == 1


def test_one_neutral_assistant_on_each_board_for_two() -> None:
    for seats, there in ((2, 1), (3, 0), (4, 0)):
        state = deal(FACTS, seats, {}, Table(Rng(b"neutral")))
        assert state.church.count(NEUTRAL) == state.customs.count(NEUTRAL) == there


def test_one_achievement_of_each_stack() -> None:
    state = deal(FACTS, 2, {}, Table(Rng(b"stacks")))
    assert [FACTS.achievements[number].stack for number in state.achievements] == ["A", "B", "C"]


def test_everyone_can_start() -> None:
    assert {deal(FACTS, 3, {}, Table(Rng(b"%d" % seed))).start for seed in range(12)} == {0, 1, 2}


def test_areas_that_touch() -> None:
    town = town_of(LAYOUTS[4], FACTS.rows[2])
    near = {
        name: {town.names[area] for area in touching}
        for name, touching in zip(town.names, town.neighbours, strict=True)
    }
    assert near["tea1"] == {"mine1", "mill1"}
    assert near["mine1"] == {"tea1", "bank", "mill1", "lab"}
    assert near["lab"] == {"mill1", "canal", "mine1", "bank", "customs", "tea2"}
    assert near["research"] == {"fishing2", "agency", "dock"}
    assert all(name in near[other] for name, others in near.items() for other in others)
    assert town.letters[-1] == "R"


def test_options_make_a_variant() -> None:
    usual = variant_of({})
    assert (usual.edition, usual.mining_once, usual.rewards, usual.free_agents) == ("dlp", False, False, False)
    other = variant_of({"edition": "synapses", "mining": "action", "modules": "free-agents"})
    assert (other.edition, other.mining_once, other.rewards, other.free_agents) == ("synapses", True, False, True)
    assert {option.key for option in YOKOHAMA.options} == {"edition", "modules", "mining"}


def test_orders_are_kept_in_secret_and_may_be_changed_until_all_have_chosen() -> None:
    match = YOKOHAMA.with_tables(TABLES).deal(Setup("yokohama", 3, (), b"keep"))
    asked = match.questions()
    assert [question.seat for question in asked] == [0, 1, 2]
    answers = [question.parts[0].answers for question in asked if question.parts[0].kind == "choice"]
    first = match.play(Seat(0), answers[0][0])
    assert (first.open, first.drew) == ("keep ?", False)
    match.play(Seat(0), answers[0][1])
    assert match.questions()[0].answered == answers[0][1]
    for other in (None, Seat(1)):
        view = match.view(other)
        assert isinstance(view, YokohamaView)
        assert view.kept is None
        assert answers[0][1].split()[1] not in repr(view.offer)
    match.play(Seat(1), answers[1][0])
    assert match.questions()[2].describe(answers[2][0]).final
    last = match.play(Seat(2), answers[2][0])
    assert last.drew
    view = match.view(Seat(0))
    assert isinstance(view, YokohamaView)
    assert view.hand is not None
    assert [order.id for order in view.hand] == [answers[0][1].split()[1]]


def test_an_order_that_was_not_dealt_cannot_be_kept() -> None:
    table = TableOfYokohama(2)
    state = deal(FACTS, 2, {}, Table(Rng(b"wrong")))
    table.state = state
    missing = next(order.id for number, order in enumerate(FACTS.orders) if number not in state.merchants[0].orders)
    assert table.refused(f"keep {missing}", seat=0).label.key == "yokohama-keep-one"
    assert table.refused("place none", seat=0).label.key == "yokohama-asked-keep"


def test_tables_say_where_values_come_from() -> None:
    rows = [row.source for row in TABLES.orders.order]
    assert rows.count("described") == 1
    assert rows.count("reconstructed") == 35
    assert {row.source for row in TABLES.areas.area} == {"rulebook"}
    assert {row.source for row in TABLES.tiles.tile} == {"reconstructed"}
    assert Facts(TABLES).orders[25].goods == (1, 2, 2, 0, 0)
