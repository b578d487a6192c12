// gradients: slopes of the velocity, the compression along the slope of pressure, the switches of viscosity and conduction, the factors of the pressure force,
// and how long a step may be.
// reads: gasParams, gasSized (place, H), gasMotion (velocity, u), gasDense (n, mass, stretch, viscosity), gasLists
// writes: gasFactors (n, mass, factor / H^4; limiter, viscosity, conduction as packed)   reads, writes: gasOld (viscosity, conduction, compression; then n, or on rungs limit and divergence as packed), gasHits, status (gasLimit)
// threads: 128 a workgroup, one a body, or 256, TEAM a body, where lists are long
// source: Wadsley, Keller & Quinn 2017; Cullen & Dehnen 2010; Borrow et al. 2022; see src/physics/gas/gradients.ts   assumes: density done
#import params
#import flat
#import status
#import gas
@group(0) @binding(0) var<uniform> params: Params;
@group(0) @binding(1) var<uniform> gasParams: GasParams;
@group(0) @binding(2) var<storage, read> gasSized: array<vec4f>;
@group(0) @binding(3) var<storage, read> gasMotion: array<vec4f>;
@group(0) @binding(4) var<storage, read> gasDense: array<vec4f>;
@group(0) @binding(5) var<storage, read> gasLists: array<vec4u>;
@group(0) @binding(6) var<storage, read_write> gasOld: array<vec4f>;
@group(0) @binding(7) var<storage, read_write> gasFactors: array<vec4u>;
@group(0) @binding(8) var<storage, read_write> gasHits: array<u32>;
@group(0) @binding(9) var<storage, read_write> status: AtomicStatus;
#import gasPairs
// 1: the density-energy form.
override ENERGY: u32 = 0u;
// 1: where a run begins, and smoothing lengths were not known.
override FRESH: u32 = 0u;
// Bodies have steps of their own: 1: where a run begins, 2: a block step.
override RUNGS: u32 = 0u;

// Share of the sound speed over H that stands beside divergence and curl in the limiter.
const STILL = 1e-4;

// Of each team's body at a time: the slopes of velocities, and then all others.
const NUMBERS = 9u;

var<workgroup> least: atomic<u32>;

// What is added up over neighbours.
struct Sums {
  slopes: mat3x3f,  // of the velocity, a column for each of its components
  rising: vec3f,    // of the pressure
  laplacian: f32,   // of the internal energy
  theirs: f32,      // for the factor of the pressure force
  fastest: f32,     // largest signal speed
  around: f32,      // largest viscosity
}

fn soundOf(u: f32) -> f32 { return sqrt(gasParams.gamma * (gasParams.gamma - 1.0) * max(u, 0.0)); }

// Marks the bodies that are nearer than either smoothing length, where those that the density found are not all.
fn markPairs(g: u32, part: u32, n: u32) {
  let hits = hitsOf(g, part);
  let length = listOf(g).y;
  let own = gasSized[g];
  for (var e = 4u * part; e < length; e += 4u * TEAM) {
    var bits = 0u;
    var four = gasLists[hits.at + e / 4u];
    for (var c = 0u; c < min(4u, length - e); c++) {
      let first = FAN * four.x;
      four = four.yzwx;
      var eight = 0u;
      for (var b = 0u; b < FAN; b++) {
        let other = gasSized[first + b];
        let d = nearest(own.xyz - other.xyz);
        eight |= select(0u, 1u << b, dot(d, d) < max(own.w * own.w, other.w * other.w));
      }
      bits |= (eight & thereIn(first, n)) << (FAN * c);
    }
    gasHits[hits.place + 2u * e] = bits;
  }
}

