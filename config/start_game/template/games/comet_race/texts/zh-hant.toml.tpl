# Comet Race 的繁體中文文字。{found} 等處會換成數值；各語言使用相同的位置。

[game]
name = "彗星競速"

[fields]
cost = "費用"
speed = "速度"
draws = "抽牌數"
energy = "獲得能量"

[card_types]
ship = "船艦"
crew = "船員"

[groups]
ship = "船艦"
crew = "船員"

[formats]
standard = "標準"

[formats_help]
standard = "20 至 30 張，同一張牌最多 3 張。"

[zones]
main = "牌組"

[lists]
fleet = "每張牌兩張"

[problems]
too_few_cards = "牌組至少需要 {allowed} 張；目前有 {found} 張。"
too_many_cards = "牌組最多 {allowed} 張；目前有 {found} 張。"
too_many_copies = "{name}最多 {allowed} 張；目前有 {found} 張。"
too_few_to_deal = "起始手牌需要 {allowed} 張；牌組只有 {found} 張。"

[charts]
cost = "各費用張數"

[slots]
played = "打出時"

[abilities]
draws = "抽 {amount} 張。"
energy = "獲得 {amount} 點能量。"

[piles]
deck = "牌組"
hand = "手牌"
deck_note = "起始手牌與每回合一張；不計能力所抽的牌。"

[options]
goal = "獲勝所需航道數"
turn_limit = "回合上限"

[policies]
default = "預設"
random = "隨機選擇任一合法選項"

[policy_text]
default = "打出付得起的最貴的牌，直到無牌可打。"
random = "以相同機率選擇任一合法選項。"
opponent = "沒有對手；前進 {goal} 條航道即獲勝，第 {turn_limit} 回合後落敗。"

[metrics]
won = "獲勝"
turn_limit = "回合用盡"
clock = "決定勝負的回合"
clock_won = "獲勝回合"
lanes = "航道"
hand = "手牌張數"
drawn = "抽到"
played = "打出"

[units]
turn = "回合"

[blank]
text = "空白牌是費用 0、速度 0 的船艦。"
name = "空白牌"

[odds]
cheap = "起始手牌中有費用 1 的牌"

[phases]
setup = "設置"
main = "主要階段"
end = "競速結束"

[steps]
hand_drawn = "抽 {amount} 張牌。"
turn_began = "第 {turn} 回合開始，能量 {amount}。"
played = "打出{card}。"
moved = "前進到第 {amount} 條航道。"
drawn = "抽 {amount} 張。"
energy = "獲得 {amount} 點能量。"
won = "贏得競速。"
lost = "回合用盡。"
choice = "選擇要打出的牌。"
option_play = "打出{card}"
option_pass = "結束回合"

# Pages: the kinds of products, and what lies on the board of a replay.
[pages.products]
"sample set" = "範例牌組"

[pages.board]
energy = "能量"
lanes = "航道"
hand = "手牌"
in_play = "場上"
deck = "牌組"
