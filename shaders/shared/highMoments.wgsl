// Third and fourth moments of a node as they add up over its bodies or children, and what is left of them without their traces.
#import hexadecapole

// 1: children have first moments.
override DIPOLES: u32 = 0u;

// A part of a node: a body, or a child with moments of its own, `d` from the node's centre. `mass`: or one component of a strength.
struct Part {
  mass: f32,
  d: vec3f,
  first: vec3f,  // where DIPOLES is 1; about a centre of mass there is none
  second: array<vec3f, 3>,
  third: array<array<vec3f, 3>, 3>,
}

fn thirdOf(p: ptr<function, Part>, i: u32, j: u32, k: u32) -> f32 {
  let d = (*p).d;
  let sum = (*p).third[i][j][k] + (*p).second[i][j] * d[k] + (*p).second[i][k] * d[j] + (*p).second[j][k] * d[i] + (*p).mass * d[i] * d[j] * d[k];
  if (DIPOLES == 0u) { return sum; }
  let f = (*p).first;
  return sum + f[i] * d[j] * d[k] + f[j] * d[i] * d[k] + f[k] * d[i] * d[j];
}

// Without the part's own fourth moment.
fn fourthOf(p: ptr<function, Part>, i: u32, j: u32, k: u32, l: u32) -> f32 {
  let d = (*p).d;
  let thirds = (*p).third[i][j][k] * d[l] + (*p).third[i][j][l] * d[k] + (*p).third[i][k][l] * d[j] + (*p).third[j][k][l] * d[i];
  let seconds = (*p).second[i][j] * d[k] * d[l] + (*p).second[k][l] * d[i] * d[j] + (*p).second[i][k] * d[j] * d[l]
    + (*p).second[j][l] * d[i] * d[k] + (*p).second[i][l] * d[j] * d[k] + (*p).second[j][k] * d[i] * d[l];
  let sum = thirds + seconds + (*p).mass * d[i] * d[j] * d[k] * d[l];
  if (DIPOLES == 0u) { return sum; }
  let f = (*p).first;
  return sum + f[i] * d[j] * d[k] * d[l] + f[j] * d[i] * d[k] * d[l] + f[k] * d[i] * d[j] * d[l] + f[l] * d[i] * d[j] * d[k];
}

// All components, traces included, as they add up.
struct Whole {
  thirdX: vec4f,   // xxx xxy xxz xyy
  thirdY: vec4f,   // xyz yyy yyz xzz
  thirdZ: vec2f,   // yzz zzz
  fourthX: vec4f,  // xxxx xxxy xxyy xyyy
  fourthY: vec4f,  // yyyy xxxz xxyz xyyz
  fourthZ: vec4f,  // yyyz xxzz xyzz yyzz
  fourthW: vec3f,  // xzzz yzzz zzzz
}

fn add(all: ptr<function, Whole>, p: ptr<function, Part>) {
  (*all).thirdX += vec4f(thirdOf(p, 0u, 0u, 0u), thirdOf(p, 0u, 0u, 1u), thirdOf(p, 0u, 0u, 2u), thirdOf(p, 0u, 1u, 1u));
  (*all).thirdY += vec4f(thirdOf(p, 0u, 1u, 2u), thirdOf(p, 1u, 1u, 1u), thirdOf(p, 1u, 1u, 2u), thirdOf(p, 0u, 2u, 2u));
  (*all).thirdZ += vec2f(thirdOf(p, 1u, 2u, 2u), thirdOf(p, 2u, 2u, 2u));
  (*all).fourthX += vec4f(fourthOf(p, 0u, 0u, 0u, 0u), fourthOf(p, 0u, 0u, 0u, 1u), fourthOf(p, 0u, 0u, 1u, 1u), fourthOf(p, 0u, 1u, 1u, 1u));
  (*all).fourthY += vec4f(fourthOf(p, 1u, 1u, 1u, 1u), fourthOf(p, 0u, 0u, 0u, 2u), fourthOf(p, 0u, 0u, 1u, 2u), fourthOf(p, 0u, 1u, 1u, 2u));
  (*all).fourthZ += vec4f(fourthOf(p, 1u, 1u, 1u, 2u), fourthOf(p, 0u, 0u, 2u, 2u), fourthOf(p, 0u, 1u, 2u, 2u), fourthOf(p, 1u, 1u, 2u, 2u));
  (*all).fourthW += vec3f(fourthOf(p, 0u, 2u, 2u, 2u), fourthOf(p, 1u, 2u, 2u, 2u), fourthOf(p, 2u, 2u, 2u, 2u));
}

// A child as a part, its own fourth moments added to `all`; with the components that follow filled in: sums over both are free of trace alike.
fn childPart(h: High, mass: f32, d: vec3f, second: array<vec3f, 3>, all: ptr<function, Whole>) -> Part {
  let x = h.thirdX;
  let y = h.thirdY;
  let f = h.fourthX;
  let g = h.fourthY;
  let xzz = -(x.x + x.w);
  let yzz = -(x.y + y.y);
  let zzz = -(x.z + y.z);
  let xy = vec3f(x.y, x.w, y.x);
  let xz = vec3f(x.z, y.x, xzz);
  let yz = vec3f(y.x, y.z, yzz);
  let xxzz = -(f.x + f.z);
  let yyzz = -(f.z + g.x);
  (*all).fourthX += f;
  (*all).fourthY += g;
  (*all).fourthZ += vec4f(y.w, xxzz, -(f.y + f.w), yyzz);
  (*all).fourthW += vec3f(-(g.y + g.w), -(g.z + y.w), -(xxzz + yyzz));
  return Part(mass, d, vec3f(0.0), second,
    array<array<vec3f, 3>, 3>(
      array<vec3f, 3>(x.xyz, xy, xz),
      array<vec3f, 3>(xy, vec3f(x.w, y.y, y.z), yz),
      array<vec3f, 3>(xz, yz, vec3f(xzz, yzz, zzz))));
}

// Free of trace: T3 - sym(1 t) / 5, T4 - sym(1 t) / 7 + sym(1 1) tt / 35, with t the traces.
fn freed(w: Whole) -> High {
  let t = vec3f(w.thirdX.x + w.thirdX.w + w.thirdY.w, w.thirdX.y + w.thirdY.y + w.thirdZ.x, w.thirdX.z + w.thirdY.z + w.thirdZ.y) / 5.0;
  let xx = (w.fourthX.x + w.fourthX.z + w.fourthZ.y) / 7.0;
  let yy = (w.fourthX.z + w.fourthY.x + w.fourthZ.w) / 7.0;
  let zz = (w.fourthZ.y + w.fourthZ.w + w.fourthW.z) / 7.0;
  let xy = (w.fourthX.y + w.fourthX.w + w.fourthZ.z) / 7.0;
  let xz = (w.fourthY.y + w.fourthY.w + w.fourthW.x) / 7.0;
  let yz = (w.fourthY.z + w.fourthZ.x + w.fourthW.y) / 7.0;
  let all = (xx + yy + zz) / 5.0;
  return High(
    w.thirdX - vec4f(3.0 * t.x, t.y, t.z, t.x),
    vec4f(w.thirdY.xyz - vec3f(0.0, 3.0 * t.y, t.z), w.fourthZ.x - 3.0 * yz),
    w.fourthX - vec4f(6.0 * xx - 3.0 * all, 3.0 * xy, xx + yy - all, 3.0 * xy),
    w.fourthY - vec4f(6.0 * yy - 3.0 * all, 3.0 * xz, yz, xz));
}
