// enrich: metals of the stars that dense gas forms in a step, given back to it at once.
// reads: params, gasParams, posMass, gasTables, status, gasState, gasSpare (n), awake, rungState   reads, writes: metallicity
// threads: 256 a workgroup, one a body
// source: Springel & Hernquist 2003, eq. 40   assumes: densities are those of the last forces; stars of the step are still gas
#import rungs
#import flat
#import status
#import gas
#import gasPhases
@group(0) @binding(0) var<uniform> params: Params;
@group(0) @binding(1) var<uniform> gasParams: GasParams;
@group(0) @binding(2) var<storage, read> posMass: array<vec4f>;
@group(0) @binding(3) var<storage, read> gasTables: array<f32>;
@group(0) @binding(4) var<storage, read> status: Status;
@group(0) @binding(5) var<storage, read> gasState: array<vec4f>;
@group(0) @binding(6) var<storage, read> gasSpare: array<vec4f>;
@group(0) @binding(7) var<storage, read_write> metallicity: array<f32>;
@group(0) @binding(8) var<storage, read> awake: array<u32>;
@group(0) @binding(9) var<storage, read> rungState: array<u32>;
// 2: a block step on rungs, as in `cool`.
override RUNGS: u32 = 0u;

@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) group: vec3u, @builtin(num_workgroups) groups: vec3u, @builtin(local_invocation_index) lane: u32) {
  let i = flatGroup(group, groups) * 256u + lane;
  if (i >= params.n || (status.faults & FAULT_OVERFLOW) != 0u) { return; }
  let density = posMass[i].w * gasSpare[i].w;
  if (gasState[i].x <= 0.0 || density < gasParams.threshold) { return; }
  var dt = gasParams.dt;
  if (RUNGS == 2u) {
    if (awake[i] == 0u) { return; }
    dt *= passed(awake[i], rungState[RUNG_DEPTH]);
  }
  metallicity[i] += gasParams.yields * phasesAt(density).y * dt;
}
