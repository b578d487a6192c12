// drifted: what neighbours read of gas whose own step goes on: smoothing length and density drifted by the divergence, the rest as its last forces had it.
// reads: gasParams, gasWhen   reads, writes: gasOld (viscosity, conduction, compression, mass; then how long the step is that ends; viscosity below -2 where it goes on),
//   gasDense (n, divergence, factor, limiter; then as `density` has it, n 0 where it is to be found), gasFrom (H)   writes: gasSized, gasFactors, gasReach
// threads: 64 a workgroup, one a gas body
// source: GADGET-2 (Springel 2005)   assumes: when and ahead done; what stands behind the last body is read by none
#import params
#import flat
#import gas
@group(0) @binding(0) var<uniform> gasParams: GasParams;
@group(0) @binding(1) var<storage, read> gasWhen: array<vec4f>;
@group(0) @binding(2) var<storage, read_write> gasOld: array<vec4f>;
@group(0) @binding(3) var<storage, read_write> gasDense: array<vec4f>;
@group(0) @binding(4) var<storage, read_write> gasFrom: array<vec4f>;
@group(0) @binding(5) var<storage, read_write> gasSized: array<vec4f>;
@group(0) @binding(6) var<storage, read_write> gasFactors: array<vec4u>;
@group(0) @binding(7) var<storage, read_write> gasReach: array<f32>;
#import gasSwitches

@compute @workgroup_size(64)
fn main(@builtin(workgroup_id) group: vec3u, @builtin(num_workgroups) groups: vec3u, @builtin(local_invocation_index) lane: u32) {
  let g = flatGroup(group, groups) * GAS_THREADS + lane;
  if (g >= arrayLength(&gasReach)) { return; }
  let stage = gasWhen[g];
  let old = gasOld[g];
  let kept = gasDense[g];
  let body = gasFrom[g];
  let grown = clamp(1.0 + stage.y * kept.y / 3.0, 0.8, 1.25);
  let h = min(body.w * grown, gasParams.longest);
  let number = kept.x / (grown * grown * grown);
  let goesOn = stage.z == 0.0;
  gasFrom[g].w = h;
  gasReach[g] = h;
  gasSized[g] = vec4f(body.xyz, h);
  gasDense[g] = vec4f(select(0.0, number, goesOn), old.w, 1.0, old.x);
  gasOld[g] = vec4f(select(old.x, ON_ITS_WAY - old.x, goesOn), old.yz, stage.z);
  let first = vec3f(number, old.w, kept.z / (h * h * h * h));
  gasFactors[g] = vec4u(bitcast<vec3u>(first), packed(vec3f(kept.w, old.xy)));
}
