// Geometry of the sort by bins: a bin for every BIN bodies of the last order, from the key of its first one on, with room for CAPACITY.
const BIN = 512u;
const CAPACITY = 1024u;
fn binsOf(n: u32) -> u32 { return max(1u, (n + BIN - 1u) / BIN); }
