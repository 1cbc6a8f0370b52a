"""A document worked out again: sound ones hold, and every change is found, also by whoever makes the hash fit."""

from __future__ import annotations

import copy
import json
import re
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from bot.cli import export as export_command
from bot.cli import verify as command
from bot.core.settings import Settings
from bot.topics.record.document import file_of, hash_of
from bot.topics.record.operations import proved
from bot.topics.record.proving import prove
from bot.topics.record.reading import NoDocument, read
from bot.topics.record.screens import proof_message
from bot.topics.record.telling import lines_of
from render.core.languages import LANGUAGES
from render.core.words import Words
from rules.core.rng import Rng
from rules.games import GAMES
from tests.bot.harness import BLUE, PEOPLE, PINK, Harness, open_harness
from tests.bot.record_files import document, exported, play_to_the_end, source_of, stored_games
from tests.every_day import daily
from tests.stored.archive import bring_up
from tests.stored.archive import file_of as archive_of

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from bot.topics.record.replaying import Finding
    from tests.conftest import Sample

FOLDER = Path(__file__).parents[2] / "data" / "schema"

EXAMPLE = FOLDER / "example.json"

Document = dict[str, Any]

UNDO: Document = {"kind": "undo", "at": 1, "by": "person", "seat": 0, "to": 90, "agreed": True, "shown": True}


def found_in(raw: Document) -> dict[str, Finding]:
    """What is found of a document whose hash fits, step by step."""
    return {one.step: one for one in prove(read(sealed(raw), "it")).findings}


def sealed(raw: Document) -> bytes:
    """A document as a file, with a hash that fits."""
    return file_of({**raw, "hash": hash_of(raw)})


def example() -> Document:
    """The game that is shipped."""
    return document(EXAMPLE.read_bytes())


def test_the_example_that_is_shipped_holds(capsys: pytest.CaptureFixture[str]) -> None:
    assert command.verify(str(EXAMPLE)) == 0, "if rules or tables have changed: python -m tests.example"
    assert capsys.readouterr().out.endswith("\nEverything holds.\n")


@pytest.mark.parametrize("game", daily("osaka", "pond", "toy", of=sorted(GAMES)))
async def test_a_game_holds_from_its_deal_to_its_end(harness: Harness, game: str, *, heavy: bool) -> None:
    match = await harness.deal(game, *PEOPLE[: GAMES[game].seats[heavy]])
    for _ in range(2):
        assert prove(read(await exported(harness, match, everything=True), match)).verdict == "holds"
        await harness.play_on(match, Rng(b"holds"), 25)
    await play_to_the_end(harness, match, Rng(b"the end"))
    assert prove(read(await exported(harness, match), match)).verdict == "holds"


def _byte(content: bytes, rng: Rng) -> bytes:
    at = rng.below(len(content))
    other = bytes([content[at] ^ 1 + rng.below(255)])
    return content[:at] + other + content[at + 1 :]


def _other_byte(content: bytes, rng: Rng) -> bytes:
    """A file in which one byte is another one, so that it says something else or nothing."""
    while True:
        changed = _byte(content, rng)
        try:
            if json.loads(changed) == json.loads(content):
                continue
        except ValueError:
            pass
        return changed


def _row(raw: Document, rng: Rng) -> Document:
    """A row of the log that is gone, there twice, or has changed its place with its neighbour."""
    lines = raw["entries"]
    at = rng.below(len(lines) - 1)
    kind = rng.below(3)
    if kind == 0:
        del lines[at]
    elif kind == 1 or {**lines[at], "at": 0} == {**lines[at + 1], "at": 0}:
        lines.insert(at, lines[at])
    else:
        lines[at], lines[at + 1] = lines[at + 1], lines[at]
    return raw


def _word(raw: Document, rng: Rng) -> Document:
    """A word, or what else goes into the seed."""
    part, kind = raw["seed"], rng.below(4)
    match kind:
        case 0:
            raw["guests"][rng.below(len(raw["guests"]))]["word"] += "!"
        case 1:
            part["number"] = str(int(part["number"]) + 1)
        case _:
            key = ("half", "seal")[kind - 2]
            at = rng.below(64)
            part[key] = part[key][:at] + ("0" if part[key][at] != "0" else "1") + part[key][at + 1 :]
    return raw


