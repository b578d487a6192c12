// The kernel Biot-Savart: what a vortex element, and a cell of them, adds to the velocity at a target and to its gradient,
//   u = sum of G x r (1 - exp(-(r/sigma)^3)) / (4 pi r^3), r from the element to the target, strength G, core radius sigma
// (Stock & Gharakhani 2008, Eq. 1). With c = G x r and f the rest but 4 pi: du_i/dx_j = f dc_i/dx_j + f' r_j c_i / r.

// Core radii beyond which a cell's elements act as points: there exp(-(r/sigma)^3) is 2e-6.
const CORE_REACH = 2.36;

// Added to r^2, so that nothing is divided by 0 where an element is its own target; far below what floats near 1 tell apart.
const NEVER_ZERO = 1e-24;
// (r/sigma)^3 below which 1 - exp(-(r/sigma)^3) has lost too many digits: there series do.
const NEAR = 0.2;
const LOG2_E = 1.4426950408889634;
const PER_SPHERE = 0.07957747154594767;  // 1 / (4 pi)

// 1: elements exchange strength with their neighbours (viscosity).
override VISCOUS: u32 = 0u;

// Velocity and the rows of its gradient, du_i/dx_j in row i, times 4 pi; what neighbours exchange: sum of exp(-(r/sigma)^3) G, and without G.
struct Induced {
  velocity: vec3f,
  rowX: vec3f,
  rowY: vec3f,
  rowZ: vec3f,
  exchange: vec4f,
}

// What elements add up to: sum of f c, of f G (whose cross matrix is the first part of the gradient), of f' r_j c_i / (3 r).
struct Sums {
  velocity: vec3f,
  spin: vec3f,
  shearX: vec3f,
  shearY: vec3f,
  shearZ: vec3f,
  exchange: vec4f,
}
var<private> sums: Sums;

// Fills a tile: no strength, and far away.
const NO_PLACE = vec4f(1e9, 1e9, 1e9, 1.0);
const NO_STRENGTH = vec4f(0.0, 0.0, 0.0, -1.0);

// An element for a tile: place and 1/sigma^3 | strength and the same times -log2 e.
fn tilePlace(element: vec4f) -> vec4f { return vec4f(element.xyz, 1.0 / (element.w * element.w * element.w)); }
fn tileStrength(strength: vec3f, place: vec4f) -> vec4f { return vec4f(strength, -LOG2_E * place.w); }

fn addPair(r: vec3f, strength: vec3f, f: f32, g: f32, fall: f32) {
  let c = cross(strength, r);
  sums.velocity += f * c;
  sums.spin += f * strength;
  let along = g * r;
  sums.shearX += c.x * along;
  sums.shearY += c.y * along;
  sums.shearZ += c.z * along;
  if (VISCOUS == 1u) { sums.exchange += fall * vec4f(strength, 1.0); }
}

// An element, unless it is near; returns whether it is, for useNear.
fn useFar(here: vec3f, place: vec4f, strength: vec4f) -> bool {
  let r = here - place.xyz;
  let r2 = fma(r.x, r.x, fma(r.y, r.y, fma(r.z, r.z, NEVER_ZERO)));
  let rinv = inverseSqrt(r2);
  let rinv2 = rinv * rinv;
  let exponent = r2 * r2 * rinv * strength.w;
  let near = exponent > -NEAR * LOG2_E;
  let fall = exp2(exponent);
  let f = (1.0 - fall) * (rinv * rinv2);
  let g = fma(fall, place.w, -f) * rinv2;
  addPair(r, strength.xyz, select(f, 0.0, near), select(g, 0.0, near), select(fall, 0.0, near));
  return near;
}

// The same for a near one, by the series of (1 - exp(-q)) / q and of its derivative, q = (r/sigma)^3: both end at q^5 / 5000.
fn useNear(here: vec3f, place: vec4f, strength: vec4f) {
  let r = here - place.xyz;
  let r2 = dot(r, r);
  let size = sqrt(r2);
  let k = place.w;
  let q = r2 * size * k;
  if (q >= NEAR) { return; }
  let f = k * fma(q, fma(q, fma(q, fma(q, fma(q, -1.0 / 720.0, 1.0 / 120.0), -1.0 / 24.0), 1.0 / 6.0), -0.5), 1.0);
  let g = k * k * size * fma(q, fma(q, fma(q, fma(q, fma(q, 1.0 / 840.0, -1.0 / 144.0), 1.0 / 30.0), -0.125), 1.0 / 3.0), -0.5);
  addPair(r, strength.xyz, f, g, exp(-q));
}

