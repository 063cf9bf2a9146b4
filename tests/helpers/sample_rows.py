"""Everything that a member can own, with the same text wherever a person can type one."""

from __future__ import annotations

from typing import Any
from unittest import mock

from django.contrib.auth.models import User
from django.test import Client

from accounts.services import account_of, token_create
from decks.exchange.exporting import deck_code
from decks.legality import decklist_of
from decks.models import CardSet, Comment, Deck
from decks.own_cards.codes import full_code
from decks.own_cards.services import card_set_create
from decks.reactions import like_set
from decks.services import deck_copy, deck_create, deck_update
from games.contracts.decks import Slot
from simulator.exchanges import asking, candidates
from simulator.exchanges.request import ExchangeRequest
from simulator.models import Run, Table
from simulator.requests.request import RunRequest, Side
from simulator.services import waking
from simulator.tables.services import table_start
from simulator.tables.sharing import table_share
from simulator.workers.playing import play_turn
from tests.decks.own_cards.members import GAME as STARS
from tests.decks.own_cards.members import character
from tests.helpers.addresses import SampleRows
from tests.helpers.jedi_decks import SLUG, jedi
from tests.helpers.runs import run_start

LONGEST = 60  # of the text, as of a folder's name
MOST_TAG = 40
OWN_CARD = "fox"


class Sampler:
    """A member whose rows bear `text` wherever it can be typed."""

    def __init__(self, text: str, name: str = "alice") -> None:
        assert len(text) <= LONGEST
        self.text = text
        self.account = account_of(User.objects.create_user(name))
        self.client = Client()
        self.client.force_login(self.account.user)
        token_create(account=self.account, name=text, may_write=True, days=None)
        cards = [character(OWN_CARD, name=text, races=[text]), *(character(f"c{number}") for number in range(16))]
        self.card_set = card_set_create(account=self.account, game=STARS, name=text, cards=cards, visibility="unlisted")

    def rows(self, game: str) -> SampleRows:
        """A public deck of this game (`SLUG`, or `STARS` with the member's own cards), and all that comes from it."""
        deck = self._deck(game)
        with mock.patch.object(waking, "send", return_value=True):
            run, exchange = self._run(deck), self._exchange(deck)
        table = self._table(deck)
        author = account_of(User.objects.create_user(f"reader of {game}"))
        return SampleRows(
            login=self.client.session.session_key or "",
            deck=deck.pk,
            token=deck.token,
            deck_code=deck_code(deck),
            comment=Comment.objects.create(deck=deck, author=author, text=f"{self.text} [x](javascript:alert(1))").pk,
            run=run.pk,
            exchange=exchange.pk,
            table=table.pk,
            table_token=table.token or "",
            card_set=self.card_set.pk,
            card_set_token=self.card_set.token,
            own_card=OWN_CARD,
        )

    def _deck(self, game: str) -> Deck:
        """A public deck with a public copy."""
        own = [Slot(full_code(self.card_set.code, card["code"]), 3, "main") for card in self.card_set.cards]
        kept = {"folder": self.text, "tags": [self.text[:MOST_TAG], "plain"]}
        lists = {SLUG: {"slots": jedi(), "side": "light"}, STARS: {"slots": own}}
        deck = deck_create(owner_key=self.account.owner_key, game=game, name=f"x {self.text}", **lists[game], **kept)
        described = f"{self.text}\n[x](javascript:alert(1)) <svg/onload=alert(1)>"
        deck = deck_update(deck=deck, name=self.text, description=described, notes=self.text, visibility="public")
        like_set(deck=deck, owner_key="x", liked=True)
        deck_update(deck=deck_copy(deck=deck, owner_key=deck.owner_key), visibility="public")
        return deck

    def _run(self, deck: Deck) -> Run:
        """A played run: a goldfish of the deck, or a match of it with own cards against itself."""
        asked: dict[str, Any] = {"games": 1, "seed": 1}
        if deck.game_id == STARS:
            names = [self.text, f"{self.text}!"]
            asked |= {"mode": "match", "others": [decklist_of(deck)], "other_deck": deck, "names": names}
        run, _ = run_start(owner_key=deck.owner_key, game=deck.game_id, decklist=decklist_of(deck), deck=deck, **asked)
        return _played(run)

    def _exchange(self, deck: Deck) -> Run:
        """A race of two exchanges.  That with own cards is played, the other waits for a worker."""
        request = ExchangeRequest(game=deck.game_id, side=Side(decklist_of(deck), deck, name=self.text), games=60, seed=1)
        with (
            mock.patch.object(asking, "LEVELS", {60: 2}),
            mock.patch.object(asking, "PILOT_GAMES", 2),
            mock.patch.object(candidates, "MOST_CHECKS", 60),
        ):
            run = asking.exchange_start(request, owner_key=deck.owner_key)
        return _played(run) if deck.game_id == STARS else run

    def _table(self, deck: Deck) -> Table:
        table = table_start(RunRequest(deck.game_id, (Side(decklist_of(deck), deck),), games=1), owner_key=deck.owner_key)
        table_share(table=table)
        return table


def _played(run: Run) -> Run:
    while run.status in Run.ACTIVE:
        play_turn(run.pk, seconds=60)
        run.refresh_from_db()
    assert run.status == Run.Status.DONE
    return run


def state() -> list[Any]:
    """What nobody but the owner may change."""
    return [
        list(Deck.objects.order_by("pk").values_list("pk", "version", "name", "visibility", "token", "is_archived")),
        list(Run.objects.order_by("pk").values_list("pk", "status", "games")),
        list(Table.objects.order_by("pk").values_list("pk", "version", "choices", "token")),
        list(CardSet.objects.order_by("pk").values_list("pk", "version", "name", "visibility", "token")),
        list(Comment.objects.values_list("pk", "text")),
    ]
