"""What leads to setting something right."""

from __future__ import annotations

from bot.discord.routes import Route, Routes
from bot.topics.repairs import screens

ROUTES = Routes(
    presses={
        "mend": Route(screens.mend, "own"),
        "mend:whose": Route(screens.whose, "here"),
        "mend:what": Route(screens.what, "here"),
        "amount": Route(screens.amount, "form"),
        "mend:to": Route(screens.to, "here"),
        "mend:sure": Route(screens.propose, "here"),
    },
)
