"""Answers to interactions: the quick acknowledgement, and the message that follows it."""

from __future__ import annotations

import asyncio
import time
from functools import partial
from itertools import chain, repeat
from typing import TYPE_CHECKING

import aiohttp
import discord
import structlog

from bot.core import clock, finding, people
from bot.core.loaded_match import LoadedMatch
from bot.discord.components import enclosures, layout, mentions, modal
from bot.discord.emojis import with_icons
from bot.discord.ids import Press
from bot.discord.message import Button, Message, Text, row
from bot.store.codes import ACKNOWLEDGED, INVALID, UNKNOWN_MESSAGE
from bot.store.ledger import TOKEN_LIFE
from render.core.words import Words

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from bot.core.acting import Acting
    from bot.discord.message import Buttons, Form
    from bot.discord.routes import Way
    from bot.store.ledger import Ledger, Unanswered

_log = structlog.get_logger()


PAUSES = (0.0, 0.5, 1.0, 2.0, 5.0, 15.0, 30.0)
"""Seconds between tries over a connection that breaks."""

PROMPT = 3.0
"""Seconds within which Discord wants its first answer."""

LASTING = TOKEN_LIFE - 10.0
"""Seconds within which what was promised is shown: after 15 minutes Discord takes it no more."""


def is_private(interaction: discord.Interaction) -> bool:
    """Whether what was pressed is seen by the person alone, so that it may be redrawn in place."""
    message = interaction.message
    return message is not None and (message.flags.ephemeral or interaction.guild_id is None)


def in_place(interaction: discord.Interaction, way: Way) -> bool:
    """Whether the answer takes the place of the message that was pressed."""
    return way == "here" and is_private(interaction)


async def acknowledge(interaction: discord.Interaction, way: Way) -> bool:
    """Tell Discord that the press has arrived; the message follows.

    Returns:
        Whether Discord still takes an answer. If not, what was done stays done.
    """
    if in_place(interaction, way):
        return await taken("acknowledged", interaction.response.defer, PROMPT)
    defer = partial(interaction.response.defer, ephemeral=True, thinking=True)
    return await taken("acknowledged", defer, PROMPT)


async def show(
    interaction: discord.Interaction, message: Message, instead: Callable[[discord.HTTPException], Message]
) -> bool:
    """Put the message where the acknowledgement announced it.

    Args:
        instead: What is said where Discord does not take it as it is.

    Returns:
        Whether no one waits for it any more: it is there, or where it belongs is gone.
    """

    async def put(shown: Message) -> None:
        await interaction.edit_original_response(
            content=None, view=layout(shown), attachments=enclosures(shown), allowed_mentions=mentions(shown)
        )

    async def send() -> None:
        try:
            await with_icons(partial(put, message))
        except discord.HTTPException as error:
            if error.code != INVALID:
                raise
            await put(instead(error))

    return await taken("shown", send, LASTING)


async def answer_now(interaction: discord.Interaction, message: Message) -> None:
    """Answer at once with a private message."""
    await taken(
        "answered",
        lambda: with_icons(
            lambda: interaction.response.send_message(
                view=layout(message), files=enclosures(message), ephemeral=True, allowed_mentions=mentions(message)
            )
        ),
        PROMPT,
    )


async def answer_form(interaction: discord.Interaction, form: Form) -> None:
    """Answer at once with a form."""
    await taken("opened", lambda: with_icons(lambda: interaction.response.send_modal(modal(form))), PROMPT)


async def taken(what: str, send: Callable[[], Awaitable[object]], seconds: float) -> bool:
    """Send an answer; again and again if the connection breaks, since no one can know whether it arrived.

    Args:
        what: What becomes of the interaction by it, for the log.
        send: Sends it; twice is as good as once.
        seconds: How long it may take.

    Returns:
        Whether Discord has taken it, or the same one that was sent before, or it belongs to a message that is gone.
    """
    end = time.monotonic() + seconds
    for pause in chain(PAUSES, repeat(PAUSES[-1])):
        try:
            await send()
        except (OSError, aiohttp.ClientError, discord.DiscordServerError) as error:
            _log.info(f"not {what}", error=type(error).__name__)
            if time.monotonic() + pause >= end:
                break
            await asyncio.sleep(pause)
        except (discord.HTTPException, discord.InteractionResponded) as error:
            code = getattr(error, "code", None)
            _log.info(f"not {what}", error=type(error).__name__, code=code)
            # Delivered or sent twice, and acknowledged by the other one: the answer is still taken.
            return code in (ACKNOWLEDGED, UNKNOWN_MESSAGE)
        else:
            return True
    return False


async def answer_late(client: discord.Client, acting: Acting, ledger: Ledger) -> None:
    """Tell everyone whose press was not answered whether it did anything, and lead back to where it stood."""
    waiting = await ledger.unanswered(clock.now())
    await asyncio.gather(*(_answer(client, acting, ledger, press) for press in waiting))


async def _answer(client: discord.Client, acting: Acting, ledger: Ledger, press: Unanswered) -> None:
    words = Words.of((await acting.read(people.preferences, press.user)).lang or "en")
    told = Text(words.text("bot-late-done" if press.applied else "bot-late"))
    message = layout(Message((told, *await _way_back(acting, press, words))))
    webhook = discord.Webhook.partial(press.application, press.token, client=client)

    async def send() -> None:
        await webhook.edit_message("@original", view=message, attachments=[])  # type: ignore[call-overload]

    arrived = await taken("answered late", send, LASTING)
    await (ledger.answered if arrived else ledger.given_up)(press.interaction)


async def _way_back(acting: Acting, press: Unanswered, words: Words) -> list[Buttons]:
    """The way to the panel in whose place an answer stands, if the match goes on for whoever pressed."""
    found = None if press.match is None else await acting.read(finding.look, press.match, press.user)
    if not isinstance(found, LoadedMatch) or found.info.phase != "running" or found.seat is None:
        return []
    return [row(Button(words.text("house-play"), Press("again", found.info.id), "primary"))]