// `all` and the sums, which begin again.
fn takeSums(all: Induced) -> Induced {
  let s = sums;
  sums = Sums();
  return Induced(
    all.velocity + s.velocity,
    all.rowX + 3.0 * s.shearX + vec3f(0.0, -s.spin.z, s.spin.y),
    all.rowY + 3.0 * s.shearY + vec3f(s.spin.z, 0.0, -s.spin.x),
    all.rowZ + 3.0 * s.shearZ + vec3f(-s.spin.y, s.spin.x, 0.0),
    all.exchange + s.exchange);
}

// 1: cells have third and fourth moments too, in two records behind their own, and act by them.
override HEXADECAPOLE: u32 = 0u;

// The first record of a cell in nodeStrengths.
fn strengthsAt(node: u32) -> u32 { return (1u + 2u * HEXADECAPOLE) * node; }

// Moments of one component G of the strengths of a cell about its centre: sum of G d, sum of G (as w); sum of G d d without trace,
// xx yy xy xz | yz.
struct Component {
  dipole: vec4f,
  quadrupole: vec4f,
  yz: f32,
}

// Gradient and second derivatives (xx yy zz, xy xz yz) of that component's vector potential, sum of G / distance, at r from the centre:
//   M p - D_l p_l + Q_lm p_lm / 2,   p = 1/r.
struct Slope {
  first: vec3f,
  diagonal: vec3f,
  mixed: vec3f,
}

fn slopeOf(m: Component, r: vec3f, g1: f32, g2: f32, g3: f32, g4: f32) -> Slope {
  let zz = -m.quadrupole.x - m.quadrupole.y;
  let s = vec3f(
    fma(m.quadrupole.x, r.x, fma(m.quadrupole.z, r.y, m.quadrupole.w * r.z)),
    fma(m.quadrupole.z, r.x, fma(m.quadrupole.y, r.y, m.yz * r.z)),
    fma(m.quadrupole.w, r.x, fma(m.yz, r.y, zz * r.z)));
  let q = 0.5 * dot(s, r);
  let p = dot(m.dipole.xyz, r);
  let round = fma(m.dipole.w, g1, fma(-p, g2, q * g3));
  let along = fma(m.dipole.w, g2, fma(-p, g3, q * g4));
  let v = g3 * s - g2 * m.dipole.xyz;
  return Slope(
    round * r - g1 * m.dipole.xyz + g2 * s,
    (along * r + 2.0 * v) * r + vec3f(round) + g2 * vec3f(m.quadrupole.xy, zz),
    along * r.xxy * r.yzz + v.xxy * r.yzz + r.xxy * v.yzz + g2 * vec3f(m.quadrupole.zw, m.yz));
}

// `all` and what a cell adds.
fn withCell(all: Induced, r: vec3f, x: Component, y: Component, z: Component) -> Induced {
  let rinv = inverseSqrt(dot(r, r));
  let rinv2 = rinv * rinv;
  let g1 = -rinv * rinv2;
  let g2 = -3.0 * g1 * rinv2;
  let g3 = -5.0 * g2 * rinv2;
  let g4 = -7.0 * g3 * rinv2;
  return withSlopes(all, slopeOf(x, r, g1, g2, g3, g4), slopeOf(y, r, g1, g2, g3, g4), slopeOf(z, r, g1, g2, g3, g4));
}

// `all` and the curl of a vector potential whose components have these slopes.
fn withSlopes(all: Induced, a: Slope, b: Slope, c: Slope) -> Induced {
  return Induced(
    all.velocity + vec3f(c.first.y - b.first.z, a.first.z - c.first.x, b.first.x - a.first.y),
    all.rowX + vec3f(c.mixed.x - b.mixed.y, c.diagonal.y - b.mixed.z, c.mixed.z - b.diagonal.z),
    all.rowY + vec3f(a.mixed.y - c.diagonal.x, a.mixed.z - c.mixed.x, a.diagonal.z - c.mixed.y),
    all.rowZ + vec3f(b.diagonal.x - a.mixed.x, b.mixed.x - a.diagonal.y, b.mixed.y - a.mixed.z),
    all.exchange);
}

// The four vectors that an element gets: rows of the gradient, each with a component of the velocity; the exchange.
fn rowsOf(all: Induced) -> array<vec4f, 4> {
  return array<vec4f, 4>(
    PER_SPHERE * vec4f(all.rowX, all.velocity.x),
    PER_SPHERE * vec4f(all.rowY, all.velocity.y),
    PER_SPHERE * vec4f(all.rowZ, all.velocity.z),
    all.exchange);
}
