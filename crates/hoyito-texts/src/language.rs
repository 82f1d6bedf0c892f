//! The languages there are.

use core::fmt;

/// A language the game speaks.
///
/// ```
/// use hoyito_texts::Language;
/// assert_eq!(Language::from_tag("es-DO"), Some(Language::Es));
/// assert_eq!(Language::Rm.own_name(), "Rumantsch");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "lowercase"))]
pub enum Language {
    /// English, the language the others are translated from.
    #[default]
    En,
    /// Spanish as spoken in the Dominican Republic.
    Es,
    /// Haitian Creole.
    Ht,
    /// French.
    Fr,
    /// Catalan.
    Ca,
    /// Romansh, Rumantsch Grischun.
    Rm,
}

impl Language {
    /// All of them, in the order a menu shows them.
    pub const ALL: [Language; 6] = [
        Language::En,
        Language::Es,
        Language::Ht,
        Language::Fr,
        Language::Ca,
        Language::Rm,
    ];

    /// The language of a BCP 47 tag or of a POSIX locale, by its first part; `None` if the game does not speak it.
    ///
    /// ```
    /// use hoyito_texts::Language;
    /// assert_eq!(Language::from_tag("rm-CH"), Some(Language::Rm));
    /// assert_eq!(Language::from_tag("en_GB.UTF-8"), Some(Language::En));
    /// assert_eq!(Language::from_tag("est"), None);
    /// ```
    pub fn from_tag(tag: &str) -> Option<Language> {
        let primary = tag.split(['-', '_', '.', '@']).next()?;
        Language::ALL
            .into_iter()
            .find(|language| primary.eq_ignore_ascii_case(language.tag()))
    }

    /// The tag: `en`, `es`, `ht`, `fr`, `ca`, `rm`.
    ///
    /// ```
    /// assert_eq!(hoyito_texts::Language::Es.tag(), "es");
    /// ```
    pub const fn tag(self) -> &'static str {
        match self {
            Language::En => "en",
            Language::Es => "es",
            Language::Ht => "ht",
            Language::Fr => "fr",
            Language::Ca => "ca",
            Language::Rm => "rm",
        }
    }

    /// What its speakers call it.
    ///
    /// ```
    /// assert_eq!(hoyito_texts::Language::Es.own_name(), "Español");
    /// ```
    pub const fn own_name(self) -> &'static str {
        match self {
            Language::En => "English",
            Language::Es => "Español",
            Language::Ht => "Kreyòl ayisyen",
            Language::Fr => "Français",
            Language::Ca => "Català",
            Language::Rm => "Rumantsch",
        }
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.tag())
    }
}
