"""Print the addresses that `benchmarks.scale.measure` requests from the site of the settings, and tokens of builders, as JSON."""

from __future__ import annotations

import json
import sys
from urllib.parse import urlencode

import django

from benchmarks.scale.measure import CLIENTS

CARDS = {
    "star-wars-lcg": ("001-2", "018-3", "100-2", "160-1"),
    "star-wars-ccg": ("1_168", "1_19"),
    "star-realms": ("scout", "blob-fighter"),
}
EVERY_KIND = "[[t:unit]]>=6 [[t:event]]>=2 [[t:character]]<9 [[cost>=2]]>=3 -[[luke]] [[]]>=50"
LETTERS = "[[a]] or [[e]]>=3 or [[i]]>=70 or [[o]]>=70 or [[u]]>=70 or [[n]]>=60"


def main() -> None:
    django.setup()
    from django.contrib.auth.models import User

    from accounts.services import account_of, token_create
    from cards.models import Card
    from decks.models import Deck
    from decks.search import deck_search
    from decks.search.paging import Cursor, write_cursor

    def searched(*queries: str, order: str = "") -> list[str]:
        return [f"/decks/public/?{urlencode({'q': q, 'order': order})}" for q in queries]

    def cursor(order: str, share: float | None) -> str:
        """The cursor of the last page, or of the page after this share of the decks."""
        plan = deck_search(order=order).plan
        if share is None:
            return write_cursor(Cursor(is_backwards=True), plan.order)
        place = int(plan.quick.count() * share)
        return write_cursor(Cursor(plan.order.positions(plan.quick, place, place + 1)[0]), plan.order)

    def paged(order: str, share: float | None) -> str:
        return f"/decks/public/?{urlencode({'order': order, 'cursor': cursor(order, share)})}"

    known = set(Card.objects.values_list("game", "code"))
    tokens = []
    for number in range(CLIENTS):
        user = User.objects.get_or_create(username=f"saver-{number}")[0]
        tokens.append(token_create(account=account_of(user), name="bench", may_write=True, days=None)[1])
    decks = Deck.objects.filter(visibility=Deck.Visibility.PUBLIC).order_by("token").values_list("token", flat=True)[:8]
    json.dump(
        {
            "card page": [f"/games/{slug}/cards/{code}/" for slug, codes in CARDS.items() for code in codes if (slug, code) in known],
            "public decks, first page": ["/decks/public/", "/decks/public/?game=star-realms"],
            "public decks, in the middle": [paged("", 0.3), paged("", 0.6)],
            "public decks, last page": [paged("", None), "/decks/public/?page=99999"],
            "`order:likes`, first and middle page": ["/decks/public/?order=likes", paged("likes", 0.5)],
            "`likes>=3`": searched("likes>=3", "likes>=3 order:likes"),
            "`size>=60`, `faction:jedi`": searched("size>=60", "faction:jedi", "size>=500"),
            "by card: `[[luke]]`, a rare card": searched("[[luke]]", '[[!"Yoda"]]', "[[jabba]]"),
            "`[[t:unit]]>=6`, `>=60`": searched("[[t:unit]]>=6", "[[t:unit]]>=60"),
            "six `[[...]]`": searched(EVERY_KIND, LETTERS),
            "`valid:`": searched("valid:constructed", "valid:classic", "-valid:any"),
            "names, `by:`": searched("jedi", "777", "by:builder-7"),
            "the same lists in the API": [f"/api/v1{address}" for address in searched("", "[[luke]]", "faction:jedi")],
            "deck page": [f"/d/{token}" for token in decks],
            "tokens": tokens,
        },
        sys.stdout,
    )


if __name__ == "__main__":
    main()
