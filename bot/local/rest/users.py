"""Users, the application itself, direct messages, and where the gateway is."""

from bot.local.faults import Answer
from bot.local.gateway import RESUME_URL
from bot.local.payloads import guild_json, member_json, own_guild_json, user_json
from bot.local.problems import Json, Problem, Refusal
from bot.local.rest.call import Call, serves


@serves("GET", "/users/@me")
async def read_self(call: Call) -> Answer:
    """Return the bot's own account."""
    return Answer(
        200, user_json(call.fake.world.bot) | {"mfa_enabled": False, "locale": "en-US", "verified": True, "email": None}
    )


@serves("GET", "/users/@me/guilds")
async def list_own_guilds(call: Call) -> Answer:
    """List the guilds that the bot is in, by their ids, with what it may do in each."""
    world, limit, after = call.fake.world, call.asked("limit", 1, 200, 200), call.asked("after", 0, 1 << 63, 0)
    own = [guild for number, guild in sorted(world.guilds.items()) if number > after and world.bot.id in guild.members]
    return Answer(200, [own_guild_json(guild, world.bot.id) for guild in own[:limit]])


@serves("GET", "/users/{user_id}")
async def read_user(call: Call) -> Answer:
    """Return a user."""
    return Answer(200, user_json(call.fake.world.user(call.number("user_id"))))


@serves("GET", "/oauth2/applications/@me", "/applications/@me")
async def read_application(call: Call) -> Answer:
    """Return the bot's application."""
    bot = call.fake.world.bot
    body: Json = {
        "id": str(bot.id),
        "name": bot.name,
        "icon": None,
        "description": "",
        "type": None,
        "bot": user_json(bot),
        "bot_public": False,
        "bot_require_code_grant": False,
        "verify_key": "0" * 64,
        "flags": 0,
        "flags_new": "0",
        "redirect_uris": [],
        "interactions_endpoint_url": None,
        "role_connections_verification_url": None,
        "owner": user_json(next(iter(call.fake.world.personas.values()), bot)),
        "approximate_guild_count": len(call.fake.world.guilds),
        "approximate_user_install_count": 0,
        "approximate_user_authorization_count": 0,
        "explicit_content_filter": 0,
        "team": None,
        "eligible_oauth2_scopes": [],
        "rpc_origins": [],
    }
    return Answer(200, body)


@serves("POST", "/users/@me/channels")
async def open_direct_messages(call: Call) -> Answer:
    """Open direct messages with a user; whether they may be written to shows when one tries."""
    recipient = str(call.form.get("recipient_id"))
    if not recipient.isdecimal() or int(recipient) not in call.fake.world.personas:
        raise Refusal(Problem.UNKNOWN_USER)
    channel = call.fake.direct_channel(call.fake.world.personas[int(recipient)])
    return Answer(200, call.fake.channel_json(channel))


@serves("GET", "/gateway/bot")
async def read_gateway(call: Call) -> Answer:
    """Return where the gateway is, into how many shards the bot is to divide its guilds, how often it may log in."""
    limits = {"total": 1000, "remaining": 1000, "reset_after": 0, "max_concurrency": 1}
    return Answer(200, {"url": RESUME_URL, "shards": call.fake.gateway.recommended, "session_start_limit": limits})


@serves("GET", "/guilds/{guild_id}")
async def read_guild(call: Call) -> Answer:
    """Return a guild."""
    return Answer(200, guild_json(call.guild(), call.fake.world.bot.id))


@serves("GET", "/guilds/{guild_id}/members/{user_id}")
async def read_member(call: Call) -> Answer:
    """Return a member of a guild."""
    member = call.guild().members.get(call.number("user_id"))
    if member is None:
        raise Refusal(Problem.UNKNOWN_MEMBER)
    return Answer(200, member_json(member, call.fake.world.user(call.number("user_id"))))
