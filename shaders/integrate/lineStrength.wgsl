// lineStrength: strength of each vortex element from where its line runs, circulation times half the way from the previous element to the next.
// reads: elements, id, linePlace, lineEnds (next, previous; by id), lineCirculation (by id)   writes: strengths
// threads: 256 a workgroup, one an element
// source: Leonard 1980 (vortex filaments)   assumes: lines are closed, so that strengths add up to 0
#import params
#import flat
@group(0) @binding(0) var<uniform> params: Params;
@group(0) @binding(1) var<storage, read> elements: array<vec4f>;
@group(0) @binding(2) var<storage, read> id: array<u32>;
@group(0) @binding(3) var<storage, read> linePlace: array<u32>;
@group(0) @binding(4) var<storage, read> lineEnds: array<vec2u>;
@group(0) @binding(5) var<storage, read> lineCirculation: array<f32>;
@group(0) @binding(6) var<storage, read_write> strengths: array<vec4f>;

@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) group: vec3u, @builtin(num_workgroups) groups: vec3u, @builtin(local_invocation_index) lane: u32) {
  let i = flatGroup(group, groups) * 256u + lane;
  if (i >= params.n) { return; }
  let ends = lineEnds[id[i]];
  let way = elements[linePlace[ends.x]].xyz - elements[linePlace[ends.y]].xyz;
  strengths[i] = vec4f(0.5 * lineCirculation[id[i]] * way, 0.0);
}
