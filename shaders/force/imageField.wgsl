// imageField: the coefficients of the field of far images, which follow from the moments of all mass.
// reads: moments (IMAGE_PARTS parts), begins (of each coefficient the first of its transfers, and the end), transfers (number of the moment, bits of the factor)
// writes: field
// threads: one workgroup of 256, two terms each
// source: src/physics/cosmology/images   assumes: force/imageMoments
#import imageField
@group(0) @binding(0) var<storage, read> moments: array<f32>;
@group(0) @binding(1) var<storage, read> begins: array<u32>;
@group(0) @binding(2) var<storage, read> transfers: array<vec2u>;
@group(0) @binding(3) var<storage, read_write> field: array<f32>;

var<workgroup> all: array<f32, MOST_TERMS>;

@compute @workgroup_size(256)
fn main(@builtin(local_invocation_index) lane: u32) {
  var sum = vec2f(0);
  for (var part = 0u; part < IMAGE_PARTS; part++) {
    sum += vec2f(moments[part * MOST_TERMS + lane], moments[part * MOST_TERMS + lane + 256u]);
  }
  all[lane] = sum.x;
  all[lane + 256u] = sum.y;
  workgroupBarrier();
  for (var term = lane; term < IMAGE_TERMS; term += 256u) {
    var value = 0.0;
    for (var k = begins[term]; k < begins[term + 1u]; k++) { value += bitcast<f32>(transfers[k].y) * all[transfers[k].x]; }
    field[term] = value;
  }
}
