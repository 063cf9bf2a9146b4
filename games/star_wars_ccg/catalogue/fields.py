"""The printed facts of the Star Wars Customizable Card Game; terms as its Japanese edition has them where that has them.

side: "light" or "dark" (CCG-SID-01); the cards print no faction.
type: CCG-TYP-01, with the Admiral's Orders, Missions and Game Aids that other sources know.
subtype: a card can have two ("Alien/Imperial", "Used Or Lost"), so the fact is a list.

Schema, loader, filters, API, tables and help read the rows below; nothing else repeats these words.
"""

from __future__ import annotations

from typing import Any

from games.catalogue.importing import slug
from games.contracts.catalogue import Choice, Field, Search, Sum
from games.texts import Words


def words(en: str, ja: str, zh: str) -> dict[str, str]:
    return {"en": en, "ja": ja, "zh-hant": zh}


def _choice(en: str, ja: str, zh: str) -> Choice:
    return Choice(slug(en), words(en, ja, zh))


SIDES = (
    Choice("light", words("Light Side", "ライトサイド", "光明面")),
    Choice("dark", words("Dark Side", "ダークサイド", "黑暗面")),
)

CARD_TYPES = (
    _choice("Location", "ロケーション", "地點"),
    _choice("Objective", "目標", "目標"),
    _choice("Character", "キャラクター", "角色"),
    _choice("Vehicle", "ビークル", "載具"),
    _choice("Starship", "宇宙船", "星艦"),
    _choice("Creature", "クリーチャー", "生物"),
    _choice("Weapon", "武器", "武器"),
    _choice("Device", "アイテム", "裝置"),
    _choice("Effect", "エフェクト", "效果"),
    _choice("Interrupt", "インタラプト", "中斷"),
    _choice("Defensive Shield", "防御シールド", "防禦護盾"),
    _choice("Admiral's Order", "提督の命令", "上將命令"),
    _choice("Epic Event", "エピック イベント", "史詩事件"),
    _choice("Jedi Test", "ジェダイ テスト", "絕地試煉"),
    _choice("Podracer", "ポッドレーサー", "飛梭賽車"),
    _choice("Mission", "ミッション", "任務"),
    _choice("Game Aid", "補助カード", "輔助卡"),
)
CHARACTER, VEHICLE, STARSHIP, CREATURE, LOCATION = "character", "vehicle", "starship", "creature", "location"
WEAPON, DEFENSIVE_SHIELD, GAME_AID, JEDI_TEST = "weapon", "defensive-shield", "game-aid", "jedi-test"
OBJECTIVE, EFFECT, INTERRUPT, ADMIRALS_ORDER = "objective", "effect", "interrupt", "admirals-order"
IN_PLAY = (CHARACTER, VEHICLE, STARSHIP, CREATURE)  # CCG-CST-02: what prints a cost to deploy

