//! Times as people read them: in UTC, so that operators can compare them with their logs.

use std::time::{SystemTime, UNIX_EPOCH};
use time::OffsetDateTime;

/// How many seconds a day has.
const DAY: i64 = 24 * 60 * 60;

/// The time, in seconds since 1970.
pub(crate) fn now() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_secs() as i64)
}

/// The time in this many days, in seconds since 1970.
pub(crate) fn days_from_now(days: i64) -> i64 {
    now() + days * DAY
}

/// A time, in seconds since 1970, as a date and a time of day: `2026-11-26 16:40 UTC`. The years are those from 0 to 9999: times beyond
/// them are shown as the first or the last second of these.
pub fn utc(seconds: i64) -> String {
    let time = shown(seconds);
    format!("{} {:02}:{:02} UTC", day(seconds), time.hour(), time.minute())
}

/// The day of a time, in seconds since 1970: `2026-11-26`.
pub(crate) fn day(seconds: i64) -> String {
    let time = shown(seconds);
    format!("{:04}-{:02}-{:02}", time.year(), u8::from(time.month()), time.day())
}

fn shown(seconds: i64) -> OffsetDateTime {
    /// The first seconds of the years 0 and 10000.
    const YEARS: (i64, i64) = (-62_167_219_200, 253_402_300_800);
    OffsetDateTime::from_unix_timestamp(seconds.clamp(YEARS.0, YEARS.1 - 1))
        .unwrap_or(OffsetDateTime::UNIX_EPOCH)
}

#[cfg(test)]
mod tests {
    use super::utc;

    #[test]
    fn times_that_nobody_means_are_shown_at_the_edge_of_the_calendar() {
        assert_eq!(utc(i64::MIN), "0000-01-01 00:00 UTC");
        assert_eq!(utc(i64::MAX), "9999-12-31 23:59 UTC");
        assert_eq!(utc(951_827_640), "2000-02-29 12:34 UTC");
    }
}
