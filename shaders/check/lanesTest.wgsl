// lanesTest: tries each function of `lanes` on lanes with known numbers and says which went wrong: whether the form that it is compiled in is right on a device.
// writes: found (lanes that came to the end | wrong functions, a bit each)
// threads: 32 a workgroup
// source: our own   assumes: nothing. WebGPU does not say where in a subgroup a workgroup's threads sit; the form by subgroups wants all 32 in one word of a ballot
#import lanes
@group(0) @binding(0) var<storage, read_write> found: array<atomic<u32>>;
var<workgroup> seen: array<atomic<u32>, 32>;

// Numbers of the lanes: below 31, other ones in each workgroup, and runs of 1 to `most` that the first `runs` lanes have.
fn numberOf(lane: u32, salt: u32) -> u32 { return (lane * lane * 7u + lane * salt + 5u * salt) % 31u; }
fn flagOf(lane: u32, salt: u32) -> bool { return numberOf(lane, salt) % 3u == 0u; }
fn runOf(lane: u32, runs: u32, most: u32, salt: u32) -> u32 {
  return select(0u, 1u + numberOf(lane, salt) % most, lane < runs);
}

// Whether each of some runs went to its place. Their sum is 32 at most.
fn runsAreRight(lane: u32, runs: u32, most: u32, longest: u32, salt: u32) -> bool {
  let mine = runOf(lane, runs, longest, salt);
  workgroupBarrier();
  let before = runsBefore(lane, runs, mine, most);
  let total = workgroupUniformLoad(&laneTotal);
  var expected = 0u;
  var item = 0u;
  for (var k = 0u; k < runs; k++) {
    let begins = expected;
    expected += runOf(k, runs, longest, salt);
    if (lane >= begins && lane < expected) { item = 100u * k + lane - begins; }
  }
  var right = total == expected;
  expected = 0u;
  for (var k = 0u; k < min(lane, runs); k++) { expected += runOf(k, runs, longest, salt); }
  right = right && (lane >= runs || before == expected);
  layRuns(lane, before, 100u * lane, mine, most);
  workgroupBarrier();
  return right && (lane >= total || laidItem(lane) == item);
}

@compute @workgroup_size(32)
fn main(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) thread: u32) {
  let lane = laneOf(thread);
  let salt = group.x + 1u;
  var wrong = 0u;

  atomicAdd(&seen[lane & 31u], 1u);
  workgroupBarrier();
  wrong |= u32(lane >= LANES || atomicLoad(&seen[lane & 31u]) != 1u);

  var before = 0u;
  var all = 0u;
  var most = 0u;
  var least = LANES;
  var votes = 0u;
  var flags = vec4u(0u);
  var flagsInAll = vec4u(0u);
  for (var k = 0u; k < LANES; k++) {
    let four = vec4u(vec4<bool>(flagOf(k, salt), flagOf(k, salt + 1u), flagOf(k, salt + 2u), true));
    if (k < lane) {
      before += numberOf(k, salt);
      flags += four;
    }
    all += numberOf(k, salt);
    most = max(most, numberOf(k, salt));
    least = min(least, numberOf(k, salt));
    votes |= select(0u, 1u << k, flagOf(k, salt));
    flagsInAll += four;
  }
  let mine = numberOf(lane, salt);
  wrong |= u32(lanesBefore(lane, mine) != before) << 1u;
  wrong |= u32(workgroupUniformLoad(&laneTotal) != all) << 2u;
  wrong |= u32(vote(lane, flagOf(lane, salt)) != votes) << 3u;
  workgroupBarrier();
  let found4 = flagsBefore(lane, flagOf(lane, salt), flagOf(lane, salt + 1u), flagOf(lane, salt + 2u), true);
  let places = vec4u(0u, 6u, 12u, 18u);
  wrong |= u32(any(((vec4u(found4.x) >> places) & vec4u(63u)) != flags)) << 4u;
  wrong |= u32(any(((vec4u(found4.y) >> places) & vec4u(63u)) != flagsInAll)) << 5u;
  wrong |= u32(!runsAreRight(lane, 1u + salt % 4u, 8u, 8u, salt)) << 6u;
  wrong |= u32(!runsAreRight(lane, 1u + salt % 2u, 16u, 16u, salt)) << 7u;
  // Whole numbers, whose sums round nowhere.
  let number = f32(mine);
  wrong |= u32(any(lanesSum(lane, vec4f(number, -number, 2.0 * number, 1.0)) != f32(all) * vec4f(1.0, -1.0, 2.0, 0.0) + vec4f(0.0, 0.0, 0.0, 32.0))) << 8u;
  wrong |= u32(any(lanesMin(lane, vec4f(number, -number, 1.0, 0.0)) != vec4f(f32(least), -f32(most), 1.0, 0.0))) << 9u;
  wrong |= u32(lanesSumOf(lane, number) != f32(all)) << 10u;
  wrong |= u32(any(lanesSumOfTwo(lane, vec2f(number, 3.0)) != vec2f(f32(all), 96.0))) << 11u;
  wrong |= u32(lanesMostOf(lane, number) != f32(most)) << 12u;
  wrong |= u32(lanesCount(lane, mine) != all) << 13u;
  atomicOr(&found[1], wrong);
  atomicAdd(&found[0], 1u);
}
