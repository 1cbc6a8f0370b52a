"""The limits of messages: text, embeds, files, flags, mentions."""

from collections.abc import Collection
from enum import Enum

from bot.local.limits.components import Survey, check_layout, check_rows
from bot.local.limits.form import Complaints, Form
from bot.local.problems import Json, Problem, Refusal
from rules.core.frozen import frozen

SUPPRESS_EMBEDS = 1 << 2
EPHEMERAL = 1 << 6
LOADING = 1 << 7
SUPPRESS_NOTIFICATIONS = 1 << 12
COMPONENTS_V2 = 1 << 15

CONTENT = 2000
EMBED_TOTAL = 6000
ATTACHMENTS = 10


class Endpoint(Enum):
    """The ways by which a message comes in; each knows other fields and flags."""

    CHANNEL = "channel"
    POST = "post"
    RESPONSE = "response"
    FOLLOWUP = "followup"


_FIELDS = ("content", "embeds", "allowed_mentions", "components", "attachments", "flags", "tts", "poll")
_CHANNEL_FIELDS = (*_FIELDS, "nonce", "enforce_nonce", "message_reference", "sticker_ids")
_FLAGS = {
    Endpoint.POST: SUPPRESS_EMBEDS | SUPPRESS_NOTIFICATIONS | COMPONENTS_V2,
    Endpoint.CHANNEL: SUPPRESS_EMBEDS | SUPPRESS_NOTIFICATIONS | COMPONENTS_V2,
    Endpoint.RESPONSE: SUPPRESS_EMBEDS | SUPPRESS_NOTIFICATIONS | COMPONENTS_V2 | EPHEMERAL,
    Endpoint.FOLLOWUP: SUPPRESS_EMBEDS | SUPPRESS_NOTIFICATIONS | COMPONENTS_V2 | EPHEMERAL,
}


@frozen
class Standing:
    """What a message already is before an edit: its flags, text, embeds, files and layout."""

    flags: int = 0
    content: str = ""
    embeds: tuple[Json, ...] = ()
    files: tuple[tuple[int, str], ...] = ()
    components: int = 0


def check_message(
    body: Json,
    endpoint: Endpoint,
    uploads: Collection[tuple[int, str]],
    before: Standing | None = None,
    path: tuple[str, ...] = (),
    emojis: Collection[int] = (),
) -> None:
    """Check a message that is to be created, or edited when `before` is given.

    Args:
        endpoint: the way it comes in.
        uploads: index and name of each file sent along.
        before: what it was, for an edit.
        path: where it stands in the request (`data` in a response to an interaction).
        emojis: ids of the emojis that the application has.

    Raises:
        Refusal: 50035 naming the fields, or 50006 for an empty message.
    """
    complaints = Complaints()
    form = Form(body, complaints, path)
    form.only(_CHANNEL_FIELDS if endpoint is Endpoint.CHANNEL else _FIELDS)
    standing = before or Standing()
    flags = form.number("flags", 0, 1 << 31) | (standing.flags & COMPONENTS_V2)
    sent = flags & ~(standing.flags if before else 0)
    if sent & ~_FLAGS[endpoint]:
        form.wrong("MESSAGE_FLAGS_INVALID", "These flags cannot be set here.", "flags")
    form.text("content", 0, CONTENT)
    if form.has("nonce") and not isinstance(form.body["nonce"], int):
        form.text("nonce", 0, 25)
    form.flag("tts")
    form.flag("enforce_nonce")
    _check_embeds(form)
    _check_mentions(form)
    _check_reference(form)
    files = _check_attachments(form, uploads, standing)
    if flags & COMPONENTS_V2:
        _check_v2(form, standing)
        check_layout(form, Survey(files, emojis))
    else:
        check_rows(form, Survey(files, emojis))
    complaints.settle()
    _refuse_empty(form.body, standing, files)


def _check_v2(form: Form, standing: Standing) -> None:
    after_content = form.body.get("content", standing.content)
    after_embeds = form.body.get("embeds", standing.embeds)
    for key, value in (
        ("content", after_content),
        ("embeds", after_embeds),
        ("poll", form.body.get("poll")),
        ("sticker_ids", form.body.get("sticker_ids")),
    ):
        if value:
            form.wrong(
                "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
                f"The '{key}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2",
                key,
            )


