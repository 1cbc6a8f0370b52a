"""Components and files as Discord keeps them: numbered, with defaults filled in and pictures found."""

import re
from collections.abc import Iterable, Iterator
from io import BytesIO
from typing import Any

from PIL import Image, UnidentifiedImageError

from bot.local.limits.components import Kind
from bot.local.problems import Json
from bot.local.serializers import attachment_url
from bot.local.world import Attachment, Message

_UNSAFE = re.compile(r"[^A-Za-z0-9._-]")
_DEFAULTS: dict[int, Json] = {
    Kind.BUTTON: {"disabled": False},
    Kind.STRING_SELECT: {"min_values": 1, "max_values": 1, "disabled": False},
    Kind.USER_SELECT: {"min_values": 1, "max_values": 1, "disabled": False},
    Kind.ROLE_SELECT: {"min_values": 1, "max_values": 1, "disabled": False},
    Kind.MENTIONABLE_SELECT: {"min_values": 1, "max_values": 1, "disabled": False},
    Kind.CHANNEL_SELECT: {"min_values": 1, "max_values": 1, "disabled": False},
    Kind.THUMBNAIL: {"description": None, "spoiler": False},
    Kind.FILE: {"spoiler": False, "name": None, "size": None},
    Kind.SEPARATOR: {"divider": True, "spacing": 1},
    Kind.CONTAINER: {"accent_color": None, "spoiler": False},
}


def safe_name(filename: str) -> str:
    """Return a file name as Discord keeps it: what an address cannot hold becomes an underscore."""
    return _UNSAFE.sub("_", filename)


def measure(content: bytes) -> tuple[str | None, int | None, int | None]:
    """Return media type, width and height of a picture, as far as the bytes are one."""
    try:
        with Image.open(BytesIO(content)) as picture:
            return Image.MIME.get(picture.format or ""), picture.width, picture.height
    except (UnidentifiedImageError, OSError):
        return None, None, None


def without_nulls(value: Any) -> Any:
    """Return JSON without the fields that are null, which Discord takes for not given."""
    if isinstance(value, dict):
        return {key: without_nulls(each) for key, each in value.items() if each is not None}
    return [without_nulls(each) for each in value] if isinstance(value, list) else value


def settle(components: list[Json], message: Message) -> list[Json]:
    """Return components as Discord gives them back.

    Args:
        components: as sent, already checked.
        message: the message that shows them, with its attachments.
    """
    taken = {part["id"] for part in walk(components) if part.get("id")}
    numbers = (number for number in range(1, 1 << 20) if number not in taken)
    return [_settle_one(part, message, numbers) for part in components]


def _settle_one(part: Json, message: Message, numbers: Iterator[int]) -> Json:
    settled: Json = without_nulls(part)
    settled["id"] = part.get("id") or next(numbers)
    for key, value in _DEFAULTS.get(part["type"], {}).items():
        settled.setdefault(key, value)
    if "components" in part:
        settled["components"] = [_settle_one(each, message, numbers) for each in part["components"]]
    if "accessory" in part:
        settled["accessory"] = _settle_one(part["accessory"], message, numbers)
    for shown in (settled, *settled.get("options", ())):
        if "id" in shown.get("emoji", ()):
            shown["emoji"]["id"] = str(shown["emoji"]["id"])
    for chosen in settled.get("default_values", ()):
        chosen["id"] = str(chosen["id"])
    for key in ("media", "file"):
        if key in part:
            settled[key] = _settle_media(part[key], message)
    if part["type"] == Kind.FILE:
        found = _attachment_of(str(part["file"]["url"]), message.attachments)
        settled |= {} if found is None else {"name": found.filename, "size": found.size}
    if "items" in part:
        settled["items"] = [
            {"description": None, "spoiler": False} | item | {"media": _settle_media(item["media"], message)}
            for item in part["items"]
        ]
    return settled


def settle_embeds(embeds: list[Json], message: Message) -> list[Json]:
    """Return embeds as Discord gives them back, with the addresses of their pictures."""
    settled: list[Json] = []
    for embed in embeds:
        whole: Json = {"type": "rich"} | embed
        if embed.get("fields"):
            whole["fields"] = [{"inline": False} | field for field in embed["fields"]]
        for key in ("image", "thumbnail"):
            if embed.get(key):
                media = _settle_media(embed[key], message)
                whole[key] = {
                    name: media[name] for name in ("url", "proxy_url", "width", "height") if media[name] is not None
                }
        settled.append(whole)
    return settled


def _settle_media(media: Json, message: Message) -> Json:
    url = str(media["url"])
    found = _attachment_of(url, message.attachments)
    if found is None:
        return {
            "id": str(message.id),
            "url": url,
            "proxy_url": url,
            "width": None,
            "height": None,
            "content_type": None,
        }
    address = attachment_url(message, found)
    return {
        "id": str(found.id),
        "url": address,
        "proxy_url": address,
        "width": found.width,
        "height": found.height,
        "content_type": found.content_type,
        "attachment_id": str(found.id),
    }


def _attachment_of(url: str, attachments: Iterable[Attachment]) -> Attachment | None:
    if url.startswith("attachment://"):
        name = url.removeprefix("attachment://")
        # the newest of that name: an edit may bring a file of the name it replaces
        return next((each for each in reversed(list(attachments)) if each.filename == name), None)
    return next((each for each in attachments if f"/{each.id}/" in url), None)


def walk(components: Iterable[Any]) -> Iterator[Json]:
    """Give every component, however deep it lies."""
    for part in components:
        if not isinstance(part, dict):
            continue
        yield part
        yield from walk(part.get("components") or ())
        yield from walk([part[key] for key in ("accessory", "component") if key in part])


def text_of(message: Message) -> str:
    """Return all that can be read in a message: its content, embeds and text displays."""
    embeds = [str(each.get(key)) for each in message.embeds for key in ("title", "description") if each.get(key)]
    shown = [str(part["content"]) for part in walk(message.components) if part.get("type") == Kind.TEXT_DISPLAY]
    return "\n".join(part for part in (message.content, *embeds, *shown) if part)


def custom_ids_of(components: Iterable[Any]) -> list[str]:
    """Return the custom ids of all components, in order."""
    return [str(part["custom_id"]) for part in walk(components) if part.get("custom_id")]
