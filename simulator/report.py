"""The report of a run: what its counts say, in the form that the API answers and the pages draw.

It depends on (deck, options, seed, games) and the versions only: no clock, no speed, no worker, no mode of the rules is in it.
Stored and hashed with its texts in every language (words); `in_words` picks one.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from games.contracts import Goldfish, Match, MetricSpec, Words, in_language
from games.engine.tally import OF_SEEN, SEEN, SEEN_CLOCK, SEEN_CLOCK_SQUARES, SEEN_WON, Tally
from games.registry import game_by_slug
from simulator.models import Run
from simulator.modes import CARDS, COMPARE, MATCHUPS, OF_MATCHES, STUDIES, mode_of
from simulator.statistics import Interval, cumulative, interval_of_mean, rounded, share, spread
from simulator.strengths import is_connected
from simulator.studies import (
    OTHER,
    cells_in,
    cells_of,
    first_of,
    is_plain,
    pairs_of,
    points_of,
    scores_of,
    second_of,
    strengths_of,
)
from simulator.units import has_means, mean_interval_in, point, share_in

CLOCK = "clock"
UNKNOWN: Mapping[str, Any] = {"coverage": [], "openings": []}  # of the second side of a comparison that was asked for before it was kept
LIMITS: Words = {
    "en": "These figures measure the built-in policy against a passive opponent, not human play: "
    "nothing gets in its way, so they are best cases.",
    "ja": "これらの数値は、受け身の相手に対する内蔵の方針を測ったもので、人間のプレイを測ったものではありません。"
    "妨害がないため、最良の場合の値です。",
    "zh-hant": "這些數字衡量的是內建策略對上被動對手的表現，並非真人對局；由於沒有任何干擾，均為最佳情況。",
}


# How games are paired is the game's own matter: its text of the policies says so.
MATCH_LIMITS: Words = {
    "en": "These figures measure the built-in policies against each other, not human play.",
    "ja": "これらの数値は内蔵の方針どうしの対戦を測ったもので、人間のプレイを測ったものではありません。",
    "zh-hant": "這些數字衡量的是內建策略彼此對戰的表現，並非真人對局。",
}


SEEN_CAUTION: Words = {
    "en": "Seen counts the games in which the card was drawn. Wins in those games are not what the card did: a long game draws more "
    "cards, so a deck that is fast when it wins shows low figures for all its cards, and cards that are seen late look good in slow decks. "
    "What one copy is worth is measured by replacing it with a blank.",
    "ja": "「見た」はそのカードを引いたゲームの数です。そのゲームでの勝率はカードの働きそのものではありません。長いゲームほど多く引くため、"
    "速く勝つデッキではどのカードも低く、遅いデッキでは遅く引くカードが高く出ます。1枚の価値は、空白のカードと置き換えて測ります。",
    "zh-hant": "「見到」是抽到該牌的對局數。這些對局的勝率並不等於該牌的作用：對局越長抽得越多，因此快速取勝的牌組各牌數字偏低，"
    "緩慢的牌組則高估較晚抽到的牌。一張牌的價值以換成空白牌來衡量。",
}
BLANK_CAUTION: Words = {
    "en": "Each line replaces one copy of the card by a card that does nothing, in its place, and plays the same games again: the "
    "difference is blank minus card. Many lines are looked at at once, so that some intervals miss their true value by chance: "
    "one in twenty.",
    "ja": "各行は、そのカード1枚を同じ場所で何もしないカードに置き換え、同じゲームをもう一度行ったものです。差は「空白－カード」です。"
    "多くの行を同時に見るので、偶然に真の値を外す区間もあります（20に1つ）。",
    "zh-hant": "每一行將一張該牌在原位換成沒有作用的牌，並重玩相同的對局；差值為「空白減該牌」。同時檢視許多行，"
    "因此部分區間會偶然錯過真值（二十分之一）。",
}
PAIR_CAUTION: Words = {
    "en": "Both decks played the same games: the same random numbers, and what the lists share in the same places before the shuffle. "
    "The difference is the second minus the first. The gain says how many times as many games two runs apart would need.",
    "ja": "両方のデッキが同じゲームを行いました。乱数は同じで、共通のカードは切る前に同じ場所にあります。差は「2番目－1番目」です。"
    "効率は、別々に行う場合に何倍のゲームが必要かを示します。",
    "zh-hant": "兩副牌組進行相同的對局：亂數相同，共有的牌在洗牌前位於相同位置。差值為「第二副減第一副」。效益表示分開進行需要幾倍的對局。",
}


STRENGTHS: Words = {
    "en": "One number for each side, from all its games, after Bradley and Terry: Elo points around a mean of 0. A side that is 100 points "
    "ahead wins about 64 of 100 games. All match-ups draw the same numbers, and the intervals (Student's t) count games on the same "
    "numbers as one. One number cannot say that each of three beats the next: where it does not fit, the table of who beats whom does.",
    "ja": "各サイドの強さを全ゲームから1つの数で表したものです（ブラッドリー＝テリー）。平均0のイロ点で、100点上なら100ゲーム中約64勝です。"
    "どの組み合わせも同じ乱数を使い、区間（t）は同じ乱数のゲームを1つと数えます。三すくみは1つの数では表せないので、そのときは総当たりの表を見てください。",
    "zh-hant": "依 Bradley–Terry 以一個數字表示各方在所有對局中的強度：平均為 0 的 Elo 分數，高 100 分約於 100 局中勝 64 局。"
    "各組合使用相同亂數，區間（t）將相同亂數的對局計為一個單位。單一數字無法表達三者相剋，此時請看對戰表。",
}
NO_STRENGTHS: Words = {
    "en": "Strengths are not shown: a side, or some of them together, won everything or lost everything against the others, "
    "and no number says how much stronger that makes it.",
    "ja": "強さは示しません。あるサイド（またはいくつかのサイド）が他に対して全勝または全敗しており、"
    "どれだけ強いかを数で表せないためです。",
    "zh-hant": "不顯示強度：某一方（或數方）對其餘各方全勝或全敗，無法以數字表示其強弱差距。",
}
NOT_YET: Words = {
    "en": "Strengths are not shown: too few games have been played.",
    "ja": "強さは示しません。ゲーム数が少なすぎます。",
    "zh-hant": "不顯示強度：對局數太少。",
}
METHOD: Words = {
    "en": "Intervals at 95%: of shares Wilson's, where all or none of the games count that of Clopper and Pearson; of means Student's t; "
    "of paired differences Tango's and Student's t.",
    "ja": "区間は95%です。割合はウィルソン（全部または0のときはクロッパー＝ピアソン）、平均はスチューデントのt、"
    "対の差はTangoとtによります。",
    "zh-hant": "區間為 95%：比例採用 Wilson 區間（全部或零時為 Clopper–Pearson），平均值採用 t 區間，成對差值採用 Tango 與 t 區間。",
}
IN_UNITS: Words = {
    "en": "{unit} games after each other draw the same numbers, so they are counted as one: the interval of a share is the score interval "
    "of these units (of pairs Tango's), that of a mean Student's t over them, of a curve's band in each turn. A last unit that is not "
    "whole counts in the share or mean only. The intervals in the table of cards take each game for itself.",
    "ja": "続けて{unit}ゲームが同じ乱数を使うので、まとめて1つと数えます。割合の区間はその組のスコア区間（2ゲームの組ではTango）、"
    "平均の区間（推移の帯は各ターン）は組についてのtです。最後の半端な組は割合と平均にだけ数えます。"
    "カードの表の区間は1ゲームずつ数えます。",
    "zh-hant": "每 {unit} 局使用相同亂數，合計為一個單位：比例的區間是這些單位的計分區間（兩局一組時為 Tango 區間），平均值的區間"
    "（曲線的色帶為每回合的平均值）是單位的 t 區間。最後不完整的單位只計入比例與平均值。卡牌表的區間以每局計。",
}
OF_GAMES: Words = {
    "en": "Of shares and means of several things in one game, the game is the unit.",
    "ja": "1ゲームに複数回数えるものの割合と平均では、ゲームを単位とします。",
    "zh-hant": "一局中計數多次者，其比例與平均值以局為單位。",
}


def report_of(run: Run, tally: Tally, *, stop_reason: str) -> dict[str, Any]:
    """The report of the games counted so far (at least one).

    stop_reason: "all_games", "precision", "most_games" (more would be needed for the precision asked for), "seconds"; or "running",
    "cancelled", "failed" for a report of a part.
    """
    how = mode_of(game_by_slug(run.game_id), run.mode)
    assert how
    whole, n = tally, tally.games
    if run.mode == COMPARE:
        tally = first_of(whole)
    metrics = how.metrics
    report: dict[str, Any] = {
        "n": n,
        "games": run.games,
        "seed": run.seed,
        "stop_reason": stop_reason,
        "versions": dict(run.versions),
        "mode": run.mode,
        "options": dict(run.options),
        "policy_text": run.about["policy_text"],
        "unit": run.about.get("unit", 1),
        "method": _method(run, metrics),
        "limits": dict(MATCH_LIMITS if run.mode in OF_MATCHES else LIMITS),
        "counts": {name: count for name, count in sorted(tally.counts.items()) if is_plain(name)},
        **_of_deck(how, run.about, tally),
        "cards_caution": dict(SEEN_CAUTION),
        "metrics": [_metric(metric) for metric in how.metrics],
    }
    if precision := run.plan.get("precision"):
        report["precision"] = dict(precision)
    if run.mode == MATCHUPS:
        report["shares"] = {}
    if run.mode in STUDIES:
        report |= _study(run, whole, how)
    return report


def interval_of(run: Run, tally: Tally, name: str) -> Interval | None:
    """The interval that the report gives of a share, or of the clock's mean; None where it gives none."""
    how = mode_of(game_by_slug(run.game_id), run.mode)
    assert how
    if name == CLOCK:
        interval: Interval | None = _spread(CLOCK, tally)["ci95"] if tally.histograms.get(CLOCK) else None
        return interval
    share = shares_of(how.metrics, tally).get(name)
    return share["ci95"] if share else None


