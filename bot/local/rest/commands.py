"""Registration of application commands, for all guilds or for one."""

from bot.local.faults import Answer
from bot.local.limits.commands import check_commands
from bot.local.limits.form import Complaints
from bot.local.normalising import without_nulls
from bot.local.problems import Json, Problem, Refusal
from bot.local.rest.call import Call, serves
from bot.local.serializers import command_json
from bot.local.world import Command

_EVERYWHERE = "/applications/{application_id}/commands"
_IN_GUILD = "/applications/{application_id}/guilds/{guild_id}/commands"
_CREATES_A_DAY = 200
_DAY = 86_400.0


def _scope(call: Call) -> int | None:
    if call.number("application_id") != call.fake.world.bot.id:
        raise Refusal(Problem.UNKNOWN_APPLICATION)
    return call.guild().id if "guild_id" in call.path else None


def _registered(call: Call, scope: int | None) -> list[Command]:
    return [each for each in call.fake.world.commands.values() if each.guild_id == scope]


def _listing(call: Call, scope: int | None) -> list[Json]:
    return [command_json(call.fake.world, each) for each in _registered(call, scope)]


@serves("GET", _EVERYWHERE, _IN_GUILD)
async def read_commands(call: Call) -> Answer:
    """List the commands of a scope."""
    return Answer(200, _listing(call, _scope(call)))


@serves("PUT", _EVERYWHERE, _IN_GUILD)
async def replace_commands(call: Call) -> Answer:
    """Register all commands of a scope at once; those of the same name keep their ids."""
    scope, fake = _scope(call), call.fake
    if not isinstance(call.body, list):
        complaints = Complaints()
        complaints.add((), "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
        complaints.settle()
    check_commands(call.body)
    known = {(each.body.get("type", 1), each.body["name"]): each for each in _registered(call, scope)}
    fresh = sum((body.get("type", 1), body["name"]) not in known for body in call.body)
    _count_creates(call, scope, fresh)
    for command in known.values():
        del fake.world.commands[command.id]
    for body in without_nulls(call.body):
        old = known.get((body.get("type", 1), body["name"]))
        number = fake.snowflakes.next()
        same = old is not None and old.body == body
        command = Command(old.id if old else number, scope, old.version if same and old else number, body)
        fake.world.commands[command.id] = command
    return Answer(200, _listing(call, scope))


def _count_creates(call: Call, scope: int | None, fresh: int) -> None:
    """Refuse more than 200 new commands a day in one scope."""
    fake = call.fake
    recent = [each for each in fake.creates.get(scope, []) if fake.clock.now() - each < _DAY]
    if len(recent) + fresh > _CREATES_A_DAY:
        raise Refusal(Problem.TOO_MANY_COMMAND_CREATES)
    fake.creates[scope] = recent + [fake.clock.now()] * fresh
