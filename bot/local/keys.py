"""Keys of the local Discord: made anew for every world, and compared so that nothing can be learned from the time."""

import secrets


def new_key() -> str:
    """Return a key that no one can guess; on a machine with several users it keeps the others out."""
    return secrets.token_urlsafe(24)


def opens(given: str, key: str) -> bool:
    """Whether what a visitor brought is the key, whatever characters it is made of."""
    return secrets.compare_digest(given.encode(errors="replace"), key.encode())