SUBTYPES = (
    # characters
    _choice("Rebel", "反乱同盟軍", "反抗軍"),
    _choice("Imperial", "帝国軍", "帝國軍"),
    _choice("Alien", "エイリアン", "外星人"),
    _choice("Droid", "ドロイド", "機器人"),
    _choice("Republic", "共和国", "共和國"),
    _choice("New Republic", "新共和国", "新共和國"),
    _choice("Resistance", "レジスタンス", "抵抗勢力"),
    _choice("First Order", "ファースト・オーダー", "第一軍團"),
    _choice("Jedi Master", "ジェダイ・マスター", "絕地大師"),
    _choice("Sith", "シス", "西斯"),
    _choice("Dark Jedi Master", "ダーク・ジェダイ・マスター", "黑暗絕地大師"),
    # locations (CCG-TYP-01)
    _choice("System", "星系", "星系"),
    _choice("Site", "位置", "地區"),
    _choice("Sector", "セクター", "星區"),
    # Interrupts
    _choice("Used", "ユーズド", "使用"),
    _choice("Lost", "ロスト", "失去"),
    _choice("Starting", "スターティング", "起始"),
    # Effects
    _choice("Immediate", "即時", "即時"),
    _choice("Utinni", "ウーティーニー", "烏提尼"),
    _choice("Mobile", "移動", "移動"),
    _choice("Political", "政治", "政治"),
    # starships
    _choice("Starfighter", "宇宙戦闘機", "星際戰機"),
    _choice("Capital", "大型艦", "主力艦"),
    _choice("Squadron", "中隊", "中隊"),
    # vehicles
    _choice("Combat", "戦闘", "戰鬥"),
    _choice("Transport", "輸送", "運輸"),
    _choice("Shuttle", "シャトル", "穿梭機"),
    # weapons, by what carries them; a creature vehicle is one, too
    _choice("Character", "キャラクター", "角色"),
    _choice("Starship", "宇宙船", "星艦"),
    _choice("Vehicle", "ビークル", "載具"),
    _choice("Creature", "クリーチャー", "生物"),
    _choice("Automated", "自動", "自動"),
    _choice("Artillery", "砲", "火砲"),
    _choice("Death Star", "デス・スター", "死星"),
    _choice("Death Star II", "デス・スターII", "死星II"),
    # Missions
    _choice("Critical", "重大", "關鍵"),
    # creatures, by their habitat
    _choice("Space", "宇宙", "太空"),
    _choice("Swamp", "沼", "沼澤"),
    _choice("Desert", "砂漠", "沙漠"),
    _choice("Ancient Desert", "太古の砂漠", "古代沙漠"),
    _choice("Snow", "雪", "雪地"),
    _choice("Avian", "飛行", "飛行"),
    _choice("Ophidian", "蛇", "蛇類"),
    _choice("Scavenger", "腐肉食", "食腐"),
    _choice("Guard", "番", "守衛"),
    _choice("Sea-Dwelling", "海", "海棲"),
    _choice("Gigantic Predator", "巨大捕食者", "巨型掠食者"),
    _choice("Vicious", "凶暴", "凶猛"),
    _choice("Force Eater", "フォース喰い", "噬原力者"),
)

ICONS = (
    _choice("Pilot", "パイロット", "駕駛員"),
    _choice("Permanent Pilot", "専属パイロット", "常駐駕駛員"),
    _choice("Anakin Pilot", "アナキン専属パイロット", "安納金駕駛員"),
    _choice("Warrior", "戦士", "戰士"),
    _choice("Nav Computer", "ナビコン", "導航電腦"),
    _choice("Scomp Link", "スコンプ・リンク", "史康接頭"),
    _choice("Permanent Weapon", "専属武器", "常駐武器"),
    _choice("Presence", "人員", "存在"),
    _choice("Presence Droid", "人員ドロイド", "存在機器人"),
    _choice("Maintenance", "維持", "維護"),
    _choice("Independent", "無所属", "獨立"),
    _choice("Clone Army", "クローン軍", "複製人軍隊"),
    _choice("Separatist", "分離主義者", "分離主義者"),
    _choice("Trade Federation", "通商連合", "貿易聯盟"),
    _choice("Republic", "共和国", "共和國"),
    _choice("Resistance", "レジスタンス", "抵抗勢力"),
    _choice("First Order", "ファースト・オーダー", "第一軍團"),
    _choice("Skywalker", "スカイウォーカー", "天行者"),
    _choice("Sidious", "シディアス", "西帝"),
    _choice("Vader", "ヴェイダー", "維達"),
    _choice("Scoundrel", "ならず者", "無賴"),
    _choice("Interior", "屋内", "室內"),
    _choice("Exterior", "屋外", "室外"),
    _choice("Underground", "地下", "地下"),
    _choice("Underwater", "水中", "水下"),
    _choice("Planet", "惑星", "行星"),
    _choice("Space", "宇宙", "太空"),
    _choice("Mobile", "移動", "移動"),
    _choice("Starship", "宇宙船内", "星艦內"),
    _choice("Vehicle", "ビークル内", "載具內"),
    _choice("Cave", "洞窟", "洞穴"),
    _choice("Personal Force", "個人のフォース", "個人原力"),
    _choice("Selective Creature", "選択的クリーチャー", "選擇性生物"),
    _choice("Defensive Shield", "防御シールド", "防禦護盾"),
    _choice("Grabber", "グラバー", "抓取"),
    _choice("Setup", "準備", "設置"),
)

