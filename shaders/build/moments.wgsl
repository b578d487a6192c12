// moments: mass, centre of mass, second moments about it, tight box and opening test of all nodes: first of each subtree,
// from its leaves up, then (TOP) of the cells above them.
// reads: posMass, nodeLink, status, root   reads, writes: subtrees (TOP: behind the cells of the top the same level by level: node,
//   its link), nodeCentre (centre of mass, mass),
//   nodeMoments (3Sxx 3Syy 3Szz T | 3Sxy 3Sxz 3Syz 0, with sum m x x = S + T/3 about the centre of mass, S free of trace),
//   nodeBox (low | high), nodeTest (bits of opening length or, by error, of the
//   distance from the middle of the root cube; of spread and largest radius; link)
// threads: WIDTH a workgroup, one workgroup a subtree; TOP: one workgroup
// source: Bedorf+ 2012 section 3.2 and Eq. 1, Bedorf 2014 section 6.6.1   assumes: lists from links
#import params
#import link
#import criterion
#import level
#import root
#import status
#import momentsAt
override OPENING: u32 = 0u;
override QUADRUPOLE: u32 = 1u;
override TOP: u32 = 0u;
override WIDTH: u32;
@group(0) @binding(0) var<uniform> params: Params;
@group(0) @binding(1) var<storage, read> posMass: array<vec4f>;
@group(0) @binding(2) var<storage, read> nodeLink: array<u32>;
@group(0) @binding(3) var<storage, read_write> subtrees: array<vec2u>;
@group(0) @binding(4) var<storage, read> status: Status;
@group(0) @binding(5) var<storage, read_write> nodeCentre: array<vec4f>;
@group(0) @binding(6) var<storage, read_write> nodeMoments: array<vec4f>;
@group(0) @binding(7) var<storage, read_write> nodeBox: array<vec4f>;
@group(0) @binding(8) var<storage, read_write> nodeTest: array<vec4u>;
@group(0) @binding(9) var<uniform> root: Root;

// Farther than the farthest body by more than float32 rounds.
const OUTSIDE = 1.00001;
// Of a cube the largest radius is half the side times sqrt 3: its side over theta (Stadel 2001).
const TWO_OVER_ROOT_THREE = 1.1547005;

struct Moments {
  com: vec3f,
  mass: f32,
  diagonal: vec3f,  // sum m x x, y y, z z about com
  radius: f32,      // of a sphere about com that holds every body
  mixed: vec3f,     // sum m x y, x z, y z
  low: vec3f,
  high: vec3f,
}

// What a body or child has itself, about its own centre.
struct Second {
  diagonal: vec3f,
  mixed: vec3f,
  radius: f32,
}

// Everything is summed relative to a nearby point: sums about the origin lose all digits in float32. Four at a time, so that none waits
// for the one before; what lies beyond the last stands where the last does, without mass.
fn bodyAt(i: u32, last: u32) -> vec4f {
  let p = posMass[min(i, last)];
  return vec4f(p.xyz, select(0.0, p.w, i <= last));
}

fn bodiesAt(i: u32, last: u32) -> array<vec4f, 4> {
  return array<vec4f, 4>(bodyAt(i, last), bodyAt(i + 1u, last), bodyAt(i + 2u, last), bodyAt(i + 3u, last));
}

fn addFirst(m: Moments, p: vec4f, low: vec3f, high: vec3f, near: vec3f) -> Moments {
  var sum = m;
  sum.mass += p.w;
  sum.com += p.w * (p.xyz - near);
  sum.low = min(m.low, low);
  sum.high = max(m.high, high);
  return sum;
}

fn addSecond(m: Moments, p: vec4f, own: Second) -> Moments {
  let d = p.xyz - m.com;
  var sum = m;
  sum.diagonal += own.diagonal + p.w * d * d;
  sum.mixed += own.mixed + p.w * d.xxy * d.yzz;
  sum.radius = max(m.radius, own.radius + length(d));
  return sum;
}

// The centre of mass, from sums about `near`.
fn middle(m: Moments, near: vec3f) -> vec3f {
  if (m.mass > 0.0) { return near + m.com / m.mass; }
  return 0.5 * (m.low + m.high);
}

