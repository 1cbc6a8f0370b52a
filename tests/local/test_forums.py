"""Forums: posts with a first message and tags, which a bot keeps as Discord lets it."""

from bot.local.problems import Json
from tests.local.conftest import Raw
from tests.local.test_interactions import code
from tests.local.test_places import grant, take


async def forum_of(raw: Raw, *tags: str) -> Json:
    """A forum with tags."""
    number = (await raw.world.control.ask("add_channel", name="games", forum=True, tags=tags))["id"]
    return dict((await raw.ask("GET", f"/channels/{number}"))[1])


def post_of(*tags: str) -> Json:
    return {"name": "A match", "applied_tags": list(tags), "message": {"content": "Open"}}


async def posted(raw: Raw, forum: Json, *tags: str) -> Json:
    status, post = await raw.ask("POST", f"/channels/{forum['id']}/threads", post_of(*tags))
    assert status == 201
    return dict(post)


async def test_a_post_has_a_first_message_and_tags_and_is_told(raw: Raw) -> None:
    forum = await forum_of(raw, "open", "over")
    is_open, over = (each["id"] for each in forum["available_tags"])
    post = await posted(raw, forum, is_open)
    assert await code(raw, "PATCH", f"/channels/{post['id']}", {"applied_tags": [over]}) == 50013
    await grant(raw, "manage_threads")
    assert (post["parent_id"], post["applied_tags"], post["message"]["content"]) == (forum["id"], [is_open], "Open")
    changed = await raw.ask("PATCH", f"/channels/{post['id']}", {"applied_tags": [over]})
    assert changed[1]["applied_tags"] == [over]
    assert await code(raw, "PATCH", f"/channels/{post['id']}", {"applied_tags": ["5"]}) == 10087
    assert await code(raw, "PATCH", f"/channels/{post['id']}", {"applied_tags": [over] * 6}) == 50035


async def test_what_a_forum_does_not_take(raw: Raw) -> None:
    forum = await forum_of(raw)
    there = f"/channels/{forum['id']}"
    assert await code(raw, "POST", f"{there}/messages", {"content": "x"}) == 50008
    assert await code(raw, "POST", f"{there}/threads", {"name": "Nothing said"}) == 50035
    await take(raw, "send_messages", channel=int(forum["id"]))
    assert await code(raw, "POST", f"{there}/threads", post_of()) == 50013


async def test_tags_are_made_by_those_who_manage_the_channel_and_are_at_most_twenty(raw: Raw) -> None:
    forum = await forum_of(raw)
    there = f"/channels/{forum['id']}"
    tags = [{"name": f"tag {number}"} for number in range(21)]
    assert await code(raw, "PATCH", there, {"available_tags": tags[:20]}) == 50013
    await grant(raw, "manage_channels")
    made = (await raw.ask("PATCH", there, {"available_tags": tags[:20]}))[1]["available_tags"]
    assert [each["name"] for each in made] == [each["name"] for each in tags[:20]]
    assert await code(raw, "PATCH", there, {"available_tags": tags}) == 30047
    kept = (await raw.ask("PATCH", there, {"available_tags": [made[3] | {"name": "other"}]}))[1]["available_tags"]
    assert [(each["id"], each["name"]) for each in kept] == [(made[3]["id"], "other")]


async def test_a_moderated_tag_is_for_those_who_manage_threads(raw: Raw) -> None:
    forum = await forum_of(raw, "over")
    raw.world.fake.world.channel(int(forum["id"])).tags[0].moderated = True
    asked = ("POST", f"/channels/{forum['id']}/threads", post_of(forum["available_tags"][0]["id"]))
    assert await code(raw, *asked) == 50013
    await grant(raw, "manage_threads")
    assert (await raw.ask(*asked))[0] == 201


async def test_a_name_is_changed_twice_in_ten_minutes_and_the_post_says_so(raw: Raw) -> None:
    post = f"/channels/{(await posted(raw, await forum_of(raw)))['id']}"
    for name in ("one", "one", "two"):
        assert (await raw.ask("PATCH", post, {"name": name}))[1]["name"] == name
    status, refused = await raw.ask("PATCH", post, {"name": "three"})
    assert status == 429
    assert 500 < refused["retry_after"] <= 600
    assert (await raw.ask("PATCH", post, {"archived": True}))[0] == 200
    told = (await raw.ask("GET", f"{post}/messages"))[1]
    assert [(each["type"], each["content"]) for each in reversed(told)] == [(0, "Open"), (4, "one"), (4, "two")]
    raw.world.fake.clock.advance(601)
    assert (await raw.ask("PATCH", post, {"name": "three", "archived": False}))[1]["name"] == "three"


async def test_a_role_is_pinged_if_everyone_may_mention_it(raw: Raw) -> None:
    closed = (await raw.world.control.ask("add_role", name="Staff", people=["Jonas"]))["id"]
    opened = (await raw.world.control.ask("add_role", name="Players", people=["Jonas"], mentionable=True))["id"]
    body = {"content": f"<@&{closed}> <@&{opened}>", "allowed_mentions": {"roles": [closed, opened]}}
    assert (await raw.post(body))["mention_roles"] == [opened]
    await grant(raw, "mention_everyone")
    assert (await raw.post(body))["mention_roles"] == [closed, opened]
