"""A line that is slow, as between two machines, in a process of its own so that it is no slower than it should be.

    python -m tests.cluster.between SOCKET --slow 0.0005

listens at a port, which it prints, and hands on what comes. What passes an event loop waits for whole milliseconds, and
a short sleep is half as long again; here a thread looks at the clock until it is time.
"""

from __future__ import annotations

import argparse
import contextlib
import socket
import sys
import time
from threading import Thread

AT_ONCE = 1 << 16
"""Bytes that are handed on at a time."""


def serve(listening: socket.socket, target: str, slow: float) -> None:
    """Join whatever comes to a socket, each with a connection of its own."""
    while True:
        near, _ = listening.accept()
        near.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        far = socket.socket(socket.AF_UNIX)
        far.connect(target)
        Thread(target=hand_on, args=(near, far, slow), daemon=True).start()
        Thread(target=hand_on, args=(far, near, 0.0), daemon=True).start()


def hand_on(source: socket.socket, target: socket.socket, slow: float) -> None:
    """Hand on what comes, each time so many seconds later."""
    with contextlib.suppress(OSError):
        while data := source.recv(AT_ONCE):
            until = time.perf_counter() + slow
            while time.perf_counter() < until:
                # Others have their turn.
                time.sleep(0)
            target.sendall(data)
    for end in (source, target):
        with contextlib.suppress(OSError):
            end.shutdown(socket.SHUT_RDWR)


def main() -> None:
    """Be a line until the input ends."""
    parser = argparse.ArgumentParser(prog="python -m tests.cluster.between")
    parser.add_argument("target", help="a socket of this machine")
    parser.add_argument("--slow", type=float, default=0.0, help="seconds by which a round trip takes longer")
    asked = parser.parse_args()
    listening = socket.create_server(("127.0.0.1", 0))
    Thread(target=serve, args=(listening, asked.target, asked.slow), daemon=True).start()
    sys.stdout.write(f"{listening.getsockname()[1]}\n")
    sys.stdout.flush()
    sys.stdin.read()


if __name__ == "__main__":
    main()
