//! Serves from a directory: `cargo run -p server --example serve -- DIRECTORY [ADDRESS]`.

#[tokio::main]
async fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut arguments = std::env::args().skip(1);
    let mut config = server::Config::default();
    if let Some(directory) = arguments.next() {
        config.data_dir = directory.into();
    }
    if let Some(address) = arguments.next() {
        config.listen = address.parse()?;
    }
    server::run(config).await?;
    Ok(())
}
