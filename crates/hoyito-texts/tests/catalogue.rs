//! The Fluent files themselves: complete, equal in shape, and in step with the code.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{
    Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey,
};
use fluent_syntax::parser;
use hoyito_texts::{Arg, Language, Sentence, Texts, sources};

/// What a message is made of.
#[derive(Default, Clone)]
struct Shape {
    file: &'static str,
    /// Its own variables, and after `resolve` those of the messages it uses.
    variables: BTreeSet<String>,
    uses: BTreeSet<String>,
    /// Every selector with the keys of its variants.
    selects: Vec<(String, BTreeSet<String>)>,
    text: String,
}

fn read(language: Language) -> BTreeMap<String, Shape> {
    let mut shapes: BTreeMap<String, Shape> = BTreeMap::new();
    for &(file, source) in sources(language) {
        let resource = parser::parse(source)
            .unwrap_or_else(|(_, faults)| panic!("{language}/{file}: {faults:?}"));
        for entry in resource.body {
            match entry {
                Entry::Message(message) => {
                    let id = message.id.name;
                    assert!(
                        message.attributes.is_empty(),
                        "{language}: {id} has attributes"
                    );
                    let value = message
                        .value
                        .unwrap_or_else(|| panic!("{language}: {id} says nothing"));
                    let mut shape = Shape {
                        file,
                        ..Shape::default()
                    };
                    pattern(&value, &mut shape);
                    let twice = shapes.insert(id.into(), shape);
                    assert!(twice.is_none(), "{language}: {id} is there twice");
                }
                Entry::Term(term) => panic!(
                    "{language}: the term {} is new to these tests",
                    term.id.name
                ),
                Entry::Junk { content } => panic!("{language}/{file}: junk: {content}"),
                Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => {}
            }
        }
    }
    resolve(shapes)
}

fn pattern(value: &Pattern<&str>, shape: &mut Shape) {
    for element in &value.elements {
        match element {
            PatternElement::TextElement { value } => shape.text.push_str(value),
            PatternElement::Placeable { expression } => self::expression(expression, shape),
        }
    }
}

fn expression(expression: &Expression<&str>, shape: &mut Shape) {
    match expression {
        Expression::Inline(inline) => self::inline(inline, shape),
        Expression::Select { selector, variants } => {
            inline(selector, shape);
            let InlineExpression::VariableReference { id } = selector else {
                panic!("a selector that is no variable: {selector:?}");
            };
            let keys = variants.iter().map(|variant| match &variant.key {
                VariantKey::Identifier { name } => name.to_string(),
                VariantKey::NumberLiteral { value } => value.to_string(),
            });
            shape.selects.push((id.name.into(), keys.collect()));
            for variant in variants {
                pattern(&variant.value, shape);
            }
        }
    }
}

fn inline(inline: &InlineExpression<&str>, shape: &mut Shape) {
    match inline {
        InlineExpression::VariableReference { id } => {
            shape.variables.insert(id.name.into());
        }
        InlineExpression::MessageReference { id, .. } => {
            shape.uses.insert(id.name.into());
        }
        InlineExpression::StringLiteral { .. } => {}
        InlineExpression::Placeable { expression } => self::expression(expression, shape),
        other => panic!("a kind of expression new to these tests: {other:?}"),
    }
}

/// Adds to every message the variables of the messages it uses.
fn resolve(mut shapes: BTreeMap<String, Shape>) -> BTreeMap<String, Shape> {
    loop {
        let before = shapes.clone();
        let mut grew = false;
        for (id, shape) in &mut shapes {
            for used in &shape.uses {
                let used = before
                    .get(used)
                    .unwrap_or_else(|| panic!("{id} uses {used}, which does not exist"));
                let count = shape.variables.len();
                shape.variables.extend(used.variables.iter().cloned());
                grew |= shape.variables.len() > count;
            }
        }
        if !grew {
            return shapes;
        }
    }
}

