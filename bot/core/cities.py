"""Places by the names that people give them: Discord tells no one's time zone, so a country or city is asked for.

What is known of them is put together for one question and let go: most people answer it once, and the tables of all
languages would be kept for nothing in between.
"""

from __future__ import annotations

import re
import unicodedata
from datetime import UTC, datetime
from difflib import get_close_matches
from itertools import chain
from typing import TYPE_CHECKING, Final

from babel.core import Locale, get_global

from bot.core.do_not_disturb import zone_of
from render.core.languages import LANGUAGES
from rules.core.frozen import frozen

if TYPE_CHECKING:
    from collections.abc import Mapping

    from render.core.languages import Lang

MOST = 25
"""Places that are offered at once, as many as a menu holds."""

CLOSE: Final = 0.7
"""How alike a name must be to one that exists to be taken for it, misspelt; 1 is the same."""

_OFFSET = re.compile(r"(utc|gmt)?\s*[+\u2212-]?\s*\d{1,2}([:.]?\d\d)?(\s*h)?", re.IGNORECASE)
_ABBREVIATIONS = re.compile(r"utc|gmt|bst|jst|mes?z|cest|west|[cew]et|eest|[cemp][sd]t", re.IGNORECASE)

_ALSO: Final[Mapping[str, str]] = {
    "usa": "US",
    "uk": "GB",
    "great britain": "GB",
    "großbritannien": "GB",
    "gran bretagna": "GB",
    "england": "GB",
    "inghilterra": "GB",
    "scotland": "GB",
    "schottland": "GB",
    "scozia": "GB",
    "wales": "GB",
    "galles": "GB",
    "czech republic": "CZ",
    "tschechische republik": "CZ",
    "repubblica ceca": "CZ",
    "holland": "NL",
    "olanda": "NL",
}
"""Countries under names that are not their own."""

_LARGEST: Final = (
    "America/Argentina/Buenos_Aires",
    "America/Edmonton",
    "America/Mexico_City",
    "America/New_York",
    "America/Sao_Paulo",
    "America/Toronto",
    "America/Vancouver",
    "America/Winnipeg",
    "Asia/Almaty",
    "Australia/Sydney",
    "Europe/Lisbon",
    "Europe/Madrid",
    "Europe/Moscow",
)
"""Where most people of large countries live: these zones stand for others that keep the same time."""

_CAPITALS: Final[Mapping[str, str]] = {
    "abu dhabi": "Asia/Dubai",
    "abuja": "Africa/Lagos",
    "ankara": "Europe/Istanbul",
    "astana": "Asia/Almaty",
    "beijing": "Asia/Shanghai",
    "peking": "Asia/Shanghai",
    "pechino": "Asia/Shanghai",
    "bern": "Europe/Zurich",
    "berna": "Europe/Zurich",
    "brasília": "America/Sao_Paulo",
    "canberra": "Australia/Sydney",
    "cape town": "Africa/Johannesburg",
    "hanoi": "Asia/Ho_Chi_Minh",
    "islamabad": "Asia/Karachi",
    "new delhi": "Asia/Kolkata",
    "neu-delhi": "Asia/Kolkata",
    "nuova delhi": "Asia/Kolkata",
    "ottawa": "America/Toronto",
    "pretoria": "Africa/Johannesburg",
    "quito": "America/Guayaquil",
    "rabat": "Africa/Casablanca",
    "washington": "America/New_York",
    "wellington": "Pacific/Auckland",
    "yaoundé": "Africa/Douala",
}
"""Capitals after which no zone is named."""


@frozen
class Place:
    """A country or city.

    Attributes:
        name: As the reader calls it.
        zones: IANA names of its time zones, the best known first; of several that keep the same time one.
    """

    name: str
    zones: tuple[str, ...]


def is_offset(text: str) -> bool:
    """Whether someone has named no place but a difference to universal time, which summer time changes."""
    return any(pattern.fullmatch(text.strip()) for pattern in (_OFFSET, _ABBREVIATIONS))


