// merger: follows an encounter of two rigid galaxies back and forward, lays its particles on an image in the workgroup's memory, and scores it.
// reads: params, encounters, galaxy (pull, density, speed at equal steps of the root of the radius; places in a disc at equal steps of the share), judge (weight, wanted light, outskirts of every pixel; with the first 256, velocities along the line of sight, with the next, where these were measured), places (each particle's angle in its disc and random velocity)
// writes: scores (score, correlation, tails, agreement of velocities), images (particles on every pixel, two pixels a word)
// threads: 64 a workgroup, which takes one encounter
// source: restricted three bodies as in Wallin, Holincheck & Harvey 2016; twin in src/fit   assumes: at most 4096 particles and steps

struct FitParams {
  windowX: f32,
  windowY: f32,
  windowHalf: f32,
  friction: u32,
  particles: u32,
  steps: u32,
  falls: u32,
  // Radii are rounded down to whole ones of these; 0: they are not.
  grain: f32,
  outerLight: f32,
  weight: f32,
  longest: f32,
  // Of friction: while galaxies part, across the line of centres alone. Of pulls: the part that the other galaxy feels then.
  lags: u32,
  torn: f32,
  // The part of its own pull that a galaxy has lost then far outside.
  lost: f32,
  warm: f32,
  // Whether velocities along the line of sight were measured.
  moving: u32,
}

// An encounter. Sines and cosines come from outside: WGSL lets a device's own be off by 5e-4, which turns inner particles by a tenth of a circle until now.
struct FitEncounter {
  position: vec3f,
  step: f32,
  velocity: vec3f,
  // Particles of the first disc.
  first: u32,
  // Inner and outer edge of the particles in each disc.
  edges: vec4f,
  // Cosine and sine of each disc's longitude and tilt.
  turns: array<vec4f, 2>,
  // What each galaxy's tables are multiplied with: length, pull, braking of the other, speed.
  scales: array<vec4f, 2>,
  // Light of each core in particles.
  cores: vec2u,
  // A start's least separation.
  far: f32,
  // All light, in particles.
  light: f32,
}

struct FitPlace {
  // Cosine and sine of the angle in the disc.
  turn: vec2f,
  // Random velocity outwards, around and along the axis, in radial dispersions.
  kick: vec3f,
}

@group(0) @binding(0) var<uniform> params: FitParams;
@group(0) @binding(1) var<storage, read> encounters: array<FitEncounter>;
@group(0) @binding(2) var<storage, read> galaxy: array<vec4f>;
@group(0) @binding(3) var<storage, read> judge: array<vec4f>;
@group(0) @binding(4) var<storage, read_write> scores: array<vec4f>;
@group(0) @binding(5) var<storage, read_write> images: array<u32>;
@group(0) @binding(6) var<storage, read> places: array<FitPlace>;

const LANES = 64u;
const SIDE = 64u;
const CELLS = 1024.0;
const EDGE = 10.0;
const PI = 3.14159265358979;
const AT_ONCE = 4u;
// Cells of velocities a side, and whole numbers in a unit of them: 4096 particles of 40 units fit.
const FIELD = 16u;
const SPEED = 8192.0;

var<workgroup> pulls: array<f32, 1025>;
// Two pixels a word.
var<workgroup> counts: array<atomic<u32>, 2048>;
var<workgroup> sums: array<vec4f, 64>;
// Sums of velocities along the line of sight on cells of 4 x 4 pixels.
var<workgroup> lineSums: array<atomic<i32>, 256>;
// Light in the outskirts; products of velocities, and their squares.
var<workgroup> more: array<vec3f, 64>;

fn rounded(r: f32) -> f32 {
  if (params.grain == 0.0) {
    return r;
  }
  return floor(r / params.grain) * params.grain;
}

fn pullAt(scale: vec4f, distance: f32) -> f32 {
  let r = rounded(distance / scale.x);
  let at = min(CELLS, sqrt(r / EDGE) * CELLS);
  let cell = min(1023u, u32(at));
  let pull = scale.y * mix(pulls[cell], pulls[cell + 1u], at - f32(cell));
  if (params.falls == 1u && r > EDGE) {
    return pull * EDGE * EDGE / (r * r);
  }
  return pull;
}

// What two galaxies do to each other: whether they part, the part of pulls that is felt, the second's pull at the first over the distance, that of both, and, of
// each, what brakes the other and the speed of its bodies.
struct Met {
  parting: bool,
  felt: f32,
  second: f32,
  both: f32,
  brakes: vec2f,
  speeds: vec2f,
}

// Density that brakes and the speed there.
fn brakesIn(scale: vec4f, distance: f32) -> vec2f {
  let r = rounded(distance / scale.x);
  if (scale.z == 0.0 || r >= EDGE) {
    return vec2f(0.0, 1.0);
  }
  let at = sqrt(r / EDGE) * CELLS;
  let cell = min(1023u, u32(at));
  return scale.zw * mix(galaxy[cell].yz, galaxy[cell + 1u].yz, at - f32(cell));
}

