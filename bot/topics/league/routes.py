"""What leads to leagues."""

from __future__ import annotations

from bot.discord.routes import Command, Route, Routes
from bot.topics.league import managing, screens

ROUTES = Routes(
    presses={
        "league": Route(screens.show, "own"),
        "league:again": Route(managing.try_now, "own"),
        "leagues:back": Route(screens.show, "here"),
        "leagues:which": Route(screens.show, "here"),
        "leagues:join": Route(screens.join, "here"),
        "leagues:leave": Route(screens.leave, "here"),
        "leagues:gone": Route(screens.gone, "here"),
        "leagues:table": Route(screens.table, "here"),
        "leagues:words": Route(screens.in_words, "here"),
        "leagues:mine": Route(screens.mine, "here"),
        "leagues:rules": Route(screens.rules, "here"),
        "leagues:name": Route(managing.name_it, "form"),
        "leagues:named": Route(managing.named, "here"),
        "leagues:manage": Route(managing.show, "here"),
        "leagues:start": Route(managing.begin, "here"),
        "leagues:end": Route(managing.end_round, "here"),
        "leagues:out": Route(managing.take_out, "here"),
        "leagues:outed": Route(managing.taken_out, "here"),
        "leagues:cancel": Route(managing.cancel, "here"),
        "leagues:cancelled": Route(managing.cancelled, "here"),
        "leagues": Route(managing.choose, "here"),
    },
    commands=(Command("league", screens.show, only_servers=True),),
)
