"""What a newcomer finds at the local table: a dealt match, and in the demonstration every game in mid-play."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bot.local import first_evening, playing
from bot.local.autoplay import by_verb
from bot.local.page.site import open_page
from bot.settings import Settings
from bot.store import matches
from rules.games import GAMES
from tests.bot.running_bot import running_bot

if TYPE_CHECKING:
    from pathlib import Path

    from tests.bot.running_bot import RunningBot

TURNS = 4


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody takes a breath, and the middle of a match comes soon."""
    monkeypatch.setattr(first_evening, "_AT_EASE", playing.Pace(spell=0.0))
    monkeypatch.setattr(first_evening, "_MID_PLAY", TURNS)


async def running(here: RunningBot) -> list[tuple[str, dict[str, str], int]]:
    """Game, options and number of answers of every running match."""

    def work(connection: object) -> list[tuple[str, dict[str, str], int]]:
        stored = [matches.find(connection, name) for name in matches.all_ids(connection)]  # type: ignore[arg-type]
        return [
            (each.game, dict(each.options), matches.revision(connection, each.id))  # type: ignore[arg-type]
            for each in stored
            if each is not None and each.phase == "running"
        ]

    return await here.app.database.read(work)


def test_who_goes_on_in_somebodys_place_is_not_too_fast_for_the_house() -> None:
    assert Settings.model_fields["presses"].default > playing.PRESSES


async def test_the_first_evening_is_of_what_is_soonest_learned_up_to_the_first_turn_proper(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = {key: game for key, game in GAMES.items() if key in ("osaka", "yokohama")}
    monkeypatch.setattr(first_evening, "GAMES", real)
    async with running_bot(tmp_path) as here, open_page(here.world.fake):
        await first_evening.first_evening(here.world.control)
        await here.quiet()
        assert [(game, answers) for game, _, answers in await running(here)] == [("osaka", 4)]


async def test_the_demonstration_shows_every_game_in_mid_play(tmp_path: Path) -> None:
    async with running_bot(tmp_path) as here, open_page(here.world.fake):
        await first_evening.demo_evening(here.world.control)
        await here.quiet()
        first, *others = await running(here)
        assert first[0] == first_evening.first_game()
        assert {game for game, _, _ in others} == set(GAMES)
        for game, options, answers in others:
            assert answers >= TURNS
            everything = playing.with_everything(game, GAMES[game].seats[1])
            assert {key: options[key].split(",") for key in everything} == everything
        for game in GAMES:
            posts = await here.person("Mika").channel(f"{game}-in-play")
            assert any(by_verb(post, "play", "sheet") for post in posts)
        assert await here.world.control.violations() == []
