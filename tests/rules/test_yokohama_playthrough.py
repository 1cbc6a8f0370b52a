"""The golden matches: whatever changes in them was changed on purpose."""

import pytest

from tests.rules.yokohama_playthrough import MATCHES, file, playthrough


@pytest.mark.parametrize("name", MATCHES)
def test_the_golden_matches_are_played_as_written(name: str) -> None:
    assert playthrough(name).splitlines() == file(name).read_text(encoding="utf-8").splitlines()


def test_the_golden_matches_show_all_that_can_be_told() -> None:
    text = "".join(file(name).read_text(encoding="utf-8") for name in MATCHES)
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
        "turn-ended",
        "end-is-near",
        "ended",
    ]:
        assert f"   {kind}: " in text, kind