def find(text: str, lang: Lang, now: int) -> Place | tuple[Place, ...]:
    """The place that is meant, or those whose names are close to it.

    Args:
        text: A country, a city or a zone, in any of our languages.
        now: Seconds since 1970; what keeps the same time in its year is one zone.
    """
    known = _index(lang)
    meant = _folded(text)
    if meant in known:
        return _place(*known[meant], now)
    near = (_place(*known[each], now) for each in get_close_matches(meant, known, n=MOST, cutoff=CLOSE))
    return tuple({place.zones: place for place in reversed(list(near))}.values())[::-1]


def city_of(zone: str, lang: Lang) -> str:
    """What a zone is called by its largest city."""
    # The tables still call some zones by their former names.
    former = {new: old for old, new in get_global("zone_aliases").items()}
    zones = _tables(lang).time_zones
    for name in (zone, former.get(zone, zone)):
        if found := zones.get(name, {}).get("city"):
            return str(found)
    return zone.rsplit("/", 1)[-1].replace("_", " ")


def _tables(lang: Lang) -> Locale:
    """Babel's names of places in a language, whichever country's form of it we write."""
    return Locale(Locale.parse(LANGUAGES[lang].locale).language)


def _index(lang: Lang) -> dict[str, tuple[str, str]]:
    """Name, and code or zone, of all places by their folded names: countries first, and the reader's language."""
    territories, zones = get_global("zone_territories"), get_global("zone_aliases")
    codes = {code for code in territories.values() if len(code) == 2 and code != "ZZ"}
    languages = [_tables(each) for each in dict.fromkeys((lang, *LANGUAGES))]
    countries = ((each.territories.get(code, code), code) for each in languages for code in sorted(codes))
    cities = (
        (about["city"], zones.get(name, name))
        for each in languages
        for name, about in each.time_zones.items()
        if "city" in about and zones.get(name, name) in territories
    )
    named = ((zone.rsplit("/", 1)[-1].replace("_", " "), zone) for zone, code in territories.items() if code in codes)
    whole = ((zone, zone) for zone, code in territories.items() if code in codes)
    also = ((name.title(), where) for name, where in (*_ALSO.items(), *_CAPITALS.items()))
    known: dict[str, tuple[str, str]] = {}
    for name, where in chain(countries, also, cities, named, whole):
        known.setdefault(_folded(name), (name, where))
    return known


def _place(name: str, where: str, now: int) -> Place:
    """A country by its code, or a city by its zone."""
    return Place(name, (where,) if "/" in where else _zones(where, now))


def _zones(country: str, now: int) -> tuple[str, ...]:
    """The zones of a country, the best known first; of several that keep the same time all year one."""
    well_known = (*_LARGEST, *sorted(get_global("windows_zone_mapping").values()))
    rank = {zone: place for place, zone in reversed(list(enumerate(well_known)))}
    zones = [zone for zone, code in get_global("zone_territories").items() if code == country]
    found: dict[tuple[object, ...], str] = {}
    for zone in sorted(zones, key=lambda zone: (rank.get(zone, len(well_known)), zone)):
        found.setdefault(_times(zone, now), zone)
    return tuple(zone for times, zone in found.items() if times)


def _times(zone: str, now: int) -> tuple[object, ...]:
    """What a zone's clocks show through a year; empty for one that there is no more."""
    there, year = zone_of(zone), datetime.fromtimestamp(now, UTC).year
    return () if there is None else tuple(datetime(year, month, 15, tzinfo=there).utcoffset() for month in range(1, 13))


def _folded(name: str) -> str:
    """A name without capitals, accents and marks."""
    plain = unicodedata.normalize("NFKD", name.casefold())
    letters = "".join(each if each.isalnum() else " " for each in plain if not unicodedata.combining(each))
    return " ".join(letters.split())
