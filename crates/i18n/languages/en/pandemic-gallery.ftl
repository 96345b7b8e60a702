# Pandemic: the gallery of everything that has a name.

pandemic-gallery-diseases = Diseases
pandemic-gallery-disease = Disease
pandemic-gallery-disease-about = Its cities: { $cities }.
pandemic-gallery-purple-about = Has no cities of its own. It comes with the Mutation or with the Bio-Terrorist.