def _of_deck(how: Goldfish | Match, about: Mapping[str, Any], tally: Tally, *, index: int = 0) -> dict[str, Any]:
    """What is said of the games of one deck; index: that of the first of them, to be seen again."""
    metrics, clock = how.metrics, tally.histograms.get(CLOCK)
    shares = shares_of(metrics, tally)
    found: dict[str, Any] = {
        "coverage": _coverage(about["coverage"]),
        "shares": shares,
        "curves": {name: _curve(name, tally) for name in _names(metrics, "curve", tally.curves)},
        "histograms": {
            name: {**_spread(name, tally), "histogram": _texts(tally.histograms[name])}
            for name in _names(metrics, "histogram", tally.histograms)
            if name != CLOCK
        },
        "openings": [{**odds, "value": rounded(odds["value"]), "exact": True} for odds in about["openings"]],
        "cards": _cards(about["coverage"], metrics, tally),
    }
    if clock:
        found["clock"] = _clock(clock, how, shares, tally)
        found["samples"] = _samples(clock, tally.firsts.get(CLOCK, {}), index)
    return found


def _study(run: Run, tally: Tally, how: Goldfish | Match) -> dict[str, Any]:
    """What was found on the same numbers: for each card, for the other deck, or for each match-up."""
    if run.mode == CARDS:
        codes = dict.fromkeys(card["code"] for card in run.about["coverage"])
        found = {code: pairs_of(tally.counts, code, how.metrics) for code in codes}
        assert isinstance(how, Goldfish)
        return {
            "blanks": [{"code": code, "paired": pairs} for code, pairs in found.items() if pairs],
            "blank_text": dict(how.blank_text) if how.blank_text else None,
            "caution": dict(BLANK_CAUTION),
        }
    sides = [{"name": name} for name in run.plan.get("names", ())]
    if run.mode == COMPARE:
        for side, text in zip(sides, run.about.get("policy_texts", ()), strict=False):
            side["policy_text"] = text
        beside = _of_deck(how, run.about.get("beside", UNKNOWN), second_of(tally), index=run.games)
        found = pairs_of(tally.counts, OTHER, how.metrics)
        return {"sides": sides, "paired": found, "beside": beside, "caution": dict(PAIR_CAUTION)}
    for number, (side, policy) in enumerate(zip(sides, run.plan["policies"], strict=True)):
        side["policy"] = policy
        if own := next(iter(run.plan.get("players", ())[number : number + 1]), None):
            side["options"] = own
    return {"sides": sides, **_matchups(run, tally, sides)}


