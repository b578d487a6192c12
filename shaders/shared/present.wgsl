// Which of the 256 items of a tile are in which row: word w of row r holds a bit for each of the items 32 w .. 32 w + 31. A stage that imports it says
// how many rows there are (ROWS), sets the bits, and waits for all of them before it asks for a rank.
var<workgroup> present: array<atomic<u32>, 8u * ROWS>;

// How many items of a row come before that of `word` and `bit`.
fn rank(row: u32, word: u32, bit: u32) -> u32 {
  var before = countOneBits(atomicLoad(&present[row * 8u + word]) & (bit - 1u));
  for (var w = 0u; w < word; w++) { before += countOneBits(atomicLoad(&present[row * 8u + w])); }
  return before;
}
