"""Typed answers, word by word: names of areas, goods and cards in any order that makes sense."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.core.reasons import IllegalAction
from rules.yokohama import actions as given
from rules.yokohama import parsing_areas, parsing_moves
from rules.yokohama.judging import declined, not_asked
from rules.yokohama.words import AGENT_WORDS

if TYPE_CHECKING:
    from collections.abc import Callable

    from rules.yokohama.model.terms import AgentKind
    from rules.yokohama.typed import Typed


WHOLE: dict[str, given.Single] = {"spin": given.Spin(), "university": given.Study(), "end": given.EndTurn()}
"""Answers that are one word and mean the same in every position."""


def parse(typed: Typed) -> given.Action:
    """The answer that was typed.

    Raises:
        IllegalAction: It is not understood, or leaves too much open.
    """
    words = typed.words
    verb = words.verb()
    action = WHOLE.get(verb) or _PARSERS[verb](typed)
    if words.more:
        raise words.unknown()
    return action


def _keep(typed: Typed) -> given.Action:
    """``keep gb3``."""
    return given.KeepOrder(typed.words.order(typed.facts.order_numbers))


def _order(typed: Typed) -> given.Action:
    """``order gb3``."""
    return given.CompleteOrder(typed.words.order(typed.facts.order_numbers))


def _achieve(typed: Typed) -> given.Action:
    """``achieve A3``."""
    return given.Achieve(typed.words.word().upper())


def _reward(typed: Typed) -> given.Action:
    """``reward fr``."""
    return given.TakeReward(_token(typed))


def _agent(typed: Typed) -> given.Action:
    """``agent tea1``, ``agent tea1 with gb``."""
    area = typed.words.area()
    return given.UseAgent(area, _token(typed) if typed.words.take("with") else None)


def _token(typed: Typed) -> AgentKind:
    """A country, or ``free``."""
    word = typed.words.meant(AGENT_WORDS)
    kinds: dict[str, AgentKind] = {"gb": "gb", "us": "us", "fr": "fr", "de": "de", "nl": "nl", "free": "free"}
    return kinds[word]


def _none(typed: Typed) -> given.Action:
    """Decline whatever is asked."""
    what = declined(typed.state)
    if not what:
        raise IllegalAction(not_asked(typed.state))
    return given.Decline(what[0])


_PARSERS: dict[str, Callable[[Typed], given.Action]] = {
    "keep": _keep,
    "place": parsing_moves.place,
    "telegram": parsing_moves.telegram,
    "go": parsing_moves.go,
    "recall": parsing_moves.recall,
    "church": parsing_areas.church,
    "customs": parsing_areas.customs,
    "hire": parsing_areas.hire,
    "tech": parsing_areas.tech,
    "station": parsing_areas.station,
    "take": parsing_areas.take,
    "trade": parsing_areas.trade,
    "token": parsing_areas.token,
    "build": parsing_areas.build,
    "gain": parsing_areas.gain,
    "move": parsing_moves.move,
    "leave": parsing_moves.leave,
    "reward": _reward,
    "order": _order,
    "achieve": _achieve,
    "agent": _agent,
    "none": _none,
}
