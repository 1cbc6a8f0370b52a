"""The grammar of custom_ids: what is written is read again, what is not ours is not read."""

from __future__ import annotations

import ast

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.discord import ids
from bot.discord.routes import Routes, collected
from bot.topics.index import PRESSES, VERBS
from tests.sources import files, nodes

words = st.text(alphabet="abcdefghijklmnopqrstuvwxyz0123456789-", max_size=16)
presses = st.builds(
    ids.Press,
    verb=st.sampled_from(sorted(VERBS)),
    match=st.text(alphabet="ABCDEFGHJKLMNPQRSTUVWXYZ23456789", max_size=4),
    at=st.integers(min_value=0, max_value=10**12),
    slot=words,
    state=st.text(alphabet="abcdefghijklmnopqrstuvwxyz0123456789.,-", max_size=40),
)


@given(presses)
def test_what_is_written_is_read_again(press: ids.Press) -> None:
    assert len(str(press)) <= ids.LONGEST_ID
    assert ids.read(str(press)) == press


@given(st.text(max_size=120))
def test_any_text_is_read_as_itself_or_not_at_all(text: str) -> None:
    press = ids.read(text)
    assert press is None or str(press) == text


def test_every_press_leads_somewhere_and_every_way_is_begun() -> None:
    pressed: set[object] = set()
    said: set[object] = set()
    for file in files("bot"):
        for node in nodes(file, ("Press", *VERBS)):
            match node:
                case ast.Call(func=ast.Name(id="Press"), args=[ast.Constant(value=verb), *_]):
                    pressed.add(verb)
                case ast.Constant(value=value) if file.name != "routes.py":
                    said.add(value)
                case _:
                    pass
    assert pressed <= VERBS
    assert said >= VERBS


def test_no_two_topics_claim_a_press() -> None:
    route = Routes({"play": PRESSES["play"]})
    with pytest.raises(ValueError, match="play"):
        collected((route, route))


def test_verbs_exclude_each_other() -> None:
    begun = {f"{verb}:" for verb in VERBS}
    assert not any(one != other and other.startswith(one) for one in begun for other in begun)


@pytest.mark.parametrize(
    "text",
    ["", "play", "play:7K2", "play:7K2:00::", "PLAY:7K2:0::", "play:7K2:0::\n", "play:7k2:0::"],
)
def test_foreign_ids_are_not_read(text: str) -> None:
    assert ids.read(text) is None


def test_only_what_fits_is_carried() -> None:
    assert ids.carries("buy pay r5 b3 g2 g2")
    assert not ids.carries("x" * 61)
    assert not ids.carries("a:b")
