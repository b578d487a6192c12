// forceError: the exact acceleration of a few sampled bodies, by direct sum over all, beside the solver's own.
// reads: posMass, acceleration, samples   writes: exact (direct sum | solver's, two vectors a sample)
// threads: 256 a workgroup, which does four samples, so that each source is read once for all four
// source: Bedorf+ 2012 section 4.2.1   assumes: acceleration is at posMass
#import params
#import interact
#import flat
@group(0) @binding(0) var<uniform> params: Params;
@group(0) @binding(1) var<storage, read> posMass: array<vec4f>;
@group(0) @binding(2) var<storage, read> acceleration: array<vec4f>;
@group(0) @binding(3) var<storage, read> samples: array<u32>;
@group(0) @binding(4) var<storage, read_write> exact: array<vec4f>;
@group(0) @binding(5) var<uniform> dispatch: DispatchIndex;

// Samples at most.
const SAMPLES = 512u;

const TOGETHER = 4u;
const THREADS = 256u;

// Of each sample one a thread, one sample after the other.
var<workgroup> sums: array<vec4f, 1024>;

// What body j adds to sample i.
fn pull(j: u32, source: vec4f, i: u32, here: vec3f) -> vec4f {
  let offset = source.xyz - here;
  let r2 = dot(offset, offset) + params.eps2;
  if (j == i || !(r2 > 0.0 || actsAtZero())) { return vec4f(0); }
  return fromBody(offset, r2, source.w);
}

@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) group: vec3u, @builtin(num_workgroups) groups: vec3u, @builtin(local_invocation_index) lane: u32) {
  let count = min(SAMPLES, params.n);
  let fours = (count + TOGETHER - 1u) / TOGETHER;
  let four = flatSlice(group, groups, dispatch, fours);
  if (four >= fours) { return; }
  let first = TOGETHER * four;
  // What lies behind the last sample repeats it, and is not written.
  let at = min(vec4u(first) + vec4u(0u, 1u, 2u, 3u), vec4u(count - 1u));
  let i = vec4u(samples[at.x], samples[at.y], samples[at.z], samples[at.w]);
  let here0 = posMass[i.x].xyz;
  let here1 = posMass[i.y].xyz;
  let here2 = posMass[i.z].xyz;
  let here3 = posMass[i.w].xyz;
  var sum0 = vec4f(0);
  var sum1 = vec4f(0);
  var sum2 = vec4f(0);
  var sum3 = vec4f(0);
  var j = lane;
  while (j < params.n) {
    // A sum per 16 sources keeps rounding from growing with N.
    var part0 = vec4f(0);
    var part1 = vec4f(0);
    var part2 = vec4f(0);
    var part3 = vec4f(0);
    for (var k = 0u; k < 16u && j < params.n; k++) {
      let source = posMass[j];
      part0 += pull(j, source, i.x, here0);
      part1 += pull(j, source, i.y, here1);
      part2 += pull(j, source, i.z, here2);
      part3 += pull(j, source, i.w, here3);
      j += THREADS;
    }
    sum0 += part0;
    sum1 += part1;
    sum2 += part2;
    sum3 += part3;
  }
  sums[lane] = sum0;
  sums[lane + THREADS] = sum1;
  sums[lane + 2u * THREADS] = sum2;
  sums[lane + 3u * THREADS] = sum3;
  // Sixteen lanes a sample add up sixteen sums each, and one those: two barriers, where halving takes eight.
  workgroupBarrier();
  if (lane < 16u * TOGETHER) {
    let begin = THREADS * (lane / 16u);
    var sum = vec4f(0);
    for (var k = lane % 16u; k < THREADS; k += 16u) { sum += sums[begin + k]; }
    sums[begin + lane % 16u] = sum;
  }
  workgroupBarrier();
  let sample = first + lane;
  if (lane < TOGETHER && sample < count) {
    var sum = vec4f(0);
    for (var k = 0u; k < 16u; k++) { sum += sums[THREADS * lane + k]; }
    exact[2u * sample] = sum;
    exact[2u * sample + 1u] = acceleration[samples[sample]];
  }
}
