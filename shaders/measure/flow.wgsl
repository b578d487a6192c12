// flow: velocity and size of the vorticity of each element, where a picture looks for velocities and depths.
// reads: params, induced   writes: flow (velocity times UNIT, minus |curl u|)
// threads: 256 a workgroup, one an element
// source: curl of the velocity from its gradient   assumes: rows of induced are du_i/dx_j, each with u_i behind
#import params
#import curl
#import flat
override UNIT: f32 = 1.0;
@group(0) @binding(0) var<uniform> params: Params;
@group(0) @binding(1) var<storage, read> induced: array<array<vec4f, 4>>;
@group(0) @binding(2) var<storage, read_write> flow: array<vec4f>;

@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) group: vec3u, @builtin(num_workgroups) groups: vec3u, @builtin(local_invocation_index) lane: u32) {
  let i = flatGroup(group, groups) * 256u + lane;
  if (i >= params.n) { return; }
  let rows = induced[i];
  flow[i] = vec4f(UNIT * vec3f(rows[0].w, rows[1].w, rows[2].w), -length(curlOf(rows)));
}
