"""What leads to the lobby."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.discord.completing import MATCH, games
from bot.discord.routes import Command, Option, Route, Routes
from bot.topics.lobby import bots, boxes, inviting, naming, opening, presses
from render.core.languages import LANGUAGES

SPOKEN = tuple((language.name, key) for key, language in LANGUAGES.items())

ROUTES = Routes(
    presses={
        "open": Route(opening.open_anew, "here"),
        "inviting": Route(inviting.show, "own"),
        "summon": Route(inviting.summon, "here"),
        "callrole": Route(inviting.call_them, "here"),
        "namepreset": Route(naming.name_it, "form"),
        "keeppreset": Route(naming.named, "here"),
        "usepreset": Route(naming.use_it, "here"),
        "droppreset": Route(naming.drop_it, "here"),
        "join": Route(presses.join, "own"),
        "enter": Route(presses.enter, "own"),
        "leave": Route(presses.leave, "here"),
        "confirm": Route(presses.confirm, "own"),
        "wish": Route(presses.set_preference, "here"),
        "colour": Route(presses.colour, "here"),
        "place": Route(presses.place, "here"),
        "word": Route(presses.word, "form"),
        "worded": Route(presses.worded, "here"),
        "options": Route(presses.options, "own"),
        "option": Route(presses.option, "here"),
        "box": Route(boxes.box, "here"),
        "kick": Route(presses.kick, "here"),
        "start": Route(presses.start, "own"),
        "deal": Route(presses.deal, "here"),
        "wait": Route(presses.wait, "here"),
        "bots": Route(bots.show, "own"),
        "bot": Route(bots.change, "here"),
    },
    commands=(
        Command(
            "game-open",
            opening.open_table,
            (
                Option("game", needed=True, choices=games),
                Option("seats", app_commands.Range[int, 1, 4]),
                Option("language", choices=SPOKEN),
                Option("preset", complete=opening.offered),
            ),
            only_servers=True,
        ),
        Command("game-join", presses.join, (Option("colour", complete=presses.colours), MATCH), only_servers=True),
        Command("game-leave", presses.leave, (MATCH,), only_servers=True),
        Command(
            "game-invite",
            inviting.invite_people,
            (
                Option("player", discord.User),
                Option("second", discord.User),
                Option("third", discord.User),
                MATCH,
            ),
            only_servers=True,
        ),
        Command("game-presets", naming.show, (MATCH,), only_servers=True),
        Command("game-start", presses.start, (MATCH,), only_servers=True),
        Command("game-options", presses.options, (MATCH,), only_servers=True),
        Command(
            "game-kick",
            presses.kick_guest,
            (Option("guest", needed=True, complete=presses.guests), MATCH),
            only_servers=True,
        ),
    ),
)
