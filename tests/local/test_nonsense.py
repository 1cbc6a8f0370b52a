"""Whatever a bot sends, the limits answer with a refusal and never break down themselves."""

import contextlib
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from bot.local import posting
from bot.local.fake_discord import FakeDiscord
from bot.local.limits.channels import check_channel, check_thread, check_thread_edit
from bot.local.limits.commands import check_commands
from bot.local.limits.messages import Endpoint, check_message
from bot.local.limits.modals import check_choices, check_modal
from bot.local.problems import Refusal

KEYS = (
    "type",
    "id",
    "content",
    "flags",
    "components",
    "embeds",
    "attachments",
    "allowed_mentions",
    "message_reference",
    "options",
    "choices",
    "title",
    "accessory",
    "items",
    "media",
    "url",
    "label",
    "custom_id",
    "component",
    "fields",
    "footer",
    "default",
    "value",
    "name",
    "description",
    "parse",
    "users",
    "min_values",
    "max_values",
    "style",
    "emoji",
    "nonce",
    "required",
    "name_localizations",
    "contexts",
    "filename",
    "data",
    "archived",
)
SCALARS = st.none() | st.booleans() | st.integers(-1, 25) | st.just(1 << 15) | st.text(max_size=3)


def discard(made: object) -> None:
    assert made is not None


NONSENSE = st.recursive(
    SCALARS,
    lambda below: st.lists(below, max_size=3) | st.dictionaries(st.sampled_from(KEYS), below, max_size=5),
    max_leaves=25,
)
FAKE = FakeDiscord.open()
TABLES = next(iter(FAKE.world.channels.values()))
CHECKS: dict[str, Callable[[Any], None]] = {
    "message": lambda body: check_message(body, Endpoint.CHANNEL, [(0, "a.png")]),
    "post": lambda body: discard(posting.create(FAKE, TABLES, {"content": "x"} | body, [], Endpoint.CHANNEL)),
    "response": lambda body: check_message(body, Endpoint.RESPONSE, []),
    "modal": check_modal,
    "choices": check_choices,
    "commands": lambda body: check_commands([body, body]),
    "thread": lambda body: check_thread(body, with_message=False),
    "thread edit": check_thread_edit,
    "channel": lambda body: check_channel(body, fresh=True),
}


EXAMPLES = (25, 250)
"""Of each kind, in the short run and in the heavy one."""


@pytest.mark.parametrize("name", CHECKS)
def test_nonsense_is_refused_in_form(name: str, *, heavy: bool) -> None:
    @settings(max_examples=EXAMPLES[heavy])
    @given(body=st.dictionaries(st.sampled_from(KEYS), NONSENSE, max_size=6))
    @example(body={"options": [{"type": []}]})
    def is_refused(body: dict[str, Any]) -> None:
        with contextlib.suppress(Refusal):
            CHECKS[name](body)

    is_refused()
