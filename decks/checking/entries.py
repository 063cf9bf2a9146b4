"""Many lists in one text: each begins with a line "=== Player", and a list may be the link of a deck of this site.

entry: one list with the name of its player.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass

from django.utils.translation import gettext

from cards.texts.safe_text import bad_text, clean_text, field_error
from decks.exchange.importing import MAX_TEXT
from games.decks.lines import LONGEST_LINE, strip_direction_marks

MAX_ENTRIES = 100
MAX_PLAYER = 80
BETWEEN = "==="

_BETWEEN = re.compile(r"={3,}[ \t]*([^\n]{0,400})")
_PLAYER = re.compile(
    r"(?://|#|;)?[ \t]{0,9}(?:player|name of player|プレイヤー|玩家|選手)[ \t]{0,9}[:：][ \t]{0,9}([^\n]{1,200})", re.IGNORECASE
)
_TOKEN = re.compile(r"/d/([\w-]{6,64})/?$")


@dataclass(frozen=True, slots=True)
class Entry:
    """A list that was handed in.  player: "" if unknown.  token: of the link of a deck of this site; then there is no text."""

    text: str
    player: str = ""
    token: str = ""


def joined(text: str, files: Iterable[tuple[str, str]]) -> str:
    """One text of the typed lists and the files (player, content), which `entries_of` parts again.

    A file that begins with a line "Player: ..." is headed by that line, not by the name of the file.

    >>> joined("1 Scout", [("Ann", "2 Viper"), ("deck (3)", "Player: Bob\\n2 Viper")])
    '1 Scout\\n\\n=== Ann\\n2 Viper\\n\\n===\\nPlayer: Bob\\n2 Viper'
    """
    parts = [text.strip("\r\n")]
    for player, content in files:
        kept = content.removeprefix("\ufeff").strip()
        head = BETWEEN if _PLAYER.fullmatch(kept.split("\n", 1)[0][:LONGEST_LINE].strip()) else f"{BETWEEN} {player}"
        parts.append(f"{head}\n{kept}")
    return "\n\n".join(part for part in parts if part.strip())


def entries_of(text: str, *, host: str) -> list[Entry]:
    """The lists in a text.  BadInput for a text that is too long, holds no list or too many.

    host: of this site, for the links of its decks.

    >>> [entry.player for entry in entries_of("=== Ann\\n1 Scout\\n===\\nPlayer: Bob\\n1 Viper", host="example.org")]
    ['Ann', 'Bob']
    """
    text = clean_text(text, field="text", longest=MAX_TEXT).removeprefix("\ufeff")
    entries: list[Entry] = []
    player, lines = "", list[str]()
    for line in [*text.splitlines(), BETWEEN]:
        if (found := _BETWEEN.fullmatch(line.strip())) is None:
            lines.append(line)
            continue
        entries += _entries(player, lines, host)
        player, lines = _name(found[1]), []
    if not entries:
        raise field_error("text", "blank", gettext("Paste at least one list, choose files, or give links to decks of this site."))
    if len(entries) > MAX_ENTRIES:
        sentence = gettext("At most %(most)s lists can be checked at once; you sent %(found)s.")
        raise field_error("text", "max_length", sentence % {"most": MAX_ENTRIES, "found": len(entries)})
    return entries


def _entries(player: str, lines: list[str], host: str) -> list[Entry]:
    """The list in these lines, or one list for each line if all are links."""
    filled = [line.strip() for line in lines if line.strip()]
    if not filled:
        return []
    tokens = [_token(line, host) for line in filled]
    if all(tokens):
        return [Entry("", player if len(tokens) == 1 else "", token) for token in tokens]
    if not player and (found := _PLAYER.fullmatch(filled[0][:LONGEST_LINE])):
        player = _name(found[1])
        lines = lines[next(number for number, line in enumerate(lines) if line.strip()) + 1 :]
    return [Entry("\n".join(lines).strip("\n"), player)]


def _token(line: str, host: str) -> str:
    """The token in the address of a deck of this site, "" for any other line."""
    if len(line) > LONGEST_LINE:
        return ""
    start = next((each for each in (f"https://{host}", f"http://{host}", host) if line.casefold().startswith(f"{each}/")), "")
    found = _TOKEN.fullmatch(line[len(start) :])
    return found[1] if found else ""


def _name(text: str) -> str:
    """The name of a player on one line, without the signs of a heading."""
    name = " ".join(strip_direction_marks(text).strip("= \t").split())[:MAX_PLAYER]
    return "" if bad_text(name) else name
