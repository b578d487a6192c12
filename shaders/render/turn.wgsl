// turn: where the bodies lie whose turn it is.
// reads: asked, id   writes: samples (their places in the order, by their place in the turn)
// threads: 256 a workgroup, one a body
// source: a gather by id, since every step reorders them   assumes: n / asked.every + 1 samples fit
#import asked
#import flat
@group(0) @binding(0) var<uniform> asked: Asked;
@group(0) @binding(1) var<storage, read> id: array<u32>;
@group(0) @binding(2) var<storage, read_write> samples: array<u32>;

@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) group: vec3u, @builtin(num_workgroups) groups: vec3u, @builtin(local_invocation_index) lane: u32) {
  let i = flatGroup(group, groups) * 256u + lane;
  if (i >= asked.n) { return; }
  let body = id[i];
  if (body % asked.every == asked.first) { samples[body / asked.every] = i; }
}
