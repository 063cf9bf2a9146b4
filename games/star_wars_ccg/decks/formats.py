"""The parts of a deck, and the formats it can be judged in, in words.

main: the deck of 60 (CCG-DB-01).  starting: a mark; these copies start on the table and count towards the 60 (CCG-SET-02, CCG-SET-08).
outside: what the formats of the GEMP server allow beside the deck, Defensive Shields above all.
What a format demands comes with the card data (`formats.Pool`); here stand its names, in the order in which formats are offered:
those of the server's hall, the rulebook, and the rest.
"""

from __future__ import annotations

from typing import Final

from games.contracts.decks import Format, ZoneSpec
from games.texts import words

MAIN: Final = "main"
STARTING: Final = "starting"
OUTSIDE: Final = "outside"
RULEBOOK: Final = "rulebook"

ZONES: Final = (
    ZoneSpec(MAIN, words("Deck", "デッキ", "牌組"), "cards"),
    ZoneSpec(STARTING, words("Starting cards", "開始時のカード", "起始卡"), "cards"),
    ZoneSpec(OUTSIDE, words("Outside the deck", "デッキ外", "牌組外"), "cards"),
)


def _up_to(code: str, en: str, ja: str, zh: str) -> Format:
    """A format of the sets from Premiere up to one."""
    return Format(
        code,
        words(f"Premiere - {en}", f"基本セット～{ja}", f"基本組至{zh}"),
        words(
            f"60 cards of the sets from Premiere to {en}, with the premium sets of that time.",
            f"基本セットから{ja}までのセットと、当時のプレミアムセットのカード60枚。",
            f"60 張卡，限基本組至{zh}的各組及當時的特典組。",
        ),
    )


def _modified(plain: Format) -> Format:
    """The same with a short list of banned cards."""
    return Format(
        f"{plain.code}_m",
        words(f"{plain.names['en']} (Modified)", f"{plain.names['ja']}（変更版）", f"{plain.names['zh-hant']}（修訂）"),
        words(
            f"{plain.names['en']}, with a short list of banned cards.",
            f"{plain.names['ja']}に、少数の禁止カードを加えたもの。",
            f"{plain.names['zh-hant']}，另有少數禁用卡。",
        ),
    )


def _format(code: str, names: tuple[str, str, str], help: tuple[str, str, str]) -> Format:
    return Format(code, words(*names), words(*help))


_DECIPHER = _format(
    "open_no_virtual",
    ("Decipher Cards Only", "デシファー社カードのみ", "僅限 Decipher 卡"),
    (
        "60 cards of the sets that Decipher printed from 1995 to 2001.",
        "デシファー社が1995年から2001年に印刷したセットのカード60枚。",
        "60 張卡，限 Decipher 於 1995 至 2001 年印行的各組。",
    ),
)
_REFLECTIONS_2 = _up_to("premiere_ref2", "Reflections II", "リフレクションズII", "反射 II")
_CLOUD_CITY = _up_to("premiere_cc", "Cloud City", "クラウド・シティ", "雲城")