def _draw(raw: Document, rng: Rng) -> Document:
    """What an answer drew, or how many numbers it used."""
    drew = [line for line in raw["entries"] if line["kind"] == "move" and line["counter"][0] != line["counter"][1]]
    line = drew[rng.below(len(drew))]
    if rng.below(2):
        line["counter"][1] += 1
    else:
        line["told"] = line["told"][:-1] if rng.below(2) else [*line["told"], line["told"][-1]]
    return raw


CHANGES: tuple[Callable[[Document, Rng], Document], ...] = (_row, _word, _draw)


@pytest.mark.parametrize("game", daily("osaka", of=("osaka", "yokohama")))
async def test_every_planted_change_is_found(harness: Harness, game: str, sample: Sample) -> None:
    match, rng = await harness.deal(game, *PEOPLE[:2]), Rng(b"planted")
    await play_to_the_end(harness, match, rng)
    content = await exported(harness, match)
    for number in range(sample(12, 20, 100)):
        kind = number % 4
        if kind == 3:
            try:
                assert prove(read(_other_byte(content, rng), "it")).verdict == "broken", number
            except NoDocument:
                continue
        else:
            changed = CHANGES[kind](document(content), rng)
            assert prove(read(sealed(changed), "it")).verdict == "broken", (number, kind)


@pytest.mark.parametrize(
    ("change", "step", "why"),
    [
        (lambda raw: raw["seed"].update(half="0" * 64), "seal", "seal"),
        (lambda raw: raw["guests"][0].update(word="other"), "seed", "seed"),
        (lambda raw: raw["seed"].update(number="1" * 20), "seed", "seed"),
        (lambda raw: raw["seats"].reverse(), "seats", "seats"),
        (lambda raw: raw["guests"].pop(), "seats", "seats"),
        (lambda raw: raw["guests"][2].update(seat=0), "seats", "seats"),
        (lambda raw: raw["seats"][0].update(colour="none"), "seats", "seats"),
        (lambda raw: raw["tables"].update(hash="0" * 64), "tables", "tables-hash"),
        (lambda raw: raw["seats"].extend(raw["seats"] * 3), "deal", "deal"),
        (lambda raw: raw["entries"][5].update(notation="fly home"), "answers", "illegal"),
        (lambda raw: raw["entries"][5].update(open="else"), "answers", "other"),
        (lambda raw: raw["entries"][5].update(told=[]), "answers", "told"),
        (lambda raw: raw["entries"][5].update(told=[{"event": {"kind": "?"}, "only": None}]), "position", "unread"),
        (lambda raw: raw["entries"][5].update(seat=(raw["entries"][5]["seat"] + 1) % 3), "answers", "illegal"),
        (lambda raw: raw["entries"].insert(5, UNDO), "answers", "illegal"),
        (lambda raw: raw["position"].update(counter=raw["position"]["counter"] + 1), "position", "position"),
        (lambda raw: raw["result"]["places"][0].update(points=99), "result", "result"),
        (lambda raw: raw.update(result=None), "result", "result"),
        (lambda raw: raw.update(phase="running"), "result", "phase"),
    ],
)
def test_what_does_not_hold_is_said_with_its_reason(change: Callable[[Document], None], step: str, why: str) -> None:
    raw = example()
    change(raw)
    found = found_in(raw)[step]
    assert (found.verdict, found.why) == ("broken", why)


def test_what_the_hash_alone_finds_is_found() -> None:
    raw = example()
    raw["seats"][0]["name"] = "someone else"
    proof = prove(read(file_of(raw), "it"))
    assert [one.step for one in proof.findings if one.verdict != "holds"] == ["file"]


def test_what_cannot_be_checked_is_not_said_to_hold() -> None:
    raw = example()
    raw["seed"]["number"] = None
    assert (found_in(raw)["seed"].verdict, found_in(raw)["seed"].why) == ("open", "number")
    raw = example()
    raw["seats"][0]["guest"] = None
    assert (found_in(raw)["seats"].verdict, found_in(raw)["seats"].why) == ("open", "guests")
    raw = example()
    raw["game"] = "chess"
    assert {one.verdict for one in found_in(raw).values()} == {"holds", "open"}
    later = example()
    later["entries"][5].update(version=9, open="else")
    assert [found_in(later)[step].verdict for step in ("answers", "draws", "position", "result")] == ["open"] * 4


