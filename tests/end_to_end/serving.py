"""A local Discord whose bot also knows the toy game: ``python -m tests.end_to_end.serving FOLDER``."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

from bot.local.serve import serve

if __name__ == "__main__":
    command = (sys.executable, "-m", "tests.toy.bot", "--discord")
    asyncio.run(serve(Path(sys.argv[1]), bot_command=command))
