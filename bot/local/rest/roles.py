"""Roles of a guild: what a host may add to its table."""

from bot.local.faults import Answer
from bot.local.limits.form import Complaints, Form
from bot.local.payloads import role_json
from bot.local.permissions import Permission
from bot.local.problems import Problem, Refusal
from bot.local.rest.call import Call, serves
from bot.local.world import Guild, Role

_ROLES = "/guilds/{guild_id}/roles"
_MEMBER_ROLE = "/guilds/{guild_id}/members/{user_id}/roles/{role_id}"


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
    role.mentionable = bool(call.form.get("mentionable"))
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
