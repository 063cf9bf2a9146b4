"""The printed facts of Star Realms; terms as the Japanese rulebook has them, those of later boxes and in Chinese are ours.

type: SR-CMP-03 knows ships and bases; the other types came with later boxes.
faction: SR-CMP-04; "unaligned" for a ship, base or hero of none.
slot: when an ability works (SR-PLY-02, SR-ABL-05, SR-ABL-06).  effect: one thing an ability does, as an operation with its numbers.
"""

from __future__ import annotations

from typing import Any

from games.contracts.catalogue import Choice, Field
from games.texts import Words, words

FACTIONS = (
    Choice("blob", words("Blob", "ブロブ", "異形蟲")),
    Choice("trade-federation", words("Trade Federation", "交易連合", "貿易聯邦")),
    Choice("star-empire", words("Star Empire", "星間帝国", "星際帝國")),
    Choice("machine-cult", words("Machine Cult", "マシンカルト", "機械教派")),
    Choice("unaligned", words("Unaligned", "無所属", "無陣營")),
)

CARD_TYPES = (
    Choice("ship", words("Ship", "宇宙船", "船艦")),
    Choice("base", words("Base", "基地", "基地")),
    Choice("hero", words("Hero", "ヒーロー", "英雄")),
    Choice("event", words("Event", "イベント", "事件")),
    Choice("tech", words("Tech", "テクノロジー", "科技")),
    Choice("gambit", words("Gambit", "ギャンビット", "謀略")),
    Choice("mission", words("Mission", "ミッション", "任務")),
    Choice("scenario", words("Scenario", "シナリオ", "情境")),
    Choice("challenge", words("Challenge", "チャレンジ", "挑戰")),
    Choice("commander", words("Legendary Commander", "伝説の司令官", "傳奇指揮官")),
)
SHIP, BASE, HERO, EVENT, TECH, GAMBIT, MISSION, SCENARIO, CHALLENGE, COMMANDER = (choice.code for choice in CARD_TYPES)
BOUGHT = (SHIP, BASE, HERO, TECH)
GIVING = (SHIP, BASE, HERO, GAMBIT)  # with abilities that give trade, combat or authority

# Where a card lies when the game begins (SR-SET).
ROLES = (
    Choice("trade-deck", words("Trade deck", "メインデッキ", "交易牌庫")),
    Choice("personal-deck", words("Personal deck", "初期デッキ", "起始牌庫")),
    Choice("explorer-pile", words("Explorer pile", "探索船の山", "探索者牌堆")),
    Choice("gambit", words("Gambit", "ギャンビット", "謀略")),
    Choice("mission", words("Mission", "ミッション", "任務")),
    Choice("scenario", words("Scenario", "シナリオ", "情境")),
    Choice("challenge", words("Challenge", "チャレンジ", "挑戰")),
    Choice("commander", words("Commander", "司令官", "指揮官")),
    Choice("token", words("Token", "トークン", "衍生物")),
)
MODES = (Choice("solo", words("Solo", "ソロ", "單人")), Choice("co-op", words("Co-op", "協力", "合作")))

SLOTS = (
    Choice("primary", words("Primary ability", "基礎能力", "主要能力")),
    Choice("ally", words("Ally ability", "友軍能力", "友軍能力")),
    Choice("double_ally", words("Double ally ability", "二重友軍能力", "雙重友軍能力")),
    Choice("scrap", words("Scrap ability", "廃棄能力", "報廢能力")),
)
RESOURCES = (
    Choice("trade", words("Trade", "交易力", "交易值")),
    Choice("combat", words("Combat", "戦闘力", "戰鬥值")),
    Choice("authority", words("Authority", "権威点", "權威值")),
)

