// curveSamples: places on the curve of bodies that stand for all of a domain, evenly taken in the order of the table.
// reads: root, posMass, id   writes: samples (key, number of the body, 0)
// threads: 256 a workgroup, one a sample
// source: sampled keys, Bedorf 2014 section 6.3.2   assumes: at least one body
#import params
#import division
#import curveKey
@group(0) @binding(0) var<uniform> params: Params;
@group(0) @binding(1) var<storage, read> root: Root;
@group(0) @binding(2) var<storage, read> posMass: array<vec4f>;
@group(0) @binding(3) var<storage, read> id: array<u32>;
@group(0) @binding(4) var<storage, read_write> samples: array<vec4u>;

@compute @workgroup_size(256)
fn main(@builtin(global_invocation_id) thread: vec3u, @builtin(local_invocation_index) lane: u32) {
  fillTurns(lane);
  workgroupBarrier();
  let s = thread.x;
  let count = min(params.n, CURVE_SAMPLES);
  if (s >= count) { return; }
  // Each is the middle one of its stretch of bodies.
  let stretch = params.n / count;
  let i = s * stretch + s * (params.n % count) / count + stretch / 2u;
  samples[s] = vec4u(curveKey(root, posMass[i].xyz), id[i], 0u);
}
