//! P1.2 The map: 48 cities joined by 93 two-way lines.
//!
//! Cities, colours and lines are as printed on the board; populations are those of the City cards (P2.10).

use crate::words::Colour;
use kernel::{Id, Set};
use vocabulary::words;

words! {
    /// A city of the map. Its number is its place in this list, twelve to a colour.
    pub enum City as "city" {
        /// Atlanta.
        Atlanta = "atlanta",
        /// Chicago.
        Chicago = "chicago",
        /// Essen.
        Essen = "essen",
        /// London.
        London = "london",
        /// Madrid.
        Madrid = "madrid",
        /// Milan.
        Milan = "milan",
        /// Montreal.
        Montreal = "montreal",
        /// New York.
        NewYork = "new_york",
        /// Paris.
        Paris = "paris",
        /// San Francisco.
        SanFrancisco = "san_francisco",
        /// St. Petersburg.
        StPetersburg = "st_petersburg",
        /// Washington.
        Washington = "washington",
        /// Bogotá.
        Bogota = "bogota",
        /// Buenos Aires.
        BuenosAires = "buenos_aires",
        /// Johannesburg.
        Johannesburg = "johannesburg",
        /// Khartoum.
        Khartoum = "khartoum",
        /// Kinshasa.
        Kinshasa = "kinshasa",
        /// Lagos.
        Lagos = "lagos",
        /// Lima.
        Lima = "lima",
        /// Los Angeles.
        LosAngeles = "los_angeles",
        /// Mexico City.
        MexicoCity = "mexico_city",
        /// Miami.
        Miami = "miami",
        /// Santiago.
        Santiago = "santiago",
        /// São Paulo.
        SaoPaulo = "sao_paulo",
        /// Algiers.
        Algiers = "algiers",
        /// Baghdad.
        Baghdad = "baghdad",
        /// Cairo.
        Cairo = "cairo",
        /// Chennai.
        Chennai = "chennai",
        /// Delhi.
        Delhi = "delhi",
        /// Istanbul.
        Istanbul = "istanbul",
        /// Karachi.
        Karachi = "karachi",
        /// Kolkata.
        Kolkata = "kolkata",
        /// Moscow.
        Moscow = "moscow",
        /// Mumbai.
        Mumbai = "mumbai",
        /// Riyadh.
        Riyadh = "riyadh",
        /// Tehran.
        Tehran = "tehran",
        /// Bangkok.
        Bangkok = "bangkok",
        /// Beijing.
        Beijing = "beijing",
        /// Ho Chi Minh City.
        HoChiMinhCity = "ho_chi_minh_city",
        /// Hong Kong.
        HongKong = "hong_kong",
        /// Jakarta.
        Jakarta = "jakarta",
        /// Manila.
        Manila = "manila",
        /// Osaka.
        Osaka = "osaka",
        /// Seoul.
        Seoul = "seoul",
        /// Shanghai.
        Shanghai = "shanghai",
        /// Sydney.
        Sydney = "sydney",
        /// Taipei.
        Taipei = "taipei",
        /// Tokyo.
        Tokyo = "tokyo",
    }
}

/// How many cities there are.
pub const CITIES: usize = 48;

/// What is printed about one city.
struct Printed {
    population: u32,
    neighbours: &'static [City],
}

impl City {
    /// The colour of the city's node, its City card and its infection card.
    #[inline]
    pub fn colour(self) -> Colour {
        Colour::from_index(self as u8 / 12)
    }

    /// P2.10 How many people the City card names.
    pub fn population(self) -> u32 {
        PRINTED[self as usize].population
    }

    /// The cities one line away, in rising order. P1.2: lines across the board's edge are ordinary lines.
    #[inline]
    pub fn neighbours(self) -> Set<City> {
        NEIGHBOURS[self as usize]
    }
}

/// All cities of a colour; there are none of purple.
pub fn cities_of(colour: Colour) -> Set<City> {
    Set::from_bits(((1 << CITIES) - 1) & (0xfff << (12 * colour.index())))
}

static NEIGHBOURS: [Set<City>; CITIES] = {
    let mut all = [Set::EMPTY; CITIES];
    let mut city = 0;
    while city < CITIES {
        let mut bits = 0;
        let mut line = 0;
        while line < PRINTED[city].neighbours.len() {
            bits |= 1 << PRINTED[city].neighbours[line] as u64;
            line += 1;
        }
        all[city] = Set::from_bits(bits);
        city += 1;
    }
    all
};

