"""Every post and panel over seeded matches is one that Discord takes, and tells no one else's secrets."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest

from bot.discord import ids
from bot.discord.components import enclosures, layout, modal
from bot.discord.few_icons import MOST_ICONS
from bot.discord.message import Buttons, Remark, Text
from bot.discord.screens.panels import panel_of, question_message
from bot.discord.screens.pressed import form_for
from bot.discord.screens.reader import render_context
from bot.local.limits.messages import Endpoint, check_message
from bot.local.limits.modals import check_modal
from bot.outbox import direct_messages, posts
from bot.outbox.told import Told
from bot.topics.looking import logbook
from bot.topics.looking import screens as looking
from bot.topics.looking.moments import moment_message
from render.core.languages import LANGUAGES
from render.core.panel import Form as PanelForm
from render.core.words import Words
from render.core.words_cut import BESIDE
from render.core.words_icons import ICON
from rules.core.rng import Rng
from rules.core.seats import Seat
from tests.bot.harness import PEOPLE, open_harness
from tests.every_day import daily
from tests.render.icons import MARKS

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from bot.core.loaded_match import LoadedMatch
    from bot.discord.message import Form, Message

V2 = 1 << 15

PAGES = 6
"""Pages of a text board that are looked at; beyond the last page the last one shows again."""


def payload(message: Message) -> dict[str, Any]:
    """A message as it is sent."""
    texts = [part.text for part in message.parts if isinstance(part, (Text, Remark))]
    assert sum(len(ICON.findall(text)) for text in texts) <= MOST_ICONS
    files = [file.filename for file in enclosures(message)]
    body = {"flags": V2, "components": layout(message).to_components()}  # type: ignore[no-untyped-call]
    check_message(body, Endpoint.CHANNEL, list(enumerate(files)))
    return body


def pressed(body: dict[str, Any]) -> Iterator[str]:
    """The custom_ids of a message."""
    for part in body.get("components", []):
        if "custom_id" in part:
            yield part["custom_id"]
        yield from pressed(part)


def public_messages(loaded: LoadedMatch, words: Words) -> list[Message]:
    """All that is posted for everyone."""
    made = [
        posts.table_message(loaded, 7, (), Told(range(loaded.match.published)), words),
        posts.dealt_message(loaded, 7, (), words),
    ]
    made.append(posts.plain_message(loaded, 7, (), "", words))
    if loaded.match.results() is not None:
        made.append(posts.over_message(loaded, 7, (), Told(range(loaded.match.published)), words))
    return made


def private_messages(loaded: LoadedMatch, words: Words) -> list[Message]:
    """All that one seat sees."""
    made = [
        direct_messages.hand_dm_message(loaded, 7, words),
        looking.closer_message(loaded, looking.BOARD, words),
        *(looking.text_message(loaded, page, words) for page in range(PAGES)),
        logbook.log_message(loaded, 0, None, words),
        looking.since_message(loaded, words),
        moment_message(loaded, loaded.match.published // 2, "", words),
    ]
    if loaded.question is not None:
        made.append(question_message(loaded, loaded.question, words))
        made.append(direct_messages.asked_dm_message(loaded, 7, words))
    return made


def beside_others(message: Message) -> list[str]:
    """The labels of buttons that share a row."""
    rows = [part.buttons for part in message.parts if isinstance(part, Buttons)]
    return [button.label for row in rows if len(row) > 1 for button in row]


def forms(loaded: LoadedMatch, words: Words) -> list[Form]:
    """All forms of the present panel."""
    if loaded.question is None:
        return []
    panel = panel_of(loaded, loaded.question, words, "")
    press = ids.Press("form", loaded.info.id)
    return [form_for(control, press, words) for control in panel.controls if isinstance(control, PanelForm)]


@pytest.mark.parametrize(
    ("game", "steps", "times"),
    daily(
        ("toy", 5, 20),
        ("yokohama", 37, 9),
        of=(("toy", 5, 20), ("osaka", 30, 12), ("yokohama", 37, 9), ("nippon", 23, 6)),
    ),
)
async def test_everything_fits(tmp_path: Path, game: str, steps: int, times: int, *, heavy: bool) -> None:
    rng = Rng(b"posts that fit")
    async with open_harness(tmp_path) as here:
        match = await here.deal(game, *PEOPLE[:3])
        for number in range(times if heavy else 4):
            words = Words.of(tuple(LANGUAGES)[number % 3])
            words = words.with_icons(MARKS) if number % 2 else words
            table = await here.load(match, None)
            for message in public_messages(table, words):
                assert all(ids.read(text) for text in pressed(payload(message)))
            for user in PEOPLE[:3]:
                loaded = await here.load(match, user)
                for message in private_messages(loaded, words) if user == PEOPLE[number % 3] else ():
                    assert all(ids.read(text) for text in pressed(payload(message)))
                    assert [label for label in beside_others(message) if len(label) > BESIDE] == []
                for form in forms(loaded, words):
                    check_modal(modal(form).to_dict())
            if await here.play_on(match, rng, steps) < steps and table.match.results() is not None:
                break


@pytest.mark.parametrize("game", ["toy", "osaka", "yokohama"])
async def test_no_public_post_holds_a_hand(tmp_path: Path, game: str) -> None:
    rng = Rng(b"posts that keep secrets")
    async with open_harness(tmp_path) as here:
        match = await here.deal(game, *PEOPLE[:2])
        for _ in range(3):
            await here.play_on(match, rng, 3)
            table, words = await here.load(match, None), Words.of("en")
            for other in (Seat(0), Seat(1)):
                hidden = table.match.resampled_for(None, Rng(b"others")).view(None)
                assert table.face.table(hidden, None, render_context(table, words)).alt == _alt(table, words)
                text = json.dumps([payload(message) for message in public_messages(table, words)])
                own = table.face.hand_text(table.match.view(other), render_context(table, words))
                assert not any(line in text for line in own if len(line) > 12)


def _alt(loaded: LoadedMatch, words: Words) -> str:
    return loaded.face.table(loaded.match.view(None), None, render_context(loaded, words)).alt
