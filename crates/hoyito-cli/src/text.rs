//! Words on a terminal: which language, and lines that fit.

use std::env;

use hoyito::Variant;
use hoyito_texts::{Language, ReadBlock, Texts};

/// Reads a language from an argument.
///
/// # Errors
/// When the game does not speak it.
pub fn language(tag: &str) -> Result<Language, String> {
    Language::from_tag(tag).ok_or_else(|| {
        let known = Language::ALL.map(|language| format!("{language} ({})", language.own_name()));
        format!("the game speaks {}", known.join(", "))
    })
}

/// The language asked for, else the one of the environment, else English.
pub fn language_or_usual(asked: Option<Language>) -> Language {
    let of_environment = || {
        let names = ["LC_ALL", "LC_MESSAGES", "LANG"];
        let tag = names
            .into_iter()
            .filter_map(|name| env::var(name).ok())
            .find(|tag| !tag.is_empty())?;
        Language::from_tag(&tag)
    };
    asked.or_else(of_environment).unwrap_or_default()
}

/// What was typed, as it is compared: without capitals, and without the accents that a keyboard may lack.
pub fn plainly(text: &str) -> String {
    let bare = |letter| match letter {
        'à' | 'á' | 'â' => 'a',
        'ç' => 'c',
        'è' | 'é' | 'ê' | 'ë' => 'e',
        'í' | 'î' | 'ï' => 'i',
        'ñ' => 'n',
        'ò' | 'ó' | 'ô' => 'o',
        'ù' | 'ú' | 'û' | 'ü' => 'u',
        other => other,
    };
    text.to_lowercase().chars().map(bare).collect()
}

/// Breaks a paragraph into lines of at most `width` columns; a longer word gets a line of its own.
pub fn wrap(text: &str, width: usize) -> Vec<String> {
    let mut lines = Vec::new();
    let mut line = String::new();
    let mut used = 0;
    // French sets a space that must not break before its colons and within its quotes.
    let breaks = |letter: char| letter.is_whitespace() && letter != '\u{a0}';
    for word in text.split(breaks).filter(|word| !word.is_empty()) {
        let length = word.chars().count();
        if used > 0 && used + 1 + length > width {
            lines.push(std::mem::take(&mut line));
            used = 0;
        }
        if used > 0 {
            line.push(' ');
            used += 1;
        }
        line.push_str(word);
        used += length;
    }
    lines.push(line);
    lines
}

/// The rules of a variant as lines for reading; headings are followed by a line of dashes.
pub fn rules_lines(texts: &Texts, variant: Variant, width: usize) -> Vec<String> {
    let mut lines = vec![texts.text(match variant {
        Variant::I => "variant-I",
        Variant::II => "variant-II",
        Variant::III => "variant-III",
    })];
    lines.push("=".repeat(lines[0].chars().count()));
    for section in texts.rules_page(variant) {
        lines.push(String::new());
        lines.push("-".repeat(section.heading.chars().count()));
        let dashes = lines.len() - 1;
        lines.insert(dashes, section.heading);
        for block in section.blocks {
            lines.push(String::new());
            match block {
                ReadBlock::Paragraph(text) => lines.extend(wrap(&text, width)),
                ReadBlock::List(items) => {
                    for item in items {
                        let default = item.default.map(|default| format!(" ({default})"));
                        let text = format!(
                            "{}: {}{}",
                            item.name,
                            item.text,
                            default.unwrap_or_default()
                        );
                        for (at, line) in
                            wrap(&text, width.saturating_sub(2)).into_iter().enumerate()
                        {
                            lines.push(format!("{}{line}", if at == 0 { "- " } else { "  " }));
                        }
                    }
                }
            }
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_fit_and_lose_no_word() {
        let text = "Sä  fermt en foss  extraordinariamaingliung cun quatter";
        let lines = wrap(text, 12);
        assert_eq!(
            lines,
            [
                "Sä fermt en",
                "foss",
                "extraordinariamaingliung",
                "cun quatter"
            ]
        );
        assert_eq!(wrap("", 10), [""]);
        assert_eq!(
            wrap("Un exemple\u{a0}: A", 10),
            ["Un", "exemple\u{a0}:", "A"]
        );
    }

    #[test]
    fn typed_words_need_no_accents() {
        assert_eq!(plainly("SÍ"), "si");
        assert_eq!(plainly("règles"), "regles");
        assert_eq!(plainly("Següent"), "seguent");
    }

    /// Two commands that come to the same words could not be told apart.
    #[test]
    fn every_language_has_a_word_of_its_own_for_each_command() {
        let english = [
            "help", "board", "undo", "redo", "hint", "moves", "match", "rules", "resign", "agree",
            "next", "new", "save", "quit",
        ];
        for language in Language::ALL {
            let texts = Texts::new(language);
            let mut words: Vec<String> = english
                .iter()
                .map(|word| plainly(&texts.text(&format!("term-command-{word}"))))
                .collect();
            assert!(
                words
                    .iter()
                    .all(|word| word.len() > 1 && !word.contains(' ')),
                "{language}: {words:?}"
            );
            words.sort();
            words.dedup();
            assert_eq!(words.len(), english.len(), "{language}: {words:?}");
        }
    }

    #[test]
    fn the_rules_fit_eighty_columns_in_every_language() {
        for language in Language::ALL {
            for variant in Variant::ALL {
                let lines = rules_lines(&Texts::new(language), variant, 78);
                assert!(lines.len() > 60, "{language} {variant}");
                let wide = lines.iter().find(|line| line.chars().count() > 78);
                assert_eq!(wide, None, "{language} {variant}");
            }
        }
    }

    #[test]
    fn an_unknown_language_names_the_known_ones() {
        assert_eq!(language("rm-CH"), Ok(Language::Rm));
        assert!(language("de").unwrap_err().contains("es (Español)"));
    }
}
