"""Where people live, by the names that they give it."""

from __future__ import annotations

import pytest
from babel.core import get_global

from bot.core.cities import Place, _zones, city_of, find, is_offset
from bot.core.do_not_disturb import zone_of

NOW = 1_795_000_000


def zones(text: str, lang: str = "en") -> tuple[str, ...]:
    found = find(text, lang, NOW)
    assert isinstance(found, Place), f"{text}: {found}"
    return found.zones


@pytest.mark.parametrize(
    ("text", "zone"),
    [
        ("Italy", "Europe/Rome"),
        ("italia", "Europe/Rome"),
        ("ITALIEN ", "Europe/Rome"),
        ("Deutschland", "Europe/Berlin"),
        ("Schweiz", "Europe/Zurich"),
        ("Zürich", "Europe/Zurich"),
        ("zurich", "Europe/Zurich"),
        ("Roma", "Europe/Rome"),
        ("Wien", "Europe/Vienna"),
        ("New York", "America/New_York"),
        ("new-york", "America/New_York"),
        ("Europe/Berlin", "Europe/Berlin"),
        ("Washington", "America/New_York"),
        ("Bern", "Europe/Zurich"),
        ("England", "Europe/London"),
        ("Calcutta", "Asia/Kolkata"),
        ("Giappone", "Asia/Tokyo"),
        ("Georgia", "Asia/Tbilisi"),
    ],
)
def test_a_place_is_found_by_country_and_city_in_every_language(text: str, zone: str) -> None:
    assert {zones(text, lang) for lang in ("en", "de", "it")} == {(zone,)}


def test_a_country_of_several_zones_names_each_time_once_and_the_best_known_first() -> None:
    states = zones("USA")
    assert states[0] == "America/New_York"
    assert {"America/Chicago", "America/Denver", "America/Los_Angeles", "America/Phoenix"} < set(states)
    assert len(states) == 8
    assert "America/Sao_Paulo" in zones("Brasile", "it")
    assert {"Australia/Sydney", "Australia/Perth"} < set(zones("Australien", "de"))
    assert {"America/Toronto", "America/Vancouver"} < set(zones("Kanada", "de"))


def test_every_country_has_a_zone_that_there_is_and_fits_a_menu() -> None:
    for code in sorted(set(get_global("zone_territories").values()) - {"ZZ", "001"}):
        found = _zones(code, NOW)
        assert 0 < len(found) <= 25, code
        assert all(zone_of(zone) is not None for zone in found)


def test_what_is_misspelt_is_asked_back() -> None:
    near = find("Berln", "en", NOW)
    assert isinstance(near, tuple)
    assert near[0].name == "Berlin"
    assert find("Atlantis!", "en", NOW) == ()
    assert find("", "en", NOW) == ()


@pytest.mark.parametrize("text", ["+1", "UTC+2", "GMT", "cet", "-05:30", "2", "utc -3", "MEZ"])
def test_an_offset_is_no_place(text: str) -> None:
    assert is_offset(text)


@pytest.mark.parametrize("text", ["Berlin", "Italy", "Oslo", "Roma 2"])
def test_a_place_is_no_offset(text: str) -> None:
    assert not is_offset(text)


def test_a_zone_is_named_by_its_city_in_the_readers_language() -> None:
    assert [city_of("Europe/Rome", lang) for lang in ("en", "de", "it")] == ["Rome", "Rom", "Roma"]
    assert [city_of("Asia/Kolkata", lang) for lang in ("en", "de")] == ["Kolkata", "Kalkutta"]
    assert city_of("America/New_York", "en") == "New York"
