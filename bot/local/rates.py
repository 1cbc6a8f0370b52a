"""Rate limits by route, told in Discord's headers and kept."""

import hashlib
from collections import deque
from dataclasses import dataclass, field

from bot.local.clock import Clock
from rules.core.frozen import frozen


@frozen
class Allowance:
    """How many requests one bucket takes in how many seconds."""

    requests: int = 50
    seconds: float = 1.0


@dataclass
class Rates:
    """Counts requests by route and major parameter."""

    clock: Clock
    allowance: Allowance = field(default_factory=Allowance)
    _taken: dict[tuple[str, str], deque[float]] = field(default_factory=dict)

    def take(self, route: str, major: str) -> tuple[dict[str, str], float]:
        """Count one request.

        Args:
            route: method and path with names in braces.
            major: the channel, guild or webhook whose bucket it is.

        Returns:
            The headers of the answer, and the seconds to wait if the bucket is empty (else 0).
        """
        now = self.clock.now()
        taken = self._taken.setdefault((route, major), deque())
        while taken and now - taken[0] >= self.allowance.seconds:
            taken.popleft()
        refused = len(taken) >= self.allowance.requests
        if not refused:
            taken.append(now)
        wait = max(0.0, self.allowance.seconds - (now - taken[0]))
        headers = {
            "X-RateLimit-Limit": str(self.allowance.requests),
            "X-RateLimit-Remaining": str(self.allowance.requests - len(taken)),
            "X-RateLimit-Reset": f"{now + wait:.3f}",
            "X-RateLimit-Reset-After": f"{wait:.3f}",
            "X-RateLimit-Bucket": hashlib.sha256(route.encode()).hexdigest()[:32],
            "Via": "1.1 local",
        }
        if not refused:
            return headers, 0.0
        return headers | {"Retry-After": f"{wait:.3f}", "X-RateLimit-Scope": "user"}, max(wait, 0.001)
