// Third and fourth moments about the centre of mass, sum m x x x and sum m x x x x, free of trace: those with two z and more follow from the
// others. Their fields are harmonic, so softening, which they take as in the series of the softened potential, leaves of their traces
// (eps / r)^2.
struct High {
  thirdX: vec4f,    // xxx xxy xxz xyy
  thirdY: vec4f,    // xyz yyy yyz, yyyz
  fourthX: vec4f,   // xxxx xxxy xxyy xyyy
  fourthY: vec4f,   // yyyy xxxz xxyz xyyz
}

// A symmetric matrix: xx yy zz, xy xz yz.
struct Square {
  diagonal: vec3f,
  mixed: vec3f,
}

fn squareTimes(s: Square, n: vec3f) -> vec3f {
  return vec3f(
    s.diagonal.x * n.x + s.mixed.x * n.y + s.mixed.y * n.z,
    s.mixed.x * n.x + s.diagonal.y * n.y + s.mixed.z * n.z,
    s.mixed.y * n.x + s.mixed.z * n.y + s.diagonal.z * n.z);
}

// The fourth moments with n twice.
fn fourthSquare(o: High, n: vec3f) -> Square {
  let xx = n.x * n.x;
  let yy = n.y * n.y;
  let zz = n.z * n.z;
  let xy = 2.0 * n.x * n.y;
  let xz = 2.0 * n.x * n.z;
  let yz = 2.0 * n.y * n.z;
  let xxzz = -(o.fourthX.x + o.fourthX.z);
  let xyzz = -(o.fourthX.y + o.fourthX.w);
  let yyzz = -(o.fourthX.z + o.fourthY.x);
  let xzzz = -(o.fourthY.y + o.fourthY.w);
  let yzzz = -(o.fourthY.z + o.thirdY.w);
  let zzzz = -(xxzz + yyzz);
  let hxx = o.fourthX.x * xx + o.fourthX.z * yy + xxzz * zz + o.fourthX.y * xy + o.fourthY.y * xz + o.fourthY.z * yz;
  let hxy = o.fourthX.y * xx + o.fourthX.w * yy + xyzz * zz + o.fourthX.z * xy + o.fourthY.z * xz + o.fourthY.w * yz;
  let hxz = o.fourthY.y * xx + o.fourthY.w * yy + xzzz * zz + o.fourthY.z * xy + xxzz * xz + xyzz * yz;
  let hyy = o.fourthX.z * xx + o.fourthY.x * yy + yyzz * zz + o.fourthX.w * xy + o.fourthY.w * xz + o.thirdY.w * yz;
  let hyz = o.fourthY.z * xx + o.thirdY.w * yy + yzzz * zz + o.fourthY.w * xy + xyzz * xz + yyzz * yz;
  let hzz = xxzz * xx + yyzz * yy + zzzz * zz + xyzz * xy + xzzz * xz + yzzz * yz;
  return Square(vec3f(hxx, hyy, hzz), vec3f(hxy, hxz, hyz));
}

// `sum` and what they add to it, of a cell whose centre of mass is at `offset` from the target:
//   phi = -5/2 O:RRR / r^7 - 35/8 H:RRRR / r^9,   a = -grad phi,   R = -offset
// by unit vectors, so that nothing over- or underflows.
fn withHigh(sum: vec4f, offset: vec3f, eps2: f32, o: High) -> vec4f {
  let rinv = inverseSqrt(dot(offset, offset) + eps2);
  let n = offset * rinv;
  let xx = n.x * n.x;
  let yy = n.y * n.y;
  let zz = n.z * n.z;
  let xy = 2.0 * n.x * n.y;
  let xz = 2.0 * n.x * n.z;
  let yz = 2.0 * n.y * n.z;
  let xzz = -(o.thirdX.x + o.thirdX.w);
  let yzz = -(o.thirdX.y + o.thirdY.y);
  let zzz = -(o.thirdX.z + o.thirdY.z);
  let third = vec3f(
    o.thirdX.x * xx + o.thirdX.w * yy + xzz * zz + o.thirdX.y * xy + o.thirdX.z * xz + o.thirdY.x * yz,
    o.thirdX.y * xx + o.thirdY.y * yy + yzz * zz + o.thirdX.w * xy + o.thirdY.x * xz + o.thirdY.z * yz,
    o.thirdX.z * xx + o.thirdY.z * yy + zzz * zz + o.thirdY.x * xy + xzz * xz + yzz * yz);
  let h = fourthSquare(o, n);
  let fourth = squareTimes(h, n);
  let depth3 = 2.5 * dot(third, n);
  let depth4 = 4.375 * dot(fourth, n) * rinv;
  let along = 9.0 * depth4 - 7.0 * depth3;
  let pull = (along * n + 7.5 * third - 17.5 * rinv * fourth) * (rinv * rinv) * rinv;
  return sum + vec4f(pull * (rinv * rinv), (depth3 - depth4) * (rinv * rinv) * (rinv * rinv));
}
