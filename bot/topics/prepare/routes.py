"""What leads to a prepared turn."""

from __future__ import annotations

from bot.discord.routes import Route, Routes
from bot.topics.prepare import screens

ROUTES = Routes(
    presses={
        "prepare": Route(screens.prepare, "here"),
        "panswer": Route(screens.answer, "here"),
        "pmenu": Route(screens.answer, "here"),
        "pfilled": Route(screens.answer, "here"),
        "ppreset": Route(screens.preset, "here"),
        "ptoggle": Route(screens.preset, "here"),
        "pform": Route(screens.form, "form"),
        "ptype": Route(screens.type_it, "form"),
        "ptyped": Route(screens.typed, "here"),
        "pback": Route(screens.back, "here"),
        "padd": Route(screens.add, "here"),
        "pallow": Route(screens.allow, "here"),
        "pdrop": Route(screens.drop, "here"),
        "pfill": Route(screens.fill, "here"),
    }
)
