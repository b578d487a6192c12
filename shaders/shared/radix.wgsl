// Geometry of the radix sort: 8-bit digits, a tile of bodies per workgroup.
override TILE: u32 = 2048u;
const CHUNK = 256u;
// Where there are few tiles, the stage that writes a key counts its next digit for the tile that it comes to lie in: no stages that
// count and add up. Three tables of a row of 256 digits a tile take turns: digit k is in table k % 3, the next one is counted
// in the table after it, and the third is cleared.
override AHEAD: u32 = 0u;
const DIGITS = 8u;

// How many digits are sorted, the highest ones: those of the levels that the last tree had. Bodies that only lower digits tell apart share a leaf. Where the new tree goes deeper, bodies of one cell
// are told apart by their order (shared/level) for this one step: the next sees a deep tree, and sorts all. 0: no tree yet.
fn sortedDigits(deepest: u32) -> u32 {
  return select(min(DIGITS, (3u * deepest + 8u) / 8u), DIGITS, deepest == 0u);
}

// Levels whose three bits lie in so many digits; the highest bit of a key is none.
fn sortedLevels(digits: u32) -> u32 { return (8u * digits - 1u) / 3u; }

// A key without the bits of deeper levels, which stay unsorted.
fn sortedPart(key: vec2u, levels: u32) -> vec2u {
  let dropped = 63u - 3u * levels;
  return vec2u(key.x & (0xffffffffu << (max(dropped, 32u) - 32u)), select(key.y & (0xffffffffu << (dropped & 31u)), 0u, dropped > 31u));
}

fn radixDigit(key: vec2u, round: u32) -> u32 {
  let word = select(key.y, key.x, round >= 4u);
  return (word >> (8u * (round & 3u))) & 255u;
}

fn radixTiles(n: u32) -> u32 { return (n + TILE - 1u) / TILE; }
// First of the row of a tile in the table of a digit.
fn radixRow(n: u32, round: u32, tile: u32) -> u32 { return 256u * ((round % 3u) * radixTiles(n) + tile); }
