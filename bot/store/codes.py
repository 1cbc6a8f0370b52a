"""Discord's codes: why it did not take something, as they come and as they are kept beside what was refused."""

from __future__ import annotations

from typing import Final

UNKNOWN_CHANNEL: Final = 10003
UNKNOWN_TAG: Final = 10087
"""The forum has no such tag (any more)."""

UNKNOWN_MESSAGE: Final = 10008
"""The message is not there any more; a private one was dismissed by the person."""

TOO_OLD: Final = 30046
"""A message that is an hour old was edited too often."""

TOO_LARGE: Final = 40005
"""A file is larger than the server takes."""

ACKNOWLEDGED: Final = 40060
"""The interaction has been acknowledged before."""

NO_ACCESS: Final = 50001
DMS_CLOSED: Final = 50007
"""The person takes no direct messages from us."""

NO_PERMISSION: Final = 50013
INVALID: Final = 50035
"""Discord does not take the message as it is."""

ARCHIVED: Final = 50083
WRONG_KIND: Final = 50024
"""Not in this kind of channel."""

NO_SHARED_SERVER: Final = 50278
"""No server has both the person and the bot."""

LOCKED: Final = 160005
TOO_MANY_TAGS: Final = 30047
TOO_MANY_THREADS: Final = 160006
"""As many threads are active on the server as can be."""
