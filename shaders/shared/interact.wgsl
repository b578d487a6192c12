// What one source adds to a target's acceleration (x y z) and potential (w), G = 1, Plummer softening.

// A body: mass over r^3, papers/001 Eq. 6.1 first term. `offset` = source - target, r2 = offset^2 + eps^2 > 0.
fn fromBody(offset: vec3f, r2: f32, mass: f32) -> vec4f {
  let rinv = inverseSqrt(r2);
  let potential = mass * rinv;
  return vec4f(potential * rinv * rinv * offset, -potential);
}

// A cell with second moments Q = sum m x x about its centre of mass (trace kept, so softening stays consistent):
// phi = -M/r + tr Q / 2r^3 - 3 d.Q.d / 2r^5 and a = -grad phi. papers/001 Eqs 6.1 and 6.2.
fn fromCell(offset: vec3f, eps2: f32, diagonal: vec4f, mixed: vec3f) -> vec4f {
  let r2 = dot(offset, offset) + eps2;
  let rinv = inverseSqrt(r2);
  let rinv2 = rinv * rinv;
  let mrinv = diagonal.w * rinv;
  let rinv3 = rinv * rinv2;
  let rinv5 = rinv3 * rinv2;
  let q = vec3f(
    dot(vec3f(diagonal.x, mixed.x, mixed.y), offset),
    dot(vec3f(mixed.x, diagonal.y, mixed.z), offset),
    dot(vec3f(mixed.y, mixed.z, diagonal.z), offset));
  let trace = diagonal.x + diagonal.y + diagonal.z;
  let quad = dot(offset, q) * rinv5;
  let potential = -mrinv + 0.5 * trace * rinv3 - 1.5 * quad;
  let radial = mrinv * rinv2 - 1.5 * trace * rinv5 + 7.5 * quad * rinv2;
  return vec4f(radial * offset - 3.0 * rinv5 * q, potential);
}
