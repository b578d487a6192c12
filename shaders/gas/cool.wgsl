// cool: lets gas lose energy by radiation for a step, or be heated by that of a background, dense gas go to the energy of its two phases, or stay at a floor of
//   the pressure, and become stars.
// reads: gasParams, posMass, id, gasTables, status, awake, rungState   reads, writes: gasState (u; 0: a star now), gasSpare (energy that has left, time of birth; n)
// threads: 256 a workgroup, one a body
// source: Townsend 2009 (cooling at even density by its integral, so that no step is too long); Springel & Hernquist 2003; Robertson & Kravtsov 2008 (floor);
//   the number that decides by MurmurHash3's finaliser (Appleby 2008), see src/physics/gas/starFormation.ts   assumes: heat done; densities are those of the last forces
#import rungs
#import flat
#import status
#import gas
#import gasBackground
@group(0) @binding(0) var<uniform> params: Params;
@group(0) @binding(1) var<uniform> gasParams: GasParams;
@group(0) @binding(2) var<storage, read> posMass: array<vec4f>;
@group(0) @binding(3) var<storage, read> id: array<u32>;
@group(0) @binding(4) var<storage, read> gasTables: array<f32>;
@group(0) @binding(5) var<storage, read> status: Status;
@group(0) @binding(6) var<storage, read_write> gasState: array<vec4f>;
@group(0) @binding(7) var<storage, read_write> gasSpare: array<vec4f>;
@group(0) @binding(8) var<storage, read> awake: array<u32>;
@group(0) @binding(9) var<storage, read> rungState: array<u32>;
// 2: a block step on rungs, which ends the steps of some bodies; else `awake` and `rungState` may be anything.
override RUNGS: u32 = 0u;

// 1: a background heats the gas.
override BACKGROUND: u32 = 0u;

// The integral up to u.
fn lossTo(u: f32) -> f32 {
  let last = COOL_POINTS - 1u;
  let at = (log2(u) - gasParams.coolFirst) * gasParams.coolPer;
  if (at <= 0.0) { return 0.0; }
  if (at >= f32(last)) { return gasTables[last] + 2.0 * gasParams.coolEnd * (sqrt(u / energyAt(i32(last))) - 1.0); }
  let k = u32(at);
  let low = energyAt(i32(k));
  let part = clamp((u - low) / (energyAt(i32(k) + 1) - low), 0.0, 1.0);
  return mix(gasTables[k], gasTables[k + 1u], part);
}

// The energy up to which the integral is `loss`.
fn energyOf(loss: f32) -> f32 {
  let last = COOL_POINTS - 1u;
  if (loss >= gasTables[last]) {
    let root = 1.0 + 0.5 * (loss - gasTables[last]) / gasParams.coolEnd;
    return energyAt(i32(last)) * root * root;
  }
  var low = 0u;
  var high = last;
  while (high - low > 1u) {
    let middle = (low + high) / 2u;
    if (gasTables[middle] <= loss) { low = middle; } else { high = middle; }
  }
  let part = (loss - gasTables[low]) / (gasTables[high] - gasTables[low]);
  return mix(energyAt(i32(low)), energyAt(i32(high)), clamp(part, 0.0, 1.0));
}

fn mixed(word: u32) -> u32 {
  var h = word ^ (word >> 16u);
  h *= 0x85ebca6bu;
  h ^= h >> 13u;
  h *= 0xc2b2ae35u;
  return h ^ (h >> 16u);
}

// A number in [0, 1) for a body and a step.
fn draw(body: u32, step: u32) -> f32 {
  var h = mixed((body * 0x9e3779b1u) ^ (step * 0xc2b2ae3du));
  h = mixed(h + body);
  return f32(h >> 8u) / 16777216.0;
}

@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) group: vec3u, @builtin(num_workgroups) groups: vec3u, @builtin(local_invocation_index) lane: u32) {
  let i = flatGroup(group, groups) * 256u + lane;
  if (i >= params.n || (status.faults & FAULT_OVERFLOW) != 0u) { return; }
  let state = gasState[i];
  let mass = posMass[i].w;
  if (state.x <= 0.0 || mass <= 0.0) { return; }
  var dt = gasParams.dt;
  var stamp = gasParams.stamp;
  var number = stamp;
  if (RUNGS == 2u) {
    let word = awake[i];
    if (word == 0u) { return; }
    let depth = rungState[RUNG_DEPTH];
    let now = rungState[RUNG_NOW];
    dt *= passed(word, depth);
    // The stamp is that of the begin of the step of the run: times that float32 can't tell apart have numbers of their own.
    let begin = bitcast<f32>(stamp);
    stamp = bitcast<u32>(begin + shareOf(depth) * f32(now) * gasParams.lasts);
    number += now * 0x9e3779b1u;
  }
  let density = mass * gasSpare[i].w;
  var least = exp2(gasParams.coolFirst);
  var rate = 0.0;
  var isDense = density >= gasParams.threshold;
  if (isDense) {
    let phases = phasesAt(density);
    rate = phases.y;
    // Where stars explode one by one dense gas has no phases, and its energy there is 0: it cools as all gas.
    isDense = phases.x > 0.0;
    if (isDense) { least = phases.x; }
  }
  // Where space expands the body has a^2 u and a comoving density, and its time is dt / a^2.
  let square = gasParams.scale * gasParams.scale;
  var next = state.x;
  if (BACKGROUND == 1u && (!isDense || next > least)) {
    next = cooledIn(next, density, dt, least);
  } else if (next > least * square) {
    next = max(energyOf(max(lossTo(next / square) - density * dt / gasParams.scale, 0.0)), least) * square;
  } else if (isDense) { next = least * square; }
  if (gasParams.jeans > 0.0) {
    let length = max(gasParams.softened, lengthOf(gasSpare[i].w));
    next = max(next, gasParams.jeans * density * length * length);
  }
  // Its chance is 1 - exp(-rate dt), written so that it doesn't vanish in rounding.
  let many = rate * dt;
  let chance = select(1.0 - exp(-many), many * (1.0 - 0.5 * many), many < 1e-3);
  if (rate > 0.0 && draw(id[i], number) < chance) {
    next = 0.0;
    gasSpare[i].z = bitcast<f32>(stamp);
  }
  gasState[i].x = next;
  gasSpare[i].y += state.x - next;
}
