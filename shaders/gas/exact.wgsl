// exact: adds the forces of gas to the exact accelerations of sampled bodies, which the solver's have too.
// reads: params, gasParams, gasPlace, gasForce, samples, status   reads, writes: exact (direct sum | solver's, two vectors a sample)
// threads: 64 a workgroup, one a sample
// source: our own   assumes: gasForce is that of the accelerations, gasPlace rises
#import params
#import status
#import gas
@group(0) @binding(0) var<uniform> params: Params;
@group(0) @binding(1) var<uniform> gasParams: GasParams;
@group(0) @binding(2) var<storage, read> gasPlace: array<u32>;
@group(0) @binding(3) var<storage, read> gasForce: array<vec4f>;
@group(0) @binding(4) var<storage, read> samples: array<u32>;
@group(0) @binding(5) var<storage, read_write> exact: array<vec4f>;
@group(0) @binding(6) var<storage, read> status: Status;

// As many as measure/forceError sums.
const MOST_SAMPLES = 512u;

@compute @workgroup_size(64)
fn main(@builtin(global_invocation_id) id: vec3u) {
  if (id.x >= min(MOST_SAMPLES, params.n) || (status.faults & FAULT_OVERFLOW) != 0u) { return; }
  let i = samples[id.x];
  // The first gas that does not stand before the sample: the sample itself, if it is gas.
  var low = 0u;
  var high = status.gas;
  while (low < high) {
    let middle = (low + high) / 2u;
    if (gasPlace[middle] < i) { low = middle + 1u; } else { high = middle; }
  }
  if (low == status.gas || gasPlace[low] != i) { return; }
  exact[2u * id.x] += vec4f(gasForce[low].xyz / gasParams.scale, 0.0);
}
