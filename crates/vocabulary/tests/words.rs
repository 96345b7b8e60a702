//! Words read back as written, and wrong ones are told what to write.

use vocabulary::words;

words! {
    /// A colour.
    pub enum Colour as "colour" {
        /// Blue.
        Blue = "blue",
        /// Yellow.
        Yellow = "yellow",
    }
}

#[test]
fn a_word_reads_back_as_written() {
    for &colour in Colour::ALL {
        assert_eq!(colour.to_string().parse(), Ok(colour));
        let json = serde_json::to_string(&colour).unwrap();
        assert_eq!(json, format!("\"{colour}\""));
        assert_eq!(serde_json::from_str::<Colour>(&json).unwrap(), colour);
    }
}

#[test]
fn an_unknown_word_is_told_the_nearest_or_all() {
    let told = |text: &str| text.parse::<Colour>().unwrap_err().to_string();
    assert_eq!(told("yelow"), "there is no colour `yelow`; did you mean `yellow`?");
    assert_eq!(told("red"), "there is no colour `red`; write one of blue, yellow");
    let error = serde_json::from_str::<Colour>("\"red\"").unwrap_err().to_string();
    assert!(error.starts_with("there is no colour `red`"), "{error}");
}
