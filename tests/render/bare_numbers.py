"""Numbers in texts that say neither what they count nor what they number."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from render.core.words_icons import ICON

if TYPE_CHECKING:
    from collections.abc import Iterator

    from render.core.languages import Lang

NUMBER = re.compile(r"(?<![\w.,+/\u2212\u2192\u00d7-])(?<!\u2192 )\d+(?![\w/+.]*[\w/+])(?!\s*[\u2192\u00d7]|[°%]|\.:)")
"""A number that stands alone: no part of a name or a sum, no step of a track, no ordinal."""

MARKS = re.compile(r"\*\*|-# |\\")

COUNTS = re.compile(r"[ \u00a0-]([^\W\d]+)")
"""The word behind a number."""

NAMED = re.compile(r"([^\W\d][\w&-]*)[ \u00a0(\[]*$")
"""The word before a number."""

FUNCTIONS: dict[Lang, str] = {
    "en": "for and to at of in per by from on with or",
    "de": "für und zu bei von auf mit oder im in am aus an",
    "it": "per e a di da in con o su al dal nel",
}
"""Words behind a number that do not say what it counts."""

NUMBERED: dict[Lang, str] = {
    "en": "power level value income space marker markers faith pair tile tiles section shop bonus plan red blue yellow "
    "green de fr gb nl us mine mill tea fishing enshunada oshima money",
    "de": "stärke stufe wert einkommen feld marker einflussmarker glaubenskraft paar plättchen prunkplättchen "
    "startplättchen abschnitt geschäft technologie bonus f&e-wert industriewert plan rot blau gelb grün de fr gb nl us "
    "kupfermine kupferminen seidenspinnerei teeplantage fischgründe fischgründen enshunada oshima geld minus je symbol",
    "it": "prestigio potere livello valore rendita spazio segnalino influenza fede coppia tessera iniziali sezione "
    "negozio fase bonus piano industriale rosso blu giallo verde de fr gb nl us rame filanda tè pesca enshunada "
    "oshima monete",
}
"""Words before a number that have one, or a value, of their own."""

PAIRED = re.compile(
    r"\d+ (?:[^\W\d]+ ){0,3}(?:of|von|di|su) \d+|\d+ (?:VP at|SP ab|PV da) \d+|\d+ (?:or|oder|o) \d+"
    r"|\d+, (?:up to|mit Zahlung bis|fino a) \d+|(?:with|mit|con) 1 (?:of|von|di)"
    r"|^\d+(?=: (?:red|blue|yellow|green|rot|blau|gelb|grün|rosso|blu|giallo|verde) )"
    r"|(?<=goals: )[^;]+|(?<=ziele: )[^;]+|(?<=obiettivi: )[^;]+|(?:markers|marker|influenza) \d+ (?:in|a) [^:;]+",
    re.IGNORECASE,
)
"""Two figures of which one word speaks: so many of so many, from so many on, this or that; one of each; or a list.

Cards to pay with come after the coins that they bring, in a menu that says so: a word more, and a phone cuts them.
"""


def bare(text: str, lang: Lang) -> Iterator[str]:
    """The numbers of a text of which no word says what they are, each with the text."""
    said = PAIRED.sub("", " ".join(MARKS.sub("", ICON.sub(" icon ", text)).replace("\u2060", "").split()))
    for number in NUMBER.finditer(said):
        counts, named = COUNTS.match(said[number.end() :]), NAMED.search(said[: number.start()])
        if counts is not None and counts[1] not in FUNCTIONS[lang].split():
            continue
        if named is None or named[1].lower() not in ("icon", *NUMBERED[lang].split()):
            yield f"{number[0]} in {text!r}"
