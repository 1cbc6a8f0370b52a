"""Aimed shots: for each class of refusals presses that must be answered by it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.discord.ids import Press
from bot.local.autoplay import by_verb, offered, verb
from bot.local.seen import Modal
from rules.core.frozen import frozen
from tests.end_to_end.hostile import NONSENSE, UNREADABLE, Shot, chosen, pressed, sent_form, typed
from tests.end_to_end.targets import ELSEWHERE, MERCHANTS, STRANGERS, Targets, too_little

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from bot.discord import ids
    from bot.local.seen import Seen
    from tests.end_to_end.matches import Table

RUDE: tuple[ids.Verb, ...] = ("play", "answer", "menu", "hand", "more", "back", "undo")
"""Verbs that someone without a seat is refused."""

READABLE = tuple(text.replace("\x00", "") for text in NONSENSE)

TURN: tuple[ids.Verb, ...] = ("play", "answer", "more")
LOOKS: tuple[ids.Verb, ...] = ("play", "hand", "log")
LOBBY: tuple[ids.Verb, ...] = ("leave", "confirm", "start")


async def post_of(table: Table) -> Seen:
    """The newest post of a table, as its players see it."""
    posts = [seen for seen in await next(iter(table.people.values())).channel(table.channel) if not seen.ephemeral]
    return posts[-1]


def spread(whom: Sequence[str], count: int) -> list[str]:
    """So many names, everyone in turn."""
    return [whom[number % len(whom)] for number in range(count)]


@frozen
class Sight:
    """The targets as a marksman sees them.

    Attributes:
        targets: What is attacked.
        posts: The newest post of each table, by match.
        asked: Who is asked at the Osaka table.
        waiting: Its other players.
        on_turn: Who is on turn at the Yokohama table.
        overtaken: Those of them after whom someone else has answered.
        old_post: Its first post.
        underpaid_form: The form for paying what is bought there, as it was opened.
        underpayment: What it sends where a card is chosen that does not pay for that.
    """

    targets: Targets
    posts: dict[str, int]
    asked: list[str]
    waiting: list[str]
    on_turn: str
    overtaken: list[str]
    old_post: int
    underpaid_form: Modal
    underpayment: dict[str, list[str]]

    def on(self, table: Table, who: str, asked: ids.Verb, slot: str = "", at: int = 0) -> Shot:
        """A press under the newest post of a table."""
        return pressed(who, self.posts[table.match], str(Press(asked, table.match, at, slot)))

    def home(self, who: str) -> Table:
        """The table at which someone is hostile: one's own, or Osaka's."""
        return self.targets.yokohama if who in MERCHANTS else self.targets.osaka

    def told(self, who: str, words: str, option: str, number: int) -> Shot:
        """Nonsense typed at a table."""
        return typed(who, words, self.home(who).channel, **{option: READABLE[4 + number % (len(READABLE) - 4)]})

    def out_of_turn(self, who: str, number: int) -> Shot:
        """An answer of someone who is not asked."""
        table = self.home(who)
        return self.on(table, who, TURN[number % len(TURN)], "0" * 8, table.revision)

    def underpaid(self, who: str) -> Shot:
        """A payment that is too small."""
        form = self.underpaid_form
        return sent_form(who, form.interaction, form.data["custom_id"], self.underpayment)

    def old_form(self, who: str, number: int) -> Shot:
        """A form of a question that was asked long ago."""
        table, game = (self.targets.osaka, "osaka") if who in self.asked else (self.targets.toy, "toy")
        custom_id = str(Press("filled", table.match, 1, "p0"))
        return sent_form(who, self.targets.forms[game, who], custom_id, {"word": READABLE[number % len(READABLE)]})

    def no_text(self, who: str) -> Shot:
        """A typed line with a character that cannot be kept."""
        return typed(who, "/rules", self.home(who).channel, about=UNREADABLE)

    def old_panel(self, who: str, number: int) -> Shot:
        """Something offered in a panel that is old by now; where another has taken its place, pressed there."""
        panel = self.targets.panels[who][-1]
        there = self.targets.paying[0].id if who in self.asked else panel.id
        parts = offered(panel)
        part = parts[number % len(parts)]
        if verb(part) == "menu":
            return chosen(who, there, part["custom_id"], [part["options"][0]["value"]])
        return pressed(who, there, part["custom_id"])

    def elsewhere(self, who: str, number: int) -> Shot:
        """The other server's match from here, or ours from there."""
        osaka, foreign = self.targets.osaka, self.targets.foreign
        if who in STRANGERS:
            return pressed(who, self.posts[osaka.match], str(Press(LOOKS[number % len(LOOKS)], foreign.match)))
        if number % 2:
            return typed(who, "/board", foreign.channel, table=osaka.match if number % 3 else "ZZZ")
        return pressed(who, self.posts[foreign.match], str(Press("play", osaka.match)))

    def shots(self, count: int) -> dict[str, list[Shot]]:
        """So many shots of each class, by the class of the answer that they must get."""
        targets, osaka = self.targets, self.targets.osaka
        everyone = (*STRANGERS, *self.waiting)
        changing = (*self.asked, "Tom", "Ines")
        running = (osaka, targets.toy, targets.yokohama)
        resting = (*self.waiting, *(name for name in MERCHANTS if name != self.on_turn))
        aims: dict[str, tuple[Sequence[str], Callable[[str, int], Shot]]] = {
            "not your turn": (resting, self.out_of_turn),
            "a stranger": (STRANGERS, lambda who, n: self.on(running[n % 3], who, RUDE[n % len(RUDE)])),
            "an old post": (everyone, lambda who, _: pressed(who, self.old_post, str(Press("play", osaka.match)))),
            "an old panel": ((self.on_turn, *changing), self.old_panel),
            "not possible": (self.asked, lambda who, _: self.underpaid(who)),
            "an old form": (changing, self.old_form),
            "no text": (STRANGERS, lambda who, _: self.no_text(who)),
            "no such table": ((*STRANGERS, *(name for name, _ in ELSEWHERE)), self.elsewhere),
            "over": ((*STRANGERS, "Jonas", "Anna"), lambda who, n: self.on(targets.over, who, TURN[n % 3], "0" * 8)),
            "unknown press": (everyone, lambda who, n: pressed(who, self.posts[running[n % 3].match], nonsense(n))),
            "typed nonsense": ((self.on_turn, *self.asked), lambda who, n: self.told(who, "/move", "moves", n)),
            "no such rule": (STRANGERS, lambda who, n: self.told(who, "/rules", "about", n)),
            "lobby": (STRANGERS, lambda who, n: self.on(targets.open, who, LOBBY[n % len(LOBBY)])),
            "nothing to take back": (self.overtaken, lambda who, _: self.on(osaka, who, "undo")),
        }
        return {name: [aim(who, n) for n, who in enumerate(spread(whom, count))] for name, (whom, aim) in aims.items()}


