"""A download has the name that people gave, in any script, as far as file systems allow it."""

from __future__ import annotations

from email.message import Message

import pytest

from cards.texts.file_names import MOST_BYTES, attachment, full_name


@pytest.mark.parametrize(
    ("name", "full"),
    [
        ("Élan", "Élan.txt"),
        ("光のデッキ", "光のデッキ.txt"),
        ("牌組: a/b\\c", "牌組- a-b-c.txt"),
        ("../../etc/passwd", "etc-passwd.txt"),
        ("CON\u202etxt.exe.", "CON-txt.exe.txt"),
        ('"\r\nX: y', "X- y.txt"),
        ("...", "deck.txt"),
    ],
)
def test_a_browser_reads_the_full_name(name: str, full: str) -> None:
    header = Message()
    header["Content-Disposition"] = attachment(name, ".txt", fallback="deck")
    assert "\n" not in header["Content-Disposition"]
    plain, _, extended = header["Content-Disposition"].partition("; filename*=")
    assert plain.isascii()
    assert plain.count('"') == 2
    header.replace_header("Content-Disposition", f"attachment; filename*={extended}")
    assert header.get_filename() == full


def test_a_long_name_fits_into_a_file_system() -> None:
    name = full_name("光" * 120)
    assert MOST_BYTES - 3 < len(name.encode()) <= MOST_BYTES
    assert set(name) == {"光"}