# The symbol of the expansion, and the two of an episode; what a format bans is named by them.
EXPANSION_ICONS = (
    Choice("a-new-hope", words("A New Hope", "新たなる希望", "曙光乍現")),
    Choice("hoth", words("Hoth", "ホス", "霍斯")),
    Choice("dagobah", words("Dagobah", "ダゴバ", "達可巴")),
    Choice("cloud-city", words("Cloud City", "クラウド・シティ", "雲城")),
    Choice("jabbas-palace", words("Jabba's Palace", "ジャバの宮殿", "賈霸的宮殿")),
    Choice("special-edition", words("Special Edition", "特別篇", "特別版")),
    Choice("endor", words("Endor", "エンドア", "恩多")),
    Choice("death-star-ii", words("Death Star II", "デス・スターII", "死星II")),
    Choice("reflections-2", words("Reflections II", "リフレクションズII", "反射II")),
    Choice("tatooine", words("Tatooine", "タトゥイーン", "塔圖因")),
    Choice("coruscant", words("Coruscant", "コルサント", "科羅森")),
    Choice("reflections-3", words("Reflections III", "リフレクションズIII", "反射III")),
    Choice("theed-palace", words("Theed Palace", "シード宮殿", "希德宮殿")),
    Choice("premium", words("Premium", "プレミアム", "特典")),
    Choice("episode-i", words("Episode I", "エピソード1", "第一部曲")),
    Choice("episode-vii", words("Episode VII", "エピソード7", "第七部曲")),
    *(Choice(f"set-{name.lower()}", words(f"Set {name}", f"セット{name}", f"第{name}組")) for name in (*map(str, range(27)), "D", "P")),
)

RARITIES = (
    Choice("C", words("Common", "コモン", "普通")),
    Choice("C1", words("Common 1", "コモン1", "普通1")),
    Choice("C2", words("Common 2", "コモン2", "普通2")),
    Choice("C3", words("Common 3", "コモン3", "普通3")),
    Choice("U", words("Uncommon", "アンコモン", "罕見")),
    Choice("U1", words("Uncommon 1", "アンコモン1", "罕見1")),
    Choice("U2", words("Uncommon 2", "アンコモン2", "罕見2")),
    Choice("R", words("Rare", "レア", "稀有")),
    Choice("R1", words("Rare 1", "レア1", "稀有1")),
    Choice("R2", words("Rare 2", "レア2", "稀有2")),
    Choice("XR", words("Exclusive Rare", "限定レア", "專屬稀有")),
    Choice("UR", words("Ultra-Rare", "ウルトラレア", "極稀有")),
    Choice("F", words("Fixed", "固定", "固定")),
    Choice("PM", words("Premium", "プレミアム", "特典")),
)

_SHORT = {"type": "string", "minLength": 1, "maxLength": 60}

NUMBERS = (
    "destiny",
    "power",
    "ability",
    "deploy",
    "forfeit",
    "armor",
    "maneuver",
    "hyperspeed",
    "landspeed",
    "politics",
    "ferocity",
    "parsec",
)

# The other face of a double-sided card: its title, and what it prints otherwise than the front.
BACK_SHAPE: dict[str, Any] = {
    "type": "object",
    "required": ["name", "type"],
    "additionalProperties": False,
    "properties": {
        "name": {**_SHORT, "maxLength": 120},
        "type": {"enum": [choice.code for choice in CARD_TYPES]},
        "subtypes": {"type": "array", "items": {"enum": [choice.code for choice in SUBTYPES]}},
        "model": _SHORT,
        **{name: {"type": ["number", "null"], "minimum": 0} for name in NUMBERS},
        "icons": {"type": "array", "items": {"enum": [choice.code for choice in ICONS]}},
        "extra_words": {"type": "array", "items": _SHORT},
    },
}


def _number(name: str, letter: str, labels: Words, *types: str, sums: bool = False, aliases: tuple[str, ...] = ()) -> Field:
    return Field(name, "number", labels, letter=letter, types=types, sums=sums, aliases=aliases, sparse=True, whole=False)


