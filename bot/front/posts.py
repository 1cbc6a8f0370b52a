"""What is posted in the channel of a match and sent by DM. Hidden cards stand in DMs only."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.front.ids import Press
from bot.front.lobby import words_shown
from bot.front.panels import question_sheet
from bot.front.reader import desk, game_name, mention, named, table_link, waited_for
from bot.front.sheet import Button, Part, Rule, Sheet, Shown, Text, row
from bot.front.story import before_last_turn, lines_of, shortened, turns_since
from rules.core.labels import Who
from rules.core.log import Undo
from rules.core.seats import Seat

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bot.front.sheet import Buttons
    from bot.play.outcomes import Card, Sitting
    from render.core.words import Words

MOST_LINES = 8
TURN = 0x2E6F95
OVER = 0x4C7A3F


def seal_sheet(card: Card, post: int, words: Words) -> Sheet:
    """The sealed half of the seed: posted once, never edited."""
    text = words.text("bot-seal", game=game_name(words, card.game), match=card.id, hash=card.seal)
    about = Button(words.text("bot-about"), Press("about", card.id, post))
    return Sheet((Text(text), row(about)), silent=True)


def dealt_sheet(sitting: Sitting, post: int, pings: tuple[int, ...], words: Words) -> Sheet:
    """The first post of a match: order of play, seed, board, and who is asked."""
    card, people = sitting.card, sitting.people
    first = sitting.face.first(sitting.match.view(None))
    order = [Seat((first + place) % len(people)) for place in range(len(people))]
    dealt = words.text(
        "house-dealt",
        game=game_name(words, card.game),
        match=card.id,
        who=words.listed([mention(words, people, seat) for seat in order]),
    )
    given = words_shown(card.words) or words.text("bot-no-words")
    seed = words.text("house-dealt-seed", hash=f"{card.seal[:8]}…{card.seal[-8:]}", words=given)
    return Sheet((Text(f"{dealt}\n{seed}"), *_board(sitting, 0, words), *_demand(sitting, post, words)), TURN, pings)


def table_sheet(sitting: Sitting, post: int, pings: tuple[int, ...], shown: int, words: Words) -> Sheet:
    """The table post after a turn: what happened, the board, the score, and who is asked what.

    Args:
        sitting: The match as a spectator sees it.
        post: Row of the outbox that brought the post.
        pings: User ids to be pinged.
        shown: Standing answers that the post before this one had told.
        words: The table's language.
    """
    told = _told(sitting, shown, words)
    return Sheet((Text(told), *_board(sitting, shown, words), *_demand(sitting, post, words)), TURN, pings)


def _told(sitting: Sitting, shown: int, words: Words) -> str:
    """Whose turn it was, and what happened since the post before."""
    match = sitting.match
    moves = match.standing_moves[min(shown, match.published) : match.published]
    title = _title(sitting, {move.seat for move in moves}, words)
    lines = shortened(lines_of(sitting, moves, words, None), MOST_LINES, words)
    return "\n".join([title, *(words.text("house-post-line", what=line) for line in lines)])


def _title(sitting: Sitting, seats: set[Seat], words: Words) -> str:
    """Whose turn is told, and whether something was taken back."""
    names = {"game": game_name(words, sitting.card.game), "match": sitting.card.id}
    entries = sitting.match.entries
    title = words.text("house-post-title", **names)
    match entries[-1] if entries else None:
        case Undo(agreed=False, shown=True) as undo:
            return f"{title}\n{words.text('house-taken-back', who=words.name(sitting.people, Who(undo.seat)))}"
        case Undo(agreed=True) as undo:
            who = words.name(sitting.people, Who(undo.seat))
            return f"{title}\n{words.text('house-log-agreed', who=who, n=undo.to)}"
        case _ if len(seats) == 1:
            return words.text("house-post-played", **names, who=words.name(sitting.people, Who(*seats)))
        case _:
            return title


def _board(sitting: Sitting, shown: int, words: Words) -> list[Part]:
    match, reader = sitting.match, desk(sitting, words)
    view = match.view(None)
    before = match.view_after(None, shown) if shown < match.published else None
    warning = sitting.face.warning(view, reader)
    lines = [sitting.face.score_line(view, reader), *([warning] if warning else [])]
    return [Shown(sitting.face.table(view, before, reader)), Text("\n".join(lines))]


def _demand(sitting: Sitting, post: int, words: Words) -> list[Part]:
    """Who is asked what, and the buttons of a table post; of a closed match that it is closed."""
    if sitting.card.phase != "running":
        names = {"game": game_name(words, sitting.card.game), "match": sitting.card.id}
        buttons = row(
            Button(words.text("house-closer"), Press("closer", sitting.card.id, post)),
            Button(words.text("house-log"), Press("log", sitting.card.id, post)),
        )
        return [Rule(), Text(words.text("house-over-none", **names)), buttons]
    return [Rule(), Text("\n".join(demand_lines(sitting, words))), post_buttons(sitting, post, words)]


def plain_sheet(sitting: Sitting, post: int, pings: tuple[int, ...], words: Words) -> Sheet:
    """A table post in the fewest words: which match, who is asked, and the buttons."""
    names = {"game": game_name(words, sitting.card.game), "match": sitting.card.id}
    title = words.text("house-post-title", **names)
    head = Text(f"{title}\n{words.text('house-trouble-no-picture')}")
    return Sheet((head, *_demand(sitting, post, words)), TURN, pings)


def demand_lines(sitting: Sitting, words: Words) -> list[str]:
    """Who is asked what, and how many turns each of them has missed: for a post that calls them."""
    since = {question.seat: turns_since(sitting, question.seat) for question in sitting.match.questions()}
    return _asked_lines(sitting, since, words)


def status_lines(sitting: Sitting, words: Words) -> list[str]:
    """Who is asked what, for anybody who wants to know."""
    return _asked_lines(sitting, {}, words)


def _asked_lines(sitting: Sitting, since: Mapping[Seat, int], words: Words) -> list[str]:
    """Who is asked what: one line for each, or one for all who are asked the same at once."""
    people, questions = sitting.people, sitting.match.questions_shown()
    if len(questions) > 1 or any(question.together for question in questions):
        asked = words.listed([mention(words, people, question.seat) for question in questions])
        prompt = words.say(questions[0].prompt, people)
        lines = [f"{prompt[:1].upper()}{prompt[1:]}", words.text("house-all-asked", who=asked)]
        answered = [question.seat for question in questions if question.answered is not None]
        if answered:
            waiting = named(words, people, waited_for(sitting))
            lines.append(words.text("house-answered-waiting", n=len(answered), of=len(questions), who=waiting))
        return lines
    lines = []
    for question in questions:
        turns = since.get(question.seat, 0)
        lines.append(
            words.text(
                "house-demand-since" if turns else "house-demand",
                mention=mention(words, people, question.seat),
                what=words.say(question.prompt, people),
                **({"n": turns} if turns else {}),
            )
        )
    return lines


def post_buttons(sitting: Sitting, post: int, words: Words) -> Buttons:
    """The buttons of the newest table post."""
    match = sitting.card.id
    together = any(question.together for question in sitting.match.questions())
    play = words.text("house-answer" if together else "house-play")
    return row(
        Button(play, Press("play", match, post), "primary"),
        Button(words.text("house-hand"), Press("hand", match, post)),
        Button(words.text("house-closer"), Press("closer", match, post)),
        Button(words.text("house-log"), Press("log", match, post)),
        Button(words.text("house-take-back"), Press("undo", match, post)),
    )


def hand_parts(sitting: Sitting, words: Words) -> list[Part]:
    """The hand of the sitting's own seat, as picture and text: for its owner's eyes only."""
    if sitting.seat is None:
        return [Text(words.text("house-hand-not-seated"))]
    view, reader = sitting.match.view(sitting.seat), desk(sitting, words)
    before = before_last_turn(sitting)
    picture = sitting.face.hand(view, reader, before)
    lines = sitting.face.hand_told(view, before, reader)
    parts: list[Part] = [Shown(picture)] if picture is not None else []
    if not parts and not lines:
        return [Text(words.text("house-hand-none")), Shown(sitting.face.table(view, None, reader))]
    return [*parts, Text("\n".join(lines))] if lines else parts


def hand_dm_sheet(sitting: Sitting, post: int, words: Words) -> Sheet:
    """The DM with a seat's hand."""
    card = sitting.card
    title = words.text("house-hand-dm", game=game_name(words, card.game), match=card.id, link=table_link(card))
    play = Button(words.text("house-play"), Press("play", card.id, post), "primary")
    again = Button(words.text("house-hand"), Press("hand", card.id, post))
    buttons = row(play, again) if sitting.question else row(again)
    return Sheet((Text(title), *hand_parts(sitting, words), *_of_its_day(sitting, words), buttons), TURN)