// What a part of a body's neighbours add up to.
fn summed(g: u32, thread: u32) -> Sums {
  let own = gasSized[g];
  let motion = gasMotion[g];
  let dense = gasDense[g];
  let h = own.w;
  let h2 = h * h;
  let inverse = 1.0 / h;
  let inverse4 = inverse * inverse * inverse * inverse;
  let c = soundOf(motion.w);
  let gap = gasParams.gamma - 1.0;
  let p = gap * dense.x * dense.y * motion.w;
  var sx = vec3f(0.0);
  var sy = vec3f(0.0);
  var sz = vec3f(0.0);
  var rising = vec3f(0.0);
  var laplacian = 0.0;
  var theirs = 0.0;
  var fastest = 2.0 * c;
  var around = dense.w;
  var hits = hitsOf(g, thread);
  // Those of a word that are out of both smoothing lengths: the density marked some more, which forces needn't try again.
  var out = 0u;
  var more = goesOn(&hits);
  var word = hits.word;
  var bit = hits.bits & (~hits.bits + 1u);
  var j = g;
  if (more) { j = nextHit(&hits); }
  var ahead = gasSized[j];
  var aheadMotion = gasMotion[j];
  var aheadDense = gasDense[j];
  loop {
    if (!more) { break; }
    let theirPlace = ahead;
    let other = aheadMotion;
    let theirDense = aheadDense;
    let ownBit = bit;
    let ownWord = word;
    // The next one is on its way from memory while this one is computed.
    more = goesOn(&hits);
    word = hits.word;
    bit = hits.bits & (~hits.bits + 1u);
    if (more) { j = nextHit(&hits); }
    ahead = gasSized[j];
    aheadMotion = gasMotion[j];
    aheadDense = gasDense[j];
    let d = nearest(own.xyz - theirPlace.xyz);
    let r2 = dot(d, d);
    if (r2 >= max(h2, theirPlace.w * theirPlace.w) || r2 == 0.0) {
      out |= ownBit;
      continue;
    }
    let r1 = inverseSqrt(r2);
    let w = motion.xyz - other.xyz;
    let along = dot(w, d) + gasParams.expansion * r2;
    fastest = max(fastest, c + soundOf(other.w) - 3.0 * min(along, 0.0) * r1);
    if (r2 >= h2) { continue; }
    let steep = slopeAt(r2 * r1 * inverse) * inverse4 * r1;
    sx += steep * w.x * d;
    sy += steep * w.y * d;
    sz += steep * w.z * d;
    around = max(around, theirDense.w);
    let part = steep / theirDense.x;
    rising += part * (gap * theirDense.x * theirDense.y * other.w - p) * d;
    laplacian += part * (motion.w - other.w);
    theirs += part * r2;
    continuing {
      if (out != 0u && (!more || word != ownWord)) {
        gasHits[hits.place + FAN * (ownWord - TEAM)] &= ~out;
        out = 0u;
      }
    }
  }
  return Sums(mat3x3f(sx, sy, sz), rising, laplacian, theirs, fastest, around);
}

// The sums of a team, each over its threads.
fn together(lane: u32, own: Sums) -> Sums {
  var sums: Sums;
  for (var k = 0u; k < NUMBERS; k++) { share(lane, k, own.slopes[k / 3u][k % 3u]); }
  workgroupBarrier();
  for (var k = 0u; k < NUMBERS; k++) { sums.slopes[k / 3u][k % 3u] = added(lane, k); }
  workgroupBarrier();
  for (var k = 0u; k < 3u; k++) { share(lane, k, own.rising[k]); }
  share(lane, 3u, own.laplacian);
  share(lane, 4u, own.theirs);
  share(lane, 5u, own.fastest);
  share(lane, 6u, own.around);
  workgroupBarrier();
  sums.rising = vec3f(added(lane, 0u), added(lane, 1u), added(lane, 2u));
  sums.laplacian = added(lane, 3u);
  sums.theirs = added(lane, 4u);
  sums.fastest = largest(lane, 5u);
  sums.around = largest(lane, 6u);
  // The next turn shares others.
  workgroupBarrier();
  return sums;
}

