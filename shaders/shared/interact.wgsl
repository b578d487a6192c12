// What one source adds to a target's acceleration (x y z) and potential (w), G = 1.

// Softening: 0 Plummer's, by eps2; 1 the cubic spline's, which ends at the distance params.spline (eps2 is 0 then).
override SPLINE: u32 = 0u;

// A body. `offset` = source - target, r2 = offset^2 + eps^2, above 0 unless a spline softens it.
fn fromBody(offset: vec3f, r2: f32, mass: f32) -> vec4f {
  if (SPLINE == 1u) { return fromSpline(offset, r2, mass); }
  return fromPoint(offset, r2, mass);
}

// Mass over r^3, Bedorf 2014 Eq. 6.1 first term.
fn fromPoint(offset: vec3f, r2: f32, mass: f32) -> vec4f {
  let rinv = inverseSqrt(r2);
  let potential = mass * rinv;
  return vec4f(potential * rinv * rinv * offset, -potential);
}

// The mass spread by the cubic spline kernel of radius h (Hernquist & Katz 1989, Springel 2005 Eq. 4 and its appendix):
// Newton's force outside, and a centre as deep as Plummer's for h = 2.8 eps.
fn fromSpline(offset: vec3f, r2: f32, mass: f32) -> vec4f {
  let h = params.spline;
  let r = sqrt(r2);
  if (r >= h) { return fromPoint(offset, r2, mass); }
  let u = r / h;
  let v = u * u;
  var pull: f32;
  var depth: f32;
  if (u < 0.5) {
    pull = 32.0 / 3.0 + v * (32.0 * u - 38.4);
    depth = v * (16.0 / 3.0 + v * (6.4 * u - 9.6)) - 2.8;
  } else {
    pull = 64.0 / 3.0 - 48.0 * u + 38.4 * v - 32.0 / 3.0 * u * v - 1.0 / (15.0 * u * v);
    depth = 1.0 / (15.0 * u) + v * (32.0 / 3.0 - 16.0 * u + v * (9.6 - 32.0 / 15.0 * u)) - 3.2;
  }
  return vec4f(mass / (h * h * h) * pull * offset, mass / h * depth);
}

// Whether two bodies at the same place act on each other: without softening they can't.
fn actsAtZero() -> bool { return params.eps2 > 0.0 || params.spline > 0.0; }

// `sum` and what a cell adds to it, with second moments S + T/3 about its centre of mass, Bedorf 2014 Eqs 6.1 and 6.2 with the trace T split off:
//   phi = -M/r - A/r^5,  A = 3/2 d.S.d - T eps^2 / 2,   a = -grad phi.
// The trace then only acts through the softening, at no cost, and softened forces stay the gradient of the potential.
// centre: com, M.  diagonal: 3Sxx 3Syy 3Szz, T eps^2.  mixed: 3Sxy 3Sxz 3Syz.
fn withCell(sum: vec4f, here: vec3f, eps2: f32, centre: vec4f, diagonal: vec4f, mixed: vec3f) -> vec4f {
  let offset = centre.xyz - here;
  let r2 = fma(offset.x, offset.x, fma(offset.y, offset.y, fma(offset.z, offset.z, eps2)));
  let rinv = inverseSqrt(r2);
  let rinv2 = rinv * rinv;
  let rinv3 = rinv * rinv2;
  let qx = fma(diagonal.x, offset.x, fma(mixed.x, offset.y, mixed.y * offset.z));
  let qy = fma(mixed.x, offset.x, fma(diagonal.y, offset.y, mixed.z * offset.z));
  let qz = fma(mixed.y, offset.x, fma(mixed.z, offset.y, diagonal.z * offset.z));
  // A / r^4: the whole falls as mass does.
  let twice = fma(qx, offset.x, fma(qy, offset.y, fma(qz, offset.z, -diagonal.w)));
  let quadrupole = twice * (0.5 * rinv2 * rinv2);
  let radial = fma(5.0, quadrupole, centre.w) * rinv3;
  let along = -(rinv3 * rinv2);
  return vec4f(
    fma(radial, offset.x, fma(along, qx, sum.x)),
    fma(radial, offset.y, fma(along, qy, sum.y)),
    fma(radial, offset.z, fma(along, qz, sum.z)),
    fma(-rinv, centre.w + quadrupole, sum.w));
}
