//! Keys the server needs again after a restart, such as the one that signs cookies.

use crate::error::StoreError;
use crate::open::Store;

impl Store {
    /// The secret of this name: 32 bytes of the operating system's randomness, made when first asked for.
    ///
    /// # Errors
    /// If the database or the operating system's randomness fails.
    pub async fn secret(&self, name: &str) -> Result<[u8; 32], StoreError> {
        let mut fresh = [0; 32];
        getrandom::fill(&mut fresh)?;
        let insert = "INSERT INTO secret (name, value) VALUES ($1, $2)
                      ON CONFLICT (name) DO UPDATE SET name = secret.name RETURNING value";
        let query = sqlx::query_scalar::<_, Vec<u8>>(insert).bind(name.to_owned()).bind(fresh.to_vec());
        let value =
            self.writer.write(|connection| Box::pin(async move { Ok(query.fetch_one(connection).await?) }));
        value.await?.try_into().map_err(|_| StoreError::Damaged)
    }
}
