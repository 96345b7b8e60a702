//! Measures as a file for other programs: comma-separated values, an estimate a line.

use crate::Findings;
use std::fmt::Write;

/// `measure,per,key,quantity,count,mean,sd,low,high`, with a header line. What is unknown is empty. No value
/// holds a comma, a quote or a line break, so none is quoted.
pub fn csv(measures: &[Findings]) -> String {
    let mut text = "measure,per,key,quantity,count,mean,sd,low,high\n".to_owned();
    let number = |value: Option<f64>| value.map_or(String::new(), |value| value.to_string());
    for Findings { name, per, estimates } in measures {
        for of in estimates {
            let (quantity, sd, low, high) =
                (of.quantity.word(), number(of.sd), number(of.low), number(of.high));
            let (key, count, mean) = (of.key, of.count, of.mean);
            let written = writeln!(text, "{name},{per},{key},{quantity},{count},{mean},{sd},{low},{high}");
            debug_assert_eq!(written, Ok(()));
        }
    }
    text
}
