"""Messages, answers and modals as a person sees them."""

from collections.abc import Callable
from dataclasses import dataclass, field

from bot.local.limits.components import SELECTS, Kind
from bot.local.normalising import walk
from bot.local.problems import Json
from rules.core.frozen import frozen


class NotPossible(Exception):  # noqa: N818 - the person's view: Discord does not offer it
    """Discord would not let a person do this."""


@frozen
class Picture:
    """A file or picture of a message: its address and its alt text."""

    filename: str
    url: str
    description: str | None
    size: int


@dataclass(frozen=True)
class Seen:
    """A message as a person sees it.

    Attributes:
        data: the message as Discord words it, with `text`, `guild_id` and `visible_to` added.
    """

    data: Json

    @property
    def id(self) -> int:
        """Its id."""
        return int(self.data["id"])

    @property
    def channel_id(self) -> int:
        """Where it stands."""
        return int(self.data["channel_id"])

    @property
    def author(self) -> str:
        """The name of whoever wrote it."""
        return str(self.data["author"]["global_name"] or self.data["author"]["username"])

    @property
    def text(self) -> str:
        """All that can be read in it: content, embeds and text displays."""
        return str(self.data["text"])

    @property
    def ephemeral(self) -> bool:
        """Whether only one person sees it."""
        return self.data["visible_to"] is not None

    @property
    def mentions(self) -> list[str]:
        """The names of those it mentions."""
        return [str(each["global_name"]) for each in self.data["mentions"]]

    @property
    def components(self) -> list[Json]:
        """Every component, however deep."""
        return list(walk(self.data["components"]))

    @property
    def buttons(self) -> dict[str, Json]:
        """Its buttons by label (an emoji stands for a missing one)."""
        found = [each for each in self.components if each["type"] == Kind.BUTTON]
        return {str(each.get("label") or each.get("emoji", {}).get("name")): each for each in found}

    @property
    def menus(self) -> list[Json]:
        """Its menus, in order."""
        return [each for each in self.components if each["type"] in SELECTS]

    @property
    def pictures(self) -> list[Picture]:
        """Its files, with the alt text of the attachment or of the gallery that shows it."""
        shown = {
            str(item["media"].get("attachment_id")): item.get("description")
            for part in self.components
            for item in [*part.get("items", []), *([part] if "media" in part else [])]
        }
        return [
            Picture(each["filename"], each["url"], each.get("description") or shown.get(each["id"]), each["size"])
            for each in self.data["attachments"]
        ]


@dataclass(frozen=True)
class Modal:
    """A modal that was offered to a person.

    Attributes:
        interaction: id of the interaction that was answered with it.
        data: the modal as sent.
    """

    interaction: int
    data: Json

    @property
    def title(self) -> str:
        """What stands above it."""
        return str(self.data["title"])

    @property
    def fields(self) -> list[Json]:
        """Its fields, each with a custom_id."""
        return [part for part in walk(self.data["components"]) if "custom_id" in part]


@dataclass(frozen=True)
class Reply(Seen):
    """What the bot answered to one act, all told.

    Where no message came (a modal, choices, a deferral without an edit) the text is empty and there are no components.

    Attributes:
        interaction: id of the interaction.
        kind: Discord's number of the first response.
        delay: seconds until the first response.
        edits: edits of the answer through the interaction's token.
        modal: the modal, if one was offered.
        choices: what was offered while typing.
        followups: further messages through the interaction's token.
    """

    interaction: int = 0
    kind: int = 0
    delay: float = 0.0
    edits: int = 0
    modal: Modal | None = None
    choices: list[Json] = field(default_factory=list)
    followups: list[Seen] = field(default_factory=list)

    @property
    def has_message(self) -> bool:
        """Whether a message came of it."""
        return self.id != 0


_NOTHING: Json = {
    "id": "0",
    "channel_id": "0",
    "author": {"global_name": None, "username": ""},
    "text": "",
    "flags": 0,
    "guild_id": None,
    "visible_to": None,
    "components": [],
    "attachments": [],
    "mentions": [],
}


def reply_from(answer: Json) -> Reply:
    """Return the reply that the control side's `answer` describes."""
    number = int(answer["interaction"])
    return Reply(
        answer["message"] or _NOTHING,
        number,
        answer["type"],
        answer["delay"],
        answer["edits"],
        None if answer["modal"] is None else Modal(number, answer["modal"]),
        answer["choices"] or [],
        [Seen(each) for each in answer["followups"]],
    )


_WAYS: tuple[Callable[[Json, str], bool], ...] = (
    lambda option, wanted: bool(option["value"] == wanted),
    lambda option, wanted: bool(option["label"] == wanted),
    lambda option, wanted: str(option["label"]).startswith(wanted),
)


def pick_button(message: Seen, wanted: str) -> str:
    """Return the custom_id of the button meant by custom_id, label, or the beginning of its label.

    Raises:
        NotPossible: none of them fits.
    """
    buttons = message.buttons
    by_id = [str(each["custom_id"]) for each in buttons.values() if each.get("custom_id") == wanted]
    by_label = [str(each.get("custom_id")) for label, each in buttons.items() if label == wanted]
    by_start = [str(each.get("custom_id")) for label, each in buttons.items() if label.startswith(wanted)]
    for found in (by_id, by_label, by_start):
        if found:
            return found[0]
    raise NotPossible(f"there is no button {wanted!r}; there is {list(buttons)}")


def pick_menu(message: Seen, wanted: str) -> Json:
    """Return the menu meant by custom_id or the beginning of its placeholder.

    Raises:
        NotPossible: none of them fits.
    """
    for menu in message.menus:
        if menu["custom_id"] == wanted or str(menu.get("placeholder", "")).startswith(wanted):
            return menu
    raise NotPossible(f"there is no menu {wanted!r}; there is {[menu.get('placeholder') for menu in message.menus]}")


def pick_option(menu: Json, wanted: str) -> str:
    """Return the value of the option meant by its value, its label, or the beginning of its label.

    Raises:
        NotPossible: none of them fits.
    """
    for fits in _WAYS:
        found = [str(option["value"]) for option in menu["options"] if fits(option, wanted)]
        if found:
            return found[0]
    raise NotPossible(f"{wanted!r} is not offered; there is {[option['label'] for option in menu['options']]}")
