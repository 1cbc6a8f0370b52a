"""Settings: from the environment and from a file ``.env`` beside it, checked before anything starts."""

from __future__ import annotations

import ipaddress
import os
import sys
from pathlib import Path
from typing import Annotated, Literal, NoReturn
from urllib.parse import urlsplit

from pydantic import Field, SecretStr, ValidationError, ValidationInfo, field_validator, model_validator
from pydantic_settings import BaseSettings, NoDecode, SettingsConfigDict

from bot.store.database_address import Postgres, where
from bot.store.owner import LEASE

TOKEN = "DISCORD_TOKEN"  # noqa: S105
PREFIX = "HATOBA_"
ENV_FILE = ".env"
BAD_SETTINGS = 2
"""Exit code for settings that cannot be used."""

NOT_NOW = 1
"""Exit code for what may go better at another time."""

SECRET = 16
"""Characters of a secret at least."""

Count = Annotated[int, Field(ge=1, le=10_000)]


def cores_to_spare() -> int:
    """Cores that this process may use beside one for itself; 1 where there is no other."""
    # A container, or a service, may be given fewer than the machine has.
    told = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count()
    return max(1, (told or 1) - 1)


class Settings(BaseSettings):
    """What the operator may set. Each name in capitals with ``HATOBA_`` before it, but for the token.

    Attributes:
        token: The bot's secret at Discord (``DISCORD_TOKEN``); without it only the local table runs.
        data: Folder for all that the bot keeps.
        database: The database, a file or one of a PostgreSQL server; a file in the data folder unless set.
        lease: Seconds for which the process that owns a house at a PostgreSQL server may not be heard of.
        packs: Folder of the packs that lobbies offer as boxes, in the data folder unless set.
        log_level: The least that is logged.
        log_form: For people or for machines.
        log_file: File that is also written to and turned over at 10 MiB, or None.
        lobbies_per_person: Open lobbies of one person.
        matches_per_server: Lobbies and running matches of one server.
        lobby_days: Days after which a lobby that no one started closes.
        finished_days: Days after its end until a match is let go, or None to keep all for ever.
        archive: File to which matches are written before they are let go, or None.
        backup_dir: Folder that gets a checked copy of the database each day, or None.
        backups: How many of these copies are kept.
        workers: Processes that think for automatic players at the same time; as many as there are cores to spare.
        presses: Presses of one person within five seconds.
        reports: Id of the channel to which reports about tables are posted; None: they stand in the log alone.
        first_table: Whether a new local table begins with a match that is already dealt.
        warm_up: Whether every game is drawn once after a start, so that no one's first picture waits for its sprites.
        emojis: Whether the bot uploads its icons as emojis of the application, and writes with them.
        webhook: Address that is told what opens, which turns are played and what is over, or None.
        webhook_secret: What these calls are signed with.
        webhook_for: Numbers of the servers and ids of the matches that it is told of, apart by commas; empty: all.
        metrics: Address and port at which figures are served, on this machine if it is a port alone; None: nowhere.
        loopback: Address and port of the Discord of our own, only ever on this machine.
        loopback_ca: Certificate that vouches for it.
        clock_file: File with the seconds by which that Discord's clock runs ahead, for the bot to go with it.
    """

    model_config = SettingsConfigDict(
        env_prefix=PREFIX, env_file=ENV_FILE, env_file_encoding="utf-8", env_ignore_empty=True, extra="ignore"
    )

    token: SecretStr | None = Field(default=None, validation_alias=TOKEN)
    data: Path = Path("local")
    database: Annotated[Path | Postgres, NoDecode] = Path()
    lease: Annotated[int, Field(ge=3, le=300)] = LEASE
    packs: Path = Path()
    log_level: Literal["DEBUG", "INFO", "WARNING", "ERROR"] = "INFO"
    log_form: Literal["console", "json"] = "console"
    log_file: Path | None = None
    lobbies_per_person: Count = 10
    matches_per_server: Count = 50
    lobby_days: Count = 7
    finished_days: Count | None = None
    archive: Path | None = None
    backup_dir: Path | None = None
    backups: Count = 7
    workers: Annotated[int, Field(ge=1, le=64)] = Field(default_factory=cores_to_spare)
    presses: Count = 5
    reports: Annotated[int, Field(gt=0, lt=1 << 63)] | None = None
    first_table: bool = True
    warm_up: bool = True
    emojis: bool = True
    webhook: str | None = None
    webhook_secret: SecretStr | None = Field(default=None, validate_default=True)
    webhook_for: str = ""
    metrics: str | None = None
    loopback: str | None = None
    loopback_ca: Path | None = None
    clock_file: Path | None = None

    @field_validator("database", mode="before")
    @classmethod
    def _kept_somewhere(cls, named: object) -> object:
        return where(named) if isinstance(named, str) else named

    @field_validator("packs")
    @classmethod
    def _a_folder(cls, path: Path) -> Path:
        if path.exists() and not path.is_dir():
            raise ValueError("is no folder; it must name one that holds a folder for each pack")
        return path

    @field_validator("token")
    @classmethod
    def _no_blanks(cls, token: SecretStr | None) -> SecretStr | None:
        # A token that was pasted with a line break is refused by Discord with a riddle.
        if token is not None and (not token.get_secret_value().isascii() or len(token.get_secret_value().split()) != 1):
            raise ValueError("is not a token; copy it again from Discord's developer portal")
        return None if token is None else SecretStr(token.get_secret_value().strip())

    @field_validator("loopback")
    @classmethod
    def _only_here(cls, address: str | None) -> str | None:
        if address is not None and not is_loopback(address):
            raise ValueError("must be an address of this machine with a port, such as 127.0.0.1:8443")
        return address

    @field_validator("metrics")
    @classmethod
    def _listened_at(cls, address: str | None) -> str | None:
        if address is None:
            return None
        whole = f"127.0.0.1:{address}" if address.isdecimal() else address
        try:
            listening(whole)
        except ValueError:
            raise ValueError("must be a port, or an IP address with a port, such as 127.0.0.1:9464") from None
        return whole

    @field_validator("webhook")
    @classmethod
    def _only_safely(cls, url: str | None) -> str | None:
        if url is not None and not is_safe(url):
            raise ValueError("must begin with https://, or be on this machine, such as http://127.0.0.1:9000/hatoba")
        return url

    @field_validator("webhook_secret")
    @classmethod
    def _signs(cls, secret: SecretStr | None, others: ValidationInfo) -> SecretStr | None:
        given = "" if secret is None else secret.get_secret_value()
        if others.data.get("webhook") is not None and len(given) < SECRET:
            raise ValueError(f"must be at least {SECRET} characters long, as HATOBA_WEBHOOK is set")
        return secret

    @field_validator("webhook_for")
    @classmethod
    def _listed(cls, named: str) -> str:
        if not all(each.strip().isalnum() for each in named.split(",") if named):
            raise ValueError("must name servers by their numbers and matches by their ids, apart by commas")
        return named

    @field_validator("backup_dir")
    @classmethod
    def _of_a_file(cls, folder: Path | None, others: ValidationInfo) -> Path | None:
        if folder is not None and isinstance(others.data.get("database"), Postgres):
            raise ValueError("is only for a database in a file; let pg_dump copy one of PostgreSQL's")
        return folder

    @field_validator("loopback_ca")
    @classmethod
    def _readable(cls, path: Path | None) -> Path | None:
        if path is not None and not path.is_file():
            raise ValueError("is no file")
        return path

    @field_validator("clock_file")
    @classmethod
    def _beside_our_own(cls, path: Path | None, others: ValidationInfo) -> Path | None:
        if path is not None and others.data.get("loopback") is None:
            raise ValueError("is only for a Discord of our own; Discord's clock is the machine's")
        return path

    @model_validator(mode="after")
    def _in_the_data_folder(self) -> Settings:
        if self.database == Path():
            self.database = self.data / "hatoba.sqlite3"
        if self.packs == Path():
            self.packs = self.data / "packs"
        return self


