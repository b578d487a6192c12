// gas: what the gas about each body is like, or when it became a star.
// reads: quantityParams, posMass, id, gasState (internal energy), gasSpare (z: when a star was born; n)
// writes: quantity (by id, times quantityParams.unit: density, internal energy, or 1 and the time since its birth; 0: it is no gas, or was not born)
// threads: 256 a workgroup, one a body
// source: densities and energies of the last step of gas (Wadsley, Keller & Quinn 2017)   assumes: columns of a run with gas
#import quantity
#import flat
@group(0) @binding(0) var<uniform> quantityParams: QuantityParams;
@group(0) @binding(1) var<storage, read> posMass: array<vec4f>;
@group(0) @binding(2) var<storage, read> id: array<u32>;
@group(0) @binding(3) var<storage, read> gasState: array<vec4f>;
@group(0) @binding(4) var<storage, read> gasSpare: array<vec4f>;
@group(0) @binding(5) var<storage, read_write> quantity: array<f32>;
// 0: density, 1: internal energy, 2: age.
override WHICH: u32 = 0u;

@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) group: vec3u, @builtin(num_workgroups) groups: vec3u, @builtin(local_invocation_index) lane: u32) {
  let i = flatGroup(group, groups) * 256u + lane;
  if (i >= quantityParams.n) { return; }
  let energy = gasState[i].x;
  let spare = gasSpare[i];
  var found = 0.0;
  if (WHICH == 2u) {
    // What becomes a star has no energy any more; where gas has no birth a limit may stand, below 0.
    if (energy == 0.0 && spare.z > 0.0) { found = 1.0 + max(quantityParams.time - spare.z, 0.0) * quantityParams.unit; }
  } else if (energy > 0.0) {
    found = quantityParams.unit * select(energy, posMass[i].w * spare.w, WHICH == 0u);
  }
  quantity[id[i]] = found;
}