def _matchups(run: Run, tally: Tally, sides: list[dict[str, Any]]) -> dict[str, Any]:
    """Who wins how much against whom; of three sides and more how strong that shows each to be."""
    cells, pairs = cells_in(run.plan), tally.games
    for side, score in zip(sides, scores_of(tally.counts, cells, len(sides), pairs), strict=True):
        side["score"] = score
    answer: dict[str, Any] = {"cells": cells_of(tally.counts, cells, pairs), "strengths": None}
    if len(sides) > 2:
        found = strengths_of(tally.counts, cells, len(sides), pairs=pairs, unit=run.about.get("unit", 1))
        connected = is_connected(points_of(tally.counts, cells, pairs), len(sides))
        text = STRENGTHS if found else NOT_YET if connected else NO_STRENGTHS
        answer["strengths"] = {"sides": found, "text": dict(text)}
    return answer


def in_order(report: dict[str, Any]) -> dict[str, Any]:
    """The report with its metrics in the game's order, which PostgreSQL's JSON does not keep."""
    ordered = dict(report)
    for part, kind in (("shares", "share"), ("curves", "curve"), ("histograms", "histogram")):
        names = [metric["name"] for metric in report["metrics"] if metric["kind"] == kind and metric["name"] in report[part]]
        names += sorted(name for name in report[part] if name not in names)
        ordered[part] = {name: report[part][name] for name in names}
    if "beside" in report:
        ordered["beside"] = in_order({**report["beside"], "metrics": report["metrics"]})
        del ordered["beside"]["metrics"]
    return ordered


