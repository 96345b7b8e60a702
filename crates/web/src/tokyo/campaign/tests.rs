//! Pages of groups in all languages.
