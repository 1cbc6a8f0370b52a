"""A bot that dies while it is still sending has done nothing wrong, and neither has the local Discord."""

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import pytest
from aiohttp import web

from bot.local.posting import Upload
from bot.local.rest import endpoint
from bot.local.waiting import wait_for
from tests.local.conftest import API, Raw

BODIES = {
    "json": b'{"content": "half a sen',
    "form": b'--cut\r\nContent-Disposition: form-data; name="payload_json"\r\n\r\n{"content": "half a sen',
}
KINDS = {"json": "application/json", "form": "multipart/form-data; boundary=cut"}


@pytest.mark.parametrize("kind", BODIES)
async def test_who_hangs_up_in_mid_sentence_is_no_violation(
    raw: Raw, kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun, listening = asyncio.Event(), asyncio.Event()
    read = endpoint._read

    async def noted(request: web.Request) -> tuple[Any, list[Upload]]:
        listening.set()
        return await read(request)

    monkeypatch.setattr(endpoint, "_read", noted)

    async def half() -> AsyncIterator[bytes]:
        yield BODIES[kind]
        begun.set()
        await asyncio.sleep(60)

    headers = {"Authorization": f"Bot {raw.world.token}", "Content-Type": KINDS[kind]}
    path = f"{API}/channels/{raw.tables}/messages"
    sending = asyncio.ensure_future(raw.client.post(path, data=half(), headers=headers))
    await begun.wait()
    await listening.wait()
    sending.cancel()

    async def noticed() -> bool:
        return [line["status"] for line in await raw.world.control.record("request")] == [0]

    await wait_for(noticed)
    assert await raw.world.control.violations() == []
    assert await raw.world.control.record("created") == []
