//! The options that say where the data is.

use crate::complaint::Complaint;
use crate::settings;
use std::path::PathBuf;
use store::{Address, Home};

#[derive(clap::Args)]
pub(crate) struct Place {
    /// The folder of the database; a server creates it if it is not there.
    #[arg(long, env = "HOLDFAST_DATA", value_name = "DIR", default_value = "data")]
    data: PathBuf,
    /// The address of a PostgreSQL database instead, such as postgres://holdfast:SECRET@db.example/holdfast?sslmode=verify-full.
    /// Others on this machine can read what is written on a command line: better name it in the environment.
    #[arg(long, env = "HOLDFAST_DATABASE", hide_env_values = true, value_name = "URL", value_parser = Address::parse)]
    database: Option<Address>,
}

impl Place {
    pub(crate) fn home(&self) -> Home {
        match &self.database {
            Some(address) => Home::Database(address.clone()),
            None => Home::Folder(self.data.clone()),
        }
    }
}

/// Where the data is, for commands beside a server: they read its configuration file too.
#[derive(clap::Args)]
pub(crate) struct Stored {
    /// The configuration file of the server, for where its data is. Flags and the environment count more.
    #[arg(long, env = "HOLDFAST_CONFIG", value_name = "FILE.toml")]
    config: Option<PathBuf>,
    /// The folder of the database [default: data].
    #[arg(long, env = "HOLDFAST_DATA", value_name = "DIR")]
    data: Option<PathBuf>,
    /// The address of a PostgreSQL database instead. Better name it in the environment or in the configuration file: others on this
    /// machine can read what is written on a command line.
    #[arg(long, env = "HOLDFAST_DATABASE", hide_env_values = true, value_name = "URL", value_parser = Address::parse)]
    database: Option<Address>,
}

impl Stored {
    /// Where it is.
    ///
    /// # Errors
    /// If the configuration file is wrong or cannot be read.
    pub(crate) fn home(&self) -> Result<Home, Complaint> {
        match (&self.database, &self.data, &self.config) {
            (Some(address), _, _) => Ok(Home::Database(address.clone())),
            (None, Some(folder), _) => Ok(Home::Folder(folder.clone())),
            (None, None, Some(file)) => {
                Ok(settings::home(file)?.unwrap_or_else(|| Home::Folder(PathBuf::from("data"))))
            }
            (None, None, None) => Ok(Home::Folder(PathBuf::from("data"))),
        }
    }
}
