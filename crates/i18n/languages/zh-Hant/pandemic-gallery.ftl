# Pandemic：所有具名之物的圖鑑。

pandemic-gallery-diseases = 疾病
pandemic-gallery-disease = 疾病
pandemic-gallery-disease-about = 所屬城市：{ $cities }。
pandemic-gallery-purple-about = 沒有自己的城市，只隨變異株或生化恐怖分子出現。
