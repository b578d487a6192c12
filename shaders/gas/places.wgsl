// places: where the gas is among the bodies, in their order, and what its dissipation was; how much gas there is.
// reads: posMass, gasState, gasSpare, counts (prefix sums)   writes: gasPlace, gasOld (viscosity, conduction, compression, mass),
//   gasReach (H of the step before, 0 where there is none), status (gas, gasLimit, gasPending, gasRipe)
// threads: 256 a workgroup, one a body
// source: our own   assumes: count and its prefix sums done; there is room for all gas that a run begins with, and no more comes
#import params
#import flat
#import status
@group(0) @binding(0) var<uniform> params: Params;
@group(0) @binding(1) var<storage, read> posMass: array<vec4f>;
@group(0) @binding(2) var<storage, read> gasState: array<vec4f>;
@group(0) @binding(3) var<storage, read> gasSpare: array<vec4f>;
@group(0) @binding(4) var<storage, read> counts: array<u32>;
@group(0) @binding(5) var<storage, read_write> gasPlace: array<u32>;
@group(0) @binding(6) var<storage, read_write> gasOld: array<vec4f>;
@group(0) @binding(7) var<storage, read_write> gasReach: array<f32>;
@group(0) @binding(8) var<storage, read_write> status: AtomicStatus;

var<workgroup> sums: array<u32, 256>;

@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) group: vec3u, @builtin(num_workgroups) groups: vec3u, @builtin(local_invocation_index) lane: u32) {
  let tile = flatGroup(group, groups);
  let i = tile * 256u + lane;
  let isGas = i < params.n && gasState[min(i, params.n - 1u)].x > 0.0 && posMass[min(i, params.n - 1u)].w > 0.0;
  sums[lane] = u32(isGas);
  workgroupBarrier();
  for (var reach = 1u; reach < 256u; reach <<= 1u) {
    var before = 0u;
    if (lane >= reach) { before = sums[lane - reach]; }
    workgroupBarrier();
    sums[lane] += before;
    workgroupBarrier();
  }
  let start = counts[min(tile, (params.n + 255u) / 256u - 1u)];
  if (isGas) {
    let slot = start + sums[lane] - 1u;
    gasPlace[slot] = i;
    let state = gasState[i];
    gasOld[slot] = vec4f(state.zw, gasSpare[i].x, posMass[i].w);
    gasReach[slot] = state.y;
  }
  if (i == params.n - 1u) {
    atomicStore(&status.gas, start + sums[lane]);
    // The bits of the largest number: forces bring it down.
    atomicStore(&status.gasLimit, 0x7f7fffffu);
    atomicStore(&status.gasPending, 0u);
    atomicStore(&status.gasRipe, 0u);
  }
}
