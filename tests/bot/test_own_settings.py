"""The settings of a person as the person meets them: the panel, its forms, and what becomes of what they say."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bot.core import people
from bot.core.do_not_disturb import quiet_until
from bot.discord.components import modal
from bot.discord.ids import Press
from bot.discord.screens.answers import standing_selects
from bot.discord.screens.settings import hours_line, settings_message
from bot.local.limits.modals import check_modal
from bot.store.persons import QUIET, REMIND, ZONE, Preferences
from bot.topics.preferences.screens import FROM, PLACE, UNTIL, Filled, hours_form, read_hours
from render.core.languages import LANGUAGES
from render.core.words import Words
from rules.core.rng import Rng
from tests.bot.harness import BLUE, PINK
from tests.bot.running_bot import running_bot
from tests.bot.test_panels_on_discord import press

if TYPE_CHECKING:
    from pathlib import Path

    from render.core.languages import Lang
    from tests.bot.harness import Harness

EN = Words.of("en")
AUTUMN = 1_795_464_840
"""23 November 2026, 20:14 UTC."""
BERLIN = Preferences({ZONE: "Europe/Berlin", QUIET: "22:00-08:00", REMIND: "48"})


def filled(**fields: str) -> Filled:
    given = {FROM: "22", UNTIL: "08", REMIND: "table", PLACE: "Berlin"} | fields
    return read_hours({key: (value,) for key, value in given.items() if value}, BERLIN, EN, AUTUMN)


def test_the_answer_proves_the_place() -> None:
    found = filled(place="Italia", remind="12")
    assert found.changed == {ZONE: "Europe/Rome", QUIET: "22:00-08:00", REMIND: "12"}
    assert found.says == "Rome: it's **21:14** there now."


def test_a_form_sent_back_as_it_stood_changes_nothing() -> None:
    form = hours_form(BERLIN, EN, Press("set", slot="hours"))
    assert form.fields[0].filled == "Berlin"
    stands = {each.slot: next(pick.value for pick in each.picks if pick.chosen) for each in form.fields[1:]}
    assert BERLIN.but(filled(**stands).changed) == BERLIN


def test_who_has_set_nothing_is_offered_a_night() -> None:
    form = hours_form(Preferences(), EN, Press("set", slot="hours"))
    chosen = [pick.value for each in form.fields for pick in each.picks if pick.chosen]
    assert chosen == ["22", "08", "table"]
    none = hours_form(Preferences({ZONE: "Asia/Tokyo"}), EN, Press("set", slot="hours"))
    assert next(pick.value for pick in none.fields[1].picks if pick.chosen) == "none"


@pytest.mark.parametrize(("begin", "end"), [("10", "10"), ("08", "01")])
def test_quiet_hours_have_a_length(begin: str, end: str) -> None:
    wrong = filled(**{FROM: begin, UNTIL: end, PLACE: "Rome"})
    assert wrong == Filled(says="Quiet hours last 1 to 16 hours. Nothing has changed.")


def test_what_is_left_out_is_forgotten() -> None:
    assert filled(**{FROM: "none", PLACE: ""}).changed == {ZONE: "", QUIET: "", REMIND: ""}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_quiet_hours_without_a_place_ask_for_it_and_claim_nothing(lang: Lang) -> None:
    words, given = Words.of(lang), {FROM: ("22",), UNTIL: ("08",), REMIND: ("table",), PLACE: ("",)}
    found = read_hours(given, Preferences(), words, AUTUMN)
    assert found.says == words.text("quiet-needs-place")
    nowhere = Preferences().but(found.changed)
    assert quiet_until(nowhere, AUTUMN) is None
    assert words.text("quiet-hours-idle", begin="22:00", end="08:00") in hours_line(nowhere, words, AUTUMN)
    none = read_hours({**given, FROM: ("none",)}, Preferences(), words, AUTUMN)
    assert none.says == words.text("house-settings-saved")


@pytest.mark.parametrize(
    ("place", "says", "offered"),
    [
        ("UTC+1", "Name a place: summer time differs.", ()),
        ("Berln", "I know no place called **Berln**. Did you mean one of these?", ("Berlin", "Bern")),
        ("@*x*@", "I know no place called **@\u200b\\*x\\*@\u200b**. Name a country or its capital.", ()),
        ("Indonesia", "**Indonesia** has several time zones. Where do you live?",
         ("Jakarta, 03:14 there now", "Jayapura, 05:14 there now", "Makassar, 04:14 there now")),
    ],
)  # fmt: skip
def test_what_is_no_single_place_is_asked_back_and_the_rest_is_kept(
    place: str, says: str, offered: tuple[str, ...]
) -> None:
    found = filled(place=place)
    assert (found.says, tuple(pick.label for pick in found.unclear)) == (says, offered)
    assert found.changed == {QUIET: "22:00-08:00", REMIND: ""}


def test_a_zone_that_is_gone_is_told() -> None:
    gone = Preferences({ZONE: "Europe/Atlantis", QUIET: "22:00-08:00"})
    assert "there is no time zone Europe/Atlantis any more" in hours_line(gone, EN, AUTUMN)
    assert hours_form(gone, EN, Press("set", slot="hours")).fields[0].filled == "Atlantis"


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_the_panel_and_its_forms_speak_every_language(lang: Lang) -> None:
    words = Words.of(lang)
    for preferences in (Preferences(), BERLIN):
        shown = settings_message(preferences, words, None, now=AUTUMN)
        assert "quiet-" not in str(shown)
        check_modal(modal(hours_form(preferences, words, Press("set", slot="hours"))).to_dict())
    assert "21:14" in hours_line(BERLIN, words, AUTUMN)


async def test_new_wishes_have_the_waits_looked_at(harness: Harness) -> None:
    match = await harness.deal("osaka", BLUE, PINK)
    (asked,) = await harness.asked(match)
    await harness.database.transact(lambda connection: connection.execute("UPDATE waits SET due = 77"))
    other = BLUE if asked == PINK else PINK
    found = []
    for user in (other, asked):
        await harness.acting.write(people.note, user, {REMIND: "12"})
        rows = await harness.database.read(lambda connection: connection.execute("SELECT due FROM waits").fetchall())
        found.append([row["due"] for row in rows])
    assert found == [[77], [0]]
    assert (await harness.acting.read(people.preferences, asked)).first_reminder == 12 * 3600


async def test_hours_are_asked_for_at_the_first_table_and_changed_in_settings(tmp_path: Path) -> None:
    async with running_bot(tmp_path) as here:
        mika, tom = here.person("Mika"), here.person("Tom")
        await mika.command("/game open", game="osaka")
        lobby = await here.seen(mika, lambda message: "Join" in message.buttons)
        joined = await press(tom, lobby, "join")
        assert "My hours" in joined.buttons
        form = (await tom.press(joined, "My hours")).modal
        assert form is not None
        asked = await tom.submit(form, {PLACE: "Berln"})
        assert "Did you mean" in asked.text
        panel = await tom.choose(asked, "Country or capital", ["Europe/Berlin"])
        assert "Berlin: it's **" in panel.text
        assert "quiet 22:00 to 08:00" in panel.text

        form = (await tom.press(panel, "My hours")).modal
        assert form is not None
        changed = await tom.submit(form, {FROM: ["none"], REMIND: "never"})
        assert "no quiet hours · first reminder: never" in changed.text
        form = (await tom.press(changed, "DMs and playing")).modal
        assert form is not None
        none = await tom.submit(form, {"dms": [], "playing": ["sure", "guide"]})
        assert "DMs: none\nPlaying: confirm final answers · hints in my first games" in none.text
        await tom.command("/game leave")
        assert "My hours" not in (await press(tom, lobby, "join")).buttons
        assert await here.world.control.violations() == []


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_each_menu_of_automatic_answers_says_what_it_answers(harness: Harness, lang: Lang) -> None:
    loaded = await harness.load(await harness.deal("yokohama", BLUE, PINK), BLUE)
    told = [menu.hint for menu in standing_selects(loaded, Words.of(lang))]
    # What differs stands where a phone does not cut it off.
    assert len({hint[:20] for hint in told}) == len(told) == 2


async def test_what_is_asked_before_the_first_turn_alone_is_no_automatic_answer_later(harness: Harness) -> None:
    match = await harness.deal("yokohama", BLUE, PINK)
    slots = [[menu.press.slot for menu in standing_selects(await harness.load(match, BLUE), Words.of("en"))]]
    await harness.play_on(match, Rng(b"started"), 4)
    slots.append([menu.press.slot for menu in standing_selects(await harness.load(match, BLUE), Words.of("en"))])
    assert slots == [["q0", "q1"], ["q1"]]