def _of_its_day(sitting: Sitting, words: Words) -> list[Part]:
    """That what stands beside the cards was so when the DM came; nothing where it tells of cards alone."""
    if sitting.seat is None:
        return []
    view, reader = sitting.match.view(sitting.seat), desk(sitting, words)
    if sitting.face.hand_told(view, None, reader) == sitting.face.hand_text(view, reader):
        return []
    return [Text(words.text("bot-hand-of-its-day"))]


def asked_dm_sheet(sitting: Sitting, post: int, words: Words) -> Sheet:
    """The DM with a question: with its panel when it comes out of turn, else a call to the table."""
    card, question = sitting.card, sitting.question
    if question is None:
        return asked_closed_sheet(sitting, words)
    what = words.say(question.prompt, sitting.people)
    game = game_name(words, card.game)
    head = words.text("house-demand-dm", game=game, match=card.id, what=what, link=table_link(card))
    tail = row(Button(words.text("house-play"), Press("play", card.id, post), "primary"))
    if not question.together:
        return Sheet((Text(head), tail), TURN)
    panel = question_sheet(sitting, question, words)
    return Sheet((Text(head), *panel.parts, tail), TURN)


def asked_closed_sheet(sitting: Sitting, words: Words) -> Sheet:
    """The same DM once the question is answered."""
    card, question = sitting.card, sitting.question
    game = game_name(words, card.game)
    text = words.text("bot-asked-no-more", game=game, match=card.id, link=table_link(card))
    if question is None or question.answered is None or card.phase != "running":
        return Sheet((Text(text),))
    # It is answered but does not count yet: until then the answer may be changed.
    kept = words.say(question.describe(question.answered).label, sitting.people)
    play = Button(words.text("house-play"), Press("play", card.id))
    return Sheet((Text(f"{text}\n{words.text('house-answer-kept', what=kept)}"), row(play)))


