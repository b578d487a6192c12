// heunPredict: a whole step of the elements by the rates where they are, and half of it aside, which heunCorrect goes on from. Cores
// are those of the end then, wider by viscosity. What would become non-finite stays, without strength, so that it does not reach the others; heunCorrect tells of it.
// reads: induced, vortex, status   reads, writes: elements, strengths   writes: halfway (place, core | strength, after half a step)
// threads: 256 a workgroup, one an element
// source: Heun's method, second order; spreading cores: Leonard 1980   assumes: induced is of these places
#import params
#import finite
#import flat
#import status
#import vortices
@group(0) @binding(0) var<uniform> params: Params;
@group(0) @binding(1) var<uniform> vortex: VortexParams;
@group(0) @binding(2) var<storage, read> induced: array<array<vec4f, 4>>;
@group(0) @binding(3) var<storage, read> status: Status;
@group(0) @binding(4) var<storage, read_write> elements: array<vec4f>;
@group(0) @binding(5) var<storage, read_write> strengths: array<vec4f>;
@group(0) @binding(6) var<storage, read_write> halfway: array<vec4f>;

@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) group: vec3u, @builtin(num_workgroups) groups: vec3u, @builtin(local_invocation_index) lane: u32) {
  let i = flatGroup(group, groups) * 256u + lane;
  if (i >= params.n || (status.faults & FAULT_OVERFLOW) != 0u) { return; }
  let rows = induced[i];
  let velocity = vec4f(rows[0].w, rows[1].w, rows[2].w, 0.0);
  let rate = vec4f(strengthRate(vortex, strengths[i].xyz, elements[i].w, rows), 0.0);
  halfway[2u * i] = elements[i] + 0.5 * vortex.timestep * velocity;
  halfway[2u * i + 1u] = strengths[i] + 0.5 * vortex.timestep * rate;
  var place = elements[i] + vortex.timestep * velocity;
  place.w = spread(vortex, elements[i].w);
  let strength = strengths[i] + vortex.timestep * rate;
  let whole = inReach(place.xyz) && finite(strength.xyz);
  if (whole) { elements[i] = place; }
  strengths[i] = select(vec4f(0.0), strength, whole);
}
