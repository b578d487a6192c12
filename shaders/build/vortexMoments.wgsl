// vortexMoments: of all cells of one level: the sums of strengths, and their first and second moments, about the centre by |strength|;
// tight box, largest radius and core, opening length.
// reads: elements, strengths, nodeLink, levelStart   reads, writes: nodeCentre (centre, sum |G|), nodeStrengths (seven vectors: for x, y, z
//   the sum of G d with the sum of G | xx yy xy xz of the sum of G d d without trace | yz of x, y, z, largest core),
//   nodeBox (low | high), nodeTest (bits of the opening length squared, of the core's reach, of the largest radius; link)
// threads: 64 a workgroup, striding over the cells of the level
// source: Cartesian moments; opening by radius over distance (Barnes & Hut 1986; Warren & Salmon 1993) and by cores (Stock & Gharakhani 2008
//   section IV.B)   assumes: links done; the levels below done
#import params
#import link
#import biotSavart
@group(0) @binding(0) var<uniform> params: Params;
@group(0) @binding(1) var<storage, read> elements: array<vec4f>;
@group(0) @binding(2) var<storage, read> strengths: array<vec4f>;
@group(0) @binding(3) var<storage, read> nodeLink: array<u32>;
@group(0) @binding(4) var<storage, read> levelStart: array<u32>;
@group(0) @binding(5) var<storage, read_write> nodeCentre: array<vec4f>;
@group(0) @binding(6) var<storage, read_write> nodeStrengths: array<array<vec4f, 7>>;
@group(0) @binding(7) var<storage, read_write> nodeTest: array<vec4u>;
@group(0) @binding(8) var<storage, read_write> nodeBox: array<vec4f>;
@group(0) @binding(9) var<uniform> dispatch: DispatchIndex;

// Of one component G: sum of G, of G d, of G d d (xx yy zz, xy xz yz) as they are.
struct Sum {
  all: f32,
  first: vec3f,
  diagonal: vec3f,
  mixed: vec3f,
}

fn added(sum: Sum, g: f32, d: vec3f) -> Sum {
  let gd = g * d;
  return Sum(sum.all + g, sum.first + gd, sum.diagonal + gd * d, sum.mixed + gd.xxy * d.yzz);
}

// A cell whose centre lies at d from the new one.
fn joined(sum: Sum, m: Component, d: vec3f) -> Sum {
  let g = m.dipole.w;
  let first = m.dipole.xyz;
  let zz = -m.quadrupole.x - m.quadrupole.y;
  return Sum(
    sum.all + g,
    sum.first + first + g * d,
    sum.diagonal + vec3f(m.quadrupole.xy, zz) + (2.0 * first + g * d) * d,
    sum.mixed + vec3f(m.quadrupole.zw, m.yz) + first.xxy * d.yzz + d.xxy * first.yzz + g * d.xxy * d.yzz);
}

fn quadrupoleOf(sum: Sum) -> vec4f {
  let trace = (sum.diagonal.x + sum.diagonal.y + sum.diagonal.z) / 3.0;
  return vec4f(sum.diagonal.xy - vec2f(trace), sum.mixed.xy);
}

struct Cell {
  centre: vec3f,
  weight: f32,
  low: vec3f,
  radius: f32,
  high: vec3f,
  core: f32,
  x: Sum,
  y: Sum,
  z: Sum,
}

fn leafOf(first: u32, count: u32) -> Cell {
  var cell = Cell();
  // Everything is summed relative to a nearby point: sums about the origin lose all digits in float32.
  let near = elements[first].xyz;
  cell.low = near;
  cell.high = near;
  for (var i = first; i < first + count; i++) {
    let place = elements[i];
    let weight = length(strengths[i].xyz);
    cell.weight += weight;
    cell.centre += weight * (place.xyz - near);
    cell.low = min(cell.low, place.xyz);
    cell.high = max(cell.high, place.xyz);
    cell.core = max(cell.core, place.w);
  }
  if (cell.weight > 0.0) { cell.centre = near + cell.centre / cell.weight; } else { cell.centre = 0.5 * (cell.low + cell.high); }
  for (var i = first; i < first + count; i++) {
    let d = elements[i].xyz - cell.centre;
    let strength = strengths[i].xyz;
    cell.x = added(cell.x, strength.x, d);
    cell.y = added(cell.y, strength.y, d);
    cell.z = added(cell.z, strength.z, d);
    cell.radius = max(cell.radius, length(d));
  }
  return cell;
}

fn cellOf(first: u32, count: u32) -> Cell {
  var cell = Cell();
  let near = nodeCentre[first].xyz;
  cell.low = nodeBox[2u * first].xyz;
  cell.high = nodeBox[2u * first + 1u].xyz;
  for (var k = first; k < first + count; k++) {
    let centre = nodeCentre[k];
    cell.weight += centre.w;
    cell.centre += centre.w * (centre.xyz - near);
    cell.low = min(cell.low, nodeBox[2u * k].xyz);
    cell.high = max(cell.high, nodeBox[2u * k + 1u].xyz);
  }
  if (cell.weight > 0.0) { cell.centre = near + cell.centre / cell.weight; } else { cell.centre = 0.5 * (cell.low + cell.high); }
  for (var k = first; k < first + count; k++) {
    let d = nodeCentre[k].xyz - cell.centre;
    let m = nodeStrengths[strengthsAt(k)];
    cell.x = joined(cell.x, Component(m[0], m[3], m[6].x), d);
    cell.y = joined(cell.y, Component(m[1], m[4], m[6].y), d);
    cell.z = joined(cell.z, Component(m[2], m[5], m[6].z), d);
    cell.radius = max(cell.radius, bitcast<f32>(nodeTest[k].z) + length(d));
    cell.core = max(cell.core, m[6].w);
  }
  // The corner of the tight box is a bound too, and does not grow with the levels.
  cell.radius = min(cell.radius, length(max(cell.high - cell.centre, cell.centre - cell.low)));
  return cell;
}

@compute @workgroup_size(64)
fn main(@builtin(global_invocation_id) id: vec3u, @builtin(num_workgroups) groups: vec3u) {
  // The links of a tree that does not fit lead nowhere.
  if (levelStart[31] > params.nodeCapacity) { return; }
  let level = dispatch.index;
  for (var k = levelStart[level] + id.x; k < levelStart[level + 1u]; k += groups.x * 64u) {
    let link = nodeLink[k];
    var cell: Cell;
    if (linkIsLeaf(link)) { cell = leafOf(linkFirst(link), linkCount(link)); } else { cell = cellOf(linkFirst(link), linkCount(link)); }
    nodeCentre[k] = vec4f(cell.centre, cell.weight);
    nodeStrengths[strengthsAt(k)] = array<vec4f, 7>(
      vec4f(cell.x.first, cell.x.all),
      vec4f(cell.y.first, cell.y.all),
      vec4f(cell.z.first, cell.z.all),
      quadrupoleOf(cell.x),
      quadrupoleOf(cell.y),
      quadrupoleOf(cell.z),
      vec4f(cell.x.mixed.z, cell.y.mixed.z, cell.z.mixed.z, cell.core));
    nodeBox[2u * k] = vec4f(cell.low, 0.0);
    nodeBox[2u * k + 1u] = vec4f(cell.high, 0.0);
    let reach = CORE_REACH * cell.core;
    let open = max(cell.radius / params.theta, cell.radius + reach);
    nodeTest[k] = vec4u(bitcast<u32>(open * open), bitcast<u32>(reach), bitcast<u32>(cell.radius), link);
  }
}
