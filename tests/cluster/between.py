"""A line between two processes that is slow, silent or cut, as networks are.

    python -m tests.cluster.between TARGET --slow 0.0005

listens at a port, which it prints, and hands on what comes to TARGET: a port of this machine, or a socket in a folder.
"""

from __future__ import annotations

import argparse
import contextlib
import socket
import sys
import time
from threading import Event, Lock, Thread

AT_ONCE = 1 << 16
"""Bytes that are handed on at a time."""


class Between:
    """A line; whoever makes it may make it slow, silent, or cut it while others use it.

    Attributes:
        port: Where it listens.
        slow: Seconds that pass before something is handed on to the target: a round trip takes so much longer.
    """

    def __init__(self, target: int | str, slow: float = 0.0) -> None:
        """Begin to listen.

        Args:
            target: A port of this machine, or a socket.
        """
        self.slow = slow
        self._target = target
        self._flows = Event()
        self._flows.set()
        self._is_cut = False
        self._ends: set[socket.socket] = set()
        self._changing = Lock()
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.port = int(self._listening.getsockname()[1])
        Thread(target=self._accept, daemon=True).start()

    def silence(self) -> None:
        """Hand nothing on, and close nothing: both sides wait, as behind a wall that drops what comes."""
        self._flows.clear()

    def cut(self) -> None:
        """Close what is open, and whatever is opened from now on."""
        with self._changing:
            self._is_cut = True
            ends, self._ends = self._ends, set()
        for end in ends:
            _close(end)
        self._flows.set()

    def mend(self) -> None:
        """Let all flow again."""
        self._is_cut = False
        self._flows.set()

    def close(self) -> None:
        """Listen no more."""
        self.cut()
        _close(self._listening)

    def _accept(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                near, _ = self._listening.accept()
                Thread(target=self._begin, args=(near,), daemon=True).start()

    def _begin(self, near: socket.socket) -> None:
        self._flows.wait()
        try:
            far = _connected(self._target)
        except OSError:
            _close(near)
            return
        near.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        with self._changing:
            self._ends |= {near, far}
            is_cut = self._is_cut
        if is_cut:
            self.cut()
            return
        Thread(target=self._hand_on, args=(near, far), kwargs={"there": True}, daemon=True).start()
        self._hand_on(far, near, there=False)

    def _hand_on(self, source: socket.socket, target: socket.socket, *, there: bool) -> None:
        with contextlib.suppress(OSError):
            while data := source.recv(AT_ONCE):
                if there and self.slow:
                    time.sleep(self.slow)
                self._flows.wait()
                target.sendall(data)
        for end in (source, target):
            _close(end)
            with self._changing:
                self._ends.discard(end)


def _connected(target: int | str) -> socket.socket:
    if isinstance(target, int):
        made = socket.create_connection(("127.0.0.1", target))
        made.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        return made
    made = socket.socket(socket.AF_UNIX)
    made.connect(target)
    return made


def _close(end: socket.socket) -> None:
    with contextlib.suppress(OSError):
        end.shutdown(socket.SHUT_RDWR)
    end.close()


def main() -> None:
    """Be a line until the input ends."""
    parser = argparse.ArgumentParser(prog="python -m tests.cluster.between")
    parser.add_argument("target", help="a port of this machine, or a socket")
    parser.add_argument("--slow", type=float, default=0.0, help="seconds by which a round trip takes longer")
    asked = parser.parse_args()
    line = Between(int(asked.target) if asked.target.isdecimal() else asked.target, asked.slow)
    sys.stdout.write(f"{line.port}\n")
    sys.stdout.flush()
    sys.stdin.read()


if __name__ == "__main__":
    main()
