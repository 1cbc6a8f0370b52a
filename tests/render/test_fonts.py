"""Lettering: every bundled face opens and has what three languages need; words are measured and cut rightly."""

from __future__ import annotations

from pathlib import Path
from typing import get_args

import pytest

from render.core import lettering
from render.core.languages import LANGUAGES
from render.core.lettering import FILES, FONTS, Face

LETTERS = "ABCXYZabcxyz0123456789äöüßÄÖÜàèéìòùÀÈÉÌÒÙ–—„“”‚‘’«»·×¥…+=/&?!():;,.-'"  # noqa: RUF001
KANJI = "大坂大島安乗遠州灘江戸横濱日本財閥済波止場"


def test_every_face_opens() -> None:
    every = {file for files in FILES.values() for file in files}
    assert [file for file in every if lettering._font(file, 30).getlength("A大") <= 0] == []


def test_a_face_that_cannot_be_opened_names_the_cause(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "broken.woff2").write_bytes(b"no font")
    monkeypatch.setattr(lettering, "FONTS", tmp_path)
    with pytest.raises(OSError, match=r"broken\.woff2.*Brotli"):
        lettering._font.__wrapped__("broken", 20)


@pytest.mark.parametrize("face", [face for face in get_args(Face) if face != "kanji"])
def test_three_languages_can_be_written(face: Face) -> None:
    assert [c for c in LETTERS if not lettering.drawable(c, face)] == []


def test_ornaments_can_be_written() -> None:
    assert lettering.drawable(KANJI, "kanji")
    assert not lettering.drawable("A", "kanji")


def test_every_word_of_the_pictures_can_be_written() -> None:
    text = Path(__file__).parents[2] / "data" / "text"
    words = "".join(p.read_text(encoding="utf-8") for lang in LANGUAGES for p in (text / lang).glob("*-pictures.ftl"))
    needed = {c for c in words if not c.isspace()}
    assert [c for c in needed if not (lettering.drawable(c, "bold") and lettering.drawable(c, "title"))] == []


def test_every_font_has_its_licence_beside_it() -> None:
    for family in ("besley", "fira-sans-condensed", "zen-antique"):
        licence = (FONTS / f"OFL-{family}.txt").read_text(encoding="utf-8")
        assert licence.startswith(("Copyright", "Digitized data copyright"))
        assert "SIL Open Font License, Version 1.1" in licence
    assert {p.name.split("-")[0] for p in FONTS.glob("*.woff2")} == {"besley", "fira", "zen"}


def test_extended_letters_come_from_the_second_file() -> None:
    assert lettering.file_for("Ł", "title") == "besley-latin-ext-800-normal"
    assert lettering.file_for("L", "title") == "besley-latin-800-normal"
    assert lettering.file_for("\N{GRINNING FACE}", "title") is None
    with pytest.raises(ValueError, match="not in the face"):
        lettering.width("\N{GRINNING FACE}", "title", 20)


@pytest.mark.parametrize("room", [20, 40, 75, 120, 400])
def test_words_are_cut_to_their_room(room: int) -> None:
    cut = lettering.shorten("Forschungszentrum", "bold", 30, room)
    assert lettering.width(cut, "bold", 30) <= room or cut == lettering.ELLIPSIS
    assert cut == "Forschungszentrum" if room == 400 else cut.endswith(lettering.ELLIPSIS)


def test_masks_cover_the_ink_and_are_kept() -> None:
    mask = lettering.mask("Łódź 7", "title", 40)
    assert mask.stencil is not None
    assert abs(mask.stencil.width - mask.width) < 12
    assert lettering.mask("Łódź 7", "title", 40) is mask
    assert lettering.mask(" ", "title", 40).stencil is None


def test_figures_are_as_high_as_the_size_scale_says() -> None:
    assert lettering.figure_height("bold", 48) >= 33
    assert lettering.figure_height("title", 44) >= 33
