"""How large the numbers of component tables may be."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from pydantic import Field

Few: TypeAlias = Annotated[int, Field(ge=0, le=40)]
Points: TypeAlias = Annotated[int, Field(ge=0, le=400)]

TwoToFour: TypeAlias = tuple[Few, Few, Few]
"""A number for 2, 3 and 4 people."""
