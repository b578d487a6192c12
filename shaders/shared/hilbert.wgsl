// Place of a cell on the Hilbert curve, by its turns: at every level the curve runs through the eight octants in one of 24 ways, and an octant's number on it
// and the way within it follow from both. To turn the coordinates takes some fifteen operations a level (H100, keys of 4 194 304 bodies: 201 us, 169 so).
// source: the curve of Skilling 2004 (AIP Conf. Proc. 707, 381)   assumes: fillTurns by 192 threads of the workgroup or more, then a barrier

// A byte for each way and octant, eight times the one plus the other: the way within it, times eight, and its number.
const TURNS = array<u32, 48>(
  0x021b1108u, 0x05342e27u, 0x56494738u, 0x0d0a145bu, 0x6e670130u, 0x150c1273u, 0x1a1d817eu, 0x038c504fu,
  0x22252b94u, 0x514e807fu, 0x2a232d9cu, 0x69a0061fu, 0x048b5748u, 0x35324639u, 0x4c6fab00u, 0x3d663a31u,
  0xb8538fb4u, 0x61423645u, 0x4a097b10u, 0x4d263c2fu, 0x0e555f84u, 0x21529043u, 0x60b9378eu, 0x0b5a745du,
  0xb0af6bbcu, 0x413e6265u, 0x16776da4u, 0x29986a63u, 0x403fb1aeu, 0x135c7275u, 0x7aa17d1eu, 0x4b68ac07u,
  0xa6851982u, 0xbf5488b3u, 0x1c8d0f5eu, 0x338a2091u, 0x24959b92u, 0xa7be1889u, 0x2c939d9au, 0x8778b6a9u,
  0x8679a5a2u, 0xb7a86cbbu, 0x7c17ad76u, 0x3b28aa99u, 0x588371b2u, 0x97449eb5u, 0x7059a3bau, 0x9f9664bdu,
);
const WAY = 0xf8u;
// A word each: workgroup memory is faster than a table of constants.
var<workgroup> turns: array<u32, 192>;

fn fillTurns(lane: u32) {
  if (lane < 192u) { turns[lane] = (TURNS[lane >> 2u] >> (8u * (lane & 3u))) & 255u; }
}

// What the curve comes to in some levels: their numbers, three bits each from bit 29 down, and the last turn.
struct Stretch {
  numbers: u32,
  turn: u32,
}

// Through the first `levels` (of ten) of the octants in a word, three bits each from bit 29 down, after a turn.
fn along(octants: u32, levels: u32, before: u32) -> Stretch {
  var turn = before;
  var numbers = 0u;
  for (var level = 0u; level < levels; level++) {
    turn = turns[(turn & WAY) | ((octants >> (27u - 3u * level)) & 7u)];
    numbers = (numbers << 3u) | (turn & 7u);
  }
  return Stretch(numbers << (30u - 3u * levels), turn);
}

// Key of a point with three 21-bit coordinates: 63 bits, high word first, of which those of the first `levels` (1 to 21) are right.
fn hilbertKey(point: vec3u, levels: u32) -> vec2u {
  let top = turns[((point.x >> 20u) << 2u) | ((point.y >> 20u) << 1u) | (point.z >> 20u)];
  let mid = along(interleave10((point >> vec3u(10u)) & vec3u(1023u)), 10u, top);
  let low = along(interleave10(point & vec3u(1023u)), max(levels, 11u) - 11u, mid.turn).numbers;
  return vec2u(((top & 7u) << 28u) | (mid.numbers >> 2u), (mid.numbers << 30u) | low);
}

// Interleaves three 10-bit numbers; x holds the highest bit of each triple.
fn interleave10(point: vec3u) -> u32 {
  var v = point;
  v = (v | (v << vec3u(16u))) & vec3u(0x030000ffu);
  v = (v | (v << vec3u(8u))) & vec3u(0x0300f00fu);
  v = (v | (v << vec3u(4u))) & vec3u(0x030c30c3u);
  v = (v | (v << vec3u(2u))) & vec3u(0x09249249u);
  return (v.x << 2u) | (v.y << 1u) | v.z;
}
