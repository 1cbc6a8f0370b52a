"""Emojis of the application: their names, their pictures, and how many it may have."""

import base64
import binascii
import re

from bot.local.faults import Answer
from bot.local.limits.form import Complaints, Form
from bot.local.normalising import measure
from bot.local.payloads import user_json
from bot.local.problems import Json, Problem, Refusal
from bot.local.rest.call import Call, serves
from bot.local.world import Emoji

_EMOJIS = "/applications/{application_id}/emojis"
_EMOJI = _EMOJIS + "/{emoji_id}"
MOST = 2000
"""Emojis that an application may have."""
LARGEST = 256 * 1024
"""Bytes that the picture of an emoji may have."""
_NAME = re.compile(r"[A-Za-z0-9_]*")
_DATA = re.compile(r"data:(image/(?:png|jpeg|gif|webp|avif));base64,(.*)", re.DOTALL)


def _emoji_json(call: Call, emoji: Emoji) -> Json:
    return {
        "id": str(emoji.id),
        "name": emoji.name,
        "roles": [],
        "user": user_json(call.fake.world.bot),
        "require_colons": True,
        "managed": False,
        "animated": False,
        "available": True,
    }


def _all(call: Call) -> dict[int, Emoji]:
    if call.number("application_id") != call.fake.world.bot.id:
        raise Refusal(Problem.UNKNOWN_APPLICATION)
    return call.fake.world.emojis


def _one(call: Call) -> Emoji:
    found = _all(call).get(call.number("emoji_id"))
    if found is None:
        raise Refusal(Problem.UNKNOWN_EMOJI)
    return found


def _name(form: Form, others: list[str]) -> str:
    """Read a name that no other emoji of the application has."""
    name = form.text("name", 2, 32, required=True)
    if not _NAME.fullmatch(name):
        form.wrong("STRING_TYPE_REGEX", "String value did not match validation regex.", "name")
    if name in others:
        form.wrong("APPLICATION_EMOJI_NAME_ALREADY_TAKEN", "An emoji of this name exists already.", "name")
    return name


def _picture(form: Form) -> bytes:
    """Read a picture that comes as an address with the data in it."""
    sent = form.text("image", 1, 4 * LARGEST, required=True)
    found = _DATA.fullmatch(sent)
    try:
        content = b"" if found is None else base64.b64decode(found[2], validate=True)
    except binascii.Error:
        content = b""
    if len(content) > LARGEST:
        form.wrong("BINARY_TYPE_MAX_SIZE", f"File cannot be larger than {LARGEST / 1024} kb.", "image")
    elif form.has("image") and (found is None or measure(content)[0] != found[1]):
        form.wrong("IMAGE_INVALID", "Invalid image data", "image")
    return content


@serves("GET", _EMOJIS)
async def read_emojis(call: Call) -> Answer:
    """List the emojis of the application."""
    return Answer(200, {"items": [_emoji_json(call, each) for each in _all(call).values()]})


@serves("GET", _EMOJI)
async def read_emoji(call: Call) -> Answer:
    """Return an emoji of the application."""
    return Answer(200, _emoji_json(call, _one(call)))


@serves("POST", _EMOJIS)
async def create_emoji(call: Call) -> Answer:
    """Add an emoji to the application."""
    known, complaints = _all(call), Complaints()
    form = Form(call.body, complaints)
    form.only(("name", "image"))
    name = _name(form, [each.name for each in known.values()])
    picture = _picture(form)
    complaints.settle()
    if len(known) >= MOST:
        raise Refusal(Problem.TOO_MANY_EMOJIS)
    emoji = Emoji(call.fake.snowflakes.next(), name)
    known[emoji.id] = emoji
    call.fake.world.blobs[emoji.id] = picture
    return Answer(201, _emoji_json(call, emoji))


@serves("PATCH", _EMOJI)
async def rename_emoji(call: Call) -> Answer:
    """Give an emoji of the application another name."""
    emoji, complaints = _one(call), Complaints()
    form = Form(call.body, complaints)
    form.only(("name",))
    emoji_name = _name(form, [each.name for each in _all(call).values() if each is not emoji])
    complaints.settle()
    emoji.name = emoji_name
    return Answer(200, _emoji_json(call, emoji))


@serves("DELETE", _EMOJI)
async def delete_emoji(call: Call) -> Answer:
    """Remove an emoji of the application."""
    emoji = _one(call)
    del call.fake.world.emojis[emoji.id], call.fake.world.blobs[emoji.id]
    return Answer(204)
