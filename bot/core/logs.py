"""Logs: one line for each thing that happened, with match, seat and revision, and never a secret."""

from __future__ import annotations

import logging
import re
from collections.abc import Mapping, MutableMapping
from logging.handlers import RotatingFileHandler
from typing import TYPE_CHECKING, Any

import structlog

if TYPE_CHECKING:
    from collections.abc import Iterator
    from contextlib import AbstractContextManager

    from structlog.typing import Processor, WrappedLogger

    from bot.core.settings import Settings

LARGEST = 10 * 1024 * 1024
"""Bytes after which the log file is turned over; three older ones are kept."""

MASK = "***"

SECRET_KEYS = frozenset({"token", "authorization", "seed", "half", "snapshot", "hand", "content", "notation"})
"""Keys whose values are never written."""

_SECRETS = (
    # A bot's token: id, time and signature, each in base 64.
    re.compile(r"[A-Za-z0-9_-]{23,30}\.[A-Za-z0-9_-]{6,7}\.[A-Za-z0-9_-]{27,50}"),
    # What Discord lets an interaction be answered with stands in addresses.
    re.compile(r"(?<=/)aW50ZXJhY3Rpb24[A-Za-z0-9_=-]+"),
    re.compile(r"(?<=interactions/)(\d+)/[^/\s\"']+"),
    re.compile(r"(?<=webhooks/)(\d+)/[^/\s\"'?]+"),
    # 32 bytes in hexadecimal: seeds, halves and their like.
    re.compile(r"\b[0-9a-f]{64}\b"),
)


class Masker:
    """Masks what looks like a secret, and the secrets it was told of, in everything that is logged."""

    def __init__(self, *known: str) -> None:
        self._known = tuple(secret for secret in known if secret)

    def text(self, text: str) -> str:
        """A text without its secrets."""
        for secret in self._known:
            text = text.replace(secret, MASK)
        for pattern in _SECRETS:
            text = pattern.sub(_masked, text)
        return text

    def value(self, value: object) -> object:
        """A value of a log line without its secrets, however deep they lie."""
        match value:
            case str():
                return self.text(value)
            case bytes():
                return MASK
            case Mapping():
                return {key: MASK if key in SECRET_KEYS else self.value(inner) for key, inner in value.items()}
            case list() | tuple() | set() | frozenset():
                return [self.value(inner) for inner in value]
            case None | bool() | int() | float():
                return value
            case _:
                return self.text(repr(value))

    def __call__(self, _logger: WrappedLogger, _name: str, event: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
        """Mask a line; the processor before last."""
        for key in list(event):
            # The formatter takes its own things out again; they are never written.
            if not key.startswith("_"):
                event[key] = MASK if key in SECRET_KEYS else self.value(event[key])
        return event


def _masked(found: re.Match[str]) -> str:
    return f"{found[1]}/{MASK}" if found.re.groups else MASK


def formatter(settings: Settings) -> structlog.stdlib.ProcessorFormatter:
    """Form the lines of the bot and of its libraries alike."""
    masker = Masker(settings.token.get_secret_value() if settings.token else "")
    last: Processor = (
        structlog.processors.JSONRenderer(sort_keys=True)
        if settings.log_form == "json"
        else structlog.dev.ConsoleRenderer(colors=False)
    )
    return structlog.stdlib.ProcessorFormatter(
        foreign_pre_chain=list(_shared()),
        processors=[
            structlog.stdlib.ProcessorFormatter.remove_processors_meta,
            structlog.processors.format_exc_info,
            masker,
            last,
        ],
    )


def _shared() -> Iterator[Processor]:
    yield structlog.contextvars.merge_contextvars
    yield structlog.stdlib.add_log_level
    yield structlog.stdlib.add_logger_name
    yield structlog.stdlib.ExtraAdder()
    yield structlog.processors.TimeStamper(fmt="iso", utc=True)


def set_up(settings: Settings) -> None:
    """Send the logs of the bot, of discord.py and of all other libraries through one formatter."""
    structlog.configure(
        processors=[
            structlog.stdlib.filter_by_level,
            structlog.stdlib.PositionalArgumentsFormatter(),
            *_shared(),
            structlog.stdlib.ProcessorFormatter.wrap_for_formatter,
        ],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
        cache_logger_on_first_use=True,
    )
    handlers: list[logging.Handler] = [logging.StreamHandler()]
    if settings.log_file is not None:
        settings.log_file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        handlers.append(RotatingFileHandler(settings.log_file, maxBytes=LARGEST, backupCount=3, encoding="utf-8"))
        settings.log_file.chmod(0o600)
    root = logging.getLogger()
    for old in list(root.handlers):
        root.removeHandler(old)
    form = formatter(settings)
    for handler in handlers:
        handler.setFormatter(form)
        root.addHandler(handler)
    root.setLevel(settings.log_level)
    for chatty in ("aiosqlite", "PIL", "asyncio"):
        logging.getLogger(chatty).setLevel(logging.WARNING)
    # At DEBUG discord.py writes whole payloads and aiohttp whole addresses: hands and tokens stand in them.
    for leaky in ("discord", "aiohttp"):
        logging.getLogger(leaky).setLevel(max(logging.INFO, root.level))


def bound(match: str | None, seat: int | None = None, revision: int | None = None) -> AbstractContextManager[None]:
    """Name match, seat and revision on every line logged in the block that this opens."""
    known = {"match": match, "seat": seat, "revision": revision}
    return structlog.contextvars.bound_contextvars(**{key: value for key, value in known.items() if value is not None})
