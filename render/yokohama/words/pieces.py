"""Single cards of Yokohama that can be looked up: technologies and orders."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.core.topic import Topic
from render.yokohama.words.labels import order, order_name, technology, technology_effect
from rules.core.labels import say
from rules.yokohama.model.facts import Facts

if TYPE_CHECKING:
    from render.core.words import Words
    from rules.yokohama.model.numbers import Tables


def pieces(tables: Tables, words: Words, heading: str) -> tuple[Topic, ...]:
    """All technologies and orders, each under its name with what it does.

    Args:
        heading: Where a reader's rulebook explains technologies.
    """
    facts = Facts(tables)
    technologies = [
        Topic(
            one.id,
            words.plain(technology(one), ()),
            words.plain(say("yokohama-piece-technology", effect=technology_effect(one.name), value=one.value), ()),
            heading,
        )
        for one in facts.technologies
    ]
    orders = [Topic(one.id, order_name(one.id), words.plain(order(one), ()), "") for one in facts.orders]
    return (*technologies, *orders)
