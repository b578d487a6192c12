// Geometry of the radix sort: 8-bit digits, a tile of bodies per workgroup.
override TILE: u32 = 2048u;
const CHUNK = 256u;
// Where there are few tiles, whoever writes a key counts its next digit for the tile that it comes to lie in: no stages that
// count and add up. Three tables of a row of 256 digits a tile take turns: digit k is in table k % 3, the next one is counted
// in the table after it, and the third is cleared.
override AHEAD: u32 = 0u;
const DIGITS = 8u;

fn radixDigit(key: vec2u, round: u32) -> u32 {
  let word = select(key.y, key.x, round >= 4u);
  return (word >> (8u * (round & 3u))) & 255u;
}

fn radixTiles(n: u32) -> u32 { return (n + TILE - 1u) / TILE; }
// First of the row of a tile in the table of a digit.
fn radixRow(n: u32, round: u32, tile: u32) -> u32 { return 256u * ((round % 3u) * radixTiles(n) + tile); }
