"""Things of Nippon that are picked, by their word in the notation: ``cotton1a/iron``, ``kanto/silk``, ``berlin``."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from rules.core.labels import Label, say
from rules.nippon.model.phrases import factory_label
from rules.nippon.model.spaces import NO_BONUS
from rules.nippon.model.terms import DESTINATIONS, REGIONS

if TYPE_CHECKING:
    from rules.nippon.model.terms import Region

_GAIN = re.compile(r"([0-9]*)([a-z]+)")


def thing(word: str) -> Label:
    """Something that can be picked: a destination, a railway space, a machine space or a factory."""
    if word in DESTINATIONS:
        return say("nippon-destination", destination=word)
    name, slash, behind = word.partition("/")
    if name in REGIONS:
        return rail(name, behind)
    if slash:
        return say("nippon-slot-iron", factory=factory_label(name))
    return factory_label(word)


def rail(region: str, bonus: str) -> Label:
    """A railway space of a region by its bonus."""
    return say("nippon-rail", region=region, gain=tuple(map(_gain, () if bonus == NO_BONUS else bonus.split("+"))))


def region_of(space: str) -> Region:
    """The region in which a railway space lies."""
    return next(one for one in REGIONS if one == space.partition("/")[0])


def _gain(word: str) -> Label:
    """A bonus as it is typed: ``silk``, ``2money``, ``2vp``."""
    found = _GAIN.fullmatch(word)
    assert found is not None, "a bonus is a number and a word"
    what = "points" if found[2] == "vp" else found[2]
    return say("nippon-amount", what=what, count=int(found[1] or 1))
