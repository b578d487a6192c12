// gas: what the gas about each body is like, how much of it becomes stars, or when it became one.
// reads: quantityParams, posMass, id, gasState (internal energy), gasSpare (z: when a star was born; n), metallicity, starRates (by the density)
// writes: quantity (by id, times quantityParams.unit: density, internal energy, 1 and the time since its birth, or metals; or the rate at this density; 0: it is no gas, or was not born)
// threads: 256 a workgroup, one a body
// source: densities and energies of the last step of gas (Wadsley, Keller & Quinn 2017)   assumes: columns of a run with gas
#import quantity
#import flat
@group(0) @binding(0) var<uniform> quantityParams: QuantityParams;
@group(0) @binding(1) var<storage, read> posMass: array<vec4f>;
@group(0) @binding(2) var<storage, read> id: array<u32>;
@group(0) @binding(3) var<storage, read> gasState: array<vec4f>;
@group(0) @binding(4) var<storage, read> gasSpare: array<vec4f>;
@group(0) @binding(5) var<storage, read> metallicity: array<f32>;
@group(0) @binding(6) var<storage, read> starRates: array<f32>;
@group(0) @binding(7) var<storage, read_write> quantity: array<f32>;
// 0: density, 1: internal energy, 2: age, 3: rate of star formation, 4: metals.
override WHICH: u32 = 0u;

// Points of the rates for each doubling of the density.
const POINTS = 8.0;

// At a density over that at which stars begin to form; 0 below it.
fn rateAt(ratio: f32) -> f32 {
  if (ratio < 1.0) { return 0.0; }
  let place = min(POINTS * log2(ratio), f32(arrayLength(&starRates)) - 1.001);
  let k = u32(place);
  return mix(starRates[k], starRates[k + 1u], place - f32(k));
}

@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) group: vec3u, @builtin(num_workgroups) groups: vec3u, @builtin(local_invocation_index) lane: u32) {
  let i = flatGroup(group, groups) * 256u + lane;
  if (i >= quantityParams.n) { return; }
  let energy = gasState[i].x;
  let gas = energy > 0.0;
  let spare = gasSpare[i];
  var found = 0.0;
  if (WHICH == 2u) {
    // What becomes a star has no energy any more, or below 0 where it has exploded; where gas has no birth a limit may stand, below 0.
    if (energy <= 0.0 && spare.z > 0.0) { found = 1.0 + max(quantityParams.time - spare.z, 0.0) * quantityParams.unit; }
  } else if (WHICH == 3u) {
    if (gas) { found = rateAt(posMass[i].w * spare.w * quantityParams.unit); }
  } else if (WHICH == 4u) {
    if (gas || spare.z > 0.0) { found = metallicity[i] * quantityParams.unit; }
  } else if (gas) {
    found = quantityParams.unit * select(energy, posMass[i].w * spare.w, WHICH == 0u);
  }
  quantity[id[i]] = found;
}
