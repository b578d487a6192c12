// moments: mass, centre of mass, second moments about it, tight box and opening radius of the nodes of some levels.
// reads: posMass, nodeLink, levelStart   reads, writes: nodeOpen (centre of mass, opening radius squared),
//   nodeMoments (Qxx Qyy Qzz mass | Qxy Qxz Qyz spare, Q = sum m x x about the centre of mass), nodeBox (low | high)
// threads: 64 a workgroup, striding over the nodes of one level; one workgroup may do several levels
// source: papers/000 section 3.2 and Eq. 1, papers/001 section 6.6.1   assumes: deeper levels are done
#import params
#import link
@group(0) @binding(0) var<uniform> params: Params;
@group(0) @binding(1) var<uniform> round: Round;
@group(0) @binding(2) var<storage, read> posMass: array<vec4f>;
@group(0) @binding(3) var<storage, read> nodeLink: array<u32>;
@group(0) @binding(4) var<storage, read> levelStart: array<u32>;
@group(0) @binding(5) var<storage, read_write> nodeOpen: array<vec4f>;
@group(0) @binding(6) var<storage, read_write> nodeMoments: array<vec4f>;
@group(0) @binding(7) var<storage, read_write> nodeBox: array<vec4f>;

struct Moments {
  com: vec3f,
  mass: f32,
  diagonal: vec3f,
  mixed: vec3f,
  low: vec3f,
  high: vec3f,
}

// Everything is summed relative to a nearby point: sums about the origin lose all digits in float32.
fn leafMoments(first: u32, count: u32) -> Moments {
  let near = posMass[first].xyz;
  var m = Moments(vec3f(0), 0.0, vec3f(0), vec3f(0), near, near);
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
  }
  return m;
}

fn cellMoments(first: u32, count: u32) -> Moments {
  let near = nodeOpen[first].xyz;
  var m = Moments(vec3f(0), 0.0, vec3f(0), vec3f(0), nodeBox[2u * first].xyz, nodeBox[2u * first + 1u].xyz);
  for (var k = first; k < first + count; k++) {
    let mass = nodeMoments[2u * k].w;
    m.mass += mass;
    m.com += mass * (nodeOpen[k].xyz - near);
    m.low = min(m.low, nodeBox[2u * k].xyz);
    m.high = max(m.high, nodeBox[2u * k + 1u].xyz);
  }
  if (m.mass > 0.0) { m.com = near + m.com / m.mass; } else { m.com = 0.5 * (m.low + m.high); }
  for (var k = first; k < first + count; k++) {
    let a = nodeMoments[2u * k];
    let d = nodeOpen[k].xyz - m.com;
    m.diagonal += a.xyz + a.w * d * d;
    m.mixed += nodeMoments[2u * k + 1u].xyz + a.w * d.xxy * d.yzz;
  }
  return m;
}

fn node(k: u32) {
  let link = nodeLink[k];
  let first = linkFirst(link);
  let count = linkCount(link);
  var m: Moments;
  if (linkIsLeaf(link)) { m = leafMoments(first, count); } else { m = cellMoments(first, count); }
  let extent = m.high - m.low;
  let side = max(extent.x, max(extent.y, extent.z));
  let offset = length(m.com - 0.5 * (m.low + m.high));
  let radius = side / params.theta + offset;
  // A leaf of one body is its body: open it always, a body costs less than a cell.
  let open = select(radius * radius, 3e38, linkIsLeaf(link) && count == 1u);
  nodeOpen[k] = vec4f(m.com, open);
  nodeMoments[2u * k] = vec4f(m.diagonal, m.mass);
  nodeMoments[2u * k + 1u] = vec4f(m.mixed, 0.0);
  nodeBox[2u * k] = vec4f(m.low, 0.0);
  nodeBox[2u * k + 1u] = vec4f(m.high, 0.0);
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
