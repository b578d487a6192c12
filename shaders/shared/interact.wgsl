// What one source adds to a target's acceleration (x y z) and potential (w), G = 1, Plummer softening.

// A body: mass over r^3, papers/001 Eq. 6.1 first term. `offset` = source - target, r2 = offset^2 + eps^2 > 0.
fn fromBody(offset: vec3f, r2: f32, mass: f32) -> vec4f {
  let rinv = inverseSqrt(r2);
  let potential = mass * rinv;
  return vec4f(potential * rinv * rinv * offset, -potential);
}

// A cell with second moments S + T/3 about its centre of mass, papers/001 Eqs 6.1 and 6.2 with the trace T split off:
//   phi = -M/r - A/r^5,  A = 3/2 d.S.d - T eps^2 / 2,   a = -grad phi.
// The trace then only acts through the softening, at no cost, and softened forces stay the gradient of the potential.
// centre: com, M.  diagonal: 3Sxx 3Syy 3Szz, T eps^2 / 2.  mixed: 3Sxy 3Sxz 3Syz.
fn fromCell(here: vec3f, eps2: f32, centre: vec4f, diagonal: vec4f, mixed: vec3f) -> vec4f {
  let offset = centre.xyz - here;
  let r2 = fma(offset.x, offset.x, fma(offset.y, offset.y, fma(offset.z, offset.z, eps2)));
  let rinv = inverseSqrt(r2);
  let rinv2 = rinv * rinv;
  let rinv5 = rinv2 * rinv2 * rinv;
  let qx = fma(diagonal.x, offset.x, fma(mixed.x, offset.y, mixed.y * offset.z));
  let qy = fma(mixed.x, offset.x, fma(diagonal.y, offset.y, mixed.z * offset.z));
  let qz = fma(mixed.y, offset.x, fma(mixed.z, offset.y, diagonal.z * offset.z));
  let twice = fma(qx, offset.x, fma(qy, offset.y, qz * offset.z));
  let quadrupole = fma(0.5, twice, -diagonal.w) * rinv5;
  let monopole = centre.w * rinv;
  let radial = fma(5.0, quadrupole, monopole) * rinv2;
  return vec4f(
    fma(radial, offset.x, -rinv5 * qx),
    fma(radial, offset.y, -rinv5 * qy),
    fma(radial, offset.z, -rinv5 * qz),
    -monopole - quadrupole);
}
