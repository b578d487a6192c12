// hexadecapoles: third and fourth moments of the nodes of one level, leaves from their bodies, cells from their children.
// reads: posMass, nodeLink, nodeCentre, levelStart, status
// reads, writes: nodeMoments (six a node: those of moments, then xxx xxy xxz xyy | xyz yyy yyz, yyyz | xxxx xxxy xxyy xyyy | yyyy xxxz xxyz xyyz,
//   sum m x x x and sum m x x x x about the centre of mass, free of trace)
// threads: 64 a workgroup, striding over the nodes of the level repetition.index
// source: Stadel 2001 (ChaNGa's fourth order)   assumes: moments done, and the levels below
#import params
#import link
#import status
#import hexadecapole
@group(0) @binding(0) var<uniform> params: Params;
@group(0) @binding(1) var<storage, read> posMass: array<vec4f>;
@group(0) @binding(2) var<storage, read> nodeLink: array<u32>;
@group(0) @binding(3) var<storage, read> nodeCentre: array<vec4f>;
@group(0) @binding(4) var<storage, read> levelStart: array<u32>;
@group(0) @binding(5) var<storage, read> status: array<u32>;
@group(0) @binding(6) var<storage, read_write> nodeMoments: array<vec4f>;
@group(0) @binding(7) var<uniform> repetition: Repetition;

const NODE = 6u;  // moments of a node

// A part of the node: a body, or a child with moments of its own, `d` from the node's centre of mass.
struct Part {
  mass: f32,
  d: vec3f,
  second: array<vec3f, 3>,
  third: array<array<vec3f, 3>, 3>,
}

fn thirdOf(p: ptr<function, Part>, i: u32, j: u32, k: u32) -> f32 {
  let d = (*p).d;
  return (*p).third[i][j][k] + (*p).second[i][j] * d[k] + (*p).second[i][k] * d[j] + (*p).second[j][k] * d[i] + (*p).mass * d[i] * d[j] * d[k];
}

// Without the part's own fourth moment.
fn fourthOf(p: ptr<function, Part>, i: u32, j: u32, k: u32, l: u32) -> f32 {
  let d = (*p).d;
  let thirds = (*p).third[i][j][k] * d[l] + (*p).third[i][j][l] * d[k] + (*p).third[i][k][l] * d[j] + (*p).third[j][k][l] * d[i];
  let seconds = (*p).second[i][j] * d[k] * d[l] + (*p).second[k][l] * d[i] * d[j] + (*p).second[i][k] * d[j] * d[l]
    + (*p).second[j][l] * d[i] * d[k] + (*p).second[i][l] * d[j] * d[k] + (*p).second[j][k] * d[i] * d[l];
  return thirds + seconds + (*p).mass * d[i] * d[j] * d[k] * d[l];
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

// A child's own moments, with the components that follow filled in: sums over both are free of trace alike.
fn addChild(all: ptr<function, Whole>, child: u32, centre: vec3f) {
  let there = nodeCentre[child];
  let a = nodeMoments[NODE * child].xyz / 3.0;
  let b = nodeMoments[NODE * child + 1u].xyz / 3.0;
  let x = nodeMoments[NODE * child + 2u];
  let y = nodeMoments[NODE * child + 3u];
  let f = nodeMoments[NODE * child + 4u];
  let g = nodeMoments[NODE * child + 5u];
  let xzz = -(x.x + x.w);
  let yzz = -(x.y + y.y);
  let zzz = -(x.z + y.z);
  let xy = vec3f(x.y, x.w, y.x);
  let xz = vec3f(x.z, y.x, xzz);
  let yz = vec3f(y.x, y.z, yzz);
  var part = Part(there.w, there.xyz - centre,
    array<vec3f, 3>(vec3f(a.x, b.x, b.y), vec3f(b.x, a.y, b.z), vec3f(b.y, b.z, a.z)),
    array<array<vec3f, 3>, 3>(
      array<vec3f, 3>(x.xyz, xy, xz),
      array<vec3f, 3>(xy, vec3f(x.w, y.y, y.z), yz),
      array<vec3f, 3>(xz, yz, vec3f(xzz, yzz, zzz))));
  add(all, &part);
  let xxzz = -(f.x + f.z);
  let yyzz = -(f.z + g.x);
  (*all).fourthX += f;
  (*all).fourthY += g;
  (*all).fourthZ += vec4f(y.w, xxzz, -(f.y + f.w), yyzz);
  (*all).fourthW += vec3f(-(g.y + g.w), -(g.z + y.w), -(xxzz + yyzz));
}

fn addBody(all: ptr<function, Whole>, i: u32, centre: vec3f) {
  let p = posMass[i];
  var part = Part(p.w, p.xyz - centre, array<vec3f, 3>(), array<array<vec3f, 3>, 3>());
  add(all, &part);
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

@compute @workgroup_size(64)
fn main(@builtin(global_invocation_id) id: vec3u, @builtin(num_workgroups) groups: vec3u) {
  // The links of a tree that does not fit lead nowhere.
  if ((status[0] & FAULT_OVERFLOW) != 0u) { return; }
  let end = levelStart[repetition.index + 1u];
  for (var k = levelStart[repetition.index] + id.x; k < end; k += groups.x * 64u) {
    let link = nodeLink[k];
    let centre = nodeCentre[k].xyz;
    var all = Whole();
    for (var i = linkFirst(link); i < linkFirst(link) + linkCount(link); i++) {
      if (linkIsLeaf(link)) { addBody(&all, i, centre); } else { addChild(&all, i, centre); }
    }
    let high = freed(all);
    nodeMoments[NODE * k + 2u] = high.thirdX;
    nodeMoments[NODE * k + 3u] = high.thirdY;
    nodeMoments[NODE * k + 4u] = high.fourthX;
    nodeMoments[NODE * k + 5u] = high.fourthY;
  }
}
