"""What is posted in the channel of a match. Hidden cards stand in DMs only."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from bot.core.presses import turn_began
from bot.discord.ids import Press
from bot.discord.message import Button, Divider, Message, Part, Remark, Text, fitting, row
from bot.discord.screens.board import board_parts, most_lines, result_text, score_sheet
from bot.discord.screens.demands import demand_lines
from bot.discord.screens.lobby import words_shown
from bot.discord.screens.reader import (
    game_name,
    hand_button,
    mention,
    named,
    names_of,
)
from bot.discord.screens.story import known_of, people_then, shortened
from rules.core.labels import Who
from rules.core.log import Undo
from rules.core.seats import Seat

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.core.outcomes import LoadedMatch
    from bot.discord.message import Buttons
    from bot.store.records import MatchInfo
    from render.core.people import People
    from render.core.words import Words
    from rules.core.log import Move
    from rules.core.table import Event

MOST_LINES = 8
"""Lines that tell a turn."""

ROOM = 2400
"""Characters for what a post tells of all turns."""

TURN = 0x2E6F95
OVER = 0x4C7A3F


def seal_message(info: MatchInfo, post: int, words: Words) -> Message:
    """The sealed half of the seed, said by the way: posted once, before the lobby, and never edited."""
    text = words.text("bot-seal", game=game_name(words, info.game), match=info.id, hash=info.seal)
    details = Button(words.text("house-details"), Press("about", info.id, post))
    return Message((Remark(text, details),), silent=True, plain=True)


def dealt_message(loaded: LoadedMatch, post: int, pings: tuple[int, ...], words: Words) -> Message:
    """The first post of a match: order of play, seed, board, and who is asked."""
    info, people = loaded.info, loaded.people
    first = loaded.face.first(loaded.match.view(None))
    order = [Seat((first + place) % len(people)) for place in range(len(people))]
    dealt = words.text(
        "house-dealt",
        game=game_name(words, info.game),
        match=info.id,
        who=words.listed([mention(words, people, seat) for seat in order]),
    )
    if len(loaded.everyone) > len(people):
        opponent = words.name(loaded.everyone, Who(Seat(len(people))))
        dealt = f"{dealt} {words.text('house-dealt-against', who=opponent)}"
    if info.practice:
        parts = Text(f"{dealt}\n{words.text('bots-practice')}")
        return Message((parts, *board_parts(loaded, 0, words), *_demand(loaded, post, words)), TURN, pings)
    given = words_shown(info.words) or words.text("bot-no-words")
    seed = words.text("house-dealt-seed", hash=f"{info.seal[:8]}…{info.seal[-8:]}", words=given)
    return Message(
        (Text(f"{dealt}\n{seed}"), *board_parts(loaded, 0, words), *_demand(loaded, post, words)), TURN, pings
    )


def table_message(loaded: LoadedMatch, post: int, pings: tuple[int, ...], shown: int, words: Words) -> Message:
    """The table post after a turn: what happened, the board, the score, and who is asked what.

    Args:
        loaded: The match as a spectator sees it.
        post: Row of the outbox that brought the post.
        pings: User ids to be pinged.
        shown: Standing answers that the post before this one had told.
        words: The table's language.
    """
    board = board_parts(loaded, shown, words)
    moves, people = _played(loaded, shown)
    title = _title(loaded, _players(loaded, moves), people, words)
    told = Text("\n".join([title, *_lines(loaded, shown, board, words)]))
    return Message((told, *board, *_demand(loaded, post, words)), TURN, pings)


def reopened_message(loaded: LoadedMatch, post: int, words: Words) -> Message:
    """The table post of a turn that was taken back: that it goes on, and the board as everyone knows it.

    Args:
        loaded: The match as a spectator sees it.
        post: Row of the outbox that brought the post.
        words: The table's language.
    """
    title = _title(loaded, [], loaded.everyone, words)
    return Message((Text(title), *board_parts(loaded, loaded.turns_before, words), *_demand(loaded, post, words)), TURN)


def _played(loaded: LoadedMatch, shown: int) -> tuple[Sequence[Move[Event]], People]:
    """The answers since the post before, and who everyone was then."""
    match = loaded.match
    moves = match.standing_moves[min(shown, match.published) : match.published]
    # Since the seat may have changed hands, whoever played is named, not whoever sits there now.
    return moves, people_then(loaded)(moves[-1]) if moves else loaded.everyone


def _lines(loaded: LoadedMatch, shown: int, beneath: Sequence[Part], words: Words) -> list[str]:
    """What happened since the post before, as far as a phone has room above what is beneath."""
    moves, people = _played(loaded, shown)
    told = loaded.face.post_text(known_of(loaded, moves, None))
    said = [words.say(label, people) for label in told]
    # What is played automatically in one go may be several turns.
    turns = len({move.turn for move in moves}) or 1
    most = min(MOST_LINES * turns, max(1, len(fitting(said, ROOM))))
    lines = shortened(said, min(most, most_lines(said, beneath)) if said and turns == 1 else most, words)
    return [words.text("house-post-line", what=line) for line in lines]


def _title(loaded: LoadedMatch, players: Sequence[Seat], people: People, words: Words) -> str:
    """Whose turn is told, and whether something was taken back."""
    names = {"game": words.text(f"{loaded.info.game}-name-short"), "match": loaded.info.id}
    entries = loaded.match.entries
    title = words.text("house-post-title", **names)
    match entries[-1] if entries else None:
        case Undo(agreed=False, shown=True) as undo:
            return f"{title}\n{words.text('house-taken-back', who=words.name(people, Who(undo.seat)))}"
        case Undo(agreed=True) as undo:
            who = words.name(people, Who(undo.seat))
            key = "house-log-agreed" if len(loaded.owned) > 1 else "house-log-undone"
            return f"{title}\n{words.text(key, who=who, n=undo.to + 1)}"
        case _ if players:
            key = "house-post-played" if len(players) == 1 else "bots-played"
            return words.text(key, **names, who=named(words, people, players))
        case _:
            return title


def _players(loaded: LoadedMatch, moves: Sequence[Move[Event]]) -> list[Seat]:
    """Whose turn some answers were, or the automatic players whose turns they were.

    No one's if they are no one's turn, or were given in a turn of someone else.
    """
    seats = list(dict.fromkeys(move.seat for move in moves))
    if len(seats) != 1:
        return seats if all(loaded.people[seat].bot for seat in seats) else []
    stands = loaded.match.standing_moves
    began = stands[turn_began(stands, loaded.match.published - len(moves))]
    return seats if began.seat == moves[0].seat else []


def _demand(loaded: LoadedMatch, post: int, words: Words) -> list[Part]:
    """Who is asked what, and the buttons of a table post; of a closed match that it is closed."""
    if loaded.info.phase != "running":
        names = names_of(loaded, words)
        buttons = row(
            Button(words.text("house-closer"), Press("closer", loaded.info.id, post)),
            Button(words.text("house-log"), Press("log", loaded.info.id, post)),
        )
        return [Divider(), Text(words.text("house-over-none", **names)), buttons]
    return [Divider(), Text("\n".join(demand_lines(loaded, words))), post_buttons(loaded, post, words)]


def plain_message(loaded: LoadedMatch, post: int, pings: tuple[int, ...], words: Words) -> Message:
    """A table post in the fewest words: which match, who is asked, and the buttons."""
    names = names_of(loaded, words)
    title = words.text("house-post-title", **names)
    head = Text(f"{title}\n{words.text('house-trouble-no-picture')}")
    return Message((head, *_demand(loaded, post, words)), TURN, pings)


def post_buttons(loaded: LoadedMatch, post: int, words: Words) -> Buttons:
    """The buttons of the newest table post."""
    match = loaded.info.id
    together = any(question.together for question in loaded.match.questions())
    play = words.text("house-answer" if together else "house-play")
    return row(
        Button(play, Press("play", match, post), "primary"),
        *hand_button(loaded.info, Press("hand", match, post), words),
        Button(words.text("house-since"), Press("since", match, post)),
        Button(words.text("house-closer"), Press("closer", match, post)),
        Button(words.text("house-log"), Press("log", match, post)),
    )


def over_message(loaded: LoadedMatch, post: int, pings: tuple[int, ...], shown: int, words: Words) -> Message:
    """The last post: who won, what the last turn brought, the score sheet, the opened seed.

    What the sheet shows stands in its alternative text; as a message it is a press away, so that the post fits a phone.
    """
    info, owners = loaded.info, tuple(replace(person, mention=person.owner) for person in loaded.people)
    thanks = words.text(
        "house-over-thanks",
        who=words.listed([mention(words, owners, Seat(number)) for number in range(len(owners))]),
    )
    buttons = row(
        Button(words.text("house-log"), Press("log", info.id, post)),
        Button(words.text("house-closer"), Press("closer", info.id, post)),
        Button(words.text("house-score-text"), Press("points", info.id, post)),
        Button(words.text("house-rematch"), Press("rematch", info.id, post), "primary"),
    )
    # In full it would take a phone three lines; `/game info` has it, and how to check the deal.
    seed = "" if info.half is None else f"{info.half[:8]}…{info.half[-8:]}"
    lines = [thanks, *([words.text("house-over-seed", seed=seed)] if seed else [])]
    result, sheet, end = result_text(loaded, words), score_sheet(loaded, words), Text("\n".join(lines))
    told = _lines(loaded, shown, [Text(result), *sheet, end], words)
    return Message((Text("\n".join([result, *told])), *sheet, end, buttons), OVER, pings)
