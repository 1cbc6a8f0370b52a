"""A table of Yokohama at which the president has just come to an area."""

from tests.rules.yokohama_table import TableOfYokohama


def acting(name: str, power: int, **things: int) -> TableOfYokohama:
    """A table after the president went to an area with this power."""
    table = TableOfYokohama().put(f"{name}*{power - 1}").own(**{"yen": 0, "assistants": 3, "shops": 0, **things})
    table.do("place none", f"go {name}")
    return table


def learning(power: int, *cards: str, **things: int) -> TableOfYokohama:
    """A table in Laboratory A with these cards on its first spaces."""
    table = TableOfYokohama().board(0, *cards).put(f"lab*{power - 1}").own(**{"yen": 0, "assistants": 3, **things})
    table.do("place none", "go lab")
    return table
