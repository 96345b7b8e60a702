//! What a form sends.

use crate::problem::Problem;
use axum::extract::rejection::FormRejection;
use axum::extract::{Form, FromRequest, Query, Request};
use kernel::Seat;
use table::Revision;

/// The fields of a form, and after them those of the address it was posted to.
pub(crate) struct Fields(pub(crate) Vec<(String, String)>);

impl<S: Send + Sync> FromRequest<S> for Fields {
    type Rejection = Problem;

    async fn from_request(request: Request, state: &S) -> Result<Self, Problem> {
        let in_address = Query::<Vec<(String, String)>>::try_from_uri(request.uri())
            .map_err(|rejection| Problem::Status(rejection.status()))?;
        let form = Form::<Vec<(String, String)>>::from_request(request, state).await;
        let Form(mut fields) =
            form.map_err(|rejection: FormRejection| Problem::Status(rejection.status()))?;
        fields.extend(in_address.0);
        Ok(Fields(fields))
    }
}

impl Fields {
    /// The first field of this name, if there is one.
    pub(crate) fn get(&self, name: &str) -> Option<&str> {
        self.0.iter().find(|(field, _)| field == name).map(|(_, value)| value.as_str())
    }

    /// The field of this name.
    pub(crate) fn text(&self, name: &'static str) -> Result<&str, Problem> {
        self.get(name).ok_or(Problem::Field(name))
    }

    /// All fields of this name.
    pub(crate) fn all(&self, name: &str) -> Vec<String> {
        self.0.iter().filter(|(field, _)| field == name).map(|(_, value)| value.clone()).collect()
    }

    /// The seat meant.
    pub(crate) fn seat(&self) -> Result<Seat, Problem> {
        parse_seat(self.text("seat")?)
    }

    /// The revision of the table that was seen.
    pub(crate) fn revision(&self) -> Result<Revision, Problem> {
        self.text("version")?.parse().map(Revision).map_err(|_| Problem::Field("version"))
    }
}

/// Reads `0` or `s0`.
pub(crate) fn parse_seat(text: &str) -> Result<Seat, Problem> {
    let number = text.strip_prefix('s').unwrap_or(text);
    number.parse().ok().and_then(Seat::new).ok_or(Problem::Field("seat"))
}
