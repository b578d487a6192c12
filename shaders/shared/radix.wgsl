// Geometry of the radix sort: 8-bit digits, a tile of bodies per workgroup.
const TILE = 2048u;
const CHUNK = 256u;

fn radixDigit(key: vec2u, round: u32) -> u32 {
  let word = select(key.y, key.x, round >= 4u);
  return (word >> (8u * (round & 3u))) & 255u;
}
