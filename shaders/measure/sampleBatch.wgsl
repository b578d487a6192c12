// sampleBatch: where the bodies of one batch of samples lie in the order.
// reads: quantityParams, id   writes: samples (places in the order, by place in the batch)
// threads: 256 a workgroup, one a body
// source: a gather by id, since every step reorders them   assumes: n / quantityParams.every + 1 samples fit
#import quantity
#import flat
@group(0) @binding(0) var<uniform> quantityParams: QuantityParams;
@group(0) @binding(1) var<storage, read> id: array<u32>;
@group(0) @binding(2) var<storage, read_write> samples: array<u32>;

@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) group: vec3u, @builtin(num_workgroups) groups: vec3u, @builtin(local_invocation_index) lane: u32) {
  let i = flatGroup(group, groups) * 256u + lane;
  if (i >= quantityParams.n) { return; }
  let body = id[i];
  if (body % quantityParams.every == quantityParams.first) { samples[body / quantityParams.every] = i; }
}