def _refuse_empty(body: Json, standing: Standing, files: Collection[str]) -> None:
    components = body.get("components", standing.components)
    content = (body.get("content", standing.content) or "").strip()
    embeds = body.get("embeds", standing.embeds)
    v2 = ((body.get("flags") or 0) | standing.flags) & COMPONENTS_V2
    # buttons alone do not make a message of the older kind
    substance = (components,) if v2 else (content, embeds, files, body.get("poll"), body.get("sticker_ids"))
    if not any(substance):
        raise Refusal(Problem.EMPTY_MESSAGE)


def _check_attachments(form: Form, uploads: Collection[tuple[int, str]], standing: Standing) -> list[str]:
    fresh = dict(uploads)
    kept = dict(standing.files)
    listed = form.forms("attachments", 0, ATTACHMENTS)
    names: list[str] = []
    for each in listed:
        each.only(("id", "filename", "description", "title", "is_spoiler", "duration_secs", "waveform", "is_remix"))
        each.text("filename", 1, 1024)
        each.text("description", 0, 1024)
        number = _snowflake(each)
        if number in fresh:
            names.append(fresh[number])
        elif number in kept:
            names.append(kept[number])
        else:
            each.wrong("ATTACHMENT_NOT_FOUND", "Neither a file sent along nor one the message has.", "id")
    listed_ids = {_snowflake(each) for each in listed}
    names += [name for index, name in fresh.items() if index not in listed_ids]
    if not form.has("attachments"):
        names += list(kept.values())
    if len(names) > ATTACHMENTS:
        form.wrong("BASE_TYPE_MAX_LENGTH", f"Must be {ATTACHMENTS} or fewer in length.", "attachments")
    return names


def _snowflake(form: Form) -> int:
    value = form.body.get("id")
    if isinstance(value, int) and not isinstance(value, bool):
        return value
    return int(value) if isinstance(value, str) and value.isdecimal() else -1


def _check_reference(form: Form) -> None:
    reference = form.child("message_reference")
    if reference is not None:
        reference.only(("type", "message_id", "channel_id", "guild_id", "fail_if_not_exists"))
        reference.among("type", (0,))
        if not str(reference.body.get("message_id")).isdecimal():
            reference.wrong("BASE_TYPE_REQUIRED", "This field is required", "message_id")


def _check_mentions(form: Form) -> None:
    mentions = form.child("allowed_mentions")
    if mentions is None:
        return
    mentions.only(("parse", "users", "roles", "replied_user"))
    parsed = mentions.items("parse", 0, 3)
    mentions.flag("replied_user")
    for key in ("users", "roles"):
        named = mentions.items(key, 0, 100)
        if not all(str(each).isdecimal() for each in named):
            mentions.wrong("NUMBER_TYPE_COERCE", "Value is not snowflake.", key)
        if named and key in parsed:
            mentions.wrong(
                "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
                f'parse:["{key}"] and {key}: [ids...] are mutually exclusive.',
            )
    if any(each not in ("users", "roles", "everyone") for each in parsed):
        mentions.wrong("BASE_TYPE_CHOICES", "Value must be one of ('users', 'roles', 'everyone').", "parse")


_EMBED_FIELDS = (
    "type",
    "title",
    "description",
    "url",
    "timestamp",
    "color",
    "footer",
    "image",
    "thumbnail",
    "author",
    "fields",
    "provider",
    "video",
    "flags",
)


def _check_embeds(form: Form) -> None:
    total = 0
    for embed in form.forms("embeds", 0, 10):
        embed.only(_EMBED_FIELDS)
        total += len(embed.text("title", 0, 256)) + len(embed.text("description", 0, 4096))
        for field in embed.forms("fields", 0, 25):
            field.only(("name", "value", "inline"))
            total += len(field.text("name", 1, 256, required=True)) + len(field.text("value", 1, 1024, required=True))
        for key in ("image", "thumbnail"):
            media = embed.child(key)
            if media is not None:
                media.text("url", 1, 2048, required=True)
        footer, author = embed.child("footer"), embed.child("author")
        total += len(footer.text("text", 0, 2048)) if footer else 0
        total += len(author.text("name", 0, 256)) if author else 0
    if total > EMBED_TOTAL:
        form.wrong("MAX_EMBED_SIZE_EXCEEDED", f"Embed size exceeds maximum size of {EMBED_TOTAL}", "embeds")
