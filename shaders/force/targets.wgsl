// targets: the bodies of one set side by side with what they feel, for forces of another set on them.
// reads: posMass, velocity (w = |a|)   writes: targets (x y z mass | velocity, |a|, for each body)
// threads: 256 a workgroup, one a body
// source: our own; eight storage buffers a stage leave no room for both sets   assumes: |a| of forces before, or 0: then only cells
//   that are seen under less than params.angle act as a whole
#import params
#import flat
@group(0) @binding(0) var<uniform> params: Params;
@group(0) @binding(1) var<storage, read> posMass: array<vec4f>;
@group(0) @binding(2) var<storage, read> velocity: array<vec4f>;
@group(0) @binding(3) var<storage, read_write> targets: array<vec4f>;

@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) group: vec3u, @builtin(num_workgroups) groups: vec3u, @builtin(local_invocation_index) lane: u32) {
  let i = flatGroup(group, groups) * 256u + lane;
  if (i >= params.n) { return; }
  targets[2u * i] = posMass[i];
  targets[2u * i + 1u] = velocity[i];
}
