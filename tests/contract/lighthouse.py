"""CONTRIBUTING's made-up example, carried out: the technology Lighthouse of Yokohama, file by file."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

RULE = '''"""The Lighthouse: an area with your own assistants is lit up, and each brings 1 yen. Made up; no source."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal

from typing_extensions import override

from rules.core.answers import Answer
from rules.core.carrying_out import draws
from rules.core.decisions import Description
from rules.core.frozen import frozen
from rules.core.grammar import Form, Grammar
from rules.core.labels import say
from rules.core.reasons import Reason
from rules.yokohama.events.areas import LitUp
from rules.yokohama.model.headings import TECHNOLOGY
from rules.yokohama.model.labels import area_label
from rules.yokohama.model.words import AREA
from rules.yokohama.steps.common.asking import Asking
from rules.yokohama.steps.common.purse import pay

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rules.core.table import Table
    from rules.yokohama.events import YokohamaEvent
    from rules.yokohama.model.position import Position


@frozen
class LightUp(Answer):
    """Light up an area."""

    area: str


@frozen
class AskLight(Asking[LightUp]):
    """An area with own assistants."""

    kind: Literal["ask-light"] = "ask-light"

    asks: ClassVar[Literal["light"]] = "light"
    grammar: ClassVar = Grammar(Form(LightUp, "light", AREA))

    @override
    def offers(self, position: Position) -> Iterator[LightUp]:
        own = (area for area, count in enumerate(position.me.placed) if count)
        return (LightUp(position.town.names[area]) for area in own)

    @override
    def refuse(self, position: Position, answer: LightUp) -> Reason | None:
        there = position.me.placed[position.area(answer.area)]
        return None if there else Reason(say("yokohama-light-dark"), TECHNOLOGY)

    @override
    def answer(self, position: Position, answer: LightUp, table: Table[YokohamaEvent]) -> None:
        position.stack.pop()
        yen = position.me.placed[position.area(answer.area)]
        pay(position, -yen)
        table.emit(LitUp(position.seat, answer.area, yen))

    @override
    def describe(self, position: Position, answer: LightUp) -> Description:
        area = position.area(answer.area)
        label = say("yokohama-do-light", area=area_label(position.town, area), yen=position.me.placed[area])
        return Description(label, final=draws(position, self, answer))
'''

TEST = '''"""The Lighthouse of Yokohama, made up."""

from __future__ import annotations

from render.core.words import Words
from render.yokohama.face import YOKOHAMA_FACE
from rules.core.seats import Seat
from rules.yokohama.events.areas import LitUp
from rules.yokohama.steps.areas.lighthouse import AskLight
from tests.rules.yokohama_table import TableOfYokohama


def test_each_assistant_there_brings_a_yen() -> None:
    table = TableOfYokohama(4, None, AskLight()).put("bank*2 church")
    had = table.me().yen
    assert table.answers("light") == ("light bank", "light church")
    assert table.why("light customs") == "yokohama-light-dark"
    assert LitUp(Seat(0), "bank", 2) in table.do("light bank")
    assert table.me().yen == had + 2


def test_it_can_be_typed_in_every_language() -> None:
    words = {lang: Words.of(lang) for lang in ("de", "it")}
    assert YOKOHAMA_FACE.typed("beleuchte bank", words["de"]) == "light bank"
    assert YOKOHAMA_FACE.typed("illumina bank", words["it"]) == "light bank"
'''

EVENT = '''@frozen
class LitUp(BySeat):
    """An area was lit up, and each own assistant there brought a yen."""

    area: str
    yen: int
    kind: Literal["lit-up"] = "lit-up"


