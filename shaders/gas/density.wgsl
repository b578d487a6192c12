// density: the smoothing length of each gas body and the number of bodies in a unit of volume, which belong together: 4 pi / 3 H^3 n = neighbours.
// reads: gasParams, gasFrom (place, H of the step before), gasLists, gasOld (viscosity, mass)   reads, writes: gasReach (H), status (gasPending, faults)
// writes: gasSized (place, H), gasDense (n, or 0: still to be found; mass, 1 / (1 + H / (3 n) dn/dH), viscosity of the last step), gasHits
// threads: 128 a workgroup, one a body, or 256, TEAM a body, where lists are long; bodies of a cluster share a list
// source: Springel & Hernquist 2002; own terms by Dehnen & Aly 2012   assumes: lists done
#import params
#import flat
#import status
#import gas
@group(0) @binding(0) var<uniform> params: Params;
@group(0) @binding(1) var<uniform> gasParams: GasParams;
@group(0) @binding(2) var<storage, read> gasFrom: array<vec4f>;
@group(0) @binding(3) var<storage, read> gasLists: array<vec4u>;
@group(0) @binding(4) var<storage, read_write> gasReach: array<f32>;
@group(0) @binding(5) var<storage, read_write> status: AtomicStatus;
@group(0) @binding(6) var<storage, read_write> gasSized: array<vec4f>;
@group(0) @binding(7) var<storage, read_write> gasDense: array<vec4f>;
@group(0) @binding(8) var<storage, read> gasOld: array<vec4f>;
@group(0) @binding(9) var<storage, read_write> gasHits: array<u32>;
// Which round of lists, and which is the last.
@group(0) @binding(10) var<uniform> dispatch: DispatchIndex;
#import gasTeams
// 2: a block step on rungs: a body whose own step goes on has its density.
override RUNGS: u32 = 0u;
// What the last round leaves. 1: of a step, which is done again with the rounds of a start; 2: of a start, where what was not found by now stands where it is.
override LAST: u32 = 1u;

// Another step of Newton's method would change a smoothing length by less than this part; the rest is done by the slope.
const CLOSE = 2e-3;
// A step of Newton's method changes a smoothing length by this factor at most.
const STRIDE = 1.3;
const STEPS = 30u;
// The next list goes at least so many times as far as one that was too short.
const GROWTH = 1.6;

// Of each team's body: both sums.
const NUMBERS = 2u;

// Clusters of a list that are marked together, by each part of a team.
const PIECE = 32u;
// The bodies of a workgroup: places, and squares of how far their smoothing lengths may come.
var<workgroup> bodies: array<vec4f, LOOP_THREADS>;
// Four clusters a word: of the body of each that is as many behind its first as the thread, which of the eight own bodies are near.
var<workgroup> found: array<u32, LOOP_THREADS * PIECE / 4u>;
var<workgroup> most: atomic<u32>;
var<workgroup> longest: u32;

// Marks the bodies of the lists that are nearer than a limit, as far as H may come, or than the limit of their own. Each thread takes one body of every cluster in
// its part of the list and holds it against the eight bodies of its own cluster, so that it is read once for all of them.
fn mark(lane: u32, g: u32, x: vec3f, limit: f32, n: u32, isThere: bool) {
  let child = lane % FAN;
  let own = lane - child;
  let part = partOf(lane);
  bodies[lane] = vec4f(x, limit * limit);
  if (lane == 0u) { atomicStore(&most, 0u); }
  // Where the first body of a cluster is not there, none is.
  let first = select(0u, g - child, isThere);
  let list = listOf(first);
  let length = select(0u, list.y, isThere);
  workgroupBarrier();
  if (child == 0u) { atomicMax(&most, length); }
  workgroupBarrier();
  if (lane == 0u) { longest = atomicLoad(&most); }
  let end = workgroupUniformLoad(&longest);
  let eight = array<vec4f, 8>(
    bodies[own], bodies[own + 1u], bodies[own + 2u], bodies[own + 3u],
    bodies[own + 4u], bodies[own + 5u], bodies[own + 6u], bodies[own + 7u],
  );
  let hits = hitsOf(first + child, part);
  let skin = gasParams.skin * gasParams.skin;
  for (var start = 0u; start < end; start += PIECE * TEAM) {
    let begin = start + 4u * part;
    let to = min(length, start + PIECE * TEAM);
    var piece = lane;
    for (var e = begin; e < to; e += 4u * TEAM) {
      var word = 0u;
      let four = gasLists[hits.at + e / 4u];
      // Read together: one after the other each would wait for memory.
      let others = array<vec4f, 4>(
        gasFrom[min(FAN * four.x + child, n - 1u)], gasFrom[min(FAN * four.y + child, n - 1u)],
        gasFrom[min(FAN * four.z + child, n - 1u)], gasFrom[min(FAN * four.w + child, n - 1u)],
      );
      for (var c = 0u; c < 4u; c++) {
        let cluster = four[c];
        let j = FAN * cluster + child;
        let other = others[c];
        let reach = skin * other.w * other.w;
        var bits = 0u;
        for (var t = 0u; t < FAN; t++) {
          let d = nearest(other.xyz - eight[t].xyz);
          bits |= select(0u, 1u << t, dot(d, d) < max(eight[t].w, reach));
        }
        if (cluster == first / FAN) { bits &= ~(1u << child); }
        // A body that isn't there is near none.
        word |= select(0u, bits, j < n && e + c < length) << (FAN * c);
      }
      found[piece] = word;
      piece += LOOP_THREADS;
    }
    workgroupBarrier();
    piece = own;
    for (var e = begin; e < to; e += 4u * TEAM) {
      var word = 0u;
      for (var b = 0u; b < FAN; b++) { word |= ((found[piece + b] >> child) & 0x01010101u) << b; }
      gasHits[hits.place + 2u * e] = word;
      piece += LOOP_THREADS;
    }
    workgroupBarrier();
  }
}

