"""Interactions as the local Discord answers for them: in time, once, with the right kind of answer."""

from typing import Any

import pytest

from bot.local.problems import Json
from tests.local.conftest import Raw

EPHEMERAL = 64


async def code(raw: Raw, method: str, path: str, body: Any = None) -> int:
    status, body = await raw.ask(method, path, body)
    assert status >= 400
    number: int = body["code"]
    return number


async def test_an_answer_after_three_seconds_comes_too_late(raw: Raw) -> None:
    interaction = await raw.interaction()
    await raw.world.control.ask("advance", seconds=3.1)
    status, refusal = await raw.answer(interaction, 4, {"content": "x"})
    assert (status, refusal["code"]) == (404, 10062)


async def test_a_patient_world_takes_it_all_the_same(raw: Raw) -> None:
    await raw.world.control.ask("be_patient", seconds=10)
    interaction = await raw.interaction()
    await raw.world.control.ask("advance", seconds=3.1)
    assert (await raw.answer(interaction, 4, {"content": "x"}))[0] == 204


async def test_an_interaction_is_answered_once(raw: Raw) -> None:
    interaction = await raw.interaction()
    assert await raw.answer(interaction, 6) == (204, None)
    status, refusal = await raw.answer(interaction, 6)
    assert (status, refusal["code"]) == (400, 40060)


async def test_a_wrong_token_is_an_unknown_interaction(raw: Raw) -> None:
    interaction = await raw.interaction()
    assert await code(raw, "POST", f"/interactions/{interaction.id}/wrong/callback", {"type": 6}) == 10062
    assert await code(raw, "GET", f"/webhooks/{raw.app}/wrong/messages/@original") == 10015


async def test_a_token_lives_fifteen_minutes(raw: Raw) -> None:
    interaction = await raw.interaction()
    await raw.answer(interaction, 4, {"content": "x", "flags": EPHEMERAL})
    await raw.world.control.ask("advance", seconds=890)
    assert (await raw.ask("PATCH", raw.original(interaction), {"content": "y"}))[0] == 200
    await raw.world.control.ask("advance", seconds=11)
    status, refusal = await raw.ask("PATCH", raw.original(interaction), {"content": "z"})
    assert (status, refusal["code"]) == (401, 50027)


async def test_no_follow_up_before_the_first_answer(raw: Raw) -> None:
    interaction = await raw.interaction()
    assert await code(raw, "POST", f"/webhooks/{raw.app}/{interaction.token}", {"content": "x"}) == 10015


async def test_an_ephemeral_answer_is_seen_by_one_and_reached_by_its_token_alone(raw: Raw) -> None:
    interaction = await raw.interaction()
    await raw.answer(interaction, 4, {"content": "secret", "flags": EPHEMERAL})
    number = interaction.original_id
    mika, jonas = raw.world.person("Mika"), raw.world.person("Jonas")
    assert "secret" in [each.text for each in await mika.channel()]
    assert "secret" not in [each.text for each in await jonas.channel()]
    for method, body in (("GET", None), ("PATCH", {"content": "y"}), ("DELETE", None)):
        assert await code(raw, method, f"{raw.messages}/{number}", body) == 10008
    assert all(each["id"] != str(number) for each in (await raw.ask("GET", raw.messages))[1])
    assert (await raw.ask("GET", raw.original(interaction)))[1]["content"] == "secret"


async def test_a_deferral_says_only_whether_it_is_ephemeral(raw: Raw) -> None:
    interaction = await raw.interaction()
    status, refusal = await raw.answer(interaction, 5, {"flags": EPHEMERAL | 1 << 15})
    assert (status, refusal["errors"]["data"].keys()) == (400, {"flags"})
    assert (await raw.answer(interaction, 5, {"content": "x"}))[0] == 400
    assert (await raw.answer(interaction, 5, {"flags": EPHEMERAL}))[0] == 204
    status, original = await raw.ask("GET", raw.original(interaction))
    assert (status, original["flags"]) == (200, EPHEMERAL | 128)


async def test_the_first_follow_up_after_a_deferral_fills_the_deferred_answer(raw: Raw) -> None:
    interaction = await raw.interaction()
    await raw.answer(interaction, 5)
    webhook = f"/webhooks/{raw.app}/{interaction.token}?wait=1"
    status, first = await raw.ask("POST", webhook, {"content": "one", "flags": EPHEMERAL})
    assert (status, first["id"], first["flags"]) == (200, str(interaction.original_id), 0)
    status, second = await raw.ask("POST", webhook, {"content": "two", "flags": EPHEMERAL})
    assert second["id"] != first["id"]
    assert second["flags"] == EPHEMERAL
    path = f"/webhooks/{raw.app}/{interaction.token}/messages/{second['id']}"
    assert (await raw.ask("PATCH", path, {"content": "three"}))[1]["content"] == "three"
    assert await raw.ask("DELETE", path) == (204, None)
    assert await code(raw, "GET", path) == 10008


