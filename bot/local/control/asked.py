"""What the control side can be asked for: by one name one kind of thing, whatever verb it goes with."""

from typing import Annotated, Literal, TypeAlias

from pydantic import ConfigDict, Field, TypeAdapter, ValidationError, with_config
from typing_extensions import TypedDict

from bot.local.problems import Json

Name: TypeAlias = str | int
Seconds: TypeAlias = Annotated[float, Field(allow_inf_nan=False)]
Scalar: TypeAlias = str | bool | int | Annotated[float, Field(allow_inf_nan=False)] | None


class Malformed(Exception):  # noqa: N818 - what was asked for, not what went wrong
    """A request that means nothing, whatever the world is like."""


@with_config(ConfigDict(extra="forbid", strict=True))
class Asked(TypedDict, total=False):
    """Everything a request can say."""

    # who, where, which
    persona: Name | None
    channel: Name | None
    guild: Name | None
    message: Name
    interaction: Name
    custom_id: str | None
    # what people do
    words: str
    options: dict[str, Scalar]
    option: str
    typed: str
    text: str
    values: list[Name] | dict[str, Scalar | list[Scalar]]
    last: Annotated[int, Field(ge=1)]
    forged: bool
    times: Annotated[int, Field(ge=0, le=1000)]
    # what happens to the world
    name: str
    locale: str
    people: list[Name]
    permissions: list[str]
    allow: list[str]
    deny: list[str]
    open: bool
    private: bool
    forum: bool
    tags: list[str]
    mentionable: bool
    archived: bool
    locked: bool
    # what happens on the way
    shard: int
    seconds: Seconds
    patience: Seconds
    after: int
    resumable: bool
    restart: bool
    method: str
    route: str
    moment: Literal["before", "after"]
    kill: bool
    status: Annotated[int, Field(ge=0, le=599)]
    body: dict[str, Scalar]
    headers: dict[str, str]


_FORM: TypeAdapter[Asked] = TypeAdapter(Asked)


def read(raw: bytes) -> Json:
    """Read a request, an empty one too.

    Raises:
        Malformed: it is no JSON object, or something in it is not what it must be.
    """
    try:
        return {**_FORM.validate_json(raw or b"{}")}
    except ValidationError as error:
        first = error.errors(include_url=False, include_input=False, include_context=False)[0]
        where = ".".join(map(str, first["loc"]))
        raise Malformed(f"{where}: {first['msg']}" if where else first["msg"]) from None
