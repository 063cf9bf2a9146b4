"""The printed facts of Star Wars: The Card Game; every term as its rulebook has it, in English, Japanese and Traditional Chinese.

side: "light" or "dark".  faction: one of the six affiliations, or "neutral" for a card of none (LCG-CARD-02).
type: LCG-CARD-01, and "mission", which a later product added.

Schema, loader, filters, API, tables and help read the rows below; nothing else repeats these words.
"""

from __future__ import annotations

from typing import Any

from games.contracts.catalogue import Choice, Field, Search, Sum
from games.texts import Words, words

SIDES = (
    Choice("light", words("Light Side", "ライトサイド", "光明面")),
    Choice("dark", words("Dark Side", "ダークサイド", "黑暗面")),
)

# (faction, its side); LCG-CARD-02: a card of no affiliation is neutral, and either side has such cards
FACTIONS: tuple[tuple[Choice, str], ...] = (
    (Choice("jedi", words("Jedi", "ジェダイ", "絕地")), "light"),
    (Choice("rebel-alliance", words("Rebel Alliance", "反乱同盟軍", "反抗軍同盟")), "light"),
    (Choice("smugglers-and-spies", words("Smugglers and Spies", "密輸人とスパイ", "走私者與間諜")), "light"),
    (Choice("sith", words("Sith", "シス", "西斯")), "dark"),
    (Choice("imperial-navy", words("Imperial Navy", "帝国宇宙軍", "帝國海軍")), "dark"),
    (Choice("scum-and-villainy", words("Scum and Villainy", "悪漢と悪党", "惡棍與匪徒")), "dark"),
    (Choice("neutral", words("Neutral", "中立", "中立")), ""),
)
AFFILIATIONS = tuple(faction for faction, side in FACTIONS if side)

CARD_TYPES = (
    Choice("objective", words("Objective", "目標", "目標")),
    Choice("unit", words("Unit", "ユニット", "單位")),
    Choice("enhancement", words("Enhancement", "強化", "強化")),
    Choice("event", words("Event", "イベント", "事件")),
    Choice("fate", words("Fate", "宿命", "命運")),
    Choice("mission", words("Mission", "ミッション", "任務")),
    Choice("affiliation", words("Affiliation", "所属", "所屬")),
)
OBJECTIVE, UNIT, ENHANCEMENT, EVENT, FATE, MISSION, AFFILIATION = (choice.code for choice in CARD_TYPES)
IN_A_SET = (OBJECTIVE, UNIT, ENHANCEMENT, EVENT, FATE, MISSION)

KEYWORDS = (
    Choice("edge", words("Edge", "エッジ", "優勢")),
    Choice("elite", words("Elite", "精鋭", "精銳")),
    Choice("influence", words("Influence", "影響力", "影響力")),
    Choice("limited", words("Limited", "制限", "限制")),
    Choice("no_enhancements", words("No Enhancements", "強化不可", "不可強化")),
    Choice("pilot", words("Pilot", "パイロット", "駕駛員")),
    Choice("protect", words("Protect", "護衛", "保護")),
    Choice("shielding", words("Shielding", "シールド防御", "護盾防禦")),
    Choice("targeted_strike", words("Targeted Strike", "指定襲撃", "指定打擊")),
)
TIMINGS = (
    Choice("action", words("Action", "アクション", "行動")),
    Choice("interrupt", words("Interrupt", "介入", "介入")),
    Choice("reaction", words("Reaction", "リアクション", "反應")),
    Choice("forced_interrupt", words("Forced Interrupt", "強制介入", "強制介入")),
    Choice("forced_reaction", words("Forced Reaction", "強制リアクション", "強制反應")),
)

ICONS = ("unit_damage", "blast_damage", "tactics", "edge_unit_damage", "edge_blast_damage", "edge_tactics")

# A keyword with its value: a number for Edge, a text for Protect ("Character") and Pilot ("2"); a printed X is null and value_text "X".
KEYWORD_SHAPE: dict[str, Any] = {
    "type": "object",
    "required": ["name"],
    "additionalProperties": False,
    "properties": {
        "name": {"enum": [choice.code for choice in KEYWORDS]},
        "value": {"type": ["integer", "string", "null"], "maxLength": 60},
        "value_text": {"const": "X"},
    },
}

# What an enhancement may be put on (LCG-ENH-01): whatever fits one of `any_of` by its trait and its affiliation; [] fits all.
ENHANCES_SHAPE: dict[str, Any] = {
    "type": "object",
    "required": ["what", "whose", "any_of"],
    "additionalProperties": False,
    "properties": {
        "what": {"enum": ["play_area", "unit", "objective", "card", "death_star_dial"]},
        "whose": {"enum": ["friendly", "enemy", "any"]},
        "any_of": {
            "type": "array",
            "items": {
                "type": "object",
                "required": ["traits", "factions"],
                "additionalProperties": False,
                "properties": {
                    "traits": {"type": "array", "items": {"type": "string", "maxLength": 40}},
                    "factions": {"type": "array", "items": {"enum": [choice.code for choice in AFFILIATIONS]}},
                },
            },
        },
        "out_of_faction": {"const": True},  # it must not share the affiliation of its controller's affiliation card
        "generates_resources": {"const": True},
        "inferred": {"const": True},  # the sources do not say; taken from the cards of its kind
    },
}

# What an alternative affiliation card demands of the objective deck, in objective sets.
REQUIREMENT_SHAPE: dict[str, Any] = {
    "type": "object",
    "required": ["own", "own_count", "other", "other_or_neutral_count", "total"],
    "additionalProperties": False,
    "properties": {
        "own": {"enum": [choice.code for choice in AFFILIATIONS]},
        "own_count": {"type": "integer", "minimum": 1},
        "other": {"enum": [choice.code for choice in AFFILIATIONS]},
        "other_or_neutral_count": {"type": "integer", "minimum": 1},
        "total": {"type": "integer", "minimum": 1},
    },
}


