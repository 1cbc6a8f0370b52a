"""Later answers to interactions: follow-ups, and the editing of what was answered."""

import secrets

from bot.local import posting
from bot.local.faults import Answer
from bot.local.limits.messages import LOADING, Endpoint
from bot.local.problems import Problem, Refusal
from bot.local.rest.call import Call, serves
from bot.local.serializers import message_json
from bot.local.world import Interaction, Message

TOKEN_LIFE = 900.0
"""Seconds for which the token of an interaction is good."""
_WEBHOOK = "/webhooks/{webhook_id}/{webhook_token}"
_ORIGINAL = _WEBHOOK + "/messages/@original"
_MESSAGE = _WEBHOOK + "/messages/{message_id}"


def _interaction(call: Call) -> Interaction:
    token = call.path["webhook_token"]
    fake = call.fake
    known = (
        each
        for each in reversed(fake.world.interactions.values())
        if secrets.compare_digest(each.token.encode(), token.encode())
    )
    interaction = next(known, None)
    if interaction is None or call.number("webhook_id") != fake.world.bot.id:
        raise Refusal(Problem.UNKNOWN_WEBHOOK)
    if fake.clock.now() - interaction.sent_at > TOKEN_LIFE:
        raise Refusal(Problem.BAD_WEBHOOK_TOKEN)
    if interaction.answered_at is None:
        raise Refusal(Problem.UNKNOWN_WEBHOOK)
    return interaction


def _message(call: Call, interaction: Interaction) -> Message:
    wanted = interaction.original_id if "message_id" not in call.path else call.number("message_id")
    if wanted is None or wanted not in {interaction.original_id, *interaction.followup_ids}:
        raise Refusal(Problem.UNKNOWN_MESSAGE)
    return call.fake.world.message(interaction.channel_id, wanted)


@serves("GET", _ORIGINAL, _MESSAGE, token_in_path=True)
async def read_answer(call: Call) -> Answer:
    """Return the original answer or a follow-up."""
    return Answer(200, message_json(call.fake.world, _message(call, _interaction(call))))


@serves("PATCH", _ORIGINAL, _MESSAGE, token_in_path=True)
async def edit_answer(call: Call) -> Answer:
    """Edit the original answer or a follow-up."""
    interaction = _interaction(call)
    message = _message(call, interaction)
    posting.edit(call.fake, message, call.form, call.uploads, Endpoint.FOLLOWUP, interaction)
    interaction.edits += 1
    call.fake.record.stir()
    return Answer(200, message_json(call.fake.world, message))


@serves("DELETE", _ORIGINAL, _MESSAGE, token_in_path=True)
async def delete_answer(call: Call) -> Answer:
    """Delete the original answer or a follow-up."""
    message = _message(call, _interaction(call))
    posting.delete(call.fake, message, call.fake.world.bot.name)
    return Answer(204)


@serves("POST", _WEBHOOK, token_in_path=True)
async def follow_up(call: Call) -> Answer:
    """Send a follow-up; right after a deferral it fills the deferred answer instead, whatever its flags."""
    interaction = _interaction(call)
    fake = call.fake
    channel = fake.world.channel(interaction.channel_id)
    original = fake.world.messages.get(interaction.original_id or 0)
    if original is not None and original.flags & LOADING:
        posting.edit(fake, original, call.form, call.uploads, Endpoint.FOLLOWUP, interaction)
        interaction.edits += 1
        message = original
    else:
        message = posting.create(fake, channel, call.form, call.uploads, Endpoint.FOLLOWUP, interaction)
        interaction.followup_ids.append(message.id)
    fake.record.stir()
    if call.query.get("wait") in {"1", "true"}:
        return Answer(200, message_json(fake.world, message))
    return Answer(204)
