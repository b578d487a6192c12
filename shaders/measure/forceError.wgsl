// forceError: the exact acceleration of a few sampled bodies, by direct sum over all, beside the solver's own.
// reads: posMass, acceleration, samples   writes: exact (direct sum | solver's, two vectors a sample)
// threads: 256 a workgroup, one workgroup a sample
// source: Bedorf+ 2012 section 4.2.1   assumes: acceleration is at posMass
#import params
#import interact
#import flat
@group(0) @binding(0) var<uniform> params: Params;
@group(0) @binding(1) var<storage, read> posMass: array<vec4f>;
@group(0) @binding(2) var<storage, read> acceleration: array<vec4f>;
@group(0) @binding(3) var<storage, read> samples: array<u32>;
@group(0) @binding(4) var<storage, read_write> exact: array<vec4f>;
@group(0) @binding(5) var<uniform> repetition: Repetition;

// Samples at most.
const SAMPLES = 512u;

var<workgroup> sums: array<vec4f, 256>;

@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) group: vec3u, @builtin(num_workgroups) groups: vec3u, @builtin(local_invocation_index) lane: u32) {
  let count = min(SAMPLES, params.n);
  let sample = flatSlice(group, groups, repetition, count);
  if (sample >= count) { return; }
  let i = samples[sample];
  let here = posMass[i].xyz;
  var sum = vec4f(0);
  var j = lane;
  while (j < params.n) {
    // A sum per 16 sources keeps rounding from growing with N.
    var part = vec4f(0);
    for (var k = 0u; k < 16u && j < params.n; k++) {
      let source = posMass[j];
      let offset = source.xyz - here;
      let r2 = dot(offset, offset) + params.eps2;
      if (j != i && (r2 > 0.0 || actsAtZero())) { part += fromBody(offset, r2, source.w); }
      j += 256u;
    }
    sum += part;
  }
  sums[lane] = sum;
  // Sixteen lanes add up sixteen sums each, and one those: two barriers, where halving takes eight.
  workgroupBarrier();
  if (lane < 16u) {
    for (var k = lane + 16u; k < 256u; k += 16u) { sum += sums[k]; }
    sums[lane] = sum;
  }
  workgroupBarrier();
  if (lane == 0u) {
    for (var k = 1u; k < 16u; k++) { sum += sums[k]; }
    exact[2u * sample] = sum;
    exact[2u * sample + 1u] = acceleration[i];
  }
}
