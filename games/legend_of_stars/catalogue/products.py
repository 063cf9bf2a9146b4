"""The products there are, with their day of release, and the sample set.  English and Chinese names are ours."""

from __future__ import annotations

from typing import Any

from games.texts import words


def _product(code: str, kind: str, released: str | None, names: dict[str, str]) -> dict[str, Any]:
    facts = {"released": released} if released else {"sample": True}
    return {"code": code, "name": names["en"], "names": names, "kind": kind, "cycle": "", "facts": facts}


_IN_ORDER = (
    *(
        _product(
            f"starter-1-{code}",
            "starter deck",
            "2025-01-05",
            words(f"Starter Deck 1: {code.title()}", f"スターターデッキ第1弾『{sign}』", f"起始牌組第1彈『{sign}』"),
        )
        for code, sign in (("fire", "火"), ("water", "水"), ("wood", "木"), ("earth", "土"))
    ),
    _product(
        "booster-1",
        "booster pack",
        "2025-10-18",
        words("Booster Pack 1: Catch the Future!", "第1弾ブースターパック『Catch the Future!』", "第1彈補充包『Catch the Future!』"),
    ),
    _product("sample", "sample set", None, words("Sample set", "サンプルセット", "範例牌組")),
)
PRODUCTS = tuple({**product, "position": place} for place, product in enumerate(_IN_ORDER, start=1))
