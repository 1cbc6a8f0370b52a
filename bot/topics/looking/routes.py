"""What leads to looking without playing."""

from __future__ import annotations

from bot.discord.completing import MATCH, seats
from bot.discord.routes import Command, Option, Route, Routes
from bot.topics.looking import course, logbook, moments, screens

ROUTES = Routes(
    presses={
        "hand": Route(screens.hand, "own"),
        "closer": Route(screens.closer, "own"),
        "look": Route(screens.look, "here"),
        "large": Route(screens.large, "own"),
        "text": Route(screens.text, "own"),
        "since": Route(screens.since, "own"),
        "sheet": Route(screens.score, "own"),
        "points": Route(screens.points, "own"),
        "log": Route(logbook.log, "own"),
        "page": Route(logbook.page, "here"),
        "who": Route(logbook.who, "here"),
        "then": Route(moments.then, "own"),
        "moment": Route(moments.moment, "here"),
        "course": Route(course.course, "own"),
        "course:origins": Route(course.course, "here"),
        "course:plot": Route(course.course, "here"),
        "wordsat": Route(moments.words_then, "own"),
    },
    commands=(
        Command("hand", screens.hand, (MATCH,)),
        Command(
            "board",
            moments.board,
            (
                Option("of", complete=screens.close_ups),
                Option("at", complete=moments.offered),
                Option("shown_as", choices=(("choice-as-picture", "picture"), ("choice-as-text", "text"))),
                MATCH,
            ),
        ),
        Command(
            "log",
            logbook.log_since,
            (
                Option("since", choices=(("choice-since-mine", "mine"), ("choice-since-all", "all"))),
                Option("seat", complete=seats),
                MATCH,
            ),
        ),
    ),
)
