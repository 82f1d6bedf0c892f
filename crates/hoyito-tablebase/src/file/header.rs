//! The fixed beginning of a file: docs/tablebase-format.md.

use hoyito::{EndlessSowing, Variant};

use super::code::{Alphabet, BLOCK};
use crate::layer::margin;
use crate::{Index, LastFourTo, Setting};

/// Bytes of the header.
pub(super) const HEADER: usize = 64;

/// Bytes of the SHA-256 at the end.
pub(super) const SEAL: usize = 32;

/// Bytes of a block's entry in the list: length, the bit where its second half begins, and checksum.
pub(super) const ENTRY: usize = 8;

const MAGIC: [u8; 8] = *b"HOYITOTB";

/// This version of the format.
const VERSION: u16 = 2;

/// What a header says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Header {
    pub setting: Setting,
    pub seeds: usize,
    pub boards: u64,
    /// Where the list of blocks begins.
    pub list: u64,
    /// Bytes of the file.
    pub length: u64,
    pub alphabet: Alphabet,
    /// Checksums of the codes and of the list of blocks.
    pub codes_sum: u32,
    pub list_sum: u32,
}

/// Whether a file that begins so was written by an older version, and has to be built again.
pub(super) fn is_older(bytes: &[u8; 10]) -> bool {
    bytes[..8] == MAGIC && version(bytes) < VERSION
}

fn version(bytes: &[u8]) -> u16 {
    u16::from_le_bytes([bytes[8], bytes[9]])
}

impl Header {
    pub fn blocks(&self) -> u64 {
        self.boards.div_ceil(BLOCK as u64)
    }

    /// Bytes of the codes, which follow the header: values, counts, lengths of words.
    pub fn codes(&self) -> usize {
        let lengths = self.alphabet.symbols().pow(2);
        9 * self.alphabet.values + lengths.div_ceil(2)
    }

    pub fn to_bytes(self) -> [u8; HEADER] {
        let mut bytes = [0; HEADER];
        bytes[..8].copy_from_slice(&MAGIC);
        bytes[8..10].copy_from_slice(&VERSION.to_le_bytes());
        bytes[10] = 1 + self.setting.variant as u8;
        bytes[11] = self.setting.mover() as u8;
        bytes[12] = self.setting.other() as u8;
        bytes[13] = match self.setting.last_four {
            LastFourTo::Captor => 0,
            LastFourTo::Mover => 1,
            LastFourTo::Other => 2,
        };
        bytes[14] = match self.setting.endless_sowing {
            EndlessSowing::Forbidden => 0,
            EndlessSowing::EndsRound => 1,
        };
        bytes[15] = self.seeds as u8;
        bytes[16..24].copy_from_slice(&self.boards.to_le_bytes());
        bytes[24..32].copy_from_slice(&self.list.to_le_bytes());
        bytes[32..40].copy_from_slice(&self.length.to_le_bytes());
        bytes[40..44].copy_from_slice(&(BLOCK as u32).to_le_bytes());
        bytes[44] = self.alphabet.values as u8;
        bytes[45] = self.alphabet.group as u8;
        bytes[48..52].copy_from_slice(&self.codes_sum.to_le_bytes());
        bytes[52..56].copy_from_slice(&self.list_sum.to_le_bytes());
        let sum = crc32fast::hash(&bytes[..60]);
        bytes[60..].copy_from_slice(&sum.to_le_bytes());
        bytes
    }

    /// Reads a header; the error says what is wrong with the file.
    pub fn from_bytes(bytes: &[u8]) -> Result<Header, String> {
        let Some(bytes) = bytes.get(..HEADER) else {
            return Err("too short for a tablebase; build it again".into());
        };
        if bytes[..8] != MAGIC {
            return Err("no tablebase; it should begin with HOYITOTB".into());
        }
        let version = version(bytes);
        if version != VERSION {
            return Err(format!(
                "a tablebase of version {version}; this program reads version {VERSION}, build it again"
            ));
        }
        if crc32fast::hash(&bytes[..60]) != u32_at(bytes, 60) {
            return Err("the header is damaged; build it again".into());
        }
        Header::fields(bytes).ok_or_else(|| "the header makes no sense; build it again".into())
    }

    fn fields(bytes: &[u8]) -> Option<Header> {
        let variant = match bytes[10] {
            1 => Variant::I,
            2 => Variant::II,
            3 => Variant::III,
            _ => return None,
        };
        let mut setting = Setting::new(variant, bytes[11].into(), bytes[12].into())?;
        setting.last_four = match bytes[13] {
            0 => LastFourTo::Captor,
            1 => LastFourTo::Mover,
            2 => LastFourTo::Other,
            _ => return None,
        };
        setting.endless_sowing = match bytes[14] {
            0 => EndlessSowing::Forbidden,
            1 => EndlessSowing::EndsRound,
            _ => return None,
        };
        let header = Header {
            setting,
            seeds: bytes[15].into(),
            boards: u64_at(bytes, 16),
            list: u64_at(bytes, 24),
            length: u64_at(bytes, 32),
            alphabet: Alphabet::new(bytes[44].into()),
            codes_sum: u32_at(bytes, 48),
            list_sum: u32_at(bytes, 52),
        };
        let index = Index::new(&setting, header.seeds)?;
        let values = 1..=2 * margin(header.seeds) as usize + 1;
        let list = header.blocks().checked_mul(ENTRY as u64)?;
        let sound = index.boards() == header.boards
            && values.contains(&header.alphabet.values)
            && header.alphabet.group == usize::from(bytes[45])
            && u32_at(bytes, 40) == BLOCK as u32
            && header.list >= (HEADER + header.codes()) as u64
            && header.list.checked_add(list)?.checked_add(SEAL as u64)? == header.length;
        sound.then_some(header)
    }
}

fn u32_at(bytes: &[u8], at: usize) -> u32 {
    u32::from_le_bytes(bytes[at..at + 4].try_into().expect("four bytes"))
}

fn u64_at(bytes: &[u8], at: usize) -> u64 {
    u64::from_le_bytes(bytes[at..at + 8].try_into().expect("eight bytes"))
}
