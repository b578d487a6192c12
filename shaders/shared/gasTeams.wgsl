#import gasHits
// Loops over neighbours by one thread a body, and by teams. A body high above a dense knot has ten thousand neighbours, each with little weight: one thread took
// longer for them than all others did together. So a workgroup takes each cluster whose list is too long for its own place, with TEAM threads for each of its bodies.

// Threads of a workgroup: bodies of one read mostly the same others.
override LOOP_THREADS: u32 = 128u;
// What the threads of a workgroup found, of NUMBERS that a stage adds up for each body.
var<workgroup> shares: array<f32, NUMBERS * FAN * TEAM>;
var<workgroup> turns: u32;

// Where the turns of a workgroup end that begin with `first`: it has one, or those that a few workgroups share out among `long` clusters. All threads ask together.
fn endOf(lane: u32, first: u32, long: u32) -> u32 {
  if (TEAM == 1u) { return first + 1u; }
  if (lane == 0u) { turns = long; }
  return workgroupUniformLoad(&turns);
}

// The body of a thread, and which part of its list it has.
fn bodyOf(lane: u32, turn: u32) -> u32 {
  if (TEAM == 1u) { return LOOP_THREADS * turn + lane; }
  let word = longFrom() + turn;
  return FAN * gasLists[word / 4u][word % 4u] + lane % FAN;
}
fn partOf(lane: u32) -> u32 { return select(lane / FAN, 0u, TEAM == 1u); }

// Whether the body is there, of `n`, and belongs to this loop: its list is in its own place, or is a team's.
fn isOurs(g: u32, n: u32) -> bool { return g < n && (TEAM > 1u || listOf(g).x < spareFrom()); }

fn share(lane: u32, number: u32, x: f32) { shares[number * FAN * TEAM + lane] = x; }

// Of a body of a team the sum of what its threads shared, in their order, or the largest.
fn added(lane: u32, number: u32) -> f32 {
  var sum = 0.0;
  for (var part = 0u; part < TEAM; part++) { sum += shares[(number * TEAM + part) * FAN + lane % FAN]; }
  return sum;
}
fn largest(lane: u32, number: u32) -> f32 {
  var most = shares[number * FAN * TEAM + lane % FAN];
  for (var part = 1u; part < TEAM; part++) { most = max(most, shares[(number * TEAM + part) * FAN + lane % FAN]); }
  return most;
}
