//! What is wrong with a request that can't be read: which field, what stands there, and what would be right.
//! Looked for only when reading has failed, so that it costs good requests nothing.

use serde_json::{Map, Value};

/// A field of a request: its name, whether it must be there, what it can be, and whether a value is that.
pub struct Field {
    pub name: &'static str,
    pub needed: bool,
    pub right: &'static str,
    pub fits: fn(&Value) -> bool,
}

pub const VARIANT: Field = Field {
    name: "variant",
    needed: true,
    right: "\"I\", \"II\" or \"III\"",
    fits: |value| matches!(value.as_str(), Some("I" | "II" | "III")),
};

pub const POSITION: Field = Field {
    name: "position",
    needed: true,
    right: "a text such as \"4-4-4-4-4-4-4-4-4-4-4-4-0-0-S\"",
    fits: Value::is_string,
};

pub const MOVE: Field = Field {
    name: "move",
    needed: true,
    right: "a letter such as \"C\"",
    fits: Value::is_string,
};

pub const LAST_FOUR: Field = Field {
    name: "last_four",
    needed: false,
    right: "\"captor\", \"south\" or \"north\"",
    fits: |value| matches!(value.as_str(), Some("captor" | "south" | "north")),
};

pub const RULINGS: Field = Field {
    name: "rulings",
    needed: false,
    right: "an object such as {\"endless_sowing\":\"ends_round\"}",
    fits: Value::is_object,
};

pub const STEPS: Field = Field {
    name: "steps",
    needed: false,
    right: "true or false",
    fits: Value::is_boolean,
};

pub const HOLES: Field = Field {
    name: "holes",
    needed: false,
    right: "a number from 1 to 12",
    fits: |value| {
        value
            .as_u64()
            .is_some_and(|holes| (1..=12).contains(&holes))
    },
};

pub const MATCH: Field = Field {
    name: "match",
    needed: false,
    right: "true or false",
    fits: Value::is_boolean,
};

pub const FIRST: Field = Field {
    name: "first",
    needed: false,
    right: "\"S\" or \"N\"",
    fits: |value| matches!(value.as_str(), Some("S" | "N")),
};

pub const MOVES: Field = Field {
    name: "moves",
    needed: false,
    right: "a text of letters such as \"FfEc\"",
    fits: Value::is_string,
};

pub const OGN: Field = Field {
    name: "ogn",
    needed: false,
    right: "the text of a game file",
    fits: Value::is_string,
};

/// Rulings that can be set (RULES.md, sections 4 and 5).
pub const SETTABLE: [Field; 5] = [
    Field {
        name: "endless_sowing",
        needed: false,
        right: "\"forbidden\" or \"ends_round\"",
        fits: |value| matches!(value.as_str(), Some("forbidden" | "ends_round")),
    },
    Field {
        name: "repetition",
        needed: false,
        right: "a whole number from 2 up, or null for off",
        fits: |value| is_count(value, 2),
    },
    Field {
        name: "no_capture_limit",
        needed: false,
        right: "a whole number from 1 up, or null for off",
        fits: |value| is_count(value, 1),
    },
    Field {
        name: "round_limit",
        needed: false,
        right: "a whole number from 1 up, or null for off",
        fits: |value| is_count(value, 1),
    },
    Field {
        name: "closed_holes",
        needed: false,
        right: "\"rightmost\" or \"leftmost\"",
        fits: |value| matches!(value.as_str(), Some("rightmost" | "leftmost")),
    },
];

/// Rulings with one setting alone: named they may be, changed they can't.
pub const FIXED: [&str; 7] = [
    "origin_hole",
    "extra_turn_without_a_move",
    "last_four_after_a_tie",
    "last_four_after_tie",
    "no_move",
    "agreement",
    "tied_round",
];

fn is_count(value: &Value, least: u64) -> bool {
    value == "off" || value.as_u64().is_some_and(|count| count >= least)
}

/// What is wrong with the line, if these fields tell it.
pub fn fault(line: &[u8], fields: &[Field]) -> Option<String> {
    let request = match serde_json::from_slice::<Value>(line) {
        Ok(Value::Object(request)) => request,
        Ok(other) => {
            let found = shown(&other);
            return Some(format!("a request is one JSON object, not {found}"));
        }
        Err(error) => return Some(format!("this is no JSON: {error}")),
    };
    let wrong = fields.iter().find_map(|field| wrong(&request, field, ""));
    wrong.or_else(|| {
        let rulings = request.get(RULINGS.name)?.as_object()?;
        let wrong = SETTABLE
            .iter()
            .find_map(|field| wrong_ruling(rulings, field));
        wrong.or_else(|| rulings.iter().find_map(unknown_ruling))
    })
}

fn wrong(request: &Map<String, Value>, field: &Field, of: &str) -> Option<String> {
    let Field { name, right, .. } = field;
    match request.get(*name) {
        None if field.needed => Some(format!("`{name}` is missing; it is {right}")),
        Some(value) if !(field.fits)(value) && (field.needed || !value.is_null()) => {
            let found = shown(value);
            Some(format!("{of}`{name}` can't be {found}; it is {right}"))
        }
        _ => None,
    }
}

fn wrong_ruling(rulings: &Map<String, Value>, field: &Field) -> Option<String> {
    wrong(rulings, field, "ruling ")
}

fn unknown_ruling((name, value): (&String, &Value)) -> Option<String> {
    if FIXED.contains(&name.as_str()) {
        let usual = value.is_null() || value == "default";
        let found = shown(value);
        return (!usual).then(|| {
            format!("ruling `{name}` has one setting alone and can't be {found}; leave it out")
        });
    }
    let known = SETTABLE.map(|field| format!("`{}`", field.name)).join(", ");
    let unknown = SETTABLE.iter().all(|field| field.name != name);
    unknown.then(|| {
        let name: String = name.chars().take(40).collect();
        format!("there is no ruling {name:?}; those that can be set are {known}")
    })
}

/// A value, short enough for a line.
fn shown(value: &Value) -> String {
    let text = match value {
        Value::Array(_) => return "a list".into(),
        Value::Object(_) => return "an object".into(),
        other => other.to_string(),
    };
    let short: String = text.chars().take(40).collect();
    match short.len() < text.len() {
        true => format!("{short}…"),
        false => short,
    }
}