AreaEvent: TypeAlias = (
'''

IMPORT = "from rules.yokohama.steps.areas.lighthouse import {}\nfrom rules.yokohama.steps.areas.movement import"
MOVEMENT = "from rules.yokohama.steps.areas.movement import"

CHANGES: dict[str, tuple[tuple[str, str], ...]] = {
    "rules/yokohama/steps/__init__.py": (
        (MOVEMENT, IMPORT.format("AskLight")),
        ("    | AskStation\n", "    | AskStation\n    | AskLight\n"),
    ),
    "rules/yokohama/answers.py": (
        (MOVEMENT, IMPORT.format("LightUp")),
        ('    "station",\n', '    "station",\n    "light",\n'),
        ("    | PlaceStation\n", "    | PlaceStation\n    | LightUp\n"),
    ),
    "rules/yokohama/steps/areas/laboratory.py": (
        (
            "from rules.yokohama.steps.common.asking import AreaAsk",
            (
                "from rules.yokohama.steps.areas.lighthouse import AskLight\n"
                "from rules.yokohama.steps.common.asking import AreaAsk"
            ),
        ),
        (
            "            position.then(AskStation())\n",
            (
                "            position.then(AskStation())\n"
                '        if card.name == "lighthouse":\n'
                "            position.then(AskLight())\n"
            ),
        ),
    ),
    "rules/yokohama/model/terms.py": (('    "letterpress",\n', '    "letterpress",\n    "lighthouse",\n'),),
    "rules/yokohama/events/areas.py": (
        ("AreaEvent: TypeAlias = (\n", EVENT),
        ("    | StationPlaced\n", "    | StationPlaced\n    | LitUp\n"),
    ),
    "rules/yokohama/delta.py": (("areas.StationPlaced():", "areas.StationPlaced() | areas.LitUp():"),),
    "rules/yokohama/player_worth.py": (
        ('    "letterpress": 1.0,\n', '    "letterpress": 1.0,\n    "lighthouse": 0.5,\n'),
    ),
    "render/yokohama/words/phrases_areas.py": (
        (
            "        case areas.StationPlaced():\n",
            (
                "        case areas.LitUp(area=area, yen=yen):\n"
                '            said = say("yokohama-tell-light", area=at_area(area), yen=yen)\n'
                "            return Told(said, area=area, seat=seat)\n"
                "        case areas.StationPlaced():\n"
            ),
        ),
    ),
    "render/yokohama/words/answers.py": (
        (MOVEMENT, IMPORT.format("LightUp")),
        (
            "        case Recall():\n            return _back",
            (
                '        case LightUp(area=area):\n            return _back("light", at_area(area))\n'
                "        case Recall():\n            return _back"
            ),
        ),
    ),
    "render/yokohama/words/topics.py": (
        ('    "station",\n', '    "station",\n    "light",\n'),
        ('case "technologies" | "station":', 'case "technologies" | "station" | "light":'),
    ),
    "render/yokohama/words/typed.py": (
        ('    "bahnhof": "station",\n', '    "bahnhof": "station",\n    "beleuchte": "light",\n'),
        ('    "stazione": "station",\n', '    "stazione": "station",\n    "illumina": "light",\n'),
    ),
    "tests/rules/yokohama_referee.py": (
        (
            "            case rounds.TurnEnded() | rounds.EndIsNear() | rounds.Ended():\n",
            (
                "            case areas.LitUp():\n"
                "                self.me.yen += event.yen\n"
                "            case rounds.TurnEnded() | rounds.EndIsNear() | rounds.Ended():\n"
            ),
        ),
    ),
}
"""What is written in the place of what stands once in a file."""

CARD = """
[[technology]]
name = "lighthouse"
value = 2
countries = ["gb"]
source = "reconstructed"
"""

TEXTS = {
    "en": ("Lighthouse", "light up an area", "light", "Light up {0}: {1} yen", "lights up {0}: {1} yen"),
    "de": ("Leuchtturm", "beleuchte ein Gebiet", "beleuchte", "Beleuchte {0}: {1} Yen", "beleuchtet {0}: {1} Yen"),
    "it": ("Faro", "illumina un'area", "illumina", "Illumina {0}: {1} yen", "illumina {0}: {1} yen"),
}
"""By language: its name, what is asked, the word that is typed, what an answer does, what is told."""

AS_THE_STATION = re.compile(r"^( +)(\*?)\[station\] (.*)$", re.MULTILINE)
"""Where a text says something of each technology, question or answer, it says it of the Station."""


def carry_out(house: Path) -> None:
    """Add the Lighthouse to a copy of the house, as CONTRIBUTING lists it."""
    (house / "rules/yokohama/steps/areas/lighthouse.py").write_text(RULE, encoding="utf-8")
    (house / "tests/rules/test_yokohama_lighthouse.py").write_text(TEST, encoding="utf-8")
    for path, changes in CHANGES.items():
        for old, new in changes:
            write_in(house / path, old, new)
    cards = house / "data/yokohama/technologies.toml"
    cards.write_text(cards.read_text(encoding="utf-8") + CARD, encoding="utf-8")
    for lang, said in TEXTS.items():
        put_into_words(house / "data/text" / lang, *said)


def put_into_words(folder: Path, name: str, asked: str, typed: str, done: str, told: str) -> None:
    """Write the texts of the Lighthouse in one language."""
    area, yen = "{ $area }", "{ $yen }"
    for path in folder.glob("yokohama-*.ftl"):
        text = path.read_text(encoding="utf-8")
        of_answers = path.name == "yokohama-panel.ftl"
        variant = f"[light] {name} {{ $what }}" if of_answers else f"[lighthouse] {name}"
        path.write_text(AS_THE_STATION.sub(rf"\1{variant}\n\g<0>", text), encoding="utf-8")
    rules = folder / "yokohama-rules.ftl"
    lines = (
        f"yokohama-ask-light = {asked}",
        f"yokohama-part-light = {name}",
        f"yokohama-asked-light = {name}: {typed}",
        f"yokohama-light-dark = {name}: 0",
        f"yokohama-do-light = {done.format(area, yen)}",
        f"yokohama-tell-light = {told.format(area, yen)}",
        f"yokohama-pic-asks-light = {asked}?",
        f"yokohama-topic-light = {name}",
        f"yokohama-topic-light-text = {name}: {asked}; +1 yen.",
    )
    rules.write_text(rules.read_text(encoding="utf-8") + "\n" + "\n".join(lines) + "\n", encoding="utf-8")


def write_in(file: Path, old: str, new: str) -> None:
    """Write something in the place of what stands in a file once."""
    text = file.read_text(encoding="utf-8")
    assert text.count(old) == 1, f"{file} has changed: mend what is written there"
    file.write_text(text.replace(old, new), encoding="utf-8")
