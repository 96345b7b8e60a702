//! Seats that may act and that nobody waits for, on pages and among bots.

#[path = "../../table/tests/behaviour/market.rs"]
mod market;

use crate::hidden::{Garden, settle};
use crate::look::Extent;
use i18n::Texts;
use kernel::{Game, Refusal, RuleId, Seat, SeatSet};
use market::{Action, Market};
use maud::{Markup, html};
use serde::{Serialize, Serializer};
use serde_json::json;
use std::time::Duration;
use web::{Face, Heading, Scene, Sentence, Weight};

impl Serialize for market::Awaits {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl Serialize for Market {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&format_args!("{self:?}"))
    }
}

impl measures::Measured for Market {
    type Notes = ();
    const MEASURES: &'static [measures::Measure<Market>] = &[];

    fn rounds(view: &Market) -> u16 {
        view.sold().into()
    }
}

impl Face for Market {
    fn scene(scene: &Scene<'_, Market>) -> Markup {
        html! { p { (format!("{:?} may {:?}, not {:?}", scene.acting, scene.choices, scene.blocked)) } }
    }

    fn plain(_texts: &Texts, view: &Market, _people: &[String]) -> String {
        format!("{view:?}")
    }

    fn question(scene: &Scene<'_, Market>) -> String {
        format!("{:?}?", scene.acting)
    }

    fn asked(view: &Market) -> SeatSet {
        view.awaited()
    }

    fn expected(_view: &Market, _seat: Seat) -> Vec<Action> {
        vec![Action::Sell]
    }

    fn sentence(_texts: &Texts, _view: &Market, _people: &[String], (): &()) -> Option<Sentence> {
        Some(Sentence { rule: RuleId("M1"), text: String::new(), weight: Weight::Plain })
    }

    fn action(_texts: &Texts, _view: &Market, _people: &[String], action: &Action) -> String {
        action.to_string()
    }

    fn heading(_texts: &Texts, _view: &Market, action: &Action) -> Heading {
        Heading { place: 0, text: action.to_string() }
    }

    fn refusal(_texts: &Texts, refusal: &Refusal) -> String {
        refusal.to_string()
    }

    fn window(_texts: &Texts, window: &str) -> String {
        window.to_owned()
    }

    fn ending(_texts: &Texts, _view: &Market, _people: &[String], ended_by: &str) -> String {
        ended_by.to_owned()
    }
}

#[tokio::test]
async fn who_may_act_is_offered_it_and_is_not_waited_for() {
    let garden = Garden::of::<Market>("", None, Duration::ZERO).await;
    garden.act(0, "close").await;
    let (look, ann) = (garden.room.look(), garden.people[0]);
    assert!(look.asked_of(ann).is_empty());
    let reader = garden.reader(Some(ann));
    let data = look.data(&reader);
    assert_eq!((&data["asked"], &data["legal"]), (&json!([1, 2]), &json!(["help", "reopen"])));
    let page = look.page(&reader, Extent::Newest);
    let waited_for: Vec<bool> = page.seats.iter().map(|row| row.asked).collect();
    assert_eq!((page.asked, waited_for), (false, vec![false, true, true]));
    let scene = page.scene.into_string();
    assert!(scene.contains("Help") && scene.contains("not [(Sell"), "{scene}");
    garden.act(0, "help").await;
}

#[tokio::test]
async fn a_bot_steps_in_when_something_has_happened() {
    let garden = Garden::of::<Market>("", Some("neighbour"), Duration::ZERO).await;
    garden.until_stored("s0 close", 1).await;
    for times in 1..=2 {
        settle().await;
        garden.act(1, "sell").await;
        garden.until_stored("s0 help", times).await;
    }
}
