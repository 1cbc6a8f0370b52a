"""What a newcomer finds at the local table: a dealt match, and in the demonstration every game in mid-play."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bot.core.settings import Settings
from bot.local import first_evening, playing
from bot.local.autoplay import by_verb
from bot.local.fake_discord import FakeDiscord
from bot.local.page import site
from bot.local.page.site import open_page
from bot.store import entries, match_rows, matches
from rules.games import GAMES
from tests.bot.running_bot import running_bot

if TYPE_CHECKING:
    from pathlib import Path

    from tests.bot.running_bot import RunningBot

TURNS = 2


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """No one takes a breath, and the middle of a match comes soon."""
    monkeypatch.setattr(first_evening, "_AT_EASE", playing.Pace(spell=0.0))
    monkeypatch.setattr(first_evening, "_MID_PLAY", TURNS)


async def running(here: RunningBot) -> list[tuple[str, dict[str, str], int]]:
    """Game, options and number of answers of every running match."""

    def work(connection: object) -> list[tuple[str, dict[str, str], int]]:
        stored = [match_rows.find(connection, name) for name in matches.all_ids(connection)]  # type: ignore[arg-type]
        return [
            (each.game, dict(each.options), entries.revision(connection, each.id))  # type: ignore[arg-type]
            for each in stored
            if each is not None and each.phase == "running"
        ]

    return await here.app.database.read(work)


def test_who_goes_on_in_someones_place_is_not_too_fast_for_the_house() -> None:
    assert Settings.model_fields["presses"].default > playing.PRESSES


async def test_the_first_evening_is_a_practice_and_has_a_table_of_every_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(first_evening, "GAMES", {"osaka": GAMES["osaka"]})
    async with running_bot(tmp_path) as here, open_page(here.world.fake):
        await first_evening.first_evening(here.world.control)
        await here.quiet()
        (first, _, _), (second, _, answers) = await running(here)
        assert (first, second, answers) == ("osaka", "osaka", 4)
        # Whoever opens the page sits down there while the evening goes on, and is asked alone.
        mika = here.person("Mika")
        posts = await mika.channel()
        assert set(posts[-1].mentions) == {"Mika"}
        assert r"Kiku \(bot\)" in posts[-1].text
        assert not any("• Mika " in post.text for post in [*posts, *await mika.channel("osaka")])
        dealt = next(post for post in await mika.channel("osaka") if "Order of play: " in post.text)
        assert not playing._calls_several(dealt)
        lines = [line for post in await mika.channel("osaka") for line in post.text.splitlines()]
        tokens = [line.rpartition(" ")[2] for line in lines if line.startswith("• ") and "first token" in line]
        assert len(set(tokens)) == len(tokens) == 4


@pytest.mark.parametrize(("speaks", "locale"), [("de-AT", "de"), ("it", "it"), ("en-GB", "en-US"), ("fr", "en-US")])
def test_the_page_opens_in_the_language_of_the_browser(speaks: str, locale: str) -> None:
    fake = FakeDiscord.open(None, None)
    before = {person.name: person.locale for person in fake.world.personas.values()}
    opened = site.who(fake, "", speaks)
    assert (opened.name, opened.locale) == ("Mika", locale)
    assert {person.name: person.locale for person in fake.world.personas.values()} == {**before, "Mika": locale}
    assert site.who(fake, "Jonas", speaks).locale == "de"


@pytest.mark.long
async def test_the_demonstration_shows_every_game_in_mid_play(tmp_path: Path) -> None:
    async with running_bot(tmp_path) as here, open_page(here.world.fake):
        await first_evening.demo_evening(here.world.control)
        await here.quiet()
        first, *others = await running(here)
        assert first[0] == next(iter(GAMES))
        assert {game for game, _, _ in others} == set(GAMES)
        for game, options, answers in others:
            assert answers >= TURNS
            everything = playing.with_everything(game, GAMES[game].seats[1])
            assert {key: options[key].split(",") for key in everything} == everything
        for game in GAMES:
            posts = await here.person("Mika").channel(f"{game}-in-play")
            assert any(by_verb(post, "play", "sheet") for post in posts)
        assert await here.world.control.violations() == []
