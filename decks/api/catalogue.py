"""The lists of cards and objective sets with personal query fields: `own:`, `is:owned` and `deck:`.

All other answers are the same for everybody and can be cached publicly.  The user is looked up only when a query has a personal field,
and only then is the answer private.
"""

from __future__ import annotations

from typing import Any

from django.utils.cache import patch_vary_headers
from rest_framework.request import Request
from rest_framework.views import APIView

from cards.api.views import cards, objective_sets
from cards.api.views.public import PublicView
from cards.models import Game
from cards.query.search_context import Requester
from decks.owners import owner_key
from decks.search.search_context import DeckRequester, requester_of


class PersonalQueryView(PublicView):
    """A search whose answer is private if its query has used the requester's cards or decks."""

    authentication_classes = tuple(APIView.authentication_classes)
    search_requester: Requester | DeckRequester | None = None

    def perform_authentication(self, request: Request) -> None:
        """Do nothing: the user is looked up when a query needs it."""

    def finalize_response(self, request: Request, response: Any, *args: Any, **kwargs: Any) -> Any:
        response = super().finalize_response(request, response, *args, **kwargs)
        if self.search_requester is not None and self.search_requester.is_private_result:
            if response.status_code == 200:
                response["Cache-Control"] = "private, no-cache"
            patch_vary_headers(response, ["Authorization", "Cookie"])
        return response


class _CatalogueView(PersonalQueryView):
    def requester(self, game: Game) -> Requester:
        self.search_requester = found = requester_of(owner=lambda: owner_key(self.request), game=game.slug)
        return found


class CardList(_CatalogueView, cards.CardList):
    """Search for cards.  An unknown filter is reported as a warning in `query`, an invalid value as an error."""


class ObjectiveSetList(_CatalogueView, objective_sets.ObjectiveSetList):
    """Search for objective sets by number, name, or the name of a card in them."""
