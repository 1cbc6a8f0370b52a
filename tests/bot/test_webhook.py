"""The webhook: signed, in order, tried again, and silent about whatever was not asked for."""

from __future__ import annotations

import hashlib
import hmac
import json
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import aiohttp
import pytest
from aiohttp import web
from pydantic import SecretStr, ValidationError

from bot.background import webhook
from bot.background.webhook import Hook, Webhook
from bot.core.settings import Settings, complaint
from bot.store import meta
from rules.core.rng import Rng
from tests.bot.harness import BLUE, GUILD, PINK

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from tests.bot.harness import Harness

SECRET = "a-secret-of-the-house"
TOO_SHORT = "must be at least 16 characters long, as HATOBA_WEBHOOK is set."


@dataclass
class Receiver:
    """What is called.

    Attributes:
        url: Its address.
        answers: Statuses of the next answers; then all is well.
        calls: Headers and bodies.
    """

    url: str = ""
    answers: list[int] = field(default_factory=list)
    calls: list[tuple[dict[str, str], bytes]] = field(default_factory=list)

    @property
    def events(self) -> list[str]:
        """What was told."""
        return [headers["X-Hatoba-Event"] for headers, _ in self.calls]

    async def take(self, request: web.Request) -> web.Response:
        self.calls.append((dict(request.headers), await request.read()))
        status = self.answers.pop(0) if self.answers else 204
        return web.Response(status=status, headers={"Location": self.url} if status == 302 else {})


@asynccontextmanager
async def receiver() -> AsyncIterator[Receiver]:
    here, app = Receiver(), web.Application()
    app.router.add_post("/hook", here.take)
    runner = web.AppRunner(app)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    here.url = f"http://127.0.0.1:{runner.addresses[0][1]}/hook"
    try:
        yield here
    finally:
        await runner.cleanup()


async def tell_all(harness: Harness, hook: Hook) -> None:
    """Tell all that has happened."""
    telling = Webhook(harness.acting, hook)
    async with aiohttp.ClientSession() as session:
        while await telling.tell_next(session):
            continue


async def begun(harness: Harness) -> None:
    await harness.database.transact(lambda c: meta.note(c, "hook", "0"))


async def test_what_happens_is_told_in_order_and_signed(harness: Harness) -> None:
    await begun(harness)
    match = await harness.deal("toy", BLUE, PINK)
    async with receiver() as there:
        hook = Hook(there.url, SECRET)
        await tell_all(harness, hook)
        assert there.events == ["opened", "turn"]
        await harness.play_on(match, Rng(b"hook"), 3)
        await harness.post()
        await tell_all(harness, hook)
        running = json.loads(there.calls[-1][1])
        assert running["reader"] is None
        assert not running["whole"]
        seed = (await harness.load(match, None)).match.setup.seed.hex()
        assert all(seed not in body.decode() for _, body in there.calls), "nothing hidden leaves"
        while await harness.play_on(match, Rng(b"end"), 50):
            await harness.post()
        await harness.post()
        await tell_all(harness, hook)
        assert there.events[-1] == "over"
        assert json.loads(there.calls[-1][1])["whole"]
        numbers = [int(headers["X-Hatoba-Delivery"]) for headers, _ in there.calls]
        assert numbers == sorted(set(numbers)), "each once, in order"
        for headers, body in there.calls:
            signed = hmac.new(SECRET.encode(), f"{headers['X-Hatoba-Moment']}.".encode() + body, hashlib.sha256)
            assert headers["X-Hatoba-Signature"] == f"sha256={signed.hexdigest()}"


async def test_a_call_is_tried_again_and_never_sent_on(harness: Harness, monkeypatch: pytest.MonkeyPatch) -> None:
    await begun(harness)
    await harness.open("toy", BLUE)
    await harness.post()
    slept: list[float] = []

    async def sleep(seconds: float) -> None:
        slept.extend([seconds] if seconds else [])

    monkeypatch.setattr("bot.background.webhook.asyncio.sleep", sleep)
    async with receiver() as there:
        there.answers = [500, 302, 404]
        await tell_all(harness, Hook(there.url, SECRET))
        assert len(there.calls) == 4, "the same call once more each time"
        assert len({headers["X-Hatoba-Delivery"] for headers, _ in there.calls}) == 1
        assert slept == list(webhook.PAUSES[:3])
    await harness.open("toy", PINK, channel=5)
    await harness.post()
    await tell_all(harness, Hook("http://127.0.0.1:9/gone", SECRET))
    assert slept[3:] == list(webhook.PAUSES), "then it is given up, and the next one goes"


async def test_only_what_was_asked_for_is_told(harness: Harness) -> None:
    await begun(harness)
    match = await harness.open("toy", BLUE)
    harness.guild = GUILD + 1
    await harness.open("toy", PINK, channel=5)
    await harness.post()
    async with receiver() as there:
        await tell_all(harness, Hook(there.url, SECRET, frozenset({match})))
        assert [headers["X-Hatoba-Match"] for headers, _ in there.calls] == [match]


@pytest.mark.parametrize(
    ("url", "secret", "named", "says"),
    [
        ("http://example.org/hook", SECRET, "", "HATOBA_WEBHOOK must begin with https://"),
        ("ftp://127.0.0.1:9/", SECRET, "", "HATOBA_WEBHOOK must begin with https://"),
        ("https://example.org/hook", "short", "", f"HATOBA_WEBHOOK_SECRET {TOO_SHORT}"),
        ("https://example.org/hook", None, "", f"HATOBA_WEBHOOK_SECRET {TOO_SHORT}"),
        ("https://example.org/hook", SECRET, "7K2; 9", "HATOBA_WEBHOOK_FOR must name"),
    ],
)
def test_a_bad_webhook_is_refused_in_one_sentence(url: str, secret: str | None, named: str, says: str) -> None:
    with pytest.raises(ValidationError) as refused:
        Settings(
            webhook=url, webhook_secret=None if secret is None else SecretStr(secret), webhook_for=named, _env_file=None
        )
    assert says in complaint(refused.value)
    assert SECRET not in complaint(refused.value)


def test_a_webhook_may_be_elsewhere_or_on_this_machine() -> None:
    for url in ("https://example.org/hook", "http://127.0.0.1:9000/hatoba"):
        assert Settings(webhook=url, webhook_secret=SecretStr(SECRET), _env_file=None).webhook == url
    assert Settings(_env_file=None).webhook is None
