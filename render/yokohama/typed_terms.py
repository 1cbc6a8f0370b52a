"""German and Italian terms of Yokohama with the words of the notation for which they stand."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

    from render.core.people import Lang

GERMAN = {
    "behalten": "keep", "behalte": "keep",
    "platzieren": "place", "platziere": "place", "setze": "place",
    "gehen": "go", "gehe": "go", "geh": "go", "ziehen": "go", "ziehe": "go", "zieh": "go",
    "zurückholen": "recall", "rückkehr": "recall",
    "kirche": "church", "importlager": "customs",
    "holen": "hire", "hole": "hire", "anwerben": "hire",
    "technologie": "tech", "technologiekarte": "tech", "forsche": "tech",
    "bahnhof": "station",
    "nehmen": "take", "nimm": "take",
    "tauschen": "trade", "tausche": "trade",
    "stärke-5-plättchen": "token", "plättchen": "token",
    "bauen": "build", "baue": "build", "bau": "build",
    "erhalten": "gain", "erhalte": "gain",
    "versetzen": "move", "versetze": "move", "bewegen": "move", "bewege": "move",
    "lassen": "leave", "lasse": "leave", "lass": "leave",
    "belohnung": "reward",
    "auftrag": "order", "erfüllen": "order", "erfülle": "order",
    "errungenschaft": "achieve", "erlangen": "achieve", "erlange": "achieve",
    "auslandsvertreter": "agent", "vertreter": "agent",
    "textilfabrik": "spinning-mill", "spinnen": "spin", "spinne": "spin",
    "universität": "university", "zug beenden": "end", "ende": "end", "fertig": "end",
    "nichts": "none", "niemand": "none", "niemanden": "none", "alle": "all", "vorrat": "hand",
    "zahlen": "pay", "zahle": "pay", "bezahlen": "pay", "bezahle": "pay",
    "zwei": "2",
    "über": "via", "mit": "with", "per": "by", "für": "for", "aus": "from", "und": "", "nach": "", "in": "",
    "kupfermine": "mine", "seidenspinnerei": "mill", "teeplantage": "tea",
    "fischgründe": "fishing", "fischereihafen": "fishing",
    "arbeitsvermittler": "agency", "arbeitsvermittlung": "agency",
    "hafen": "port", "laboratorium": "lab", "labor": "lab", "forschungszentrum": "research", "kanal": "canal",
    "chinatown": "china",
    "kupfer": "copper", "seide": "silk", "tee": "tea", "fisch": "fish",
    "importgüter": "import", "importgut": "import",
    "assistenten": "assistant", "assistent": "assistant", "geschäfte": "shop", "geschäft": "shop",
    "handelshäuser": "house", "handelshaus": "house", "frei": "free",
    "ziegelei": "brickyard", "elektrisches licht": "electrical-light", "ausstellung": "exposition",
    "gaslicht": "gaslight", "sprachschule": "language-school", "buchdruck": "letterpress",
    "bergbautechnik": "mining", "zeitung": "newspaper", "patentwesen": "patent", "postwesen": "postal",
    "postkutsche": "stagecoach", "aktienmarkt": "stock-market", "telegramm": "telegram", "telefon": "telephone",
    "straßenbahn": "tram", "strassenbahn": "tram", "weinkellerei": "winery",
}  # fmt: skip

ITALIAN = {
    "tieni": "keep", "tenere": "keep",
    "posizionare": "place", "posiziona": "place",
    "vai": "go", "andare": "go",
    "riprendi in mano": "recall", "riprendi": "recall", "riprendere": "recall",
    "chiesa": "church", "dogana": "customs",
    "assumi": "hire", "assumere": "hire",
    "carta tecnologia": "tech", "tecnologia": "tech",
    "stazione": "station",
    "prendi": "take", "prendere": "take",
    "scambia": "trade", "scambiare": "trade",
    "gettone 5-potere": "token", "gettone": "token",
    "costruisci": "build", "costruire": "build",
    "ottieni": "gain", "ottenere": "gain",
    "muovi": "move", "muovere": "move", "sposta": "move", "spostare": "move",
    "lascia": "leave", "lasciare": "leave",
    "ricompensa": "reward",
    "ordine": "order", "completa": "order", "completare": "order",
    "obiettivo": "achieve", "realizza": "achieve", "realizzare": "achieve",
    "agente straniero": "agent", "agente": "agent",
    "filatura": "spinning-mill", "fila": "spin", "filare": "spin",
    "università": "university", "termina il turno": "end", "termina": "end", "fine": "end",
    "niente": "none", "nulla": "none", "nessuno": "none", "tutti": "all", "mano": "hand",
    "pagando": "pay", "pagare": "pay", "paga": "pay",
    "due": "2",
    "attraverso": "via", "con": "with", "in tram": "by tram", "in treno": "by station", "per": "for", "da": "from",
    "e": "", "in": "", "a": "",
    "miniera di rame": "mine", "miniera": "mine", "filanda": "mill",
    "piantagione di tè": "tea", "piantagione": "tea", "pesca": "fishing", "banca": "bank",
    "agenzia per il lavoro": "agency", "agenzia": "agency",
    "porto": "port", "moli": "dock", "laboratorio": "lab", "centro di ricerca": "research", "ricerca": "research",
    "canale": "canal", "chinatown": "china",
    "rame": "copper", "seta": "silk", "tè": "tea", "pesce": "fish",
    "importazioni": "import", "importazione": "import",
    "assistenti": "assistant", "assistente": "assistant", "negozi": "shop", "negozio": "shop",
    "case commerciali": "house", "casa commerciale": "house", "casa": "house", "libero": "free",
    "ballo": "ball", "mattonificio": "brickyard", "luce elettrica": "electrical-light", "esposizione": "exposition",
    "luce a gas": "gaslight", "scuola di lingue": "language-school", "stampa": "letterpress",
    "tecnica mineraria": "mining", "giornale": "newspaper", "brevetti": "patent", "servizio postale": "postal",
    "diligenza": "stagecoach", "borsa": "stock-market", "telegramma": "telegram", "telefono": "telephone",
    "cantina": "winery",
}  # fmt: skip

TERMS: Mapping[Lang, Mapping[str, str]] = {"de": GERMAN, "it": ITALIAN}
"""What each language calls the words of the notation; English is the notation itself."""
