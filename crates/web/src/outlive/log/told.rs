//! What the log says of each event.

use crate::outlive::action::{helper, repair_room};
use crate::outlive::words::{Thing, Words};
use kernel::Seat;
use outlive::{Event, Room, Shield, Source, Tokens};

/// The sentence. What a hunt brings is told with the hunt, so that gain has none.
pub(super) fn text(words: &Words<'_>, event: &Event) -> Option<String> {
    let tell = |id: &str, things: &[(&str, Thing<'_>)]| words.tell(id, things);
    let by = |id: &str, seat: Seat| tell(id, &[("who", seat.into())]);
    let with = |id: &str, seat: Seat, thing: (&str, Thing<'_>)| tell(id, &[("who", seat.into()), thing]);
    let told = match *event {
        Event::LeaderDealt { seat: _, leader } => {
            tell("outlive-log-leader-dealt", &[("leader", leader.into())])
        }
        Event::RoomDealt { seat: _, room } => tell("outlive-log-room-dealt", &[("room", room.into())]),
        Event::ShelterShown { seat, leader, built, survivors, airlock } => tell(
            "outlive-log-shelter-shown",
            &[
                ("who", seat.into()),
                ("leader", leader.into()),
                ("room", built.into()),
                ("survivors", survivors.into()),
                ("airlock", airlock.into()),
            ],
        ),
        Event::HeroPlaced { seat, hero, area } => tell(
            "outlive-log-hero-placed",
            &[("who", seat.into()), ("hero", hero.into()), ("area", area.into())],
        ),
        Event::LeaderBrings { seat, leader, tokens: Tokens::NONE, equipment } => tell(
            "outlive-log-leader-brings-equipment",
            &[("who", seat.into()), ("leader", leader.into()), ("equipment", equipment.into())],
        ),
        Event::LeaderBrings { seat, leader, tokens, equipment } => tell(
            "outlive-log-leader-brings",
            &[
                ("who", seat.into()),
                ("leader", leader.into()),
                ("tokens", tokens.into()),
                ("equipment", equipment.into()),
            ],
        ),
        Event::DrawnForMary { seat, city, tile } => tell(
            "outlive-log-drawn-for-mary",
            &[("who", seat.into()), ("area", (&words.place_of(city)).into()), ("tile", tile.into())],
        ),
        Event::DiscardedForMary { seat, tile } => {
            with("outlive-log-discarded-for-mary", seat, ("tile", tile.into()))
        }
        Event::FirstPlayer { seat } => by("outlive-log-first-player", seat),
        Event::Dawn { turn } => tell("outlive-log-dawn", &[("turn", turn.into())]),
        Event::PreyTurnedUp { ground, prey } => {
            tell("outlive-log-prey-turned-up", &[("area", ground.into()), ("prey", prey.into())])
        }
        Event::Shown { city, equipment } => {
            tell("outlive-log-shown", &[("area", city.into()), ("equipment", equipment.into())])
        }
        Event::DeckShuffled => words.say("outlive-log-deck-shuffled"),
        Event::SetAside { city, tile } => {
            tell("outlive-log-set-aside", &[("area", city.into()), ("tile", tile.into())])
        }
        Event::EventTurnedUp { turn: _, event } => tell(
            "outlive-log-event-turned-up",
            &[("event", event.into()), ("about", (&words.event_about(event)).into())],
        ),
        Event::EventStrikes { event } => tell("outlive-log-event-strikes", &[("event", event.into())]),
        Event::StockLost { area, tokens } => {
            tell("outlive-log-stock-lost", &[("area", area.into()), ("tokens", tokens.into())])
        }
        Event::Immune { seat, event } => with("outlive-log-immune", seat, ("event", event.into())),
        Event::TokensLost { seat, tokens } => {
            with("outlive-log-tokens-lost", seat, ("tokens", tokens.into()))
        }
        Event::SurvivorLost { seat, home } => {
            with("outlive-log-survivor-lost", seat, ("home", (&words.dwelling(home)).into()))
        }
        Event::RadiationUp { seat, spaces, value } => tell(
            "outlive-log-radiation-up",
            &[("who", seat.into()), ("spaces", spaces.into()), ("value", (&signed(value.into())).into())],
        ),
        Event::RadiationDown { seat, value } => {
            with("outlive-log-radiation-down", seat, ("value", (&signed(value.into())).into()))
        }
        Event::Moved { seat, hero, from, to, row } => {
            let [from, to] = [from, to].map(|area| words.place(area));
            let id = if row.is_some() { "outlive-log-moved-row" } else { "outlive-log-moved" };
            tell(
                id,
                &[
                    ("who", seat.into()),
                    ("hero", hero.into()),
                    ("from", (&from).into()),
                    ("to", (&to).into()),
                    ("row", row.unwrap_or_default().into()),
                ],
            )
        }
        Event::EquipmentUsed { seat, equipment } => {
            with("outlive-log-equipment-used", seat, ("equipment", equipment.into()))
        }
        Event::RoomUsed { seat, room } => with("outlive-log-room-used", seat, ("room", room.into())),
        Event::Stuck { seat } => by("outlive-log-stuck", seat),
        Event::Pressed { seat, hero, target, target_hero, pressure } => tell(
            "outlive-log-pressed",
            &[
                ("who", seat.into()),
                ("hero", hero.into()),
                ("target", target.into()),
                ("target_hero", target_hero.into()),
                ("pressure", pressure.into()),
            ],
        ),
        Event::Spared { seat, target } => with("outlive-log-spared", seat, ("target", target.into())),
        Event::Defended { seat, with, ammo, left } => defended(words, seat, with, ammo, left),
        Event::HandedOver { from, to, tokens } => tell(
            "outlive-log-handed-over",
            &[("giver", from.into()), ("taker", to.into()), ("tokens", tokens.into())],
        ),
        Event::Gained { seat, tokens, source } => return gained(words, seat, tokens, source),
        Event::IodineTaken { seat } => {
            with("outlive-log-iodine-taken", seat, ("iodine", (&words.iodine()).into()))
        }
        Event::Hunted { seat, hero, ground: _, prey, points, ammo, meat } => tell(
            "outlive-log-hunted",
            &[
                ("who", seat.into()),
                ("hero", hero.into()),
                ("prey", prey.into()),
                ("points", points.into()),
                ("ammo", ammo.into()),
                ("meat", meat.into()),
            ],
        ),
        Event::PreyLookedAt { seat, ground } => {
            let area = words.place(crate::outlive::words::ground_area(ground));
            with("outlive-log-prey-looked-at", seat, ("area", (&area).into()))
        }
        Event::PreySeen { ground, prey } => {
            tell("outlive-log-prey-seen", &[("area", ground.into()), ("prey", prey.into())])
        }
        Event::SearchPileLookedAt { seat, city } => {
            with("outlive-log-search-pile-looked-at", seat, ("area", (&words.place_of(city)).into()))
        }
        Event::SearchTileSeen { city, tile } => {
            tell("outlive-log-search-tile-seen", &[("area", city.into()), ("tile", tile.into())])
        }
        Event::TokenTaken { seat } => by("outlive-log-token-taken", seat),
        Event::SurvivorJoined { seat, home } => {
            with("outlive-log-survivor-joined", seat, ("home", (&words.dwelling(home)).into()))
        }
        Event::SurvivorLeft { seat } => by("outlive-log-survivor-left", seat),
        Event::PurifierStarted { seat } => by("outlive-log-purifier-started", seat),
        Event::EquipmentTaken { seat, equipment } => {
            with("outlive-log-equipment-taken", seat, ("equipment", equipment.into()))
        }
        Event::DuplicateDrawn { seat, equipment } => {
            with("outlive-log-duplicate-drawn", seat, ("equipment", equipment.into()))
        }
        Event::Found { seat, city, tile } => tell(
            "outlive-log-found",
            &[("who", seat.into()), ("area", (&words.place_of(city)).into()), ("tile", tile.into())],
        ),
        Event::DayEnded => words.say("outlive-log-day-ended"),
        Event::EventResolved { seat, event, tokens, discount, virtual_water } => {
            let helper = ("room", helper(discount, Room::EventDiscount));
            priced(words, "event-resolved", seat, ("event", event.into()), (tokens, virtual_water), helper)
        }
        Event::Passed { seat } => by("outlive-log-passed", seat),
        Event::Fed { seat, tokens, virtual_water, shortage } => {
            let id = match (tokens.is_empty() && virtual_water == 0, shortage) {
                (true, 0) => "outlive-log-nothing-to-feed",
                (true, _) => "outlive-log-nothing-fed",
                (false, _) => "outlive-log-fed",
            };
            let tokens = words.payment(tokens, virtual_water);
            tell(id, &[("who", seat.into()), ("tokens", (&tokens).into()), ("shortage", shortage.into())])
        }
        Event::RadiationHandled { seat, points, cancelled } => tell(
            "outlive-log-radiation-handled",
            &[("who", seat.into()), ("points", points.into()), ("cancelled", cancelled.into())],
        ),
        Event::Recruited { seat, tokens } => {
            // O16.2a Without a token it was the virtual water that paid.
            let paid = words.payment(tokens, u8::from(tokens.is_empty()));
            with("outlive-log-recruited", seat, ("tokens", (&paid).into()))
        }
        Event::Built { seat, room, tokens, discount } => {
            let helper = ("discount", helper(discount, Room::BuildDiscount));
            priced(words, "built", seat, ("room", room.into()), (tokens, 0), helper)
        }
        Event::MovedIn { seat, room, survivors } => tell(
            "outlive-log-moved-in",
            &[("who", seat.into()), ("room", room.into()), ("survivors", survivors.into())],
        ),
        Event::Dismantled { seat, equipment } => {
            with("outlive-log-dismantled", seat, ("equipment", equipment.into()))
        }
        Event::Repaired { seat, equipment, tokens, with } => {
            let helper = ("room", with.map(repair_room));
            priced(words, "repaired", seat, ("equipment", equipment.into()), (tokens, 0), helper)
        }
        Event::Spoiled { seat, tokens } => with("outlive-log-spoiled", seat, ("tokens", tokens.into())),
        Event::GameOver => words.say("outlive-log-game-over"),
        Event::Scored { seat, points } => {
            with("outlive-log-scored", seat, ("points", (&signed(points)).into()))
        }
    };
    Some(told)
}

/// A number with the minus sign of print.
fn signed(value: i16) -> String {
    value.to_string().replace('-', "−")
}

fn defended(words: &Words<'_>, seat: Seat, with: Option<Shield>, ammo: u8, left: u8) -> String {
    let things = [("who", seat.into()), ("ammo", ammo.into()), ("left", left.into())];
    match with {
        None => words.tell("outlive-log-defended", &things),
        Some(shield) => {
            let shield = words.shield(shield);
            let things: Vec<_> = things.into_iter().chain([("shield", (&shield).into())]).collect();
            words.tell("outlive-log-defended-with", &things)
        }
    }
}

fn gained(words: &Words<'_>, seat: Seat, tokens: Tokens, source: Source) -> Option<String> {
    let (from, thing) = match source {
        Source::Stock => ("stock", None),
        Source::Equipment(kind) => ("equipment", Some(("equipment", kind.into()))),
        Source::Room(room) => ("room", Some(("room", room.into()))),
        Source::Row(row) => ("row", Some(("row", row.into()))),
        Source::SearchTile => ("search", None),
        Source::Prey(_) => return None,
    };
    let things: Vec<_> = [("who", seat.into()), ("tokens", tokens.into())].into_iter().chain(thing).collect();
    Some(words.tell(&format!("outlive-log-gained-{from}"), &things))
}

/// Something that was paid for with tokens and virtual water, perhaps with the help of a room.
fn priced(
    words: &Words<'_>,
    what: &str,
    seat: Seat,
    thing: (&str, Thing<'_>),
    (tokens, virtual_water): (Tokens, u8),
    (name, room): (&str, Option<Room>),
) -> String {
    let with = if room.is_some() { "-with" } else { "" };
    let paid = words.payment(tokens, virtual_water);
    let helper = room.map(|room| (name, room.into()));
    let things: Vec<_> =
        [("who", seat.into()), thing, ("tokens", (&paid).into())].into_iter().chain(helper).collect();
    words.tell(&format!("outlive-log-{what}{with}"), &things)
}