// Sums of W H^3 and of q dW/dq over a part of the neighbours of a body.
fn summed(g: u32, part: u32, x: vec3f, h: f32) -> vec2f {
  let inverse = 1.0 / h;
  let h2 = h * h;
  var sum = vec2f(select(0.0, gasParams.own, part == 0u), 0.0);
  var hits = hitsOf(g, part);
  while (goesOn(&hits)) {
    let d = nearest(gasFrom[nextHit(&hits)].xyz - x);
    let r2 = dot(d, d);
    if (r2 >= h2) { continue; }
    let q = sqrt(r2) * inverse;
    sum += vec2f(kernelAt(q), q * slopeAt(q));
  }
  return sum;
}

// A smoothing length that is looked for.
struct Search {
  h: f32,
  low: f32,     // it is longer than this
  high: f32,    // and shorter than this
  number: f32,  // bodies in a unit of volume; 0: a longer list is wanted
  stretch: f32, // 1 / (1 + H / (3 n) dn/dH)
  ends: bool,
}

// Goes on from the sums at h by Newton's method, within a limit.
fn advance(search: ptr<function, Search>, sum: vec2f, limit: f32) {
  let h = (*search).h;
  let off = SPHERE * sum.x - gasParams.neighbours;
  // dn/dH is -(3 sum W + sum q W') / H^4, in which 3 n cancels.
  (*search).stretch = select(1.0, -3.0 * sum.x / sum.y, sum.y < 0.0);
  (*search).number = sum.x / (h * h * h);
  if (off > 0.0) { (*search).high = min((*search).high, h); } else { (*search).low = max((*search).low, h); }
  let low = (*search).low;
  let high = (*search).high;
  let rise = -SPHERE * sum.y / h;
  var next = select(select(h / STRIDE, STRIDE * h, off < 0.0), h - off / rise, rise > 0.0);
  next = clamp(next, h / STRIDE, STRIDE * h);
  // Where it is found next may be h itself, an end of the range.
  if (abs(next - h) >= CLOSE * h && (next <= low || next >= high)) { next = select(STRIDE * h, 0.5 * (low + high), high < 1e30); }
  if (abs(next - h) < CLOSE * h && next <= limit) {
    // To first order in what is left.
    (*search).number = gasParams.neighbours / (SPHERE * next * next * next);
    (*search).h = next;
    (*search).ends = true;
    return;
  }
  if (next > limit && h >= limit) {
    (*search).ends = true;
    if (limit < gasParams.longest) {
      if (dispatch.index == dispatch.last) { atomicOr(&status.faults, select(FAULT_GAS, FAULT_SMOOTHING, LAST == 2u)); }
      else {
        // Its list doesn't go so far: a longer one is made.
        atomicOr(&status.gasPending, 1u << dispatch.index);
        (*search).number = 0.0;
        (*search).h = min(max(next, GROWTH * limit), gasParams.longest);
      }
    } else {
      (*search).stretch = 1.0;
      if (sum.y == 0.0) { atomicOr(&status.faults, FAULT_ALONE); }
    }
    return;
  }
  (*search).h = min(next, limit);
}

@compute @workgroup_size(LOOP_THREADS)
fn main(@builtin(workgroup_id) group: vec3u, @builtin(num_workgroups) groups: vec3u, @builtin(local_invocation_index) lane: u32) {
  let n = atomicLoad(&status.gas);
  let asked = isAsked(atomicLoad(&status.gasPending), dispatch.index) && (atomicLoad(&status.faults) & FAULT_OVERFLOW) == 0u;
  let part = partOf(lane);
  let first = flatGroup(group, groups);
  let end = endOf(lane, first, atomicLoad(&status.gasLong));
  for (var turn = first; turn < end; turn += groups.x) {
    let g = bodyOf(lane, turn);
    // The last body stands for those behind it.
    let at = min(g, max(n, 1u) - 1u);
    let isOwn = asked && isOurs(FAN * (g / FAN), n);
    let body = gasFrom[at];
    let limit = min(gasParams.skin * gasReach[at], gasParams.longest);
    mark(lane, g, body.xyz, select(0.0, limit, g < n), n, isOwn);
    var search = Search(min(gasReach[at], limit), 0.0, 1e30, 0.0, 1.0, !isOwn || g >= n);
    if ((dispatch.index > 0u || RUNGS == 2u) && gasDense[at].x > 0.0) { search.ends = true; }
    let searched = !search.ends;
    if (TEAM == 1u) {
      for (var step = 0u; step < STEPS; step++) {
        if (search.ends) { break; }
        advance(&search, summed(g, part, body.xyz, search.h), limit);
      }
    } else {
      for (var step = 0u; step < STEPS; step++) {
        var sum = vec2f(0.0);
        if (!search.ends) { sum = summed(g, part, body.xyz, search.h); }
        share(lane, 0u, sum.x);
        share(lane, 1u, sum.y);
        workgroupBarrier();
        if (!search.ends) { advance(&search, vec2f(added(lane, 0u), added(lane, 1u)), limit); }
        workgroupBarrier();
      }
    }
    if (searched && part == 0u) {
      gasReach[g] = search.h;
      gasSized[g] = vec4f(body.xyz, search.h);
      let old = gasOld[g];
      let mass = select(old.w, gasDense[g].y, RUNGS == 2u);
      gasDense[g] = vec4f(search.number, mass, search.stretch, select(old.x, gasParams.first, old.x < 0.0));
    }
  }
}
