//! Worlds a viewer cannot tell apart.
