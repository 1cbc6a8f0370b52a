"""What an automatic player of Nippon sees in a factory: what it brings once more, as often as that can still be."""

from __future__ import annotations

import pytest

from rules.nippon.model.state import Factory, Zaibatsu
from rules.nippon.player_factories import FACTORY, Factories
from tests.rules.nippon_positions import FACTS

FACTORIES = Factories(FACTS)


def built(*keys: str, machines: int = 0) -> Zaibatsu:
    """A Zaibatsu with these factories, each with so many machines."""
    placed = [number < machines for number in range(2)]
    return Zaibatsu(factories=[Factory(key, FACTS.good_of(key), list(placed)) for key in keys])


@pytest.mark.parametrize("key", FACTS.factories)
def test_what_happens_at_once_is_not_counted_again_and_all_else_is(key: str) -> None:
    later = FACTS.factories[key].timing != "immediate"
    assert (FACTORIES.worth(built(key), 1.0) > FACTORY) == later
    assert FACTORIES.worth(built(key), 1.0) >= FACTORIES.worth(built(key), 0.3) >= FACTORY


def test_of_two_factories_that_modify_one_action_the_better_one_counts() -> None:
    better, worse = FACTORIES.worth(built("bulbs3a"), 1.0), FACTORIES.worth(built("paper4a"), 1.0)
    assert better > worse
    assert FACTORIES.worth(built("bulbs3a", "paper4a"), 1.0) == better + FACTORY


def test_a_factory_that_waits_for_machines_brings_nothing_more_when_it_is_full() -> None:
    values = [FACTORIES.worth(built("bulbs4a", machines=machines), 1.0) for machines in (0, 1, 2)]
    assert values[0] > values[1] > values[2] == FACTORY
