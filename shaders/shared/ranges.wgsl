#import params
// Bodies with mass stand first, and test particles behind them (RANGES 2): those are no sources, so cubes and trees know the bodies with mass as if they were
// alone. Each range is sorted by itself, along a curve of its own.
override RANGES: u32 = 1u;
// In the highest bit of a key, which no place on a curve has: it is a test particle's, and comes behind all others.
const BEHIND = 0x80000000u;

// Bodies with mass.
fn massive() -> u32 { return select(params.n, params.massive, RANGES == 2u); }
// First body of the range that a body is in, and the one behind its last.
fn rangeBegin(i: u32) -> u32 { return select(0u, params.massive, isTest(i)); }
fn rangeEnd(i: u32) -> u32 { return select(massive(), params.n, isTest(i)); }
fn isTest(i: u32) -> bool { return RANGES == 2u && i >= params.massive; }
