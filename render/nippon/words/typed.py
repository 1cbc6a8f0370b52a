"""What people type in German and Italian, and read while they type, for the notation of Nippon."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from typing_extensions import override

from render.core.terms import Terms
from rules.nippon.model.terms import GOODS

if TYPE_CHECKING:
    from collections.abc import Mapping

    from render.core.languages import Lang

GERMAN = {
    "forschung": "rnd",
    "f&e": "rnd",
    "bergbau": "mining",
    "finanzen": "finance",
    "fabrikbau": "factory",
    "fabrik": "factory",
    "maschinen": "machines",
    "maschine": "machine",
    "produziere": "produce",
    "produzieren": "produce",
    "produktion": "produce",
    "schiffe": "ships",
    "schiff": "ship",
    "eisenbahnen": "railways",
    "eisenbahn": "railway",
    "märkte": "markets",
    "maerkte": "markets",
    "markt": "markets",
    "heimische märkte": "markets",
    "beliefere": "markets",
    "entsende": "ships",
    "investiere": "invest",
    "investieren": "invest",
    "investitionen und verträge": "invest",
    "konsolidiere": "consolidate",
    "konsolidieren": "consolidate",
    "fabriken": "factories",
    "verträge": "contracts",
    "vertraege": "contracts",
    "verkaufe": "sell",
    "verkaufen": "sell",
    "ende": "end",
    "zug beenden": "end",
    "fertig": "end",
    "nichts": "none",
    "ohne": "none",
    "mit": "with",
    "von": "from",
    "aus": "from",
    "entfernt": "removes",
    "neben": ">",
    "paar": "pair",
    "arbeitskraft": "worker",
    "familie": "family",
    "familienbetrieb": "family",
    "abteilung": "dept",
    "beide": "both",
    "prunk": "prestige",
    "behalte": "keep",
    "behalten": "keep",
    "ziel": "goal",
    "schritte": "steps",
    "abteilungen": "departments",
    "regionsbonus": "bonus",
    "nochmal": "again",
    "zuerst": "first",
    "effekt": "effect",
    "noch": "again",
    "waren": "goods",
    "frei": "free",
    "geld": "money",
    "kohle": "coal",
    "seide": "silk",
    "eisen": "iron",
    "sp": "vp",
    "weiß": "white",
    "weiss": "white",
    "blau": "blue",
    "grau": "grey",
    "gelb": "yellow",
    "rot": "red",
    "schwarz": "black",
    "baumwolle": "cotton",
    "papier": "paper",
    "bentō": "bento",
    "linsen": "lenses",
    "glühlampen": "bulbs",
    "gluehlampen": "bulbs",
    "uhren": "clocks",
    "südwesten": "southwest",
    "suedwesten": "southwest",
    "norden": "north",
    "tokio": "tokyo",
    "oben": "top",
    "rechts": "right",
    "unten": "bottom",
    "links": "left",
    "und": "",
    "nach": "",
}

ITALIAN = {
    "ricerca": "rnd",
    "r&s": "rnd",
    "miniere": "mining",
    "finanza": "finance",
    "fabbrica": "factory",
    "macchine": "machines",
    "macchina": "machine",
    "produci": "produce",
    "produrre": "produce",
    "produzione": "produce",
    "navi": "ships",
    "nave": "ship",
    "ferrovie": "railways",
    "ferrovia": "railway",
    "mercati": "markets",
    "mercati interni": "markets",
    "rifornisci": "markets",
    "invia": "ships",
    "investi": "invest",
    "investire": "invest",
    "investimenti e contratti": "invest",
    "consolida": "consolidate",
    "consolidare": "consolidate",
    "fabbriche": "factories",
    "contratti": "contracts",
    "vendi": "sell",
    "vendere": "sell",
    "termina": "end",
    "termina il turno": "end",
    "fine": "end",
    "niente": "none",
    "nulla": "none",
    "con": "with",
    "da": "from",
    "rimuove": "removes",
    "accanto": ">",
    "coppia": "pair",
    "lavoratore": "worker",
    "famiglia": "family",
    "reparto": "dept",
    "entrambi": "both",
    "prestigio": "prestige",
    "tieni": "keep",
    "tenere": "keep",
    "obiettivo": "goal",
    "passi": "steps",
    "reparti": "departments",
    "ancora": "again",
    "prima": "first",
    "effetto": "effect",
    "merci": "goods",
    "gratis": "free",
    "monete": "money",
    "moneta": "money",
    "carbone": "coal",
    "seta": "silk",
    "ferro": "iron",
    "pv": "vp",
    "bianco": "white",
    "blu": "blue",
    "grigio": "grey",
    "giallo": "yellow",
    "rosso": "red",
    "nero": "black",
    "cotone": "cotton",
    "carta": "paper",
    "bentō": "bento",
    "lenti": "lenses",
    "lampadine": "bulbs",
    "orologi": "clocks",
    "sudovest": "southwest",
    "nord": "north",
    "londra": "london",
    "parigi": "paris",
    "berlino": "berlin",
    "alto": "top",
    "destra": "right",
    "basso": "bottom",
    "sinistra": "left",
    "e": "",
    "verso": "",
}

_TILE = re.compile(r"(?<![^\W\d_])([^\W\d_]+)([1-5][ab])(?![^\W_])")
"""A factory tile: goods, number and side."""

_PARTS = re.compile(r"([\s>/.:]+)")
"""What stands between the words of which names are made: ``osaka.paper``, ``paper:k7>blue``."""


class NipponTerms(Terms):
    """Terms that also stand within names: ``papier3a``, ``osaka.papier``, ``kanto/2geld``."""

    def __init__(self, terms: Mapping[Lang, Mapping[str, str]]) -> None:
        super().__init__(terms)
        self._goods = {
            lang: {term: word for term, word in known.items() if word in GOODS} for lang, known in terms.items()
        }

    @override
    def typed(self, text: str, lang: Lang) -> str:
        goods = self._goods.get(lang, {})
        lowered = " ".join(text.lower().split())
        return super().typed(_TILE.sub(lambda found: goods.get(found[1], found[1]) + found[2], lowered), lang)

    @override
    def spoken(self, notation: str, lang: Lang) -> str:
        spoken = self._spoken.get(lang)
        if spoken is None:
            return notation
        return "".join(self._part(part, spoken) for part in _PARTS.split(notation))

    def _part(self, part: str, spoken: Mapping[str, str]) -> str:
        """One word, or a number or a tile with its word."""
        if part in spoken and part != ">":
            return spoken[part]
        tile = _TILE.fullmatch(part)
        if tile is not None:
            return spoken.get(tile[1], tile[1]) + tile[2]
        counted = re.fullmatch(r"([0-9]+)([a-z]+)", part)
        return part if counted is None else counted[1] + spoken.get(counted[2], counted[2])


TERMS = NipponTerms({"de": GERMAN, "it": ITALIAN})
"""What each language calls the words of the notation; English is the notation itself."""
