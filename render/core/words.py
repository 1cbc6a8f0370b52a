"""The words of the house: Fluent messages of one language."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

from fluent.runtime import FluentBundle, FluentResource

if TYPE_CHECKING:
    from render.core.people import Lang

TEXTS = Path(__file__).parents[2] / "data" / "text"


class Words:
    """Every message of one language, found by its key."""

    def __init__(self, lang: Lang) -> None:
        self.lang = lang
        self._bundle = FluentBundle([lang], use_isolating=False)
        for path in sorted((TEXTS / lang).glob("*.ftl")):
            self._bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))

    @staticmethod
    @lru_cache(maxsize=8)
    def of(lang: Lang) -> Words:
        """The words of a language, read once."""
        return Words(lang)

    def text(self, key: str, **args: int | str) -> str:
        """The message ``key`` with its arguments filled in.

        Raises:
            KeyError: The language has no such message.
            ValueError: An argument is missing or does not fit.
        """
        message = self._bundle.get_message(key)
        if message.value is None:
            raise KeyError(key)
        text, errors = self._bundle.format_pattern(message.value, args)
        if errors:
            raise ValueError(f"{key} in {self.lang}: {errors[0]}")
        return str(text)
