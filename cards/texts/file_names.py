"""Names of files for download, from names that people gave."""

from __future__ import annotations

import re
import unicodedata
from urllib.parse import quote

MOST_BYTES = 200  # of the name without its extension; file systems allow 255 in all
# Signs that file systems refuse, or that change the direction of the text around them.
_REFUSED = re.compile(r'[\x00-\x1f\x7f<>:"/\\|?*\u200e\u200f\u202a-\u202e\u2066-\u2069]+')


def attachment(name: str, extension: str, *, fallback: str) -> str:
    """The value of Content-Disposition for a download: a name for every client, and the full name (RFC 6266, RFC 8187).

    name: as people gave it.  extension: with its dot.  fallback: the name if no letter of the given one is left.

    >>> print(attachment("Élan: 光", ".txt", fallback="deck"))
    attachment; filename="Elan.txt"; filename*=UTF-8''%C3%89lan-%20%E5%85%89.txt
    """
    plain, full = plain_name(name) or fallback, full_name(name) or fallback
    return f"attachment; filename=\"{plain}{extension}\"; filename*=UTF-8''{quote(full + extension, safe='')}"


def plain_name(name: str) -> str:
    """ASCII letters and digits, with a hyphen for the rest; letters lose their accents.

    >>> plain_name('Höth: "Ice" & fire'), plain_name("光")
    ('Hoth-Ice-fire', '')
    """
    letters = "".join(c for c in unicodedata.normalize("NFKD", name) if not unicodedata.combining(c))
    return "-".join(re.findall("[A-Za-z0-9]+", letters))


def full_name(name: str) -> str:
    """The name with a hyphen for what no file system takes, without dots and spaces at its ends.

    >>> full_name('Höth: "Ice" & fire/牌組.')
    'Höth- -Ice- & fire-牌組'
    """
    kept = _REFUSED.sub("-", name).strip(" .-")
    return kept.encode()[:MOST_BYTES].decode(errors="ignore").rstrip(" .")
