//! T2.4 T26.5 T32.1 T32.2 T32.4 T32.5 T32.10 T32.28 S00 Welcome to Tokyo!, played.

use kernel::{Dice, Game, Pending, Seat, Uniform, Viewer};
use testkit::SplitMix;
use tokyo::{
    Action, Area, At, Bearer, Ending, Means, Options, Rank, Role, Scene, Skill, Slot, Stance, State, View,
    rank,
};

fn new() -> State {
    let options: Options = "players=2 scenario=s00".parse().expect("options");
    State::new(&options).expect("a game")
}

/// Lets nature move until somebody is asked.
fn settle(state: &mut State, dice: &mut Dice<SplitMix>) {
    while state.pending() == Pending::Chance {
        let outcome = state.sample(dice).expect("an outcome");
        state.resolve(&outcome, &mut ()).expect("a possible outcome");
    }
}

fn legal(state: &State, seat: u8) -> Vec<Action> {
    let mut out = Vec::new();
    state.legal_actions(Seat::new(seat).expect("a seat"), &mut out);
    out
}

fn offered(state: &State) -> Vec<String> {
    (0..2).flat_map(|seat| legal(state, seat).into_iter().map(move |it| format!("s{seat} {it}"))).collect()
}

fn view(state: &State) -> View {
    state.view(Viewer::Omniscient)
}

struct Night {
    state: State,
    dice: Dice<SplitMix>,
}

impl Night {
    fn new() -> Night {
        let mut night = Night { state: new(), dice: Dice(SplitMix(7)) };
        settle(&mut night.state, &mut night.dice);
        night
    }
    /// Asserts where the guide is, what is offered, and does the first of it that is meant.
    fn step(&mut self, scene: &str, step: u8, moves: &[&str]) {
        for text in moves {
            let told = view(&self.state).guide.map(|told| (told.scene.word(), told.step));
            assert_eq!(told, Some((scene, step)), "before `{text}`; offered {:?}", offered(&self.state));
            self.act(text);
        }
    }
    fn act(&mut self, text: &str) {
        let (seat, action) = text.split_once(' ').expect("a seat and an action");
        let seat = Seat::new(seat[1..].parse().expect("a number")).expect("a seat");
        let action: Action = action.parse().unwrap_or_else(|error| panic!("{text}: {error}"));
        self.state.act(seat, &action, &mut ()).unwrap_or_else(|refusal| {
            panic!("`{text}`: {refusal}; offered {:?}", offered(&self.state));
        });
        settle(&mut self.state, &mut self.dice);
    }
    fn only(&self, expected: &[&str]) {
        assert_eq!(offered(&self.state), expected);
    }
}

