//! Honest draws.

use crate::toy::Toy;
use crate::*;
use kernel::{Line, Record};
use table::{Sealed, verify};

fn finished() -> Record {
    let mut kept = Kept::in_play(&[ANN, ANN]);
    while let Some(seat) = kept.table.pending().seats().first() {
        kept.act(ANN, seat.number(), "draw");
    }
    kept.table.record()
}

#[test]
fn an_honest_record_is_proved_honest_even_after_undo() {
    let record = Record::parse(&finished().to_string()).unwrap();
    let verdict = verify::<Toy>(&record).unwrap();
    assert_eq!((verdict.moves, verdict.sealed), (record.lines.len(), Sealed::Honest));

    let mut kept = Kept::in_play(&[ANN, ANN]);
    kept.act(ANN, 0, "draw");
    kept.commit(kept.table.prepare_undo_proposal(ANN, s(0), kept.seen(ANN)));
    while let Some(seat) = kept.table.pending().seats().first() {
        kept.act(ANN, seat.number(), "draw");
    }
    assert_eq!(kept.table.record(), record);
}

#[test]
fn a_changed_draw_is_found() {
    let mut record = finished();
    let honest = record.lines.clone();
    record.lines.swap(0, 1);
    let (expected, found) = (honest[0].text.clone(), honest[1].text.clone());
    let verdict = verify::<Toy>(&Record { lines: record.lines[..2].to_vec(), ..record }).unwrap();
    assert_eq!(verdict.sealed, Sealed::Broken { move_number: 1, expected, found });
}

#[test]
fn what_is_not_sealed_or_not_revealed_proves_nothing() {
    let record = finished();
    let sealed = |record: Record| verify::<Toy>(&record).unwrap().sealed;
    assert_eq!(sealed(Record { commitment: None, ..record.clone() }), Sealed::No);
    assert_eq!(sealed(Record { seed: None, ..record.clone() }), Sealed::Hidden);
    let other = Seal::from_bytes([8; 32]).reveal();
    assert_eq!(sealed(Record { seed: Some(other), ..record }), Sealed::WrongSeed);
}

#[test]
fn an_illegal_move_is_an_error_not_a_verdict() {
    let mut record = finished();
    record.lines.push(Line::parse("s0 draw").unwrap());
    let told = verify::<Toy>(&record).unwrap_err().to_string();
    assert!(told.contains("not-now (T1)"), "{told}");
}