def in_words(value: Any, language: str) -> Any:
    """The report with each set of words replaced by its text in this language; `labels` becomes `label`."""
    if isinstance(value, list):
        return [in_words(item, language) for item in value]
    if not isinstance(value, dict):
        return value
    if isinstance(value.get("en"), str) and value.keys() <= {"en", "ja", "zh-hant"}:
        return in_language(value, language)
    return {"label" if key == "labels" else key: in_words(item, language) for key, item in value.items()}


def _names(metrics: Sequence[MetricSpec], kind: str, counted: Mapping[str, Any] | None = None) -> list[str]:
    """The metrics of this kind in the game's order, of `counted` those that were; then what was counted without being named."""
    names = [metric.name for metric in metrics if metric.kind == kind]
    if counted is None:
        return names
    return [name for name in names if counted.get(name)] + sorted(name for name in counted if counted[name] and name not in names)


def shares_of(metrics: Sequence[MetricSpec], tally: Tally) -> dict[str, Any]:
    """Of the games, or of what the metric says (`MetricSpec.of`, `among`); one of nothing is left out."""
    shares = {}
    for metric in metrics:
        if metric.kind == "share":
            of = tally.histograms.get(metric.of or metric.among, {})
            n = sum(value * games for value, games in of.items()) if metric.of else sum(of.values()) if metric.among else tally.games
            if n:
                shares[metric.name] = share_in(tally.counts, metric.name, tally.counts.get(metric.name, 0), n)
    return shares


def _spread(name: str, tally: Tally) -> dict[str, Any]:
    """Of a histogram, the mean's interval by units where they were counted."""
    found = spread(tally.histograms[name])
    return {**found, "ci95": mean_interval_in(tally.counts, name)} if has_means(tally.counts, name) else found


def _clock(clock: Mapping[int, int], how: Goldfish | Match, shares: Mapping[str, Any], tally: Tally) -> dict[str, Any]:
    """The deciding turn; won_by: the share of all games that were won by each turn, where the game counts wins apart."""
    wins = tally.histograms.get(f"{CLOCK}_won")
    return {
        "unit": dict(how.clock_unit),
        **_spread(CLOCK, tally),
        "histogram": _texts(clock),
        "cdf": {str(turn): value for turn, value in cumulative(clock).items()},
        "won": shares.get("won"),
        "won_by": {str(turn): value for turn, value in cumulative(wins, of=tally.games).items()} if wins else None,
    }


