"""Files that a command writes: never over another one, and for no one else to read."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path


class NotWritten(OSError):  # noqa: N818
    """A file that cannot be written, said in one sentence."""


def write_new(file: Path, content: bytes) -> None:
    """Write a file that is not there yet.

    Raises:
        NotWritten: It is there, or cannot be written.
    """
    try:
        with os.fdopen(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600), "wb") as target:
            target.write(content)
    except FileExistsError:
        raise NotWritten(f"{file} is there already; nothing was overwritten.") from None
    except OSError as error:
        raise NotWritten(f"{file} cannot be written ({error.strerror}).") from None
