// density: the smoothing length of each gas body and the number of bodies in a unit of volume, which belong together: 4 pi / 3 H^3 n = neighbours.
// reads: gasParams, gasFrom (place, H of the step before), gasLists, gasOld (viscosity, mass)   reads, writes: gasReach (H), status (gasPending, faults)
// writes: gasSized (place, H), gasDense (n, or 0: still to be found; mass, 1 / (1 + H / (3 n) dn/dH), viscosity of the last step), gasHits
// threads: 64 a workgroup, one a body; bodies of a cluster share a list
// source: Springel & Hernquist 2002; own terms by Dehnen & Aly 2012   assumes: lists done
#import params
#import flat
#import status
#import gas
@group(0) @binding(0) var<uniform> params: Params;
@group(0) @binding(1) var<uniform> gasParams: GasParams;
@group(0) @binding(2) var<storage, read> gasFrom: array<vec4f>;
@group(0) @binding(3) var<storage, read> gasLists: array<u32>;
@group(0) @binding(4) var<storage, read_write> gasReach: array<f32>;
@group(0) @binding(5) var<storage, read_write> status: AtomicStatus;
@group(0) @binding(6) var<storage, read_write> gasSized: array<vec4f>;
@group(0) @binding(7) var<storage, read_write> gasDense: array<vec4f>;
@group(0) @binding(8) var<storage, read> gasOld: array<vec4f>;
@group(0) @binding(9) var<storage, read_write> gasHits: array<u32>;
#import gasHits
override ROUND: u32 = 0u;
// No round is left. 1: of a step, which is done again with the rounds of a start; 2: of a start, where what was not found by now stands where it is.
override LAST: u32 = 0u;

// Another step of Newton's method would change a smoothing length by less than this part; the rest is done by the slope.
const CLOSE = 2e-3;
// A step of Newton's method changes a smoothing length by this factor at most.
const STRIDE = 1.3;
const STEPS = 30u;
// The next list goes at least so many times as far as one that was too short.
const GROWTH = 1.6;

// Marks the bodies of a list that are nearer than a limit, as far as H may come, or than the limit of their own.
fn mark(g: u32, x: vec3f, limit: f32, n: u32) {
  let hits = hitsOf(g);
  let length = gasLists[2u * (g / FAN) + 1u];
  let own = limit * limit;
  let skin = gasParams.skin * gasParams.skin;
  for (var e = 0u; e < length; e += 4u) {
    var bits = 0u;
    for (var c = 0u; c < min(4u, length - e); c++) {
      let first = FAN * gasLists[hits.at + e + c];
      var eight = 0u;
      for (var b = 0u; b < FAN; b++) {
        let other = gasFrom[first + b];
        let d = nearest(other.xyz - x);
        eight |= select(0u, 1u << b, dot(d, d) < max(own, skin * other.w * other.w) && first + b != g);
      }
      bits |= (eight & thereIn(first, n)) << (FAN * c);
    }
    gasHits[hits.place + 2u * e] = bits;
  }
}

// Sums of W H^3 and of q dW/dq over the neighbours of a body.
fn summed(g: u32, x: vec3f, h: f32) -> vec2f {
  let inverse = 1.0 / h;
  let h2 = h * h;
  var sum = vec2f(gasParams.own, 0.0);
  var hits = hitsOf(g);
  while (goesOn(&hits)) {
    let d = nearest(gasFrom[nextHit(&hits)].xyz - x);
    let r2 = dot(d, d);
    if (r2 >= h2) { continue; }
    let q = sqrt(r2) * inverse;
    sum += vec2f(kernelAt(q), q * slopeAt(q));
  }
  return sum;
}

@compute @workgroup_size(64)
fn main(@builtin(workgroup_id) group: vec3u, @builtin(num_workgroups) groups: vec3u, @builtin(local_invocation_index) lane: u32) {
  let g = flatGroup(group, groups) * GAS_THREADS + lane;
  let n = atomicLoad(&status.gas);
  if (g >= n || (atomicLoad(&status.faults) & FAULT_OVERFLOW) != 0u) { return; }
  if (ROUND > 0u) { if (!isAsked(atomicLoad(&status.gasPending), ROUND) || gasDense[g].x > 0.0) { return; } }
  let body = gasFrom[g];
  let limit = min(gasParams.skin * gasReach[g], gasParams.longest);
  mark(g, body.xyz, limit, n);
  var h = min(gasReach[g], limit);
  var low = 0.0;
  var high = 1e30;
  var number = 0.0;
  var stretch = 1.0;
  for (var step = 0u; step < STEPS; step++) {
    let sum = summed(g, body.xyz, h);
    let off = SPHERE * sum.x - gasParams.neighbours;
    let cube = h * h * h;
    // dn/dH is -(3 sum W + sum q W') / H^4, in which 3 n cancels.
    stretch = select(1.0, -3.0 * sum.x / sum.y, sum.y < 0.0);
    number = sum.x / cube;
    if (off > 0.0) { high = min(high, h); } else { low = max(low, h); }
    let rise = -SPHERE * sum.y / h;
    var next = select(select(h / STRIDE, STRIDE * h, off < 0.0), h - off / rise, rise > 0.0);
    next = clamp(next, h / STRIDE, STRIDE * h);
    // Where it is found next may be h itself, an end of the range.
    if (abs(next - h) >= CLOSE * h && (next <= low || next >= high)) { next = select(STRIDE * h, 0.5 * (low + high), high < 1e30); }
    if (abs(next - h) < CLOSE * h && next <= limit) {
      // To first order in what is left.
      number = gasParams.neighbours / (SPHERE * next * next * next);
      h = next;
      break;
    }
    if (next > limit) {
      if (h < limit) { next = limit; }
      else {
        if (limit < gasParams.longest) {
          if (LAST > 0u) { atomicOr(&status.faults, select(FAULT_GAS, FAULT_SMOOTHING, LAST == 2u)); }
          else {
            // Its list doesn't go so far: a longer one is made.
            atomicOr(&status.gasPending, 1u << ROUND);
            number = 0.0;
            h = min(max(next, GROWTH * limit), gasParams.longest);
          }
        } else {
          stretch = 1.0;
          if (sum.y == 0.0) { atomicOr(&status.faults, FAULT_ALONE); }
        }
        break;
      }
    }
    h = next;
  }
  gasReach[g] = h;
  gasSized[g] = vec4f(body.xyz, h);
  let old = gasOld[g];
  gasDense[g] = vec4f(number, old.w, stretch, select(old.x, gasParams.first, old.x < 0.0));
}
