//! Builds the crate again when a file or a folder of texts is added.

fn main() {
    println!("cargo:rerun-if-changed=languages");
}