#[test]
fn every_message_is_in_every_language_with_the_same_variables() {
    let english = read(Language::En);
    assert!(
        english.len() > 300,
        "only {} messages were read",
        english.len()
    );
    for language in Language::ALL
        .into_iter()
        .filter(|language| *language != Language::En)
    {
        let other = read(language);
        for (id, shape) in &english {
            let translated = other
                .get(id)
                .unwrap_or_else(|| panic!("{language} lacks {id}"));
            assert_eq!(
                shape.file, translated.file,
                "{language}: {id} is in another file"
            );
            assert_eq!(shape.variables, translated.variables, "{language}: {id}");
        }
        for id in other.keys() {
            assert!(
                english.contains_key(id),
                "{language} has {id}, English does not"
            );
        }
    }
}

#[test]
fn players_and_numbers_are_covered_in_every_choice() {
    let everyone: BTreeSet<String> = ["you", "computer", "south", "north"]
        .map(String::from)
        .into();
    for language in Language::ALL {
        for (id, shape) in read(language) {
            for (variable, keys) in shape.selects {
                if variable == "who" || variable == "other" {
                    assert_eq!(keys, everyone, "{language}: {id}");
                } else if variable == "level" {
                    let levels = (1..=10).map(|level| level.to_string()).collect();
                    assert_eq!(keys, levels, "{language}: {id}");
                } else {
                    assert!(
                        keys.contains("other"),
                        "{language}: {id} on ${variable}: {keys:?}"
                    );
                }
            }
        }
    }
}

#[test]
fn quotes_and_dots_are_the_languages_own() {
    for language in Language::ALL {
        for (id, shape) in read(language) {
            for typed in ["'", "\"", "..."] {
                assert!(
                    !shape.text.contains(typed),
                    "{language}: {id} contains {typed:?}"
                );
            }
        }
    }
}

/// Plural forms are those of the language: Haitian Creole counts without any, the others tell one from more.
#[test]
fn plural_forms_are_the_languages_own() {
    for language in Language::ALL {
        let mut forms = BTreeSet::new();
        for shape in read(language).into_values() {
            for (variable, keys) in shape.selects {
                if ["who", "other", "why", "level"].contains(&variable.as_str()) {
                    continue;
                }
                forms.extend(keys.into_iter().filter(|key| key.parse::<u32>().is_err()));
            }
        }
        let forms: Vec<&str> = forms.iter().map(String::as_str).collect();
        let own: &[&str] = match language {
            Language::Ht => &["other"],
            _ => &["one", "other"],
        };
        assert_eq!(forms, own, "{language}");
    }
}

/// French sets its high punctuation and its quotes apart with a space that never ends a line.
#[test]
fn french_spaces_do_not_break() {
    for (id, shape) in read(Language::Fr) {
        for broken in [" :", " ?", " !", " ;", "« ", " »"] {
            assert!(!shape.text.contains(broken), "{id}: {}", shape.text);
        }
    }
}

/// An argument of the kind its name stands for (the head of `en/page.ftl` lists them).
fn sample(name: &str, number: u32) -> Arg {
    match name {
        "who" => "you".into(),
        "other" => "north".into(),
        "hole" | "last" | "first" | "south" | "north" => 'C'.into(),
        "holes" => "E, F".into(),
        "variant" => "Hoyito II".into(),
        "text" | "file" | "detail" | "tag" | "words" | "found" | "result" | "position" => {
            "x".into()
        }
        _ => Arg::Number(number),
    }
}

/// The argument names take a static life in a sentence; the tests make them last.
fn kept(name: &str) -> &'static str {
    Box::leak(name.to_string().into_boxed_str())
}

