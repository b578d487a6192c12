// correct: ends a block step: sums the parts of force and jerk, corrects position and velocity of the bodies that are due, and
// gives each its next step.
// reads: turn, jerkParts, blockState   reads, writes: fixedPosition (hi, time | lo, mass), fixedVelocity (hi, wished step | lo,
//   frozen), acceleration, jerk (SIXTH: and snap, w: 1 once there were first forces, and crackle behind each)   writes: due
// threads: 64 a workgroup, one a body that is due
// source: Makino & Aarseth 1992, Eqs 5 to 8, and their Eq. 9 (Aarseth 1985) for the step; SIXTH: Nitadori & Makino 2008, section 2.
//   A step may be halved at will and doubled where the time allows
// assumes: force/jerk done; at time 0 forces are the first (SIXTH: and those after them), and nothing moves
#import blocks
#import fixed
#import finite
override SIXTH: u32 = 0u;
@group(0) @binding(0) var<uniform> params: Params;
@group(0) @binding(1) var<storage, read> turn: array<u32>;
@group(0) @binding(2) var<storage, read> jerkParts: array<vec4f>;
@group(0) @binding(3) var<storage, read> blockState: array<u32>;
@group(0) @binding(4) var<storage, read_write> fixedPosition: array<vec4u>;
@group(0) @binding(5) var<storage, read_write> fixedVelocity: array<vec4u>;
@group(0) @binding(6) var<storage, read_write> acceleration: array<vec4f>;
@group(0) @binding(7) var<storage, read_write> jerk: array<vec4f>;
@group(0) @binding(8) var<storage, read_write> due: array<u32>;

const WIDTH = 64u;
// A first step, from acceleration and jerk alone, is this much of sqrt(eta) |a| / |j|: within the 0.01 |a| / |j| that phiGRAPE
// begins with at eta 0.02 (Harfst+ 2007). Where an acceleration passes through an extremum its jerk says little of how it will change.
const FIRST = 0.05;
// No body wishes for more.
const LONGEST = 1e30;

// The next step after one of length h, by acceleration, jerk, snap and crackle times 1, h, h^2 and h^3: so that none is too large.
fn stepOf(h: f32, a: vec3f, j: vec3f, s: vec3f, c: vec3f) -> f32 {
  let above = length(a) * length(s) + dot(j, j);
  let below = length(j) * length(c) + dot(s, s);
  return select(LONGEST, h * sqrt(params.eta * above / below), below > 0.0);
}

// The same of sixth order, with the crackle's change: by the general criterion, eta^(1/2) (A1 / A3)^(1/2) with
// Ak^2 = |a(k-1)| |a(k+1)| + |a(k)|^2 of the k-th derivatives a(k). Theirs has A4, whose fifth derivative would be rounding here.
fn sixthStepOf(h: f32, a: vec3f, j: vec3f, s: vec3f, c: vec3f, change: vec3f) -> f32 {
  let above = length(a) * length(s) + dot(j, j);
  let below = length(s) * length(change) + dot(c, c);
  return select(LONGEST, h * sqrt(params.eta * sqrt(above / below)), below > 0.0);
}

