//! T31 The odd steps: what no three cards do.

vocabulary::words! {
    /// A step that fewer than three cards have.
    pub enum Odd as "odd step" {
        /// T14.6 The Fixer hands a card over.
        HandOver = "hand_over",
        /// T14.7 The Fixer makes somebody's purchase check.
        ProxyPurchase = "proxy_purchase",
        /// T14.8 A card is discarded instead of scrapped.
        SpareScrap = "spare_scrap",
        /// The Fixer finds better rewards in the Site.
        Appraise = "appraise",
        /// The Engineer takes somebody along.
        RideAlong = "ride_along",
        /// The Engineer avoids a Site card.
        Sidestep = "sidestep",
        /// T14.10 The Gangster joins an attack.
        Combination = "combination",
        /// T24.10 The facility of Shinagawa.
        ScrapCard = "scrap_card",
        /// T24.10 The facility of Shibuya.
        TokenIfNone = "token_if_none",
        /// T15.6 Double damage.
        DoubleDamage = "double_damage",
        /// T12.7 The maid pays.
        CoverFee = "cover_fee",
        /// T20.22 More damage to PCs here.
        Aggravate = "aggravate",
        /// T6.13 Never placed.
        NoPlacement = "no_placement",
        /// PCs are sent to random areas.
        Scatter = "scatter",
        /// Reduces the type of damage it has met.
        Adapt = "adapt",
        /// T21.16 Takes damage for a PC.
        Doll = "doll",
        /// T16.20 Go anywhere.
        DoorStep = "door_step",
        /// A larger hand.
        HandSize = "hand_size",
        /// Pay for others' checks from the hand.
        SharedHand = "shared_hand",
        /// Discards a trouble.
        Sweep = "sweep",
        /// The next troubles are looked at.
        Foresee = "foresee",
        /// Another card is used once more.
        Shadow = "shadow",
        /// A Site card comes later.
        Delay = "delay",
        /// T16.20 Go to a normal area.
        Platform = "platform",
        /// T6.16 A trouble passes by.
        Overlook = "overlook",
        /// T6.16 A trouble is drawn once more.
        SecondDraw = "second_draw",
        /// A token for harm that came to nothing.
        TokenIfUnhurt = "token_if_unhurt",
        /// T16.20 Fetch a PC, or go to one.
        Punch = "punch",
        /// A check succeeds.
        Granted = "granted",
        /// T6.3 A trouble goes next door.
        Divert = "divert",
    }
}