fn metAt(scales: array<vec4f, 2>, p: vec3f, v: vec3f) -> Met {
  let r = max(1e-9, length(p));
  let parting = dot(p, v) > 0.0;
  let felt = select(1.0, params.torn, parting);
  let second = felt * pullAt(scales[1], r) / r;
  // The second centre is followed as a particle.
  let both = second + felt * pullAt(scales[0], r + 0.5 * params.grain) / r;
  if (params.friction == 0u) {
    return Met(parting, felt, second, both, vec2f(0.0), vec2f(1.0));
  }
  let one = brakesIn(scales[0], r);
  let two = brakesIn(scales[1], r);
  return Met(parting, felt, second, both, vec2f(one.x, two.x), vec2f(one.y, two.y));
}

fn erfOf(x: f32) -> f32 {
  let t = 1.0 / (1.0 + 0.3275911 * x);
  return 1.0 - t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429)))) * exp(-x * x);
}

// Deceleration over the velocity.
fn brakeOf(met: Met, v: vec3f) -> f32 {
  let speed = length(v);
  if (speed == 0.0 || all(met.brakes == vec2f(0.0))) {
    return 0.0;
  }
  var sum = 0.0;
  for (var g = 0; g < 2; g++) {
    // Beyond 9 the error function is 1; its square would overflow where the speed of the table ends.
    let x = min(speed / met.speeds[g], 9.0);
    sum += met.brakes[g] * (erfOf(x) - 2.0 * x / sqrt(PI) * exp(-x * x));
  }
  return sum / (speed * speed * speed);
}

// Deceleration of the second galaxy against the first.
fn dragOf(met: Met, p: vec3f, v: vec3f) -> vec3f {
  if (params.lags == 0u) {
    return brakeOf(met, v) * v;
  }
  if (!met.parting) {
    return vec3f(0.0);
  }
  return brakeOf(met, v) * (v - dot(p, v) / max(1e-18, dot(p, p)) * p);
}

fn kickOrbit(met: Met, p: vec3f, v: vec3f, step: f32) -> vec3f {
  return v - 0.5 * step * (met.both * p + dragOf(met, p, v));
}

fn onDisc(turn: vec4f, p: vec3f) -> vec3f {
  let along = turn.z * p.x + turn.w * p.z;
  return vec3f(turn.x * along - turn.y * p.y, turn.y * along + turn.x * p.y, turn.z * p.z - turn.w * p.x);
}

fn countAt(k: u32) -> f32 {
  return f32((atomicLoad(&counts[k / 2u]) >> (16u * (k & 1u))) & 0xffffu);
}

fn addAt(p: vec3f, velocity: f32, count: u32) {
  let at = floor(0.5 * f32(SIDE) * (vec2f(1.0) + vec2f(p.x - params.windowX, params.windowY - p.y) / params.windowHalf));
  if (all(at >= vec2f(0.0)) && all(at < vec2f(f32(SIDE)))) {
    let pixel = SIDE * u32(at.y) + u32(at.x);
    atomicAdd(&counts[pixel / 2u], count << (16u * (pixel & 1u)));
    let cell = vec2u(at) * FIELD / SIDE;
    atomicAdd(&lineSums[FIELD * cell.y + cell.x], i32(count) * i32(round(SPEED * clamp(velocity, -40.0, 40.0))));
  }
}

