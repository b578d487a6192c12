// imagePull: adds the field of the images that the walk does not see to accelerations and potentials; SOME: of active bodies alone.
// reads: posMass, field, status, awake (SOME: not 0: the body is active)   reads, writes: acceleration
// threads: 256 a workgroup, one a body
// source: src/physics/cosmology/images   assumes: acceleration is that of the same positions
#import params
#import flat
#import status
#import imageField
override SOME: u32 = 0u;
@group(0) @binding(0) var<uniform> params: Params;
@group(0) @binding(1) var<storage, read> posMass: array<vec4f>;
@group(0) @binding(2) var<storage, read> field: array<f32>;
@group(0) @binding(3) var<storage, read> status: Status;
@group(0) @binding(4) var<storage, read_write> acceleration: array<vec4f>;
@group(0) @binding(5) var<storage, read> awake: array<u32>;

var<workgroup> terms: array<f32, MOST_TERMS>;

@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) group: vec3u, @builtin(num_workgroups) groups: vec3u, @builtin(local_invocation_index) lane: u32) {
  terms[lane] = field[lane];
  terms[lane + 256u] = field[lane + 256u];
  workgroupBarrier();
  let i = flatGroup(group, groups) * 256u + lane;
  if (i >= params.n || (status.faults & FAULT_OVERFLOW) != 0u) { return; }
  if (SOME == 1u && awake[i] == 0u) { return; }
  let place = posMass[i].xyz / params.side - 0.5;
  // Horner's rule along x, y and z, from the highest powers on: of the polynomial (w) and its derivatives.
  var all = vec4f(0);
  var at = IMAGE_TERMS;
  for (var a = 0u; a <= IMAGE_DEGREE; a++) {
    var ofX = vec3f(0); // d/dy, d/dz, value
    for (var b = 0u; b <= a; b++) {
      var ofXy = vec2f(0); // d/dz, value
      for (var c = 0u; c <= b; c++) {
        at--;
        ofXy = vec2f(fma(ofXy.x, place.z, ofXy.y), fma(ofXy.y, place.z, terms[at]));
      }
      ofX = vec3f(fma(ofX.x, place.y, ofX.z), fma(ofX.y, place.y, ofXy.x), fma(ofX.z, place.y, ofXy.y));
    }
    all = vec4f(fma(all.x, place.x, all.w), fma(all.y, place.x, ofX.x), fma(all.z, place.x, ofX.y), fma(all.w, place.x, ofX.z));
  }
  acceleration[i] += vec4f(-all.xyz / (params.side * params.side), all.w / params.side);
}
