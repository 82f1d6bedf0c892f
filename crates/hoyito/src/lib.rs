//! The rules of Hoyito.
