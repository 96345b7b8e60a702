# パンデミック：名前のあるものすべてのギャラリー。

pandemic-gallery-diseases = 疾病
pandemic-gallery-disease = 疾病
pandemic-gallery-disease-about = この疾病の都市：{ $cities }。
pandemic-gallery-purple-about = 自分の都市を持ちません。変異種かバイオテロリストとともに現れます。
