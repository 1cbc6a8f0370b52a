"""Insurance: who is asked, in which order answers count, what they save."""

from itertools import product

from hypothesis import given, settings
from hypothesis import strategies as st

from rules.core.rng import Rng
from rules.core.seats import Seat
from rules.osaka.events import GoodsLost, InsuranceAsked, Insured, NotInsured
from rules.osaka.model.cover import Cover
from rules.osaka.steps.insuring import Insure, by_discards, by_goods, counted
from rules.osaka.steps.market import Refill
from rules.osaka.steps.payday import CheckEnd, ReturnShips, Sink
from rules.osaka.steps.turn import NextSeat
from tests.rules.osaka_table import FACTS, RULES, TableOfOsaka, cards, some

STORM = (CheckEnd(), Sink(), ReturnShips(), Refill(), NextSeat())


def storm(*hands: str, goods: tuple[str, ...], ships: str = "5 3 0 0", active: int = 0) -> TableOfOsaka:
    """Blue sinks, as red has arrived."""
    table = TableOfOsaka(*hands, goods=goods, ships=ships, active=active, stack=STORM, market="y2 y2", farm="y3 y3 y3")
    table.go_on()
    return table


def test_asked_is_who_has_goods_at_risk_and_a_hand_card_whatever_it_is() -> None:
    table = storm("r5", "", "b2", "g2", goods=("b5", "b5", "", "b2"), active=3)
    assert [question.seat for question in table.asked] == [3, 0]
    assert table.told[-1] == InsuranceAsked((Seat(3), Seat(0)), ("blue",))
    assert table.parts(0) == ["none"]
    assert table.question_of(0).missing()[0].reason.label.key == "osaka-no-symbols"


def test_insured_goods_are_no_longer_at_risk() -> None:
    table = TableOfOsaka("b2", "", goods=("b5",), insured=("b5",), ships="5 3 0 0", stack=STORM)
    told = table.go_on()
    assert some(told, "insurance-asked") == []
    assert table.goods(0) == "b5"


def test_answers_count_clockwise_from_the_active_seat() -> None:
    table = storm("b2", "b3", "b2", goods=("b5", "b3", "b2"), active=1)
    assert table.do("insure none", seat=0) == []
    assert table.do("insure b2", seat=2) == []
    assert table.question_of(2).answered == "insure b2"
    told = table.do("insure b3", seat=1)
    assert told[:3] == [
        Insured(Seat(1), cards("b3"), cards("b3"), ahead=False),
        Insured(Seat(2), cards("b2"), cards("b2"), ahead=True),
        NotInsured(Seat(0), ahead=True),
    ]
    assert some(told, "goods-lost") == [GoodsLost(Seat(0), cards("b5"))]


def test_an_answer_given_ahead_can_be_changed_and_is_seen_by_no_one_else() -> None:
    table = storm("b2", "b3 b2", goods=("b5", "b3"))
    answer = table.read("insure b3", 1)
    assert RULES.play(table.state, Seat(1), answer, table.table) == "insure ?"
    assert table.question_of(0).answered is None
    table.do("insure b2", seat=1)
    assert table.question_of(1).answered == "insure b2"
    assert table.hand(1) == "b3 b2"
    told = table.do("insure none", seat=0)
    assert Insured(Seat(1), cards("b2"), cards("b3"), ahead=True) in told


def test_an_answer_in_its_turn_is_open() -> None:
    table = storm("b2", "b3", goods=("b5", "b3"))
    answer = table.read("insure b2", 0)
    assert RULES.play(table.state, Seat(0), answer, table.table) is None


def test_an_answer_that_turns_over_others_is_final() -> None:
    """Whoever turns over an answer given ahead has seen it; as long as none waits, the first can be taken back."""
    table = storm("b2", "b3", "b2", goods=("b5", "b3", "b2"))
    assert not table.question_of(0).describe("insure none").final
    table.do("insure b3", seat=1)
    assert table.question_of(0).describe("insure none").final
    assert not table.question_of(1).describe("insure none").final
    table.do("insure none", seat=0)
    assert [question.seat for question in table.asked] == [2]


def test_the_last_answer_of_all_is_final() -> None:
    """Cards are laid out after it."""
    table = storm("b2", "b3", goods=("b5", "b3"))
    table.do("insure none", seat=0)
    assert table.question_of(1).describe("insure none").final


def test_one_symbol_saves_one_good_of_its_colour() -> None:
    table = storm("b3 b2 y2", "", goods=("b5 b5 b3 b2",))
    assert table.amounts("insure").kinds == ("b3", "b2")
    table.do("insure b3 b2")
    assert table.goods(0) == "b5 b5 b3"


def test_the_most_valuable_goods_are_saved_unless_one_chooses() -> None:
    table = storm("b2", "", goods=("b5 b3 b2",))
    table.do("insure b2")
    assert table.goods(0) == "b5 b3"
    other = storm("b2", "", goods=("b5 b3 b2",))
    other.do("insure b2 save b5 b2")
    assert other.goods(0) == "b5 b2"


def test_more_goods_than_can_be_saved_are_refused_with_the_reason() -> None:
    table = storm("b3", "", goods=("b5 b3 b2",))
    part = table.amounts("save")
    assert table.refused(part.notation(part.bounds)).label.key == "osaka-symbols-short"


