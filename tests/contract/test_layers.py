"""Every test file belongs to one layer, so that no test is left out when the layers are run one by one."""

from __future__ import annotations

import pytest

from tests.layers import LAYERS, PLACES, TESTS, chosen, layer_of, layers_in


def test_every_test_file_has_a_layer() -> None:
    files = list(TESTS.rglob("test_*.py"))
    assert {layer_of(file) for file in files} == set(LAYERS)


def test_the_table_of_layers_names_what_is_there() -> None:
    assert [place for place in PLACES if not (TESTS / place).exists()] == []
    assert set(PLACES.values()) <= set(LAYERS)


def test_a_file_of_its_own_layer_overrules_its_folder() -> None:
    assert layer_of(TESTS / "rules" / "test_osaka_market.py") == "unit"
    assert layer_of(TESTS / "rules" / "test_yokohama_referee.py") == "contract"


def test_a_folder_without_a_layer_is_an_error() -> None:
    with pytest.raises(LookupError, match=r"tests/nowhere/test_it\.py has no layer"):
        layer_of(TESTS / "nowhere" / "test_it.py")


def test_a_folder_is_opened_for_each_layer_within() -> None:
    assert layers_in(TESTS / "bot") == {"bot"}
    assert layers_in(TESTS / "rules") == {"unit", "contract", "surface"}
    assert layers_in(TESTS) == set(LAYERS)


def test_layers_are_chosen_by_name() -> None:
    assert chosen("unit") == {"unit"}
    assert chosen("unit or bot") == {"unit", "bot"}
    assert chosen("not unit") == chosen("") == frozenset()
