//! `holdfast completions` and `holdfast man`: made from the command line as it is.

use crate::complaint::{Complaint, Done};
use crate::printing::put;
use clap::CommandFactory;
use clap_complete::Shell;
use std::path::{Path, PathBuf};

#[derive(clap::Args)]
pub(crate) struct Completions {
    /// Which shell.
    shell: Shell,
}

#[derive(clap::Args)]
pub(crate) struct Pages {
    /// The folder to write them into; it is created if it is not there.
    #[arg(value_name = "DIR")]
    folder: PathBuf,
}

/// `holdfast completions`
pub(crate) fn complete(arguments: &Completions) -> Result<Done, Complaint> {
    let mut script = Vec::new();
    clap_complete::generate(arguments.shell, &mut crate::Arguments::command(), "holdfast", &mut script);
    put!("{}", String::from_utf8_lossy(&script));
    Ok(Done::Well)
}

/// `holdfast man`
pub(crate) fn write_pages(arguments: &Pages) -> Result<Done, Complaint> {
    let folder: &Path = &arguments.folder;
    std::fs::create_dir_all(folder)
        .and_then(|()| clap_mangen::generate_to(crate::Arguments::command(), folder))
        .map_err(|error| Complaint::Machine(format!("{} cannot be written: {error}", folder.display())))?;
    Ok(Done::Well)
}
