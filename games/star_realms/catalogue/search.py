"""What a search of Star Realms knows beyond the printed facts."""

from __future__ import annotations

from games.contracts.catalogue import Field, Search
from games.star_realms.catalogue.fields import SLOTS
from games.star_realms.catalogue.parse_text import of_face
from games.texts import words

SEARCH = Search(
    derived=(Field("timings", "list", words("Kinds of abilities", "能力の種類", "能力種類"), letter="timing", choices=SLOTS),),
    of_face=of_face,
    of_printing=(Field("quantity", "number", words("Copies in the product", "製品内の枚数", "產品內張數"), letter="qty"),),
    flags={"starter": (words("Of the starting deck", "初期デッキのカード", "起始牌庫的牌"), "role:personal-deck")},
    examples=(
        "blob",
        '"star empire"|dominion',
        "t:base is:outpost defense>=6",
        "f:machine-cult fx:scrap",
        "combat.ally>=3 or combat.scrap>=5",
        "cost:6.. -f:unaligned order:cost dir:desc",
        "timing:double_ally",
        "qty>=3",
        "name:/^the /",
    ),
)
