// centreSums: mass, places and velocities of each galaxy's bodies inside its sphere, summed by workgroups.
// reads: posMass, velocity, id, classOf, classes, spheres   writes: partials, three vectors a workgroup and galaxy:
//   m d, m | m v, 0 | bodies, sum of ln |d|, 0, 0   (d from the sphere's centre)
// threads: 64 a workgroup, at most 256 workgroups that stride over the bodies
// source: Power et al. 2003, MNRAS 338, 14, section 2.5   assumes: rounds 0 and 1 take all bodies of a galaxy
#import params
#import profile
@group(0) @binding(0) var<uniform> params: Params;
@group(0) @binding(1) var<uniform> dispatch: DispatchIndex;
@group(0) @binding(2) var<storage, read> posMass: array<vec4f>;
@group(0) @binding(3) var<storage, read> velocity: array<vec4f>;
@group(0) @binding(4) var<storage, read> id: array<u32>;
@group(0) @binding(5) var<storage, read> classOf: array<u32>;
@group(0) @binding(6) var<storage, read> classes: array<Class>;
@group(0) @binding(7) var<storage, read> spheres: array<Sphere>;
@group(0) @binding(8) var<storage, read_write> partials: array<vec4f>;

var<workgroup> held: array<mat3x4f, 64>;

@compute @workgroup_size(64)
fn main(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) lane: u32) {
  var sums: array<mat3x4f, GALAXIES>;
  for (var i = 64u * group.x + lane; i < params.n; i += 64u * sweepGroups(params.n)) {
    let body = id[i];
    let galaxy = classes[byteOf(classOf[body >> 2u], body)].galaxy;
    let sphere = spheres[galaxy];
    let p = posMass[i];
    // Before anything is known distances are from the origin.
    let d = p.xyz - select(sphere.centre, vec3f(0.0), dispatch.index == 0u);
    let r2 = dot(d, d);
    if (dispatch.index >= 2u && r2 > sphere.radius * sphere.radius) { continue; }
    sums[galaxy][0] += p.w * vec4f(d, 1.0);
    sums[galaxy][1] += vec4f(p.w * velocity[i].xyz, 0.0);
    sums[galaxy][2] += vec4f(1.0, 0.5 * log(max(r2, 1e-30)), 0.0, 0.0);
  }
  for (var galaxy = 0u; galaxy < dispatch.last; galaxy++) {
    held[lane] = sums[galaxy];
    for (var half = 32u; half > 0u; half >>= 1u) {
      workgroupBarrier();
      if (lane < half) { held[lane] = held[lane] + held[lane + half]; }
    }
    if (lane < 3u) { partials[3u * (GALAXIES * group.x + galaxy) + lane] = held[0][lane]; }
    workgroupBarrier();
  }
}