static PRINTED: [Printed; CITIES] = {
    use City::*;
    [
        // Atlanta
        Printed { population: 4_715_000, neighbours: &[Chicago, Miami, Washington] },
        // Chicago
        Printed {
            population: 9_121_000,
            neighbours: &[Atlanta, LosAngeles, MexicoCity, Montreal, SanFrancisco],
        },
        // Essen
        Printed { population: 575_000, neighbours: &[London, Milan, Paris, StPetersburg] },
        // London
        Printed { population: 8_586_000, neighbours: &[Essen, Madrid, NewYork, Paris] },
        // Madrid
        Printed { population: 5_427_000, neighbours: &[Algiers, London, NewYork, Paris, SaoPaulo] },
        // Milan
        Printed { population: 5_232_000, neighbours: &[Essen, Istanbul, Paris] },
        // Montreal
        Printed { population: 3_429_000, neighbours: &[Chicago, NewYork, Washington] },
        // New York
        Printed { population: 20_464_000, neighbours: &[London, Madrid, Montreal, Washington] },
        // Paris
        Printed { population: 10_755_000, neighbours: &[Algiers, Essen, London, Madrid, Milan] },
        // San Francisco
        Printed { population: 5_864_000, neighbours: &[Chicago, LosAngeles, Manila, Tokyo] },
        // St. Petersburg
        Printed { population: 4_879_000, neighbours: &[Essen, Istanbul, Moscow] },
        // Washington
        Printed { population: 4_679_000, neighbours: &[Atlanta, Miami, Montreal, NewYork] },
        // Bogotá
        Printed { population: 8_702_000, neighbours: &[BuenosAires, Lima, MexicoCity, Miami, SaoPaulo] },
        // Buenos Aires
        Printed { population: 13_639_000, neighbours: &[Bogota, SaoPaulo] },
        // Johannesburg
        Printed { population: 3_888_000, neighbours: &[Khartoum, Kinshasa] },
        // Khartoum
        Printed { population: 4_887_000, neighbours: &[Cairo, Johannesburg, Kinshasa, Lagos] },
        // Kinshasa
        Printed { population: 9_046_000, neighbours: &[Johannesburg, Khartoum, Lagos] },
        // Lagos
        Printed { population: 11_547_000, neighbours: &[Khartoum, Kinshasa, SaoPaulo] },
        // Lima
        Printed { population: 9_121_000, neighbours: &[Bogota, MexicoCity, Santiago] },
        // Los Angeles
        Printed { population: 14_900_000, neighbours: &[Chicago, MexicoCity, SanFrancisco, Sydney] },
        // Mexico City
        Printed { population: 19_463_000, neighbours: &[Bogota, Chicago, Lima, LosAngeles, Miami] },
        // Miami
        Printed { population: 5_582_000, neighbours: &[Atlanta, Bogota, MexicoCity, Washington] },
        // Santiago
        Printed { population: 6_015_000, neighbours: &[Lima] },
        // São Paulo
        Printed { population: 20_186_000, neighbours: &[Bogota, BuenosAires, Lagos, Madrid] },
        // Algiers
        Printed { population: 2_946_000, neighbours: &[Cairo, Istanbul, Madrid, Paris] },
        // Baghdad
        Printed { population: 6_204_000, neighbours: &[Cairo, Istanbul, Karachi, Riyadh, Tehran] },
        // Cairo
        Printed { population: 14_718_000, neighbours: &[Algiers, Baghdad, Istanbul, Khartoum, Riyadh] },
        // Chennai
        Printed { population: 8_865_000, neighbours: &[Bangkok, Delhi, Jakarta, Kolkata, Mumbai] },
        // Delhi
        Printed { population: 22_242_000, neighbours: &[Chennai, Karachi, Kolkata, Mumbai, Tehran] },
        // Istanbul
        Printed {
            population: 13_576_000,
            neighbours: &[Algiers, Baghdad, Cairo, Milan, Moscow, StPetersburg],
        },
        // Karachi
        Printed { population: 20_711_000, neighbours: &[Baghdad, Delhi, Mumbai, Riyadh, Tehran] },
        // Kolkata
        Printed { population: 14_374_000, neighbours: &[Bangkok, Chennai, Delhi, HongKong] },
        // Moscow
        Printed { population: 15_512_000, neighbours: &[Istanbul, StPetersburg, Tehran] },
        // Mumbai
        Printed { population: 16_910_000, neighbours: &[Chennai, Delhi, Karachi] },
        // Riyadh
        Printed { population: 5_037_000, neighbours: &[Baghdad, Cairo, Karachi] },
        // Tehran
        Printed { population: 7_419_000, neighbours: &[Baghdad, Delhi, Karachi, Moscow] },
        // Bangkok
        Printed { population: 7_151_000, neighbours: &[Chennai, HoChiMinhCity, HongKong, Jakarta, Kolkata] },
        // Beijing
        Printed { population: 17_311_000, neighbours: &[Seoul, Shanghai] },
        // Ho Chi Minh City
        Printed { population: 8_314_000, neighbours: &[Bangkok, HongKong, Jakarta, Manila] },
        // Hong Kong
        Printed {
            population: 7_106_000,
            neighbours: &[Bangkok, HoChiMinhCity, Kolkata, Manila, Shanghai, Taipei],
        },
        // Jakarta
        Printed { population: 26_063_000, neighbours: &[Bangkok, Chennai, HoChiMinhCity, Sydney] },
        // Manila
        Printed {
            population: 20_767_000,
            neighbours: &[HoChiMinhCity, HongKong, SanFrancisco, Sydney, Taipei],
        },
        // Osaka
        Printed { population: 2_871_000, neighbours: &[Taipei, Tokyo] },
        // Seoul
        Printed { population: 22_547_000, neighbours: &[Beijing, Shanghai, Tokyo] },
        // Shanghai
        Printed { population: 13_482_000, neighbours: &[Beijing, HongKong, Seoul, Taipei, Tokyo] },
        // Sydney
        Printed { population: 3_785_000, neighbours: &[Jakarta, LosAngeles, Manila] },
        // Taipei
        Printed { population: 8_338_000, neighbours: &[HongKong, Manila, Osaka, Shanghai] },
        // Tokyo
        Printed { population: 13_189_000, neighbours: &[Osaka, SanFrancisco, Seoul, Shanghai] },
    ]
};
