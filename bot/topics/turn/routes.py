"""What leads to the panel of a question and its answers."""

from __future__ import annotations

from bot.discord.completing import MATCH
from bot.discord.routes import Command, Option, Route, Routes
from bot.topics.turn import completion, screens, typed

ROUTES = Routes(
    presses={
        "play": Route(screens.play, "own"),
        "again": Route(screens.play, "here"),
        "answer": Route(screens.answer, "here"),
        "menu": Route(screens.answer, "here"),
        "filled": Route(screens.answer, "here"),
        "sure": Route(screens.answer, "here"),
        "preset": Route(screens.preset, "here"),
        "toggle": Route(screens.preset, "here"),
        "form": Route(screens.form, "form"),
        "more": Route(screens.more, "here"),
        "stand": Route(screens.stand, "here"),
    },
    commands=(
        Command("play", screens.play, (MATCH,)),
        Command(
            "move",
            typed.type_moves,
            (
                Option("moves", needed=True, complete=completion.moves),
                Option("then", complete=completion.moves),
                Option("then2", complete=completion.moves),
                MATCH,
            ),
        ),
    ),
)
