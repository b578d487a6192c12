// Fields that bodies feel and don't change, each (acceleration, potential) at a place in the field's own frame. The formulas and their sources stand in
// src/physics/external; here they are written so that nothing cancels in float32.
const NO_TERM = 0u;
const SOFTENED = 1u;    // mass, softening: points and Plummer spheres
const HERNQUIST = 2u;   // mass, scale
const NFW = 3u;         // mass, scale
const RADIAL = 4u;      // scale; the table has the rest
const DISC = 5u;        // mass, a, b: Miyamoto & Nagai
const LOGARITHMIC = 6u; // velocity, core, q
const BAR = 7u;         // mass, length, b, c: a softened needle
const QUADRUPOLE_BAR = 8u; // velocity, length
const SPIRAL = 9u;      // velocity, radius, scale, height | tan pitch, sin pitch, arms
const OWN = 10u;        // units of length and velocity of the user's own formula | time, and how much of it a step takes, in its unit

// As it is at one time, and what becomes of it in a step of the run.
struct ExternalTerm {
  kind: u32,      // NO_TERM: this and the following are not there
  table: u32,     // where its table begins
  sine: f32,      // of the angle by which it has turned about the z axis
  cosine: f32,
  centre: vec3f,
  grown: f32,     // s: its masses times 3 s^2 - 2 s^3; below 0 there is nothing yet, above 1 all
  motion: vec3f,  // of the centre, in a step
  growing: f32,   // of s, in a step
  first: vec4f,   // its values, in the order of src/physics/external
  second: vec4f,
  turn: f32,      // angle by which it turns in a step
}

const MOST_TERMS = 8u;

// Tables of spherical fields: cells in the logarithm of the radius, from 2^-14 scales to 2^7.
const CELLS_PER_OCTAVE = 32u;
const OCTAVES_BELOW = 14u;
const OCTAVES = 21u;

fn central(pull: f32, phi: f32, x: vec3f) -> vec4f { return vec4f(-pull * x, phi); }

fn softenedField(v: vec4f, x: vec3f) -> vec4f {
  let d2 = dot(x, x) + v.y * v.y;
  if (d2 == 0.0) { return vec4f(0); }
  let u = inverseSqrt(d2);
  return central(v.x * u * u * u, -v.x * u, x);
}

fn hernquistField(v: vec4f, x: vec3f) -> vec4f {
  let r = length(x);
  let u = 1.0 / (r + v.y);
  if (r == 0.0) { return vec4f(0, 0, 0, -v.x * u); }
  return central(v.x * u * u / r, -v.x * u, x);
}

fn nfwField(v: vec4f, x: vec3f) -> vec4f {
  let r = length(x);
  if (r == 0.0) { return vec4f(0, 0, 0, -v.x / v.y); }
  let u = r / v.y;
  // ln(1 + u) = 2 (s + s^3 / 3 + s^5 / 5 ...); u / (1 + u) = 2 s / (1 + s).
  let s = u / (2.0 + u);
  var inside = log(1.0 + u) - u / (1.0 + u);
  var logarithm = log(1.0 + u);
  if (u < 1.0) {
    let s2 = s * s;
    let odd = s2 * (1.0 / 3.0 + s2 * (1.0 / 5.0 + s2 * (1.0 / 7.0 + s2 * (1.0 / 9.0 + s2 * (1.0 / 11.0 + s2 * (1.0 / 13.0 + s2 / 15.0))))));
    inside = 2.0 * s2 / (1.0 + s) + 2.0 * s * odd;
    logarithm = 2.0 * s * (1.0 + odd);
  }
  return central(v.x * inside / (r * r * r), -v.x * logarithm / r, x);
}

// Hermite's cubic between a cell's ends, of values and slopes per cell.
fn between(a: vec2f, b: vec2f, t: f32) -> f32 {
  let u = 1.0 - t;
  return u * u * ((1.0 + 2.0 * t) * a.x + t * a.y) + t * t * ((3.0 - 2.0 * t) * b.x - u * b.y);
}

fn discField(v: vec4f, x: vec3f) -> vec4f {
  let height = sqrt(x.z * x.z + v.z * v.z);
  let w = v.y + height;
  let u = inverseSqrt(dot(x.xy, x.xy) + w * w);
  let pull = v.x * u * u * u;
  return vec4f(-pull * x.xy, -pull * x.z * w / height, -v.x * u);
}

