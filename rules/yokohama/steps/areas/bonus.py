"""Steps 4 and 5: the 5-power token, then a shop or a trading house.

Source: "4) Stärke-5-Bonus" and "5) Bauen" (dlp 2017), "4. 5-Power bonus step" and "5. Shop and Trading House
construction step" (Synapses 2024); rulings Y-R9, Y-R10, Y-R14, Y-R47.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, ClassVar, Literal, TypeAlias, assert_never

from typing_extensions import override

from rules.core.answers import Answer
from rules.core.clauses import Tail
from rules.core.decisions import Description
from rules.core.frozen import frozen
from rules.core.grammar import Form, Grammar
from rules.core.labels import say
from rules.core.reasons import Missing, Reason
from rules.core.steps.declining import Decline
from rules.core.words import Element, Keyword, Number, Typed
from rules.yokohama.events.areas import Built, TokenTaken
from rules.yokohama.model.cards import goods_of
from rules.yokohama.model.headings import BUILDING, TOKEN
from rules.yokohama.model.labels import goods_label, reward_label
from rules.yokohama.model.terms import FOR_BUILDING, FOR_TOKEN, Area
from rules.yokohama.steps.areas.agency import SOME_PIECES, Hire, pieces_label
from rules.yokohama.steps.areas.gain import SOME_GOODS, GainGoods, receive
from rules.yokohama.steps.common.asking import Declinable, declining
from rules.yokohama.steps.common.ending import near
from rules.yokohama.steps.common.purse import use

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from rules.core.decisions import Part
    from rules.core.table import Table
    from rules.yokohama.events import YokohamaEvent
    from rules.yokohama.model.cards import Tile
    from rules.yokohama.model.position import Position
    from rules.yokohama.model.state import Site

Brought: TypeAlias = GainGoods | Hire


class _Brings(Element[Brought]):
    """What is chosen of what a token or building brings: goods or pieces."""

    @override
    def read(self, typed: Typed, at: int) -> Iterator[tuple[Brought, int]]:
        for goods, end in SOME_GOODS.read(typed, at):
            yield GainGoods(goods_of(goods)), end
        for pieces, end in SOME_PIECES.read(typed, at):
            yield Hire(pieces), end

    @override
    def write(self, value: Brought) -> Sequence[str]:
        return SOME_GOODS.write(value.goods) if isinstance(value, GainGoods) else SOME_PIECES.write(value.pieces)

    @property
    @override
    def help(self) -> str:
        return f"{SOME_GOODS.help}/{SOME_PIECES.help}"


NO_TOKEN = Reason(say("yokohama-no-token"), TOKEN)
HAS_SHOP = Reason(say("yokohama-shop-already"), BUILDING)
HAS_HOUSE = Reason(say("yokohama-house-already"), BUILDING)
NO_SPACE = Reason(say("yokohama-no-shop-space"), BUILDING)
NO_SHOP = Reason(say("yokohama-none-in-hand", piece="shop"), BUILDING)
NO_HOUSE = Reason(say("yokohama-none-in-hand", piece="house"), BUILDING)

SPACES = range(1, 5)


class _Space(Number):
    """A shop space; typed without its number, whichever fits."""

    @override
    def read(self, typed: Typed, at: int) -> Iterator[tuple[int, int]]:
        yield from [*super().read(typed, at)] or [(space, at) for space in SPACES]


FOR = Tail("for", _Brings())


@frozen
class TakeToken(Answer):
    """Take the 5-power token, and choose at once what it brings."""

    brings: Brought | None = None


@frozen
class BuildShop(Answer):
    """Build a shop on a space of the building tile, numbered from 1."""

    space: int
    brings: Brought | None = None


@frozen
class BuildHouse(Answer):
    """Build a trading house."""

    brings: Brought | None = None


Bonus: TypeAlias = TakeToken | BuildShop | BuildHouse


@frozen
class AskBonus(Declinable[Bonus]):
    """The token and a building.

    Attributes:
        area: Where.
        power: Power of the action.
        token: Whether the token can still be taken.
    """

    area: Area
    power: int
    token: bool
    kind: Literal["ask-bonus"] = "ask-bonus"

    asks: ClassVar[Literal["bonus"]] = "bonus"
    declined: ClassVar = ("build", "token")
    grammar: ClassVar = Grammar(
        Form(TakeToken, "token", FOR),
        Form(BuildShop, "build", Keyword("shop", "shops"), _Space(), FOR),
        Form(BuildHouse, "build", Keyword("house", "houses"), FOR),
        *declining("build"),
        declining("token")[0],
    )

    @override
    def offers(self, position: Position) -> Iterator[Bonus]:
        if self.power < FOR_BUILDING:
            return
        every: list[Bonus] = [TakeToken(), *map(BuildShop, SPACES), BuildHouse()]
        yield from (answer for answer in every if self.why_not(position, answer) is None)

    @override
    def waits(self, position: Position) -> bool:
        """Whether there is a token or a building; no side action brings either."""
        return any(True for _ in self.offers(position))

    def _buildings(self, position: Position) -> list[Bonus]:
        return [answer for answer in self.offers(position) if not isinstance(answer, TakeToken)]

    @override
    def parts(self, position: Position) -> tuple[Part, ...]:
        tokens = self.choices("token", [answer for answer in self.offers(position) if isinstance(answer, TakeToken)])
        built = self.choices("build", self._buildings(position))
        return (*tokens, *built, self.none("build" if built else "token"))

    @override
    def fill(self, position: Position, answer: Bonus | Decline) -> Bonus | Decline:
        return Decline("token") if answer == Decline("build") and not self._buildings(position) else answer

    @override
    def why_not(self, position: Position, answer: Bonus) -> Reason | None:
        site, me = position.state.sites[self.area], position.me
        need, section = (FOR_TOKEN, TOKEN) if isinstance(answer, TakeToken) else (FOR_BUILDING, BUILDING)
        if self.power < need:
            return Reason(say("yokohama-power-short", power=self.power, need=need), section)
        match answer:
            case TakeToken():
                return None if self.token and site.token is not None else NO_TOKEN
            case BuildShop(space=space):
                if position.seat in site.shops:
                    return HAS_SHOP
                if not me.shops:
                    return NO_SHOP
                return None if space in SPACES and site.shops[space - 1] is None else NO_SPACE
            case BuildHouse():
                if site.house is not None:
                    return HAS_HOUSE
                return None if me.houses else NO_HOUSE
            case _:
                assert_never(answer)

    @override
    def leave(self, position: Position, none: Decline, table: Table[YokohamaEvent]) -> None:
        """Who leaves only the token is asked for a building still (Y-R9)."""
        super(AskBonus, self).leave(position, none, table)  # noqa: UP008 - a dataclass with slots is made twice
        if none.what == "token":
            position.stack.append(replace(self, token=False))

    @override
    def carry_out(self, position: Position, answer: Bonus, table: Table[YokohamaEvent]) -> None:
        match answer:
            case TakeToken():
                self._take_token(position, table)
            case BuildShop() | BuildHouse():
                self._build(position, answer, table)
            case _:
                assert_never(answer)

    @override
    def follow(self, answer: Bonus | Decline) -> Answer | None:
        return None if isinstance(answer, Decline) else answer.brings

    def _take_token(self, position: Position, table: Table[YokohamaEvent]) -> None:
        """Take the token; its effect comes before the building (Y-R9, Y-R10)."""
        site = position.state.sites[self.area]
        assert site.token is not None, "the answer was judged"
        token = position.facts.tokens[site.token]
        position.stack[-1] = replace(self, token=False)
        position.me.tokens.append(site.token)
        site.token = None
        table.emit(TokenTaken(position.seat, position.name(self.area), token))
        table.touch(f"token:{token.id}")
        receive(position, token.reward, "token", table)

    def _build(self, position: Position, answer: BuildShop | BuildHouse, table: Table[YokohamaEvent]) -> None:
        """Build; an area with own buildings counts once, however many stand there (Y-R14)."""
        me, site = position.me, position.state.sites[self.area]
        if position.seat not in site.shops and site.house != position.seat:
            me.sites[0 if position.facts.categories[position.kind(self.area)] == "production" else 1] += 1
        position.stack.pop()
        tile = self._tile(position)
        table.touch(f"tile:{tile.id}")
        if isinstance(answer, BuildShop):
            site.shops[answer.space - 1] = position.seat
            me.shops -= 1
            me.built[0] += 1
            table.emit(Built(position.seat, position.name(self.area), "shop", answer.space))
            table.touch(f"space:{answer.space}")
            use(position, "gaslight", table)
            receive(position, tile.shops[answer.space - 1], "shop", table)
            if me.built[0] == position.facts.numbers.pieces.shops:
                near(position, "shops", table)
        else:
            site.house = position.seat
            me.houses -= 1
            me.built[1] += 1
            table.emit(Built(position.seat, position.name(self.area), "house", 0))
            table.touch("house")
            use(position, "electrical-light", table)
            receive(position, tile.house, "house", table)
            if me.built[1] == position.facts.numbers.pieces.houses:
                near(position, "houses", table)

    def _tile(self, position: Position) -> Tile:
        tile = position.state.sites[self.area].tile
        assert tile is not None, "no one builds on the canal"
        return position.facts.tiles[tile]

    @override
    def explain(self, position: Position, answer: Bonus) -> Description:
        """The token or a building, and what it brings; with what is chosen at once."""
        pieces, built = position.facts.numbers.pieces, position.me.built
        match answer:
            case TakeToken():
                token = position.state.sites[self.area].token
                assert token is not None, "the answer was judged"
                done = Description(say("yokohama-do-token", reward=reward_label(position.facts.tokens[token].reward)))
            case BuildShop(space=space):
                reward = reward_label(self._tile(position).shops[space - 1])
                detail = say("yokohama-shop-detail", **_nth(built[0] + 1, pieces.shops))
                done = Description(say("yokohama-do-shop", space=space, reward=reward, count=len(reward)), detail)
            case BuildHouse():
                reward = reward_label(self._tile(position).house)
                detail = say("yokohama-house-detail", **_nth(built[1] + 1, pieces.houses))
                done = Description(say("yokohama-do-house", reward=reward), detail)
            case _:
                assert_never(answer)
        if (brings := answer.brings) is None:
            return done
        chosen = goods_label(brings.goods) if isinstance(brings, GainGoods) else pieces_label(brings.pieces)
        return Description(say("yokohama-do-choosing", first=done.label, chosen=chosen), done.detail)

    @override
    def missing(self, position: Position) -> Iterator[Missing]:
        """A shop or a trading house that cannot be built."""
        shop = BuildShop(_free(position.state.sites[self.area]))
        for piece, answer in (("shop", shop), ("house", BuildHouse())):
            if reason := self.why_not(position, answer):
                yield Missing(say("yokohama-piece", piece=piece), reason)


def _free(site: Site) -> int:
    """The first shop space that is free, from 1; the first of all if none is."""
    return 1 + (site.shops.index(None) if None in site.shops else 0)


def _nth(built: int, most: int) -> dict[str, int]:
    """Which of its kind a building is; the last one brings the end."""
    return {"built": built, "all": most, "ends": int(built == most)}
