"""What a search says to people, in each language: its warnings, and the words that explain it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from games.texts import Words, in_language


def words(en: str, ja: str, zh: str) -> Words:
    return {"en": en, "ja": ja, "zh-hant": zh}


# code -> sentence; {term} is the part of the query it speaks of
SENTENCES: Mapping[str, Words] = {
    "open_quote": words(
        "The quotation mark is not closed; read to the end.", "引用符が閉じていないので、終わりまで読みました。", "引號未關閉；已讀到結尾。"
    ),
    "open_parenthesis": words(
        "The parenthesis is not closed; it was closed at the end.",
        "括弧が閉じていないので、終わりで閉じました。",
        "括號未關閉；已在結尾關閉。",
    ),
    "stray_parenthesis": words(
        "This parenthesis closes nothing and was left out.", "対応する括弧がないので、無視しました。", "此括號沒有對應，已略去。"
    ),
    "empty_parentheses": words(
        "There is nothing in the parentheses; they were left out.", "括弧の中が空なので、無視しました。", "括號內沒有內容，已略去。"
    ),
    "stray_operator": words(
        "“{term}” stands between nothing and was left out.",
        "「{term}」には結ぶものがないので、無視しました。",
        "「{term}」前後沒有條件，已略去。",
    ),
    "nothing_to_find": words(
        "“{term}” holds no letter or digit and was left out.",
        "「{term}」には文字も数字もないので、無視しました。",
        "「{term}」沒有文字或數字，已略去。",
    ),
    "unknown_field": words(
        "There is no field “{field}” in this game; “{term}” was left out. Put a title that holds such a sign in quotation marks.",
        "このゲームに「{field}」という項目はないので、「{term}」を無視しました。このような記号を含む名前は引用符で囲んでください。",
        "此遊戲沒有「{field}」欄位，「{term}」已略去。含此符號的名稱請加引號。",
    ),
    "no_value": words(
        "“{term}” says no value and was left out; write it without a blank, as in {field}:…",
        "「{term}」に値がないので、無視しました。{field}:… のように空白なしで書いてください。",
        "「{term}」沒有值，已略去；請不留空白書寫，例如 {field}:…",
    ),
    "unknown_value": words(
        "“{value}” is nothing that {label} can be in this game; it was left out.",
        "このゲームの{label}に「{value}」はないので、無視しました。",
        "此遊戲的{label}沒有「{value}」，已略去。",
    ),
    "bad_number": words(
        "“{value}” is not a number that {label} could have; it was left out.",
        "「{value}」は{label}の数ではないので、無視しました。",
        "「{value}」不是{label}的數字，已略去。",
    ),
    "bad_date": words(
        "“{value}” is not a date such as 2013, 2013-01 or 2013-01-31; it was left out.",
        "「{value}」は2013、2013-01、2013-01-31のような日付ではないので、無視しました。",
        "「{value}」不是 2013、2013-01 或 2013-01-31 這樣的日期，已略去。",
    ),
    "no_list": words(
        "Of this format nothing is known before {since}; “{term}” was left out.",
        "このフォーマットについては{since}より前の資料がないので、「{term}」を無視しました。",
        "此賽制在 {since} 之前沒有資料，「{term}」已略去。",
    ),
    "bad_operator": words(
        "{label} cannot be compared with “{op}”; “{term}” was left out.",
        "{label}は「{op}」で比べられないので、「{term}」を無視しました。",
        "{label}不能用「{op}」比較，「{term}」已略去。",
    ),
    "bad_regex": words(
        "The regular expression cannot be read and was left out: {reason}.",
        "正規表現が読めないので、無視しました：{reason}",
        "正規表示式無法讀取，已略去：{reason}",
    ),
    "open_regex": words(
        "The regular expression has no closing “/” and was left out.",
        "正規表現を閉じる「/」がないので、無視しました。",
        "正規表示式缺少結尾的「/」，已略去。",
    ),
    "no_regex": words(
        "{label} takes no regular expression; “{term}” was left out. Names and texts do.",
        "{label}では正規表現を使えないので、「{term}」を無視しました。名前とテキストで使えます。",
        "{label}不能使用正規表示式，「{term}」已略去；名稱與文字可以。",
    ),
    "no_data": words(
        "Nothing is known here about “{field}” in this game; “{term}” was left out.",
        "このゲームの「{field}」の資料がないので、「{term}」を無視しました。",
        "此遊戲沒有「{field}」的資料，「{term}」已略去。",
    ),
    "no_texts": words(
        "The publisher's texts are not on this server, only printed facts; “{term}” was left out.",
        "このサーバーには印刷された事実だけがあり、テキストがないので、「{term}」を無視しました。",
        "此伺服器只有印刷的事實資料，沒有卡牌文字，「{term}」已略去。",
    ),
    "no_owner": words(
        "“{term}” asks for what is yours, and this search does not know who you are; it was left out.",
        "「{term}」は自分のものを探す条件ですが、誰が検索しているのか分からないので、無視しました。",
        "「{term}」要找屬於你的東西，但此搜尋不知道你是誰，已略去。",
    ),
    "unknown_deck": words(
        "There is no deck “{value}” of this game that you may see; “{term}” was left out.",
        "このゲームに、閲覧できるデッキ「{value}」はないので、「{term}」を無視しました。",
        "此遊戲沒有你能看到的牌組「{value}」，「{term}」已略去。",
    ),
    "not_everywhere": words(
        "“{term}” says how the list looks and cannot be negated or be one of several; it was left out.",
        "「{term}」は一覧の見せ方なので、否定や選択はできません。無視しました。",
        "「{term}」是清單的顯示方式，不能否定，也不能多選，已略去。",
    ),
    "said_twice": words(
        "“{term}” was said again further on; the last one counts.",
        "「{term}」は後でもう一度書かれています。最後のものを使います。",
        "「{term}」後面又寫了一次；以最後一個為準。",
    ),
    "unknown_filter": words(
        "There is no filter “{term}”; it was left out.",
        "「{term}」という絞り込みはありません。無視しました。",
        "沒有「{term}」篩選條件，已略去。",
    ),
}


@dataclass(frozen=True, slots=True)
class Warning:
    """Something in a query that was not understood, at [start, end) of the text as typed.

    suggestion: what to write in its place.  values: what its sentence names; a value can be in words.
    """

    code: str
    term: str
    start: int
    end: int
    suggestion: str | None = None
    values: Mapping[str, Any] = field(default_factory=dict)

    def message(self, language: str = "en") -> str:
        values = {name: small(in_language(value, language)) if isinstance(value, Mapping) else value for name, value in self.values.items()}
        return in_language(SENTENCES[self.code], language).format(term=shortened(self.term), **values)

    def as_data(self, language: str = "en") -> dict[str, Any]:
        plain = {name: getattr(self, name) for name in ("code", "term", "start", "end")}
        return {**plain, "message": self.message(language), "suggestion": self.suggestion}


def warning(code: str, term: str, start: int, end: int, suggestion: str | None = None, **values: Any) -> Warning:
    return Warning(code, term, start, end, suggestion, values)


def small(label: str) -> str:
    """A label within a sentence: without its capital, unless it has others.

    >>> small("Force icons"), small("Light Side")
    ('force icons', 'Light Side')
    """
    return label[0].lower() + label[1:] if label[1:].islower() else label


def shortened(text: str) -> str:
    return text if len(text) <= 60 else text[:59] + "…"