FORMATS: Final = (
    _format(
        "open",
        ("Open", "オープン", "開放"),
        (
            "The players' main format: 60 cards, printed or virtual, of every set.",
            "主要フォーマット：印刷・バーチャルを問わず、全セットのカード60枚。",
            "玩家的主要賽制：60 張卡，印刷或虛擬皆可，各組通用。",
        ),
    ),
    _format(
        "open40card",
        ("Open (40 cards)", "オープン（40枚）", "開放（40 張）"),
        ("Open with a deck of 40 cards.", "デッキが40枚のオープン。", "牌組為 40 張的開放賽制。"),
    ),
    _format(
        "open_45_card",
        ("Open (45 cards)", "オープン（45枚）", "開放（45 張）"),
        ("Open with a deck of 45 cards.", "デッキが45枚のオープン。", "牌組為 45 張的開放賽制。"),
    ),
    _format(
        "open_no_shields",
        ("Open (no shields)", "オープン（シールドなし）", "開放（無護盾）"),
        ("Open without Defensive Shields.", "防御シールドを使わないオープン。", "不使用防禦護盾的開放賽制。"),
    ),
    _format(
        "open_no_shields_no_virtual",
        ("Open (no shields / no v-cards)", "オープン（シールド・バーチャルなし）", "開放（無護盾、無虛擬卡）"),
        (
            "The sets that Decipher printed, without Defensive Shields.",
            "デシファー社の印刷したセットのみ、防御シールドなし。",
            "限 Decipher 印行的各組，且不使用防禦護盾。",
        ),
    ),
    _format(
        "open_no_episodevii",
        ("Open (no Episode VII)", "オープン（エピソード7なし）", "開放（無第七部曲）"),
        (
            "Open without cards that bear the icon of Episode VII.",
            "エピソード7のアイコンを持つカードを使わないオープン。",
            "不使用帶有第七部曲圖示卡牌的開放賽制。",
        ),
    ),
    _format(
        "classic",
        ("Classic", "クラシック", "經典"),
        (
            "Open without Defensive Shields, Episode I and Maintenance icons.",
            "防御シールド、エピソード1、維持のアイコンを使わないオープン。",
            "不使用防禦護盾、第一部曲與維護圖示的開放賽制。",
        ),
    ),
    _format(
        "classic_no_virtual",
        ("Classic (no v-cards)", "クラシック（バーチャルなし）", "經典（無虛擬卡）"),
        (
            "Classic with the sets that Decipher printed alone.",
            "デシファー社の印刷したセットのみのクラシック。",
            "僅限 Decipher 印行各組的經典賽制。",
        ),
    ),
    _format(
        "classic_no_virtual_m",
        ("Classic (no v-cards) (Modified)", "クラシック（バーチャルなし・変更版）", "經典（無虛擬卡，修訂）"),
        (
            "Classic without virtual cards, but with a short list of Defensive Shields.",
            "バーチャルなしのクラシックに、少数の防御シールドを加えたもの。",
            "無虛擬卡的經典賽制，但可使用少數防禦護盾。",
        ),
    ),
    _format(
        "jawa",
        ("Jawa", "ジャワ", "爪哇族"),
        ("Open with a short list of banned cards.", "少数の禁止カードがあるオープン。", "另有少數禁用卡的開放賽制。"),
    ),
    _format(
        "legacy",
        ("Legacy", "レガシー", "舊制"),
        (
            "The sets that Decipher printed, and the virtual cards of 2002 to 2014 that the server plays.",
            "デシファー社の印刷したセットと、サーバーが扱う2002年から2014年のバーチャルカード。",
            "Decipher 印行的各組，以及伺服器支援的 2002 至 2014 年虛擬卡。",
        ),
    ),
    _format(
        "playtesting",
        ("Playtesting", "テストプレイ", "測試"),
        (
            "Open with the cards that are being tested.",
            "テスト中のカードを加えたオープン。",
            "加入測試中卡牌的開放賽制。",
        ),
    ),
    _up_to("premiere_set3", "Virtual Set 3", "バーチャルセット3", "虛擬第 3 組"),
    _DECIPHER,
    _modified(_DECIPHER),
    _up_to("premiere_tatooine", "Tatooine", "タトゥイーン", "塔圖因"),
    _REFLECTIONS_2,
    _modified(_REFLECTIONS_2),
    _up_to("premiere_jpsd", "JPSD", "ジャバの宮殿シールドデッキ", "賈霸的宮殿密封牌組"),
    _up_to("premiere_ds2", "Death Star II", "デス・スターII", "死星 II"),
    _up_to("premiere_endor", "Endor", "エンドア", "恩多"),
    _up_to("premiere_se", "Special Edition", "特別篇", "特別版"),
    _up_to("premiere_jp", "Jabba's Palace", "ジャバの宮殿", "賈霸的宮殿"),
    _CLOUD_CITY,
    _modified(_CLOUD_CITY),
    _up_to("premiere_dagobah", "Dagobah", "ダゴバ", "達可巴"),
    _up_to("premiere_hoth", "Hoth", "ホス", "霍斯"),
    _up_to("premiere_anh", "A New Hope", "新たなる希望", "曙光乍現"),
    _format(
        "premiere",
        ("Premiere", "基本セット", "基本組"),
        (
            "60 cards of Premiere and the premium sets of that time.",
            "基本セットと当時のプレミアムセットのカード60枚。",
            "60 張卡，限基本組及當時的特典組。",
        ),
    ),
    _format(
        "scavenger_premiere_ds2",
        ("Scavenger", "スカベンジャー", "拾荒者"),
        (
            "The sets from Premiere to Death Star II, without rare and premium cards.",
            "基本セットからデス・スターIIまでのセット、レアとプレミアムを除く。",
            "基本組至死星 II 的各組，不含稀有與特典卡。",
        ),
    ),
    _format(
        "utinni",
        ("Utinni! (Jawas Only)", "ウーティーニー！（ジャワのみ）", "烏提尼！（僅限爪哇族）"),
        (
            "A light-hearted format for decks of Jawas: a long list of banned cards and icons.",
            "ジャワのデッキで遊ぶためのフォーマット：多数の禁止カードと禁止アイコン。",
            "供爪哇族牌組同樂的賽制：禁用大量卡牌與圖示。",
        ),
    ),
    _format(
        RULEBOOK,
        ("Rulebook", "ルールブック", "規則書"),
        (
            "Exactly 60 cards of one side with a place to start from, of the sets that Decipher printed, and nothing beside the deck.",
            "片方のサイドのカードちょうど60枚、開始できる場所を含む。デシファー社の印刷したセットのみ、デッキ外のカードなし。",
            "同一陣營恰好 60 張卡，含可起始的地點；限 Decipher 印行的各組，牌組外不得有卡。",
        ),
    ),
    _format(
        "open_100_card",
        ("Open (100 cards)", "オープン（100枚）", "開放（100 張）"),
        ("Open with a deck of 100 cards.", "デッキが100枚のオープン。", "牌組為 100 張的開放賽制。"),
    ),
    _format(
        "limited_resources",
        ("Limited Resources", "リミテッド・リソース", "有限資源"),
        (
            "Decipher's sets and the first virtual ones, with a long list of banned cards.",
            "デシファー社のセットと初期のバーチャルセット、多数の禁止カード。",
            "Decipher 的各組與早期虛擬組，並禁用大量卡牌。",
        ),
    ),
    _format(
        "cube",
        ("Cube", "キューブ", "方塊輪抽"),
        ("A drafted deck of 45 cards.", "ドラフトした45枚のデッキ。", "輪抽而得的 45 張牌組。"),
    ),
    _format(
        "jp_sealed",
        ("JP Sealed", "ジャバの宮殿シールド戦", "賈霸的宮殿密封賽"),
        (
            "40 cards from sealed packs, with the rules of the Jabba's Palace sealed game.",
            "シールドパックのカード40枚、ジャバの宮殿シールド戦のルール。",
            "取自密封卡包的 40 張卡，採用賈霸的宮殿密封賽規則。",
        ),
    ),
    _format(
        "sealed",
        ("Sealed", "シールド戦", "密封賽"),
        ("40 cards from sealed packs.", "シールドパックのカード40枚。", "取自密封卡包的 40 張卡。"),
    ),
    _format(
        "dream_cards",
        ("Dream Cards", "ドリームカード", "夢幻卡"),
        ("Open with cards that players invented.", "プレイヤーの考えたカードを加えたオープン。", "加入玩家自創卡牌的開放賽制。"),
    ),
)
