"""Nippon: what an action is said to bring is what the rules allow."""

from __future__ import annotations

import json
from collections import Counter
from itertools import permutations
from typing import TYPE_CHECKING

import pytest

from rules.core.decisions import Choice, Pick
from rules.core.rng import Rng
from rules.core.table import Table
from rules.nippon.model.state import Worker
from rules.nippon.model.terms import Action
from rules.nippon.steps.actions.action import Act
from rules.nippon.steps.actions.markets import Supply
from tests.contract.playing import spread
from tests.rules.nippon_play import RULES, Play

if TYPE_CHECKING:
    from rules.core.decisions import Question

PICKED: set[Action] = {"machines", "produce", "ships", "railways"}
"""Actions of which several activations are picked together."""


def often(play: Play, action: Action) -> int:
    """How often an action can be activated, as its answer says."""
    play.state.hiring = [["white"] for _ in play.state.hiring]
    detail = RULES.questions(play.state)[0].explain(Act(action, "white")).detail
    assert detail is not None
    return int(dict(detail.args)["often"])  # type: ignore[arg-type] # it is a number


@pytest.mark.parametrize(("action", "piece"), [("ships", "ships"), ("railways", "railways"), ("machines", "machines")])
def test_no_more_pieces_than_are_left(action: Action, piece: str) -> None:
    """With one piece left, an action is activated once."""
    play = Play().own("cotton1a", "paper1a", "bento1a").have(money=40, iron=9)
    assert often(play, action) == 3
    setattr(play.me, piece, 5)
    assert often(play, action) == 1


def test_the_factory_that_needs_no_coal_counts() -> None:
    """Bento 4B spares one factory its coal: three productions with the coal of two."""
    play = Play().own("cotton1a", "paper1a").own("bento4b").have(coal=4)
    assert often(play, "produce") == 3
    play.type("produce w cotton1a paper1a bento4b free bento4b with bento4b")
    assert play.asked == "end"


def test_specialists_need_room_in_the_work_area() -> None:
    """The worker of the action takes a space before."""
    play = Play().have(money=40, iron=9)
    play.me.work = [Worker("white")] * 4
    assert often(play, "ships") == 1


def test_no_more_steps_than_a_track_has() -> None:
    """One step from the end of the track, more steps are offered to no one."""
    play = Play().have(money=40)
    play.me.rnd = 11
    assert often(play, "rnd") == 1


def test_no_more_markets_than_markers_do_for() -> None:
    """Three goods, but of the markers that they call for only the lowest lies in the store."""
    play = Play().own("cotton1a", goods=3)
    assert often(play, "markets") == 2
    play.me.markers = [1]
    assert often(play, "markets") == 1


def test_a_marker_that_is_replaced_comes_back_and_is_laid_again() -> None:
    """One cotton, two more in its place, and the marker for one again for paper."""
    play = Play().own("cotton1a", goods=3).own("paper1a", goods=1)
    assert often(play, "markets") == 3


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_the_action_then_offers_as_much_as_was_said(seats: int) -> None:
    """In whole matches: as many things can be picked together as the action was said to be activated."""
    seen = set[Action]()
    for before in spread("nippon", seats, 1):
        state = RULES.codec.state.validate_python(json.loads(json.loads(before.match.dump())["state"]))
        acts = [one for part in before.question.parts if isinstance(part, Choice) for one in part.offers]
        for act in acts:
            if not isinstance(act, Act) or act.action not in PICKED:
                continue
            detail = before.question.explain(act).detail
            assert detail is not None
            said = dict(detail.args)["often"]
            assert isinstance(said, int)
            copy = RULES.position(state, before.question.seat).copy()
            RULES.play(copy.state, copy.seat, act, Table(Rng(b"")))
            (pick,) = [part for part in RULES.questions(copy.state)[0].parts if isinstance(part, Pick)]
            suggested = len(pick.suggest()[0])
            # Of factories only those with room are suggested, where there are any.
            assert said == suggested or (act.action == "produce" and said > suggested), act
            seen.add(act.action)
    assert seen == PICKED


@pytest.mark.parametrize("seats", [2, 3])
def test_as_many_markets_can_be_supplied_as_was_said(seats: int) -> None:
    """And none more: in whole matches, by all ways to supply markets of a region."""
    seen = Counter[int]()
    for before in (*spread("nippon", seats, 1), *spread("nippon", seats, 2)):
        state = RULES.codec.state.validate_python(json.loads(json.loads(before.match.dump())["state"]))
        acts = [one for part in before.question.parts if isinstance(part, Choice) for one in part.offers]
        act = next((one for one in acts if isinstance(one, Act) and one.action == "markets"), None)
        if act is None:
            continue
        detail = before.question.explain(act).detail
        assert detail is not None
        said = dict(detail.args)["often"]
        copy = RULES.position(state, before.question.seat).copy()
        RULES.play(copy.state, copy.seat, act, Table(Rng(b"")))
        (question,) = RULES.questions(copy.state)
        assert said == max(_together(question, part) for part in question.parts if isinstance(part, Choice))
        seen[said] += 1
    assert len(seen) > 1


def _together(question: Question, part: Choice) -> int:
    """How many of the markets that a part offers can be supplied together."""
    singles = {one for answer in part.offers if isinstance(answer, Supply) for one in answer.deliveries}
    plain = sorted((one for one in singles if not one.sources), key=str)
    ways = (None, *[answer.modifier for answer in part.offers if isinstance(answer, Supply)][:1])
    return next(
        count
        for count in (3, 2, 1)
        if any(question.refuse(Supply(chosen, 0, way)) is None for chosen in permutations(plain, count) for way in ways)
    )
