// external: adds the pull of fields that bodies don't change to their accelerations; RUNGS: of those alone whose own step ends; ALONE:
//   nothing else acts on them.
// reads: posMass, terms, radialTables, status, origin (rung), rungState   reads, writes: acceleration (its w, the potential of the bodies
//   among themselves, stays)
// threads: 256 a workgroup, one a body
// source: formulas and papers in src/physics/external   assumes: acceleration is that of the same positions; RUNGS: terms are as at the begin
//   of the step of the run
#import rungs
#import flat
#import status
override RUNGS: u32 = 0u;
override ALONE: u32 = 0u;
@group(0) @binding(0) var<uniform> params: Params;
@group(0) @binding(1) var<storage, read> terms: array<ExternalTerm, MOST_TERMS>;
@group(0) @binding(2) var<storage, read> radialTables: array<vec4f>;
@group(0) @binding(3) var<storage, read> posMass: array<vec4f>;
@group(0) @binding(4) var<storage, read> status: Status;
@group(0) @binding(5) var<storage, read> origin: array<vec4u>;
@group(0) @binding(6) var<storage, read> rungState: array<u32>;
@group(0) @binding(7) var<storage, read_write> acceleration: array<vec4f>;
#import externalField

@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) group: vec3u, @builtin(num_workgroups) groups: vec3u, @builtin(local_invocation_index) lane: u32) {
  let i = flatGroup(group, groups) * 256u + lane;
  if (i >= params.n || (status.faults & FAULT_OVERFLOW) != 0u) { return; }
  var ahead = 0.0;
  if (RUNGS == 1u) {
    let depth = rungState[RUNG_DEPTH];
    let now = rungState[RUNG_NOW];
    if (now % spanOf(origin[i].w, depth) != 0u) { return; }
    ahead = shareOf(depth) * f32(now);
  }
  let pull = vec4f(externalField(posMass[i].xyz, ahead).xyz, 0.0);
  if (ALONE == 1u) { acceleration[i] = pull; } else { acceleration[i] += pull; }
}
