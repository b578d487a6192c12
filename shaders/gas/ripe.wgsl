// ripe: which stars are old enough to explode at the end of a step, in whatever order.
// reads: params, gasParams, posMass, gasState (0: a star that has not exploded), gasSpare (time of birth)
// writes: blasts (where each is, the first of two words), status (gasRipe: how many)
// threads: 256 a workgroup, one a body
// source: our own   assumes: stars of the step are born; `places` has set gasRipe to 0. Stars that don't fit are counted alone
#import params
#import flat
#import status
#import gas
@group(0) @binding(0) var<uniform> params: Params;
@group(0) @binding(1) var<uniform> gasParams: GasParams;
@group(0) @binding(2) var<storage, read> posMass: array<vec4f>;
@group(0) @binding(3) var<storage, read> gasState: array<vec4f>;
@group(0) @binding(4) var<storage, read> gasSpare: array<vec4f>;
@group(0) @binding(5) var<storage, read_write> blasts: array<u32>;
@group(0) @binding(6) var<storage, read_write> status: AtomicStatus;

@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) group: vec3u, @builtin(num_workgroups) groups: vec3u, @builtin(local_invocation_index) lane: u32) {
  let i = flatGroup(group, groups) * 256u + lane;
  if (i >= params.n || (atomicLoad(&status.faults) & FAULT_OVERFLOW) != 0u) { return; }
  let birth = gasSpare[i].z;
  if (gasState[i].x != 0.0 || birth <= 0.0 || birth > gasParams.ripe || posMass[i].w <= 0.0) { return; }
  let slot = atomicAdd(&status.gasRipe, 1u);
  if (slot < arrayLength(&blasts) / 2u) { blasts[2u * slot] = i; }
}
