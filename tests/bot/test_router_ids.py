"""The grammar of custom_ids: what is written is read again, what is not ours is not read."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.discord import ids
from bot.discord.router import ROUTES

words = st.text(alphabet="abcdefghijklmnopqrstuvwxyz0123456789-", max_size=16)
presses = st.builds(
    ids.Press,
    verb=st.sampled_from(sorted(ids.VERBS)),
    match=st.text(alphabet="ABCDEFGHJKLMNPQRSTUVWXYZ23456789", max_size=4),
    at=st.integers(min_value=0, max_value=10**12),
    slot=words,
    carry=st.text(alphabet="abcdefghijklmnopqrstuvwxyz0123456789.,-", max_size=40),
)


@given(presses)
def test_what_is_written_is_read_again(press: ids.Press) -> None:
    assert len(str(press)) <= ids.LONGEST_ID
    assert ids.read(str(press)) == press


@given(st.text(max_size=120))
def test_any_text_is_read_as_itself_or_not_at_all(text: str) -> None:
    press = ids.read(text)
    assert press is None or str(press) == text


def test_verbs_exclude_each_other_and_each_leads_somewhere() -> None:
    assert set(ROUTES) == ids.VERBS
    begun = {f"{verb}:" for verb in ids.VERBS}
    assert not any(one != other and other.startswith(one) for one in begun for other in begun)


@pytest.mark.parametrize(
    "text",
    ["", "play", "play:7K2", "play:7K2:00::", "PLAY:7K2:0::", "nothing:7K2:0::", "play:7K2:0::\n", "play:7k2:0::"],
)
def test_foreign_ids_are_not_read(text: str) -> None:
    assert ids.read(text) is None


def test_only_what_fits_is_carried() -> None:
    assert ids.carries("buy pay r5 b3 g2 g2")
    assert not ids.carries("x" * 61)
    assert not ids.carries("a:b")
