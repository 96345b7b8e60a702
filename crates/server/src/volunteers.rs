//! Seats that may act and that nobody waits for, on pages and among bots.

#[path = "../../table/tests/behaviour/market.rs"]
mod market;

use crate::hidden::{Garden, settle};
use i18n::Texts;
use kernel::{Game, Refusal, RuleId, Seat, SeatSet};
use market::{Action, Market};
use maud::html;
use serde::{Serialize, Serializer};
use serde_json::json;
use std::time::Duration;
use web::{Face, Heading, Placard, Scene, Sentence, Slot, Weight};

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
    const PLACARD: Placard = Placard::BARE;

    fn scene(scene: &Scene<'_, Market>) -> Slot {
        let told = format!("{:?} may {:?}, not {:?}", scene.acting, scene.choices, scene.blocked.actions());
        scene.frame("scene", html! { p #scene { (told) } })
    }

    fn plain(_texts: &Texts, view: &Market, _people: &[String]) -> String {
        format!("{view:?}")
    }

    fn question(_texts: &Texts, _view: &Market, _people: &[String], acting: Option<Seat>) -> String {
        format!("{acting:?}?")
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
    let page = garden.page(Some(ann));
    let waited_for = |seat| page.contains(&format!("<li class=\"seat turn\" id=\"seat-{seat}\""));
    assert_eq!([0, 1, 2].map(waited_for), [false, true, true], "{page}");
    assert!(!page.contains("<title>●") && page.contains("Help") && page.contains("not [(Sell"), "{page}");
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
