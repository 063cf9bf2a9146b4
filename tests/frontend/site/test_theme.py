"""The look.json of each game names only existing colours and marks."""

from __future__ import annotations

import json
import re

import pytest

from games import ROOT
from games.registry import GAMES

FRONTEND = ROOT / "frontend"
MARKS = set(re.findall(r'<symbol id="([\w-]+)"', (FRONTEND / "static/img/icons.svg").read_text("utf-8")))
TONES = {"grey"} | set(re.findall(r"^\.tone-(\w+) ", (FRONTEND / "static/css/tokens.css").read_text("utf-8"), re.MULTILINE))


@pytest.mark.parametrize("slug", GAMES)
def test_look_json_names_existing_marks_and_tones(slug: str) -> None:
    look = json.loads((FRONTEND / "templates/games" / slug / "look.json").read_text("utf-8"))
    place = f"frontend/templates/games/{slug}/look.json"
    for mark in look.get("marks", {}).values():
        assert mark in MARKS, f"{place} names the mark {mark!r}; frontend/static/img/icons.svg has: {', '.join(sorted(MARKS))}."
    for tone in [look["accent"], *look.get("tones", {}).values()]:
        assert tone in TONES, f"{place} names the tone {tone!r}; frontend/static/css/tokens.css has: {', '.join(sorted(TONES))}."
