"""What a report says about its figures: what they measure, what they do not say, and how its intervals are made."""

from __future__ import annotations

from games.texts import Words

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
SEEN_MEANING: Words = {
    "en": "A game counts as seen if its number “{count}” for the card is above 0.",
    "ja": "「見た」は、そのカードの「{count}」が1以上のゲームの数です。",
    "zh-hant": "「見到」是該牌「{count}」至少為 1 的對局數。",
}
SEEN_CAUTION: Words = {
    "en": "The share of wins in the games that saw a card does not measure the card: a long game draws more cards, so "
    "a deck that is fast when it wins shows low figures for all its cards, and cards that are seen late look good in slow decks. "
    "What one copy is worth is measured by replacing it with a blank.",
    "ja": "カードを見たゲームでの勝率はカードの働きそのものではありません。長いゲームほど多く引くため、"
    "速く勝つデッキではどのカードも低く、遅いデッキでは遅く引くカードが高く出ます。1枚の価値は、空白のカードと置き換えて測ります。",
    "zh-hant": "見到該牌的對局的勝率並不等於該牌的作用：對局越長抽得越多，因此快速取勝的牌組各牌數字偏低，"
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
    "of paired differences Tango's and Student's t. Values that are all alike say nothing about spread: their mean has no interval.",
    "ja": "区間は95%です。割合はウィルソン（全部または0のときはクロッパー＝ピアソン）、平均はスチューデントのt、"
    "対の差はTangoとtによります。すべて同じ値のときは散らばりが分からないので、平均に区間はありません。",
    "zh-hant": "區間為 95%：比例採用 Wilson 區間（全部或零時為 Clopper–Pearson），平均值採用 t 區間，成對差值採用 Tango 與 t 區間。"
    "數值全部相同時無從得知離散程度，平均值不給區間。",
}
IN_UNITS: Words = {
    "en": "{unit} games after each other draw the same numbers, so they are counted as one: the interval of a share is the score interval "
    "of these units (of pairs Tango's), that of a mean Student's t over them, of a curve's band in each turn; the shares of a card are of "
    "the units in which it was seen (Wilson's, of as many games as would vary like them). A last unit that is not whole counts in the "
    "share or mean only.",
    "ja": "続けて{unit}ゲームが同じ乱数を使うので、まとめて1つと数えます。割合の区間はその組のスコア区間（2ゲームの組ではTango）、"
    "平均の区間（推移の帯は各ターン）は組についてのtです。カードごとの割合の区間は、そのカードが出た組についてのものです"
    "（同じばらつきになるゲーム数によるウィルソン）。最後の半端な組は割合と平均にだけ数えます。",
    "zh-hant": "每 {unit} 局使用相同亂數，合計為一個單位：比例的區間是這些單位的計分區間（兩局一組時為 Tango 區間），平均值的區間"
    "（曲線的色帶為每回合的平均值）是單位的 t 區間；各卡牌的比例以該牌出現的單位計（以變異相當的局數作 Wilson 區間）。"
    "最後不完整的單位只計入比例與平均值。",
}
OF_GAMES: Words = {
    "en": "Of shares and means of several things in one game, the game is the unit.",
    "ja": "1ゲームに複数回数えるものの割合と平均では、ゲームを単位とします。",
    "zh-hant": "一局中計數多次者，其比例與平均值以局為單位。",
}
