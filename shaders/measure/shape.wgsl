// shape: second moments of all bodies that shine inside each galaxy's sphere, of whichever galaxy.
// reads: posMass, id, classOf, classes, spheres   writes: partials, two vectors a workgroup and galaxy:
//   m xx, m yy, m zz, m | m xy, m xz, m yz, bodies   (from the sphere's centre)
// threads: 64 a workgroup, at most 256 workgroups that stride over the bodies
// source: Bedorf 2014 section 5.4.2   assumes: nothing
#import params
#import profile
@group(0) @binding(0) var<uniform> params: Params;
@group(0) @binding(1) var<uniform> dispatch: DispatchIndex;
@group(0) @binding(2) var<storage, read> posMass: array<vec4f>;
@group(0) @binding(3) var<storage, read> id: array<u32>;
@group(0) @binding(4) var<storage, read> classOf: array<u32>;
@group(0) @binding(5) var<storage, read> classes: array<Class>;
@group(0) @binding(6) var<storage, read> spheres: array<Sphere>;
@group(0) @binding(7) var<storage, read_write> partials: array<vec4f>;

var<workgroup> held: array<mat2x4f, 64>;

@compute @workgroup_size(64)
fn main(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) lane: u32) {
  var sums: array<mat2x4f, GALAXIES>;
  for (var i = 64u * group.x + lane; i < params.n; i += 64u * sweepGroups(params.n)) {
    let body = id[i];
    if (classes[byteOf(classOf[body >> 2u], body)].shines == 0u) { continue; }
    let p = posMass[i];
    for (var galaxy = 0u; galaxy < dispatch.last; galaxy++) {
      let d = p.xyz - spheres[galaxy].centre;
      if (dot(d, d) > spheres[galaxy].radius * spheres[galaxy].radius) { continue; }
      sums[galaxy][0] += p.w * vec4f(d * d, 1.0);
      sums[galaxy][1] += vec4f(p.w * d.xxy * d.yzz, 1.0);
    }
  }
  for (var galaxy = 0u; galaxy < dispatch.last; galaxy++) {
    held[lane] = sums[galaxy];
    for (var half = 32u; half > 0u; half >>= 1u) {
      workgroupBarrier();
      if (lane < half) { held[lane] = held[lane] + held[lane + half]; }
    }
    if (lane < 2u) { partials[2u * (GALAXIES * group.x + galaxy) + lane] = held[0][lane]; }
    workgroupBarrier();
  }
}
