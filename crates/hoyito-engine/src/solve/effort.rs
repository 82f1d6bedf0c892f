//! Efforts: how much work a proof still seems to need. Compared and added, never believed.

/// Nothing left to do.
pub(super) const DONE: u32 = 0;

/// Not to be had.
pub(super) const NEVER: u32 = u32::MAX;

/// The largest effort that is told apart.
pub(super) const MOST: u32 = 31 << 14;

/// An effort in eight bits, never less than it was: whoever gave up on a question must find it as hard as it was.
pub(super) fn pack(effort: u32) -> u8 {
    let effort = effort.min(MOST);
    if effort < 16 {
        return effort as u8;
    }
    let shift = effort.ilog2() - 4;
    let rounded = effort.div_ceil(1 << shift);
    // Rounded up to the next power of two, the mantissa is 0 and the exponent one more.
    (((shift + 1) << 4) + (rounded - 16)) as u8
}

pub(super) fn unpack(bits: u8) -> u32 {
    let (exponent, mantissa) = (u32::from(bits >> 4), u32::from(bits & 15));
    match exponent {
        0 => mantissa,
        _ => (16 + mantissa) << (exponent - 1),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn efforts_are_rounded_up_a_little() {
        for effort in (0..2000)
            .chain((1 << 15) - 3..(1 << 15) + 3)
            .chain([MOST - 1, MOST])
        {
            let kept = unpack(pack(effort));
            assert!(
                kept >= effort && kept <= effort + effort / 16,
                "{effort} {kept}"
            );
        }
        assert!((0..255).all(|bits| unpack(bits) < unpack(bits + 1)));
        assert_eq!(unpack(pack(u32::MAX)), MOST);
    }
}
