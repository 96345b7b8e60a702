//! Seats and notation read back as written; what is no seat is told so.

use kernel::{Seat, SeatSet};
use serde::{Deserialize, Serialize};
use vocabulary::spelling;

#[derive(Serialize, Deserialize, PartialEq, Debug)]
struct Request {
    #[serde(with = "spelling::seat")]
    from: Seat,
    #[serde(with = "spelling::seats")]
    asked: SeatSet,
    #[serde(with = "spelling::notation")]
    who: Seat,
}

#[test]
fn seats_and_notation_read_back_as_written() {
    let seat = |number| Seat::new(number).unwrap();
    let request = Request { from: seat(1), asked: [seat(0), seat(3)].into_iter().collect(), who: seat(2) };
    let json = serde_json::to_string(&request).unwrap();
    assert_eq!(json, r#"{"from":1,"asked":[0,3],"who":"s2"}"#);
    assert_eq!(serde_json::from_str::<Request>(&json).unwrap(), request);
}

#[test]
fn what_is_no_seat_is_told_so() {
    let error = serde_json::from_str::<Request>(r#"{"from":99}"#).unwrap_err().to_string();
    assert!(error.starts_with("99 is no seat; seats count from 0"), "{error}");
}