#[test]
fn every_message_can_be_said_with_any_number_by_anyone() {
    for language in Language::ALL {
        let texts = Texts::new(language);
        for (id, shape) in read(language) {
            for number in [0, 1, 2, 3, 5, 11, 1_000_000] {
                for who in ["you", "computer", "south", "north"] {
                    let mut sentence = Sentence::new(kept(&id));
                    for name in &shape.variables {
                        let value = match name.as_str() {
                            "who" | "other" => who.into(),
                            _ => sample(name, number),
                        };
                        sentence = sentence.with(kept(name), value);
                    }
                    let said = texts.try_say(&sentence).unwrap();
                    assert!(!said.contains(['{', '}', '$']), "{language}: {id}: {said}");
                    assert_eq!(said.trim(), said, "{language}: {id}");
                    assert!(!said.contains("  "), "{language}: {id}: {said}");
                }
            }
        }
    }
}

/// Every fault that a message tells apart is told in every language, and each in words of its own.
#[test]
fn every_reason_is_said_in_every_language() {
    let mut reasons = [0; Language::ALL.len()];
    for (language, reasons) in Language::ALL.into_iter().zip(&mut reasons) {
        let texts = Texts::new(language);
        let shapes = read(language);
        // A message used by another brings its reasons along.
        let own = |id: &str| {
            let selects = shapes[id].selects.iter();
            let why = selects.filter(|(name, _)| name == "why");
            why.flat_map(|(_, keys)| keys).cloned().collect::<Vec<_>>()
        };
        for (id, shape) in &shapes {
            let keys = shape.uses.iter().flat_map(|used| own(used)).chain(own(id));
            let mut said = BTreeSet::new();
            let keys: Vec<_> = keys.collect();
            for why in &keys {
                let mut sentence = Sentence::new(kept(id)).with("why", why.as_str());
                for name in shape.variables.iter().filter(|name| *name != "why") {
                    sentence = sentence.with(kept(name), sample(name, 2));
                }
                said.insert(texts.try_say(&sentence).unwrap());
            }
            assert_eq!(said.len(), keys.len(), "{language}: {id}: {said:?}");
            *reasons += keys.len();
        }
    }
    assert!(reasons[0] > 45, "{reasons:?}");
    assert!(
        reasons.iter().all(|count| *count == reasons[0]),
        "{reasons:?}"
    );
}

/// Message ids in quotes in a source text.
fn quoted_ids(source: &str) -> BTreeSet<String> {
    const BEGIN: [&str; 4] = ["event-", "error-", "rules-", "ruling-"];
    source
        .split('"')
        .skip(1)
        .filter(|word| BEGIN.iter().any(|begin| word.starts_with(begin)))
        .filter(|word| word.chars().all(|c| c.is_ascii_alphanumeric() || c == '-'))
        .map(String::from)
        .collect()
}

#[test]
fn code_and_files_name_the_same_messages() {
    let code = [
        include_str!("../src/errors.rs"),
        include_str!("../src/events.rs"),
        include_str!("../src/results.rs"),
        include_str!("../src/rules_page.rs"),
        include_str!("../src/texts.rs"),
    ];
    let named: BTreeSet<String> = code.iter().flat_map(|source| quoted_ids(source)).collect();
    let english = read(Language::En);
    for id in &named {
        assert!(
            english.contains_key(id),
            "the code names {id}, no file has it"
        );
    }
    // Faults in reading a file and of the saved game are for page and program to report.
    let elsewhere = ["error-file-", "error-saved-"];
    for (id, shape) in &english {
        let ours = match shape.file {
            "events.ftl" => id.starts_with("event-"),
            "errors.ftl" => {
                id.starts_with("error-") && !elsewhere.iter().any(|begin| id.starts_with(begin))
            }
            "rules.ftl" => true,
            _ => false,
        };
        assert!(!ours || named.contains(id), "no code says {id}");
    }
    let uses: BTreeSet<&String> = english.values().flat_map(|shape| &shape.uses).collect();
    for (id, shape) in &english {
        let helps = match shape.file {
            "events.ftl" => !id.starts_with("event-"),
            "errors.ftl" => !id.starts_with("error-"),
            _ => false,
        };
        if helps {
            assert!(uses.contains(id), "no message uses {id}");
        }
    }
}
