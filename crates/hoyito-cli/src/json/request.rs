//! The parts of requests that commands share: variant, rulings, moves.

use std::fmt;

use hoyito::{ClosedHoles, EndlessSowing, Hole, RowLength, Rulings, Variant};
use serde::de::{self, Deserialize, Deserializer, Visitor};

use super::Refusal;
use super::fields::{Field, fault};

/// Reads one line as a request of these fields; `right` is an example for whoever sent something else.
pub fn read<'a, T: Deserialize<'a>>(
    line: &'a [u8],
    fields: &[Field],
    right: &str,
) -> Result<T, Refusal> {
    serde_json::from_slice(line).map_err(|error| {
        // What the fields do not tell, such as a key that is there twice, the reader tells itself.
        let found = fault(line, fields).unwrap_or_else(|| error.to_string());
        Refusal::bad_request(found, right)
    })
}

/// The hole named by a move, one letter.
pub fn hole(text: &str, row: RowLength) -> Option<Hole> {
    let mut letters = text.trim().chars();
    let hole = Hole::from_letter(letters.next()?, row)?;
    letters.next().is_none().then_some(hole)
}

/// `"I"`, `"II"` or `"III"`.
pub struct VariantRequest(pub Variant);

impl<'de> Deserialize<'de> for VariantRequest {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<VariantRequest, D::Error> {
        Variant::deserialize(deserializer).map(VariantRequest)
    }
}

/// The rulings named in a request, the others at their defaults (RULES.md, sections 4 and 5).
#[derive(Clone, Copy, Default)]
pub struct RulingsRequest(pub Rulings);

impl<'de> Deserialize<'de> for RulingsRequest {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<RulingsRequest, D::Error> {
        let named = Named::deserialize(deserializer)?;
        let usual = Rulings::default();
        Ok(RulingsRequest(Rulings {
            endless_sowing: named.endless_sowing.unwrap_or(usual.endless_sowing),
            repetition: named
                .repetition
                .map_or(usual.repetition, |Limit(limit)| limit),
            no_capture_limit: named
                .no_capture_limit
                .map_or(usual.no_capture_limit, |Limit(limit)| limit),
            round_limit: named
                .round_limit
                .map_or(usual.round_limit, |Limit(limit)| limit),
            closed_holes: named.closed_holes.unwrap_or(usual.closed_holes),
        }))
    }
}

#[derive(serde::Deserialize)]
#[serde(deny_unknown_fields)]
struct Named {
    endless_sowing: Option<EndlessSowing>,
    #[serde(default, deserialize_with = "some")]
    repetition: Option<Limit<2>>,
    #[serde(default, deserialize_with = "some")]
    no_capture_limit: Option<Limit<1>>,
    #[serde(default, deserialize_with = "some")]
    round_limit: Option<Limit<1>>,
    closed_holes: Option<ClosedHoles>,
    // Known by name, so that naming one is no mistake; there is nothing to choose.
    #[serde(rename = "origin_hole")]
    _origin_hole: Option<Usual>,
    #[serde(rename = "extra_turn_without_a_move")]
    _extra_turn_without_a_move: Option<Usual>,
    #[serde(rename = "last_four_after_a_tie", alias = "last_four_after_tie")]
    _last_four_after_a_tie: Option<Usual>,
    #[serde(rename = "no_move")]
    _no_move: Option<Usual>,
    #[serde(rename = "agreement")]
    _agreement: Option<Usual>,
    #[serde(rename = "tied_round")]
    _tied_round: Option<Usual>,
}

/// The setting of a ruling that has no other.
#[derive(serde::Deserialize)]
enum Usual {
    #[serde(rename = "default")]
    Default,
}

/// `null` is a setting (off), not a missing key.
fn some<'de, D: Deserializer<'de>, T: Deserialize<'de>>(
    deserializer: D,
) -> Result<Option<T>, D::Error> {
    T::deserialize(deserializer).map(Some)
}

/// A count of at least `LEAST`, or off: `null` or `"off"`.
struct Limit<const LEAST: u32>(Option<u32>);

impl<'de, const LEAST: u32> Deserialize<'de> for Limit<LEAST> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Limit<LEAST>, D::Error> {
        deserializer.deserialize_any(LimitVisitor)
    }
}

struct LimitVisitor<const LEAST: u32>;

impl<const LEAST: u32> Visitor<'_> for LimitVisitor<LEAST> {
    type Value = Limit<LEAST>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a whole number from {LEAST} up, or null for off")
    }

    fn visit_unit<E: de::Error>(self) -> Result<Limit<LEAST>, E> {
        Ok(Limit(None))
    }

    fn visit_str<E: de::Error>(self, text: &str) -> Result<Limit<LEAST>, E> {
        match text {
            "off" => Ok(Limit(None)),
            _ => Err(E::invalid_value(de::Unexpected::Str(text), &self)),
        }
    }

    fn visit_u64<E: de::Error>(self, count: u64) -> Result<Limit<LEAST>, E> {
        if count < LEAST.into() {
            return Err(E::invalid_value(de::Unexpected::Unsigned(count), &self));
        }
        // Nobody plays four thousand million moves: beyond that any count is the same.
        Ok(Limit(Some(count.try_into().unwrap_or(u32::MAX))))
    }
}
