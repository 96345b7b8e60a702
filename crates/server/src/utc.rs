//! Times of day for operators, who compare them with their logs.

use std::time::{SystemTime, UNIX_EPOCH};

/// How many seconds a day has.
const DAY: i64 = 24 * 60 * 60;

/// A time, in seconds since 1970, as a date and a time of day: `2026-11-26 16:40 UTC`.
pub fn utc(seconds: i64) -> String {
    let (days, rest) = (seconds.div_euclid(DAY), seconds.rem_euclid(DAY));
    let (year, month, day) = date(days);
    format!("{year:04}-{month:02}-{day:02} {:02}:{:02} UTC", rest / 3_600, rest / 60 % 60)
}

/// The date of a day, counted from the first of 1970: years begin in March, so that leap days come last.
fn date(days: i64) -> (i64, i64, i64) {
    let shifted = days + 719_468;
    let (era, of_era) = (shifted.div_euclid(146_097), shifted.rem_euclid(146_097));
    let year = (of_era - of_era / 1_460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year + year / 4 - year / 100);
    let months = (5 * of_year + 2) / 153;
    let day = of_year - (153 * months + 2) / 5 + 1;
    let month = if months < 10 { months + 3 } else { months - 9 };
    (year + era * 400 + i64::from(month <= 2), month, day)
}

/// The time in this many days, in seconds since 1970.
pub(crate) fn days_from_now(days: i64) -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_secs() as i64) + days * DAY
}

#[cfg(test)]
mod tests {
    use super::utc;

    #[test]
    fn times_are_written_as_dates() {
        assert_eq!(utc(0), "1970-01-01 00:00 UTC");
        assert_eq!(utc(951_827_696), "2000-02-29 12:34 UTC");
        assert_eq!(utc(1_795_711_199), "2026-11-26 16:39 UTC");
        assert_eq!(utc(-1), "1969-12-31 23:59 UTC");
    }
}