#[test]
fn the_whole_night_goes_as_the_script_says() {
    let mut night = Night::new();
    let start = view(&night.state);
    assert_eq!(
        start.pcs.iter().map(|pc| pc.role).collect::<Vec<_>>(),
        [Some(Role::Engineer), Some(Role::Gangster)]
    );
    assert_eq!(start.pcs.iter().map(|pc| (pc.ap, pc.seals.len())).collect::<Vec<_>>(), [(1, 3), (1, 3)]);
    assert_eq!(start.bots, [Some(0), None, Some(0), None]);
    let there = |slot: Slot| start.slot(slot).goods.map(tokyo::Card::word);
    assert_eq!(there(Slot::Akiba1), Some("brass_knuckles"));
    assert_eq!(there(Slot::Shinjuku1), Some("motorbike"));
    assert_eq!(there(Slot::Shinjuku2), Some("first_aid_pouch"));

    night.only(&["s0 slot akiba_2"]);
    night.step("sc00_01", 1, &["s0 slot akiba_2"]);
    night.only(&["s0 read", "s1 read"]);
    night.step("sc00_01", 2, &["s0 read"]);
    let hands = |night: &Night, seat: usize| -> Vec<&str> {
        view(&night.state).stashes[seat].hand.iter().map(|card| card.word()).collect()
    };
    assert_eq!(hands(&night, 0), ["patched_scooter", "pipe_wrench", "know_how", "know_how"]);
    night.step("sc00_01", 3, &["s1 read"]);

    night.only(&["s0 buy akiba_1"]);
    night.step("sc00_02", 1, &["s0 buy akiba_1"]);
    night.only(&["s0 pay patched_scooter", "s0 pay pipe_wrench", "s0 pay know_how"]);
    night.step("sc00_02", 1, &["s0 pay patched_scooter"]);
    assert_eq!(view(&night.state).buy_target(Slot::Shinjuku1), Some(3), "the step's number, not the card's");
    night.step("sc00_02", 2, &["s1 buy shinjuku_1", "s1 pay switchblade"]);

    night.step("sc00_03", 1, &["s0 solve akiba_2 empathy"]);
    night.only(&["s0 token"]);
    night.step("sc00_03", 1, &["s0 token"]);
    night.only(&["s1 token"]);
    night.step("sc00_03", 1, &["s1 token"]);
    let after = view(&night.state);
    assert!(!after.pcs[0].seals.contains(Skill::Support), "a common trouble lifts the first seal");
    assert_eq!((after.pcs[0].ap, after.pcs[1].ap), (0, 0));
    night.step("sc00_03", 2, &["s0 read"]);
    assert_eq!((view(&night.state).pcs[0].ap, view(&night.state).pcs[1].ap), (1, 1));

    night.only(&["s0 end", "s1 end"]);
    night.step("sc00_04", 1, &["s0 end"]);
    night.only(&["s1 end"]);
    night.step("sc00_04", 1, &["s1 end"]);
    let second = view(&night.state);
    assert_eq!((second.round, second.troubles_drawn), (2, 4));
    assert_eq!(hands(&night, 0), ["brass_knuckles", "pipe_wrench", "spare_parts", "work_gloves"]);
    assert_eq!(hands(&night, 1), ["motorbike", "old_revolver", "padded_jacket", "protection_money"]);
    night.step("sc00_04", 2, &["s0 read"]);
    night.step("sc00_04", 3, &["s0 read"]);

    night.step("sc00_05", 1, &["s0 read"]);
    night.step("sc00_05", 2, &["s0 move shinjuku"]);
    night.step("sc00_06", 1, &["s0 exchange brass_knuckles s1 motorbike"]);
    night.only(&["s1 agree"]);
    night.step("sc00_06", 1, &["s1 agree"]);
    night.step("sc00_06", 2, &["s1 equip brass_knuckles"]);
    night.step("sc00_06", 3, &["s0 equip motorbike"]);

    let seventh = view(&night.state);
    assert_eq!(seventh.slot(Slot::Shinjuku1).scene.map(Scene::word), Some("sc00_07"));
    assert!(seventh.slot(Slot::Shinjuku1).goods.is_some(), "it covers goods");
    night.only(&["s1 use brass_knuckles shinjuku_1"]);
    night.step("sc00_07", 1, &["s1 use brass_knuckles shinjuku_1"]);
    let struck = view(&night.state);
    assert_eq!(
        (struck.slot(Slot::Shinjuku1).scene_damage, struck.pcs[1].damage),
        (3, 2),
        "3 damage, then the counter"
    );
    night.step("sc00_07", 2, &["s1 return padded_jacket brass_knuckles"]);
    night.step("sc00_07", 3, &["s1 use brass_knuckles shinjuku_1"]);
    let beaten = view(&night.state);
    assert_eq!(beaten.slot(Slot::Shinjuku1).scene, None);
    assert_eq!((beaten.pcs[1].damage, beaten.pcs[1].ap), (2, 2), "beaten before it can counter");
    assert!(!beaten.pcs[1].seals.contains(Skill::Support));

    night.step("sc00_08", 1, &["s0 buy shinjuku_2", "s0 pay pipe_wrench"]);
    night.step("sc00_08", 2, &["s1 end", "s0 end"]);
    night.only(&["s0 slot shinjuku_3"]);
    night.step("sc00_08", 3, &["s0 slot shinjuku_3"]);
    night.step("sc00_08", 4, &["s1 slot shinjuku_2"]);
    assert_eq!(
        (view(&night.state).round, view(&night.state).pcs[1].damage),
        (3, 1),
        "the hospital of Shinjuku heals 1"
    );
    night.step("sc00_08", 5, &["s0 play first_aid_pouch s1"]);
    let healed = view(&night.state);
    assert_eq!(healed.pcs[1].damage, 0);
    assert!(healed.scrap.kinds().any(|(card, _)| card.word() == "first_aid_pouch"));

    night.step("sc00_09", 1, &["s1 solve shinjuku_2 empathy"]);
    night.only(&["s1 draw_trouble"]);
    night.step("sc00_09", 1, &["s1 draw_trouble"]);
    night.step("sc00_09", 1, &["s1 slot shinjuku_2"]);
    assert_eq!(view(&night.state).slot(Slot::Shinjuku2).trouble.map(tokyo::Trouble::word), Some("debater"));
    assert_eq!(
        view(&night.state).guide.map(|told| told.stance),
        Some(Stance::Read),
        "nobody is hurt: the card is read"
    );
    night.step("sc00_09", 2, &["s0 read"]);
    night.step("sc00_09", 3, &["s0 read"]);
    night.step("sc00_09", 4, &["s0 read"]);

    night.step("sc00_10", 1, &["s0 read"]);
    assert_eq!(view(&night.state).move_target(Area::Shinjuku, Area::Site), 5);
    night.only(&["s0 skill support", "s0 ride motorbike"]);
    night.step("sc00_10", 2, &["s0 ride motorbike", "s0 board s1", "s1 agree", "s0 go site", "s0 drive"]);
    let inside = view(&night.state);
    assert_eq!((inside.in_area(Area::Site).len(), inside.encounter), (2, 2));
    night.step("sc00_10", 3, &["s0 explore"]);
    night.step("sc00_10", 4, &["s1 explore"]);
    assert_eq!(
        view(&night.state).site_discard.kinds().map(|(card, count)| (card.word(), count)).collect::<Vec<_>>(),
        [("all_clear", 2)]
    );
    night.step("sc00_10", 5, &["s1 read"]);

    night.step("sc00_11", 1, &["s0 explore"]);
    night.step("sc00_11", 2, &["s0 solve site technique"]);
    assert!(offered(&night.state).contains(&"s0 bot negotiator".to_owned()));
    night.step("sc00_11", 2, &["s1 bot negotiator"]);
    night.step("sc00_11", 2, &["s0 gain first_aid_pouch s0"]);
    let solved = view(&night.state);
    assert_eq!((solved.pcs[0].ap, solved.bots[Role::Negotiator as usize]), (2, Some(2)));
    assert_eq!(solved.stashes[0].deck.last().map(|card| card.word()), Some("first_aid_pouch"));
    night.step("sc00_11", 3, &["s0 leave shibuya", "s1 leave shibuya"]);

    let free = view(&night.state);
    assert_eq!(free.guide, None);
    assert_eq!(free.story.table.iter().map(Scene::word).collect::<Vec<_>>(), ["sc00_12"]);
    assert_eq!(free.story.discard.len(), 11);
    assert!(offered(&night.state).len() > 8, "every action is offered");
    night.act("s0 end");
    night.act("s1 end");
    assert_eq!(view(&night.state).round, 4);
    // Interrupts speak again: a card of the Gangster could have another trouble drawn.
    while view(&night.state).step == tokyo::Step::Reveal {
        let choices = offered(&night.state);
        let choice = choices.iter().find(|it| it.ends_with("pass")).unwrap_or(&choices[0]).clone();
        night.act(&choice);
    }
    let slot = Area::Shibuya
        .slots()
        .find(|&slot| view(&night.state).slot(slot).trouble.is_some())
        .expect("the last hold-up");
    // All Clear has filled the hands above four.
    while view(&night.state).step == tokyo::Step::Hands {
        let choices = offered(&night.state);
        let choice = choices.iter().find(|it| it.ends_with("ready")).unwrap_or(&choices[0]).clone();
        night.act(&choice);
    }
    night.act(&format!("s0 solve {slot} empathy"));
    while night.state.pending() != Pending::Over {
        let choice = offered(&night.state)
            .into_iter()
            .find(|it| it.starts_with("s0 pay") || it.starts_with("s0 token"))
            .expect("a payment");
        night.act(&choice);
    }
    let over = view(&night.state);
    assert_eq!((night.state.pending(), over.ending), (Pending::Over, Some(Ending::Cleared)));
    assert_eq!(over.evaluated_rounds, 4);
    assert_eq!(rank(&over.options, over.evaluated_rounds), Some(Rank::S));
    let sevens = (5..=9).map(|rounds| rank(&over.options, rounds)).collect::<Vec<_>>();
    assert_eq!(sevens, [Some(Rank::A), Some(Rank::B), Some(Rank::C), Some(Rank::C), Some(Rank::C)]);
}

