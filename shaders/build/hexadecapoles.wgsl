// hexadecapoles: third and fourth moments of the nodes of one level, leaves from their bodies, cells from their children.
// reads: posMass, nodeLink, nodeCentre, levelStart, status
// reads, writes: nodeMoments (six a node: those of moments, then xxx xxy xxz xyy | xyz yyy yyz, yyyz | xxxx xxxy xxyy xyyy | yyyy xxxz xxyz xyyz,
//   sum m x x x and sum m x x x x about the centre of mass, free of trace)
// threads: 64 a workgroup, striding over the nodes of the level dispatch.index
// source: Stadel 2001 (ChaNGa's fourth order)   assumes: moments done, and the levels below
#import params
#import link
#import status
#import hexadecapole
#import highMoments
@group(0) @binding(0) var<uniform> params: Params;
@group(0) @binding(1) var<storage, read> posMass: array<vec4f>;
@group(0) @binding(2) var<storage, read> nodeLink: array<u32>;
@group(0) @binding(3) var<storage, read> nodeCentre: array<vec4f>;
@group(0) @binding(4) var<storage, read> levelStart: array<u32>;
@group(0) @binding(5) var<storage, read> status: Status;
@group(0) @binding(6) var<storage, read_write> nodeMoments: array<vec4f>;
@group(0) @binding(7) var<uniform> dispatch: DispatchIndex;

const NODE = 6u;  // moments of a node

// Moments of a child are three times its second ones, and the others.
fn addChild(all: ptr<function, Whole>, child: u32, centre: vec3f) {
  let there = nodeCentre[child];
  let a = nodeMoments[NODE * child].xyz / 3.0;
  let b = nodeMoments[NODE * child + 1u].xyz / 3.0;
  var part = childPart(
    High(nodeMoments[NODE * child + 2u], nodeMoments[NODE * child + 3u], nodeMoments[NODE * child + 4u], nodeMoments[NODE * child + 5u]),
    there.w, there.xyz - centre,
    array<vec3f, 3>(vec3f(a.x, b.x, b.y), vec3f(b.x, a.y, b.z), vec3f(b.y, b.z, a.z)), all);
  add(all, &part);
}

fn addBody(all: ptr<function, Whole>, i: u32, centre: vec3f) {
  let p = posMass[i];
  var part = Part(p.w, p.xyz - centre, vec3f(0.0), array<vec3f, 3>(), array<array<vec3f, 3>, 3>());
  add(all, &part);
}

@compute @workgroup_size(64)
fn main(@builtin(global_invocation_id) id: vec3u, @builtin(num_workgroups) groups: vec3u) {
  // The links of a tree that does not fit lead nowhere.
  if ((status.faults & FAULT_OVERFLOW) != 0u) { return; }
  let end = levelStart[dispatch.index + 1u];
  for (var k = levelStart[dispatch.index] + id.x; k < end; k += groups.x * 64u) {
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