def over_sheet(sitting: Sitting, post: int, pings: tuple[int, ...], shown: int, words: Words) -> Sheet:
    """The last post: what the last turn brought, who won, the score sheet, the opened seed."""
    card, people = sitting.card, sitting.people
    thanks = words.text(
        "house-over-thanks",
        who=words.listed([mention(words, people, Seat(number)) for number in range(len(people))]),
    )
    buttons = row(
        Button(words.text("house-log"), Press("log", card.id, post)),
        Button(words.text("house-closer"), Press("closer", card.id, post)),
        Button(words.text("house-rematch"), Press("rematch", card.id, post), "primary"),
    )
    lines = [thanks, *([words.text("house-over-seed", seed=card.half)] if card.half else [])]
    told = Text(_told(sitting, shown, words))
    return Sheet((told, *score_parts(sitting, words), Text("\n".join(lines)), buttons), OVER, pings)


def score_parts(sitting: Sitting, words: Words) -> list[Part]:
    """The result in words and as a picture, and the table as it was left."""
    card, people = sitting.card, sitting.people
    names = {"game": game_name(words, card.game), "match": card.id}
    results = sitting.match.results()
    if results is None:
        return [Text(words.text("house-over-none", **names))]
    first = [result for result in results if result.place == 1]
    key = "house-over-one" if len(first) == 1 else "house-over-shared"
    who = named(words, people, [result.seat for result in first])
    title = words.text(key, **names, who=who, points=first[0].points)
    view, reader = sitting.match.view(None), desk(sitting, words)
    sheet, table = sitting.face.score_sheet(view, reader), sitting.face.table(view, None, reader)
    return [Text(title), Shown(sheet), Text("\n".join(sitting.face.score_text(view, reader))), Shown(table)]
