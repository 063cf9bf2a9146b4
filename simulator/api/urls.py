"""Addresses of the simulation API: runs, tables and exchanges."""

from django.urls import path, re_path

from simulator.api import views
from simulator.api.exchanges import views as exchanges
from simulator.api.tables import coach, logs, luck, mistakes, moves, policies, puzzles, sharing
from simulator.api.tables import views as tables

urlpatterns = [
    path("simulations/", views.RunList.as_view(), name="simulations"),
    path("simulations/<str:run_id>/", views.RunDetail.as_view(), name="simulation"),
    path("simulations/<str:run_id>/two-games/", views.RunTwoGames.as_view(), name="simulation-two-games"),
    path("simulations/<str:run_id>/report.csv", views.RunTable.as_view(), name="simulation-csv"),
    re_path(r"^simulations/(?P<run_id>[^/]+)/games/(?P<index>[0-9]+)/$", views.RunGame.as_view(), name="simulation-game"),
    re_path(
        r"^simulations/(?P<run_id>[^/]+)/games/(?P<index>[0-9]+)/table/$", sharing.RunGameTables.as_view(), name="simulation-game-table"
    ),
    path("exchanges/", exchanges.ExchangeList.as_view(), name="exchanges"),
    path("exchanges/<str:run_id>/", exchanges.ExchangeDetail.as_view(), name="exchange"),
    path("mistakes/", mistakes.MistakeList.as_view(), name="mistakes"),
    path("policies/", policies.StrengthList.as_view(), name="policies"),
    path("puzzles/", puzzles.PuzzleList.as_view(), name="puzzles"),
    path("puzzles/<slug:game>/<int:number>/", puzzles.PuzzleDetail.as_view(), name="puzzle"),
    path("puzzles/<slug:game>/<int:number>/table/", puzzles.PuzzleTables.as_view(), name="puzzle-table"),
    path("tables/", tables.TableList.as_view(), name="tables"),
    path("tables/<str:table_id>/", tables.TableDetail.as_view(), name="table"),
    path("tables/<str:table_id>/choices/", tables.TableChoices.as_view(), name="table-choices"),
    path("tables/<str:table_id>/back/", tables.TableBack.as_view(), name="table-back"),
    path("tables/<str:table_id>/forward/", tables.TableForward.as_view(), name="table-forward"),
    path("tables/<str:table_id>/coach/", coach.TableCoach.as_view(), name="table-coach"),
    path(
        "tables/<str:table_id>/decisions/<int:choices>/playouts/<int:option>/<int:world>/",
        coach.TablePlayout.as_view(),
        name="table-playout",
    ),
    path("tables/<str:table_id>/mistakes/<int:choices>/", mistakes.TableMistake.as_view(), name="table-mistake"),
    path("tables/<str:table_id>/moves/", moves.TableMoves.as_view(), name="table-moves"),
    path("tables/<str:table_id>/moves/<int:place>/coach/", moves.TableMoveCoach.as_view(), name="table-move-coach"),
    path("tables/<str:table_id>/report/", tables.TableReport.as_view(), name="table-report"),
    path("tables/<str:table_id>/stops/", tables.TableStops.as_view(), name="table-stops"),
    path("tables/<str:table_id>/luck/", tables.TableLuck.as_view(), name="table-luck"),
    path("tables/<str:table_id>/luck/report/", luck.TableLuckReport.as_view(), name="table-luck-report"),
    path("tables/<str:table_id>/log/", logs.TableLog.as_view(), name="table-log"),
    path("tables/<str:table_id>/link/", sharing.TableLink.as_view(), name="table-link"),
    path("tables/shared/<str:token>/", sharing.SharedTable.as_view(), name="shared-table"),
    path("tables/shared/<str:token>/log/", logs.SharedTableLog.as_view(), name="shared-table-log"),
    path("tables/shared/<str:token>/copy/", sharing.SharedTableCopies.as_view(), name="shared-table-copy"),
    path("tables/<str:table_id>/again/", tables.TableAgain.as_view(), name="table-again"),
]
