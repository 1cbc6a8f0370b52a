"""The phrase table of playing alone: what the rulebook's opponent does, each step with its reason."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from render.nippon.words.labels import TAKATOSHI, city, colours, numbers, space, worker
from render.nippon.words.phrase import Phrase, alone, sentence
from rules.core.labels import Label, Who, say
from rules.core.seats import Seat
from rules.nippon.events import takatoshi
from rules.nippon.model.terms import REGIONS

if TYPE_CHECKING:
    from rules.core.labels import Arg

HE, YOU = TAKATOSHI, Who(Seat(0))


def solo_phrase(event: takatoshi.TakatoshiEvent) -> Phrase:
    """How an event of playing alone is told."""
    match event:
        case takatoshi.TileRevealed():
            arrow, border = event.arrow or "none", event.border or "none"
            revealed = "nippon-tell-tile-revealed"
            return sentence("tile", revealed, who=HE, space=event.space, arrow=arrow, border=border)
        case takatoshi.TakatoshiHired():
            took, ties = worker(event.worker), len(event.tied)
            takes = say("nippon-post-solo-takes", who=HE, worker=took, space=event.space, ties=ties)
            return Phrase(_hired(event), "tile", takes, "head")
        case takatoshi.TakatoshiIdle():
            idle = say("nippon-tell-takatoshi-idle", who=HE, why=event.why)
            return Phrase(idle, "tile", say("nippon-post-solo-idle", why=event.why))
        case takatoshi.MarkerPicked():
            on = int(event.row > event.section)
            return sentence("weighed", "nippon-tell-marker-picked", who=HE, value=event.value, row=event.row, on=on)
        case takatoshi.RegionChosen():
            why, where = _why(event), event.region or "none"
            return Phrase(_chosen(event), "weighed", say("nippon-post-solo-region", region=where, why=why))
        case takatoshi.TakatoshiRailway():
            built = say("nippon-tell-takatoshi-railway", space=event.space, **_influence(event))
            return Phrase(built, "built", say("nippon-post-solo-railway"))
        case takatoshi.TakatoshiMarker():
            return Phrase(_laid(event), "built", _laid_briefly(event))
        case _:
            return _beside(event)


def _beside(event: takatoshi.SoloPrepared | takatoshi.StackRenewed | takatoshi.GoalsJudged) -> Phrase:
    """What happens outside his turns."""
    match event:
        case takatoshi.SoloPrepared():
            workers = zip(REGIONS, event.regions, strict=True)
            return alone(
                "nippon-tell-solo-prepared",
                who=HE,
                priorities=colours(event.priorities),
                regions=tuple([say("nippon-solo-worker", region=region, colour=colour) for region, colour in workers]),
                goals=tuple([say("nippon-solo-goal", goal=due.goal, need=due.need) for due in event.goals]),
            )
        case takatoshi.StackRenewed():
            return sentence("built", "nippon-tell-stack-renewed", who=HE, priorities=colours(event.priorities))
        case takatoshi.GoalsJudged():
            goals = [say("nippon-solo-tally", goal=due.goal, have=due.have, need=due.need) for due in event.goals]
            judged = "nippon-tell-goals-judged"
            return sentence("own", judged, who=YOU, opponent=HE, goals=tuple(goals), won=int(event.won))
        case _:
            assert_never(event)


def _hired(event: takatoshi.TakatoshiHired) -> Label:
    return say(
        "nippon-tell-takatoshi-hired",
        who=HE,
        space=event.space,
        count=event.count,
        ties=len(event.tied),
        tied=numbers(event.tied),
        colour=event.worker,
        missing=len(event.absent),
        absent=colours(event.absent),
    )


def _why(event: takatoshi.RegionChosen) -> str:
    """Why he acts in a region: he has more influence there than the reader or not; or why nowhere."""
    chosen = next((region for region in event.weighed if region.region == event.region), None)
    return "none" if chosen is None else "ahead" if chosen.ahead else "behind"


def _chosen(event: takatoshi.RegionChosen) -> Label:
    why = _why(event)
    regions = tuple([say("nippon-solo-weighed", free=one.free, **_influence(one)) for one in event.weighed])
    return say("nippon-tell-region-chosen", who=HE, regions=regions, region=event.region or "none", why=why)


def _influence(
    there: takatoshi.Weighed | takatoshi.TakatoshiRailway | takatoshi.TakatoshiMarker,
) -> dict[str, Arg]:
    """How much influence both have in a region."""
    return {"who": HE, "you": YOU, "region": there.region, "his": there.his, "yours": there.yours}


def _laid(event: takatoshi.TakatoshiMarker) -> Label:
    return say(
        "nippon-tell-takatoshi-marker",
        value=event.value,
        place=space(event.city, event.edge, event.good),
        way=event.way,
        printed=event.printed,
        removed=event.removed,
        lost=event.lost,
        **_influence(event),
    )


def _laid_briefly(event: takatoshi.TakatoshiMarker) -> Label:
    """What a post says of it: the reason in few words, and what became of a marker of the reader."""
    gone = {"replace": "replaced", "remove": "removed"}.get(event.way, event.removed)
    return say(
        "nippon-post-solo-marker",
        value=event.value,
        city=city(event.city),
        printed=event.printed if event.way == "printed" else -1,
        gone=gone if event.lost else "none",
        you=YOU,
        lost=event.lost,
    )