@compute @workgroup_size(64)
fn main(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) lane: u32) {
  let slot = group.x * WIDTH + lane;
  let count = blockState[BLOCK_ACTIVE];
  if (slot >= count) { return; }
  let i = turn[slot];
  let now = blockState[BLOCK_NOW];
  let slots = (count + WIDTH - 1u) / WIDTH * WIDTH;
  var force = vec4f(0);
  var change = vec3f(0);
  var bend = vec3f(0);
  for (var part = 0u; part < blockState[BLOCK_SPLITS]; part++) {
    let at = (2u + SIXTH) * (part * slots + slot);
    force += jerkParts[at];
    change += jerkParts[at + 1u].xyz;
    if (SIXTH == 1u) { bend += jerkParts[at + 2u].xyz; }
  }
  let own = (1u + 2u * SIXTH) * i;
  let x = fixedPosition[2u * i];
  let v = fixedVelocity[2u * i];
  let xLow = fixedPosition[2u * i + 1u];
  let vLow = fixedVelocity[2u * i + 1u];
  let ticks = now - x.w;
  let h = tickLength() * f32(ticks);
  let a0 = pace() * acceleration[i].xyz;
  let j0 = pace() * jerk[own].xyz;
  let a1 = pace() * force.xyz;
  let j1 = pace() * change;
  let s1 = pace() * bend;
  var s0 = vec3f(0);
  let velocity = Fixed(bitcast<vec3i>(v.xyz), vLow.xyz);
  var moved = h * (toFloat(velocity) + h * (0.35 * a0 + 0.15 * a1 + h * (0.05 * j0 - j1 / 30.0)));
  var sped = h * (0.5 * (a0 + a1) + h / 12.0 * (j0 - j1));
  if (SIXTH == 1u) {
    s0 = pace() * jerk[own + 1u].xyz;
    sped = h * (0.5 * (a0 + a1) + h * (0.1 * (j0 - j1) + h / 120.0 * (s0 + s1)));
    moved = h * (toFloat(velocity) + 0.5 * sped + h * (0.1 * (a0 - a1) + h / 120.0 * (j0 + j1)));
  }
  let frozen = vLow.w != 0u || !finite(moved) || !finite(sped) || !finite(force.xyz) || !finite(change) || !finite(bend);
  var wish = LONGEST;
  var crackle = vec3f(0);
  if (frozen) {
    // It stays where it was last seen, without mass, so that the others go on.
    fixedPosition[2u * i] = vec4u(x.xyz, now);
    fixedPosition[2u * i + 1u] = vec4u(xLow.xyz, 0u);
    fixedVelocity[2u * i] = vec4u(vec3u(0u), bitcast<u32>(LONGEST));
    fixedVelocity[2u * i + 1u] = vec4u(vec3u(0u), select(vLow.w, NEWLY_FROZEN, vLow.w == 0u));
    acceleration[i] = vec4f(0);
    for (var k = 0u; k < 1u + 2u * SIXTH; k++) { jerk[own + k] = vec4f(0); }
  } else {
    if (ticks == 0u) {
      // One that was wished for before stays: forces are there again where a kick changed velocities alone.
      wish = bitcast<f32>(v.w);
      if (wish == 0.0) { wish = FIRST * select(LONGEST, sqrt(params.eta) * length(a1) / length(j1), dot(j1, j1) > 0.0); }
    } else if (SIXTH == 1u) {
      // Crackle and its change at the end of the step, by the cubic through jerks and snaps of both ends: of differences of accelerations
      // float32 would leave little of them.
      let dj = h * (j0 - j1);
      let c = 6.0 * dj + h * h * (2.0 * s0 + 4.0 * s1);
      crackle = select(vec3f(0), c / (h * h * h), abs(h) > 1e-12);
      wish = sixthStepOf(abs(h), a1, h * j1, h * h * s1, c, 12.0 * dj + 6.0 * h * h * (s0 + s1));
    } else {
      let s = 6.0 * (a1 - a0) - h * (4.0 * j0 + 2.0 * j1);
      let c = 12.0 * (a0 - a1) + 6.0 * h * (j0 + j1);
      wish = stepOf(abs(h), a1, h * j1, s + c, c);
    }
    let xNext = fixedSum(Fixed(bitcast<vec3i>(x.xyz), xLow.xyz), toFixed(moved));
    let vNext = fixedSum(velocity, toFixed(sped));
    fixedPosition[2u * i] = vec4u(bitcast<vec3u>(xNext.hi), now);
    fixedPosition[2u * i + 1u] = vec4u(xNext.lo, xLow.w);
    fixedVelocity[2u * i] = vec4u(bitcast<vec3u>(vNext.hi), bitcast<u32>(wish));
    fixedVelocity[2u * i + 1u] = vec4u(vNext.lo, 0u);
    acceleration[i] = force;
    // The first snap knew no accelerations of the sources: another round at the same time gives the true one.
    let again = SIXTH == 1u && ticks == 0u && jerk[own + 1u].w == 0.0;
    jerk[own] = vec4f(change, 0.0);
    if (SIXTH == 1u) {
      jerk[own + 1u] = vec4f(bend, 1.0);
      jerk[own + 2u] = vec4f(crackle / pace(), 0.0);
    }
    if (again) {
      due[i] = now;
      return;
    }
  }
  var next = ticksWithin(wish);
  if (ticks > 0u && next > ticks) { next = select(ticks, 2u * ticks, now % (2u * ticks) == 0u); }
  due[i] = now + next;
}
