"""Searches among own cards: the same terms and filters find a published card and an own card with the same facts."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings

from cards.data.pools import catalogue_of
from cards.errors import BadInput
from cards.models import Game
from cards.search.find import card_find
from decks.own_cards.searching import further_values, own_cards_found
from decks.own_cards.selectors import own_cards_of
from decks.search.search_context import requester_of
from games.contracts.catalogue import Record
from games.texts import LANGUAGES
from tests.cards.query.random_queries import TEXTS
from tests.decks.own_cards.members import GAME, Member, character

pytestmark = pytest.mark.django_db


def as_own(card: Record) -> dict[str, Any]:
    """A published card as the API takes it for an own card."""
    members = {name: card[name] for name in ("code", "type", "side", "faction", "unique", "number")}
    names = {language: name for language, name in card["names"].items() if language in LANGUAGES}
    return {**members, "names": names, "facts": {name: value for name, value in card["facts"].items() if name != "effects"}}


@pytest.fixture
def own(alice: Member) -> tuple[Record, ...]:
    """A set with each published card of the game."""
    alice.card_set(*map(as_own, catalogue_of(GAME).cards))
    return own_cards_of(game=GAME, owner_key=alice.key)


def found(q: str, own: tuple[Record, ...], **more: Any) -> tuple[set[str], set[str]]:
    """The codes of the published cards and of the own cards that the query finds; own cards by their code in the set."""
    search = card_find(game=Game.objects.get(pk=GAME), q=q, **more)
    return set(search.codes), {code.split("-", 2)[2] for code in own_cards_found(search.condition, game=GAME, own=own)}


# Each kind of field, with each kind of value and comparison.
QUERIES = """
    ember|!"Ember Lancer Ruka"|name:/^ember/|_=/lancer/|"lancer ruka"|燼槍のルカ|燼槍露卡|ember lang:en|燼槍 lang:ja
    t:character|t=effect|t!=character|-t:character|t:character,st:flash|t:/^char/|type:effect|support
    cost:3|cost=3|cost!=3|-cost:3|cost<3|cost>=4|cost:2..3|cost:..2|cost>speed|atk>def|atk!=def|down<=atk|-atk>def
    attribute:fire|attribute!=fire|attribute:wa|z:light|属性:水|コスト:3
    k:beast|k=beast|k!=beast|race:giant|race>=2|race=0|race<1|lead:up|lead>=3|lead=up|lead:up lead:left|kw:sky|has:keyword|-has:race
    st:flash|st:field|is:flash|is:sky|is:character|is:unique|-is:unique|has:attribute|has:atk|-has:atk|has:text|-has:text|is:any_number
    fx:draw|fx:damage|fx>=2|-fx:draw|has:effect|has:abilities|sim:full|sim:no_text|sim:none
    number:s-001|number>3|legal:constructed|-legal:constructed|banned:constructed|legal:constructed@2020-01-01
    (t:effect or cost>5) -st:flash|-(cost:3 or lead:up)|not (k:beast attribute:fire)|cost+atk>3|x:draw|is:extra
"""


def test_a_term_finds_own_cards_like_published_ones(own: tuple[Record, ...]) -> None:
    for line in QUERIES.strip().splitlines():
        finding = 0
        for q in line.strip().split("|"):
            try:
                published, kept = found(q, own)
            except BadInput:
                continue
            assert kept == published, q
            finding += 0 < len(kept) < len(own)
        assert finding, f"no term of this line tells cards apart: {line}"


@settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(TEXTS)
def test_every_query_is_answered_for_own_cards(own: tuple[Record, ...], q: str) -> None:
    try:
        published, kept = found(q, own)
    except BadInput:
        return
    assert kept == published


FILTERS: list[dict[str, Any]] = [
    {"type": ["character"]},
    {"type": ["effect", "support"], "subtype": ["flash"]},
    {"attribute": ["fire", "water"], "cost_min": ["2"], "cost_max": ["4"]},
    {"cost": ["3"]},
    {"races": ["Beast"]},
    {"lead_icons": ["up", "left"]},
    {"has_text": ["false"]},
    {"unique": ["false"], "keywords": ["sky"]},
    {"number": ["S-001"]},
    {"effects": ["draw"]},
]


def test_a_filter_finds_own_cards_like_published_ones(own: tuple[Record, ...]) -> None:
    for filters in FILTERS:
        published, kept = found("", own, filters=filters)
        assert kept == published, filters
        assert 0 < len(kept) < len(own), filters


def test_products_and_the_collection_know_no_own_cards(own: tuple[Record, ...]) -> None:
    for q in ("set:sample", "is:sample", "own>=1", "prints>=1", "prints=1"):
        published, kept = found(q, own, requester=requester_of(owner=lambda: "account:nobody", game=GAME))
        assert kept == set(), q
        assert published or q.startswith("own"), q


def test_a_value_that_only_own_cards_have_is_found(alice: Member) -> None:
    alice.card_set(character("one", races=["Kitsune"]), character("two", races=["Kitsune", "Beast"]), character("three"))
    own, game = own_cards_of(game=GAME, owner_key=alice.key), Game.objects.get(pk=GAME)
    requester = requester_of(owner=lambda: alice.key, game=GAME, further_values=further_values(game, own))
    assert found("k:kitsune", own, requester=requester) == (set(), {"one", "two"})
    assert found("race=Kitsune", own, requester=requester) == (set(), {"one"})
    assert found("k:beast", own, requester=requester)[1] == {"two"}
    with pytest.raises(BadInput):  # and nobody else's search knows it
        found("k:kitsune", own)


def test_a_search_in_a_deck_finds_the_own_cards_in_it(alice: Member) -> None:
    made = alice.card_set(character("one"), character("two"))
    slots = [{"code": made["cards"][0]["deck_code"], "quantity": 3, "zone": "main"}]
    deck = alice.post("decks/", {"game": GAME, "name": "Foxes", "slots": slots}).json()
    own = own_cards_of(game=GAME, owner_key=alice.key)
    assert found(f"deck:{deck['id']}", own, requester=requester_of(owner=lambda: alice.key, game=GAME)) == (set(), {"one"})
