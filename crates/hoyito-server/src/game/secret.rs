//! Secrets of seats and invitations, and the ids of games.

use std::fmt;

use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};
use subtle::ConstantTimeEq as _;

use crate::protocol::{ErrorCode, Refusal};

/// 128 bits that open a seat, or let somebody sit down. Whoever has them is believed.
///
/// ```
/// use hoyito_server::game::Secret;
/// let secret: Secret = "00112233445566778899aabbccddeeff".parse().unwrap();
/// assert_eq!(secret.reveal(), "00112233445566778899aabbccddeeff");
/// assert_eq!(format!("{secret:?}"), "Secret");
/// assert!(secret.hash().opened_by(&secret));
/// ```
#[derive(Clone)]
pub struct Secret([u8; 16]);

impl Secret {
    /// From 16 bytes of the system's randomness.
    ///
    /// ```
    /// assert!(hoyito_server::game::Secret::new([7; 16]).reveal().starts_with("0707"));
    /// ```
    pub const fn new(bytes: [u8; 16]) -> Secret {
        Secret(bytes)
    }

    /// As it is written into a link.
    ///
    /// ```
    /// assert_eq!(hoyito_server::game::Secret::new([0; 16]).reveal().len(), 32);
    /// ```
    pub fn reveal(&self) -> String {
        hex(&self.0)
    }

    /// What is stored in its place.
    ///
    /// ```
    /// use hoyito_server::game::Secret;
    /// let [one, other] = [1, 2].map(|byte| Secret::new([byte; 16]));
    /// assert!(!one.hash().opened_by(&other));
    /// ```
    pub fn hash(&self) -> SecretHash {
        SecretHash(digest("hoyito secret", &self.0))
    }

    /// The id of the game that whoever holds this seat makes: one secret makes one game, however often it is asked for.
    ///
    /// ```
    /// use hoyito_server::game::Secret;
    /// assert_eq!(Secret::new([1; 16]).game(), Secret::new([1; 16]).game());
    /// ```
    pub fn game(&self) -> GameId {
        GameId(cut(digest("hoyito game", &self.0)))
    }

    /// The invitation of that game.
    ///
    /// ```
    /// use hoyito_server::game::Secret;
    /// let seat = Secret::new([1; 16]);
    /// assert_ne!(seat.invitation().reveal(), seat.reveal());
    /// ```
    pub fn invitation(&self) -> Secret {
        Secret(cut(digest("hoyito invitation", &self.0)))
    }
}

impl fmt::Debug for Secret {
    /// Never the secret: this ends up in logs.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret")
    }
}

impl std::str::FromStr for Secret {
    type Err = Refusal;

    fn from_str(text: &str) -> Result<Secret, Refusal> {
        unhex(text).map(Secret).ok_or_else(|| {
            Refusal::new(
                ErrorCode::BadSecret,
                "a secret is 32 hexadecimal digits in small letters; take it from the link as it is",
            )
        })
    }
}

/// The SHA-256 of a secret. 128 random bits need no salt and no slow hash: there is nothing to guess.
///
/// ```
/// use hoyito_server::game::{Secret, SecretHash};
/// let hash = Secret::new([1; 16]).hash();
/// let stored = serde_json::to_string(&hash).unwrap();
/// assert_eq!(serde_json::from_str::<SecretHash>(&stored).unwrap(), hash);
/// ```
#[derive(Serialize, Deserialize, Clone, Copy, PartialEq, Eq, Debug)]
#[serde(try_from = "String", into = "String")]
pub struct SecretHash([u8; 32]);

impl SecretHash {
    /// Whether this is the secret, in a time that does not depend on how much of it is right.
    ///
    /// ```
    /// use hoyito_server::game::Secret;
    /// let seat = Secret::new([3; 16]);
    /// assert!(seat.hash().opened_by(&seat));
    /// ```
    pub fn opened_by(&self, secret: &Secret) -> bool {
        self.0.ct_eq(&secret.hash().0).into()
    }
}

impl From<SecretHash> for String {
    fn from(hash: SecretHash) -> String {
        hex(&hash.0)
    }
}

impl TryFrom<String> for SecretHash {
    type Error = &'static str;

    fn try_from(text: String) -> Result<SecretHash, &'static str> {
        unhex(&text)
            .map(SecretHash)
            .ok_or("a hash is 64 hexadecimal digits in small letters")
    }
}

/// The id of a game: 80 bits, so that nobody comes upon a game by guessing. Whoever has it can watch.
///
/// ```
/// use hoyito_server::game::GameId;
/// let id: GameId = "0123456789abcdef0123".parse().unwrap();
/// assert_eq!(id.to_string(), "0123456789abcdef0123");
/// assert!("0123".parse::<GameId>().is_err());
/// ```
#[derive(Serialize, Deserialize, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[serde(try_from = "String", into = "String")]
pub struct GameId([u8; 10]);

impl GameId {
    /// The id of the rematch: both players, on whichever servers they are, come to the same.
    ///
    /// ```
    /// use hoyito_server::game::Secret;
    /// let first = Secret::new([1; 16]).game();
    /// assert_ne!(first.rematch(), first);
    /// ```
    pub fn rematch(&self) -> GameId {
        GameId(cut(digest("hoyito rematch", &self.0)))
    }
}

impl GameId {
    /// A number of its own for each game: what its engine's opinions start from.
    ///
    /// ```
    /// let id = hoyito_server::game::Secret::new([1; 16]).game();
    /// assert_eq!(id.seed(), id.seed());
    /// ```
    pub fn seed(&self) -> u64 {
        self.0
            .iter()
            .fold(0, |all, &byte| all << 8 | u64::from(byte))
    }
}

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex(&self.0))
    }
}

impl fmt::Debug for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl std::str::FromStr for GameId {
    type Err = Refusal;

    fn from_str(text: &str) -> Result<GameId, Refusal> {
        unhex(text).map(GameId).ok_or_else(|| {
            Refusal::new(
                ErrorCode::UnknownGame,
                "the id of a game is 20 hexadecimal digits in small letters; take it from the link as it is",
            )
        })
    }
}

impl From<GameId> for String {
    fn from(id: GameId) -> String {
        id.to_string()
    }
}

impl TryFrom<String> for GameId {
    type Error = Refusal;

    fn try_from(text: String) -> Result<GameId, Refusal> {
        text.parse()
    }
}

/// SHA-256, of different things never the same.
fn digest(what: &str, bytes: &[u8]) -> [u8; 32] {
    let mut hasher = Sha256::new();
    hasher.update(what.as_bytes());
    hasher.update([0]);
    hasher.update(bytes);
    hasher.finalize().into()
}

fn cut<const N: usize>(digest: [u8; 32]) -> [u8; N] {
    std::array::from_fn(|at| digest[at])
}

fn hex(bytes: &[u8]) -> String {
    let digit = |half: u8| char::from(b"0123456789abcdef"[usize::from(half)]);
    bytes
        .iter()
        .flat_map(|byte| [digit(byte >> 4), digit(byte & 15)])
        .collect()
}

fn unhex<const N: usize>(text: &str) -> Option<[u8; N]> {
    let digit = |byte: u8| match byte {
        b'0'..=b'9' => Some(byte - b'0'),
        b'a'..=b'f' => Some(byte - b'a' + 10),
        _ => None,
    };
    let text = text.as_bytes();
    if text.len() != 2 * N {
        return None;
    }
    let mut bytes = [0; N];
    for (byte, pair) in bytes.iter_mut().zip(text.chunks_exact(2)) {
        *byte = digit(pair[0])? << 4 | digit(pair[1])?;
    }
    Some(bytes)
}
