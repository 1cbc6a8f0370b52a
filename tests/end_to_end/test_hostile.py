"""Presses of hostile hands against tables in mid-play: all answered, none accepted wrongly, nothing given away."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest

from bot.discord import ids
from tests.end_to_end.deployment import deployed, with_the_toy
from tests.end_to_end.hostile import NONSENSE, Shot, Volley, chosen, mutated, pressed, sent_form, typed
from tests.end_to_end.judge import faults_of
from tests.end_to_end.secrecy import secrets_seen
from tests.end_to_end.targets import ELSEWHERE, HERE, Targets, open_targets
from tests.end_to_end.volleys import in_a_hurry, post_of, take_aim
from tests.toy import register

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from pathlib import Path

    from tests.conftest import Sample

register()

OWN_ACTS = ("resign", "leave", "deal", "finish", "kick", "erased")
"""What a player may do to the own table, however it is pressed; no one else may."""

PEOPLE = ("Mika", "Jonas", "Giulia", "Tom", "Anna", *(name for name, _ in (*HERE, *ELSEWHERE)))
BATCH = 60
VOLLEYS = 5


@pytest.mark.long
async def test_nothing_hostile_is_accepted_or_left_unanswered(
    tmp_path: Path, sample: Sample, *, checked: Callable[[int], None], tell: Callable[[str], None]
) -> None:
    each, total = 20, sample(600, 600, 1000)
    settings = tmp_path / ".env"
    # No one is told to press more slowly, so that every shot hits what it is aimed at; at the end everyone is.
    settings.write_text("HATOBA_PRESSES=10000\n")
    async with deployed(tmp_path, checked, with_the_toy(tmp_path), EMOJIS="yes") as here:
        targets, volley = await open_targets(here), Volley(here)
        await _aimed_shots(targets, volley, each)
        await _anything(targets, volley, total - volley.fired, Random(23))
        settings.write_text("")
        came = await here.came()
        await here.control.ask("restart_bot")
        await here.reborn(came)
        await _shots_in_a_hurry(targets, volley, each)
        await here.well()
        for line in _counts(volley):
            tell(line)
        assert await secrets_seen(here, targets.tables, PEOPLE) == []
        assert await faults_of(here, targets.tables) == []
        assert [name for name, times in volley.classes.items() if times < each and name != "something else"] == []


async def _aimed_shots(targets: Targets, volley: Volley, each: int) -> None:
    """Shots whose answer is known beforehand; no position changes."""
    before = targets.revisions()
    for name, shots in (await take_aim(targets)).shots(each).items():
        had = volley.classes[name]
        await volley.fire(shots)
        assert volley.classes[name] - had == len(shots), f"{name}: {volley.heard}"
    assert targets.revisions() == before


async def _shots_in_a_hurry(targets: Targets, volley: Volley, each: int) -> None:
    """More presses at once than are taken from anyone; the more a busy machine lets through, the more follow."""
    post = (await post_of(targets.osaka)).id
    assert volley.classes["too fast"] == 0
    for _ in range(VOLLEYS):
        await volley.at_once(in_a_hurry(targets, "Finn", post, each))
        if volley.classes["too fast"] >= each:
            return
    raise AssertionError(f"too fast: {volley.classes['too fast']} of {VOLLEYS * each}")


async def _anything(targets: Targets, volley: Volley, count: int, rng: Random) -> None:
    """Everything that was ever sent, by everyone, everywhere, as it was and changed, while the matches go on."""
    end = volley.fired + count
    while volley.fired < end:
        shots = [
            shot for shot in [await _any_shot(targets, rng) for _ in range(min(BATCH, end - volley.fired))] if shot
        ]
        late = shots[: len(shots) // 10]
        await volley.fire(shots[len(late) :])
        await volley.out_of_order(late, rng)
        for table in (targets.osaka, targets.yokohama, targets.foreign):
            await table.press_on(rng)


async def _any_shot(targets: Targets, rng: Random) -> Shot | None:
    sent = await _ammunition(targets)
    custom_id, message = rng.choice(sent)
    matches = [table.match for table in targets.tables]
    who = rng.choice(PEOPLE)
    forged = mutated(custom_id, [*matches, "ZZZ", ""], rng)
    if not _is_own_act(targets, who, forged):
        times = rng.choice((1, 1, 1, 2, 3))
        place = rng.choice((message, message, rng.choice(sent)[1], await _own_place(targets, who)))
        match rng.randrange(5):
            case 0:
                values = [rng.choice([ids.short("end"), *NONSENSE])[:100] or "x" for _ in range(rng.randint(0, 3))]
                return chosen(who, place, forged, values, times)
            case 1:
                # A form is open before one person only, and what comes of it too: no one can send another's.
                game, owner = rng.choice(sorted(targets.forms))
                if _is_own_act(targets, owner, forged):
                    return None
                return sent_form(owner, targets.forms[game, owner], forged, {"word": rng.choice(NONSENSE)})
            case 2:
                return _command(targets, who, rng)
            case _:
                return pressed(who, place, forged, times)
    return None


async def _ammunition(targets: Targets) -> list[tuple[str, int]]:
    """Every custom_id that was ever sent, with its message."""
    return [
        (custom_id, int(line["message"]))
        for line in await targets.here.record()
        if line["kind"] in ("created", "edited")
        for custom_id in line["custom_ids"]
    ]


async def _own_place(targets: Targets, who: str) -> int:
    """A message that a person certainly has before their eyes: a direct one, or the newest of a channel."""
    inbox = await targets.here.person(who).inbox()
    return inbox[-1].id if inbox else (await post_of(targets.osaka)).id


def _is_own_act(targets: Targets, who: str, custom_id: str) -> bool:
    press = ids.read(custom_id)
    return press is not None and press.verb in OWN_ACTS and any(who in targets.names(each) for each in targets.tables)


def _command(targets: Targets, who: str, rng: Random) -> Shot:
    table = rng.choice(targets.tables)
    text = rng.choice(NONSENSE[4:])
    options: tuple[tuple[str, dict[str, str]], ...] = (
        ("/move", {"moves": text}),
        ("/move", {"moves": "end", "table": table.match}),
        ("/board", {"part": text, "table": table.match}),
        ("/hand", {"table": table.match}),
        ("/log", {"seat": text}),
        ("/rules", {"about": text}),
        ("/play", {"table": text[:20]}),
        ("/game info", {"table": table.match}),
    )
    words, asked = rng.choice(options)
    return typed(who, words, rng.choice(("dm", rng.choice(targets.tables).channel)), **asked)


def _counts(volley: Volley) -> Iterable[str]:
    yield from (f"  {times:4}  {name}" for name, times in sorted(volley.classes.items()))
    yield f"  {volley.fired:4}  hostile presses"
