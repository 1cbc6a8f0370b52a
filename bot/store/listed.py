"""Ids of a list: part of a statement that reads the same however many they are, none included."""


def ids(mark: str = "?") -> str:
    """The ids of a JSON list, to be looked for with ``IN``.

    Args:
        mark: Where the list is put in: ``?``, or ``?3`` for the third value.
    """
    return f"(SELECT CAST(value AS BIGINT) FROM json_each({mark}))"  # noqa: S608 - a mark of our own
