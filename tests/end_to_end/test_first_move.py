"""The script that measures the way from a clone to the first move finds its command in README."""

from __future__ import annotations

import pytest

from tests.end_to_end.first_move import HERE, run_command


def test_readme_names_the_command_that_runs_the_bot() -> None:
    command = run_command((HERE / "README.md").read_text(encoding="utf-8"))
    assert "requirements.lock" in command
    assert command.endswith("python -m bot")


def test_a_readme_without_a_command_is_told_of() -> None:
    with pytest.raises(LookupError, match="no run command"):
        run_command("Run it somehow:\n\n    make run\n")
