"""Addresses of the deck API."""

from django.urls import URLPattern, URLResolver, path, re_path

from decks.api import catalogue, collection, decks, history, lists, own_cards, public, reactions

_SHARED = r"decks/by-token/(?P<token>[A-Za-z0-9_-]{1,64})"
_SHARED_CARDS = r"own-cards/by-token/(?P<token>[A-Za-z0-9_-]{1,64})"
_REVISION = r"revisions/(?P<number>[0-9]{1,9})"
_FILE = r"\.(?P<kind>[a-z0-9-]{1,20})$"

urlpatterns: list[URLPattern | URLResolver] = [
    path("cards/", catalogue.CardList.as_view(), name="cards"),
    path("objective-sets/", catalogue.ObjectiveSetList.as_view(), name="objective-sets"),
    path("validate/", lists.ValidateView.as_view(), name="validate"),
    path("decks/", decks.DeckListView.as_view(), name="decks"),
    path("decks/parse/", lists.ParseView.as_view(), name="deck-parse"),
    re_path(f"{_SHARED}/$", decks.SharedDeckView.as_view(), name="shared-deck"),
    re_path(f"{_SHARED}/copy/$", decks.SharedDeckCopyView.as_view(), name="shared-deck-copy"),
    re_path(f"{_SHARED}{_FILE}", decks.SharedDeckExportView.as_view(), name="shared-deck-export"),
    re_path(f"{_SHARED}/compare/$", history.SharedCompareView.as_view(), name="shared-deck-compare"),
    re_path(f"{_SHARED}/revisions/$", history.SharedRevisionListView.as_view(), name="shared-deck-revisions"),
    re_path(f"{_SHARED}/{_REVISION}/$", history.SharedRevisionView.as_view(), name="shared-deck-revision"),
    re_path(f"{_SHARED}/copies/$", public.CopiesView.as_view(), name="shared-deck-copies"),
    re_path(f"{_SHARED}/missing/$", collection.MissingView.as_view(), name="shared-deck-missing"),
    re_path(f"{_SHARED}/like/$", reactions.LikeView.as_view(), name="shared-deck-like"),
    re_path(f"{_SHARED}/comments/$", reactions.CommentListView.as_view(), name="shared-deck-comments"),
    re_path(rf"{_SHARED}/comments/(?P<number>[0-9]{{1,18}})/$", reactions.CommentView.as_view(), name="shared-deck-comment"),
    path("decks/public/", public.PublicDecksView.as_view(), name="public-decks"),
    path("collection/<slug:game>/", collection.CollectionView.as_view(), name="collection"),
    re_path(r"collection/(?P<game>[-a-zA-Z0-9_]+)\.csv$", collection.CollectionTableView.as_view(), name="collection-table"),
    path("decks/<uuid:pk>/", decks.DeckView.as_view(), name="deck"),
    path("decks/<uuid:pk>/copy/", decks.DeckCopyView.as_view(), name="deck-copy"),
    path("decks/<uuid:pk>/link/", decks.DeckLinkView.as_view(), name="deck-link"),
    path("decks/<uuid:pk>/compare/", history.CompareView.as_view(), name="deck-compare"),
    path("decks/<uuid:pk>/revisions/", history.RevisionListView.as_view(), name="deck-revisions"),
    path("decks/<uuid:pk>/revisions/<int:number>/", history.RevisionView.as_view(), name="deck-revision"),
    path("decks/<uuid:pk>/revisions/<int:number>/restore/", history.RevisionRestoreView.as_view(), name="deck-revision-restore"),
    re_path(rf"decks/(?P<pk>[0-9a-f-]{{36}}){_FILE}", decks.DeckExportView.as_view(), name="deck-export"),
    path("own-cards/", own_cards.CardSetListView.as_view(), name="card-sets"),
    path("own-cards/import/", own_cards.CardSetImportView.as_view(), name="card-set-import"),
    path("own-cards/schema/<slug:game>/", own_cards.CardSetSchemaView.as_view(), name="own-card-schema"),
    path("own-cards/<uuid:pk>/", own_cards.CardSetView.as_view(), name="card-set"),
    path("own-cards/<uuid:pk>/link/", own_cards.CardSetLinkView.as_view(), name="card-set-link"),
    path("own-cards/<uuid:pk>.json", own_cards.CardSetExportView.as_view(), name="card-set-export"),
    re_path(f"{_SHARED_CARDS}/$", own_cards.SharedCardSetView.as_view(), name="shared-card-set"),
    re_path(f"{_SHARED_CARDS}/copy/$", own_cards.SharedCardSetCopyView.as_view(), name="shared-card-set-copy"),
    re_path(rf"{_SHARED_CARDS}\.json$", own_cards.SharedCardSetExportView.as_view(), name="shared-card-set-export"),
]
