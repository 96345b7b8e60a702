//! Advice and what bots thought, in words, for those who may know.

use super::Shown;
use super::sight::Sight;
use crate::minds::{Account, Progress};
use catalogue::Playable;
use i18n::Texts;
use kernel::Seat;
use serde_json::{Value, json};
use table::Phase;
use web::Face;
use web::pages::{AdvicePart, AdviceText, ChanceText};

impl<G: Playable + Face> Shown<G> {
    /// The advice that the acting seat sees or is offered.
    pub(super) fn advice_part(&self, texts: &Texts, sight: &Sight<G>) -> AdvicePart {
        let Some(seat) = sight.acting.filter(|seat| self.must_decide(*seat)) else {
            return AdvicePart::Nothing;
        };
        match (self.about.advice, self.insights.sought(seat)) {
            (store::Advice::Forbidden, _) => AdvicePart::Forbidden,
            (store::Advice::Allowed, None) => AdvicePart::Offered(seat),
            (store::Advice::Allowed, Some(Progress::Thinking)) => AdvicePart::Thinking(seat),
            (store::Advice::Allowed, Some(Progress::Failed)) => AdvicePart::Failed(seat),
            (store::Advice::Allowed, Some(Progress::Given(account))) => {
                AdvicePart::Given(in_words(texts, &sight.people, account))
            }
        }
    }

    fn must_decide(&self, seat: Seat) -> bool {
        self.table.phase() == Phase::Running && self.table.awaited().contains(seat)
    }

    /// What the bot in this seat thought when it last decided, unless the onlooker saw less than it did.
    pub(super) fn thoughts_of(&self, texts: &Texts, sight: &Sight<G>, seat: Seat) -> Option<AdviceText> {
        let account = self.account_of(sight, seat)?;
        Some(in_words(texts, &sight.people, account))
    }

    fn account_of(&self, sight: &Sight<G>, seat: Seat) -> Option<&Account<G>> {
        match self.about.advice {
            store::Advice::Allowed if !self.is_closed_to(sight.viewer) => {
                self.insights.remembered(seat, sight.viewer)
            }
            store::Advice::Allowed | store::Advice::Forbidden => None,
        }
    }

    /// The advice of the acting seat, for programs.
    pub(super) fn advice_data(&self, texts: &Texts, sight: &Sight<G>) -> Value {
        let given = |account: &Account<G>| {
            let spelled = |line: &[G::Action]| line.iter().map(ToString::to_string).collect::<Vec<_>>();
            let chance = |chance: bots::WinProbability| json!({ "won": chance.mean, "error": chance.error, "playouts": chance.playouts });
            let advice = &account.advice;
            let rejected: Vec<Value> = advice
                .rejected
                .iter()
                .map(|other| json!({ "line": spelled(&other.line), "chance": chance(other.win_probability) }))
                .collect();
            json!({
                "line": spelled(&advice.line),
                "reasons": in_words(texts, &sight.people, account).reasons,
                "chance": advice.win_probability.map(chance),
                "rejected": rejected,
            })
        };
        let sought = sight.acting.filter(|seat| self.must_decide(*seat));
        match sought.and_then(|seat| self.insights.sought(seat)) {
            None => Value::Null,
            Some(Progress::Thinking) => json!("thinking"),
            Some(Progress::Failed) => json!("failed"),
            Some(Progress::Given(account)) => given(account),
        }
    }
}

fn in_words<G: Playable + Face>(texts: &Texts, people: &[String], account: &Account<G>) -> AdviceText {
    let steps = |line: &[G::Action], along: &[G::View]| -> Vec<String> {
        line.iter().zip(along).map(|(action, view)| G::action(texts, view, people, action)).collect()
    };
    let advice = &account.advice;
    let rejected = advice.rejected.iter().zip(&account.along_rejected);
    AdviceText {
        reasons: G::reasons(texts, &account.along[0], people, account.seat, &advice.line),
        steps: steps(&advice.line, &account.along),
        chance: advice.win_probability.map(ChanceText::from),
        rejected: rejected
            .map(|(other, along)| (steps(&other.line, along), ChanceText::from(other.win_probability)))
            .collect(),
    }
}