# What an ability does; SR-ABL, SR-ACQ, SR-ATK.  "text" stands for what is not put into operations.
OPERATIONS = (
    Choice("gain", words("Gains trade, combat or authority", "交易力・戦闘力・権威点を得る", "獲得交易值、戰鬥值或權威值")),
    Choice("gain_ally", words("Counts as an ally this turn", "このターン友軍として扱う", "本回合視為友軍")),
    Choice("draw", words("Draws cards", "カードを引く", "抽牌")),
    Choice("self_discard", words("Discards own cards", "自分のカードを捨てる", "棄掉自己的牌")),
    Choice("opponent_discard", words("Opponent discards", "相手が捨て札にする", "對手棄牌")),
    Choice("scrap", words("Scraps own cards", "手札・捨て札を廃棄する", "報廢手牌或棄牌")),
    Choice("scrap_trade_row", words("Scraps cards of the trade row", "交易列のカードを廃棄する", "報廢交易列的牌")),
    Choice("destroy_base", words("Destroys a base", "基地を破壊する", "摧毀基地")),
    Choice("choose", words("A choice of effects", "効果を選ぶ", "選擇效果")),
    Choice("if", words("Only under a condition", "条件付き", "有條件")),
    Choice("pay", words("For a payment", "支払いが必要", "需要支付")),
    Choice("trigger", words("Whenever something happens", "何かが起こるたび", "每當某事發生")),
    Choice("acquire_free", words("Acquires without paying", "コストなしで取得する", "免費取得")),
    Choice(
        "next_acquired_to_top", words("Next acquired card on top of the deck", "次に取得したカードを山札の上に", "下一張取得的牌放到牌庫頂")
    ),
    Choice("next_acquired_to_hand", words("Next acquired card to the hand", "次に取得したカードを手札に", "下一張取得的牌放到手牌")),
    Choice("next_acquired_to_play", words("Next acquired card into play", "次に取得したカードを場に", "下一張取得的牌直接進場")),
    Choice("discard_then_draw_that_many", words("Discards, then draws as many", "捨てた枚数だけ引く", "棄牌並抽相同張數")),
    Choice("draw_per_scrapped_this_way", words("Draws for each card scrapped", "廃棄した枚数だけ引く", "每報廢一張抽一張")),
    Choice("draw_per_card_played_this_turn", words("Draws for each card played", "プレイした枚数だけ引く", "每打出一張抽一張")),
    Choice("counts_as_ally", words("Always counts as an ally", "常に友軍として扱う", "永遠視為友軍")),
    Choice("copy_ship_played_this_turn", words("Copies a ship", "宇宙船をコピーする", "複製船艦")),
    Choice(
        "next_acquired_into_deck",
        words("Next acquired card shuffled into the deck", "次に取得したカードを山札に混ぜる", "下一張取得的牌洗入牌庫"),
    ),
    Choice("next_cheaper", words("Next acquired card is cheaper", "次に取得するカードが安くなる", "下一張取得的牌較便宜")),
    Choice("discount", words("Is cheaper for cards in play", "場のカードに応じて安くなる", "依場上的牌而較便宜")),
    Choice("hand_if_played", words("To the hand when acquired", "取得時に手札に加える", "取得時放到手牌")),
    Choice("docking", words("Comes back to the hand", "手札に戻ってくる", "回到手牌")),
    Choice("has_factions", words("Is of several factions", "複数の勢力に属する", "屬於多個陣營")),
    Choice("choose_faction", words("A choice of its faction", "勢力を選ぶ", "選擇其陣營")),
    Choice("gain_chosen_ally", words("A choice of an ally", "友軍を選ぶ", "選擇友軍")),
    Choice("lose_authority", words("Authority is lost", "権威点を失う", "失去權威值")),
    Choice("scrap_this", words("Scraps itself", "自身を廃棄する", "報廢自身")),
    Choice("return_base", words("Returns a base to a hand", "基地を手札に戻す", "將基地移回手牌")),
    Choice("destroy_own_base", words("Destroys an own base", "自分の基地を破壊する", "摧毀己方基地")),
    Choice("put_on_deck", words("Puts discards on the deck", "捨て札を山札の上に置く", "將棄牌放到牌庫頂")),
    Choice("put_back", words("Puts cards of the hand on the deck", "手札を山札の上に置く", "將手牌放回牌庫頂")),
    Choice("take_back", words("Takes back discards", "捨て札を手札に戻す", "將棄牌拿回手牌")),
    Choice("take_from_opponent", words("Takes a card of the opponent", "相手のカードを得る", "取得對手的牌")),
    Choice("take_explorer", words("Takes an Explorer", "探索船を得る", "取得探索者")),
    Choice("look_at_deck", words("Looks at the top of the deck", "山札の上を見る", "查看牌庫頂")),
    Choice("shuffle_discard_in", words("Shuffles the discard pile in", "捨て札を山札に混ぜる", "將棄牌堆洗入牌庫")),
    Choice("set_aside", words("Sets a card of the row aside", "交易列の1枚を脇に置く", "將交易列的牌放到一旁")),
    Choice("copy_base", words("Copies a base", "基地をコピーする", "複製基地")),
    Choice("copy_ally_ability", words("Copies an ally ability", "友軍能力をコピーする", "複製友軍能力")),
    Choice("return_at_end", words("Comes back from the scrap heap", "廃棄場から戻ってくる", "從報廢堆回來")),
    Choice("flip", words("Comes into play with its other side up", "裏返して場に出る", "翻面進場")),
    Choice("may", words("Only if one likes", "任意の効果", "可選的效果")),
    Choice("ward", words("Changes the defense of bases", "基地の防御力を変える", "改變基地的防禦值")),
    Choice("gain_instead", words("Gains instead of scrapping", "廃棄の代わりに得る", "以獲得代替報廢")),
    Choice("scrapped_if_leaving", words("Is scrapped when it leaves play", "場を離れるとき廃棄される", "離場時被報廢")),
    Choice("each_player", words("For each player", "各プレイヤー", "每位玩家")),
    Choice("other_player", words("For the other player", "もう1人のプレイヤー", "另一位玩家")),
    Choice("text", words("More than is told here", "ここに書かれていない効果", "此處未列出的效果")),
)