async def test_an_update_changes_the_message_that_was_pressed(raw: Raw) -> None:
    interaction = await raw.interaction()
    assert (await raw.answer(interaction, 7, {"content": "done", "components": []}))[0] == 204
    _, message = await raw.ask("GET", f"{raw.messages}/{interaction.message_id}")
    assert (message["content"], message["components"]) == ("done", [])
    assert (await raw.ask("GET", raw.original(interaction)))[1]["id"] == str(interaction.message_id)


@pytest.mark.parametrize(
    ("kind", "callback", "data"),
    [
        (2, 6, None),
        (2, 7, {"content": "x"}),
        (2, 8, {"choices": []}),
        (4, 4, {"content": "x"}),
        (5, 9, {"custom_id": "m", "title": "t", "components": []}),
        (3, 1, None),
        (3, 3, None),
    ],
)
async def test_kinds_of_answer_that_do_not_fit(raw: Raw, kind: int, callback: int, data: Json | None) -> None:
    status, refusal = await raw.answer(await raw.interaction(kind), callback, data)
    assert (status, refusal["code"], "type" in refusal["errors"]) == (400, 50035, True)


async def test_with_response_tells_what_became_of_it(raw: Raw) -> None:
    interaction = await raw.interaction(2)
    path = f"/interactions/{interaction.id}/{interaction.token}/callback?with_response=1"
    status, told = await raw.ask("POST", path, {"type": 4, "data": {"content": "x"}})
    assert (status, told["resource"]["message"]["content"]) == (200, "x")
    assert told["interaction"]["response_message_id"] == told["resource"]["message"]["id"]
    assert told["resource"]["message"]["interaction_metadata"]["id"] == str(interaction.id)


async def test_an_interaction_can_be_traced_through_the_record(raw: Raw) -> None:
    interaction = await raw.interaction(2)
    await raw.answer(interaction, 5, {"flags": EPHEMERAL})
    await raw.ask("PATCH", raw.original(interaction), {"content": "x"})
    lines = [line for line in await raw.world.control.record() if line.get("interaction") == str(interaction.id)]
    assert [line["kind"] for line in lines] == ["interaction", "created", "response", "edited"]
    assert lines[2]["delay"] < 3


async def test_a_modal_may_not_answer_itself_and_keeps_its_message(raw: Raw) -> None:
    interaction = await raw.interaction(5)
    assert interaction.message_id is not None
    assert interaction.data["components"][0]["component"]["value"] == "silk"
    assert (await raw.answer(interaction, 7, {"content": "silk"}))[0] == 204


async def test_old_interactions_and_private_answers_are_let_go(raw: Raw) -> None:
    interaction = await raw.interaction()
    await raw.answer(interaction, 4, {"content": "secret", "flags": EPHEMERAL})
    await raw.world.control.ask("advance", seconds=3601)
    raw.world.fake.forget()
    assert interaction.id not in raw.world.fake.world.interactions
    assert "secret" not in [each.text for each in await raw.world.person("Mika").channel()]


async def test_commands_keep_their_ids_when_registered_again(raw: Raw) -> None:
    path = f"/applications/{raw.app}/commands"
    await raw.register()
    first = (await raw.ask("GET", path))[1][0]
    await raw.register()
    assert (await raw.ask("GET", path))[1][0] == first


async def test_two_hundred_new_commands_a_day(raw: Raw) -> None:
    path = f"/applications/{raw.app}/guilds/{raw.guild}/commands"
    for batch in "ab":
        body = [{"name": f"{batch}{number}", "description": "x"} for number in range(100)]
        assert (await raw.ask("PUT", path, body))[0] == 200
    assert await code(raw, "PUT", path, [{"name": "c", "description": "x"}]) == 30034


async def test_a_command_of_8001_characters_is_too_large(raw: Raw) -> None:
    texts = [{"name": f"o{n}", "description": "x" * 100, "type": 3, "choices": _choices(7)} for n in range(10)]
    body = [{"name": "big", "description": "x", "options": texts}]
    status, refusal = await raw.ask("PUT", f"/applications/{raw.app}/commands", body)
    assert (status, refusal["errors"]["0"]["_errors"][0]["code"]) == (400, "APPLICATION_COMMAND_TOO_LARGE")


def _choices(number: int) -> list[Json]:
    return [{"name": f"{each}" + "x" * 99, "value": "y" * 40} for each in range(number)]
