"""Search words beyond the printed facts."""

from __future__ import annotations

from games.contracts.catalogue import Field, Search
from games.star_realms.catalogue.fields import SLOTS
from games.star_realms.catalogue.parse_text import face_facts
from games.star_realms.texts import TEXTS

SEARCH = Search(
    derived=(Field("timings", "list", TEXTS["search.timings"], letter="timing", choices=SLOTS),),
    of_face=face_facts,
    of_printing=(Field("quantity", "number", TEXTS["search.quantity"], letter="qty"),),
    flags={"starter": (TEXTS["search.starter"], "role:personal-deck")},
    examples=(
        "blob",
        '"star empire"|dominion',
        "t:base is:outpost defense>=6",
        "f:machine-cult fx:scrap",
        "combat.ally>=3 or combat.scrap>=5",
        "cost:6.. -f:unaligned order:cost dir:desc",
        "timing:double_ally",
        "qty>=3",
        "sim:partial or sim:none",
        "name:/^the /",
    ),
)
