"""Whom a message mentions, and whom that notifies."""

import re
from typing import Any

from bot.local.fake_discord import FakeDiscord
from bot.local.limits.messages import EPHEMERAL, SUPPRESS_NOTIFICATIONS
from bot.local.normalising import text_of
from bot.local.payloads import allowed
from bot.local.permissions import Permission
from bot.local.problems import Json
from bot.local.world import Channel, Message

_CODE = re.compile(r"```.*?```|`[^`]*`", re.DOTALL)


def mention(fake: FakeDiscord, message: Message, channel: Channel, body: Json) -> list[int]:
    """Write into the message whom it mentions, and return whom that notifies."""
    rules: Json = (
        {"parse": ["users", "roles", "everyone"]} if body.get("allowed_mentions") is None else body["allowed_mentions"]
    )
    parse = rules.get("parse") or []
    text = _CODE.sub("", text_of(message))
    present = _present(fake, channel)
    users = _named(text, r"<@!?(\d+)>", rules, "users", parse)
    message.mention_ids = [each for each in users if each in present]
    roles = _named(text, r"<@&(\d+)>", rules, "roles", parse)
    guild = fake.world.guilds.get(channel.guild_id or 0)
    may = Permission.MENTION_EVERYONE in Permission(allowed(fake.world, channel, message.author_id))
    there = {} if guild is None else guild.roles
    message.mention_role_ids = [each for each in roles if each in there and (may or there[each].mentionable)]
    message.mention_everyone = "everyone" in parse and bool(re.search(r"@(everyone|here)\b", text))
    if message.reply_to is not None and rules.get("replied_user"):
        replied = fake.world.messages.get(message.reply_to)
        message.mention_ids += [replied.author_id] if replied and replied.author_id not in message.mention_ids else []
    if message.flags & (SUPPRESS_NOTIFICATIONS | EPHEMERAL):
        return []
    if channel.recipient_id is not None:
        return [channel.recipient_id]
    by_role = [each for each in present if guild and set(guild.members[each].role_ids) & set(message.mention_role_ids)]
    hit = present if message.mention_everyone else [*message.mention_ids, *by_role]
    return list(dict.fromkeys(each for each in hit if each != fake.world.bot.id))


def _named(text: str, pattern: str, rules: Json, kind: str, parse: list[Any]) -> list[int]:
    found = list(dict.fromkeys(int(each) for each in re.findall(pattern, text)))
    chosen = {int(each) for each in rules.get(kind) or []}
    return [each for each in found if kind in parse or each in chosen]


def _present(fake: FakeDiscord, channel: Channel) -> list[int]:
    if channel.recipient_id is not None:
        return [channel.recipient_id]
    return list(fake.world.guild(channel.guild_id or 0).members)
