// forces: accelerations and heating of gas by pressure, viscosity and conduction, each pair symmetric.
// reads: gasParams, gasSized (place, H), gasMotion (velocity, u), gasFactors (n, mass, factor / H^4; limiter, viscosity, conduction as packed), gasLists, gasHits, gasOld, status
// writes: gasForce (acceleration, du/dt)
// threads: 128 a workgroup, one a body, or 256, TEAM a body, where lists are long
// source: Wadsley, Keller & Quinn 2017; Borrow et al. 2022; see src/physics/gas/forces.ts   assumes: gradients done
#import params
#import flat
#import status
#import gas
@group(0) @binding(0) var<uniform> params: Params;
@group(0) @binding(1) var<uniform> gasParams: GasParams;
@group(0) @binding(2) var<storage, read> gasSized: array<vec4f>;
@group(0) @binding(3) var<storage, read> gasMotion: array<vec4f>;
@group(0) @binding(4) var<storage, read> gasFactors: array<vec4u>;
@group(0) @binding(5) var<storage, read> gasLists: array<vec4u>;
@group(0) @binding(6) var<storage, read> status: Status;
@group(0) @binding(7) var<storage, read> gasHits: array<u32>;
@group(0) @binding(8) var<storage, read_write> gasForce: array<vec4f>;
@group(0) @binding(9) var<storage, read> gasOld: array<vec4f>;
#import gasPairs
override ENERGY: u32 = 0u;
// 2: a block step on rungs.
override RUNGS: u32 = 0u;

// Of each team's body: acceleration and heating.
const NUMBERS = 4u;

// What the neighbours of a part of a body's list do to it.
fn summed(g: u32, part: u32) -> vec4f {
  let own = gasSized[g];
  let motion = gasMotion[g];
  let ownFactors = gasFactors[g];
  let dense = bitcast<vec3f>(ownFactors.xyz);
  let switches = unpacked(ownFactors.w);
  let h2 = own.w * own.w;
  let inverse = 1.0 / own.w;
  let gap = gasParams.gamma - 1.0;
  let density = dense.x * dense.y;
  let p = gap * density * motion.w;
  let c = sqrt(gasParams.gamma * gap * max(motion.w, 0.0));
  let volume = 1.0 / dense.x;
  let m1 = 1.0 / dense.y;
  var sum = vec4f(0.0);
  var hits = hitsOf(g, part);
  while (goesOn(&hits)) {
    let j = nextHit(&hits);
    let other = gasSized[j];
    let d = nearest(own.xyz - other.xyz);
    let r2 = dot(d, d);
    let r1 = inverseSqrt(r2);
    let r = r2 * r1;
    let theirMotion = gasMotion[j];
    let theirFactors = gasFactors[j];
    let theirDense = bitcast<vec3f>(theirFactors.xyz);
    let theirSwitches = unpacked(theirFactors.w);
    // Both kernels' slopes, times their factors.
    var wi = 0.0;
    if (r2 < h2) { wi = slopeAt(r * inverse) * dense.z; }
    var wj = 0.0;
    if (r2 < other.w * other.w) { wj = slopeAt(r / other.w) * theirDense.z; }
    let mean = 0.5 * (wi + wj);
    let approach = dot(motion.xyz - theirMotion.xyz, d) * r1;
    // Dissipation knows that space expands; pressure does not.
    let closing = approach + gasParams.expansion * r;
    let theirDensity = theirDense.x * theirDense.y;
    let pj = gap * theirDensity * theirMotion.w;
    let theirVolume = 1.0 / theirDense.x;
    var push = 0.0;
    var work = 0.0;
    if (ENERGY == 0u) {
      let both = volume * theirVolume * mean;
      push = (p + pj) * both;
      work = p * both;
    } else {
      work = p * volume * volume * wi;
      push = work + pj * theirVolume * theirVolume * wj;
    }
    push *= m1;
    var change = work * m1 * approach;
    let both = density + theirDensity;
    if (closing < 0.0) {
      let speed = c + sqrt(gasParams.gamma * gap * max(theirMotion.w, 0.0)) - 3.0 * closing;
      let coefficient = 0.25 * (switches.y + theirSwitches.y) * (switches.x + theirSwitches.x);
      let drag = -coefficient * speed * closing / both * theirDense.y * mean;
      push += drag;
      change += 0.5 * drag * closing;
    }
    let blend = p * switches.z + pj * theirSwitches.z;
    if (blend > 0.0) {
      let pace = sqrt(2.0 * abs(p - pj) / both) + abs(closing);
      let passed = theirDense.y * (wi / density + wj / theirDensity);
      change += 0.5 * blend / (p + pj) * pace * (motion.w - theirMotion.w) * passed;
    }
    sum += vec4f(-push * r1 * d, change);
  }
  return sum;
}

@compute @workgroup_size(LOOP_THREADS)
fn main(@builtin(workgroup_id) group: vec3u, @builtin(num_workgroups) groups: vec3u, @builtin(local_invocation_index) lane: u32) {
  let first = flatGroup(group, groups);
  let end = endOf(lane, first, status.gasLong);
  for (var turn = first; turn < end; turn += groups.x) {
    let g = bodyOf(lane, turn);
    let isThere = isOurs(g, status.gas) && (status.faults & FAULT_OVERFLOW) == 0u && !(RUNGS == 2u && goesOnItsWay(gasOld[g]));
    var sum = vec4f(0.0);
    if (isThere) { sum = summed(g, partOf(lane)); }
    if (TEAM > 1u) {
      for (var k = 0u; k < NUMBERS; k++) { share(lane, k, sum[k]); }
      workgroupBarrier();
      sum = vec4f(added(lane, 0u), added(lane, 1u), added(lane, 2u), added(lane, 3u));
      // The next turn shares others.
      workgroupBarrier();
    }
    if (isThere && partOf(lane) == 0u) { gasForce[g] = sum; }
  }
}
