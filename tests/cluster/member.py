"""A bot that obeys orders: ``python -m tests.cluster.member FOLDER --discord``; see `tests.cluster.orders`."""

from __future__ import annotations

import sys
from pathlib import Path

from bot.__main__ import main
from tests.cluster.orders import listen
from tests.toy import register

register()

if __name__ == "__main__":
    listen(Path(sys.argv[1]))
    sys.exit(main(sys.argv[2:], "tests.toy.bot"))
