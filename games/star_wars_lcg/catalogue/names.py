"""Titles in other languages, as far as the rulebooks give them.  A title has one translation, whichever card bears it.

JAPANESE: the cards that the Japanese Core Set rulebook names in its examples; English title -> Japanese title.
"""

from __future__ import annotations

JAPANESE = {
    "A Hero's Journey": "英雄の旅路",
    "Advisor to the Emperor": "皇帝の側近",
    "Cloud City Casino": "クラウド・シティのカジノ",
    "Corporate Exploitation": "企業の売り込み",
    "Cruel Interrogations": "残忍な尋問",
    "Darth Vader": "ダース・ヴェイダー",
    "Emperor's Royal Guard": "皇帝のロイヤル・ガード",
    "Forgotten Heroes": "忘れられた英雄",
    "Guardian of Peace": "平和の守り手",
    "Heat of Battle": "戦いの熱",
    "Interrogation": "尋問",
    "Interrogation Droid": "尋問ドロイド",
    "Intimidated": "威嚇",
    "Jedi Training": "ジェダイの訓練",
    "Kuati Security Team": "クワッティ保安部隊",
    "Lightsaber Deflection": "ライトセーバーでの弾き飛ばし",
    "Luke Skywalker": "ルーク・スカイウォーカー",
    "Mon Mothma": "モン・モスマ",
    "Nightsister": "ナイトシスター",
    "Obi-Wan Kenobi": "オビ＝ワン・ケノービ",
    "Reconnaissance Mission": "偵察ミッション",
    "Red Five": "レッド5",
    "Repair Droid": "修理ドロイド",
    "Target of Opportunity": "標的確認",
    "The Heart of the Empire": "帝国の心臓部",
    "Trust Your Feelings": "自分の感覚を信用せよ",
    "Twi'lek Loyalist": "トゥイレックの忠臣",
    "Vader's Lightsaber": "ヴェイダーのライトセーバー",
}


def names(title: str) -> dict[str, str]:
    """
    >>> names("Nightsister")
    {'en': 'Nightsister', 'ja': 'ナイトシスター'}
    """
    return {"en": title, **({"ja": JAPANESE[title]} if title in JAPANESE else {})}
