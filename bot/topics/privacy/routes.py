"""What leads to what is kept about a person."""

from __future__ import annotations

from bot.discord.routes import Command, Route, Routes
from bot.topics.privacy import screens

ROUTES = Routes(
    presses={
        "export": Route(screens.export, "own"),
        "erase": Route(screens.ask_to_erase, "here"),
        "erased": Route(screens.erase, "here"),
        "unerased": Route(screens.keep, "here"),
    },
    commands=(
        Command("privacy-show", screens.show),
        Command("privacy-export", screens.export),
        Command("privacy-erase", screens.ask_to_erase),
    ),
)
