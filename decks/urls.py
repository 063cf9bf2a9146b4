from django.urls import URLPattern, URLResolver, path, re_path

from decks import api, history_api, lists_api, own_api, people_api

_SHARED = r"decks/by-token/(?P<token>[A-Za-z0-9_-]{1,64})"
_REVISION = r"revisions/(?P<number>[0-9]{1,9})"
_FILE = r"\.(?P<kind>[a-z0-9-]{1,20})$"

urlpatterns: list[URLPattern | URLResolver] = [
    path("cards/", own_api.CardList.as_view(), name="cards"),
    path("objective-sets/", own_api.ObjectiveSetList.as_view(), name="objective-sets"),
    path("validate/", lists_api.ValidateView.as_view(), name="validate"),
    path("decks/", api.DeckListView.as_view(), name="decks"),
    path("decks/parse/", lists_api.ParseView.as_view(), name="deck-parse"),
    re_path(f"{_SHARED}/$", api.SharedDeckView.as_view(), name="shared-deck"),
    re_path(f"{_SHARED}/copy/$", api.SharedDeckCopyView.as_view(), name="shared-deck-copy"),
    re_path(f"{_SHARED}{_FILE}", api.SharedDeckExportView.as_view(), name="shared-deck-export"),
    re_path(f"{_SHARED}/compare/$", history_api.SharedCompareView.as_view(), name="shared-deck-compare"),
    re_path(f"{_SHARED}/revisions/$", history_api.SharedRevisionListView.as_view(), name="shared-deck-revisions"),
    re_path(f"{_SHARED}/{_REVISION}/$", history_api.SharedRevisionView.as_view(), name="shared-deck-revision"),
    re_path(f"{_SHARED}/copies/$", people_api.CopiesView.as_view(), name="shared-deck-copies"),
    re_path(f"{_SHARED}/like/$", people_api.LikeView.as_view(), name="shared-deck-like"),
    re_path(f"{_SHARED}/comments/$", people_api.CommentListView.as_view(), name="shared-deck-comments"),
    re_path(rf"{_SHARED}/comments/(?P<number>[0-9]{{1,18}})/$", people_api.CommentView.as_view(), name="shared-deck-comment"),
    path("decks/public/", people_api.PublicDecksView.as_view(), name="public-decks"),
    path("collection/<slug:game>/", people_api.CollectionView.as_view(), name="collection"),
    path("decks/<uuid:pk>/", api.DeckView.as_view(), name="deck"),
    path("decks/<uuid:pk>/copy/", api.DeckCopyView.as_view(), name="deck-copy"),
    path("decks/<uuid:pk>/compare/", history_api.CompareView.as_view(), name="deck-compare"),
    path("decks/<uuid:pk>/revisions/", history_api.RevisionListView.as_view(), name="deck-revisions"),
    path("decks/<uuid:pk>/revisions/<int:number>/", history_api.RevisionView.as_view(), name="deck-revision"),
    path("decks/<uuid:pk>/revisions/<int:number>/restore/", history_api.RevisionRestoreView.as_view(), name="deck-revision-restore"),
    re_path(rf"decks/(?P<pk>[0-9a-f-]{{36}}){_FILE}", api.DeckExportView.as_view(), name="deck-export"),
]
