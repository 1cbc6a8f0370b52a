"""What is posted in the channel of a match. Hidden cards stand in DMs only."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from bot.core.presses import turn_began
from bot.discord.ids import Press
from bot.discord.message import Button, Divider, Image, Message, Part, Remark, Text, fitting, row
from bot.discord.screens.board import board_parts, result_text, score_sheet, told_above
from bot.discord.screens.course import origins_button, plot_of
from bot.discord.screens.demands import demand_lines
from bot.discord.screens.how import how_button
from bot.discord.screens.league import league_button
from bot.discord.screens.lobby import words_shown
from bot.discord.screens.reader import (
    game_name,
    hand_button,
    mention,
    named,
    names_of,
)
from bot.discord.screens.repairs import repair_text
from bot.discord.screens.story import known_of, people_then, shortened
from bot.outbox.lines import key_of, said
from rules.core.labels import Who
from rules.core.log import Repair, Undo
from rules.core.seats import Seat

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.core.loaded_match import LoadedMatch
    from bot.discord.message import Buttons
    from bot.outbox.told import Told
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
    how = [row(*buttons)] if (buttons := how_button(info, words)) else []
    if info.practice:
        parts = Text(f"{dealt}\n{words.text('bots-practice')}")
        return Message((parts, *board_parts(loaded, 0, words), *_demand(loaded, post, words), *how), TURN, pings)
    given = words_shown(info.words) or words.text("bot-no-words")
    seed = words.text("house-dealt-seed", hash=f"{info.seal[:8]}…{info.seal[-8:]}", words=given)
    return Message(
        (Text(f"{dealt}\n{seed}"), *board_parts(loaded, 0, words), *_demand(loaded, post, words), *how), TURN, pings
    )


def table_message(loaded: LoadedMatch, post: int, pings: tuple[int, ...], told: Told, words: Words) -> Message:
    """The table post after a turn: what happened, the board, the score, and who is asked what.

    Args:
        loaded: The match as a spectator sees it.
        post: Row of the outbox that brought the post.
        pings: User ids to be pinged.
    """
    board = board_parts(loaded, told.moves.start, words)
    head = Text("\n".join([_title(loaded, told, words), *_lines(loaded, told, board, words)]))
    return Message((head, *board, *_demand(loaded, post, words, told)), TURN, pings)


def _played(loaded: LoadedMatch, told: Told) -> tuple[Sequence[Move[Event]], People]:
    """The answers that a post tells, and who everyone was then."""
    moves = loaded.match.standing_moves[told.moves.start : told.moves.stop]
    # Since the seat may have changed hands, whoever played is named, not whoever sits there now.
    return moves, people_then(loaded)(moves[-1]) if moves else loaded.everyone


def _lines(loaded: LoadedMatch, told: Told, beneath: Sequence[Part], words: Words) -> list[str]:
    """What happened since the post before, as far as a phone has room above what is beneath.

    Several turns in one post are each told in full, so that none is missed, and may begin above the screen: the board,
    who is asked and the buttons stand at its end, where a channel opens.
    """
    moves, people = _played(loaded, told)
    lines = [words.say(label, people) for label in loaded.face.post_text(known_of(loaded, moves, None))]
    # What is played automatically in one go may be several turns. Before the first one ends each player's is one.
    turns = len({(move.turn, None if move.turn else move.seat) for move in moves}) or 1
    most = min(MOST_LINES * turns, max(1, len(fitting(lines, ROOM))))
    alone = lines and turns == 1
    shown = told_above(lines, max(2, most), beneath, words) if alone else shortened(lines, most, words)
    return [words.text("house-post-line", what=line) for line in shown]


def _title(loaded: LoadedMatch, told: Told, words: Words) -> str:
    """Whose turns are told, and what else was done."""
    _, people = _played(loaded, told)
    names = {"game": words.text(f"{loaded.info.game}-name-short"), "match": loaded.info.id}
    players = _players(loaded, told)
    if players:
        key = "house-post-played" if len(players) == 1 else "house-turns-played"
        lines = [words.text(key, **names, who=named(words, people, players))]
    else:
        lines = [words.text("house-post-title", **names)]
    match told.back:
        case Undo(agreed=False) as undo:
            lines.append(words.text("house-taken-back", who=words.name(people, Who(undo.seat))))
        case Undo() as undo:
            key = "house-log-agreed" if len(loaded.owned) > 1 else "house-log-undone"
            lines.append(words.text(key, who=words.name(people, Who(undo.seat)), n=undo.to + 1))
        case Repair() as repair:
            lines.append(repair_text(loaded.face, people, repair, words))
        case None:
            pass
    prepared = _prepared(loaded, told)
    if prepared:
        lines.append(words.text("prepared-post", who=named(words, people, prepared), n=len(prepared)))
    if loaded.match.adjusted:
        lines[0] += f" · {words.text('repair-mark')}"
    return "\n".join([*lines, *([said(told.line, words)] if told.line else [])])


def _prepared(loaded: LoadedMatch, told: Told) -> list[Seat]:
    """Whose turn was prepared, of those that are told."""
    numbers = loaded.match.entry_numbers(told.moves.start)[: len(told.moves)]
    moves = loaded.match.standing_moves[told.moves.start : told.moves.stop]
    pairs = zip(moves, numbers, strict=True)
    return list(dict.fromkeys(move.seat for move, number in pairs if loaded.makers[number].prepared))


def _players(loaded: LoadedMatch, told: Told) -> list[Seat]:
    """Whose turns are told; who answered in the turn of another, or unseen before the first one, has not played."""
    stands = loaded.match.standing_moves
    # What all choose before the first turn is everyone's.
    played = [
        move.seat
        for number, move in zip(told.moves, _played(loaded, told)[0], strict=True)
        if move.open == move.notation and (not move.turn or move.seat == stands[turn_began(stands, number)].seat)
    ]
    return list(dict.fromkeys(played))


def _demand(loaded: LoadedMatch, post: int, words: Words, told: Told | None = None) -> list[Part]:
    """Who is asked what, and the buttons of a table post; of a closed match that it is closed."""
    if loaded.info.phase != "running":
        names = names_of(loaded, words)
        buttons = row(
            Button(words.text("house-closer"), Press("closer", loaded.info.id, post)),
            Button(words.text("house-log"), Press("log", loaded.info.id, post)),
            Button(words.text("house-score-sheet"), Press("sheet", loaded.info.id, post)),
        )
        return [Divider(), Text(words.text("house-over-none", **names)), buttons]
    waking = [] if told is None else _waking(loaded, post, told, words)
    return [Divider(), Text("\n".join(demand_lines(loaded, words))), post_buttons(loaded, post, words), *waking]


def _waking(loaded: LoadedMatch, post: int, told: Told, words: Words) -> list[Buttons]:
    """What ends that a table rests or sleeps, or that a bot plays for someone, as long as that lasts."""
    match, still = loaded.info.id, loaded.standstill
    match key_of(told.line):
        case "vote-rests" if still is not None and still.reason == "agreed":
            button = Button(words.text("vote-resume"), Press("resume", match, post), "primary")
        case "sleep-begun" | "sleep-closes" if still is not None and still.reason == "asleep":
            button = Button(words.text("sleep-wake"), Press("wake", match, post), "primary")
        case "bots-cover-begun" | "bots-cover-away" if loaded.people[told.seat or 0].covers is not None:
            button = Button(words.text("bots-cover-end"), Press("play", match, post, "mine"), "primary")
        case _:
            return []
    return [row(button)]


def plain_message(loaded: LoadedMatch, post: int, pings: tuple[int, ...], line: str, words: Words) -> Message:
    """A table post in the fewest words: which match, what line it carries, who is asked, and the buttons."""
    names = names_of(loaded, words)
    title = words.text("house-post-title", **names)
    head = Text("\n".join([title, *([said(line, words)] if line else []), words.text("house-trouble-no-picture")]))
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


def over_message(loaded: LoadedMatch, post: int, pings: tuple[int, ...], told: Told, words: Words) -> Message:
    """The last post: who won, what the last turn brought, the score sheet, the course of the match, the opened seed.

    Of a match that its table has ended early the sheet shows how the points stood.

    What the sheet shows stands in its alternative text; as a message it is a press away. So is where the points came
    from, which says much of the sheet again: the post would be longer than anyone reads.
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
        _what_next(info, post, words),
    )
    film = Button(words.text("film-button"), Press("film", info.id, post))
    back = row(*origins_button(loaded, words, post), film)
    # In full it would take a phone three lines; `/game info` has it, and how to check the deal.
    seed = "" if info.half is None else f"{info.half[:8]}…{info.half[-8:]}"
    lines = [thanks, *_honours(loaded, words), *([words.text("house-over-seed", seed=seed)] if seed else [])]
    result, end, sheet = result_text(loaded, words), Text("\n".join(lines)), score_sheet(loaded, words)
    happened = _lines(loaded, told, [Text(result), *sheet, end], words)
    plot = plot_of(loaded, words)
    course = [] if plot is None else [Image(plot)]
    return Message((Text("\n".join([result, *happened])), *sheet, *course, end, buttons, back), OVER, pings)


def _what_next(info: MatchInfo, post: int, words: Words) -> Button:
    """The way to the next match: once more, or to the league, which opens it by itself."""
    if info.league is not None:
        return league_button(info.league.id, post, words)
    return Button(words.text("house-rematch"), Press("rematch", info.id, post), "primary")


def _honours(loaded: LoadedMatch, words: Words) -> list[str]:
    """What the winners have achieved by now in this game on this server, in one line, or none."""
    seats = {person.owner: Seat(number) for number, person in enumerate(loaded.people)}
    each = [
        words.text(
            "results-honour",
            who=words.name(loaded.people, Who(seats[one.user])),
            wins=one.wins,
            newest="yes" if one.newest else "no",
            best=one.best,
        )
        for one in loaded.honours
        if one.user in seats
    ]
    return [" · ".join(each)] if each else []
