"""The document ``hatoba-match/1``: one match as a file that proves itself, and that every later version reads.

Fields may be added to it; none that is here changes its meaning or goes. What a reader does not know it leaves alone.
"""

from __future__ import annotations

import json
from hashlib import sha256
from typing import Annotated, Any, Final, Literal

from pydantic import Field

from bot.topics.record.document_lines import AnyLine
from bot.topics.record.document_parts import MOST, Count, Hash, Key, Name, Part, SeatNumber, Word

FORMAT: Final = "hatoba-match"
VERSION: Final = 1


class TablesPart(Part):
    """The values of cards and boards that it was dealt from.

    Attributes:
        hash: SHA-256 of the text in UTF-8.
        text: All of them, as JSON text.
        reconstructed: Number of rows whose printed values could not be found.
    """

    hash: Hash
    text: str = Field(max_length=4_000_000)
    reconstructed: Count


class SeatPart(Part):
    """A seat.

    Attributes:
        name: Of whoever has it, or had it last; or "player 1" where names were to be left out.
        colour: Id of its colour.
        bot: Level of the automatic player that has it for good; null for people.
        guest: Which of the guests it was dealt to, from 0; null for bots, and where that is not known.
    """

    name: Name
    colour: Key
    bot: Literal["apprentice", "trader", "master"] | None
    guest: SeatNumber | None


class GuestPart(Part):
    """Someone in the lobby, in order of joining.

    Attributes:
        word: Word that went into the seed; may be empty.
        colour: The colour that was wished for, or null.
        seat: The seat that was wished for, or null.
    """

    word: Word
    colour: Key | None
    seat: SeatNumber | None


class SeedPart(Part):
    """Where all chance comes from.

    Attributes:
        seal: SHA-256 of the half, as it was posted before the lobby.
        half: The house's half in hexadecimal; null until the end.
        number: The number that went into the seed: id of the lobby's post (a string, since it is long); or null.
        seed: The seed in hexadecimal; null until the end.
    """

    seal: Hash
    half: Hash | None
    number: Annotated[str, Field(pattern="^[0-9]{1,20}$")] | None
    seed: Hash | None


class PositionPart(Part):
    """The position that the log leads to.

    Attributes:
        state: As the game keeps it.
        counter: Random numbers used.
        shown: Number of answers that the table was shown.
        since: By seat, the line of the log after which its present question came up.
    """

    state: dict[str, Any]
    counter: Count
    shown: Count
    since: tuple[Count, ...] = Field(max_length=16)


class PlacePart(Part):
    """How it ended for a seat: its points, and its place, 1 being the best."""

    seat: SeatNumber
    points: Annotated[int, Field(ge=-MOST, le=MOST)]
    place: Annotated[int, Field(ge=1, le=16)]


class VerdictPart(Part):
    """How it ended against the rulebook's own opponent: won or not, with the rank reached."""

    won: bool
    rank: Key


class ResultPart(Part):
    """How it ended.

    Attributes:
        end: Id of the condition of the rulebook that ended it.
        places: Places, best first.
        verdict: Won or lost against the rulebook's opponent; null where seats have places.
    """

    end: Key | None
    places: tuple[PlacePart, ...] = Field(max_length=16)
    verdict: VerdictPart | None


class MatchDocument(Part):
    """A match.

    Attributes:
        format: ``hatoba-match/1``.
        match: What it was called at its table.
        game: Key of the game.
        rules: Version of the rules that play it.
        phase: Whether it is running, over, or was closed without a result.
        reader: For whom it was written during play: a seat, or null for everyone; null after the end.
        whole: Whether all is in it; during play only what its reader may see.
        practice: Whether one person played it against bots without a lobby.
        imported: Whether it was taken from a file.
        played_on_from: Lines of the log that came from that file, if it was played on since; else null.
        adjusted: Whether a repair has changed its position, so that it counts nowhere; only written where one has.
        lang: Language of its posts.
        pace: Id of its pace.
        opened: When its lobby was opened, in seconds since 1970.
        started: When it was dealt.
        ended: When it ended, or null.
        tables: What it was dealt from.
        options: Key and value of the lobby's options.
        guests: The people in the lobby, in order of joining.
        seats: The seats.
        seed: Where all chance comes from.
        entries: The log.
        position: Where that leads; null until the end.
        result: How it ended; null if it did not.
        hash: SHA-256 of all the rest: of the JSON with sorted keys, without spaces, in ASCII.
    """

    format: Literal["hatoba-match/1"] = "hatoba-match/1"
    match: Annotated[str, Field(pattern="^[A-Z0-9]{1,8}$")]
    game: Annotated[str, Field(pattern="^[a-z]{1,32}$")]
    rules: Count
    phase: Literal["running", "over", "closed"]
    reader: SeatNumber | None
    whole: bool
    practice: bool
    imported: bool
    played_on_from: Count | None
    adjusted: bool = False
    lang: Key
    pace: Key
    opened: Count
    started: Count | None
    ended: Count | None
    tables: TablesPart
    options: dict[Key, Key]
    guests: tuple[GuestPart, ...] = Field(max_length=16)
    seats: tuple[SeatPart, ...] = Field(min_length=1, max_length=16)
    seed: SeedPart
    entries: tuple[AnyLine, ...] = Field(max_length=100_000)
    position: PositionPart | None
    result: ResultPart | None
    hash: Hash


def schema() -> str:
    """The JSON Schema of the document, as it stands in ``data/schema``."""
    made = MatchDocument.model_json_schema()
    return json.dumps({"$schema": "https://json-schema.org/draft/2020-12/schema", **made}, indent=1) + "\n"


def hash_of(raw: dict[str, Any]) -> str:
    """The hash of a document by all that is in it but its hash, fields among it that no one here knows."""
    rest = {key: value for key, value in raw.items() if key != "hash"}
    return sha256(json.dumps(rest, sort_keys=True, separators=(",", ":")).encode()).hexdigest()


def file_of(raw: dict[str, Any]) -> bytes:
    """A document as it is written: a field a line, and each line of the log on a line of its own."""
    fields = [f'"{key}": {_value(key, value)}' for key, value in raw.items()]
    return ("{\n" + ",\n".join(fields) + "\n}\n").encode()


def _value(key: str, value: object) -> str:
    if key == "entries" and isinstance(value, list) and value:
        return "[\n" + ",\n".join(json.dumps(line, ensure_ascii=False) for line in value) + "\n]"
    return json.dumps(value, ensure_ascii=False)
