"""What leads to seats: given up, offered, covered, taken over."""

from __future__ import annotations

import discord

from bot.discord.completing import MATCH, seats
from bot.discord.routes import Command, Option, Route, Routes
from bot.discord.screens.asking import left
from bot.topics.seats import screens

ROUTES = Routes(
    presses={
        "seat": Route(screens.take_seat, "own"),
        "here": Route(screens.here, "own"),
        "withdraw": Route(screens.withdraw, "own"),
        "grant": Route(screens.grant, "own"),
        "seek": Route(screens.seek, "own"),
        "seek:sure": Route(screens.seek, "here"),
        "cover": Route(screens.cover, "own"),
        "letbot": Route(screens.let_bot_play, "here"),
        "giveup": Route(screens.ask_to_resign, "own"),
        "resign": Route(screens.resign, "here"),
        "stay": Route(left, "here"),
        "vacant": Route(screens.vacant, "own"),
        "invite": Route(screens.invite, "here"),
        "offer": Route(screens.offer, "here"),
        "decline": Route(left, "here"),
    },
    commands=(
        Command("game-resign", screens.ask_to_resign, (MATCH,)),
        Command(
            "game-replace",
            screens.replace_player,
            (Option("seat", needed=True, complete=seats), Option("by", discord.User), MATCH),
            only_servers=True,
        ),
    ),
)