fn logarithmicField(v: vec4f, x: vec3f) -> vec4f {
  let squared = v.x * v.x;
  let core2 = v.y * v.y;
  let s2 = core2 + dot(x.xy, x.xy) + x.z * x.z / (v.z * v.z);
  return vec4f(-squared * x / s2 * vec3f(1, 1, 1.0 / (v.z * v.z)), 0.5 * squared * log(s2 / core2));
}

fn barField(v: vec4f, x: vec3f) -> vec4f {
  let a = v.y;
  let height = sqrt(v.w * v.w + x.z * x.z);
  let w = v.z + height;
  let side = x.y * x.y + w * w;
  let minus = sqrt((a - x.x) * (a - x.x) + side);
  let plus = sqrt((a + x.x) * (a + x.x) + side);
  let axis = 0.5 * (plus + minus);
  var other = (axis - a) * (axis + a);
  if (abs(x.x) < a) { other = side * axis * axis / ((axis - x.x) * (axis + x.x)); }
  let across = v.x * axis / (plus * minus * other);
  return vec4f(-v.x * x.x / (plus * minus * axis), -across * x.y, -across * x.z * w / height, -0.5 * v.x / a * log((axis + a) * (axis + a) / other));
}

fn quadrupoleBarField(v: vec4f, x: vec3f) -> vec4f {
  let r2 = dot(x, x);
  if (r2 == 0.0) { return vec4f(0); }
  let s = sqrt(r2) / v.y;
  let s3 = s * s * s;
  let outside = s >= 1.0;
  let h = select(s3 - 2.0, -1.0 / s3, outside);
  let slope = select(3.0 * s3, 3.0 / s3, outside);
  let amplitude = v.x * v.x;
  let shape = (x.x - x.y) * (x.x + x.y) / r2;
  let radial = amplitude * shape * (slope - 2.0 * h) / r2;
  let across = 2.0 * amplitude * h / r2;
  return vec4f(-(radial + across) * x.x, -(radial - across) * x.y, -radial * x.z, amplitude * h * shape);
}

fn spiralField(v: vec4f, w: vec4f, x: vec3f) -> vec4f {
  let r2 = dot(x.xy, x.xy);
  if (r2 == 0.0) { return vec4f(0); }
  let r = sqrt(r2);
  let arms = w.z;
  let thick = v.w;
  let gamma = arms * (atan2(x.y, x.x) - log(r / v.y) / w.x);
  let amplitude = 12.566371 * v.x * v.x * thick / (v.y * v.y) * exp((v.y - r) / v.z);
  var slope = vec3f(0);
  var phi = 0.0;
  for (var n = 1u; n <= 3u; n++) {
    let harmonic = array<f32, 3>(0.84882636, 0.5, 0.16976527)[n - 1u];
    let k = f32(n) * arms / (r * w.y);
    let kh = k * thick;
    let beta = kh * (1.0 + 0.4 * kh);
    let lower = 1.0 + 0.3 * kh;
    let upper = 1.0 + kh + 0.3 * kh * kh;
    let d = upper / lower;
    let betaSlope = -kh * (1.0 + 0.8 * kh);
    let dSlope = -kh * ((1.0 + 0.6 * kh) * lower - 0.3 * upper) / (lower * lower);
    let u = k * x.z / beta;
    // ln sech u without overflow.
    let logSech = 0.69314718 - abs(u) - log(1.0 + exp(-2.0 * abs(u)));
    let tangent = tanh(clamp(u, -20.0, 20.0));
    let size = amplitude * harmonic / (k * d) * exp(beta * logSech);
    let grows = 1.0 - r / v.z - dSlope / d + betaSlope * logSech + beta * tangent * u * (1.0 + betaSlope / beta);
    let angle = f32(n) * gamma;
    phi -= size * cos(angle);
    slope.x -= size / r * (grows * cos(angle) + f32(n) * arms * sin(angle) / w.x);
    slope.y += size * f32(n) * arms * sin(angle);
    slope.z += size * cos(angle) * k * tangent;
  }
  return vec4f(-slope.x * x.x / r + slope.y * x.y / r2, -slope.x * x.y / r - slope.y * x.x / r2, -slope.z, phi);
}
