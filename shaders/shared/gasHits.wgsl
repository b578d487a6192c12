#import gas
// A list is read in pieces of so many clusters: all of a piece are tested before any of its bodies is worked out, so that threads side by side have about
// as much to work out, and none waits for others at each cluster.
const PIECE = 128u;
const WORDS = PIECE / 4u;

// Which bodies of a piece are near, a bit each; of a thread, its words 64 apart.
var<workgroup> hitsOf: array<u32, GAS_THREADS * WORDS>;

// Where a thread is among the bodies that it works out.
struct Hits {
  word: u32,  // of the piece
  words: u32, // that the piece has
  bits: u32,  // of the word that are left
}

// Of a cluster's eight bodies, a bit each for those that there are, of `n`.
fn thereIn(first: u32, n: u32) -> u32 {
  return select(0xffu, (1u << (n - min(first, n))) - 1u, first + FAN > n);
}

fn firstHits(lane: u32, length: u32) -> Hits {
  return Hits(0u, (length + 3u) / 4u, hitsOf[lane]);
}

// Goes on to a word with something left; false at the end.
fn goesOn(hits: ptr<function, Hits>, lane: u32) -> bool {
  while ((*hits).bits == 0u) {
    (*hits).word++;
    if ((*hits).word >= (*hits).words) { return false; }
    (*hits).bits = hitsOf[GAS_THREADS * (*hits).word + lane];
  }
  return true;
}

// The next body, of a piece of a list that begins at `at`.
fn nextHit(hits: ptr<function, Hits>, at: u32) -> u32 {
  let bit = countTrailingZeros((*hits).bits);
  (*hits).bits &= (*hits).bits - 1u;
  return FAN * gasLists[at + 4u * (*hits).word + bit / FAN] + bit % FAN;
}
