"""What can be known about tables: the card of a match, how it stands, lists of tables."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.front.answers import question_or_else
from bot.front.call import Route
from bot.front.lobby import options_text
from bot.front.posts import status_lines
from bot.front.reader import desk, game_name, named, table_link, waited_for
from bot.front.sheet import Sheet, Text, note
from bot.play.outcomes import Card

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bot.front.call import Call
    from bot.front.ids import Verb
    from bot.play.outcomes import Sitting
    from render.core.words import Words

MOST_TABLES = 20


async def about(call: Call) -> Sheet:
    """Rules in force, where the values come from, the sealed seed."""
    found = await call.front.service.sit(call.caller, call.match)
    if found is None:
        return await question_or_else(call, found)
    words, card = call.words, found if isinstance(found, Card) else found.card
    lines = [
        words.text("house-info-title", game=game_name(words, card.game), match=card.id),
        words.text("house-info-rules", options=options_text(card, words)),
        _values(card, await call.front.service.reconstructed(card.id), words),
        words.text("house-info-seed"),
        words.text("bot-info-seal", hash=card.seal),
    ]
    if card.half is not None:
        lines.append(words.text("house-over-seed", seed=card.half))
    lines.append(words.text("house-info-unofficial"))
    return note("\n".join(lines))


def _values(card: Card, reconstructed: Mapping[str, tuple[int, int]], words: Words) -> str:
    """Of which components how many values are reconstructed."""
    each = [
        words.text("bot-info-rows", n=rows, of=of, what=words.text(f"{card.game}-table-{table}"))
        for table, (rows, of) in reconstructed.items()
    ]
    return words.text("bot-info-reconstructed", each=words.listed(each)) if each else words.text("bot-info-all-known")


async def status(call: Call) -> Sheet:
    """Who is asked what, and the score."""
    found = await call.front.service.sit(call.caller, call.match)
    if found is None or isinstance(found, Card):
        return note(_line(found, call.words)) if isinstance(found, Card) else await question_or_else(call, found)
    words = call.words
    score = found.face.score_line(found.match.view(None), desk(found, words))
    lines = [words.text("house-post-title", game=game_name(words, found.card.game), match=found.card.id), score]
    lines += status_lines(found, words) or [words.text("house-wrong-over")]
    return Sheet((Text("\n".join(lines)), Text(words.text("house-to-table", link=table_link(found.card)))))


async def listing(call: Call) -> Sheet:
    """All tables of the server."""
    cards = await call.front.service.matches(call.caller.guild or 0)
    words = call.words
    lines = [_line(card, words) for card in cards[:MOST_TABLES]]
    return note("\n".join([words.text("bot-list-title"), *(lines or [words.text("house-no-table")])]))


async def mine(call: Call) -> Sheet:
    """The caller's tables in all servers, those that wait for the caller first."""
    words = call.words
    found = await call.front.service.mine(call.caller.user)
    lines = [_line(each, words) if isinstance(each, Card) else _own(each, words) for each in found[:MOST_TABLES]]
    return note("\n".join([words.text("house-mine-title"), *(lines or [words.text("house-mine-none")])]))


def _own(sitting: Sitting, words: Words) -> str:
    card = sitting.card
    names = {"game": game_name(words, card.game), "match": card.id, "link": table_link(card)}
    question = sitting.question
    if question is not None and question.answered is None:
        return words.text("house-mine-yours", **names)
    return words.text("house-mine-others", **names, who=named(words, sitting.people, waited_for(sitting)))


def _line(card: Card, words: Words) -> str:
    names = {"game": game_name(words, card.game), "match": card.id, "link": table_link(card)}
    if card.phase == "lobby":
        return words.text("house-mine-lobby", **names, taken=len(card.guests), seats=card.seats)
    return words.text("bot-list-line", **names)


ROUTES: dict[Verb, Route] = {"about": Route(about, "apart")}
"""The button of the sealed half."""
