// wake: tells the neighbours of gas whose own step ended how long theirs may be: four times as long as its own, two rungs, and within Courant's condition for the
//   signal speed of the pair, which one in a long step doesn't know yet.
// reads: gasParams, gasOld (longest step), gasSized (place, H), gasMotion (velocity, u), gasLists, gasHits, status
// reads, writes: gasWake (the bits of the longest step, each turned over; 0: none)
// threads: 128 a workgroup, one a gas body, or 256, TEAM a body, where lists are long
// source: Saitoh & Makino 2009   assumes: keep done
#import params
#import flat
#import status
#import gas
@group(0) @binding(0) var<uniform> gasParams: GasParams;
@group(0) @binding(1) var<storage, read> gasOld: array<vec4f>;
@group(0) @binding(2) var<storage, read> gasSized: array<vec4f>;
@group(0) @binding(3) var<storage, read> gasMotion: array<vec4f>;
@group(0) @binding(4) var<storage, read> gasLists: array<vec4u>;
@group(0) @binding(5) var<storage, read> gasHits: array<u32>;
@group(0) @binding(6) var<storage, read> status: Status;
@group(0) @binding(7) var<storage, read_write> gasWake: array<atomic<u32>>;
#import gasTeams
// A team has nothing to add up.
const NUMBERS = 1u;
const STEPS_APART = 4.0;

fn soundOf(u: f32) -> f32 { return sqrt(gasParams.gamma * (gasParams.gamma - 1.0) * max(u, 0.0)); }

fn wakeAll(g: u32, part: u32) {
  let old = gasOld[g];
  if (goesOnItsWay(old)) { return; }
  let theirs = STEPS_APART * old.w;
  // As long as the step of the run; so is what Courant's condition allows, unless H is four times less there.
  if (theirs >= gasParams.dt) { return; }
  let own = gasSized[g];
  let motion = gasMotion[g];
  let c = soundOf(motion.w);
  var hits = hitsOf(g, part);
  while (goesOn(&hits)) {
    let j = nextHit(&hits);
    let other = gasSized[j];
    let theirMotion = gasMotion[j];
    let d = nearest(own.xyz - other.xyz);
    let r2 = dot(d, d);
    if (r2 == 0.0) { continue; }
    let along = dot(motion.xyz - theirMotion.xyz, d) + gasParams.expansion * r2;
    let speed = c + soundOf(theirMotion.w) - 3.0 * min(along, 0.0) * inverseSqrt(r2);
    // Without pressure and motion there is no speed.
    let courant = 2.0 * gasParams.courant * other.w / max(speed, 1e-30);
    atomicMax(&gasWake[j], ~bitcast<u32>(min(theirs, courant)));
  }
}

@compute @workgroup_size(LOOP_THREADS)
fn main(@builtin(workgroup_id) group: vec3u, @builtin(num_workgroups) groups: vec3u, @builtin(local_invocation_index) lane: u32) {
  let first = flatGroup(group, groups);
  let end = endOf(lane, first, status.gasLong);
  for (var turn = first; turn < end; turn += groups.x) {
    let g = bodyOf(lane, turn);
    if (isOurs(g, status.gas) && (status.faults & FAULT_OVERFLOW) == 0u) { wakeAll(g, partOf(lane)); }
  }
}
