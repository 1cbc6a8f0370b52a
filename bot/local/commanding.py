"""Commands as people use them: found by name, options filled in, checked as Discord's client checks them."""

from bot.local import acts
from bot.local.acts import Impossible
from bot.local.fake_discord import FakeDiscord
from bot.local.limits.commands import OptionKind
from bot.local.limits.components import Kind
from bot.local.payloads import allowed
from bot.local.problems import Json
from bot.local.world import Channel, Command, Interaction, Persona

_NESTED = {OptionKind.SUBCOMMAND, OptionKind.GROUP}
_RESOLVED = {
    OptionKind.USER: Kind.USER_SELECT,
    OptionKind.CHANNEL: Kind.CHANNEL_SELECT,
    OptionKind.ROLE: Kind.ROLE_SELECT,
    OptionKind.MENTIONABLE: Kind.MENTIONABLE_SELECT,
}


def use(
    fake: FakeDiscord, persona: Persona, channel: Channel, words: str, options: Json, times: int = 1
) -> Interaction:
    """Use a slash command.

    Args:
        words: the command with its subcommands, such as `/game open`.
        options: values by option name.
        times: how often the bot is told.

    Raises:
        Impossible: no such command there, an option is missing, unknown or out of its bounds.
    """
    command, steps = find(fake, persona, channel, words)
    leaf = steps[-1] if steps else command.body
    filled = [
        _filled(option, options[option["name"]]) for option in leaf.get("options") or [] if option["name"] in options
    ]
    _check_complete(leaf, options)
    data = _data(command, steps, filled)
    resolved: Json = {}
    for option in leaf.get("options") or []:
        kind = _RESOLVED.get(option["type"])
        if kind is not None and option["name"] in options:
            found = acts.resolve(fake, channel, kind, [str(options[option["name"]])])
            resolved |= {key: resolved.get(key, {}) | value for key, value in found.items()}
    if resolved:
        data["resolved"] = resolved
    return acts.send(fake, persona, channel, acts.COMMAND, data, times=times)


def complete(
    fake: FakeDiscord, persona: Persona, channel: Channel, words: str, focused: str, typed: str, options: Json
) -> Interaction:
    """Type the beginning of an option and ask for what could follow.

    Args:
        words: the command with its subcommands.
        focused: name of the option being typed.
        options: the options filled in already.

    Raises:
        Impossible: no such command or option, or it offers no completion.
    """
    command, steps = find(fake, persona, channel, words)
    leaf = steps[-1] if steps else command.body
    known = {option["name"]: option for option in leaf.get("options") or []}
    if not known.get(focused, {}).get("autocomplete"):
        raise Impossible(f"{words} does not complete {focused!r}")
    filled = [_filled(known[name], value) for name, value in options.items() if name in known and name != focused]
    filled.append({"type": known[focused]["type"], "name": focused, "value": typed, "focused": True})
    return acts.send(fake, persona, channel, acts.COMPLETION, _data(command, steps, filled))


def find(fake: FakeDiscord, persona: Persona, channel: Channel, words: str) -> tuple[Command, list[Json]]:
    """Return the command that words name in a channel, and its subcommands down to the last.

    Raises:
        Impossible: it is not offered to this persona there.
    """
    name, *below = words.removeprefix("/").split()
    offered = [
        each for each in fake.world.commands.values() if each.body["name"] == name and each.body.get("type", 1) == 1
    ]
    here = [each for each in offered if each.guild_id in {None, channel.guild_id} and _belongs(each, channel)]
    if not here:
        raise Impossible(f"/{name} is not offered here")
    command = max(here, key=lambda each: each.guild_id or 0)
    needed = int(command.body.get("default_member_permissions") or 0)
    if channel.guild_id is not None and needed & ~allowed(fake.world, channel, persona.id):
        raise Impossible(f"{persona.name} may not use /{name}")
    steps: list[Json] = []
    level = command.body
    for word in below:
        options = [each for each in level.get("options") or [] if each["type"] in _NESTED and each["name"] == word]
        if not options:
            raise Impossible(f"{words} does not exist")
        level = options[0]
        steps.append(level)
    if any(each["type"] in _NESTED for each in level.get("options") or []):
        raise Impossible(f"{words} needs a subcommand")
    return command, steps


def _belongs(command: Command, channel: Channel) -> bool:
    contexts = command.body.get("contexts")
    if channel.guild_id is not None:
        return contexts is None or 0 in contexts
    if command.guild_id is not None:
        return False
    return command.body.get("dm_permission") is not False if contexts is None else 1 in contexts


def _data(command: Command, steps: list[Json], filled: list[Json]) -> Json:
    options = filled
    for step in reversed(steps):
        options = [{"type": step["type"], "name": step["name"], "options": options}]
    data: Json = {"id": str(command.id), "name": command.body["name"], "type": 1, "options": options}
    return data if command.guild_id is None else data | {"guild_id": str(command.guild_id)}


def _check_complete(leaf: Json, options: Json) -> None:
    known = {option["name"]: option for option in leaf.get("options") or []}
    if not set(options) <= set(known):
        raise Impossible(f"there is no option {sorted(set(options) - set(known))}; there is {sorted(known)}")
    missing = [name for name, option in known.items() if option.get("required") and name not in options]
    if missing:
        raise Impossible(f"{missing} must be filled in")


def _filled(option: Json, value: object) -> Json:
    kind = OptionKind(option["type"])
    match kind:
        case OptionKind.STRING:
            sent: object = _text(option, str(value))
        case OptionKind.INTEGER | OptionKind.NUMBER:
            sent = _number(option, value)
        case OptionKind.BOOLEAN:
            sent = bool(value)
        case _:
            sent = str(value)
    choices = option.get("choices") or []
    if choices:
        sent = _chosen(choices, sent)
    return {"type": int(kind), "name": option["name"], "value": sent}


def _text(option: Json, value: str) -> str:
    if not option.get("min_length", 0) <= len(value) <= option.get("max_length", 6000):
        raise Impossible(f"{option['name']}: that text is too short or too long")
    return value


def _number(option: Json, value: object) -> int | float:
    if not isinstance(value, int | float):
        raise Impossible(f"{option['name']} is a number")
    if not option.get("min_value", value) <= value <= option.get("max_value", value):
        raise Impossible(f"{option['name']}: {value} is out of bounds")
    return value


def _chosen(choices: list[Json], value: object) -> object:
    for choice in choices:
        if value in {choice["value"], choice["name"]}:
            found: object = choice["value"]
            return found
    raise Impossible(f"{value!r} is not among {[choice['name'] for choice in choices]}")
