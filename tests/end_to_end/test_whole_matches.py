"""Whole matches by people who know what they want: by buttons, by typed turns, with every module, with kills."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING, Literal

import pytest

from bot.local.playing import with_everything
from tests.end_to_end.aiming import Aiming
from tests.end_to_end.deployment import deployed
from tests.end_to_end.judge import everybody_sees_the_score, faults_of
from tests.end_to_end.kills import STAGES, Killer
from tests.end_to_end.matches import deal

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

NAMES = ("Mika", "Jonas", "Giulia", "Tom")
SHORT = 7
"""Turns of the short run, choices before the first turn included."""


MORTAL = tuple(stage for stage in STAGES if "direct message" not in stage)
"""Stages at which the bot is killed; where hands change but now and then, one could wait long for a direct message."""


@dataclass(frozen=True, slots=True)
class Evening:
    """How one match is played.

    Attributes:
        game: What is played.
        seats: Number of players.
        aim: What all of them aim at.
        way: How they answer.
        everything: Whether all modules are in.
        kills: Whether the bot is killed meanwhile, once at every mortal stage.
    """

    game: str
    seats: int
    aim: str
    way: Literal["buttons", "typing"]
    everything: bool = False
    kills: bool = False


EVENINGS = (
    Evening("yokohama", 2, "shops", "buttons", everything=True),
    Evening("yokohama", 3, "houses", "typing", everything=True),
    Evening("yokohama", 4, "church", "buttons", kills=True),
    Evening("nippon", 1, "goals", "buttons"),
    Evening("nippon", 4, "fleet", "typing"),
)


@pytest.mark.parametrize("evening", EVENINGS, ids=lambda each: f"{each.game}-{each.seats}-{each.way}")
async def test_a_match_with_an_aim(
    tmp_path: Path,
    evening: Evening,
    *,
    heavy: bool,
    checked: Callable[[int], None],
    tell: Callable[[str], None],
) -> None:
    rng = Random(evening.seats)
    names = NAMES[: evening.seats]
    async with deployed(tmp_path, checked, PRESSES="10000") as here:
        options = with_everything(evening.game, evening.seats) if evening.everything else None
        table = await deal(here, evening.game, names, options=options)
        aiming = Aiming(table, evening.aim)
        on = aiming.by_buttons if evening.way == "buttons" else aiming.by_typing
        due = list(MORTAL) if evening.kills and heavy else []
        if due:
            table.killer = Killer(here, rng, table.channel, await table.dms(), due)
        await (table.play(on, rng) if heavy else table.turns(on, rng, SHORT))
        if table.killer:
            await table.killer.rest()
            assert table.killer.struck.total() == len(MORTAL)
        await here.well()
        assert await faults_of(here, [table]) == []
        assert (table.phase == "over") == heavy
        if heavy:
            await everybody_sees_the_score(table)
        assert len(aiming.typed) <= table.revision // 20
        tell(f"  {evening.game} for {evening.seats} by {evening.way}: {table.revision} answers")