/// How soon a plain plan does this.
fn plan(action: Action) -> Option<usize> {
    let wishes = [
        matches!(action, Action::Use { by: Means::Gear(_), at: At::Spot(_), .. }),
        matches!(action, Action::Solve { .. } | Action::Pay(_) | Action::Token | Action::DrawTrouble),
        matches!(action, Action::Return { from: Bearer::Gear(_), .. }),
        action == Action::Move(Area::Shinjuku),
        matches!(action, Action::End | Action::Pass | Action::Ready),
    ];
    wishes.iter().position(|&wish| wish)
}

/// Plays by chance. Says how many moves were made, and the last view.
fn by_chance(seed: u64) -> (usize, View) {
    let mut state = new();
    let mut dice = Dice(SplitMix(seed));
    let mut choose = SplitMix(seed ^ 0x5eed);
    let mut moves = 0;
    let mut taught = false;
    settle(&mut state, &mut dice);
    while state.pending() != Pending::Over {
        let awaited = state.awaited();
        let mut actions: Vec<(Seat, Action)> = Vec::new();
        for seat in awaited {
            let mut out = Vec::new();
            state.legal_actions(seat, &mut out);
            assert!(!out.is_empty(), "seed {seed}: {seat} is awaited with nothing to do");
            actions.extend(out.into_iter().map(|action| (seat, action)));
        }
        // In free play a plain plan: strike and solve, get ready to strike, go where the enemies are, else end the day.
        let free = view(&state).guide.is_none();
        taught |= free && moves > 0;
        let planned = if free { actions.iter().filter_map(|it| Some((plan(it.1)?, it))).min() } else { None };
        let &(seat, action) = match planned {
            Some((_, it)) => it,
            None => &actions[choose.below(actions.len() as u32) as usize],
        };
        state.act(seat, &action, &mut ()).expect("legal");
        settle(&mut state, &mut dice);
        moves += 1;
        assert!(moves < 400, "seed {seed}: does not end; offered {:?}", offered(&state));
    }
    assert!(taught, "seed {seed}: the guide did not come to its end");
    (moves, view(&state))
}

#[test]
fn every_way_through_the_guide_ends_in_a_clear() {
    let mut longest = 0;
    for seed in 0..300 {
        let (moves, last) = by_chance(seed);
        assert_eq!(
            last.ending,
            Some(Ending::Cleared),
            "seed {seed}: {moves} moves, round {} {:?}",
            last.round,
            last.slots
        );
        assert!(last.story.discard.iter().any(|scene| scene.word() == "sc00_11"), "seed {seed}");
        longest = longest.max(moves);
    }
    assert!(longest < 120, "{longest} moves");
}
