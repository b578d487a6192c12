// moments: mass, centre of mass, second moments about it, tight box and opening test of the nodes of some levels.
// reads: posMass, nodeLink, levelStart   reads, writes: nodeCentre (centre of mass, mass),
//   nodeMoments (3Sxx 3Syy 3Szz T | 3Sxy 3Sxz 3Syz 0, with sum m x x = S + T/3 about the centre of mass, S free of trace),
//   nodeBox (low | high), nodeTest (bits of opening length, spread, largest radius; link)
// threads: 64 a workgroup, striding over the nodes of one level; one workgroup may do several levels
// source: Bedorf+ 2012 section 3.2 and Eq. 1, Bedorf 2014 section 6.6.1   assumes: deeper levels are done
#import params
#import link
#import criterion
override OPENING: u32 = 0u;
override QUADRUPOLE: u32 = 1u;
@group(0) @binding(0) var<uniform> params: Params;
@group(0) @binding(1) var<uniform> round: Round;
@group(0) @binding(2) var<storage, read> posMass: array<vec4f>;
@group(0) @binding(3) var<storage, read> nodeLink: array<u32>;
@group(0) @binding(4) var<storage, read> levelStart: array<u32>;
@group(0) @binding(5) var<storage, read_write> nodeCentre: array<vec4f>;
@group(0) @binding(6) var<storage, read_write> nodeMoments: array<vec4f>;
@group(0) @binding(7) var<storage, read_write> nodeBox: array<vec4f>;
@group(0) @binding(8) var<storage, read_write> nodeTest: array<vec4u>;

struct Moments {
  com: vec3f,
  mass: f32,
  diagonal: vec3f,  // sum m x x, y y, z z about com
  radius: f32,      // of a sphere about com that holds every body
  mixed: vec3f,     // sum m x y, x z, y z
  low: vec3f,
  high: vec3f,
}

// Everything is summed relative to a nearby point: sums about the origin lose all digits in float32.
fn leafMoments(first: u32, count: u32) -> Moments {
  let near = posMass[first].xyz;
  var m = Moments(vec3f(0), 0.0, vec3f(0), 0.0, vec3f(0), near, near);
  for (var i = first; i < first + count; i++) {
    let p = posMass[i];
    m.mass += p.w;
    m.com += p.w * (p.xyz - near);
    m.low = min(m.low, p.xyz);
    m.high = max(m.high, p.xyz);
  }
  if (m.mass > 0.0) { m.com = near + m.com / m.mass; } else { m.com = 0.5 * (m.low + m.high); }
  for (var i = first; i < first + count; i++) {
    let p = posMass[i];
    let d = p.xyz - m.com;
    m.diagonal += p.w * d * d;
    m.mixed += p.w * d.xxy * d.yzz;
    m.radius = max(m.radius, length(d));
  }
  return m;
}

fn cellMoments(first: u32, count: u32) -> Moments {
  let near = nodeCentre[first].xyz;
  var m = Moments(vec3f(0), 0.0, vec3f(0), 0.0, vec3f(0), nodeBox[2u * first].xyz, nodeBox[2u * first + 1u].xyz);
  for (var k = first; k < first + count; k++) {
    let centre = nodeCentre[k];
    m.mass += centre.w;
    m.com += centre.w * (centre.xyz - near);
    m.low = min(m.low, nodeBox[2u * k].xyz);
    m.high = max(m.high, nodeBox[2u * k + 1u].xyz);
  }
  if (m.mass > 0.0) { m.com = near + m.com / m.mass; } else { m.com = 0.5 * (m.low + m.high); }
  for (var k = first; k < first + count; k++) {
    let centre = nodeCentre[k];
    let a = nodeMoments[2u * k];
    let d = centre.xyz - m.com;
    m.diagonal += (a.xyz + vec3f(a.w)) / 3.0 + centre.w * d * d;
    m.mixed += nodeMoments[2u * k + 1u].xyz / 3.0 + centre.w * d.xxy * d.yzz;
    m.radius = max(m.radius, bitcast<f32>(nodeTest[k].z) + length(d));
  }
  // The corner of the tight box is a bound too, and does not grow with the levels.
  m.radius = min(m.radius, length(max(m.high - m.com, m.com - m.low)));
  return m;
}

fn node(k: u32) {
  let link = nodeLink[k];
  let first = linkFirst(link);
  let count = linkCount(link);
  var m: Moments;
  if (linkIsLeaf(link)) { m = leafMoments(first, count); } else { m = cellMoments(first, count); }
  let trace = m.diagonal.x + m.diagonal.y + m.diagonal.z;
  let extent = m.high - m.low;
  let side = max(extent.x, max(extent.y, extent.z));
  // The length by whose powers opening by error bounds what a cell drops: the root-mean-square radius for sum m |x|^2, its
  // geometric mean with the largest one for sum m |x|^k up to k = 4.
  var spread = 0.0;
  if (m.mass > 0.0) { spread = sqrt(trace / m.mass); }
  if (QUADRUPOLE == 1u) { spread = sqrt(m.radius * spread); }
  var open: f32;
  if (OPENING == OPENING_ERROR) {
    open = m.radius / (ANGLE * params.theta);
  } else {
    var offset = 0.0;
    if (OPENING == OPENING_BONSAI) { offset = length(m.com - 0.5 * (m.low + m.high)); }
    let radius = side / params.theta + offset;
    // Also where a leaf is one body, which costs less as a body: Bonsai counts it as a cell, and we count as Bonsai does.
    open = radius * radius;
  }
  nodeCentre[k] = vec4f(m.com, m.mass);
  nodeMoments[2u * k] = vec4f(3.0 * m.diagonal - vec3f(trace), trace);
  nodeMoments[2u * k + 1u] = vec4f(3.0 * m.mixed, 0.0);
  nodeBox[2u * k] = vec4f(m.low, 0.0);
  nodeBox[2u * k + 1u] = vec4f(m.high, 0.0);
  nodeTest[k] = vec4u(bitcast<u32>(open), bitcast<u32>(spread), bitcast<u32>(m.radius), link);
}

@compute @workgroup_size(64)
fn main(@builtin(global_invocation_id) id: vec3u, @builtin(num_workgroups) groups: vec3u) {
  // From the deeper level round.last up to round.index; more than one level only in a single workgroup.
  for (var up = 0u; up <= round.last - round.index; up++) {
    let level = round.last - up;
    let end = min(levelStart[level + 1u], params.nodeCapacity);
    for (var k = levelStart[level] + id.x; k < end; k += groups.x * 64u) { node(k); }
    storageBarrier();
  }
}
