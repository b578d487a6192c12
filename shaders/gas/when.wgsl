// when: how far each gas body is in its own step, and what is kept of it, at a block step on rungs.
// reads: gasParams, gasPlace, origin (rung), rungState, status, gasSpare (n), gasKept (divergence, factor, limiter)
// writes: gasWhen (from the middle of its step to now; from its begin; how long the step is that ends, 0: it goes on), gasDense (n, divergence, factor, limiter)
// threads: 64 a workgroup, one a gas body
// source: Quinn et al. 1997   assumes: places and rungReorder done
#import rungs
#import flat
#import status
#import gas
@group(0) @binding(0) var<uniform> params: Params;
@group(0) @binding(1) var<uniform> gasParams: GasParams;
@group(0) @binding(2) var<storage, read> gasPlace: array<u32>;
@group(0) @binding(3) var<storage, read> origin: array<vec4u>;
@group(0) @binding(4) var<storage, read> rungState: array<u32>;
@group(0) @binding(5) var<storage, read> status: Status;
@group(0) @binding(6) var<storage, read> gasSpare: array<vec4f>;
@group(0) @binding(7) var<storage, read> gasKept: array<vec4f>;
@group(0) @binding(8) var<storage, read_write> gasWhen: array<vec4f>;
@group(0) @binding(9) var<storage, read_write> gasDense: array<vec4f>;
@compute @workgroup_size(64)
fn main(@builtin(workgroup_id) group: vec3u, @builtin(num_workgroups) groups: vec3u, @builtin(local_invocation_index) lane: u32) {
  let g = flatGroup(group, groups) * GAS_THREADS + lane;
  if (g >= status.gas) { return; }
  let i = gasPlace[g];
  let depth = rungState[RUNG_DEPTH];
  let span = spanOf(origin[i].w, depth);
  let since = (rungState[RUNG_NOW] - 1u) % span + 1u;
  let each = gasParams.dt * shareOf(depth);
  let length = each * f32(span);
  gasWhen[g] = vec4f(each * f32(since) - 0.5 * length, each * f32(since), select(0.0, length, since == span), 0.0);
  gasDense[g] = vec4f(gasSpare[i].w, gasKept[i].xyz);
}
