"""Forty-one requests that Discord refuses, sent by a raw client; 22 the official schema knows too, 19 only we know."""

from dataclasses import dataclass
from typing import Any, Literal

import pytest

from bot.local.problems import Json
from tests.local.conftest import Raw

V2 = 1 << 15


@dataclass(frozen=True)
class Refused:
    """A request that must be refused.

    Attributes:
        name: what is wrong with it.
        way: how it is sent.
        body: the message, callback data, commands, or thread.
        path: the field that the refusal must name, with slashes; empty for the request itself.
        code: Discord's code.
        callback: type of the callback, where it is one.
    """

    name: str
    way: Literal["message", "callback", "commands", "thread"]
    body: Any
    path: str
    code: int = 50035
    callback: int = 9


def button(label: str = "Go", custom_id: str = "go") -> Json:
    return {"type": 2, "style": 1, "label": label, "custom_id": custom_id}


def row(*components: Json) -> Json:
    return {"type": 1, "components": list(components)}


def menu(number: int) -> Json:
    options = [{"label": str(each), "value": str(each)} for each in range(number)]
    return {"type": 3, "custom_id": "menu", "options": options}


def legacy(*rows: Json) -> Json:
    return {"content": "x", "components": list(rows)}


def layout(*components: Json) -> Json:
    return {"flags": V2, "components": list(components)}


def text(content: str = "x") -> Json:
    return {"type": 10, "content": content}


def gallery(number: int, url: str = "https://cdn.discordapp.com/x.png") -> Json:
    return {"type": 12, "items": [{"media": {"url": url}}] * number}


def embed(**fields: Any) -> Json:
    return {"embeds": [fields]}


def modal(*components: Json, title: str = "Title") -> Json:
    return {"custom_id": "m", "title": title, "components": list(components)}


def label(component: Json) -> Json:
    return {"type": 18, "label": "Label", "component": component}


def written(number: int) -> Json:
    return label({"type": 4, "style": 1, "custom_id": f"text{number}"})


def command(name: str = "game", **fields: Any) -> Json:
    return {"name": name, "description": "About", **fields}


def option(name: str = "what", **fields: Any) -> Json:
    return {"type": 3, "name": name, "description": "About", **fields}


def subcommands(number: int) -> list[Json]:
    return [option(f"s{each}", type=1) for each in range(number)]


FIELD = {"name": "n", "value": "v"}
CHOICES = [{"name": str(each), "value": str(each)} for each in range(26)]
RADIO = {"type": 21, "custom_id": "r", "options": [{"label": str(each), "value": str(each)} for each in range(11)]}

KNOWN_TO_THE_SCHEMA = [
    Refused("label of 81", "message", legacy(row(button("x" * 81))), "components/0/components/0/label"),
    Refused("custom_id of 101", "message", legacy(row(button("x", "x" * 101))), "components/0/components/0/custom_id"),
    Refused(
        "six buttons in a row",
        "message",
        legacy(row(*(button("x", str(n)) for n in range(6)))),
        "components/0/components",
    ),
    Refused("menu without options", "message", legacy(row(menu(0))), "components/0/components/0/options"),
    Refused("menu of 26 options", "message", legacy(row(menu(26))), "components/0/components/0/options"),
    Refused("gallery of 11", "message", layout(gallery(11)), "components/0/items"),
    Refused("embed title of 257", "message", embed(title="x" * 257), "embeds/0/title"),
    Refused("embed description of 4097", "message", embed(description="x" * 4097), "embeds/0/description"),
    Refused("embed of 26 fields", "message", embed(fields=[FIELD] * 26), "embeds/0/fields"),
    Refused("eleven embeds", "message", {"embeds": [{"title": "x"}] * 11}, "embeds"),
    Refused("nonce of 26", "message", {"content": "x", "nonce": "x" * 26}, "nonce"),
    Refused("26 completions", "callback", {"choices": CHOICES}, "data/choices", callback=8),
    Refused("modal title of 46", "callback", modal(written(1), title="x" * 46), "data/title"),
    Refused("button in a modal", "callback", modal(label(button())), "data/components/0/component/type"),
    Refused("radio group of 11", "callback", modal(label(RADIO)), "data/components/0/component/options"),
    Refused("command description of 101", "commands", [command(description="x" * 101)], "0/description"),
    Refused("26 options", "commands", [command(options=[option(f"o{n}") for n in range(26)])], "0/options"),
    Refused("26 choices", "commands", [command(options=[option(choices=CHOICES)])], "0/options/0/choices"),
    Refused("26 subcommands", "commands", [command(options=subcommands(26))], "0/options"),
    Refused("thread name of 101", "thread", {"name": "x" * 101, "type": 11}, "name"),
    Refused(
        "thread sleeping after 61 minutes",
        "thread",
        {"name": "x", "auto_archive_duration": 61},
        "auto_archive_duration",
    ),
    Refused("content of 4001", "message", {"content": "x" * 4001}, "content"),
]
DUPLICATES = row(button("x", "same"), button("y", "same"))
FORTY_ONE = [{"type": 17, "components": [text() for _ in range(39)]}, text()]
ONLY_KNOWN_TO_US = [
    Refused("content of 2001", "message", {"content": "x" * 2001}, "content"),
    Refused("empty message", "message", {"content": ""}, "", 50006),
    Refused("six rows", "message", legacy(*(row(button("x", str(n))) for n in range(6))), "components"),
    Refused(
        "button without custom_id",
        "message",
        legacy(row({"type": 2, "style": 1, "label": "x"})),
        "components/0/components/0/custom_id",
    ),
    Refused("the same custom_id twice", "message", legacy(DUPLICATES), "components/0/components/1/custom_id"),
    Refused("menu beside a button", "message", legacy(row(button(), menu(2))), "components/0/components"),
    Refused("layout with content", "message", layout(text()) | {"content": "x"}, "content"),
    Refused("layout component without the flag", "message", {"components": [text()]}, "components/0/type"),
    Refused("41 components", "message", layout(*FORTY_ONE), "components"),
    Refused("4001 characters of layout text", "message", layout(text("x" * 2001), text("x" * 2000)), "components"),
    Refused(
        "picture that was not sent along",
        "message",
        layout(gallery(1, "attachment://x.png")),
        "components/0/items/0/media/url",
    ),
    Refused(
        "embeds of 6001", "message", {"embeds": [{"description": "x" * 3001}, {"description": "x" * 3000}]}, "embeds"
    ),
    Refused("unknown field", "message", {"content": "x", "colour": "red"}, "colour"),
    Refused("modal of six", "callback", modal(*(written(n) for n in range(6))), "data/components"),
    Refused("command in capitals", "commands", [command("Game")], "0/name"),
    Refused("101 commands", "commands", [command(f"c{n}") for n in range(101)], "", 30032),
    Refused(
        "required after optional",
        "commands",
        [command(options=[option("a"), option("b", required=True)])],
        "0/options/1/required",
    ),
    Refused("unknown locale", "commands", [command(name_localizations={"xx": "spiel"})], "0/name_localizations/xx"),
    Refused("two commands of one name", "commands", [command(), command()], "1/name"),
]


