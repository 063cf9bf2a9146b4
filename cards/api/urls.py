"""URLs of the catalogue's API.  The lists of cards and sets depend on the user, so their URLs are in `decks`."""

from django.urls import URLPattern, URLResolver, path

from cards.api import views

urlpatterns: list[URLPattern | URLResolver] = [
    path("games/", views.GameList.as_view(), name="games"),
    path("games/<slug:game>/", views.GameDetail.as_view(), name="game"),
    path("cards/autocomplete/", views.CardNames.as_view(), name="card-names"),
    path("cards/collection/", views.CardCollection.as_view(), name="card-collection"),
    path("cards/<slug:game>/<str:code>/", views.CardDetail.as_view(), name="card"),
    path("search/parse/", views.SearchParse.as_view(), name="search-parse"),
    path("search/fields/", views.SearchFields.as_view(), name="search-fields"),
    path("factions/", views.FactionList.as_view(), name="factions"),
    path("products/", views.ProductList.as_view(), name="products"),
    path("objective-sets/<slug:game>/<str:code>/", views.ObjectiveSetDetail.as_view(), name="objective-set"),
    path("bulk/", views.BulkList.as_view(), name="bulk"),
    path("bulk/<slug:name>.jsonl.gz", views.BulkFile.as_view(), name="bulk-file"),
]
