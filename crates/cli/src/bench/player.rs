//! Somebody who plays at random among what is legal, at one table after the other.

use super::browser::{Browser, Decided, written};
use crate::complaint::Complaint;
use bots::Xoshiro;
use kernel::Uniform;
use serde_json::Value;
use std::time::{Duration, Instant};

/// How often is looked again for what somebody else does.
const LOOKING: Duration = Duration::from_millis(10);

/// The longest time to wait for somebody else.
const PATIENCE: Duration = Duration::from_secs(60);

/// Somebody who plays games for two.
pub(super) struct Player {
    game: &'static str,
    pub(super) browser: Browser,
    /// Who holds the second seat, as the form for a new table says it.
    other: &'static str,
    /// The address of the table where their game runs.
    table: Option<String>,
    dice: Xoshiro,
}

/// A table as a seat sees it that may decide.
pub(super) struct Asked {
    pub(super) table: String,
    pub(super) seat: String,
    data: Value,
}

impl Player {
    pub(super) fn new(game: &'static str, browser: Browser, other: &'static str, dice: Xoshiro) -> Player {
        Player { game, browser, other, table: None, dice }
    }

    /// The table, with a seat of theirs that is asked something. If the game is over there is another.
    pub(super) async fn asked(&mut self) -> Result<Asked, Complaint> {
        let begun = Instant::now();
        loop {
            let table = self.table().await?;
            let data = self.look(&table, "").await?;
            if data["phase"] == "over" {
                self.table = None;
                continue;
            }
            let seats = data["seats"].as_array().map_or(&[][..], Vec::as_slice);
            let asked = data["asked"].as_array().map_or(&[][..], Vec::as_slice);
            let mine = |seat: &&Value| asked.contains(&seat["seat"]) && seat["held_by"] == "me";
            if let Some(seat) = seats.iter().find(mine).map(|seat| seat["seat"].to_string()) {
                let data = self.look(&table, &format!("?seat={seat}")).await?;
                return Ok(Asked { table, seat, data });
            }
            if begun.elapsed() > PATIENCE {
                return Err(Complaint::Machine(format!("{table}: nobody does anything")));
            }
            tokio::time::sleep(LOOKING).await;
        }
    }

    /// The table where their game runs, or a new one.
    async fn table(&mut self) -> Result<String, Complaint> {
        if let Some(table) = &self.table {
            return Ok(table.clone());
        }
        let fields = [("players", "2"), ("seat-0", "me"), ("seat-1", self.other), ("name", "Ada")];
        let fields = written(&[&fields[..], &[("listing", "public")]].concat());
        let table = self.browser.form(&format!("/new/{}", self.game), &fields).await?;
        Ok(self.table.insert(table).clone())
    }

    pub(super) async fn look(&mut self, table: &str, seat: &str) -> Result<Value, Complaint> {
        let answer =
            self.browser.page(&format!("/api/tables/{}{seat}", table.trim_start_matches("/t/"))).await?;
        serde_json::from_str(&answer.text).map_err(|error| Complaint::Machine(format!("{table}: {error}")))
    }

    /// Decides this many times, and takes this long each time. How long each took until it was acknowledged.
    pub(super) async fn decides(&mut self, times: u16, pause: Duration) -> Result<Vec<Duration>, Complaint> {
        let mut took = Vec::new();
        while took.len() < usize::from(times) {
            let Asked { table, seat, data } = self.asked().await?;
            let legal = data["legal"].as_array().map_or(&[][..], Vec::as_slice);
            let action =
                legal.get(self.dice.below(legal.len().max(1) as u32) as usize).and_then(Value::as_str);
            let action =
                action.ok_or_else(|| Complaint::Machine(format!("{table}: {seat} has no choice")))?;
            let version = data["version"].to_string();
            let fields = written(&[("seat", &seat), ("version", &version), ("action", action)]);
            tokio::time::sleep(pause).await;
            let begun = Instant::now();
            match self.browser.decide(&format!("{table}/act"), &fields).await? {
                Decided::Well => took.push(begun.elapsed()),
                Decided::TooLate => {}
            }
        }
        Ok(took)
    }
}
