"""The local table with the toy games: ``python -m tests.toy``; see `tests.toy.bot`."""

from __future__ import annotations

import sys

from bot.__main__ import main
from tests.toy.bot import PROGRAM

sys.exit(main(sys.argv[1:], PROGRAM))
