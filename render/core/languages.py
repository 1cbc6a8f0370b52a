"""The languages of the house: one row each, and nothing else in the code knows a language by its name."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rules.core.frozen import frozen

if TYPE_CHECKING:
    from collections.abc import Mapping

Lang = str
"""Key of a language in `LANGUAGES`, such as ``de``. English, ``en``, stands in wherever another one lacks a message."""


@frozen
class Language:
    """A language in which the house speaks.

    Attributes:
        key: Its folder in ``data/text``, and its id in the database and in menus.
        name: What it calls itself.
        locale: Babel's locale, by which lists are joined and numbers, dates and places are written.
        day: Babel's pattern of a day with its weekday, as in "Sunday 29 November".
        short_day: Babel's pattern of a day without its weekday, as in "29 November".
        discord: Discord's locales whose readers get this language; the first one stands for them all.
    """

    key: Lang
    name: str
    locale: str
    day: str
    short_day: str
    discord: tuple[str, ...]


LANGUAGES: Final[Mapping[Lang, Language]] = {
    language.key: language
    for language in (
        Language("en", "English", "en_GB", "EEEE d MMMM", "d MMMM", ("en-US", "en-GB")),
        Language("de", "Deutsch", "de", "EEEE, d. MMMM", "d. MMMM", ("de",)),
        Language("it", "Italiano", "it", "EEEE d MMMM", "d MMMM", ("it",)),
    )
}
"""All languages by their keys, in the order in which menus offer them."""


def spoken(locale: str) -> Lang:
    """Key of the language for whoever Discord shows in a locale, such as ``de`` or ``en-US``; English if none fits."""
    language = nearest(locale)
    return "en" if language is None else language.key


def nearest(locale: str) -> Language | None:
    """The language that names a locale, of Discord or of a browser, or another form of it; None if none does."""
    exact = (language for language in LANGUAGES.values() if locale in language.discord)
    alike = (each for each in LANGUAGES.values() if root(locale) in map(root, each.discord))
    return next(exact, next(alike, None))


def root(locale: str) -> str:
    """The part of a locale that names the language alone: ``en`` of ``en-US``."""
    return locale.partition("-")[0].lower()
