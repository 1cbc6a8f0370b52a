"""The golden match: whatever changes in it was changed on purpose."""

from tests.rules.osaka_playthrough import FILE, playthrough


def test_the_golden_match_is_played_as_written() -> None:
    assert playthrough().splitlines() == FILE.read_text(encoding="utf-8").splitlines()


def test_the_golden_match_shows_the_rare_things() -> None:
    text = FILE.read_text(encoding="utf-8")
    for kind in ("payday", "ships-sank", "insured", "not-insured", "goods-lost", "reserved", "stone-back", "ended"):
        assert f"   {kind}: " in text, kind
