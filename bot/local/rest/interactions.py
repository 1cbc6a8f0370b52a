"""First answers to interactions: message, deferral, update, choices, modal."""

import secrets

from bot.local import posting
from bot.local.faults import Answer
from bot.local.limits.form import Complaints
from bot.local.limits.messages import EPHEMERAL, LOADING, Endpoint
from bot.local.limits.modals import check_choices, check_modal
from bot.local.normalising import without_nulls
from bot.local.problems import Json, Problem, Refusal
from bot.local.record import FirstResponse
from bot.local.rest.call import Call, serves
from bot.local.serializers import message_json
from bot.local.world import Interaction, Message

COMMAND, COMPONENT, COMPLETION, MODAL = 2, 3, 4, 5
MESSAGE, DEFERRED_MESSAGE, DEFERRED_UPDATE, UPDATE, CHOICES, FORM = 4, 5, 6, 7, 8, 9
_ANSWERS = {
    COMMAND: (MESSAGE, DEFERRED_MESSAGE, FORM),
    COMPONENT: (MESSAGE, DEFERRED_MESSAGE, DEFERRED_UPDATE, UPDATE, FORM),
    COMPLETION: (CHOICES,),
    MODAL: (MESSAGE, DEFERRED_MESSAGE, DEFERRED_UPDATE, UPDATE),
}


@serves("POST", "/interactions/{interaction_id}/{interaction_token}/callback", token_in_path=True)
async def answer_interaction(call: Call) -> Answer:
    """Answer an interaction for the first time."""
    fake, body = call.fake, call.form
    interaction = _find(call)
    kind = _check_kind(interaction, body)
    data: Json = body.get("data") or {}
    message = _carry_out(call, interaction, kind, data)
    now = fake.clock.now()
    interaction.answered_at, interaction.answer_kind = now, kind
    interaction.original_id = None if message is None else message.id
    secret = message is not None and message.visible_to is not None
    fake.record.add(FirstResponse(str(interaction.id), kind, now - interaction.sent_at, secret))
    if call.query.get("with_response") in {"1", "true"}:
        return Answer(200, _report(call, interaction, kind, message))
    return Answer(204)


def _find(call: Call) -> Interaction:
    fake = call.fake
    interaction = fake.world.interactions.get(call.number("interaction_id"))
    if interaction is None or not secrets.compare_digest(
        interaction.token.encode(), call.path["interaction_token"].encode()
    ):
        raise Refusal(Problem.UNKNOWN_INTERACTION)
    if interaction.answered_at is not None:
        raise Refusal(Problem.ALREADY_ANSWERED)
    if fake.clock.now() - interaction.sent_at > fake.first_answer:
        raise Refusal(Problem.UNKNOWN_INTERACTION)
    return interaction


def _check_kind(interaction: Interaction, body: Json) -> int:
    complaints = Complaints()
    for key in body:
        if key not in {"type", "data"}:
            complaints.add((key,), "UNKNOWN_FIELD", "This field is not known here.")
    kind = body.get("type")
    answers = _ANSWERS[interaction.kind]
    if kind not in answers or (kind in {DEFERRED_UPDATE, UPDATE} and interaction.message_id is None):
        complaints.add(("type",), "BASE_TYPE_CHOICES", f"Value must be one of {answers}.")
    if not isinstance(body.get("data") or {}, dict):
        complaints.add(("data",), "DICT_TYPE_CONVERT", "Only dictionaries may be used in a DictType")
    complaints.settle()
    return int(body["type"])


def _carry_out(call: Call, interaction: Interaction, kind: int, data: Json) -> Message | None:
    """Do what the answer says and return the message that is now `@original`, if there is one."""
    fake = call.fake
    channel = fake.world.channel(interaction.channel_id)
    match kind:
        case 4:
            return posting.create(fake, channel, data, call.uploads, Endpoint.RESPONSE, interaction)
        case 5:
            return posting.promise(fake, channel, interaction, _deferral_flags(data))
        case 6:
            return fake.world.messages.get(interaction.message_id or 0)
        case 7:
            message = fake.world.message(channel.id, interaction.message_id or 0)
            posting.edit(fake, message, data, call.uploads, Endpoint.RESPONSE, interaction)
            return message
        case 8:
            check_choices(data)
            interaction.choices = data.get("choices") or []
            return None
        case _:
            check_modal(data, fake.world.emojis)
            interaction.modal = without_nulls(data)
            return None


def _deferral_flags(data: Json) -> int:
    complaints = Complaints()
    for key in data:
        if key not in {"flags", "tts"}:
            complaints.add(("data", key), "UNKNOWN_FIELD", "A deferral says nothing but whether it is ephemeral.")
    flags = int(data.get("flags") or 0)
    if flags & ~EPHEMERAL:
        complaints.add(("data", "flags"), "MESSAGE_FLAGS_INVALID", "A deferral may only be ephemeral.")
    complaints.settle()
    return flags


def _report(call: Call, interaction: Interaction, kind: int, message: Message | None) -> Json:
    told: Json = {"id": str(interaction.id), "type": interaction.kind}
    if message is not None:
        told |= {
            "response_message_id": str(message.id),
            "response_message_loading": bool(message.flags & LOADING),
            "response_message_ephemeral": message.visible_to is not None,
            "channel_id": str(interaction.channel_id),
        }
    report: Json = {"interaction": told}
    if message is not None and kind in {MESSAGE, UPDATE}:
        report["resource"] = {"type": kind, "message": message_json(call.fake.world, message)}
    return report
