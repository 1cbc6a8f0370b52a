"""Modals as people fill them in: only one that was offered to them, each field within its bounds."""

from typing import Any

from bot.local import acts
from bot.local.acts import Impossible
from bot.local.fake_discord import FakeDiscord
from bot.local.limits.components import SELECTS, Kind
from bot.local.problems import Json
from bot.local.world import Interaction, Persona


def submit(
    fake: FakeDiscord,
    persona: Persona,
    offered_by: Interaction,
    values: Json,
    *,
    forged: bool = False,
    custom_id: str | None = None,
    times: int = 1,
) -> Interaction:
    """Submit the modal that an interaction was answered with.

    Args:
        values: by custom_id of the field; text, list of values, or yes and no. What is left out keeps its default.
        forged: send the values unchecked.
        custom_id: under which a forged one is sent; None for the modal's own.
        times: how often the bot is told.

    Raises:
        Impossible: no modal was offered to this persona, or a field is not filled in as asked.
    """
    modal = offered_by.modal
    if modal is None or (offered_by.persona_id != persona.id and not forged):
        raise Impossible(f"no modal was offered to {persona.name}")
    known = {field["custom_id"] for field in _fields(modal)}
    if not set(values) <= known and not forged:
        raise Impossible(f"there is no field {sorted(set(values) - known)}; there is {sorted(known)}")
    channel = fake.world.channel(offered_by.channel_id)
    parts = [_part(part, values, forged=forged) for part in modal["components"]]
    data: Json = {"custom_id": custom_id if forged and custom_id else modal["custom_id"], "components": parts}
    resolved: Json = {}
    for field in _fields(modal):
        if field["type"] in SELECTS and field["type"] != Kind.STRING_SELECT:
            resolved |= acts.resolve(fake, channel, Kind(field["type"]), values.get(field["custom_id"]) or [])
    if resolved:
        data["resolved"] = resolved
    message = fake.world.messages.get(offered_by.message_id or 0)
    return acts.send(fake, persona, channel, acts.MODAL, data, message, offered_by, times)


def _fields(modal: Json) -> list[Json]:
    fields: list[Json] = []
    for part in modal["components"]:
        match part["type"]:
            case Kind.LABEL:
                fields.append(part["component"])
            case Kind.ROW:
                fields.extend(part["components"])
            case _:
                continue
    return fields


def _part(part: Json, values: Json, *, forged: bool) -> Json:
    body: Json = {"type": part["type"], "id": part.get("id", 1)}
    match part["type"]:
        case Kind.LABEL:
            body["component"] = _field(part["component"], values, forged=forged)
        case Kind.ROW:
            body["components"] = [_field(each, values, forged=forged) for each in part["components"]]
        case _:
            return body
    return body


def _field(field: Json, values: Json, *, forged: bool) -> Json:
    custom_id, kind = field["custom_id"], Kind(field["type"])
    body: Json = {"type": int(kind), "id": field.get("id", 1), "custom_id": custom_id}
    given = values.get(custom_id)
    match kind:
        case Kind.TEXT_INPUT:
            text = str(field.get("value") or "") if given is None else str(given)
            if not forged:
                _check_text(field, text)
            return body | {"value": text}
        case Kind.CHECKBOX:
            return body | {"value": bool(field.get("default")) if given is None else bool(given)}
        case Kind.RADIO_GROUP:
            chosen = _defaults(field)[:1] if given is None else [str(given)]
            if not forged:
                _check_boxes(field, chosen, 1 if field.get("required", True) else 0, 1)
            return body | {"value": chosen[0] if chosen else None}
        case _:
            return body | {"values": _values(field, kind, given, forged=forged)}


def _values(field: Json, kind: Kind, given: Any, *, forged: bool) -> list[str]:
    if not isinstance(given, list | None):
        raise Impossible(f"{field['custom_id']}: a list is chosen there")
    values = _defaults(field) if given is None else [str(each) for each in given]
    if forged:
        return values
    needed = 1 if field.get("required", True) else 0
    low = max(field.get("min_values", needed), needed)
    match kind:
        case Kind.STRING_SELECT | Kind.CHECKBOX_GROUP:
            _check_boxes(
                field, values, low, field.get("max_values", len(field["options"]) if kind is Kind.CHECKBOX_GROUP else 1)
            )
        case _:
            if not low <= len(values) <= field.get("max_values", 1):
                raise Impossible(f"{field['custom_id']}: {low} or more are to be chosen")
    return values


def _defaults(field: Json) -> list[str]:
    return [str(option["value"]) for option in field.get("options", []) if option.get("default")]


def _check_text(field: Json, text: str) -> None:
    low = field.get("min_length", 1 if field.get("required", True) else 0)
    if not text and not field.get("required", True):
        return
    if not max(low, 1) <= len(text) <= field.get("max_length", 4000):
        raise Impossible(f"{field['custom_id']}: that text is too short or too long")


def _check_boxes(field: Json, values: list[str], low: int, high: int) -> None:
    offered = {option["value"] for option in field["options"]}
    if not set(values) <= offered or not low <= len(set(values)) <= high:
        raise Impossible(f"{field['custom_id']}: {low} to {high} of {sorted(offered)} are to be chosen")
