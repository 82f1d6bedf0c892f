//! Large zeroed memory on large pages where the system has them: random reads of a layer are mostly misses, and on
//! small pages each costs a second one for the page's address.

use std::sync::atomic::AtomicU8;

use zerocopy::FromBytes as _;

#[cfg(not(target_family = "wasm"))]
type Memory = memmap2::MmapMut;

#[cfg(target_family = "wasm")]
type Memory = Vec<u8>;

/// Zeroed bytes.
#[derive(Debug)]
pub(crate) struct Bytes(Memory);

impl Bytes {
    #[cfg(not(target_family = "wasm"))]
    pub fn new(len: u64) -> std::io::Result<Bytes> {
        let len = usize::try_from(len.max(1)).map_err(std::io::Error::other)?;
        let map = Memory::map_anon(len)?;
        // Small pages do as well, only slower.
        #[cfg(target_os = "linux")]
        let _ = map.advise(memmap2::Advice::HugePage);
        Ok(Bytes(map))
    }

    /// A browser has no maps.
    #[cfg(target_family = "wasm")]
    pub fn new(len: u64) -> std::io::Result<Bytes> {
        let len = usize::try_from(len).map_err(std::io::Error::other)?;
        let mut bytes = Memory::new();
        bytes
            .try_reserve_exact(len)
            .map_err(std::io::Error::other)?;
        bytes.resize(len, 0);
        Ok(Bytes(bytes))
    }

    #[inline(always)]
    pub fn as_slice(&self) -> &[u8] {
        &self.0
    }

    pub fn as_mut_slice(&mut self) -> &mut [u8] {
        &mut self.0
    }

    /// For several threads at once.
    pub fn as_atomic(&mut self) -> &[AtomicU8] {
        <[AtomicU8]>::mut_from_bytes(&mut self.0).expect("bytes need no alignment")
    }
}
