"""A player whose panel is lost with the bot begins anew; what answered a question is judged, lost or not."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, cast

import pytest

from bot.discord.ids import Press
from bot.local.limits.components import Kind
from bot.local.panel_search import Touch, Way, take
from bot.local.seen import Reply
from render.core.words import Words
from tests.end_to_end.matches import Player, Table

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable
    from typing import Any

    from bot.local.people import Person
    from tests.end_to_end.deployment import Deployment

PRESET, MENU = Press("preset", "1", 0, "w0"), Press("menu", "1", 0, "c0")
WAY = Way(("church 6 pay silk",), (Touch("preset", "w0", (("", "silk"),)), Touch("menu", "c0", (("", "church 6"),))))


@dataclass
class Told(Table):
    """A table where whoever acts is told what is laid out, in turn."""

    replies: tuple[Reply, ...] = ()

    async def act(self, sending: Callable[[], Awaitable[dict[str, Any]]]) -> Reply | None:  # noqa: ARG002
        """Let no one act; say the next."""
        reply, *others = self.replies
        self.replies = tuple(others)
        return reply


def seen(interaction: int, text: str, *menus: Press) -> Reply:
    """A message with a text and menus."""
    components = [{"type": Kind.STRING_SELECT, "custom_id": str(menu)} for menu in menus]
    return Reply({"id": "1", "text": text, "components": components}, interaction)


def player(*replies: Reply) -> Player:
    """Someone who is told all this, in turn."""
    nowhere, no_one = cast("Deployment", None), cast("Person", None)
    return Player(Told(nowhere, "", "", {}, replies=replies), no_one)


PANEL = seen(1, "Your turn", PRESET, MENU)


async def test_a_way_is_gone_to_its_end() -> None:
    done = seen(3, "Done")
    mika = player(seen(2, "Your turn, with silk", PRESET, MENU), done)
    assert await take(mika, PANEL, WAY) is done
    assert mika.table.given == {3: done}


@pytest.mark.parametrize("lang", ["en", "de", "it"])
async def test_a_way_ends_where_the_bot_was_restarted_meanwhile(lang: str) -> None:
    late = seen(2, Words.of(lang).text("bot-late"))
    mika = player(late)
    assert await take(mika, PANEL, WAY) is None
    assert mika.table.given == {}
    jonas = player(PANEL, late)
    assert await take(jonas, PANEL, WAY) is late
    assert jonas.table.given == {2: late}


async def test_a_panel_without_what_a_way_needs_is_a_fault() -> None:
    for text, menus in (("Your turn", (PRESET,)), ("That is not possible.", ())):
        with pytest.raises(LookupError, match="no menu c0"):
            await take(player(seen(2, text, *menus)), PANEL, WAY)