// Writes what follows from the sums of a body; the longest step that it may take.
fn found(g: u32, sums: Sums) -> f32 {
  let motion = gasMotion[g];
  let dense = gasDense[g];
  let old = gasOld[g];
  let h = gasSized[g].w;
  let h2 = h * h;
  let inverse = 1.0 / h;
  let inverse4 = inverse * inverse * inverse * inverse;
  let c = soundOf(motion.w);
  let stays = old.x < 0.0 || RUNGS == 1u;
  let viscosity = dense.w;
  let sx = sums.slopes[0];
  let sy = sums.slopes[1];
  let sz = sums.slopes[2];
  let rising = sums.rising;
  let fastest = sums.fastest;
  let scale = -dense.z / dense.x;
  let div = scale * (sx.x + sy.y + sz.z);
  let steepest = dot(rising, rising);
  let all = div + 3.0 * gasParams.expansion;
  var front = all / 3.0;
  if (steepest > 0.0) {
    // A unit vector, as products of three slopes in a dense knot are more than a float32 holds.
    let way = rising * inverseSqrt(steepest);
    front = gasParams.expansion + scale * (way.x * dot(sx, way) + way.y * dot(sy, way) + way.z * dot(sz, way));
  }
  let compression = 1.5 * (front + max(-all / 3.0, 0.0));
  let curl = abs(scale) * length3(vec3f(sz.y - sy.z, sx.z - sz.x, sy.x - sx.y));
  let size = abs(compression);
  let whole = size + curl + abs(all - compression) + STILL * c * inverse;
  let balsara = select(1.0, size / whole, whole > 0.0);
  var factor = dense.z;
  if (ENERGY == 0u && sums.theirs < 0.0) { factor = -3.0 / sums.theirs; }

  // The switches, a step later; new gas stays as it is, and all where own steps begin.
  var nextViscosity = viscosity;
  var nextConduction = old.y;
  var dt = gasParams.dt;
  if (RUNGS == 2u) { dt = old.w; }
  if (!stays) {
    let fall = select(0.0, max((old.z - compression) / dt, 0.0), compression < 0.0);
    let source = h2 * fall * balsara;
    let local = select(0.0, gasParams.most * source / (c * c + source), source > 0.0);
    let crossings = gasParams.decay * dt * c * inverse;
    let relaxed = (viscosity + local * crossings) / (1.0 + crossings);
    nextViscosity = clamp(select(relaxed, local, local > viscosity), gasParams.least, gasParams.most);
    let rise = select(0.0, gasParams.rise * h * 2.0 * sums.laplacian * inverseSqrt(motion.w), motion.w > 0.0);
    let lasting = old.y * exp(-dt * fastest * inverse) + rise * dt;
    let calm = select(1.0, 1.0 - sums.around / gasParams.most, gasParams.most > 0.0);
    nextConduction = min(max(lasting, 0.0), gasParams.conduction * max(calm, 0.0));
  }
  let first = vec3f(dense.xy, factor * inverse4);
  gasFactors[g] = vec4u(bitcast<vec3u>(first), packed(vec3f(balsara, nextViscosity, nextConduction)));
  let limit = select(3e38, 2.0 * gasParams.courant * h / fastest, fastest > 0.0);
  var last = dense.x;
  if (RUNGS != 0u) { last = packedLimit(limit, div); }
  gasOld[g] = vec4f(nextViscosity, nextConduction, compression, last);
  return limit;
}

fn length3(v: vec3f) -> f32 { return sqrt(dot(v, v)); }

@compute @workgroup_size(LOOP_THREADS)
fn main(@builtin(workgroup_id) group: vec3u, @builtin(num_workgroups) groups: vec3u, @builtin(local_invocation_index) lane: u32) {
  let n = atomicLoad(&status.gas);
  let part = partOf(lane);
  let stands = (atomicLoad(&status.faults) & FAULT_OVERFLOW) != 0u;
  if (lane == 0u) { atomicStore(&least, 0x7f7fffffu); }
  let first = flatGroup(group, groups);
  let end = endOf(lane, first, atomicLoad(&status.gasLong));
  workgroupBarrier();
  for (var turn = first; turn < end; turn += groups.x) {
    let g = bodyOf(lane, turn);
    let isThere = !stands && isOurs(g, n) && !(RUNGS == 2u && goesOnItsWay(gasOld[g]));
    var sums = Sums();
    if (isThere) {
      if (FRESH == 1u || isAsked(atomicLoad(&status.gasPending), 1u)) { markPairs(g, part, n); }
      sums = summed(g, part);
    }
    if (TEAM > 1u) { sums = together(lane, sums); }
    if (isThere && part == 0u) { atomicMin(&least, bitcast<u32>(found(g, sums))); }
  }
  workgroupBarrier();
  if (lane == 0u) { atomicMin(&status.gasLimit, atomicLoad(&least)); }
}