fn leafMoments(first: u32, count: u32) -> Moments {
  let last = first + count - 1u;
  let near = posMass[first].xyz;
  let point = Second(vec3f(0), vec3f(0), 0.0);
  var m = Moments(vec3f(0), 0.0, vec3f(0), 0.0, vec3f(0), near, near);
  for (var i = first; i <= last; i += 4u) {
    let p = bodiesAt(i, last);
    for (var k = 0u; k < 4u; k++) { m = addFirst(m, p[k], p[k].xyz, p[k].xyz, near); }
  }
  m.com = middle(m, near);
  for (var i = first; i <= last; i += 4u) {
    let p = bodiesAt(i, last);
    for (var k = 0u; k < 4u; k++) { m = addSecond(m, p[k], point); }
  }
  return m;
}

fn centreAt(i: u32, last: u32) -> vec4f {
  let p = nodeCentre[min(i, last)];
  return vec4f(p.xyz, select(0.0, p.w, i <= last));
}

fn centresAt(i: u32, last: u32) -> array<vec4f, 4> {
  return array<vec4f, 4>(centreAt(i, last), centreAt(i + 1u, last), centreAt(i + 2u, last), centreAt(i + 3u, last));
}

fn secondAt(i: u32, last: u32) -> Second {
  let k = min(i, last);
  let a = nodeMoments[momentsAt(k)];
  let third = select(0.0, 1.0 / 3.0, i <= last);
  return Second(third * (a.xyz + vec3f(a.w)), third * nodeMoments[momentsAt(k) + 1u].xyz, bitcast<f32>(nodeTest[k].z));
}

fn cellMoments(first: u32, count: u32) -> Moments {
  let last = first + count - 1u;
  let near = nodeCentre[first].xyz;
  var m = Moments(vec3f(0), 0.0, vec3f(0), 0.0, vec3f(0), nodeBox[2u * first].xyz, nodeBox[2u * first + 1u].xyz);
  for (var i = first; i <= last; i += 4u) {
    let p = centresAt(i, last);
    for (var k = 0u; k < 4u; k++) {
      let child = min(i + k, last);
      m = addFirst(m, p[k], nodeBox[2u * child].xyz, nodeBox[2u * child + 1u].xyz, near);
    }
  }
  m.com = middle(m, near);
  for (var i = first; i <= last; i += 4u) {
    let p = centresAt(i, last);
    let own = array<Second, 4>(secondAt(i, last), secondAt(i + 1u, last), secondAt(i + 2u, last), secondAt(i + 3u, last));
    for (var k = 0u; k < 4u; k++) { m = addSecond(m, p[k], own[k]); }
  }
  // The corner of the tight box is a bound too, and does not grow with the levels.
  m.radius = min(m.radius, length(max(m.high - m.com, m.com - m.low)));
  return m;
}

// Writes node k.
fn finish(k: u32, link: u32, m: Moments) {
  let trace = m.diagonal.x + m.diagonal.y + m.diagonal.z;
  let extent = m.high - m.low;
  let side = max(extent.x, max(extent.y, extent.z));
  // The length by whose powers opening by error bounds what a cell drops: the root-mean-square radius for sum m |x|^2, its
  // geometric mean with the largest one for sum m |x|^k up to k = 4.
  var spread = 0.0;
  if (m.mass > 0.0) { spread = sqrt(trace / m.mass); }
  if (HEXADECAPOLE == 1u) {
    // Up to k = 5.
    if (m.radius > 0.0) { spread = m.radius * pow(spread / m.radius, 0.4); }
  } else if (QUADRUPOLE == 1u) {
    spread = sqrt(m.radius * spread);
  }
  var open: f32;
  if (OPENING == OPENING_ERROR) {
    open = length(max(max(m.low - root.middle, root.middle - m.high), vec3f(0)));
  } else {
    var offset = 0.0;
    if (OPENING == OPENING_BONSAI) { offset = length(m.com - 0.5 * (m.low + m.high)); }
    var radius = side / params.theta + offset;
    if (OPENING == OPENING_BMAX) { radius = TWO_OVER_ROOT_THREE * m.radius / params.theta; }
    // Above theta = 2 / sqrt(3) that may lie within the cell, and it would act on bodies that it holds.
    if (OPENING == OPENING_BONSAI || OPENING == OPENING_BMAX) { radius = max(radius, OUTSIDE * m.radius); }
    // Also where a leaf is one body, which costs less as a body: Bonsai counts it as a cell, and we count as Bonsai does.
    open = radius * radius;
  }
  nodeCentre[k] = vec4f(m.com, m.mass);
  nodeMoments[momentsAt(k)] = vec4f(3.0 * m.diagonal - vec3f(trace), trace);
  nodeMoments[momentsAt(k) + 1u] = vec4f(3.0 * m.mixed, 0.0);
  nodeBox[2u * k] = vec4f(m.low, 0.0);
  nodeBox[2u * k + 1u] = vec4f(m.high, 0.0);
  nodeTest[k] = vec4u(bitcast<u32>(open), bitcast<u32>(spread), bitcast<u32>(m.radius), link);
}

