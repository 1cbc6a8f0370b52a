"""The bot with the toy games beside the real ones: ``python -m tests.toy.bot`` takes what ``python -m bot`` takes.

A process that it begins, to think or to draw a film, imports this module as it starts, and so knows the toys too; it
would not import a ``__main__``.
"""

from __future__ import annotations

import sys

from bot.__main__ import main
from tests.toy import register

PROGRAM = "tests.toy.bot"

register()

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:], PROGRAM))