def _curve(name: str, tally: Tally) -> list[dict[str, Any]]:
    """One point a turn that any game reached; n falls as games end.  The mean's interval by units where they were counted."""
    turns = tally.curves[name]
    by_units = any(has_means(tally.counts, point(name, turn)) for turn in range(1, len(turns) + 1))
    points = []
    for turn, values in enumerate(turns, start=1):
        if values:
            ends = {"ci95": mean_interval_in(tally.counts, point(name, turn))} if by_units else {}
            points.append({"turn": turn, "n": sum(values.values()), **spread(values), **ends})
    return points


def _coverage(cards: list[dict[str, Any]]) -> dict[str, Any]:
    """Copies played in full, in part and not at all, and their cards."""
    copies = {level: sum(card["quantity"] for card in cards if card["level"] == level) for level in ("full", "partial", "none")}
    total = sum(copies.values())
    return {**copies, "share_full": rounded(copies["full"] / total) if total else None, "cards": cards}


def _cards(coverage: list[dict[str, Any]], metrics: Sequence[MetricSpec], tally: Tally) -> list[dict[str, Any]]:
    """The deck's cards with what was counted of each, and how often that is a game.

    shares: of the counts that are a part of another of the same card (`MetricSpec.of`), where there was any of that.
    """
    parts = {metric.name: metric.of for metric in metrics if metric.kind == "card" and metric.of}
    known: dict[str, dict[str, Any]] = {}
    for card in coverage:
        row = known.setdefault(card["code"], {"code": card["code"], "name": card["name"], "quantity": 0, "level": card["level"]})
        row["quantity"] += card["quantity"]
    for code in sorted(tally.cards):
        known.setdefault(code, {"code": code, "name": code, "quantity": 0, "level": None})
    for code, row in known.items():
        counted = tally.cards.get(code, {})
        counts = {name: count for name, count in sorted(counted.items()) if name not in OF_SEEN}
        row["counts"] = counts
        row["per_game"] = {name: rounded(count / tally.games) for name, count in counts.items()}
        if shares := {name: share(counts.get(name, 0), counts[of]) for name, of in parts.items() if counts.get(of)}:
            row["shares"] = shares
        if seen := counted.get(SEEN, 0):
            total = counted[SEEN_CLOCK]
            row["seen"] = share(seen, tally.games)
            row["won_when_seen"] = share(counted.get(SEEN_WON, 0), seen)
            ci95 = interval_of_mean(seen, total, counted[SEEN_CLOCK_SQUARES])
            row["clock_when_seen"] = {"mean": rounded(total / seen), "ci95": ci95, "n": seen}
    return list(known.values())


def _samples(clock: Mapping[int, int], firsts: Mapping[int, int], index: int) -> list[dict[str, Any]]:
    """One game to replay for the fastest, the median and the slowest clock: of each the first that showed it, counted from `index`."""
    median = spread(clock)["median"]
    wanted = (("best", min(clock)), ("median", median), ("worst", max(clock)))
    return [{"kind": kind, "clock": value, "index": index + firsts[value]} for kind, value in wanted if value in firsts]


def _metric(metric: MetricSpec) -> dict[str, Any]:
    return {
        "name": metric.name,
        "kind": metric.kind,
        "labels": dict(metric.labels),
        "unit": dict(metric.unit) if metric.unit else None,
        "help": dict(metric.help) if metric.help else None,
    }


def _method(run: Run, metrics: Sequence[MetricSpec]) -> dict[str, str]:
    """How the intervals are made, in words."""
    unit = run.about.get("unit", 1) * (2 if run.mode == MATCHUPS else 1)
    parts = [METHOD]
    if unit > 1:
        parts.append({language: text.format(unit=unit) for language, text in IN_UNITS.items()})
    if any(metric.several or (metric.kind == "share" and metric.of) for metric in metrics):
        parts.append(OF_GAMES)
    return {language: (" " if language == "en" else "").join(part[language] for part in parts) for language in METHOD}


def _texts(histogram: Mapping[int, int]) -> dict[str, int]:
    return {str(value): histogram[value] for value in sorted(histogram)}
