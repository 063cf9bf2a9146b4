"""Addresses of the catalogue's API; the lists of cards and sets, which know who asks, are with the decks."""

from django.urls import URLPattern, URLResolver, path

from cards import api

urlpatterns: list[URLPattern | URLResolver] = [
    path("games/", api.GameList.as_view(), name="games"),
    path("games/<slug:game>/", api.GameDetail.as_view(), name="game"),
    path("cards/autocomplete/", api.CardNames.as_view(), name="card-names"),
    path("cards/collection/", api.CardCollection.as_view(), name="card-collection"),
    path("cards/<slug:game>/<str:code>/", api.CardDetail.as_view(), name="card"),
    path("search/parse/", api.SearchParse.as_view(), name="search-parse"),
    path("search/fields/", api.SearchFields.as_view(), name="search-fields"),
    path("factions/", api.FactionList.as_view(), name="factions"),
    path("products/", api.ProductList.as_view(), name="products"),
    path("objective-sets/<slug:game>/<str:code>/", api.ObjectiveSetDetail.as_view(), name="objective-set"),
    path("bulk/", api.BulkList.as_view(), name="bulk"),
    path("bulk/<slug:name>.jsonl.gz", api.BulkFile.as_view(), name="bulk-file"),
]