def _list(name: str, letter: str, labels: Words, *types: str, **more: Any) -> Field:
    return Field(name, "list", labels, letter=letter, types=types, sparse=True, **more)


def _related(name: str, letter: str, labels: Words) -> Field:
    return Field(name, "list", labels, letter=letter, shape=_SHORT, sparse=True, of_cards=True)


def _flag(name: str, labels: Words, *types: str) -> Field:
    return Field(name, "flag", labels, types=types, sparse=True)


def _text(name: str, labels: Words, *types: str, letter: str = "") -> Field:
    return Field(name, "text", labels, letter=letter, types=types, sparse=True)


FIELDS: tuple[Field, ...] = (
    _list("subtypes", "b", words("Subtype", "サブタイプ", "副類別"), choices=SUBTYPES, aliases=("subtype",)),
    _text("model", words("Model", "機種", "型號"), STARSHIP, VEHICLE, letter="model"),
    # A location counts as 0 when it is drawn (CCG-DST-02).
    _number("destiny", "y", words("Destiny", "運命数", "命運值")),
    _number("power", "p", words("Power", "戦闘力", "戰力"), *IN_PLAY, sums=True),
    _number("ability", "ability", words("Ability", "能力値", "能力值"), CHARACTER, sums=True),
    _number("deploy", "d", words("Deploy cost", "配備コスト", "部署費用"), *IN_PLAY, WEAPON, sums=True, aliases=("cost",)),
    _number("forfeit", "f", words("Forfeit", "没収値", "沒收值"), *IN_PLAY, WEAPON, sums=True),
    _number("armor", "armor", words("Armor", "装甲値", "裝甲值"), CHARACTER, STARSHIP, VEHICLE),
    _number("maneuver", "maneuver", words("Maneuver", "回避値", "迴避值"), CHARACTER, STARSHIP, VEHICLE),
    # armor or maneuver; a creature's or a character's own where its text has one
    _number("defense", "defense", words("Defense value", "判定値", "防禦值"), *IN_PLAY),
    _number("hyperspeed", "hyperspeed", words("Hyperspeed", "航行速度", "超光速"), STARSHIP),
    _number("landspeed", "landspeed", words("Landspeed", "移動速度", "陸上速度"), STARSHIP, VEHICLE),
    _number("politics", "politics", words("Politics", "政治値", "政治值"), CHARACTER, sums=True),
    _number("ferocity", "ferocity", words("Ferocity", "獰猛値", "凶暴值"), CREATURE),
    _number("parsec", "parsec", words("Parsec", "パーセク数", "秒差距"), LOCATION),
    _number("light_icons", "lsf", words("Light Side Force icons", "ライトサイドのフォースアイコン", "光明面原力圖示"), LOCATION, sums=True),
    _number("dark_icons", "dsf", words("Dark Side Force icons", "ダークサイドのフォースアイコン", "黑暗面原力圖示"), LOCATION, sums=True),
    _number("pilots", "pilots", words("Pilots it holds", "パイロット積載量", "可載駕駛員"), STARSHIP, VEHICLE),
    _number("passengers", "passengers", words("Passengers it holds", "乗客積載量", "可載乘客"), STARSHIP, VEHICLE),
    _number("vehicles", "vehicles", words("Vehicles it holds", "ビークル積載量", "可載載具"), STARSHIP, VEHICLE),
    _number("astromechs", "astromechs", words("Astromechs it holds", "操縦ドロイド積載量", "可載宇航機器人"), STARSHIP, VEHICLE),
    # CCG-UNI-01: so many on the table; without it there is no bound
    _number("uniqueness", "uniq", words("Unique: copies on table", "ユニーク（場の枚数）", "唯一（場上張數）")),
    # CCG-UNI-04: so many in one system
    _number("generic", "generic", words("Generic: copies in a system", "ジェネリック（星系の枚数）", "通用（每星系張數）")),
    _number("jedi_test", "jeditest", words("Number of the Jedi Test", "ジェダイ テストの番号", "絕地試煉編號"), JEDI_TEST),
    _list("icons", "icon", words("Icons", "アイコン", "圖示"), choices=ICONS),
    _list("expansion_icons", "expansion", words("Expansion icons", "拡張アイコン", "擴充圖示"), choices=EXPANSION_ICONS),
    _list("characteristics", "k", words("Characteristics", "特徴", "特徵"), aliases=("characteristic", "trait")),
    _list("extra_words", "extra", words("Extra words", "付記", "附記")),
    _list("personas", "persona", words("Personas", "ペルソナ", "人物")),
    _list("species", "species", words("Species", "種族", "種族"), CHARACTER),
    _list("keywords", "kw", words("Keywords", "キーワード", "關鍵字"), aliases=("keyword",)),
    Field("rarity", "enum", words("Rarity", "レアリティ", "稀有度"), letter="r", choices=RARITIES),
    _related("matching", "matching", words("Matching starship or pilot", "対応する宇宙船・パイロット", "配對星艦或駕駛員")),
    _related("matching_weapons", "matchingweapon", words("Matching weapon or character", "対応する武器・キャラクター", "配對武器或角色")),
    _related("pulls", "pulls", words("Pulls", "デッキから出すカード", "可拉出")),
    _related("pulled_by", "pulledby", words("Pulled by", "これを出すカード", "可被拉出")),
    _related("cancels", "cancels", words("Cancels", "無効にするカード", "可取消")),
    _related("canceled_by", "canceledby", words("Canceled by", "これを無効にするカード", "可被取消")),
    _related("counterparts", "counterpart", words("Counterpart", "相手サイドの対応カード", "對應卡")),
    _related("underlies", "underlies", words("Lies under", "下敷きになるカード", "為其底卡")),
    _related("overlies", "overlies", words("Printed over", "下敷きのカード", "覆於其上")),
    _related("earlier", "earlier", words("Earlier wordings", "以前の版", "早期版本")),
    _related("current", "current", words("Current wording", "現行の版", "現行版本")),
    _related("alternate_of", "alternateof", words("Other picture of", "別イラストの元カード", "異圖版原卡")),
    _flag("virtual", words("Virtual card", "バーチャルカード", "虛擬卡")),
    _flag("double_sided", words("Double-sided", "両面カード", "雙面卡")),
    _flag("combo", words("Combination of two cards", "コンボカード", "組合卡")),
    _flag("outside_deck", words("Does not count towards the deck", "デッキ枚数外", "不計入牌組張數")),
    _flag("errata", words("Has errata", "エラッタあり", "有勘誤")),
    _text("errata_symbol", words("Errata symbol", "エラッタ記号", "勘誤記號")),
    _text("errata_date", words("Errata of", "エラッタの日付", "勘誤日期")),
    _flag("alternate", words("Other picture with a number of its own", "別番号の別イラスト", "獨立編號異圖版")),
    _flag("legacy", words("Legacy card", "レガシーカード", "舊制卡")),
    _flag("pre_errata", words("Before its errata", "エラッタ前", "勘誤前")),
    _flag("retired", words("Retired card", "廃止カード", "已退役卡")),
    _text("gemp_id", words("Number on GEMP", "GEMP番号", "GEMP編號")),
    Field("back", "record", words("Other side", "裏面", "背面"), shape=BACK_SHAPE, sparse=True),
)

# Letters of the game's older card databases.
SEARCH = Search(
    letters={"s": "side", "x": "text", "gametext": "text", "a": "flavor"},
    sums=(
        Sum(
            "force_icons",
            words("Force icons of both sides", "両サイドのフォースアイコン", "雙方原力圖示"),
            ("light_icons", "dark_icons"),
            aliases=("force",),
        ),
    ),
    examples=(
        "vader",
        '!"luke skywalker"',
        "power>=6 forfeit<=4",
        "t:starship power>deploy order:power dir:desc",
        'destiny:"2 or 5" or destiny:π',
        "icon:pilot icon>=3 ability>=4",
        "pulledby:luke",
        "t:location lsf>=2 -dsf>=1",
        "legal:rulebook@2022-01-01 rarity>=R s:dark t:effect",
    ),
)
