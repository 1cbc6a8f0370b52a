"""What a message says, and what its buttons do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.discord.message import Button, Buttons, Text

if TYPE_CHECKING:
    from bot.discord.message import Message


def text_of(message: Message) -> str:
    """All that a message says."""
    return "\n".join(part.text for part in message.parts if isinstance(part, Text))


def verbs(message: Message) -> list[str]:
    """What the buttons of a message do."""
    rows = [part.buttons for part in message.parts if isinstance(part, Buttons)]
    return [str(button.press).split(":")[0] for row in rows for button in row if isinstance(button, Button)]
