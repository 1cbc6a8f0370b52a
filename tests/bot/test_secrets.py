from __future__ import annotations

import io
import json
import logging
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING, get_args

import pytest
import structlog

from bot.core.logs import MASK, Masker, bound, formatter, set_up
from bot.core.outcomes import Objection
from bot.core.settings import Settings
from render.core.context import RenderContext
from render.core.words import Words
from render.faces import FACES
from rules.core.rng import Rng
from rules.games import GAMES
from tests.bot.harness import BLUE, PEOPLE, PINK, Harness, done

if TYPE_CHECKING:
    from collections.abc import Iterator

TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4OQ.GaBcDe.abcdefghijklmnopqrstuvwxyz0123456789AB"
INTERACTION_TOKEN = "aW50ZXJhY3Rpb246MTIzNDU2Nzg5MDEyMzQ1Njc4OTpYWVo"

SHORT = 24
"""Answers of the short run; in the long one the match is played to its end."""


@pytest.fixture
def log(monkeypatch: pytest.MonkeyPatch) -> Iterator[io.StringIO]:
    """The log as it is written, at its most talkative."""
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    root, chatty = logging.getLogger(), logging.getLogger("aiosqlite")
    handlers, levels = list(root.handlers), (root.level, chatty.level)
    set_up(Settings(_env_file=None, log_level="DEBUG", log_form="json"))
    chatty.setLevel(logging.DEBUG)
    written = io.StringIO()
    handler = logging.StreamHandler(written)
    handler.setFormatter(formatter(Settings(_env_file=None, log_form="json")))
    root.handlers[:] = [handler]
    yield written
    root.handlers[:] = handlers
    root.setLevel(levels[0])
    chatty.setLevel(levels[1])
    structlog.reset_defaults()


@pytest.mark.threads
async def test_the_log_of_a_match_holds_no_secret(harness: Harness, log: io.StringIO, *, heavy: bool) -> None:
    match = await harness.deal("osaka" if "osaka" in FACES else "toy", *PEOPLE[:3])
    logger, rng = structlog.get_logger("bot.test"), Rng(b"secret log")
    secrets: set[str] = {TOKEN, INTERACTION_TOKEN}
    for _ in count() if heavy else range(SHORT):
        if not (waited := await harness.asked(match)):
            break
        asked = waited[0]
        loaded = await harness.load(match, asked)
        await harness.ledger.arrive(rng.below(1 << 60), INTERACTION_TOKEN, 1, asked, match, "press")
        await harness.play_on(match, rng, 1)
        with bound(match, loaded.seat, loaded.match.revision):
            logger.info("played", outcome=loaded, caller=harness.caller(asked), rows=await harness.post())
        after = await harness.load(match, asked)
        secrets |= {after.match.setup.seed.hex(), after.match.dump()}
        secrets |= {after.match.dump_entry(number) for number in range(loaded.match.revision, after.match.revision)}
    stored = await harness.database.read(lambda c: bytes(c.execute("SELECT half FROM matches").fetchone()[0]))
    secrets |= {stored.hex(), repr(stored)}
    text = log.getvalue()
    lines = [json.loads(line) for line in text.splitlines()]
    assert {line["match"] for line in lines if line["event"] == "played"} == {match}
    assert any(line["logger"] == "aiosqlite" for line in lines)
    assert [secret[:20] for secret in secrets if secret in text] == []


@pytest.mark.parametrize("game", sorted(key for key, game in GAMES.items() if game.hands))
async def test_no_ones_cards_stand_in_the_log(harness: Harness, log: io.StringIO, game: str) -> None:
    match = await harness.deal(game, BLUE, PINK)
    rng, hands = Rng(b"hands"), set[str]()
    for _ in range(30):
        played = await harness.play_on(match, rng, 1)
        for user in (BLUE, PINK):
            loaded = await harness.load(match, user)
            assert loaded.seat is not None
            logging.getLogger("discord.fake").warning("%r %r", loaded, played)
            context = RenderContext(match, loaded.people, Words.of("en"))
            hands |= {line for line in loaded.face.hand_text(loaded.match.view(loaded.seat), context) if len(line) > 12}
        await harness.post()
    assert len(hands) > 3
    assert [hand for hand in hands if hand in log.getvalue()] == []


async def test_no_secret_stands_in_a_repr(harness: Harness) -> None:
    match = await harness.deal("toy", BLUE, PINK)
    await harness.ledger.arrive(1, INTERACTION_TOKEN, 1, BLUE, None, "press")
    loaded = await harness.load(match, BLUE)
    assert loaded.question is not None
    text = loaded.question.parts[0].answers[0]  # type: ignore[union-attr]
    outcome = done(await harness.press(match, BLUE, text))
    waiting = (await harness.ledger.unanswered(2.0))[0]
    shown = f"{loaded!r} {outcome!r} {waiting!r} {loaded.match.setup!r}"
    assert text not in shown
    assert INTERACTION_TOKEN not in shown
    assert repr(loaded.match.setup.seed) not in shown


@pytest.mark.parametrize(
    ("text", "masked"),
    [
        (f"Bot {TOKEN}", f"Bot {MASK}"),
        (f"POST /webhooks/123/{INTERACTION_TOKEN}?wait=true", f"POST /webhooks/123/{MASK}?wait=true"),
        (f"/interactions/55/{INTERACTION_TOKEN}/callback", f"/interactions/55/{MASK}/callback"),
        ("seed " + "0f" * 32, f"seed {MASK}"),
        ("match 7K2, revision 12", "match 7K2, revision 12"),
    ],
)
def test_what_looks_like_a_secret_is_masked(text: str, masked: str) -> None:
    assert Masker().text(text) == masked


def test_secrets_are_masked_however_deep_they_lie() -> None:
    masker = Masker("open sesame")
    event = {
        "event": "open sesame",
        "token": "x",
        "deep": [{"seed": "abc", "fine": 1}, ("open sesame", b"\0" * 32)],
        "number": 12,
    }
    assert masker(None, "info", event) == {
        "event": MASK,
        "token": MASK,
        "deep": [{"seed": MASK, "fine": 1}, [MASK, MASK]],
        "number": 12,
    }


def test_the_libraries_and_the_errors_are_masked_too(log: io.StringIO) -> None:
    logging.getLogger("discord.http").warning("We are being rate limited. POST /webhooks/1/%s", INTERACTION_TOKEN)
    try:
        int(f"401 for {TOKEN}")
    except ValueError:
        structlog.get_logger("bot").exception("failed")
    text = log.getvalue()
    assert "rate limited" in text
    assert "ValueError" in text
    assert INTERACTION_TOKEN not in text
    assert TOKEN not in text


def test_the_log_file_is_ours_alone(tmp_path: Path, log: io.StringIO) -> None:
    path = tmp_path / "logs" / "hatoba.log"
    set_up(Settings(_env_file=None, log_file=path))
    logging.getLogger("bot").info("hello")
    for handler in logging.getLogger().handlers:
        handler.close()
    assert "hello" in path.read_text()
    assert path.stat().st_mode & 0o777 == 0o600
    assert log.getvalue() == ""


def test_every_objection_is_reached_by_a_test() -> None:
    tests = "".join(path.read_text() for path in Path(__file__).parent.glob("test_*.py"))
    reached = {name for name in get_args(Objection) if f'== "{name}"' in tests or f', "{name}"),' in tests}
    assert set(get_args(Objection)) - reached == set()
