// errors: the force errors of the bodies whose turn it is, relative to the direct sum.
// reads: asked, exact (direct sum | solver's, of measure/forceError)   writes: quantity (by id; 0: it feels no force)
// threads: 64 a workgroup, one a body of the turn
// source: Bedorf+ 2012 section 4.2.1   assumes: samples of the same turn
#import asked
@group(0) @binding(0) var<uniform> asked: Asked;
@group(0) @binding(1) var<storage, read> exact: array<vec4f>;
@group(0) @binding(2) var<storage, read_write> quantity: array<f32>;

@compute @workgroup_size(64)
fn main(@builtin(global_invocation_id) thread: vec3u) {
  let body = asked.first + thread.x * asked.every;
  if (body >= asked.n) { return; }
  let force = exact[2u * thread.x].xyz;
  let size = length(force);
  // A force that is right to the last digit counts as seen too.
  quantity[body] = select(0.0, max(distance(exact[2u * thread.x + 1u].xyz, force) / size, 1e-9), size > 0.0);
}