fn node(k: u32) {
  let link = nodeLink[k];
  if (linkIsLeaf(link)) { finish(k, link, leafMoments(linkFirst(link), linkCount(link))); } else { finish(k, link, cellMoments(linkFirst(link), linkCount(link))); }
}

// Status, as all threads see it.
var<workgroup> known: array<u32, 4>;
// Nodes of a subtree, level by level below its root: from, to. Siblings, and so the levels of a subtree, lie side by side.
var<workgroup> spans: array<vec2u, 32>;
var<workgroup> least: atomic<u32>;
var<workgroup> most: atomic<u32>;

fn subtree(root: u32, lane: u32) {
  if (lane == 0u) { spans[0] = vec2u(root, root + 1u); }
  var depth = 0u;
  var span = workgroupUniformLoad(&spans[0]);
  while (span.x < span.y && depth < MAX_LEVEL) {
    if (lane == 0u) {
      atomicStore(&least, 0xffffffffu);
      atomicStore(&most, 0u);
    }
    workgroupBarrier();
    for (var k = span.x + lane; k < span.y; k += WIDTH) {
      let link = nodeLink[k];
      if (linkIsLeaf(link)) { continue; }
      atomicMin(&least, linkFirst(link));
      atomicMax(&most, linkFirst(link) + linkCount(link));
    }
    workgroupBarrier();
    depth++;
    if (lane == 0u) { spans[depth] = vec2u(atomicLoad(&least), atomicLoad(&most)); }
    span = workgroupUniformLoad(&spans[depth]);
  }
  for (var up = 1u; up <= depth; up++) {
    let nodes = workgroupUniformLoad(&spans[depth - up]);
    for (var k = nodes.x + lane; k < nodes.y; k += WIDTH) { node(k); }
    storageBarrier();
  }
}

// Eight threads do a cell above the subtrees, a child each: one after the other the children's reads take as long as the whole step
// of a small galaxy allows. Sums are those of cellMoments, in the same order.
const CHILDREN = 8u;
override SHARED: u32 = 1u;  // WIDTH where the top is done, else nothing is kept for it
var<workgroup> sums: array<vec4f, SHARED>;
var<workgroup> lows: array<vec4f, SHARED>;
var<workgroup> highs: array<vec4f, SHARED>;

