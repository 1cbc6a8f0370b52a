"""Messages as the local Discord keeps them: files, mentions, nonces, edits, reading."""

import io

import pytest
from PIL import Image

from bot.local.problems import Json
from tests.local.conftest import Raw

V2 = 1 << 15
SILENT = 1 << 12


def png() -> bytes:
    content = io.BytesIO()
    Image.new("RGB", (30, 20)).save(content, "PNG")
    return content.getvalue()


def layout(*names: str, text: str = "x") -> Json:
    items = [{"media": {"url": f"attachment://{name}"}, "description": "A board"} for name in names]
    gallery = [{"type": 12, "items": items}] if items else []
    return {"flags": V2, "components": [{"type": 10, "content": text}, *gallery]}


async def pings(raw: Raw) -> list[str]:
    created = await raw.world.control.record("created")
    named: list[str] = created[-1]["pings"]
    return named


async def test_a_picture_is_measured_named_and_kept(raw: Raw) -> None:
    message = await raw.post(
        layout("a_b.png") | {"attachments": [{"id": 0, "description": "Alt"}]}, (("a b.png", png()),)
    )
    attachment = message["attachments"][0]
    assert (attachment["filename"], attachment["width"], attachment["height"]) == ("a_b.png", 30, 20)
    assert (attachment["content_type"], attachment["description"]) == ("image/png", "Alt")
    media = message["components"][1]["items"][0]["media"]
    assert media["attachment_id"] == attachment["id"]
    assert media["url"] == attachment["url"]
    async with raw.client.get(attachment["url"], headers={"X-Local-Secret": raw.world.secret}) as response:
        assert await response.read() == png()


async def test_an_edit_keeps_the_files_it_lists_and_drops_the_others(raw: Raw) -> None:
    message = await raw.post({"content": "x"}, (("one.png", png()), ("two.png", png())))
    path = f"{raw.messages}/{message['id']}"
    kept = {"attachments": [{"id": message["attachments"][1]["id"]}, {"id": 0, "filename": "three.png"}]}
    status, edited = await raw.ask("PATCH", path, kept, (("three.png", png()),))
    assert (status, [each["filename"] for each in edited["attachments"]]) == (200, ["two.png", "three.png"])
    status, edited = await raw.ask("PATCH", path, {"content": "y"})
    assert [each["filename"] for each in edited["attachments"]] == ["two.png", "three.png"]
    status, edited = await raw.ask("PATCH", path, {"attachments": []})
    assert (status, edited["attachments"]) == (200, [])


async def test_a_dropped_file_can_no_longer_be_shown(raw: Raw) -> None:
    message = await raw.post(layout("one.png"), (("one.png", png()),))
    body = layout("one.png") | {"attachments": []}
    status, refusal = await raw.ask("PATCH", f"{raw.messages}/{message['id']}", body)
    assert (status, refusal["code"]) == (400, 50035)


async def test_layout_is_for_ever(raw: Raw) -> None:
    message = await raw.post(layout())
    path = f"{raw.messages}/{message['id']}"
    assert (await raw.ask("PATCH", path, {"content": "plain", "flags": 0}))[1]["code"] == 50035
    status, edited = await raw.ask("PATCH", path, {"components": [{"type": 10, "content": "y"}]})
    assert (status, edited["flags"], edited["components"][0]["content"]) == (200, V2, "y")


async def test_a_plain_message_becomes_a_layout_only_without_its_content(raw: Raw) -> None:
    message = await raw.post({"content": "x"})
    path = f"{raw.messages}/{message['id']}"
    assert (await raw.ask("PATCH", path, layout()))[1]["errors"].keys() == {"content"}
    assert (await raw.ask("PATCH", path, layout() | {"content": None}))[0] == 200


async def test_allowed_mentions_decide_who_is_pinged(raw: Raw) -> None:
    mika, jonas = raw.persona("Mika").id, raw.persona("Jonas").id
    text = f"<@{mika}> <@{jonas}> @everyone"
    everyone = {each.name for each in raw.world.fake.world.personas.values()}
    await raw.post({"content": text, "allowed_mentions": {"parse": []}})
    assert await pings(raw) == []
    await raw.post({"content": text, "allowed_mentions": {"parse": [], "users": [str(jonas)]}})
    assert await pings(raw) == ["Jonas"]
    await raw.post({"content": f"`<@{mika}>` <@{jonas}>"})
    assert await pings(raw) == ["Jonas"]
    await raw.post({"content": text})
    assert set(await pings(raw)) == everyone
    await raw.post({"content": text, "flags": SILENT})
    assert await pings(raw) == []


async def test_a_mention_in_layout_text_pings_and_one_brought_by_an_edit_does_not(raw: Raw) -> None:
    mika = raw.persona("Mika").id
    message = await raw.post(layout(text=f"<@{mika}>") | {"allowed_mentions": {"users": [mika]}})
    assert await pings(raw) == ["Mika"]
    assert [each["id"] for each in message["mentions"]] == [str(mika)]
    plain = await raw.post({"content": "x"})
    before = len(await raw.world.control.record("created"))
    await raw.ask("PATCH", f"{raw.messages}/{plain['id']}", {"content": f"<@{mika}>"})
    assert len(await raw.world.control.record("created")) == before