@compute @workgroup_size(64)
fn main(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) lane: u32) {
  let model = group.x;
  let encounter = encounters[model];
  let scales = encounter.scales;
  let step = encounter.step;
  let first = encounter.first;

  for (var i = lane; i < 1025u; i += LANES) {
    pulls[i] = galaxy[i].x;
  }
  workgroupBarrier();

  // Back in time, by every lane alike.
  var p = encounter.position;
  var v = encounter.velocity;
  let most = min(params.steps, u32(ceil(params.longest / step)));
  var met = metAt(scales, p, v);
  var before = length(p);
  var fell = false;
  var passed = false;
  var steps = 0u;
  while (steps < most) {
    v = kickOrbit(met, p, v, -step);
    p -= step * v;
    met = metAt(scales, p, v);
    v = kickOrbit(met, p, v, -step);
    steps++;
    let r = length(p);
    if (passed && (r > encounter.far || r < before)) {
      break;
    }
    if (r < before) {
      fell = true;
    } else if (fell) {
      passed = true;
    }
    before = r;
  }
  let startP = p;
  let startV = v;

  for (var begin = lane; begin < params.particles; begin += LANES * AT_ONCE) {
    var x: array<vec3f, 4>;
    var u: array<vec3f, 4>;
    var second: array<f32, 4>;
    for (var k = 0u; k < AT_ONCE; k++) {
      let i = min(params.particles - 1u, begin + LANES * k);
      let isSecond = i >= first;
      let own = select(i, i - first, isSecond);
      let members = select(first, params.particles - first, isSecond);
      let edges = select(encounter.edges.xy, encounter.edges.zw, isSecond);
      let at = CELLS * (f32(own) + 0.5) / f32(members);
      let cell = min(1023u, u32(at));
      let r = mix(edges.x, edges.y, mix(galaxy[cell].w, galaxy[cell + 1u].w, at - f32(cell)));
      let direction = places[own].turn;
      let scale = select(scales[0], scales[1], isSecond);
      let speed = sqrt(pullAt(scale, r) * r);
      let motion = speed * (vec3f(0.0, 1.0, 0.0) + params.warm * exp(-r / scale.x) * places[own].kick);
      let turn = select(encounter.turns[0], encounter.turns[1], isSecond);
      second[k] = select(0.0, 1.0, isSecond);
      x[k] = onDisc(turn, r * vec3f(direction, 0.0)) + second[k] * startP;
      let inPlane = motion.x * direction + motion.y * vec2f(-direction.y, direction.x);
      u[k] = onDisc(turn, vec3f(inPlane, motion.z)) + second[k] * startV;
    }
    p = startP;
    v = startV;
    met = metAt(scales, p, v);
    for (var s = 0u; s <= steps; s++) {
      // Kicks of neighbouring steps are one.
      let kick = select(step, 0.5 * step, s == 0u || s == steps);
      let along = met.second * p;
      let brake = dragOf(met, p, v);
      let lost = select(0.0, params.lost, met.parting);
      for (var k = 0u; k < AT_ONCE; k++) {
        let away = x[k] - p;
        let r1 = max(1e-9, length(x[k]));
        let r2 = max(1e-9, length(away));
        let isSecond = second[k] == 1.0;
        let far = select(r1 / scales[0].x, r2 / scales[1].x, isSecond);
        let own = 1.0 - lost * far * far / (1.0 + far * far);
        let one = select(own, met.felt, isSecond) * pullAt(scales[0], r1 + 0.5 * params.grain) / r1;
        let two = select(met.felt, own, isSecond) * pullAt(scales[1], r2 + 0.5 * params.grain) / r2;
        u[k] -= kick * (one * x[k] + two * away + along + second[k] * brake);
      }
      if (s < steps) {
        for (var k = 0u; k < AT_ONCE; k++) {
          x[k] += step * u[k];
        }
        v = kickOrbit(met, p, v, step);
        p += step * v;
        met = metAt(scales, p, v);
        v = kickOrbit(met, p, v, step);
      }
    }
    for (var k = 0u; k < AT_ONCE; k++) {
      if (begin + LANES * k < params.particles) {
        addAt(x[k], u[k].z, 1u);
      }
    }
  }
  if (lane < 2u) {
    addAt(f32(lane) * encounter.position, f32(lane) * encounter.velocity.z, encounter.cores[lane]);
  }
  workgroupBarrier();

  for (var i = lane; i < 2048u; i += LANES) {
    images[2048u * model + i] = atomicLoad(&counts[i]);
  }
  // Gaussian of 1.25 pixels.
  let blur = array<f32, 3>(0.33240563, 0.24137602, 0.09242116);
  var sum = vec4f(0.0);
  var outside = 0.0;
  for (var i = lane; i < SIDE * SIDE; i += LANES) {
    let column = i32(i % SIDE);
    let row = i32(i / SIDE);
    var share = 0.0;
    for (var dy = -2; dy <= 2; dy++) {
      for (var dx = -2; dx <= 2; dx++) {
        let there = vec2i(column + dx, row + dy);
        if (all(there >= vec2i(0)) && all(there < vec2i(64))) {
          share += blur[abs(dx)] * blur[abs(dy)] * countAt(u32(64 * there.y + there.x)) / encounter.light;
        }
      }
    }
    let found = log(1.0 + share * 1e4);
    let wants = judge[i];
    sum += wants.x * vec4f(found, found * found, found * wants.y, 0.0);
    outside += wants.z * countAt(i) / encounter.light;
  }
  var agree = vec2f(0.0);
  for (var cell = lane; cell < FIELD * FIELD; cell += LANES) {
    var count = 0.0;
    let corner = 4u * (SIDE * (cell / FIELD) + cell % FIELD);
    for (var k = 0u; k < 16u; k++) {
      count += countAt(corner + SIDE * (k / 4u) + k % 4u);
    }
    let found = f32(atomicLoad(&lineSums[cell])) / (SPEED * max(1.0, count));
    let wants = judge[cell].w;
    agree += judge[FIELD * FIELD + cell].w * vec2f(2.0 * found * wants, found * found + wants * wants);
  }
  sums[lane] = sum;
  more[lane] = vec3f(outside, agree);
  workgroupBarrier();
  if (lane == 0u) {
    var total = vec4f(0.0);
    var rest = vec3f(0.0);
    for (var i = 0u; i < LANES; i++) {
      total += sums[i];
      rest += more[i];
    }
    let variance = total.y - total.x * total.x / params.weight;
    let correlation = select(0.0, total.z / sqrt(variance), variance > 1e-6);
    let ratio = (rest.x + 0.01) / (params.outerLight + 0.01);
    let alike = min(ratio, 1.0 / ratio);
    let motion = select(1.0, rest.y / rest.z, params.moving == 1u && rest.z > 0.0);
    let agreed = 0.25 * (1.0 + motion) * (1.0 + motion);
    scores[model] = vec4f(max(0.0, correlation) * sqrt(alike) * agreed * agreed, correlation, alike, motion);
  }
}
