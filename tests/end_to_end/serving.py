"""A local Discord with a bot of the tests: ``python -m tests.end_to_end.serving FOLDER MODULE``."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

from bot.local.serve import serve

if __name__ == "__main__":
    command = (sys.executable, "-m", sys.argv[2], "--discord")
    asyncio.run(serve(Path(sys.argv[1]), bot_command=command))
