"""The lists of cards and objective sets as those see them who ask: `own:`, `is:owned` and `deck:` reach into what is theirs.

Everything else in them is the same for all, and is answered so: nobody is asked for until a query speaks of their own things, and only
then is the answer private to them.
"""

from __future__ import annotations

from typing import Any

from django.utils.cache import patch_vary_headers
from rest_framework.request import Request
from rest_framework.views import APIView

from cards.api import views
from cards.models import Game
from cards.query.search_context import Asker
from decks.owners import owner_key
from decks.search.search_context import asker_of


class _Asked(views.PublicView):
    authentication_classes = tuple(APIView.authentication_classes)
    _asker: Asker | None = None

    def perform_authentication(self, request: Request) -> None:
        """Not before it is needed."""

    def asker(self, game: Game) -> Asker:
        self._asker = asker_of(owner=lambda: owner_key(self.request), game=game.slug)
        return self._asker

    def finalize_response(self, request: Request, response: Any, *args: Any, **kwargs: Any) -> Any:
        response = super().finalize_response(request, response, *args, **kwargs)
        if self._asker is not None and self._asker.was_asked:
            if response.status_code == 200:
                response["Cache-Control"] = "private, no-cache"
            patch_vary_headers(response, ["Authorization", "Cookie"])
        return response


class CardList(_Asked, views.CardList):
    """Cards by name and facts.  An unknown filter is a warning in `query`, a value that cannot be an error."""


class ObjectiveSetList(_Asked, views.ObjectiveSetList):
    """Objective sets by number, name, or the name of a card in them."""
