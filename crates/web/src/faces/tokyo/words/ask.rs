//! What is asked of the one who acts, in words.

use crate::faces::tokyo::board::battle::battle_in_words;
use crate::faces::tokyo::board::check::drawing;
use crate::faces::tokyo::board::guide;
use crate::faces::tokyo::words::ending;
use crate::faces::tokyo::words::seats::seats;
use crate::faces::tokyo::words::text::{choice, tale};
use crate::faces::tokyo::words::{Thing, Words};
use kernel::Seat;
use tokyo::{
    Action, Area, Ask, Check, Cue, Drawn, DrawnFor, Duty, Foreseen, Frame, Goal, Harm, Letter, Means, Row,
    Scene, Spot, Travel, When,
};

/// T19.6 AP tokens that all others together may add to a check.
const HELP: u8 = 3;

/// What is asked: in short, and what one needs to know to answer.
pub(crate) struct Question {
    pub(crate) headline: String,
    pub(crate) more: Option<String>,
}

impl From<String> for Question {
    fn from(headline: String) -> Self {
        Question { headline, more: None }
    }
}

impl Words<'_> {
    /// What is asked now, in the words for whoever decides for `acting`, or else for those who wait.
    pub(crate) fn question(&self, acting: Option<Seat>) -> Question {
        if self.view.ending.is_some() {
            return ending::text(self).into();
        }
        match (self.view.top(), acting) {
            (Some(Frame::Ask(ask)), Some(seat)) => self.asked(ask, seat),
            (Some(Frame::Ask(ask)), None) => self.awaited(ask),
            (Some(Frame::Draw(_) | Frame::Do(_)) | None, _) => self.say("tokyo-wait-chance").into(),
        }
    }

    /// All one needs to know to answer, line by line: what stands beside the question, the card it is about, the check or the
    /// attack being made.
    pub(crate) fn explained(&self, acting: Option<Seat>) -> Vec<String> {
        let more = self.question(acting).more;
        let about = match self.view.top() {
            Some(Frame::Ask(Ask::Drawn { trouble, .. } | Ask::Place { trouble, .. })) => {
                crate::faces::tokyo::words::text::trouble(self.texts, trouble).lines()
            }
            Some(Frame::Ask(Ask::Stage { scene, .. })) => {
                crate::faces::tokyo::words::plain::mat::scene_lines(self, scene)
            }
            Some(Frame::Ask(_) | Frame::Draw(_) | Frame::Do(_)) | None => Vec::new(),
        };
        let check = self.view.check.as_ref().and_then(|check| drawing(self, check));
        let made = check.into_iter().chain(battle_in_words(self));
        more.into_iter().chain(about).chain(made).collect()
    }

    fn asked(&self, ask: Ask, seat: Seat) -> Question {
        match ask {
            Ask::Role { .. } => self.simply("role", seat, &[]),
            Ask::NextToDraw { .. } => self.simply("next-to-draw", seat, &[]),
            Ask::Adjust => self.adjusting(seat),
            Ask::Redraw => self.simply("redraw", seat, &[]),
            Ask::Act => self.acting(seat),
            Ask::Check => self.checking(seat),
            Ask::Ride => self.riding(seat),
            Ask::Consent { asker, action, .. } => {
                let more = self.wanted(asker, seat, action);
                self.with_more("consent", seat, &[("asker", Thing::Who(asker))], more)
            }
            Ask::Drawn { trouble, area, why, .. } => {
                let more = match why {
                    DrawnFor::Placing => self.tell("tokyo-more-drawn-placing", &[("area", area.into())]),
                    DrawnFor::Check => {
                        self.tell("tokyo-more-drawn-check", &[("ap", trouble.row().ap.into())])
                    }
                };
                self.with_more("drawn", seat, &[("trouble", trouble.into())], more)
            }
            Ask::Place { by, trouble, area } => {
                let id = if by.is_some() { "tokyo-more-place" } else { "tokyo-more-place-group" };
                let more = self.tell(id, &[("area", area.into())]);
                self.with_more("place", seat, &[("trouble", trouble.into())], more)
            }
            Ask::Battle { .. } => self.fighting(seat),
            Ask::Damage { seat: hurt, harm, amount, .. } => self.hurting(seat, hurt, harm, amount),
            Ask::NpcDamage { npc, harm, amount, .. } => {
                let damage = self.harm(harm, amount);
                self.simply("npc-damage", seat, &[("card", npc.into()), ("damage", (&damage).into())])
            }
            Ask::Scrap { card, seat: owner, .. } => {
                self.simply("scrap", seat, &[("card", card.into()), ("pc", owner.into())])
            }
            Ask::Turned { .. } => self.simply("turned", seat, &[("card", Spot::Site.into())]),
            Ask::Reward { kind, .. } => {
                self.with_more("reward", seat, &[], self.say(&format!("tokyo-more-reward-{}", kind.word())))
            }
            Ask::Fee { seat: payer, left, .. } => {
                let what = if payer == seat { "fee" } else { "fee-other" };
                self.simply(what, seat, &[("pc", payer.into()), ("left", left.into())])
            }
            Ask::Falls => self.with_more("falls", seat, &[], self.say("tokyo-more-falls")),
            Ask::LayDown { left: 0, .. } => self.simply("lay-down", seat, &[]),
            Ask::LayDown { left, .. } => self.simply("lay-down-some", seat, &[("left", left.into())]),
            Ask::Discard { left, .. } => self.simply("discard", seat, &[("left", left.into())]),
            Ask::Strip { left, .. } => self.simply("strip", seat, &[("left", left.into())]),
            Ask::Refresh { of, kind, left, .. } => {
                let more = match kind {
                    Some(kind) => {
                        let kind = self.kind(kind);
                        self.tell("tokyo-more-refresh-kind", &[("pc", of.into()), ("kind", (&kind).into())])
                    }
                    None => self.tell("tokyo-more-refresh", &[("pc", of.into())]),
                };
                self.with_more("refresh", seat, &[("left", left.into())], more)
            }
            Ask::Whom { .. } => self.simply("whom", seat, &[]),
            Ask::HandOver { to, .. } => self.simply("hand-over", seat, &[("pc", to.into())]),
            Ask::Shadow { .. } => self.simply("shadow", seat, &[]),
            Ask::ArtifactOrScrap { choice, cards, .. } => {
                let counts = [("choice", choice.into()), ("cards", cards.into())];
                let more = self.tell("tokyo-more-artifact-or-scrap", &counts);
                self.with_more("artifact-or-scrap", seat, &[], more)
            }
            Ask::Gain { kind, left, .. } => {
                let more = self.say(&format!("tokyo-more-gain-{}", kind.word()));
                self.with_more("gain", seat, &[("left", left.into())], more)
            }
            Ask::MakeRoom { card, .. } => self.simply("make-room", seat, &[("card", card.into())]),
            Ask::Divide { left, .. } => self.simply("divide", seat, &[("left", left.into())]),
            Ask::Depart { .. } => self.simply("depart", seat, &[]),
            Ask::Companions { to, .. } => self.simply("companions", seat, &[("area", to.into())]),
            Ask::Facility { .. } => {
                let area = self.view.pc(seat).area;
                let more =
                    crate::faces::tokyo::words::text::facility_text(self.texts, area).unwrap_or_default();
                self.with_more("facility", seat, &[("area", area.into())], more)
            }
            Ask::Stage { scene, area } => {
                self.simply("stage", seat, &[("card", scene.into()), ("area", area.into())])
            }
            Ask::Choice { scene, by } => {
                let tale = tale(self.texts, scene.word());
                let id = if by.is_some() { "choice-alone" } else { "choice" };
                let asked = self.simply(id, seat, &[("card", scene.into())]);
                Question { more: tale.map(str::to_owned), ..asked }
            }
            Ask::ClearReward => {
                self.with_more("clear-reward", seat, &[], self.say("tokyo-more-clear-reward"))
            }
            Ask::Vehicle { .. } => self.simply("vehicle", seat, &[]),
            Ask::Seal { scene, .. } => {
                let held = self.view.pc(seat).pages;
                self.simply("seal", seat, &[("card", scene.into()), ("count", held.into())])
            }
            Ask::Copies { left, .. } => self.simply("copies", seat, &[("left", left.into())]),
            Ask::Along { to, .. } => {
                let what = if to == Area::Site { "along-inside" } else { "along" };
                self.simply(what, seat, &[("area", to.into())])
            }
            Ask::Shelter { scene, amount } => {
                self.simply("shelter", seat, &[("card", scene.into()), ("amount", amount.into())])
            }
            Ask::Atone { scene, .. } => self.simply("atone", seat, &[("card", scene.into())]),
            Ask::Where => self.simply("where", seat, &[]),
            Ask::Lull { card, left } => {
                self.simply("lull", seat, &[("card", self.mod_card(card).into()), ("left", left.into())])
            }
            Ask::LastGoods { kind } => {
                let kind = self.kind(kind);
                self.simply("last-goods", seat, &[("kind", (&kind).into())])
            }
            Ask::Foresee { seen, stage, .. } => {
                let seen = self.list(seen.iter().flatten().map(|&trouble| self.trouble(trouble).to_owned()));
                let id = match stage {
                    Foreseen::Under => "tokyo-more-foresee-under",
                    Foreseen::Top => "tokyo-more-foresee-top",
                };
                let more = self.tell(id, &[("troubles", (&seen).into())]);
                self.with_more("foresee", seat, &[], more)
            }
        }
    }

    /// T32.9 What a letter of a card means: what the story calls it, if it does, and what follows at once.
    pub(crate) fn offered(&self, scene: Scene, letter: Letter) -> Vec<String> {
        let pcs = self.view.options.players;
        let follows = |row: &&Row| row.when == When::Story(Cue::Chosen(letter));
        let rows = scene.row().rows.iter().filter(follows);
        let rows = rows.map(|row| crate::faces::tokyo::words::text::scene_row(self.texts, scene, pcs, row));
        choice(self.texts, scene, letter).map(str::to_owned).into_iter().chain(rows).collect()
    }

    /// T8.1 A hand that is too large must shrink; any other may.
    fn adjusting(&self, seat: Seat) -> Question {
        let stash = self.view.stash(seat);
        let over = (stash.hand_len() as u32).saturating_sub(stash.limit.into());
        let what = if over > 0 { "adjust-over" } else { "adjust" };
        let more = self.tell("tokyo-more-adjust", &[("size", stash.limit.into())]);
        self.with_more(what, seat, &[("over", over.into())], more)
    }

    /// T9.1 T9.8 T27.6 Free order.
    fn acting(&self, seat: Seat) -> Question {
        let view = self.view;
        if view.ended.contains(seat) {
            let waits = self.everyone(view.awaited);
            let more = self.tell("tokyo-more-act-ended", &[("others", (&waits).into())]);
            return self.with_more("act-ended", seat, &[], more);
        }
        if let Some(told) = view.guide {
            return self.with_more("act", seat, &[], guide::step(self.texts, told));
        }
        let pc = view.pc(seat);
        let stands = self.tell(
            "tokyo-more-act",
            &[
                ("pc", seat.into()),
                ("area", pc.area.into()),
                ("hp", pc.hp().into()),
                ("most", pc.most_hp().into()),
                ("ap", pc.ap.into()),
            ],
        );
        let more = std::iter::once(stands).chain(self.site_stand(seat));
        self.with_more("act", seat, &[], self.sentences(more))
    }

    /// T27 How the exploration stands, for those in the Site.
    fn site_stand(&self, seat: Seat) -> Option<String> {
        let view = self.view;
        if view.pc(seat).area != Area::Site {
            return None;
        }
        let cards = ("cards", view.encounter.into());
        Some(match (view.open, view.duty) {
            (Some(_), _) => self.tell("tokyo-site-open", &[("card", Spot::Site.into()), cards]),
            (None, Duty::Due) => self.tell("tokyo-site-duty", &[cards]),
            (None, Duty::Met) if view.encounter == 0 => self.say("tokyo-site-free"),
            (None, Duty::Met) => self.tell("tokyo-site-left", &[cards]),
        })
    }

    /// T19 The one who makes the check pays; others may help.
    fn checking(&self, seat: Seat) -> Question {
        let Some(check) = self.view.check else { return self.say("tokyo-wait-chance").into() };
        let goal = self.goal(&check);
        let help = self.help(&check);
        let own = check.payer() == seat;
        let stand = self.tell(
            match (self.view.guide, own, check.drawn) {
                (Some(_), ..) => "tokyo-more-check-guided",
                (None, true, Drawn::NotYet) => "tokyo-more-check",
                (None, true, Drawn::Held(_) | Drawn::HeldScene(_) | Drawn::Spent) => "tokyo-more-check-drawn",
                (None, false, _) => "tokyo-more-check-help",
            },
            &[
                ("ability", check.ability.into()),
                ("strength", check.strength.into()),
                ("target", check.target.into()),
                ("help", help.into()),
            ],
        );
        let things =
            [("pc", check.payer().into()), ("goal", (&goal).into()), ("missing", check.missing().into())];
        self.with_more(if own { "check" } else { "check-help" }, seat, &things, stand)
    }

    /// T19.6 How many AP tokens the others may still add to a check, of those they have.
    pub(crate) fn help(&self, check: &Check) -> u8 {
        let others = seats(self).filter(|&seat| seat != check.payer());
        let held: u8 = others.map(|seat| self.view.pc(seat).ap).sum();
        held.min(HELP.saturating_sub(check.helped))
    }

    /// What a check is for, as a name of the check.
    pub(crate) fn goal(&self, check: &Check) -> String {
        self.goal_named(check.goal, self.view.travel)
    }

    pub(crate) fn goal_named(&self, goal: Goal, travel: Option<Travel>) -> String {
        match goal {
            Goal::Move => match travel.and_then(|travel| travel.path.iter().flatten().last().copied()) {
                Some(area) => self.tell("tokyo-goal-move-to", &[("area", area.into())]),
                None => self.say("tokyo-goal-move"),
            },
            Goal::Equip(card) => self.tell("tokyo-goal-equip", &[("card", card.into())]),
            Goal::Buy(slot) => self.tell("tokyo-goal-buy", &[("card", Spot::Slot(slot).into())]),
            Goal::Solve(spot) => self.tell("tokyo-goal-solve", &[("card", spot.into())]),
            Goal::Side(spot) => self.tell("tokyo-goal-side", &[("card", spot.into())]),
        }
    }

    /// T16.10 T16.13 A ride that is planned.
    fn riding(&self, seat: Seat) -> Question {
        let Some(travel) = self.view.travel else { return self.say("tokyo-wait-chance").into() };
        let start = self.view.pc(travel.driver).area;
        let way = std::iter::once(start).chain(travel.path.iter().flatten().copied());
        let way: Vec<_> = way.map(|area| self.area(area)).collect();
        let aboard = self.pcs(travel.aboard);
        let id = if travel.aboard.is_empty() { "tokyo-more-ride" } else { "tokyo-more-ride-aboard" };
        let mut things = vec![("areas", Thing::from(travel.areas)), ("seats", travel.seats.into())];
        let way = way.join(&self.say("tokyo-way"));
        things.push(("way", (&way).into()));
        if !travel.aboard.is_empty() {
            things.push(("aboard", (&aboard).into()));
        }
        let more = self.tell(id, &things);
        self.with_more("ride", seat, &[], more)
    }

    /// T20.7 The attacker adds what it likes; others may step in.
    fn fighting(&self, seat: Seat) -> Question {
        let Some(battle) = self.view.battle else { return self.say("tokyo-wait-chance").into() };
        let attacker = battle.first.seat;
        let means = self.means(attacker, battle.first.by);
        let targets = self.list(battle.spots().map(|spot| self.spot(spot)));
        let things = [("pc", attacker.into()), ("card", (&means).into()), ("targets", (&targets).into())];
        let what = if attacker == seat { "battle" } else { "battle-join" };
        let more = self.say(&format!("tokyo-more-{what}"));
        self.with_more(what, seat, &things, more)
    }

    /// T20.11 T21.6 Damage on its way, to the reader's PC or another.
    fn hurting(&self, seat: Seat, hurt: Seat, harm: Harm, amount: u8) -> Question {
        let damage = self.harm(harm, amount);
        let what = if hurt == seat { "damage" } else { "damage-other" };
        let more = match harm.from.spot() {
            Some(spot) => self.tell("tokyo-more-damage-from", &[("card", spot.into())]),
            None => self.say("tokyo-more-damage"),
        };
        self.with_more(what, seat, &[("pc", hurt.into()), ("damage", (&damage).into())], more)
    }

    /// Damage with its type.
    pub(crate) fn harm(&self, harm: Harm, amount: u8) -> String {
        match harm.kind {
            Some(kind) => self.tell("tokyo-harm", &[("count", amount.into()), ("kind", kind.into())]),
            None => self.tell("tokyo-harm-plain", &[("count", amount.into())]),
        }
    }

    /// T9.12 T16.13 T28.3 What a PC wants of others.
    pub(crate) fn wanted(&self, asker: Seat, asked: Seat, action: Action) -> String {
        let who = ("asker", Thing::Pc(asker));
        if let Action::Exchange { give, with, take } = action
            && with == asked
        {
            return self.tell("tokyo-consent-exchange", &[who, ("give", give.into()), ("take", take.into())]);
        }
        if action == Action::Board(asked) {
            return self.tell("tokyo-consent-board", &[who]);
        }
        if let Action::Use { by: Means::Bot(role), .. } = action {
            return self.tell("tokyo-consent-bot", &[who, ("role", role.into())]);
        }
        let does = self.action_of(asker, action);
        self.tell("tokyo-consent-other", &[who, ("action", (&does).into())])
    }

    /// A question whose further text has the same name.
    fn simply(&self, what: &str, seat: Seat, things: &[(&str, Thing<'_>)]) -> Question {
        self.with_more(what, seat, things, self.tell(&format!("tokyo-more-{what}"), things))
    }

    /// Whoever is asked is called by their PC: no two are the same, and the dock has both names.
    fn with_more(&self, what: &str, seat: Seat, things: &[(&str, Thing<'_>)], more: String) -> Question {
        let things: Vec<_> = std::iter::once(("who", seat.into())).chain(things.iter().copied()).collect();
        let headline = self.tell(&format!("tokyo-ask-{what}"), &things);
        Question { headline, more: (!more.is_empty()).then_some(more) }
    }
}
