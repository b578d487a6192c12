#import curl
// What a step of vortex elements needs beside Params, in the engine's own units.
struct VortexParams {
  timestep: f32,
  viscosity: f32,  // kinematic
  volume: f32,     // of fluid that an element stands for; only viscosity asks for it
  relaxation: f32,  // share of the way that a strength turns towards the vorticity where it is, in a step
  spreading: f32,  // by which the square of a core radius grows in a step; 0 on a lattice, where strengths are exchanged
}

// How strengths follow the velocity's gradient. Transposed: dG_i/dt = G_j du_j/dx_i, which keeps the sum of all strengths
// (Winckelmans & Leonard 1993, Eq. 24); classical: G_j du_i/dx_j; none: strengths stay.
// Lines: they follow from places (lineStrength), so nothing is integrated.
override STRETCHING: u32 = 0u;
const STRETCHING_TRANSPOSED = 0u;
const STRETCHING_CLASSICAL = 1u;
const STRETCHING_NONE = 2u;
const STRETCHING_LINES = 3u;

// Second moment of the core exp(-(r/sigma)^3) along an axis over sigma^2: Gamma(5/3) / 3; its integral: 4 pi / 3 sigma^3.
const CORE_MOMENT = 0.30091509766;
const CORE_VOLUME = 4.18879020479;

// dG/dt of an element with what it is in. Viscosity by particle strength exchange with the elements' own core
// (Degond & Mas-Gallic 1989): 2 nu / (moment sigma^2) V sum of (G_j - G) core(r) / (its integral).
fn strengthRate(vortex: VortexParams, strength: vec3f, core: f32, rows: array<vec4f, 4>) -> vec3f {
  var rate = vec3f(0.0);
  if (STRETCHING == STRETCHING_TRANSPOSED) {
    rate = strength.x * rows[0].xyz + strength.y * rows[1].xyz + strength.z * rows[2].xyz;
  } else if (STRETCHING == STRETCHING_CLASSICAL) {
    rate = vec3f(dot(rows[0].xyz, strength), dot(rows[1].xyz, strength), dot(rows[2].xyz, strength));
  }
  let core2 = core * core;
  let mixing = 2.0 * vortex.viscosity * vortex.volume / (CORE_MOMENT * CORE_VOLUME * core2 * core2 * core);
  return rate + mixing * (rows[3].xyz - rows[3].w * strength);
}

// A core radius a step later. Where time runs backwards a core narrows no further than to what is left.
fn spread(vortex: VortexParams, core: f32) -> f32 {
  let square = core * core + vortex.spreading;
  return select(core, sqrt(max(square, 0.0)), vortex.spreading != 0.0 && square > 0.0);
}

// A strength turned towards the vorticity of the flow around it by a share of the way (Pedrizzetti 1992); its size stays.
fn relaxed(vortex: VortexParams, strength: vec3f, rows: array<vec4f, 4>) -> vec3f {
  let curl = curlOf(rows);
  let size = length(strength);
  let turned = strength + vortex.relaxation * (size / max(length(curl), 1e-30) * curl - strength);
  return select(strength, size / max(length(turned), 1e-30) * turned, vortex.relaxation > 0.0);
}
