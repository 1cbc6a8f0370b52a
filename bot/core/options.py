"""The options of a lobby, as a game allows them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.core.boxes.catalog import ICONS, OF_EVERY_GAME, PACK, PLANS, RANKED, WHAT_IFS
from rules.core.frozen import frozen

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bot.store.records import MatchInfo
    from rules.core.game import Game
    from rules.core.labels import Label
    from rules.core.setup import Option


ON, OFF = "on", "off"
"""What the switches may be."""

SWITCHES = (PLANS, ICONS, RANKED, WHAT_IFS)
"""The options of every game that are on or off."""

RANKED_LEAST = 2
"""People of a ranked game."""


def shows_plans(options: Mapping[str, str], *, counts: bool) -> bool:
    """Whether whoever asks at a table is shown plans: by its options, else where its result would not count anyway.

    Args:
        counts: Whether the result counts as far as who plays is concerned: at least two people, and people alone.
    """
    return options.get(PLANS, OFF if counts else ON) == ON and not is_ranked(options)


def is_ranked(options: Mapping[str, str]) -> bool:
    """Whether a table's game counts for levels: among people alone, without plans, with the bot's own tables."""
    return options.get(RANKED) == ON


def allows_what_ifs(options: Mapping[str, str]) -> bool:
    """Whether people may try turns on private copies: in a ranked game only where its table wants that."""
    return not is_ranked(options) or options.get(WHAT_IFS) == ON


def shows_icons(info: MatchInfo) -> bool:
    """Whether the posts of a table show icons: by its options, unless anyone at it wants words alone."""
    return info.options.get(ICONS, ON) == ON and all(one.icons for one in info.preferences.values())


@frozen
class BadOption:
    """An option that the game does not have, or a value that it does not allow.

    Attributes:
        key: The option, as it was asked for.
    """

    key: str


def chosen(game: Game, before: Mapping[str, str], preferences: Mapping[str, str]) -> dict[str, str] | BadOption:
    """All options of a game after some were chosen.

    Args:
        before: What stood; where nothing stood, the default does.
        preferences: What is to be changed; besides the game's options those of every game: the name of a component
            pack, empty for none, whether plans and icons are shown, whether the game is ranked, and whether people may
            try turns all the same.
    """
    known = {option.key: option for option in game.options}
    for key, value in preferences.items():
        option = known.get(key)
        known_value = value in (ON, OFF) if key in SWITCHES else option is None or _allowed(option, value)
        if not known_value or (option is None and key not in OF_EVERY_GAME):
            return BadOption(key[:32])
    stands = {
        key: _tidy(option, preferences.get(key, before.get(key, option.default))) for key, option in known.items()
    }
    house = {key: preferences.get(key, before.get(key, "")) for key in OF_EVERY_GAME}
    if is_ranked(house) and (house[PACK] or house[PLANS] == ON):
        return BadOption(RANKED)
    return {**stands, **{key: value for key, value in house.items() if value}}


def refused_setup(game: Game, info: MatchInfo) -> Label | None:
    """Why those who are in a lobby, or the fewest who can play, cannot play with its options; None if they can."""
    return game.refuse_setup(max(info.taken, game.seats[0]), standing_options(game, info))


def standing_options(game: Game, info: MatchInfo) -> dict[str, str]:
    """The options of a lobby; the default of one that it does not know."""
    return {option.key: info.options.get(option.key, option.default) for option in game.options}


def _allowed(option: Option, value: str) -> bool:
    if not option.many:
        return value in option.values
    return all(one in option.values for one in value.split(",") if one)


def _tidy(option: Option, value: str) -> str:
    """Several values stand in the game's order, each once."""
    if not option.many:
        return value
    picked = value.split(",")
    return ",".join(one for one in option.values if one in picked)
