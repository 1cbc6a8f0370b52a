"""All that is examined, in order, a line each."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

from bot.cli.doctor import installation, machine, trial
from bot.cli.doctor.at_discord import at_discord
from bot.cli.doctor.finding import Check, Finding
from bot.core.clock import CLOCK
from bot.core.settings import BadSettings, read_settings

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bot.core.settings import Settings

WELL, ILL = 0, 1
"""Exit codes."""

CHECKS: Final[tuple[Check, ...]] = (
    machine.python,
    machine.packages,
    machine.fonts,
    machine.memory,
    machine.time_zones,
    installation.env_file,
    installation.token,
    installation.folders,
    installation.disk,
    installation.database,
    machine.clock_goes,
    installation.backups,
    trial.picture,
    trial.thought,
)


def examine(*, with_discord: bool) -> int:
    """Examine everything and print what was found; nothing is changed, and the bot may be running."""
    ill = 0
    for found in _all(with_discord=with_discord):
        print(found.line, flush=True)
        ill += bool(found.remedy)
    print("\nAll is well." if not ill else f"\n{ill} of these {'is' if ill == 1 else 'are'} not well.")
    return ILL if ill else WELL


def _all(*, with_discord: bool) -> Iterator[Finding]:
    try:
        settings = read_settings()
    except BadSettings as error:
        yield Finding("settings", str(error), "Then run this again: the rest depends on it.")
        return
    if with_discord:
        # Loaded late: at Discord nothing of the local table is needed.
        from bot.local.table import at_running_table  # noqa: PLC0415

        settings = at_running_table(settings)
    CLOCK.file = settings.clock_file
    for check in CHECKS:
        try:
            yield from check(settings)
        except PermissionError as error:
            says = f"{error.filename} cannot be read ({error.strerror})."
            yield Finding(_about(check), says, "Run this as the user that runs the bot.")
        except Exception as error:  # noqa: BLE001 - one thing that cannot be examined must not hide the others
            yield Finding(_about(check), f"cannot be examined ({type(error).__name__}: {error}).", "Report this line.")
    if with_discord:
        yield from asyncio.run(_gathered(settings))


def _about(check: Check) -> str:
    return check.__name__.replace("_", " ")


async def _gathered(settings: Settings) -> list[Finding]:
    return [each async for each in at_discord(settings)]
