// heunCorrect: closes a step with the mean of the rates at its start and at the predicted end, and turns strengths towards the vorticity.
// reads: induced, vortex, halfway   reads, writes: elements, strengths, status
// threads: 256 a workgroup, one an element
// source: Heun's method, second order; Pedrizzetti 1992   assumes: induced is of the predicted places; what becomes non-finite loses its strength and stays
#import params
#import finite
#import flat
#import status
#import vortices
@group(0) @binding(0) var<uniform> params: Params;
@group(0) @binding(1) var<uniform> vortex: VortexParams;
@group(0) @binding(2) var<storage, read> induced: array<array<vec4f, 4>>;
@group(0) @binding(3) var<storage, read> halfway: array<vec4f>;
@group(0) @binding(4) var<storage, read_write> elements: array<vec4f>;
@group(0) @binding(5) var<storage, read_write> strengths: array<vec4f>;
@group(0) @binding(6) var<storage, read_write> status: AtomicStatus;

@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) group: vec3u, @builtin(num_workgroups) groups: vec3u, @builtin(local_invocation_index) lane: u32) {
  let i = flatGroup(group, groups) * 256u + lane;
  if (i >= params.n || (atomicLoad(&status.faults) & FAULT_OVERFLOW) != 0u) { return; }
  if (i == 0u) { atomicAdd(&status.steps, 1u); }
  let rows = induced[i];
  let velocity = vec4f(rows[0].w, rows[1].w, rows[2].w, 0.0);
  let rate = vec4f(strengthRate(vortex, strengths[i].xyz, elements[i].w, rows), 0.0);
  let place = vec4f((halfway[2u * i] + 0.5 * vortex.timestep * velocity).xyz, elements[i].w);
  let strength = relaxed(vortex, (halfway[2u * i + 1u] + 0.5 * vortex.timestep * rate).xyz, rows);
  if (inReach(place.xyz) && finite(strength)) {
    elements[i] = place;
    strengths[i] = vec4f(strength, 0.0);
    return;
  }
  atomicOr(&status.faults, FAULT_NONFINITE);
  atomicAdd(&status.frozen, 1u);
  strengths[i] = vec4f(0.0);
  if (!finite(elements[i].xyz)) { elements[i] = vec4f(0.0, 0.0, 0.0, elements[i].w); }
}
