"""Who is asked what, and until when a table rests."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.discord.screens.reader import away_until, mention, named, stamp, time_left, waited_for
from bot.discord.screens.story import turns_since
from rules.core.labels import Who

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bot.core.loaded_match import LoadedMatch
    from render.core.words import Words
    from rules.core.seats import Seat


def demand_lines(loaded: LoadedMatch, words: Words) -> list[str]:
    """Who is asked what, and how many turns each of them has missed, if more than the one that the post tells.

    No one is called while only automatic players are asked: they think.
    """
    thinking = waited_for(loaded)
    if thinking and loaded.standstill is None and all(loaded.people[seat].bot for seat in thinking):
        return [words.text("bots-thinking", who=named(words, loaded.people, thinking), n=len(thinking))]
    since = {question.seat: turns_since(loaded, question.seat) for question in loaded.match.questions()}
    return [*_asked_lines(loaded, since, words), *_rest_lines(loaded, words)]


def status_lines(loaded: LoadedMatch, words: Words) -> list[str]:
    """Who is asked what, for anyone who wants to know."""
    return [*_asked_lines(loaded, {}, words), *_rest_lines(loaded, words)]


def _rest_lines(loaded: LoadedMatch, words: Words) -> list[str]:
    """That the table rests, so that no one has to play."""
    found = loaded.standstill
    if found is None or found.reason != "agreed" or found.until is None:
        return []
    return [words.text("vote-rests-now", until=stamp(found.until, "D"))]


def _asked_lines(loaded: LoadedMatch, since: Mapping[Seat, int], words: Words) -> list[str]:
    """Who is asked what: one line for each, or one for all where several are asked the same at once."""
    people, questions = loaded.everyone, loaded.match.questions_shown()
    if len(questions) > 1:
        asked = words.listed([mention(words, people, question.seat) for question in questions])
        prompt = words.say(questions[0].prompt, people)
        lines = [f"{prompt[:1].upper()}{prompt[1:]}", words.text("house-all-asked", who=asked)]
        answered = [question.seat for question in questions if question.answered is not None]
        if answered:
            waiting = named(words, people, waited_for(loaded))
            lines.append(words.text("house-answered-waiting", n=len(answered), of=len(questions), who=waiting))
        waited = {seat: away_until(loaded.info, people[seat].mention, words) for seat in waited_for(loaded)}
        return [*lines, *(f"{words.name(people, Who(seat))}: {until}" for seat, until in waited.items() if until)]
    lines = []
    for question in questions:
        turns = since.get(question.seat, 0)
        demand = words.text(
            "house-demand-since" if turns > 1 else "house-demand",
            mention=mention(words, people, question.seat),
            what=words.say(question.prompt, people),
            **({"n": turns} if turns > 1 else {}),
        )
        until = away_until(loaded.info, people[question.seat].mention, words)
        lines.append(" · ".join([demand, *time_left(loaded, question.seat, words), *([until] if until else [])]))
    return lines
