"""The bot, which draws one picture of ten: ``python -m tests.end_to_end.seldom_drawn --discord``.

Where a match is played to be killed in, drawing takes half of the time of the bot; other matches have all pictures.
"""

from __future__ import annotations

import sys

from bot.__main__ import main
from tests.undrawn import undrawn

SELDOM = 10

if __name__ == "__main__":
    with undrawn(but_one_of=SELDOM):
        sys.exit(main(sys.argv[1:]))
