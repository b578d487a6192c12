// vortexHexadecapoles: third and fourth moments of the strengths in the cells of one level about their centres, leaves from their elements,
// cells from those below.
// reads: elements, strengths, nodeLink, nodeCentre, levelStart
// reads, writes: nodeStrengths (three records a cell: that of vortexMoments, then four vectors of each component one after the other, as hexadecapoles
//   has them)
// threads: 64 a workgroup, striding over the three components of each cell of the level
// source: Cartesian moments free of trace, as in hexadecapoles   assumes: vortexMoments done, and the levels below
#import params
#import link
#import biotSavart
#import hexadecapole
#import highMoments
@group(0) @binding(0) var<uniform> params: Params;
@group(0) @binding(1) var<storage, read> elements: array<vec4f>;
@group(0) @binding(2) var<storage, read> strengths: array<vec4f>;
@group(0) @binding(3) var<storage, read> nodeLink: array<u32>;
@group(0) @binding(4) var<storage, read> nodeCentre: array<vec4f>;
@group(0) @binding(5) var<storage, read> levelStart: array<u32>;
@group(0) @binding(6) var<storage, read_write> nodeStrengths: array<array<vec4f, 7>>;
@group(0) @binding(7) var<uniform> dispatch: DispatchIndex;

// Vector k of the three components' twelve.
fn highAt(node: u32, k: u32) -> vec4f { return nodeStrengths[strengthsAt(node) + 1u + k / 7u][k % 7u]; }

fn addElement(all: ptr<function, Whole>, i: u32, c: u32, centre: vec3f) {
  var part = Part(strengths[i][c], elements[i].xyz - centre, vec3f(0.0), array<vec3f, 3>(), array<array<vec3f, 3>, 3>());
  add(all, &part);
}

// A child's own moments, with the components that follow filled in: sums over both are free of trace alike.
fn addCell(all: ptr<function, Whole>, child: u32, c: u32, centre: vec3f) {
  let at = strengthsAt(child);
  let first = nodeStrengths[at][c];
  let q = nodeStrengths[at][3u + c];
  let yz = nodeStrengths[at][6][c];
  var part = childPart(
    High(highAt(child, 4u * c), highAt(child, 4u * c + 1u), highAt(child, 4u * c + 2u), highAt(child, 4u * c + 3u)),
    first.w, nodeCentre[child].xyz - centre,
    array<vec3f, 3>(vec3f(q.x, q.z, q.w), vec3f(q.z, q.y, yz), vec3f(q.w, yz, -q.x - q.y)), all);
  part.first = first.xyz;
  add(all, &part);
}

@compute @workgroup_size(64)
fn main(@builtin(global_invocation_id) id: vec3u, @builtin(num_workgroups) groups: vec3u) {
  // The links of a tree that does not fit lead nowhere.
  if (levelStart[31] > params.nodeCapacity) { return; }
  let begin = 3u * levelStart[dispatch.index];
  let end = 3u * levelStart[dispatch.index + 1u];
  for (var k = begin + id.x; k < end; k += groups.x * 64u) {
    let node = k / 3u;
    let c = k % 3u;
    let link = nodeLink[node];
    let centre = nodeCentre[node].xyz;
    var all = Whole();
    for (var i = linkFirst(link); i < linkFirst(link) + linkCount(link); i++) {
      if (linkIsLeaf(link)) { addElement(&all, i, c, centre); } else { addCell(&all, i, c, centre); }
    }
    let high = freed(all);
    let at = strengthsAt(node) + 1u;
    let slot = 4u * c;
    nodeStrengths[at + slot / 7u][slot % 7u] = high.thirdX;
    nodeStrengths[at + (slot + 1u) / 7u][(slot + 1u) % 7u] = high.thirdY;
    nodeStrengths[at + (slot + 2u) / 7u][(slot + 2u) % 7u] = high.fourthX;
    nodeStrengths[at + (slot + 3u) / 7u][(slot + 3u) % 7u] = high.fourthY;
  }
}