async def test_parse_and_list_of_the_same_kind_exclude_each_other(raw: Raw) -> None:
    body = {"content": "x", "allowed_mentions": {"parse": ["users"], "users": ["1"]}}
    assert (await raw.ask("POST", raw.messages, body))[1]["code"] == 50035


async def test_a_nonce_is_forgotten_after_three_minutes(raw: Raw) -> None:
    body = {"content": "x", "nonce": "n1", "enforce_nonce": True}
    first = await raw.post(body)
    await raw.world.control.ask("advance", seconds=170)
    assert (await raw.post(body))["id"] == first["id"]
    await raw.world.control.ask("advance", seconds=11)
    assert (await raw.post(body))["id"] != first["id"]
    assert (await raw.post({"content": "x", "nonce": "n1"}))["id"] != first["id"]


async def test_messages_are_read_newest_first_in_windows(raw: Raw) -> None:
    ids = [(await raw.post({"content": str(number)}))["id"] for number in range(6)]

    async def contents(query: str) -> str:
        status, found = await raw.ask("GET", f"{raw.messages}?{query}")
        assert status == 200
        return "".join(each["content"] for each in found)

    assert await contents("limit=3") == "543"
    assert await contents(f"before={ids[3]}&limit=2") == "21"
    assert await contents(f"after={ids[1]}&limit=2") == "32"
    assert await contents(f"around={ids[3]}&limit=3") == "432"
    assert (await raw.ask("GET", f"{raw.messages}?limit=101"))[1]["code"] == 50035


async def test_a_deleted_message_is_unknown(raw: Raw) -> None:
    path = f"{raw.messages}/{(await raw.post({'content': 'x'}))['id']}"
    assert await raw.ask("DELETE", path) == (204, None)
    for method, body in (("GET", None), ("PATCH", {"content": "y"}), ("DELETE", None)):
        status, refusal = await raw.ask(method, path, body)
        assert (status, refusal["code"]) == (404, 10008)


async def test_what_someone_else_wrote_is_theirs(raw: Raw) -> None:
    said = await raw.world.person("Mika").say("hello")
    assert (await raw.ask("PATCH", f"{raw.messages}/{said.id}", {"content": "x"}))[1]["code"] == 50005
    assert (await raw.ask("DELETE", f"{raw.messages}/{said.id}"))[1]["code"] == 50013


async def test_a_reply_needs_its_message(raw: Raw) -> None:
    said = await raw.world.person("Mika").say("hello")
    reply = await raw.post(
        {"content": "x", "message_reference": {"message_id": said.id}, "allowed_mentions": {"replied_user": True}}
    )
    assert (reply["type"], await pings(raw)) == (19, ["Mika"])
    body = {"content": "x", "message_reference": {"message_id": 5}}
    assert (await raw.ask("POST", raw.messages, body))[1]["code"] == 50035


async def test_files_and_requests_have_a_size(raw: Raw) -> None:
    mebibyte = b"x" * (1 << 20)
    status, refusal = await raw.ask("POST", raw.messages, {}, (("big", mebibyte * 10 + b"x"),))
    assert (status, refusal["code"]) == (413, 40005)
    status, refusal = await raw.ask("POST", raw.messages, {}, tuple((f"f{n}", mebibyte * 9) for n in range(3)))
    assert (status, refusal["code"]) == (413, 40005)


async def test_pins_come_latest_first(raw: Raw) -> None:
    first, second = [await raw.post({"content": each}) for each in "ab"]
    for message in (first, second):
        assert await raw.ask("PUT", f"{raw.messages}/pins/{message['id']}") == (204, None)
    status, pins = await raw.ask("GET", f"{raw.messages}/pins")
    assert (status, [each["message"]["content"] for each in pins["items"]]) == (200, ["b", "a"])
    await raw.ask("DELETE", f"{raw.messages}/pins/{second['id']}")
    assert len((await raw.ask("GET", f"{raw.messages}/pins"))[1]["items"]) == 1


async def test_an_embed_gets_its_picture(raw: Raw) -> None:
    embed = {"title": "x", "image": {"url": "attachment://a.png"}, "fields": [{"name": "n", "value": "v"}]}
    message = await raw.post({"embeds": [embed]}, (("a.png", png()),))
    assert message["embeds"][0]["image"]["url"] == message["attachments"][0]["url"]
    assert message["embeds"][0]["fields"][0]["inline"] is False


@pytest.mark.parametrize(("emoji", "status"), [({"name": "⚓"}, 200), ({"name": "1️⃣"}, 200), ({"name": "anchor"}, 400)])
async def test_an_emoji_is_one(raw: Raw, emoji: Json, status: int) -> None:
    button = {"type": 2, "style": 1, "emoji": emoji, "custom_id": "go"}
    body = {"content": "x", "components": [{"type": 1, "components": [button]}]}
    assert (await raw.ask("POST", raw.messages, body))[0] == status


async def test_white_space_is_no_message(raw: Raw) -> None:
    assert (await raw.ask("POST", raw.messages, {"content": " \n"}))[1]["code"] == 50006


@pytest.mark.parametrize("body", [{"content": "x", "flags": 64}, {"content": "x", "flags": 2}])
async def test_flags_that_a_message_cannot_have(raw: Raw, body: Json) -> None:
    assert (await raw.ask("POST", raw.messages, body))[1]["errors"].keys() == {"flags"}