async def send(raw: Raw, case: Refused) -> tuple[int, Any]:
    match case.way:
        case "message":
            return await raw.ask("POST", raw.messages, case.body)
        case "callback":
            return await raw.answer(await raw.interaction(4 if case.callback == 8 else 3), case.callback, case.body)
        case "commands":
            return await raw.ask("PUT", f"/applications/{raw.app}/commands", case.body)
        case "thread":
            return await raw.ask("POST", f"/channels/{raw.tables}/threads", case.body)


def test_there_are_forty_one() -> None:
    names = {case.name for case in (*KNOWN_TO_THE_SCHEMA, *ONLY_KNOWN_TO_US)}
    assert (len(KNOWN_TO_THE_SCHEMA), len(ONLY_KNOWN_TO_US), len(names)) == (22, 19, 41)


@pytest.mark.parametrize("case", KNOWN_TO_THE_SCHEMA, ids=lambda case: case.name)
async def test_refused_as_the_schema_would(raw: Raw, case: Refused) -> None:
    await check_refused(raw, case)
    objections = [each for each in raw.world.fake.record.violations() if each.what == "request against the schema"]
    assert bool(objections) is raw.world.fake.schema.available


@pytest.mark.parametrize("case", ONLY_KNOWN_TO_US, ids=lambda case: case.name)
async def test_refused_although_the_schema_is_silent(raw: Raw, case: Refused) -> None:
    await check_refused(raw, case)


async def check_refused(raw: Raw, case: Refused) -> None:
    before = len(raw.world.fake.world.messages), len(raw.world.fake.world.commands), len(raw.world.fake.world.channels)
    made = {"callback": 1}.get(case.way, 0)
    status, body = await send(raw, case)
    assert (status, body["code"]) == (400, case.code)
    node = body.get("errors", {})
    for step in filter(None, case.path.split("/")):
        assert step in node, (step, body)
        node = node[step]
    assert not case.path or node["_errors"][0]["message"]
    after = len(raw.world.fake.world.messages), len(raw.world.fake.world.commands), len(raw.world.fake.world.channels)
    assert after[0] - before[0] <= made
    assert after[2] == before[2]
    assert any(each.what == "refused form" for each in raw.world.fake.record.violations())


# The same requests within their limits: a refusal above is about the limit, not about the rest.
AT_THE_LIMITS = (
    legacy(row(button("x" * 80, "x" * 100))),
    legacy(*(row(*(button("x", f"{n}.{m}") for m in range(5))) for n in range(5))),
    legacy(row(menu(25))),
    layout(gallery(10)),
    layout({"type": 17, "components": [text() for _ in range(39)]}),
    layout(text("x" * 2000), text("x" * 2000)),
    embed(title="x" * 256, description="x" * 4096, fields=[FIELD] * 25),
    {"content": "x" * 2000, "nonce": "x" * 25},
)


@pytest.mark.parametrize("body", AT_THE_LIMITS, ids=range(len(AT_THE_LIMITS)))
async def test_a_message_at_its_limits_is_taken(raw: Raw, body: Json) -> None:
    assert (await raw.ask("POST", raw.messages, body))[0] == 200
    assert raw.world.fake.record.violations() == []


async def test_commands_at_their_limits_are_taken(raw: Raw) -> None:
    full = command("spiel", options=subcommands(25), name_localizations={"de": "spiel", "ja": "ゲーム"})
    body = [full, command("b", options=[option("a", required=True, choices=CHOICES[:25]), option("b")])]
    body += [command(f"c{n}") for n in range(98)]
    status, registered = await raw.ask("PUT", f"/applications/{raw.app}/commands", body)
    assert (status, len(registered)) == (200, 100)
    assert raw.world.fake.record.violations() == []


@pytest.mark.parametrize(
    ("kind", "callback", "data"),
    [(4, 8, {"choices": CHOICES[:25]}), (3, 9, modal(*(written(n) for n in range(5)), title="x" * 45))],
    ids=["25 completions", "modal of five"],
)
async def test_a_callback_at_its_limits_is_taken(raw: Raw, kind: int, callback: int, data: Json) -> None:
    assert (await raw.answer(await raw.interaction(kind), callback, data))[0] == 204
    assert raw.world.fake.record.violations() == []
