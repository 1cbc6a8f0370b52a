"""What a person says to a reminder."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.core import clock
from bot.core.announcing import reminding
from bot.discord.message import Message, note

if TYPE_CHECKING:
    from bot.discord.call import Call


async def mute(call: Call) -> Message:
    """No more reminders of the turns that are listed."""
    muted = await call.write(reminding.mute, call.caller.user)
    ending = [reminder.ends for reminder in muted if reminder.ends > clock.now()]
    if not ending:
        return note(call.words.text("pulse-muted"))
    return note(call.words.text("pulse-muted-until", when=f"<t:{min(ending)}:f>"))
