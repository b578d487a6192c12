// groupBoxes: the tight box of each group and the least |a| in it, by which others pack what of their trees its walk may look at.
// reads: posMass, velocity (w = |a|, negative where frozen), groupList   writes: boxes (shared/boxes, the first level)
// threads: 64 a workgroup, one a group
// source: local essential trees, Bedorf 2014 section 6.3.2   assumes: bodies along the curve
#import params
#import groups
#import flat
#import boxes
@group(0) @binding(0) var<uniform> params: Params;
@group(0) @binding(1) var<storage, read> posMass: array<vec4f>;
@group(0) @binding(2) var<storage, read> velocity: array<vec4f>;
@group(0) @binding(3) var<storage, read> groupList: array<u32>;
@group(0) @binding(4) var<storage, read_write> boxes: array<vec4f>;

@compute @workgroup_size(64)
fn main(@builtin(workgroup_id) group: vec3u, @builtin(num_workgroups) groups: vec3u, @builtin(local_invocation_index) lane: u32) {
  let g = flatGroup(group, groups) * 64u + lane;
  if (g >= groupList[0]) { return; }
  // Larger than any |a|: bodies that are frozen feel nothing.
  var low = vec4f(3e38, 3e38, 3e38, 1e30);
  var high = vec3f(-3e38);
  let end = min(groupList[GROUP_LIST + g + 1u], params.n);
  for (var i = groupList[GROUP_LIST + g]; i < end; i++) {
    let p = posMass[i].xyz;
    let size = velocity[i].w;
    low = min(low, vec4f(p, select(size, 1e30, size < 0.0)));
    high = max(high, p);
  }
  boxes[BOX_HEAD / 4u + 2u * g] = low;
  boxes[BOX_HEAD / 4u + 2u * g + 1u] = vec4f(high, 0.0);
}
