"""Emojis of the application, and roles of a guild: what a host may add to make its table prettier."""

from bot.local.faults import Answer
from bot.local.limits.form import Complaints, Form
from bot.local.payloads import role_json, user_json
from bot.local.permissions import Permission
from bot.local.problems import Json, Problem, Refusal
from bot.local.rest.call import Call, serves
from bot.local.world import Emoji, Guild, Role

_EMOJIS = "/applications/{application_id}/emojis"
_ROLES = "/guilds/{guild_id}/roles"
_MEMBER_ROLE = "/guilds/{guild_id}/members/{user_id}/roles/{role_id}"
_MOST = 2000


def _emoji_json(call: Call, emoji: Emoji) -> Json:
    return {
        "id": str(emoji.id),
        "name": emoji.name,
        "roles": [],
        "user": user_json(call.fake.world.bot),
        "require_colons": True,
        "managed": False,
        "animated": False,
        "available": True,
    }


@serves("GET", _EMOJIS)
async def read_emojis(call: Call) -> Answer:
    """List the emojis of the application."""
    return Answer(200, {"items": [_emoji_json(call, each) for each in call.fake.world.emojis.values()]})


@serves("POST", _EMOJIS)
async def create_emoji(call: Call) -> Answer:
    """Add an emoji to the application."""
    complaints = Complaints()
    form = Form(call.body, complaints)
    form.only(("name", "image"))
    name = form.text("name", 2, 32, required=True)
    form.text("image", 1, 400_000, required=True)
    complaints.settle()
    world = call.fake.world
    if len(world.emojis) >= _MOST:
        raise Refusal(Problem.TOO_MANY_EMOJIS)
    emoji = Emoji(call.fake.snowflakes.next(), name)
    world.emojis[emoji.id] = emoji
    return Answer(201, _emoji_json(call, emoji))


@serves("DELETE", _EMOJIS + "/{emoji_id}")
async def delete_emoji(call: Call) -> Answer:
    """Remove an emoji of the application."""
    if call.fake.world.emojis.pop(call.number("emoji_id"), None) is None:
        raise Refusal(Problem.UNKNOWN_EMOJI)
    return Answer(204)


def _guild_with_roles(call: Call) -> Guild:
    guild = call.guild()
    held = Permission(guild.everyone)
    for role_id in guild.members[call.fake.world.bot.id].role_ids:
        held |= Permission(guild.roles[role_id].permissions)
    if Permission.MANAGE_ROLES not in held:
        raise Refusal(Problem.MISSING_PERMISSIONS)
    return guild


@serves("POST", _ROLES)
async def create_role(call: Call) -> Answer:
    """Add a role to a guild."""
    guild = _guild_with_roles(call)
    complaints = Complaints()
    form = Form(call.body, complaints)
    form.only(("name", "permissions", "color", "colors", "hoist", "icon", "unicode_emoji", "mentionable"))
    name = form.text("name", 0, 100) or "new role"
    complaints.settle()
    role = Role(call.fake.snowflakes.next(), name, int(call.form.get("permissions") or 0))
    guild.roles[role.id] = role
    told = role_json(role, len(guild.roles), call.fake.world.bot.id)
    call.fake.gateway.dispatch("GUILD_ROLE_CREATE", {"guild_id": str(guild.id), "role": told})
    return Answer(200, told)


@serves("PUT", _MEMBER_ROLE)
async def give_role(call: Call) -> Answer:
    """Give a role to a member."""
    guild = _guild_with_roles(call)
    member, role_id = guild.members.get(call.number("user_id")), call.number("role_id")
    if member is None:
        raise Refusal(Problem.UNKNOWN_MEMBER)
    if role_id not in guild.roles:
        raise Refusal(Problem.UNKNOWN_ROLE)
    if role_id not in member.role_ids:
        member.role_ids.append(role_id)
    return Answer(204)
