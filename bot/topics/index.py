"""All topics: a new one is one folder and one line here."""

from __future__ import annotations

from bot.discord.routes import collected, verbs_of
from bot.topics.absence import routes as absence
from bot.topics.day import routes as day
from bot.topics.find import routes as find
from bot.topics.follow import routes as follow
from bot.topics.help import routes as help_
from bot.topics.lessons import routes as lessons
from bot.topics.lobby import routes as lobby
from bot.topics.looking import routes as looking
from bot.topics.notes import routes as notes
from bot.topics.plans import routes as plans
from bot.topics.practice import routes as practice
from bot.topics.preferences import routes as preferences
from bot.topics.prepare import routes as prepare
from bot.topics.privacy import routes as privacy
from bot.topics.record import routes as record
from bot.topics.reminders import routes as reminders
from bot.topics.repairs import routes as repairs
from bot.topics.results import routes as results
from bot.topics.rooms import routes as rooms
from bot.topics.seats import routes as seats
from bot.topics.tables import routes as tables
from bot.topics.turn import routes as turn
from bot.topics.undo import routes as undo
from bot.topics.votes import routes as votes
from bot.topics.what_ifs import routes as what_ifs

TOPICS = tuple(
    topic.ROUTES
    for topic in (
        lobby,
        turn,
        undo,
        votes,
        seats,
        absence,
        reminders,
        plans,
        prepare,
        what_ifs,
        notes,
        looking,
        help_,
        lessons,
        day,
        preferences,
        privacy,
        tables,
        rooms,
        find,
        follow,
        practice,
        results,
        record,
        repairs,
    )
)

PRESSES = collected(TOPICS)
COMMANDS = tuple(command for topic in TOPICS for command in topic.commands)

VERBS = verbs_of(PRESSES)
"""What a press can ask for."""