_CODES = {"type": "array", "items": {"enum": [choice.code for choice in FACTIONS]}, "uniqueItems": True}
_COUNT = {"type": ["integer", "null"], "minimum": 0}  # null: any number of them


# Of an "if": so many own bases in play, bases of the opponent, bases played this turn, own cards of hand or discard pile scrapped this
# turn, cards that the effect before it picked.
CONDITIONS = ("bases_in_play_at_least", "opponent_bases_at_least", "bases_played_at_least", "trimmed_at_least", "counted_at_least")
# What an amount is multiplied with: cards that the effect before it picked (or with `costs` their cost), how many of two are missing,
# own cards scrapped this turn, those among them of hand or discard pile, own cards in play, those of this card's faction.
COUNTERS = ("counted", "missing", "scrapped", "trimmed", "in_play", "same_faction")


def _effect_shape(depth: int) -> dict[str, Any]:
    """An effect that may hold others `depth` deep."""
    members: dict[str, Any] = {
        "op": {"enum": [choice.code for choice in OPERATIONS]},
        "n": _COUNT,
        "resource": {"enum": [choice.code for choice in RESOURCES]},
        "factions": _CODES,
        "zones": {"type": "array", "items": {"enum": ["hand", "discard", "trade_row"]}, "minItems": 1},
        "optional": {"type": "boolean"},
        "filter": {"enum": ["card", "ship", "base", "ship_or_base"]},
        "max_cost": _COUNT,
        "to": {"enum": ["discard", "hand", "top_of_deck"]},
        **{name: {"type": "integer", "minimum": 1} for name in CONDITIONS},
        "per": {"enum": list(COUNTERS)},
        "costs": {"const": True},
        "discards": _COUNT,
        "on": {"enum": ["play_ship", "scrap_own", "first_authority", "scrap_ability"]},
        "unparsed": {"const": True},
    }
    if depth:
        inside = {"type": "array", "items": _effect_shape(depth - 1), "minItems": 1}
        members |= {"options": {"type": "array", "items": inside, "minItems": 2}, "then": inside}
    return {"type": "object", "required": ["op"], "additionalProperties": False, "properties": members}