# The other side of a card that is printed on both: its type and numbers.
BACK_SHAPE: dict[str, Any] = {
    "type": "object",
    "required": ["type", "cost", "force_icons", "damage_capacity", *ICONS, "traits"],
    "additionalProperties": False,
    "properties": {
        "type": {"enum": [choice.code for choice in CARD_TYPES]},
        **{name: {"type": ["integer", "null"], "minimum": 0} for name in ("cost", "force_icons", "damage_capacity", *ICONS)},
        "traits": {"type": "array", "items": {"type": "string", "maxLength": 40}},
    },
}


def _number(name: str, letter: str, labels: Words, *types: str, sums: bool = True, aliases: tuple[str, ...] = ()) -> Field:
    return Field(name, "number", labels, letter=letter, types=types, sums=sums, aliases=aliases)


FIELDS: tuple[Field, ...] = (
    # LCG-CARD-06, LCG-CARD-07: which types print a cost and a resource value
    _number("cost", "c", words("Cost", "コスト", "費用"), UNIT, ENHANCEMENT, EVENT, MISSION),
    _number(
        "force_icons",
        "f",
        words("Force icons", "フォースアイコン", "原力圖示"),
        UNIT,
        ENHANCEMENT,
        EVENT,
        FATE,
        MISSION,
        aliases=("force",),
    ),
    _number("resources", "r", words("Resources", "リソース", "資源"), OBJECTIVE, UNIT, ENHANCEMENT, AFFILIATION),
    _number("damage_capacity", "h", words("Damage capacity", "ダメージ許容量", "傷害容量"), OBJECTIVE, UNIT, MISSION, aliases=("health",)),
    _number("edge_priority", "edge", words("Edge priority", "エッジ戦優先番号", "優勢戰優先編號"), FATE, sums=False),
    _number("unit_damage", "u", words("Unit damage", "ユニットダメージ", "單位傷害"), UNIT, aliases=("ud",)),
    _number("blast_damage", "b", words("Blast damage", "爆破ダメージ", "爆破傷害"), UNIT, aliases=("bd",)),
    _number("tactics", "o", words("Tactics", "戦略", "戰術"), UNIT, aliases=("tac",)),
    _number("edge_unit_damage", "eud", words("Unit damage with the edge", "ユニットダメージ（エッジ）", "單位傷害（優勢）"), UNIT),
    _number("edge_blast_damage", "ebd", words("Blast damage with the edge", "爆破ダメージ（エッジ）", "爆破傷害（優勢）"), UNIT),
    _number("edge_tactics", "etac", words("Tactics with the edge", "戦略（エッジ）", "戰術（優勢）"), UNIT),
    Field("traits", "list", words("Traits", "特徴", "特徵"), letter="k", types=IN_A_SET),
    Field(
        "keywords", "list", words("Keywords", "キーワード", "關鍵字"), letter="kw", choices=KEYWORDS, types=IN_A_SET, shape=KEYWORD_SHAPE
    ),
    Field("timings", "list", words("Ability kinds", "能力の種類", "能力種類"), letter="timing", choices=TIMINGS, types=IN_A_SET),
    Field("has_text", "flag", words("Has a text of its own", "固有のテキストあり", "有專屬文字")),
    _number(
        "limit_per_objective_deck", "limit", words("Limit per objective deck", "目標デッキの上限", "目標牌庫上限"), OBJECTIVE, sums=False
    ),
    Field("affiliation_only", "enum", words("Only with affiliation", "所属限定", "限定所屬"), choices=AFFILIATIONS, types=(OBJECTIVE,)),
    Field("enhances", "record", words("Enhances", "強化対象", "強化對象"), types=(ENHANCEMENT,), shape=ENHANCES_SHAPE),
    Field("is_challenge", "flag", words("Challenge deck only", "チャレンジデッキ専用", "僅限挑戰牌組"), letter="challenge", types=IN_A_SET),
    Field("back", "record", words("Other side", "裏面", "背面"), types=(UNIT,), shape=BACK_SHAPE),
    _number("reserve", "reserve", words("Reserve value", "リザーブ値", "儲備值"), AFFILIATION, sums=False),
    Field("requirement", "record", words("Deck requirement", "デッキの条件", "牌組條件"), types=(AFFILIATION,), shape=REQUIREMENT_SHAPE),
)

# The letters are those of the game's older card databases.
SEARCH = Search(
    letters={"s": "side", "a": "faction"},
    sums=(
        Sum(
            "icons",
            words("Combat icons", "戦闘アイコン", "戰鬥圖示"),
            ("unit_damage", "blast_damage", "tactics", "edge_unit_damage", "edge_blast_damage", "edge_tactics"),
        ),
    ),
    flags={
        "loyal": (words("Loyal to one affiliation", "所属限定", "限定所屬"), "has:affiliation_only"),
        "limit1": (words("Limited to one per objective deck", "目標デッキに1つまで", "目標牌庫限 1"), "limit:1"),
    },
    examples=(
        "red squad",
        '!"luke skywalker"',
        "f:jedi t:unit cost<=3",
        "trait:trooper damage_capacity>=3",
        "icons>=5 order:cost",
        "timing:reaction kw:edge",
        'with:"a hero\'s journey"',
        "sim:full t:enhancement",
        "restricted:constructed-restricted t:objective",
        "s:dark (k:pilot or kw:pilot) -is:unique",
    ),
)