def test_goods_are_chosen_by_a_part_of_their_own_if_not_all_can_be_saved() -> None:
    table = storm("b3 b3", "", goods=("b5 b3 b2",))
    part = table.amounts("save")
    assert part.kinds == ("b5", "b3", "b2")
    assert part.notation((1, 0, 1)) == "insure b3 b3 save b5 b2"
    assert part.notation((0, 0, 1)) == "insure b3 save b2"
    refusal = part.refuse((1, 1, 1))
    assert refusal is not None
    assert refusal.label.key == "osaka-symbols-short"
    assert "save" not in storm("b2 b3", "", goods=("b5 b3 b2",)).parts()


def test_several_ships_at_once() -> None:
    table = storm("b2 y3", "", goods=("b5 y3 y2",), ships="5 3 4 0")
    assert table.question_of().standing[1].answer == Insure(("b2", "y3"), None)
    told = table.do("insure b2 y3")
    assert told[0] == Insured(Seat(0), cards("b2 y3"), cards("b5 y3"), ahead=False)


def test_standing_answers() -> None:
    table = storm("b3 b3 b2 b2", "", goods=("b5 b5 b3",))
    assert [(one.key, RULES.write(one.answer)) for one in table.question_of().standing] == [
        ("never", "insure none"),
        ("most", "insure b3 b2"),
    ]


def test_refusals() -> None:
    table = storm("b3 b2 y2", "", goods=("b5 b3",))
    for text, key in (
        ("insure y2", "osaka-colour-safe"),
        ("insure r2", "osaka-colour-safe"),
        ("insure b2 b2", "osaka-no-insurance-card"),
        ("insure b5", "osaka-no-symbol"),
        ("insure b3 save b5 b3", "osaka-symbols-short"),
        ("insure b2 save b2", "osaka-not-at-risk"),
        ("insure b2 save", "notation-short"),
        ("insure", "notation-short"),
        ("take y2", "osaka-asked-insurance"),
    ):
        assert table.refused(text).label.key == key, text


def test_no_cards_and_no_goods_are_no_choice() -> None:
    table = storm("b3 b2 y2", "", goods=("b5 b5 b3 b2",))
    for part, key in (("insure", "osaka-nothing-discarded"), ("save", "osaka-nothing-saved")):
        amounts = table.amounts(part)
        reason = amounts.refuse((0,) * len(amounts.kinds))
        assert reason is not None
        assert reason.label.key == key
    reason = table.question_of().refuse(Insure(("b2",), ()))
    assert reason is not None
    assert reason.label.key == "osaka-nothing-saved"


def test_superfluous_cards_may_be_discarded_but_are_not_suggested() -> None:
    table = storm("b3 b2", "", goods=("b5",))
    part = table.amounts("insure")
    assert part.refuse((1, 1)) is None
    assert part.suggest() == ((1, 0),)
    table.do("insure b3 b2")
    assert (table.goods(0), table.hand(0)) == ("b5", "")


@st.composite
def covers(draw: st.DrawFn) -> Cover:
    """Red and blue goods at risk, cards of both colours."""
    risk, held = FACTS.nothing, FACTS.nothing
    for kind in (*FACTS.suits[0], *FACTS.suits[1]):
        risk[kind] = draw(st.integers(0, 2))
    for suit in FACTS.suits[:2]:
        if any(risk[kind] for kind in suit):
            for kind in suit:
                held[kind] = draw(st.integers(0, 2)) if FACTS.symbols[kind] else 0
    return Cover(FACTS, tuple(risk), tuple(held))


class Dial(Rng):
    """Dice that come up 0, 1, 2 and so on."""

    def below(self, n: int) -> int:
        self.counter += 1
        return (self.counter - 1) % n


@given(covers())
@settings(max_examples=60, deadline=None)
def test_both_ways_to_answer_agree_with_brute_force(cover: Cover) -> None:
    for way, there in ((by_discards(cover), cover.cards), (by_goods(cover), cover.risk)):
        bounds = [there[FACTS.names.index(name)] for name in way.kinds]
        if not bounds:
            continue
        every = [answer for answer in product(*(range(n + 1) for n in bounds)) if way.refuse(answer) is None]
        dial = Dial(b"")
        assert sorted(way.sample(dial) for _ in every) == sorted(every)
        suggested = way.suggest()
        assert 0 < len(suggested) <= 5
        assert set(suggested) <= set(every)


def saves(cover: Cover, discards: tuple[int, ...]) -> int:
    """How many goods some cards save."""
    return sum(cover.most_valuable(FACTS.symbols_of(discards)))


@given(covers())
@settings(max_examples=60, deadline=None)
def test_the_most_is_saved_with_the_fewest_symbols(cover: Cover) -> None:
    every = product(*(range(n + 1) for n in cover.cards))
    best = max((saves(cover, cards_), -sum(FACTS.symbols_of(cards_))) for cards_ in every)
    most = cover.cheapest(cover.reach)
    assert (saves(cover, most), -sum(FACTS.symbols_of(most))) == best


@given(covers())
@settings(max_examples=60, deadline=None)
def test_goods_chosen_are_saved_by_cards_one_has(cover: Cover) -> None:
    way = by_goods(cover)
    for amounts in way.suggest() if way.kinds else ():
        answer = way.answer(amounts)
        assert isinstance(answer, Insure)
        kept = counted(FACTS, answer)
        assert cover.refuse(kept.discards, kept.saved) is None
