"""Tables as targets for hostile presses: three games running, one over, a lobby, and a table of another server."""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random

from bot.discord import ids
from bot.local.autoplay import by_verb, offered
from bot.local.playing import with_everything
from bot.local.seen import Seen
from rules.core.decisions import Amounts
from tests.end_to_end.deployment import Deployment
from tests.end_to_end.judge import load_match
from tests.end_to_end.matches import Table, deal, lobby

HERE = (
    *(("Ben", "en-US"), ("Cleo", "de"), ("Dora", "it"), ("Emil", "de")),
    *(("Ines", "it"), ("Finn", "en-US"), ("Kei", "en-US"), ("Lena", "de")),
)
"""More people of this server; Finn is the one in a hurry."""

ELSEWHERE = (("Nina", "en-US"), ("Omar", "de"), ("Pia", "it"))
"""People of another server."""

MERCHANTS = ("Kei", "Lena")
"""Who plays Yokohama."""

ANSWERED = 24
"""Answers after which the match of Yokohama is in mid-play."""

STRANGERS = ("Ben", "Cleo", "Dora", "Emil")


@dataclass(slots=True)
class Targets:
    """What can be attacked.

    Attributes:
        here: Where the bot runs.
        osaka: Mika, Jonas and Giulia, in mid-play.
        yokohama: Kei and Lena, with all modules, in the middle of a turn.
        toy: Anna, Tom and Ines, all asked at once.
        over: Played to its end.
        open: A lobby.
        foreign: A match of another server.
        forms: By table and player a form that was once opened in its channel.
        panels: Old panels by player.
        paying: The present panel of who is asked at the Osaka table, with a menu of cards to pay with.
    """

    here: Deployment
    osaka: Table
    yokohama: Table
    toy: Table
    over: Table
    open: Table
    foreign: Table
    forms: dict[tuple[str, str], int] = field(default_factory=dict)
    panels: dict[str, list[Seen]] = field(default_factory=dict)
    paying: list[Seen] = field(default_factory=list)

    @property
    def tables(self) -> tuple[Table, ...]:
        """All of them."""
        return (self.osaka, self.yokohama, self.toy, self.over, self.open, self.foreign)

    def revisions(self) -> list[int]:
        """The number of entries of each log."""
        return [table.revision for table in self.tables]

    def names(self, table: Table) -> list[str]:
        """A table's players."""
        return [person.name for person in table.people.values()]


async def open_targets(here: Deployment) -> Targets:
    """Open all tables, with a generous pace."""
    for name, locale in HERE:
        await here.control.ask("add_persona", name=name, locale=locale, guild="Harbour")
    elsewhere = await here.control.ask("add_guild", name="Elsewhere", people=["Tom"], channel="elsewhere")
    for name, locale in ELSEWHERE:
        await here.control.ask("add_persona", name=name, locale=locale, guild="Elsewhere")
    over = await deal(here, "toy", ["Jonas", "Anna"])
    await over.play(over.press_on, Random(5))
    foreign = await deal(here, "osaka", ["Nina", "Omar"], elsewhere["channel"])
    forms: dict[tuple[str, str], int] = {}
    osaka = await _dealt_with_forms(here, "osaka", ["Mika", "Jonas", "Giulia"], forms)
    toy = await _dealt_with_forms(here, "toy", ["Anna", "Tom", "Ines"], forms)
    yokohama = await deal(here, "yokohama", MERCHANTS, options=with_everything("yokohama", len(MERCHANTS)))
    waiting = await lobby(here, "osaka", ["Tom", "Giulia"])
    targets = Targets(here, osaka, yokohama, toy, over, waiting, foreign, forms)
    await _grow_old(targets)
    return targets


async def _dealt_with_forms(here: Deployment, game: str, names: list[str], forms: dict[tuple[str, str], int]) -> Table:
    """Deal a match whose players once opened the form for a word in the lobby."""
    table = await lobby(here, game, names)
    for name in names:
        person = here.person(name)
        post = await table.newest(person, "options")
        assert post is not None
        preferences = await table.press(person, post, by_verb(post, "options") or "")
        assert preferences is not None
        own = by_verb(preferences, "wish")
        if own is not None:
            preferences = await table.press(person, preferences, own)
            assert preferences is not None
        word = await table.press(person, preferences, by_verb(preferences, "word") or "")
        assert word is not None
        assert word.modal is not None
        forms[game, name] = word.interaction
    post = await table.newest(here.person(names[0]), "start")
    assert post is not None
    asked = await table.press(here.person(names[0]), post, by_verb(post, "start") or "")
    assert asked is not None
    await table.press(here.person(names[0]), asked, by_verb(asked, "deal") or "")
    await here.quiet()
    return table


async def _grow_old(targets: Targets) -> None:
    """Let every player keep a panel that is old by now; all of the toy game are asked at once."""
    rng, osaka = Random(11), targets.osaka
    for table in (targets.toy, targets.foreign):
        for person in table.waited():
            panel = await table.panel(person)
            assert panel is not None
            targets.panels.setdefault(person.name, []).append(panel)
    for name in ("Tom", "Ines"):
        # An answer that can still be changed makes the panel an old one.
        await targets.toy.answer(targets.here.person(name), targets.panels[name][0], rng)
    await _sail(targets, rng)
    while not targets.paying:
        person = osaka.waited()[0]
        panel = await osaka.panel(person)
        if panel is None or not offered(panel):
            continue
        if set(targets.names(osaka)) <= targets.panels.keys() and await too_little(osaka, person.name, panel):
            targets.paying.append(panel)
            return
        targets.panels.setdefault(person.name, []).append(panel)
        await osaka.answer(person, panel, rng)
        await targets.here.quiet()


async def _sail(targets: Targets, rng: Random) -> None:
    """Play Yokohama on until whoever is on turn has answered once and is asked again, and has kept the panel before."""
    table = targets.yokohama
    while table.revision < ANSWERED:
        await table.press_on(rng)
    while True:
        person = table.waited()[0]
        panel = await table.panel(person)
        assert panel is not None
        before = table.revision
        await table.answer(person, panel, rng)
        await targets.here.quiet()
        if table.revision > before and person in table.waited():
            targets.panels[person.name] = [panel]
            return


async def too_little(table: Table, who: str, panel: Seen) -> list[str]:
    """The values of single cards, in the form of a panel for paying, that do not pay for what is bought.

    There are none where nothing is paid, where there is no such form, or where whichever card one has is enough.
    """
    user = (await table.here.ids())[who]
    question = load_match(table.here, table.match, user).question
    assert question is not None
    pay = next((part for part in question.parts if isinstance(part, Amounts)), None)
    if pay is None or by_verb(panel, "form") is None:
        return []
    one_card = [tuple(int(kind == each) for each in pay.kinds) for kind in pay.kinds]
    held = zip(pay.kinds, pay.bounds, one_card, strict=True)
    return [ids.short(f"{kind}.1") for kind, most, one in held if most and pay.refuse(one) is not None]
