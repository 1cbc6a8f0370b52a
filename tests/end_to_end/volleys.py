"""Aimed shots: for each class of refusals presses that must be answered by it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bot.front import ids
from bot.front.ids import Press
from rules.core.decisions import Amounts
from tests.end_to_end.evening import offered, verb
from tests.end_to_end.hostile import NONSENSE, Shot, chosen, pressed, sent_form, typed
from tests.end_to_end.judge import sitting_of
from tests.end_to_end.street import ELSEWHERE, STRANGERS, several

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from bot.local.seen import Seen
    from tests.end_to_end.evening import Table
    from tests.end_to_end.street import Street

RUDE: tuple[ids.Verb, ...] = ("play", "answer", "menu", "hand", "more", "back", "undo")
"""Verbs that somebody without a seat is refused."""


async def post_of(table: Table) -> Seen:
    """The newest post of a table, as its players see it."""
    posts = [seen for seen in await next(iter(table.people.values())).channel(table.channel) if not seen.ephemeral]
    return posts[-1]


def spread(whom: Sequence[str], count: int) -> list[str]:
    """So many names, everybody in turn."""
    return [whom[number % len(whom)] for number in range(count)]


async def aimed(street: Street, count: int) -> dict[str, list[Shot]]:
    """Shots by the class of answers that they must get.

    Args:
        street: What is attacked.
        count: How many of each.
    """
    osaka, toy = street.osaka, street.toy
    asked = [person.name for person in osaka.waited()]
    waiting = [name for name in street.names(osaka) if name not in asked]
    last = osaka.here.rows("SELECT user FROM entries WHERE match = ? ORDER BY number DESC", osaka.match)[0][0]
    overtaken = [
        osaka.people[user].name for user in osaka.people if user != last and osaka.people[user].name in waiting
    ]
    posts = {table.match: (await post_of(table)).id for table in street.tables}
    old = await _first_post(osaka)

    def at(table: Table, who: str, verb_: ids.Verb, slot: str = "", at_: int = 0) -> Shot:
        return pressed(who, posts[table.match], str(Press(verb_, table.match, at_, slot)))

    panel = street.paying[0]
    menu = several(panel)[0]
    too_little = await _too_little(street, asked[0], menu)

    def unpaid(who: str, _: int) -> Shot:
        return chosen(who, panel.id, menu["custom_id"], [too_little])

    def old_form(who: str, number: int) -> Shot:
        table, game = (osaka, "osaka") if who in asked else (toy, "toy")
        custom_id = str(Press("filled", table.match, 1, "p0"))
        return sent_form(who, street.forms[game, who], custom_id, {"word": NONSENSE[number % len(NONSENSE)]})

    def told(who: str, words: str, option: str, number: int) -> Shot:
        return typed(who, words, osaka.channel, **{option: NONSENSE[4 + number % (len(NONSENSE) - 4)]})

    def elsewhere(who: str, number: int) -> Shot:
        if who in STRANGERS:
            return pressed(
                who, posts[osaka.match], str(Press(("play", "hand", "log")[number % 3], street.foreign.match))
            )
        if number % 2:
            return typed(who, "/board", street.foreign.channel, match=osaka.match if number % 3 else "ZZZ")
        return pressed(who, posts[street.foreign.match], str(Press("play", osaka.match)))

    aims: dict[str, tuple[Sequence[str], Callable[[str, int], Shot]]] = {
        "not your turn": (
            waiting,
            lambda who, n: at(osaka, who, ("play", "answer", "more")[n % 3], ids.short("end"), osaka.revision),
        ),
        "a stranger": (STRANGERS, lambda who, n: at((osaka, toy)[n % 2], who, RUDE[n % len(RUDE)])),
        "an old post": ((*STRANGERS, *waiting), lambda who, _: pressed(who, old, str(Press("play", osaka.match)))),
        "an old panel": ((*asked, "Tom", "Ines"), lambda who, n: _old_answer(street.panels[who][0], who, n)),
        "not possible": (asked, unpaid),
        "an old form": ((*asked, "Tom", "Ines"), old_form),
        "no such table": ((*STRANGERS, *(name for name, _ in ELSEWHERE)), elsewhere),
        "over": (
            (*STRANGERS, "Jonas", "Anna"),
            lambda who, n: at(street.over, who, ("play", "answer", "back")[n % 3], "0" * 8),
        ),
        "unknown press": (
            (*STRANGERS, *waiting),
            lambda who, n: pressed(who, posts[osaka.match], NONSENSE[n % len(NONSENSE)][:100] or "-"),
        ),
        "typed nonsense": (asked, lambda who, n: told(who, "/move", "moves", n)),
        "no such rule": (STRANGERS, lambda who, n: told(who, "/rules", "about", n)),
        "lobby": (STRANGERS, lambda who, n: at(street.open, who, ("leave", "confirm", "start")[n % 3])),
        "nothing to take back": (overtaken, lambda who, _: at(osaka, who, "undo")),
    }
    return {name: [aim(who, n) for n, who in enumerate(spread(whom, count))] for name, (whom, aim) in aims.items()}


async def _too_little(street: Street, who: str, menu: dict[str, Any]) -> str:
    """The value of a card that does not pay for what is bought."""
    user = (await street.here.ids())[who]
    question = sitting_of(street.here, street.osaka.match, user).question
    assert question is not None
    pay = next(part for part in question.parts if isinstance(part, Amounts))
    one_card = [tuple(int(kind == each) for each in pay.kinds) for kind in pay.kinds]
    wrong = {
        ids.short(f"{kind}.1") for kind, one in zip(pay.kinds, one_card, strict=True) if pay.refuse(one) is not None
    }
    return next(option["value"] for option in menu["options"] if option["value"] in wrong)


async def _first_post(table: Table) -> int:
    """The first post of a table that had a board and buttons."""
    record = await table.here.record()
    return next(
        int(line["message"])
        for line in record
        if line["kind"] == "created"
        and (line["channel"], line["visible_to"]) == (table.channel, None)
        and any(each.startswith(f"play:{table.match}") for each in line["custom_ids"])
    )


def _old_answer(panel: Seen, who: str, number: int) -> Shot:
    """Something offered in a panel that is old by now."""
    parts = offered(panel)
    part = parts[number % len(parts)]
    if verb(part) == "menu":
        return chosen(who, panel.id, part["custom_id"], [part["options"][0]["value"]])
    return pressed(who, panel.id, part["custom_id"])


def in_a_hurry(street: Street, who: str, message: int, count: int) -> list[Shot]:
    """More presses than anybody may make in five seconds."""
    return [pressed(who, message, str(Press("closer", street.osaka.match))) for _ in range(count + 5)]
