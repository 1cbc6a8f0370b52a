"""What leads to the tables of a server."""

from __future__ import annotations

from bot.discord.completing import MATCH
from bot.discord.routes import Command, Option, Route, Routes
from bot.discord.screens.asking import left
from bot.topics.tables import information, screens

ROUTES = Routes(
    presses={
        "about": Route(information.about, "own"),
        "stands": Route(information.status, "own"),
        "tend": Route(screens.manage, "own"),
        "repost": Route(screens.repost, "here"),
        "fetch": Route(screens.fetch, "here"),
        "close": Route(screens.ask_to_close, "here"),
        "shut": Route(screens.shut, "here"),
        "unshut": Route(left, "here"),
        "bring": Route(screens.bring, "here"),
        "wake": Route(screens.wake, "own"),
    },
    commands=(
        Command("game-info", information.about, (MATCH,)),
        Command("game-status", information.status, (MATCH,)),
        Command("game-list", information.listing, only_servers=True),
        Command("game-mine", information.mine),
        Command("game-close", screens.ask_to_close, (Option("match", complete=screens.closable),), only_servers=True),
        Command(
            "game-here", screens.here, (Option("match", needed=True, complete=screens.movable),), only_servers=True
        ),
        Command("table-health", screens.health, only_servers=True, only_managers=True),
    ),
)
