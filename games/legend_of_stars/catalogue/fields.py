"""The printed facts of Legend of Stars; Japanese terms as the comprehensive rules have them.  There is no other edition: the rest is ours.

LOS-CARD-01 and LOS-CARD-02 say what each type prints.  races: as a list, none or more (LOS-CARD-02).
lead_icons: the directions in which a character in attack position may move (LOS-LEAD-01, LOS-LEAD-02).
"""

from __future__ import annotations

from games.contracts.catalogue import Choice, Field, Search
from games.texts import words

CARD_TYPES = (
    Choice("character", words("Character", "キャラクター", "角色")),
    Choice("effect", words("Effect", "エフェクト", "效果")),
    Choice("support", words("Support", "サポート", "支援")),
)
CHARACTER, EFFECT, SUPPORT = (choice.code for choice in CARD_TYPES)

# LOS-CARD-01: a flash may be used in attack phases too; of fields a player may have one
SUBTYPES = (
    Choice("flash", words("Flash", "フラッシュ", "閃現")),
    Choice("field", words("Field", "フィールド", "場地")),
)
SUBTYPE_OF = {"flash": EFFECT, "field": SUPPORT}

# LOS-CARD-03
ATTRIBUTES = (
    Choice("light", words("Light", "光", "光")),
    Choice("dark", words("Dark", "闇", "暗")),
    Choice("fire", words("Fire", "火", "火")),
    Choice("water", words("Water", "水", "水")),
    Choice("wood", words("Wood", "木", "木")),
    Choice("earth", words("Earth", "土", "土")),
)
DIRECTIONS = (
    Choice("up", words("Up", "▲", "上")),
    Choice("down", words("Down", "▼", "下")),
    Choice("left", words("Left", "◀", "左")),
    Choice("right", words("Right", "▶", "右")),
)
KEYWORDS = (Choice("sky", words("Sky", "上空", "高空")),)  # LOS-ATK-07

FIELDS: tuple[Field, ...] = (
    Field("cost", "number", words("Energy cost", "エネルギーコスト", "能量費用"), letter="c", sums=True),
    Field("speed", "number", words("Speed", "スピード", "速度"), letter="speed"),
    Field("attribute", "enum", words("Attribute", "属性", "屬性"), letter="z", choices=ATTRIBUTES),
    Field("subtype", "enum", words("Subtype", "種別", "副類型"), letter="st", choices=SUBTYPES, types=(EFFECT, SUPPORT)),
    Field("atk", "number", words("ATK", "ATK", "攻擊 ATK"), letter="atk", types=(CHARACTER,), sums=True),
    Field("def", "number", words("DEF", "DEF", "防禦 DEF"), letter="def", types=(CHARACTER,), sums=True),
    Field("down", "number", words("DOWN", "DOWN", "倒下 DOWN"), letter="down", types=(CHARACTER,), sums=True),
    Field("lead_icons", "list", words("Lead icons", "リードアイコン", "引導圖示"), letter="lead", choices=DIRECTIONS, types=(CHARACTER,)),
    Field("races", "list", words("Races", "種族", "種族"), letter="k", types=(CHARACTER,)),
    Field("keywords", "list", words("Keywords", "キーワード", "關鍵字"), letter="kw", choices=KEYWORDS, types=(CHARACTER,)),
    # LOS-DB-04: free of the limit of three copies
    Field("any_number", "flag", words("Any number of copies", "何枚でも可", "張數不限"), letter="any_number"),
    Field("has_text", "flag", words("Has a text of its own", "固有のテキストあり", "有專屬文字"), letter="has_text"),
)

SEARCH = Search(
    examples=(
        "t:character attribute:fire",
        "lead>=3 speed>=3",
        "atk>def cost<=3",
        "属性:水 スピード:3..",
        "lead:up lead:down",
        "st:flash|field",
        "-t:character order:cost",
    ),
)
