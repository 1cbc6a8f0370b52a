"""What was found of a document, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

    from bot.topics.record.proving import Proof
    from bot.topics.record.replaying import Finding
    from render.core.words import Words


def lines_of(findings: Iterable[Finding], words: Words) -> list[str]:
    """A line for each step: that it holds and what that means, or why it does not."""
    return [_line(finding, words) for finding in findings]


def _line(finding: Finding, words: Words) -> str:
    part = words.text(f"record-part-{finding.step}")
    key = f"record-what-{finding.step}" if finding.verdict == "holds" else f"record-why-{finding.why}"
    return words.text(f"record-{finding.verdict}", part=part, what=words.text(key, **finding.args))


def summary_of(proof: Proof, words: Words) -> str:
    """All of it in one sentence."""
    return words.text(f"record-all-{proof.verdict}")
