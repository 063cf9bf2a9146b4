"""Match-ups of ten tournament lists of the CCG: `python -m benchmarks.games.star_wars_ccg_match_ups [GAMES]`.

Writes docs/games/star-wars-ccg-match-ups.md: GAMES games for each pair of five lists of the Dark Side and five of the Light Side, from the
case file that the tests read.  The default policy plays both sides, with all declared texts, by the community's rules.
"""

from __future__ import annotations

import json
import sys
from typing import Any, Final

from benchmarks import match_of
from benchmarks.document import machine
from benchmarks.games.star_wars_lcg_match_ups import ROOT, Published, table
from games import rules_mode
from games.contracts.decks import Decklist, Slot

SLUG: Final = "star-wars-ccg"
CASES: Final = ROOT / "tests" / "cases" / SLUG / "decks" / "published" / "tournament.json"
OUTPUT: Final = ROOT / "docs" / "games" / "star-wars-ccg-match-ups.md"
MOST_GAMES: Final = 1000
RULES: Final = {"rules": "community"}
WORLDS: Final = "2020 World Championship"
MATCH_PLAY: Final = "2021 Match Play Championship"
# The name of a list in the case file -> its archetype, and how far it came.
LISTS: Final = {
    "2020-worlds-day3-f-rgutday3ds-hdv": ("Hunt Down (V)", f"{WORLDS}, last day"),
    "2020-worlds-day3-winkelhausday3ds-bespincrv": ("Bespin CRv", f"{WORLDS}, last day"),
    "2021-mpc-top-4-gogolends-syfca": ("SYFCA", f"{MATCH_PLAY}, top 4"),
    "2021-mpc-top-4-wirfsds-cct": ("CCT", f"{MATCH_PLAY}, top 4"),
    "2020-worlds-day2-arlandsonday2ds-isb": ("ISB", f"{WORLDS}, second day"),
    "2020-worlds-day3-desaiday3ls-legend": ("Legend", f"{WORLDS}, last day"),
    "2020-worlds-day3-myersday3ls-diplo": ("Diplo", f"{WORLDS}, last day"),
    "2020-worlds-day3-olsonday3ls-hitco": ("HITCO", f"{WORLDS}, last day"),
    "2021-mpc-top-4-gogolenls-trm": ("TRM", f"{MATCH_PLAY}, top 4"),
    "2021-mpc-top-4-olsonls-wys": ("WYS", f"{MATCH_PLAY}, top 4"),
}
PAGE: Final = """# Tournament lists of the CCG against each other

Made by `python -m benchmarks.games.star_wars_ccg_match_ups {games}`: {games} games for each pair, seed 2012, rules {mode}, on {machine}.
The default policy plays both sides by the community's rules, with all declared texts. Each number is the share of games, in percent, that
the Dark Side wins, with Wilson's 95 % interval; a game that is not over after 200 turns of both players has no winner, and counts among
all games. The Dark Side takes the first turn (CCG-SET-01), but for TRM, whose starting location gives it to the Light Side.

The numbers tell how these lists fare in the hands of the default policy, which does not know them, and with the texts that are declared
so far: the second table says how many cards of each list that is. Of the others, the printed numbers and a part of the text at most are
played. Hunt Down (V) and HITCO play without their Objectives: in today's words these want cards that lists of 2020 lack (CCG-SET-09). The
tables are no verdict on the lists or on their players.

{lists}

| list | came to | cards played in full, of 60 |
| --- | --- | ---: |
{played}

Only four lists of the Dark Side came as far as the others; the fifth is one of the second day, with an archetype of its own. Of two
lists of the Light Side with one archetype, one plays.
"""


def published() -> list[Published]:
    """The ten lists."""
    cases = {deck["name"]: deck for deck in json.loads(CASES.read_text(encoding="utf-8"))["decks"]}
    found = []
    for name, (archetype, event) in LISTS.items():
        case = cases[name]
        slots = tuple(Slot(code, copies, zone) for zone in ("main", "starting") for code, copies in case[zone].items())
        found.append(Published(archetype, event, case["side"], False, Decklist(slots, case["side"])))
    return found


def played_in_full(each: Published) -> int:
    """The copies in a list whose text the rules play in full, or that have none."""
    match, pool = match_of(SLUG)
    ready: Any = match.prepare([each.decklist], pool, RULES)
    levels = {card.code: card.level for card in ready.coverage()}
    return sum(slot.quantity for slot in each.decklist.slots if levels[slot.code] == "full")


def main(arguments: list[str]) -> None:
    games = int(arguments[0]) if arguments else MOST_GAMES
    lists, here = published(), machine()
    page = PAGE.format(
        games=games,
        mode=rules_mode(),
        machine=here,
        lists="\n".join(table(SLUG, lists, games, RULES)),
        played="\n".join(f"| {each.name} | {each.source} | {played_in_full(each)} |" for each in lists),
    )
    OUTPUT.write_text(page, encoding="utf-8")
    sys.stdout.write(f"Rules {rules_mode()}. Wrote {OUTPUT.relative_to(ROOT)}.\n")


if __name__ == "__main__":
    main(sys.argv[1:])
