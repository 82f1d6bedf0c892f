//! Names: optional, short, plain text.

use crate::protocol::{ErrorCode, MAX_NAME, Refusal};

/// The name as it is kept: spaces at the ends and in a row are dropped, and no name at all is none.
///
/// # Errors
/// `bad_name`: too long, or with characters that show nothing or turn the text around.
///
/// ```
/// use hoyito_server::game::clean_name;
/// assert_eq!(clean_name(Some("  Ana   María ")).unwrap().as_deref(), Some("Ana María"));
/// assert_eq!(clean_name(Some(" ")).unwrap(), None);
/// assert!(clean_name(Some("a\u{202e}b")).is_err());
/// ```
pub fn clean_name(name: Option<&str>) -> Result<Option<String>, Refusal> {
    let Some(name) = name else { return Ok(None) };
    let bad = |message: String| Err(Refusal::new(ErrorCode::BadName, message));
    // A name that is far too long is not looked at character by character.
    if name.len() > 16 * MAX_NAME {
        return bad(format!("a name has {MAX_NAME} characters at most"));
    }
    let name = name.split_whitespace().collect::<Vec<_>>().join(" ");
    if name.chars().any(hidden) {
        return bad("a name is plain text; leave out characters that can't be seen".into());
    }
    let length = name.chars().count();
    if length > MAX_NAME {
        return bad(format!(
            "a name has {MAX_NAME} characters at most, this one has {length}"
        ));
    }
    Ok((!name.is_empty()).then_some(name))
}

/// Controls, and what changes the direction or the look of the text around it.
fn hidden(character: char) -> bool {
    character.is_control()
        || matches!(character,
            '\u{00ad}' | '\u{061c}' | '\u{115f}' | '\u{1160}' | '\u{180e}' | '\u{200b}'..='\u{200f}'
            | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}'
            | '\u{ffa0}' | '\u{fff0}'..='\u{ffff}' | '\u{e0000}'..='\u{e0fff}')
}
