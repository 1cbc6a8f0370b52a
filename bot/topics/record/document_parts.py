"""What the document of a match is made of: what may stand in a field of it."""

from __future__ import annotations

from typing import Annotated, Any, Final, TypeAlias

from pydantic import BaseModel, ConfigDict, Field

from bot.core.match.seed import LONGEST_WORD
from bot.core.names import LONGEST_NAME, marked

MOST: Final = 1 << 53
"""No number in a file is greater: any program can read it."""

Hash: TypeAlias = Annotated[str, Field(pattern="^[0-9a-f]{64}$")]
Count: TypeAlias = Annotated[int, Field(ge=0, le=MOST)]
SeatNumber: TypeAlias = Annotated[int, Field(ge=0, le=15)]
Name: TypeAlias = Annotated[str, Field(max_length=LONGEST_NAME + len(marked("")))]
Word: TypeAlias = Annotated[str, Field(max_length=LONGEST_WORD)]
Key: TypeAlias = Annotated[str, Field(pattern="^[a-z0-9_,-]{0,200}$")]
Told: TypeAlias = dict[str, Any]


class Part(BaseModel):
    """A part of the document."""

    model_config = ConfigDict(frozen=True, extra="ignore")
