"""The golden matches: whatever changes in them was changed on purpose."""

import pytest

from rules.yokohama.model.terms import END_REASONS
from tests.rules.yokohama_playthrough import MATCHES, file, replayed


@pytest.mark.parametrize("name", MATCHES)
def test_the_golden_matches_are_played_as_written(name: str) -> None:
    text = file(name).read_text(encoding="utf-8")
    assert list(replayed(text)) == text.splitlines()


@pytest.mark.parametrize("name", MATCHES)
def test_each_golden_match_shows_what_it_is_there_for(name: str) -> None:
    text = file(name).read_text(encoding="utf-8")
    assert [words for words in MATCHES[name].shows if words not in text] == []


def test_the_golden_matches_show_all_that_can_be_told() -> None:
    text = "".join(file(name).read_text(encoding="utf-8") for name in MATCHES)
    for reason in END_REASONS:
        assert f"   ended: by {reason}," in text
    for kind in [
        "laid-out",
        "start-player",
        "offered",
        "kept",
        "placed",
        "went",
        "recalled",
        "agent-used",
        "acted",
        "gained",
        "traded",
        "placed-in-church",
        "placed-at-customs",
        "hired",
        "learned",
        "station-placed",
        "took-orders",
        "orders-refilled",
        "technology-refilled",
        "token-taken",
        "built",
        "moved-assistants",
        "recovered",
        "completed",
        "agent-gained",
        "achieved",
        "reward-token-taken",
        "spun",
        "studied",
        "turn-ended",
        "end-is-near",
        "ended",
    ]:
        assert f"   {kind}: " in text, kind
