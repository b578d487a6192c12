// Local expansion of fourth order about the middle of a group: far cells are gathered into it (M2L), then it acts on
// the bodies (L2P). Tensors of -phi: value, gradient, 6 second, 7 third, 9 fourth derivatives; those with more than
// one z follow from the others where the potential is harmonic (no softening), as in Dehnen 2002 section 3.
struct Expansion {
  value: f32,
  gradient: vec3f,
  diagonal: vec3f,  // xx yy zz
  mixed: vec3f,     // xy xz yz
  thirdX: vec4f,    // xxx xxy xxz xyy
  thirdY: vec3f,    // xyz yyy yyz
  fourthX: vec4f,   // xxxx xxxy xxyy xyyy
  fourthY: vec4f,   // yyyy xxxz xxyz xyyz
  fourthZ: f32,     // yyyz
}

var<private> local: Expansion;

// Adds the cell with centre of mass and mass `centre`, moments 3S (`diagonal`, `mixed`), seen from `middle`.
// Derivatives of G = (R^2 + eps^2)^(-1/2): g1 = -G^3, g2 = 3 G^5, g3 = -15 G^7, g4 = 105 G^9 times products of R.
// Monopole up to the fourth derivative; the quadrupole adds half S : (its second to fourth).
fn gather(middle: vec3f, eps2: f32, centre: vec4f, diagonal: vec3f, mixed: vec3f) {
  let r = middle - centre.xyz;
  let x = r.x;
  let y = r.y;
  let z = r.z;
  let g0 = inverseSqrt(dot(r, r) + eps2);
  let u = g0 * g0;
  let g1 = -g0 * u;
  let g2 = -3.0 * g1 * u;
  let g3 = -5.0 * g2 * u;
  let g4 = -7.0 * g3 * u;
  let m1 = centre.w * g1;
  let m2 = centre.w * g2;
  let m3 = centre.w * g3;
  let m4 = centre.w * g4;
  // s = S.R and R.S.R; the moments carry a factor of 3, the expansion one of 1/2.
  let s = vec3f(
    dot(vec3f(diagonal.x, mixed.x, mixed.y), r),
    dot(vec3f(mixed.x, diagonal.y, mixed.z), r),
    dot(vec3f(mixed.y, mixed.z, diagonal.z), r)) / 6.0;
  let q = dot(s, r);
  local.value += centre.w * g0 + q * g2;
  local.gradient += (m1 + q * g3) * r + 2.0 * g2 * s;
  let along = m2 + q * g4;
  let round = m1 + q * g3;
  local.diagonal += along * r * r + vec3f(round) + 4.0 * g3 * r * s + (g2 / 3.0) * diagonal;
  local.mixed += along * r.xxy * r.yzz + 2.0 * g3 * (r.xxy * s.yzz + r.yzz * s.xxy) + (g2 / 3.0) * mixed;
  let xx = x * x;
  let yy = y * y;
  let a = fma(m3, xx, m2);
  let b = fma(m3, yy, m2);
  local.thirdX += vec4f(x * (a + 2.0 * m2), y * a, z * a, x * b);
  local.thirdY += vec3f(m3 * x * y * z, y * (b + 2.0 * m2), z * b);
  let c = fma(m4, xx, m3);
  let d = fma(m4, yy, m3);
  let xy = x * y;
  local.fourthX += vec4f(
    fma(xx, c + 5.0 * m3, 3.0 * m2), xy * (c + 2.0 * m3), fma(xx, d, fma(m3, yy, m2)), xy * (d + 2.0 * m3));
  local.fourthY += vec4f(fma(yy, d + 5.0 * m3, 3.0 * m2), x * z * (c + 2.0 * m3), y * z * c, x * z * d);
  local.fourthZ += y * z * (d + 2.0 * m3);
}

// Acceleration and potential at `offset` from the middle of the group.
fn evaluate(offset: vec3f) -> vec4f {
  let x = offset.x;
  let y = offset.y;
  let z = offset.z;
  let e = local;
  // Third derivatives by symmetric matrices T3.d, with the harmonic ones filled in.
  let xzz = -(e.thirdX.x + e.thirdX.w);
  let yzz = -(e.thirdX.y + e.thirdY.y);
  let zzz = -(e.thirdX.z + e.thirdY.z);
  let xxzz = -(e.fourthX.x + e.fourthX.z);
  let xyzz = -(e.fourthX.y + e.fourthX.w);
  let yyzz = -(e.fourthX.z + e.fourthY.x);
  let xzzz = -(e.fourthY.y + e.fourthY.w);
  let yzzz = -(e.fourthY.z + e.fourthZ);
  let zzzz = -(xxzz + yyzz);
  // M = T4.d.d: xx xy xz yy yz zz
  let dxx = x * x;
  let dyy = y * y;
  let dzz = z * z;
  let dxy = 2.0 * x * y;
  let dxz = 2.0 * x * z;
  let dyz = 2.0 * y * z;
  let fxx = e.fourthX.x * dxx + e.fourthX.z * dyy + xxzz * dzz + e.fourthX.y * dxy + e.fourthY.y * dxz + e.fourthY.z * dyz;
  let fxy = e.fourthX.y * dxx + e.fourthX.w * dyy + xyzz * dzz + e.fourthX.z * dxy + e.fourthY.z * dxz + e.fourthY.w * dyz;
  let fxz = e.fourthY.y * dxx + e.fourthY.w * dyy + xzzz * dzz + e.fourthY.z * dxy + xxzz * dxz + xyzz * dyz;
  let fyy = e.fourthX.z * dxx + e.fourthY.x * dyy + yyzz * dzz + e.fourthX.w * dxy + e.fourthY.w * dxz + e.fourthZ * dyz;
  let fyz = e.fourthY.z * dxx + e.fourthZ * dyy + yzzz * dzz + e.fourthY.w * dxy + xyzz * dxz + yyzz * dyz;
  let fzz = xxzz * dxx + yyzz * dyy + zzzz * dzz + xyzz * dxy + xzzz * dxz + yzzz * dyz;
  let fourth = vec3f(fxx * x + fxy * y + fxz * z, fxy * x + fyy * y + fyz * z, fxz * x + fyz * y + fzz * z);
  let third = vec3f(
    e.thirdX.x * dxx + e.thirdX.w * dyy + xzz * dzz + e.thirdX.y * dxy + e.thirdX.z * dxz + e.thirdY.x * dyz,
    e.thirdX.y * dxx + e.thirdY.y * dyy + yzz * dzz + e.thirdX.w * dxy + e.thirdY.x * dxz + e.thirdY.z * dyz,
    e.thirdX.z * dxx + e.thirdY.z * dyy + zzz * dzz + e.thirdY.x * dxy + xzz * dxz + yzz * dyz);
  let second = vec3f(
    e.diagonal.x * x + e.mixed.x * y + e.mixed.y * z,
    e.mixed.x * x + e.diagonal.y * y + e.mixed.z * z,
    e.mixed.y * x + e.mixed.z * y + e.diagonal.z * z);
  let minusPhi = e.value + dot(offset, e.gradient + second / 2.0 + third / 6.0 + fourth / 24.0);
  return vec4f(e.gradient + second + third / 2.0 + fourth / 6.0, -minusPhi);
}
