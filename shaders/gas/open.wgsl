// open: gives gas the rung that its limits want where a step of the run opens, and half a step of that rung's change of velocity and energy.
// reads: gasParams, acceleration, gasRates (heating)   reads, writes: status (faults), velocity (of half a kick of the rung before), rungState (depth), origin (rung), gasState (u), gasSpare
//   (longest step; energy that has left)
// threads: 256 a workgroup, one a body
// source: Quinn et al. 1997   assumes: rungBegin done
#import rungs
#import flat
#import status
#import gas
@group(0) @binding(0) var<uniform> params: Params;
@group(0) @binding(1) var<uniform> gasParams: GasParams;
@group(0) @binding(2) var<storage, read> acceleration: array<vec4f>;
@group(0) @binding(3) var<storage, read> gasRates: array<vec4f>;
@group(0) @binding(4) var<storage, read_write> status: AtomicStatus;
@group(0) @binding(5) var<storage, read_write> velocity: array<vec4f>;
@group(0) @binding(6) var<storage, read_write> rungState: array<atomic<u32>>;
@group(0) @binding(7) var<storage, read_write> origin: array<vec4u>;
@group(0) @binding(8) var<storage, read_write> gasState: array<vec4f>;
@group(0) @binding(9) var<storage, read_write> gasSpare: array<vec4f>;
var<workgroup> deepest: atomic<u32>;

@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) group: vec3u, @builtin(num_workgroups) groups: vec3u, @builtin(local_invocation_index) lane: u32) {
  let i = flatGroup(group, groups) * 256u + lane;
  if (i < params.n && (atomicLoad(&status.faults) & FAULT_OVERFLOW) == 0u) {
    let u = gasState[i].x;
    let v = velocity[i];
    if (u > 0.0 && v.w >= 0.0) {
      let old = origin[i].w;
      let wanted = rungWithin(-gasSpare[i].z / gasParams.dt);
      if (wanted > DEEPEST_RUNG) { atomicOr(&status.faults, FAULT_HOT); }
      let rung = max(old, min(wanted, DEEPEST_RUNG));
      if (rung > old) {
        velocity[i] = vec4f(v.xyz + 0.5 * params.kick * (shareOf(rung) - shareOf(old)) * acceleration[i].xyz, v.w);
        origin[i].w = rung;
        atomicMax(&deepest, rung);
      }
      let next = u + 0.5 * gasParams.dt * shareOf(rung) * gasRates[i].w;
      let held = max(next, max(0.5 * u, gasParams.floor));
      gasState[i].x = held;
      gasSpare[i].y -= held - next;
    }
  }
  workgroupBarrier();
  if (lane == 0u) { atomicMax(&rungState[RUNG_DEPTH], atomicLoad(&deepest)); }
}
