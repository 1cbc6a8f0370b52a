"""The way from an unchanged Discord client to the local Discord, and to nowhere else."""

import ipaddress
import socket
import ssl
from pathlib import Path

import aiohttp
from aiohttp.abc import AbstractResolver, ResolveResult

DISCORD_HOSTS = frozenset({"discord.com", "gateway.discord.gg", "cdn.discordapp.com"})
"""The names under which Discord is reached; the local Discord answers to them and to no other."""


def split_address(address: str) -> tuple[str, int]:
    """Return host and port of a loopback address.

    Args:
        address: such as `127.0.0.1:8443`.

    Raises:
        ValueError: it is not a loopback address with a port.
    """
    host, _, port = address.rpartition(":")
    try:
        loopback = ipaddress.ip_address(host).is_loopback and ":" not in host
    except ValueError:
        loopback = False
    if not loopback or not port.isdecimal() or not 0 < int(port) < 65536:
        raise ValueError(
            f"The local Discord is only ever at a loopback address such as 127.0.0.1:8443, not at {address!r}."
        )
    return host, int(port)


class _LoopbackResolver(AbstractResolver):
    """Finds Discord's names on this machine, and no other name anywhere."""

    def __init__(self, host: str, port: int) -> None:
        self._host = host
        self._port = port

    async def resolve(
        self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_INET
    ) -> list[ResolveResult]:
        """Return where a name is found, which is the local Discord, or refuse the name."""
        del port, family
        if host not in DISCORD_HOSTS:
            raise OSError(f"{host} is not reachable from the local Discord")
        return [
            ResolveResult(
                hostname=host,
                host=self._host,
                port=self._port,
                family=socket.AF_INET,
                proto=0,
                flags=socket.AI_NUMERICHOST,
            )
        ]

    async def close(self) -> None:
        """Nothing is held open."""


def loopback_connector(address: str, ca_file: Path) -> aiohttp.TCPConnector:
    """Return a connector that leads Discord's names to the local Discord and every other name nowhere.

    Args:
        address: loopback address with port, such as `127.0.0.1:8443`.
        ca_file: the certificate authority that vouches for the local Discord, in PEM.

    Returns:
        A connector for `discord.Client(connector=...)`; to be made inside a running event loop.

    Raises:
        ValueError: the address is not a loopback address with a port.
    """
    host, port = split_address(address)
    context = ssl.create_default_context(cafile=str(ca_file))
    return aiohttp.TCPConnector(resolver=_LoopbackResolver(host, port), ssl=context, limit=0)
