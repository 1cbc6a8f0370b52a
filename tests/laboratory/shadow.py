"""The shadow of the logs, kept outside the bot: what stood in them once must stand there for good."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from tests.end_to_end.judge import claims_of, log_of, posts_of, unanswered_of

if TYPE_CHECKING:
    from collections.abc import Iterable

    from tests.end_to_end.deployment import Deployment
    from tests.end_to_end.matches import Table


@dataclass(slots=True)
class Findings:
    """What was found wrong, one line each.

    Attributes:
        lost: What someone was told is done, or what stood in a log, and does not stand there.
        doubled: What was done or posted more than once, or otherwise than its row says.
        unanswered: Presses that the bot took and never answered.
        other: All else that is not as promised.
    """

    lost: list[str] = field(default_factory=list)
    doubled: list[str] = field(default_factory=list)
    unanswered: list[str] = field(default_factory=list)
    other: list[str] = field(default_factory=list)

    @property
    def all(self) -> list[str]:
        """All of it."""
        return [*self.lost, *self.doubled, *self.unanswered, *self.other]


@dataclass(slots=True)
class Shadow:
    """What the logs were seen to hold.

    Attributes:
        file: Where that is written, a line for each entry.
        logs: Interaction and content of each entry, by match.
        lost: What was seen to be missing or changed.
    """

    file: Path
    logs: dict[str, list[tuple[int | None, str]]] = field(default_factory=dict)
    lost: list[str] = field(default_factory=list)

    def look(self, here: Deployment, match: str) -> None:
        """Look at a log: it may have grown, and nothing else."""
        seen = self.logs.setdefault(match, [])
        rows = here.rows("SELECT interaction, content FROM entries WHERE match = ? ORDER BY number", match)
        if rows[: len(seen)] != seen:
            self.lost.append(f"{match}: {len(seen)} entries were seen, and are not what the log begins with now")
        new = rows[len(seen) :]
        with self.file.open("a", encoding="utf-8") as written:
            written.writelines(json.dumps([match, *entry]) + "\n" for entry in new)
        seen += [(interaction, content) for interaction, content in new]

    async def judge(self, here: Deployment, tables: Iterable[Table]) -> Findings:
        """Judge an evening, once everything is posted and answered."""
        found, record = Findings(), await here.record()
        found.unanswered += unanswered_of(here, record)
        found.doubled += posts_of(here, record)
        found.other += [f"the bot did what a bot does not do: {each}" for each in await here.control.violations()]
        found.other += [f"logged: {line[:2000]}" for line in here.complaints()]
        for table in tables:
            self.look(here, table.match)
            found.lost += claims_of(here, table)
            found.doubled += log_of(here, table.match)
        found.lost += self.lost
        return found

    def acknowledged(self, tables: Iterable[Table]) -> int:
        """How many answers people were told are done."""
        made = {interaction for log in self.logs.values() for interaction, _ in log}
        return sum(interaction in made for table in tables for interaction in table.given)