async def take_aim(targets: Targets) -> Sight:
    """Look where everything is just now."""
    osaka = targets.osaka
    asked = [person.name for person in osaka.waited()]
    waiting = [name for name in targets.names(osaka) if name not in asked]
    last = osaka.here.rows("SELECT person FROM entries WHERE match = ? ORDER BY number DESC", osaka.match)[0][0]
    (wrong, *_), paying = await too_little(osaka, asked[0], targets.paying[0]), targets.paying[0]
    opened = await osaka.press(osaka.here.person(asked[0]), paying, by_verb(paying, "form") or "")
    assert opened is not None
    assert opened.modal is not None
    fields = {one["custom_id"]: [option["value"] for option in one["options"]] for one in opened.modal.fields}
    return Sight(
        targets=targets,
        posts={table.match: (await post_of(table)).id for table in targets.tables},
        asked=asked,
        waiting=waiting,
        on_turn=targets.yokohama.waited()[0].name,
        overtaken=[name for name in waiting if name != osaka.people[last].name],
        old_post=await _first_post(osaka),
        underpaid_form=opened.modal,
        underpayment={slot: [value for value in values if value == wrong] for slot, values in fields.items()},
    )


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


def nonsense(number: int) -> str:
    """A custom_id that was never one of ours."""
    return NONSENSE[number % len(NONSENSE)] or "-"


def in_a_hurry(targets: Targets, who: str, message: int, count: int) -> list[Shot]:
    """More presses than anyone may make in five seconds."""
    return [pressed(who, message, str(Press("closer", targets.osaka.match))) for _ in range(count + 5)]
