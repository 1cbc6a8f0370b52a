"""Channels, threads, direct messages, and what the bot may do in them."""

import pytest

from bot.local.seen import NotPossible
from tests.local.conftest import Raw
from tests.local.test_interactions import code
from tests.local.test_messages import png


async def take(raw: Raw, *names: str, channel: int | None = None) -> None:
    await raw.world.control.ask("set_permissions", channel=channel or raw.tables, deny=names)


async def grant(raw: Raw, *names: str) -> None:
    await raw.world.control.ask("set_permissions", allow=names)


async def test_a_channel_unseen(raw: Raw) -> None:
    await take(raw, "view_channel")
    for asked in (("GET", f"/channels/{raw.tables}"), ("POST", raw.messages, {"content": "x"}), ("GET", raw.messages)):
        assert await code(raw, *asked) == 50001


@pytest.mark.parametrize(
    ("missing", "body", "files"),
    [
        ("send_messages", {"content": "x"}, ()),
        ("attach_files", {"content": "x"}, (("a.png", png()),)),
        ("embed_links", {"embeds": [{"title": "x"}]}, ()),
        ("read_message_history", {"content": "x", "message_reference": {"message_id": 1}}, ()),
    ],
)
async def test_what_is_not_permitted(
    raw: Raw, missing: str, body: dict[str, object], files: tuple[tuple[str, bytes], ...]
) -> None:
    await take(raw, missing)
    status, refusal = await raw.ask("POST", raw.messages, body, files)
    assert (status, refusal["code"]) == (403, 50013)


async def test_without_history_there_is_nothing_to_read(raw: Raw) -> None:
    message = await raw.post({"content": "x"})
    await take(raw, "read_message_history")
    assert await raw.ask("GET", raw.messages) == (200, [])
    assert await code(raw, "GET", f"{raw.messages}/{message['id']}") == 50013


async def test_unknown_things(raw: Raw) -> None:
    assert await code(raw, "POST", "/channels/5/messages", {"content": "x"}) == 10003
    assert await code(raw, "GET", "/users/5") == 10013
    assert await code(raw, "POST", "/users/@me/channels", {"recipient_id": 5}) == 10013
    assert await code(raw, "GET", f"/guilds/{raw.guild}/members/5") == 10007
    assert await code(raw, "GET", "/channels/x/messages") == 50035
    assert raw.world.fake.record.violations()[-1].what == "refused form"


async def test_an_unknown_route_is_a_violation(raw: Raw) -> None:
    assert (await raw.ask("GET", "/voice/regions"))[0] == 404
    assert [each.what for each in raw.world.fake.record.violations()] == ["unknown route"]


async def test_direct_messages_closed_and_without_a_guild_in_common(raw: Raw) -> None:
    jonas = raw.persona("Jonas")
    _, channel = await raw.ask("POST", "/users/@me/channels", {"recipient_id": jonas.id})
    path = f"/channels/{channel['id']}/messages"
    assert (await raw.ask("POST", path, {"content": "x"}))[0] == 200
    await raw.world.person("Jonas").set_direct_messages(allowed=False)
    assert await code(raw, "POST", path, {"content": "x"}) == 50007
    await raw.world.person("Jonas").set_direct_messages(allowed=True)
    await raw.world.control.ask("kick_bot")
    assert await code(raw, "POST", path, {"content": "x"}) == 50278
    await raw.world.control.ask("invite_bot")
    assert (await raw.ask("POST", path, {"content": "x"}))[0] == 200


async def test_a_kicked_bot_has_no_access(raw: Raw) -> None:
    await raw.world.control.ask("kick_bot")
    assert await code(raw, "POST", raw.messages, {"content": "x"}) == 50001
    assert await code(raw, "GET", f"/guilds/{raw.guild}") == 50001


async def open_thread(raw: Raw, kind: int = 11) -> int:
    status, thread = await raw.ask("POST", f"/channels/{raw.tables}/threads", {"name": "t", "type": kind})
    assert status == 201
    return int(thread["id"])


