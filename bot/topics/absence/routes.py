"""What leads to being away, and back again."""

from __future__ import annotations

from bot.discord.routes import Command, Option, Route, Routes
from bot.topics.absence import screens

ROUTES = Routes(
    presses={
        "away": Route(screens.open_away, "form"),
        "set:away": Route(screens.set_away, "here"),
        "except": Route(screens.leave_out, "here"),
        "returned": Route(screens.come_back, "here"),
    },
    commands=(
        Command(
            "away",
            screens.leave,
            (
                Option("day", needed=True, complete=screens.possible_days),
                Option("cover", choices=tuple((f"bots-cover-{way}", way) for way in screens.MEANWHILE)),
            ),
        ),
    ),
)