EFFECT_SHAPE = _effect_shape(4)
ABILITY_SHAPE: dict[str, Any] = {
    "type": "object",
    "required": ["effects"],
    "additionalProperties": False,
    "properties": {"factions": _CODES, "effects": {"type": "array", "items": EFFECT_SHAPE, "minItems": 1}},
}
# slot -> its abilities in their printed order; an ally ability needs any one of `factions` (SR-ABL-05)
ABILITIES_SHAPE: dict[str, Any] = {
    "type": "object",
    "additionalProperties": False,
    "properties": {choice.code: {"type": "array", "items": ABILITY_SHAPE, "minItems": 1} for choice in SLOTS},
}
BACK_SHAPE: dict[str, Any] = {
    "type": "object",
    "required": ["name", "type", "outpost", "defense", "abilities"],
    "additionalProperties": False,
    "properties": {
        "name": {"type": "string", "minLength": 1, "maxLength": 120},
        "type": {"enum": [choice.code for choice in CARD_TYPES]},
        "outpost": {"type": "boolean"},
        "defense": _COUNT,
        "abilities": ABILITIES_SHAPE,
    },
}


def _gain(resource: Choice, slot: Choice | None) -> Field:
    """How much of a resource the abilities of one slot give at most."""
    if slot is None:
        return Field(resource.code, "number", resource.names, letter=resource.code, types=GIVING, sums=True)
    labels: Words = {
        language: f"{name}（{slot.names[language]}）" if language != "en" else f"{name} ({slot.names['en'].lower()})"
        for language, name in resource.names.items()
    }
    suffix = {"ally": "ally", "double_ally": "double", "scrap": "scrap"}[slot.code]
    return Field(f"{resource.code}_{slot.code}", "number", labels, letter=f"{resource.code}.{suffix}", types=GIVING, sums=True)


FIELDS: tuple[Field, ...] = (
    Field("cost", "number", words("Cost", "コスト", "費用"), letter="c", types=BOUGHT, sums=True),
    Field("defense", "number", words("Defense", "防御力", "防禦值"), letter="defense", types=(BASE, CHALLENGE), sums=True),
    Field("outpost", "flag", words("Outpost", "軍事基地", "前哨站"), letter="outpost", types=(BASE,)),
    Field("factions", "list", words("Factions", "勢力", "陣營"), letter="f", choices=FACTIONS),
    Field("role", "enum", words("Place at the start", "開始時の場所", "起始位置"), letter="role", choices=ROLES),
    *(_gain(resource, slot if slot.code != "primary" else None) for resource in RESOURCES for slot in SLOTS),
    Field("effects", "list", words("Effects", "効果", "效果"), letter="fx", choices=OPERATIONS),
    Field("ally_factions", "list", words("Ally abilities of", "友軍能力の勢力", "友軍能力的陣營"), letter="ally", choices=FACTIONS),
    Field("abilities", "record", words("Abilities", "能力", "能力"), shape=ABILITIES_SHAPE),
    Field("back", "record", words("Other side", "裏面", "背面"), shape=BACK_SHAPE),
    Field("mode", "enum", words("Mode", "モード", "模式"), letter="mode", choices=MODES, types=(CHALLENGE,)),
    Field("hand_size", "number", words("Hand size", "手札枚数", "手牌張數"), letter="hand", types=(COMMANDER,)),
    Field("starting_authority", "number", words("Starting authority", "開始時の権威点", "起始權威值"), letter="start", types=(COMMANDER,)),
    Field("effects_complete", "flag", words("All effects are told", "効果はすべて記載", "效果完整列出"), letter="complete"),
    Field("has_text", "flag", words("Has a text of its own", "固有のテキストあり", "有專屬文字"), letter="has_text"),
)
