"""The bot with the toy games beside the real ones: ``python -m tests.toy`` takes what ``python -m bot`` takes."""

from __future__ import annotations

import sys

from bot.__main__ import main
from tests.toy import register

register()
sys.exit(main(sys.argv[1:], "tests.toy"))
