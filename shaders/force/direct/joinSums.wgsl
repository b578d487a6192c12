// joinSums: adds up what the parts of a direct sum found.
// reads, writes: acceleration: of part k behind those of the parts before; the sums come first
// threads: 256 a workgroup, one a body
// source: force/direct/directSum   assumes: PARTS as there
#import params
#import flat
@group(0) @binding(0) var<uniform> params: Params;
@group(0) @binding(1) var<storage, read_write> acceleration: array<vec4f>;
#import partSums

@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) group: vec3u, @builtin(num_workgroups) groups: vec3u, @builtin(local_invocation_index) lane: u32) {
  let i = flatGroup(group, groups) * 256u + lane;
  if (i < params.n) { acceleration[i] = sumOfParts(i); }
}
