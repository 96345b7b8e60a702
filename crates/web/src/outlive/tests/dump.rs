use super::*;
use std::collections::BTreeMap;
#[test]
fn dump() {
    let mut seen: BTreeMap<&str, usize> = BTreeMap::new();
    for (table, seed) in [("players=4", 5), ("players=3 edition=early", 6), ("players=2", 7)] {
        play(&options(table), seed, |state, _| {
            let view = state.view(Viewer::Omniscient);
            let late = view.turn >= 2;
            let name = if matches!(state.pending(), Pending::Over) { "over" } else { match view.ask() {
                Some(Ask::Choose) => "choose",
                Some(Ask::PlaceHeroes) => "place",
                Some(Ask::Move { .. }) if late => "move",
                Some(Ask::Pressure { .. }) => "pressure",
                Some(Ask::Defend { .. }) => "defend",
                Some(Ask::Loot { .. }) => "loot",
                Some(Ask::Visit) if late => "visit",
                Some(Ask::House { .. }) => "house",
                Some(Ask::Strike { .. }) => "strike",
                Some(Ask::Resolve { .. }) => "resolve",
                Some(Ask::Shelters) if late => "shelters",
                
                _ => return,
            };
            let count = seen.entry(name).or_default();
            *count += 1;
            if !(*count == 20 || name == "over" && *count < 9 || *count == 3) {
                return;
            }
            let viewer = state.pending().seats().first().map_or(Viewer::Seat(Seat::default()), Viewer::Seat);
            for (lang, tag) in Lang::ALL.into_iter().zip(["en", "ja", "zh"]) {
                let html = draw(state, viewer, lang.texts());
                let css = "<link rel=stylesheet href='file:///tmp/wt/board/crates/web/assets/holdfast.css'><link rel=stylesheet href='file:///tmp/wt/board/crates/web/assets/outlive.css'>";
                let class = if name == "over" { "table over" } else { "table" };
                std::fs::write(format!("/tmp/board-shots/{tag}-{name}.html"), format!("<!doctype html><html lang={}><meta charset=utf-8><meta name=viewport content='width=device-width, initial-scale=1'>{css}<body><main class='{class}'><div class=playing>{html}</div><div class=rail><section class='log panel'>log</section></div></main>", lang.tag())).unwrap();
            }
        });
    }
}
