"""What Discord says: the token, what the bot may do on its servers, its commands, and how far away it is."""

from __future__ import annotations

import time
from datetime import UTC, datetime
from email.utils import parsedate_to_datetime
from typing import TYPE_CHECKING, Any, Final

import aiohttp
import discord

from bot.cli.doctor.finding import Finding
from bot.cli.doctor.installation import PORTAL
from bot.cli.run import connector
from bot.discord.client import Client
from bot.discord.registering import payload_of, registered
from bot.discord.server import TROUBLE, lacking_permissions
from bot.topics.index import COMMANDS
from render.core.words import Words

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from bot.core.settings import Settings

FAR: Final = 1.0
"""Seconds that a request may take: Discord waits three for the first answer to a press."""

WRONG: Final = 5.0
"""Seconds by which this clock and Discord's may differ."""

FEW: Final = 10
"""Starts that must be left of this day: Discord takes the token away from who starts too often."""

PAGE: Final = 200
"""Servers that Discord names at a time."""


async def at_discord(settings: Settings) -> AsyncIterator[Finding]:
    """Ask Discord; nothing is sent that changes anything, and the gateway is left to the bot that may be running."""
    if settings.token is None:
        yield Finding("Discord", "there is no token.", "Set DISCORD_TOKEN in .env, or let the local table run.")
        return
    client = Client(connector(settings))
    try:
        await client.login(settings.token.get_secret_value())
        yield Finding("Discord", "knows the token.")
        yield await _intents(client)
        yield await _servers(client)
        yield await _commands(client, settings)
        async for each in _distance(settings):
            yield each
    except discord.LoginFailure:
        yield Finding("Discord", "does not know the token.", PORTAL)
    except (*TROUBLE, discord.GatewayNotFound) as error:
        yield Finding("Discord", f"cannot be asked ({error}).", "Look to the network, then run this again.")
    finally:
        await client.leave()


async def _intents(client: Client) -> Finding:
    flags = (await client.application_info()).flags
    on = [
        name
        for name, set_on in (
            ("presence", flags.gateway_presence or flags.gateway_presence_limited),
            ("server members", flags.gateway_guild_members or flags.gateway_guild_members_limited),
            ("message content", flags.gateway_message_content or flags.gateway_message_content_limited),
        )
        if set_on
    ]
    needless = f"none is needed that is privileged, so switch off in the portal: {', '.join(on)}."
    return Finding("intents", needless if on else "none that is privileged, and none is needed.")


async def _servers(client: Client) -> Finding:
    """Whether the bot has on each of its servers what a table needs; channels may still say otherwise."""
    lacking: list[str] = []
    count, after, words = 0, None, Words.of("en")
    while page := await _page(client, after):
        for each in page:
            may = discord.Permissions(int(each["permissions"]))
            missing = {} if may.administrator else dict.fromkeys(_missing(may))
            if missing:
                lacking.append(f"{each['name']} ({each['id']}): {', '.join(words.text(key) for key in missing)}")
        count, after = count + len(page), page[-1]["id"]
        if len(page) < PAGE:
            break
    if not lacking:
        return Finding("servers", f"{count}, and on each it may do what a table needs.")
    remedy = "Give its role there what is named, or invite it anew with the link in README."
    return Finding("servers", f"on {len(lacking)} of {count} it lacks something: {'; '.join(lacking)}.", remedy)


def _missing(may: discord.Permissions) -> list[str]:
    return [*lacking_permissions(may, thread=False), *lacking_permissions(may, thread=True)]


async def _page(client: Client, after: str | None) -> list[dict[str, Any]]:
    """The next servers of the bot, with what it may do on each; discord.py would not say that."""
    params = {"limit": PAGE} | ({} if after is None else {"after": after})
    found: list[dict[str, Any]] = await client.http.request(
        discord.http.Route("GET", "/users/@me/guilds"), params=params
    )
    return found


async def _commands(client: Client, settings: Settings) -> Finding:
    await client.lay_out(COMMANDS)
    payload = await payload_of(client.tree)
    count = len(payload)
    match await registered(client.tree, settings.data, payload):
        case "current":
            return Finding("commands", f"all {count} are registered.")
        case "never":
            return Finding("commands", f"not registered yet; the bot registers {count} at its first start.")
        case "other":
            says = f"Discord knows others than the {count} of this version."
            return Finding("commands", says, "Start the bot again; if this stays, its log says why.")


async def _distance(settings: Settings) -> AsyncIterator[Finding]:
    """How long a request takes, how many starts are left, and whether the clocks agree."""
    assert settings.token is not None
    headers = {"Authorization": f"Bot {settings.token.get_secret_value()}"}
    async with aiohttp.ClientSession(connector=connector(settings), headers=headers) as session:
        # The first one opens the connection.
        for _ in range(2):
            begun = time.perf_counter()
            async with session.get(f"{discord.http.Route.BASE}/gateway/bot") as answer:
                told = await answer.json()
            took = time.perf_counter() - begun
    answer.raise_for_status()
    remedy = "Let the bot run nearer to the Internet: a press must be answered within three seconds." * (took > FAR)
    yield Finding("latency", f"a request takes {took * 1000:.0f} ms.", remedy)
    left = int(told["session_start_limit"]["remaining"])
    remedy = "Find out why the bot starts again and again; at none Discord resets the token." * (left < FEW)
    yield Finding("starts", f"{left} are left of this day.", remedy)
    ahead = (datetime.now(UTC) - parsedate_to_datetime(answer.headers["Date"])).total_seconds()
    remedy = "Set the clock: timedatectl set-ntp true" * (abs(ahead) > WRONG)
    yield Finding("clock at Discord", f"{abs(ahead):.0f} seconds apart from this one.", remedy)
