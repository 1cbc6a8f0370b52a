from __future__ import annotations

import io
import json
import logging
from pathlib import Path
from typing import TYPE_CHECKING, get_args

import pytest
import structlog

from bot.logs import MASK, Masker, bound, formatter, set_up
from bot.play.outcomes import Objection
from bot.settings import Settings
from render.core.face import Desk
from render.core.words import Words
from render.faces import FACES
from rules.core.rng import Rng
from tests.bot.at_the_house import BLUE, PEOPLE, PINK, Evening, done

if TYPE_CHECKING:
    from collections.abc import Iterator

TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4OQ.GaBcDe.abcdefghijklmnopqrstuvwxyz0123456789AB"
INTERACTION_TOKEN = "aW50ZXJhY3Rpb246MTIzNDU2Nzg5MDEyMzQ1Njc4OTpYWVo"


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


async def test_the_log_of_a_whole_match_holds_no_secret(house: Evening, log: io.StringIO) -> None:
    match = await house.deal("osaka" if "osaka" in FACES else "toy", *PEOPLE[:3])
    logger, rng = structlog.get_logger("bot.test"), Rng(b"secret log")
    secrets: set[str] = {TOKEN, INTERACTION_TOKEN}
    while waited := await house.asked(match):
        asked = waited[0]
        sitting = await house.sitting(match, asked)
        await house.ledger.arrive(rng.below(1 << 60), INTERACTION_TOKEN, 1, asked, match, "press")
        await house.play_on(match, rng, 1)
        with bound(match, sitting.seat, sitting.match.revision):
            logger.info("played", outcome=sitting, caller=house.caller(asked), rows=await house.post())
        after = await house.sitting(match, asked)
        secrets |= {after.match.setup.seed.hex(), after.match.dump()}
        secrets |= {after.match.dump_entry(number) for number in range(sitting.match.revision, after.match.revision)}
    stored = await house.database.read(lambda c: bytes(c.execute("SELECT half FROM matches").fetchone()[0]))
    secrets |= {stored.hex(), repr(stored)}
    text = log.getvalue()
    lines = [json.loads(line) for line in text.splitlines()]
    assert {line["match"] for line in lines if line["event"] == "played"} == {match}
    assert any(line["logger"] == "aiosqlite" for line in lines)
    assert [secret[:20] for secret in secrets if secret in text] == []


@pytest.mark.parametrize("game", sorted(FACES))
async def test_nobodys_cards_stand_in_the_log(house: Evening, log: io.StringIO, game: str) -> None:
    match = await house.deal(game, BLUE, PINK)
    rng, hands = Rng(b"hands"), set[str]()
    for _ in range(30):
        played = await house.play_on(match, rng, 1)
        for user in (BLUE, PINK):
            sitting = await house.sitting(match, user)
            assert sitting.seat is not None
            logging.getLogger("discord.fake").warning("%r %r", sitting, played)
            desk = Desk(match, sitting.people, Words.of("en"))
            hands |= {line for line in sitting.face.hand_text(sitting.match.view(sitting.seat), desk) if len(line) > 12}
        await house.post()
    assert len(hands) > 3
    assert [hand for hand in hands if hand in log.getvalue()] == []


async def test_no_secret_stands_in_a_repr(house: Evening) -> None:
    match = await house.deal("toy", BLUE, PINK)
    await house.ledger.arrive(1, INTERACTION_TOKEN, 1, BLUE, None, "press")
    sitting = await house.sitting(match, BLUE)
    assert sitting.question is not None
    text = sitting.question.parts[0].answers[0]  # type: ignore[union-attr]
    outcome = done(await house.press(match, BLUE, text))
    waiting = (await house.ledger.unanswered(2.0))[0]
    shown = f"{sitting!r} {outcome!r} {waiting!r} {sitting.match.setup!r}"
    assert text not in shown
    assert INTERACTION_TOKEN not in shown
    assert repr(sitting.match.setup.seed) not in shown


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
