"""The language of the names on a deck's page and in its editor."""

from __future__ import annotations

import pytest

from tests.decks.visitor import Visitor
from tests.helpers import catalogues
from tests.helpers.jedi_decks import SLUG

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("game")]
game = catalogues.held(SLUG)


def test_english_names_say_so_on_a_page_in_another_language() -> None:
    alice = Visitor()
    slots = [{"code": "101", "quantity": 1, "zone": "objective_sets"}]
    deck = alice.post("decks/", {"game": SLUG, "name": "Mine", "slots": slots}).json()
    for language, is_marked in (("zh-hant", True), ("en", False)):
        for address in (f"/d/{deck['token']}", f"/decks/{deck['id']}/edit/"):
            html = alice.client.get(address, headers={"accept-language": language}).content.decode()
            assert ('<strong lang="en">The Dark Trooper Project</strong>' in html) is is_marked
