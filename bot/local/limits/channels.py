"""The limits of channels and threads: names, topics, and how long a thread stays awake."""

from bot.local.limits.form import Complaints, Form
from bot.local.problems import Json

TAGS_OF_A_POST = 5
ARCHIVE_AFTER = (60, 1440, 4320, 10080)
"""Minutes of stillness after which a thread may be set to sleep."""


def check_thread(body: Json, *, with_message: bool) -> None:
    """Check a thread that is to be created.

    Raises:
        Refusal: 50035 naming the fields.
    """
    complaints = Complaints()
    form = Form(body, complaints)
    fields = ("name", "auto_archive_duration", "rate_limit_per_user")
    form.only(fields if with_message else (*fields, "type", "invitable"))
    form.text("name", 1, 100, required=True)
    form.among("auto_archive_duration", ARCHIVE_AFTER)
    form.number("rate_limit_per_user", 0, 21600)
    if not with_message:
        form.among("type", (11, 12))
        form.flag("invitable")
    complaints.settle()


def check_post(body: Json) -> None:
    """Check a post that is to be created in a forum; its message is checked when it is written.

    Raises:
        Refusal: 50035 naming the fields.
    """
    complaints = Complaints()
    form = Form(body, complaints)
    form.only(("name", "auto_archive_duration", "rate_limit_per_user", "applied_tags", "message", "type"))
    form.text("name", 1, 100, required=True)
    form.among("auto_archive_duration", ARCHIVE_AFTER)
    form.number("rate_limit_per_user", 0, 21600)
    form.items("applied_tags", 0, TAGS_OF_A_POST)
    form.require("message")
    complaints.settle()


def check_thread_edit(body: Json) -> None:
    """Check a change to a thread.

    Raises:
        Refusal: 50035 naming the fields.
    """
    complaints = Complaints()
    form = Form(body, complaints)
    fields = ("name", "archived", "locked", "invitable", "auto_archive_duration", "rate_limit_per_user", "flags")
    form.only((*fields, "applied_tags"))
    form.items("applied_tags", 0, TAGS_OF_A_POST)
    if "name" in body:
        form.text("name", 1, 100, required=True)
    form.among("auto_archive_duration", ARCHIVE_AFTER)
    for key in ("archived", "locked", "invitable"):
        form.flag(key)
    complaints.settle()


def check_channel(body: Json, *, fresh: bool) -> None:
    """Check a text or forum channel that is to be created or changed.

    Raises:
        Refusal: 50035 naming the fields.
    """
    complaints = Complaints()
    form = Form(body, complaints)
    fields = ("name", "type", "topic", "position", "permission_overwrites", "parent_id", "nsfw", "rate_limit_per_user")
    form.only((*fields, "available_tags"))
    if fresh or "name" in body:
        form.text("name", 1, 100, required=True)
    form.among("type", (0, 15))
    for tag in form.forms("available_tags", 0, 1000):
        tag.only(("id", "name", "moderated", "emoji_id", "emoji_name"))
        tag.text("name", 1, 20, required=True)
        tag.flag("moderated")
    form.text("topic", 0, 1024)
    for overwrite in form.forms("permission_overwrites", 0, 1000):
        overwrite.only(("id", "type", "allow", "deny"))
        overwrite.require("id")
    complaints.settle()
