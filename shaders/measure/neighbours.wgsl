// neighbours: the nearest of all other bodies to one of them, and those within a radius of it.
// reads: quantityParams (body, radius), posMass, id   reads, writes: neighbours (NEIGHBOUR_...: its place, least squared distance, its
//   neighbour's id, how many lie within the radius; the ids of the first MOST of them, in any order)
// threads: 256 a workgroup, one a source; PHASE 0 finds the body, 1 the least distance, 2 the bodies
// source: Bedorf 2014 sections 2.1 and 2.3 (Sapporo2: beside the forces of a direct sum)
// assumes: neighbours begins with 0 0 0, infinity, 0xffffffff, 0; bits of positive floats are ordered like the floats
#import quantity
#import flat
override PHASE: u32 = 0u;
@group(0) @binding(0) var<uniform> quantityParams: QuantityParams;
@group(0) @binding(1) var<storage, read> posMass: array<vec4f>;
@group(0) @binding(2) var<storage, read> id: array<u32>;
@group(0) @binding(3) var<storage, read_write> neighbours: array<atomic<u32>>;

// Words of `neighbours`: three of its place come first.
const NEIGHBOUR_DISTANCE = 3u;  // bits of the squared distance
const NEIGHBOUR_NEAREST = 4u;
const NEIGHBOUR_COUNT = 5u;
const NEIGHBOUR_LIST = 6u;
// Ids that the list holds.
const MOST = 250u;

@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) group: vec3u, @builtin(num_workgroups) groups: vec3u, @builtin(local_invocation_index) lane: u32) {
  let i = flatGroup(group, groups) * 256u + lane;
  if (i >= quantityParams.n) { return; }
  let body = id[i];
  let own = body == quantityParams.body;
  let place = posMass[i].xyz;
  if (PHASE == 0u) {
    if (own) { for (var k = 0u; k < 3u; k++) { atomicStore(&neighbours[k], bitcast<u32>(place[k])); } }
    return;
  }
  if (own) { return; }
  let here = vec3f(bitcast<f32>(atomicLoad(&neighbours[0])), bitcast<f32>(atomicLoad(&neighbours[1])), bitcast<f32>(atomicLoad(&neighbours[2])));
  let offset = place - here;
  let r2 = dot(offset, offset);
  if (PHASE == 1u) {
    atomicMin(&neighbours[NEIGHBOUR_DISTANCE], bitcast<u32>(r2));
    return;
  }
  if (bitcast<u32>(r2) == atomicLoad(&neighbours[NEIGHBOUR_DISTANCE])) { atomicMin(&neighbours[NEIGHBOUR_NEAREST], body); }
  if (r2 > quantityParams.radius * quantityParams.radius) { return; }
  let at = atomicAdd(&neighbours[NEIGHBOUR_COUNT], 1u);
  if (at < MOST) { atomicStore(&neighbours[NEIGHBOUR_LIST + at], body); }
}