async def test_threads_have_a_permission_of_their_own(raw: Raw) -> None:
    thread = await open_thread(raw)
    await take(raw, "send_messages")
    assert (await raw.ask("POST", f"/channels/{thread}/messages", {"content": "x"}))[0] == 200
    await take(raw, "send_messages_in_threads")
    assert await code(raw, "POST", f"/channels/{thread}/messages", {"content": "x"}) == 50013
    await take(raw, "create_public_threads")
    assert await code(raw, "POST", f"/channels/{raw.tables}/threads", {"name": "t", "type": 11}) == 50013


async def test_a_sleeping_thread_refuses_edits_and_wakes_for_a_message(raw: Raw) -> None:
    thread = await open_thread(raw)
    path = f"/channels/{thread}/messages"
    _, message = await raw.ask("POST", path, {"content": "x"})
    await raw.world.control.ask("advance", seconds=4321 * 60)
    assert await code(raw, "PATCH", f"{path}/{message['id']}", {"content": "y"}) == 50083
    assert await code(raw, "PUT", f"{path}/{message['id']}/reactions/x/@me") == 50083
    assert (await raw.ask("GET", f"/channels/{raw.tables}/threads/archived/public"))[1]["threads"][0]["id"] == str(
        thread
    )
    assert (await raw.ask("POST", path, {"content": "y"}))[0] == 200
    assert (await raw.ask("PATCH", f"{path}/{message['id']}", {"content": "y"}))[0] == 200
    await raw.world.control.ask("archive_thread", channel=thread, locked=True)
    assert await code(raw, "POST", path, {"content": "z"}) == 160005


async def test_a_private_thread_is_seen_by_its_members(raw: Raw) -> None:
    thread = await open_thread(raw, 12)
    await raw.ask("PUT", f"/channels/{thread}/thread-members/{raw.persona('Jonas').id}")
    await raw.ask("POST", f"/channels/{thread}/messages", {"content": "x"})
    assert len(await raw.world.person("Jonas").channel(thread)) == 1
    assert (await raw.world.control.ask("world"))["channels"][-1]["member_count"] == 2
    status, members = await raw.ask("GET", f"/channels/{thread}/thread-members")
    assert (status, len(members)) == (200, 2)


async def test_a_private_thread_of_others_is_closed_to_the_bot(raw: Raw) -> None:
    thread = await raw.world.control.ask("add_thread", persona="Mika", name="secret", private=True, people=["Jonas"])
    path = f"/channels/{thread['id']}/messages"
    assert await code(raw, "GET", path) == 50001
    assert len(await raw.world.person("Jonas").channel(int(thread["id"]))) == 0
    with pytest.raises(NotPossible, match="does not see"):
        await raw.world.person("Giulia").channel(int(thread["id"]))
    await grant(raw, "manage_threads")
    assert (await raw.ask("POST", path, {"content": "x"}))[0] == 200


async def test_a_message_carries_one_thread(raw: Raw) -> None:
    message = await raw.post({"content": "x"})
    path = f"{raw.messages}/{message['id']}/threads"
    status, thread = await raw.ask("POST", path, {"name": "t"})
    assert (status, thread["id"]) == (201, message["id"])
    assert await code(raw, "POST", path, {"name": "t"}) == 160004


async def test_channels_are_created_changed_and_deleted_by_those_who_may(raw: Raw) -> None:
    path = f"/guilds/{raw.guild}/channels"
    assert await code(raw, "POST", path, {"name": "new"}) == 50013
    await grant(raw, "manage_channels", "manage_roles")
    status, channel = await raw.ask("POST", path, {"name": "new", "topic": "t"})
    assert (status, channel["topic"]) == (201, "t")
    own = f"/channels/{channel['id']}"
    assert (await raw.ask("PATCH", own, {"name": "newer"}))[1]["name"] == "newer"
    overwrite = {"type": 1, "allow": "0", "deny": "2048"}
    assert await raw.ask("PUT", f"{own}/permissions/{raw.app}", overwrite) == (204, None)
    assert await code(raw, "POST", f"{own}/messages", {"content": "x"}) == 50013
    assert (await raw.ask("DELETE", own))[0] == 200
    assert await code(raw, "GET", own) == 10003


async def test_a_deleted_channel_takes_its_threads_along(raw: Raw) -> None:
    thread = await open_thread(raw)
    await raw.world.control.ask("delete_channel", channel=raw.tables)
    assert await code(raw, "GET", f"/channels/{thread}") == 10003
