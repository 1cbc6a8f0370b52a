"""What a person chooses to have something set right at a table: whose, what, and what it is to be."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bot.core.access import find_player
from bot.core.outcomes import Objected
from bot.discord.call import needs
from bot.discord.ids import Press, number_in
from bot.discord.message import Button, Form, FormField, Message, Pick, Select, Text, note, row
from bot.discord.screens.answers import outcome_message
from bot.discord.screens.asking import SURE, sure_message
from bot.discord.screens.objections import objection_message
from bot.discord.screens.reader import names_of
from bot.discord.screens.repairs import correction_text, fact_text, value_text
from bot.topics.repairs import operations
from rules.core.corrections import Correction
from rules.core.labels import Who
from rules.core.seats import Seat

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.core.loaded_match import LoadedMatch
    from bot.discord.call import Call
    from render.core.words import Words
    from rules.core.corrections import Stated, Value

MOST: Final = 25
"""Values of a menu; where there are more, an amount is typed."""

TABLE: Final = "t"
"""In the place of a seat's number: what is the table's."""

FIELD: Final = "to"
"""Field of the form."""


async def _facts(call: Call) -> tuple[LoadedMatch, Sequence[Stated]] | Message:
    """The match in which the caller may propose something, with what can be set right now; or why not."""
    found = await call.read(find_player, call.caller, call.match)
    if isinstance(found, Objected):
        return objection_message(found, call.words)
    return (found, stated) if (stated := found.match.stated()) else note(call.words.text("repair-not-now"))


@needs(_facts)
async def mend(call: Call, found: tuple[LoadedMatch, Sequence[Stated]]) -> Message:
    """Ask whose fact is to be set right."""
    loaded, facts = found
    words = call.words
    picks = [Pick(key, _owner(loaded, key, words)) for key in dict.fromkeys(_whose(fact) for fact in facts)]
    menu = Select(words.text("repair-whose"), Press("mend", loaded.info.id, slot="whose"), tuple(picks))
    end = Button(words.text("house-end-match"), Press("finish", loaded.info.id), "danger")
    return Message((Text(words.text("repair-ask", **names_of(loaded, words))), menu, row(end)))


@needs(_facts)
async def whose(call: Call, found: tuple[LoadedMatch, Sequence[Stated]]) -> Message:
    """Ask which of these facts is to be set right."""
    loaded, facts = found
    words, chosen = call.words, call.values[0] if call.values else ""
    picks = tuple(
        Pick(_key(fact), f"{_plain(loaded, fact, words)}: {_value(loaded, fact.value, words)}")
        for fact in facts
        if _whose(fact) == chosen and len(fact.ways) > 1
    )
    if not picks:
        return note(words.text("repair-not-now"))
    menu = Select(words.text("repair-which"), Press("mend", loaded.info.id, slot="what"), picks[:MOST])
    return Message((Text(words.text("repair-ask", **names_of(loaded, words))), menu))


@needs(_facts)
async def what(call: Call, found: tuple[LoadedMatch, Sequence[Stated]]) -> Message:
    """Ask what is right: out of a menu, or to be typed where there are too many amounts for one."""
    loaded, facts = found
    words, fact = call.words, _named(facts, call.values[0] if call.values else "")
    if fact is None:
        return note(words.text("repair-not-now"))
    now = Text(
        f"{fact_text(loaded.face, loaded.everyone, fact.what, fact.seat, words)}: {_value(loaded, fact.value, words)}"
    )
    if len(fact.ways) > MOST:
        return Message((now, row(Button(words.text("repair-type"), Press("amount", loaded.info.id, state=_key(fact))))))
    picks = tuple(
        Pick(str(number), _value(loaded, way, words), chosen=way == fact.value) for number, way in enumerate(fact.ways)
    )
    return Message(
        (now, Select(words.text("repair-value"), Press("mend", loaded.info.id, slot="to", state=_key(fact)), picks))
    )


@needs(_facts)
async def amount(call: Call, found: tuple[LoadedMatch, Sequence[Stated]]) -> Form | Message:
    """The form for an amount."""
    loaded, facts = found
    fact = _named(facts, call.press.state)
    if fact is None:
        return note(call.words.text("repair-not-now"))
    words = call.words
    field = FormField(FIELD, words.text("repair-type"), _range(fact, words), least=1, filled=str(fact.value), longest=4)
    return Form(words.text("repair-mend"), Press("mend", loaded.info.id, slot="to", state=_key(fact)), (field,))


@needs(_facts)
async def to(call: Call, found: tuple[LoadedMatch, Sequence[Stated]]) -> Message:
    """Ask whether what was chosen is meant, before everyone is asked."""
    loaded, facts = found
    words, fact = call.words, _named(facts, call.press.state)
    if fact is None:
        return note(words.text("repair-not-now"))
    typed = "".join(call.fields.get(FIELD, ())).strip()
    picked = number_in(call.values[0] if call.values else "")
    value = number_in(typed) if picked is None else fact.ways[picked] if picked < len(fact.ways) else None
    if value is None or value not in fact.ways:
        return note(words.text("repair-no-number", least=fact.ways[0], most=fact.ways[-1]))
    if value == fact.value:
        return note(words.text("sure-left"))
    meant = Correction(fact.what, fact.seat, fact.value, value)
    text = words.text("repair-sure", what=correction_text(loaded.face, loaded.everyone, meant, words))
    press = Press("mend", loaded.info.id, slot=SURE, state=f"{_key(fact)}.{fact.value}.{value}")
    return sure_message(loaded, text, Button(words.text("repair-propose"), press, "primary"), words)


async def propose(call: Call) -> Message:
    """Put it to the table."""
    meant = _read(call.press.state)
    if meant is None:
        return note(call.words.text("repair-not-now"))
    return await outcome_message(call, await call.play(operations.propose(call.match, meant)))


def _whose(fact: Stated) -> str:
    return TABLE if fact.seat is None else str(fact.seat)


def _key(fact: Stated) -> str:
    return f"{_whose(fact)}.{fact.what}"


def _named(facts: Sequence[Stated], key: str) -> Stated | None:
    return next((fact for fact in facts if _key(fact) == key), None)


def _owner(loaded: LoadedMatch, key: str, words: Words) -> str:
    seat = number_in(key)
    return words.text("repair-tables") if seat is None else words.plain_name(loaded.everyone, Who(Seat(seat)))


def _plain(loaded: LoadedMatch, fact: Stated, words: Words) -> str:
    return words.plain(loaded.face.fact_name(fact.what), loaded.everyone)


def _value(loaded: LoadedMatch, value: Value, words: Words) -> str:
    return value_text(loaded.face, loaded.everyone, value, words.bare)


def _range(fact: Stated, words: Words) -> str:
    return words.text("repair-range", least=fact.ways[0], most=fact.ways[-1])


def _read(state: str) -> Correction | None:
    """What a button proposes; None if it says nothing that can be proposed."""
    parts = state.split(".")
    if len(parts) != 4:
        return None
    owner, fact, *values = parts
    seat = None if owner == TABLE else number_in(owner)
    if seat is None and owner != TABLE:
        return None
    was, right = (text if (amount := number_in(text)) is None else amount for text in values)
    return Correction(fact, None if seat is None else Seat(seat), was, right)
