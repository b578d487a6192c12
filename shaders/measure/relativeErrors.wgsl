// relativeErrors: the force errors of the bodies of one batch, relative to the direct sum.
// reads: quantityParams, exact (direct sum | solver's, of measure/forceError)   writes: quantity (by id; 0: it feels no force)
// threads: 64 a workgroup, one a body of the batch
// source: Bedorf+ 2012 section 4.2.1   assumes: samples of the same batch
#import quantity
@group(0) @binding(0) var<uniform> quantityParams: QuantityParams;
@group(0) @binding(1) var<storage, read> exact: array<vec4f>;
@group(0) @binding(2) var<storage, read_write> quantity: array<f32>;

// A force that is right to the last digit counts as measured too: 0 says that there is none yet.
const LEAST = 1e-9;

@compute @workgroup_size(64)
fn main(@builtin(global_invocation_id) thread: vec3u) {
  let body = quantityParams.first + thread.x * quantityParams.every;
  if (body >= quantityParams.n) { return; }
  let force = exact[2u * thread.x].xyz;
  let size = length(force);
  quantity[body] = select(0.0, max(distance(exact[2u * thread.x + 1u].xyz, force) / size, LEAST), size > 0.0);
}
