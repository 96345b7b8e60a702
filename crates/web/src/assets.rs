//! Files that pages load: style, script, pictures. They are part of the program.

use rust_embed::{EmbeddedFile, RustEmbed};
use std::borrow::Cow;
use std::collections::HashMap;
use std::sync::LazyLock;

#[derive(RustEmbed)]
#[folder = "assets"]
struct Files;

/// A file that a page loads.
#[derive(Clone, Debug)]
pub struct Asset {
    /// Its bytes.
    pub bytes: Cow<'static, [u8]>,
    /// Its media type.
    pub media_type: &'static str,
    /// Names this content: another content has another mark.
    pub mark: String,
}

/// The file of this name.
pub fn asset(name: &str) -> Option<Asset> {
    let file = Files::get(name)?;
    Some(Asset { mark: mark(&file), bytes: file.data, media_type: media_type(name) })
}

/// The address of a file, with its mark so that it can be kept for ever.
pub fn address(name: &str) -> String {
    match MARKS.get(name) {
        Some(mark) => format!("/assets/{name}?v={mark}"),
        None => format!("/assets/{name}"),
    }
}

/// The marks of all files as the program found them: pictures ask for addresses by the hundred.
static MARKS: LazyLock<HashMap<Cow<'static, str>, String>> = LazyLock::new(|| {
    Files::iter().filter_map(|name| Some((name.clone(), mark(&Files::get(&name)?)))).collect()
});

fn mark(file: &EmbeddedFile) -> String {
    file.metadata.sha256_hash()[..8].iter().map(|byte| format!("{byte:02x}")).collect()
}

fn media_type(name: &str) -> &'static str {
    match name.rsplit('.').next() {
        Some("css") => "text/css; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("woff2") => "font/woff2",
        Some("txt") => "text/plain; charset=utf-8",
        Some(_) | None => "application/octet-stream",
    }
}