def listening(address: str) -> tuple[str, int]:
    """The IP address and the port that an address names.

    Raises:
        ValueError: It names something else.
    """
    parts = urlsplit(f"//{address}")
    ip = ipaddress.ip_address(parts.hostname or "")
    if parts.port is None or parts.netloc != address or "@" in address:
        raise ValueError(address)
    return str(ip), parts.port


def is_loopback(address: str) -> bool:
    """Whether an address, host and port, can only be on this machine."""
    try:
        host, _ = listening(address)
    except ValueError:
        return False
    return ipaddress.ip_address(host).is_loopback


def is_safe(url: str) -> bool:
    """Whether no one on the way can read what is sent to an address: it is encrypted, or stays on this machine."""
    try:
        parts = urlsplit(url)
    except ValueError:
        return False
    return bool(parts.scheme == "https" and parts.hostname) or (parts.scheme == "http" and is_loopback(parts.netloc))


class BadSettings(Exception):  # noqa: N818
    """The settings cannot be used; the message is a whole sentence that names the one."""


def read_settings() -> Settings:
    """What the operator has set, in the environment or in ``.env``.

    Raises:
        BadSettings: They cannot be used.
    """
    try:
        return Settings()
    except ValidationError as error:
        raise BadSettings(complaint(error)) from None
    except UnicodeDecodeError:
        raise BadSettings(
            f"{ENV_FILE} is no text in UTF-8; write it anew with a plain text editor, see .env.example."
        ) from None
    except OSError as error:
        raise BadSettings(f"{ENV_FILE} cannot be read ({error.strerror}).") from None


def load_settings() -> Settings:
    """Read the settings; if they cannot be used say which one in a sentence and stop with exit code 2."""
    try:
        return read_settings()
    except BadSettings as error:
        stop(str(error))


def complaint(error: ValidationError) -> str:
    """The first thing that is wrong, in one sentence that names the variable and never a secret."""
    first = error.errors(include_url=False, include_context=False, include_input=False)[0]
    field = str(first["loc"][0]) if first["loc"] else ""
    name = TOKEN if field in ("token", TOKEN) else f"{PREFIX}{field.upper()}"
    message = first["msg"].removeprefix("Value error, ").rstrip(".")
    return f"{name} {message[:1].lower()}{message[1:]}."


def stop(sentence: str, code: int = BAD_SETTINGS) -> NoReturn:
    """Say why the bot does not start, and stop."""
    sys.stderr.write(sentence + "\n")
    raise SystemExit(code)
