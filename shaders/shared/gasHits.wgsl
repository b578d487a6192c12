#import gas
// Which bodies of the clusters of a list are near a body of its cluster, a bit each, four clusters a word. They are found once for all loops: so threads side by
// side have about as much to work out in these, and none waits for others at each cluster. Words of a cluster's eight bodies are side by side.

// Threads that share a body's list, whose words they take in turns (shared/gasTeams).
override TEAM: u32 = 1u;

struct Hits {
  at: u32,    // where the list begins, in fours
  place: u32, // where its first word is
  words: u32, // that it has
  word: u32,  // the next one
  bits: u32,  // of the last word that are left
  four: vec4u, // clusters of the last word
}

// Where the list of a body begins, at a multiple of four, and its length.
fn listOf(g: u32) -> vec2u {
  let cluster = g / FAN;
  let two = gasLists[cluster / 2u];
  return select(two.xy, two.zw, cluster % 2u == 1u);
}

// Of a body's list the words of the thread `part` of its TEAM.
fn hitsOf(g: u32, part: u32) -> Hits {
  let list = listOf(g);
  return Hits(list.x / 4u, 2u * (list.x - listsFrom()) + g % FAN, (list.y + 3u) / 4u, part, 0u, vec4u(0u));
}

// Of a cluster's eight bodies, a bit each for those that there are, of `n`.
fn thereIn(first: u32, n: u32) -> u32 {
  return select(0xffu, (1u << (n - min(first, n))) - 1u, first + FAN > n);
}

// Goes on to a word with something left; false at the end.
fn goesOn(hits: ptr<function, Hits>) -> bool {
  while ((*hits).bits == 0u) {
    if ((*hits).word >= (*hits).words) { return false; }
    (*hits).bits = gasHits[(*hits).place + FAN * (*hits).word];
    (*hits).four = gasLists[(*hits).at + (*hits).word];
    (*hits).word += TEAM;
  }
  return true;
}

// The next body.
fn nextHit(hits: ptr<function, Hits>) -> u32 {
  let bit = countTrailingZeros((*hits).bits);
  (*hits).bits &= (*hits).bits - 1u;
  let two = select((*hits).four.xy, (*hits).four.zw, bit >= 2u * FAN);
  return FAN * select(two.x, two.y, (bit / FAN) % 2u == 1u) + bit % FAN;
}
