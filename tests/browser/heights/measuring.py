"""How high messages are on a phone: laid out by the page itself, without anyone sending them."""

from __future__ import annotations

import json
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, TypeAlias

from bot.core.loaded_match import LoadedMatch
from bot.discord.components import layout
from bot.discord.message import Image
from bot.store.records import Made, MatchInfo
from render.core.people import Person
from render.core.words import use_icons
from render.faces import FACES, emojis
from rules.core.frozen import frozen
from rules.games import GAMES

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from bot.discord.message import Message
    from render.core.languages import Lang
    from rules.core.match import Match
    from rules.core.seats import Seat
    from tests.browser.window import Window

WIDTH, HEIGHT = 390, 844
"""CSS pixels of the phone."""

SCREEN = 640
"""CSS pixels that a panel has on one screen, below the head of the channel and above the line to write in."""

Body: TypeAlias = list[dict[str, Any]]
"""What the page is told of a message: its components."""

ICON = 10**18
"""An id of an emoji, as long as those of Discord."""

NAMES = ("Mika", "Jonas", "Giulia", "Tom")

MEASURE = """async (messages) => {
  const [{ letter }, { scene }] = await Promise.all([import("/static/letters.js"), import("/static/scene.js")]);
  const box = document.getElementById("letters");
  return messages.map((components, number) => {
    const element = letter({
      id: String(number), type: 0, flags: 64, content: "", author: { id: scene.bot.id }, mentions: [], embeds: [],
      attachments: [], timestamp: new Date().toISOString(), edited_timestamp: null, components,
    });
    box.replaceChildren(element);
    const whole = element.querySelector(".container").getBoundingClientRect();
    const menus = element.querySelectorAll('[data-kind="3"]');
    const controls = menus.length ? menus : element.querySelectorAll('[data-kind="1"]');
    const down = (control) => (control?.getBoundingClientRect().bottom ?? whole.top) - whole.top;
    return [whole.height, down(controls[0]), down(menus[menus.length - 1])];
  });
}"""


@frozen
class Height:
    """How much of a phone a message takes, in CSS pixels.

    Attributes:
        whole: From its top to its end.
        control: From its top to the end of its first menu, or where it has none of its first row of buttons.
        menus: From its top to the end of its last menu; 0 if it has none.
    """

    whole: int
    control: int
    menus: int


@contextmanager
def with_icons() -> Iterator[None]:
    """Words show icons as long as the block lasts, as they do at Discord once it has them."""
    use_icons({name: f"<:{name}:{ICON}>" for name in emojis()})
    try:
        yield
    finally:
        use_icons({})


def found(
    match: Match, seat: Seat | None, lang: Lang = "en", shown: int = 0, *, against_bots: bool = False
) -> LoadedMatch:
    """A match as the service would find it for the owner of a seat, or for an onlooker.

    Args:
        match: As it stands.
        seat: Whose eyes look; None for a spectator's.
        lang: The language of its posts.
        shown: Standing answers that the newest post told.
        against_bots: Whether bots have the other seats, as they have in someone's first match.
    """
    setup = match.setup
    colours = GAMES[setup.game].colours
    info = MatchInfo(
        id="7K2",
        game=setup.game,
        guild=1,
        channel=2,
        phase="running",
        opener=10,
        seats=setup.seats,
        options=dict(setup.options),
        lang=lang,
        pace="day",
        seal="0" * 64,
        half=None,
        reconstructed=0,
        guests=(),
        created=0,
        lobby_message=None,
        post=None,
    )
    makers = tuple(Made(number, None, 0) for number in range(len(match.entries)))
    bots = [against_bots and number != seat for number in range(setup.seats)]
    people = tuple(
        Person(NAMES[number], colours[number], None if bot else 10 + number, bot=bot) for number, bot in enumerate(bots)
    )
    told = ([*match.entry_numbers(0), match.revision][shown], match.revision)
    return LoadedMatch(info, match, FACES[setup.game], people, seat, told=told, makers=makers, first=against_bots)


async def measured(window: Window, messages: Iterable[Message]) -> list[Height]:
    """How high the page of the local table lays out messages.

    Args:
        window: A phone's, with a channel open.
        messages: What the bot would send.
    """
    return await laid_out(window, [components(message) for message in messages])


async def laid_out(window: Window, bodies: Sequence[Body]) -> list[Height]:
    """The same of what the page is told of messages."""
    return [Height(*map(round, found)) for found in await window.page.evaluate(MEASURE, bodies)]


def components(message: Message) -> Body:
    """What the page is told of a message: as Discord would, with the sizes of its pictures."""
    sent: Body = json.loads(json.dumps(layout(message).to_components()))  # type: ignore[no-untyped-call]
    sizes = [part.picture.size for part in message.parts if isinstance(part, Image)]
    galleries = [part for box in sent for part in box["components"] if part["type"] == 12]
    for gallery, (width, height) in zip(galleries, sizes, strict=True):
        (item,) = gallery["items"]
        item["media"] |= {"width": width, "height": height}
    return sent


def texts(body: Sequence[Mapping[str, Any]]) -> Iterator[str]:
    """All that is read in the components of a message: its lines, labels, and entries of menus."""
    for part in body:
        yield from part.get("content", "").split("\n")
        yield from [part[key] for key in ("label", "placeholder", "description") if part.get(key)]
        yield from texts([*part.get("components", ()), *part.get("options", ())])


def above(heights: Mapping[str, int], most: int) -> list[str]:
    """What is higher than so many pixels, the highest first, one line each."""
    high = sorted(((height, name) for name, height in heights.items() if height > most), reverse=True)
    return [f"{name}: {height} px" for height, name in high]