// The cells at these places of the table, from `begin` on, as many as there are threads for. None is a leaf.
fn topCells(begin: u32, end: u32, lane: u32) {
  let place = begin + lane / CHILDREN;
  let child = lane % CHILDREN;
  let head = lane - child;
  var k = 0u;
  var link = 0u;
  var children = 0u;
  if (place < end) {
    let cell = subtrees[place];
    k = cell.x;
    link = cell.y;
    children = linkCount(link);
  }
  // An absent child stands for the first, without mass.
  let here = linkFirst(link) + select(0u, child, child < children);
  let near = nodeCentre[linkFirst(link)].xyz;
  let centre = nodeCentre[here];
  let own = secondAt(here, here);
  sums[lane] = vec4f(centre.w * (centre.xyz - near), centre.w);
  lows[lane] = nodeBox[2u * here];
  highs[lane] = nodeBox[2u * here + 1u];
  workgroupBarrier();
  var m = Moments(vec3f(0), 0.0, vec3f(0), 0.0, vec3f(0), lows[head].xyz, highs[head].xyz);
  for (var c = 0u; c < CHILDREN; c++) {
    if (c < children) {
      m.com += sums[head + c].xyz;
      m.mass += sums[head + c].w;
      m.low = min(m.low, lows[head + c].xyz);
      m.high = max(m.high, highs[head + c].xyz);
    }
  }
  m.com = middle(m, near);
  let d = centre.xyz - m.com;
  workgroupBarrier();
  sums[lane] = vec4f(own.diagonal + centre.w * d * d, own.radius + length(d));
  lows[lane] = vec4f(own.mixed + centre.w * d.xxy * d.yzz, 0.0);
  workgroupBarrier();
  for (var c = 0u; c < CHILDREN; c++) {
    if (c < children) {
      m.diagonal += sums[head + c].xyz;
      m.radius = max(m.radius, sums[head + c].w);
      m.mixed += lows[head + c].xyz;
    }
  }
  m.radius = min(m.radius, length(max(m.high - m.com, m.com - m.low)));
  if (place < end && child == 0u) { finish(k, link, m); }
  workgroupBarrier();
}

// How many cells of each level there are, then where the next one of a level goes.
var<workgroup> perLevel: array<atomic<u32>, 32>;
var<workgroup> deepest: u32;

// The cells above the subtrees, level by level. At most one of 512 bodies is the first of such a cell of a level, and there are 30 levels:
// the table has room for their list twice. `spans` says where those of each level are.
fn top(count: u32, lane: u32) {
  let listed = params.n - count;  // where it begins
  let sorted = listed - count;
  if (lane < 32u) { atomicStore(&perLevel[lane], 0u); }
  workgroupBarrier();
  for (var i = lane; i < count; i += WIDTH) { atomicAdd(&perLevel[subtrees[listed + i].y], 1u); }
  workgroupBarrier();
  if (lane < 32u) {
    // The deepest first.
    var begin = sorted;
    for (var level = lane + 1u; level <= known[3]; level++) { begin += atomicLoad(&perLevel[level]); }
    spans[lane] = vec2u(begin, begin + atomicLoad(&perLevel[lane]));
  }
  workgroupBarrier();
  if (lane < 32u) { atomicStore(&perLevel[lane], spans[lane].x); }
  // Above a cell of the top there is one in each level.
  if (lane < MAX_LEVEL && spans[lane].x == sorted && spans[lane].y > sorted) { deepest = lane; }
  workgroupBarrier();
  for (var i = lane; i < count; i += WIDTH) {
    let cell = subtrees[listed + i];
    subtrees[atomicAdd(&perLevel[cell.y], 1u)] = vec2u(cell.x, nodeLink[cell.x]);
  }
  storageBarrier();
  let lowest = workgroupUniformLoad(&deepest);
  for (var up = 0u; up <= lowest; up++) {
    let cells = workgroupUniformLoad(&spans[lowest - up]);
    for (var begin = cells.x; begin < cells.y; begin += WIDTH / CHILDREN) { topCells(begin, cells.y, lane); }
    storageBarrier();
  }
}

@compute @workgroup_size(WIDTH)
fn main(@builtin(workgroup_id) group: vec3u, @builtin(num_workgroups) groups: vec3u, @builtin(local_invocation_index) lane: u32) {
  if (lane == 0u) { known = array<u32, 4>(status.faults, status.subtrees, status.tops, status.levels); }
  let seen = workgroupUniformLoad(&known);
  // The links of a tree that does not fit lead nowhere.
  if ((seen[0] & FAULT_OVERFLOW) != 0u) { return; }
  if (TOP == 1u) {
    if (seen[2] > 0u) { top(seen[2], lane); }
    return;
  }
  for (var k = group.x; k < seen[1]; k += groups.x) { subtree(subtrees[k].x, lane); }
}