@pytest.mark.parametrize(("game", "version"), stored_games())
async def test_of_stored_games_nothing_sound_is_called_broken(game: str, version: int, tmp_path: Path) -> None:
    bring_up(archive_of(game, version), tmp_path / "hatoba.sqlite3")
    async with open_harness(tmp_path) as here:
        for match in await here.database.read(
            lambda c: [row[0] for row in c.execute("SELECT id FROM matches ORDER BY number")]
        ):
            proof = prove(read(await exported(here, match, everything=True), match))
            newest = (await here.load(match, None)).match.version
            assert proof.verdict == "holds" if version == newest else proof.verdict != "broken", proof.findings


async def test_every_finding_can_be_said_in_every_language(harness: Harness) -> None:
    match = await harness.deal("toy", BLUE, PINK)
    keys = {key for key in _keys() if key.startswith("record-why-")}
    said = set[str]()
    for lang in LANGUAGES:
        for raw in await _all_kinds(harness, match):
            proof = prove(read(sealed(raw), match))
            assert all(lines_of(proof.findings, Words.of(lang)))
            said |= {f"record-why-{one.why}" for one in proof.findings if one.why}
    assert said <= keys


async def _all_kinds(here: Harness, match: str) -> Sequence[Document]:
    return [document(await exported(here, match)), document(await exported(here, match, everything=True)), example()]


def _keys() -> list[str]:
    text = (FOLDER.parent / "text" / "en" / "record.ftl").read_text(encoding="utf-8")
    return re.findall(r"^([a-z0-9-]+) =", text, re.MULTILINE)


async def test_during_play_no_line_is_named(harness: Harness) -> None:
    match = await harness.deal("toy", BLUE, PINK)
    await harness.play_on(match, Rng(b"hidden"), 7)
    source = await source_of(harness, match, BLUE)
    words = Words.of("en")
    message = proof_message(source, proved(source), words)
    assert words.text("record-all-running") in str(message)
    assert str(source.loaded.match.revision) not in str(message.parts[1])
    broken = prove(read(sealed({**example(), "phase": "running"}), "it"))
    message = proof_message(source, broken, words)
    assert [part.kind for part in message.parts] == ["text", "text"]
    assert words.text("record-all-damaged") in str(message)


async def test_the_command_verifies_a_table_of_the_database(
    harness: Harness, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    match = await harness.deal("toy", BLUE, PINK)
    monkeypatch.setattr(command, "load_settings", lambda: Settings(_env_file=None, database=harness.database.where))
    assert command.verify(match.lower()) == 0
    assert capsys.readouterr().out.endswith("Everything holds.\n")
    assert export_command.match_of(Settings(_env_file=None, database=harness.database.where), match).stored.id == match


@pytest.mark.parametrize("what", ["ZZZ", "nowhere.json", "no/folder"])
async def test_the_command_says_what_it_cannot_read(
    harness: Harness, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], what: str
) -> None:
    monkeypatch.setattr(command, "load_settings", lambda: Settings(_env_file=None, database=harness.database.where))
    assert command.verify(what) == 2
    told = capsys.readouterr()
    assert (told.out, told.err.count("\n")) == ("", 1)


def checked(raw: Document, folder: Path) -> int:
    """The exit code of the program that stands in the documentation, over a document."""
    page = (FOLDER / "README.md").read_text(encoding="utf-8")
    program, file = folder / "check.py", folder / "file.json"
    program.write_text(re.findall(r"```python\n(.*?)```", page, re.DOTALL)[0], encoding="utf-8")
    file.write_bytes(file_of(raw))
    done = subprocess.run([sys.executable, "-I", program, file], capture_output=True, text=True, check=False)
    assert done.stderr == ""
    assert done.stdout.count("\n") == 4
    return done.returncode


def test_the_program_of_the_documentation_comes_to_the_same(tmp_path: Path) -> None:
    assert checked(example(), tmp_path) == 0
    rng = Rng(b"documentation")
    for change in (_word, _word, _word, _row, _row):
        assert checked(change(copy.deepcopy(example()), rng), tmp_path) == 1
    other = example()
    other["seats"].reverse()
    assert checked(other, tmp_path) == 1
