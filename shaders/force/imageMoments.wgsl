// imageMoments: moments of all mass in a periodic box about its middle, of places over its side: sum m x^a y^b z^c up to a + b + c = 12, one part a workgroup.
// reads: posMass, pairs (a, b, and where the moments with both begin, of each pair)   writes: moments (MOST_TERMS of each part)
// threads: 256 a workgroup, the moments of one pair and half of the bodies each; IMAGE_PARTS workgroups, each strides over the bodies
// source: src/physics/cosmology/images   assumes: bodies in the box that begins at the origin
#import params
#import imageField
@group(0) @binding(0) var<uniform> params: Params;
@group(0) @binding(1) var<storage, read> posMass: array<vec4f>;
@group(0) @binding(2) var<storage, read> pairs: array<u32>;
@group(0) @binding(3) var<storage, read_write> moments: array<f32>;

const TILE = 64u;
// Powers of x (with the mass) and y, by the power and then by the body; 1 z z^2 z^3 of each.
var<workgroup> ofX: array<f32, 832>;
var<workgroup> ofY: array<f32, 832>;
var<workgroup> ofZ: array<vec4f, TILE>;
// What the second half of the bodies gave.
var<workgroup> others: array<vec4f, 512>;

@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) lane: u32) {
  let half = lane >> 7u;
  let mine = lane & 127u;
  let pair = pairs[min(mine, IMAGE_PAIRS - 1u)];
  let a = (pair & 15u) * TILE;
  let b = ((pair >> 4u) & 15u) * TILE;
  // By powers of z, by fours; of the last four only z^12.
  var low = vec4f(0);
  var middle = vec4f(0);
  var high = vec4f(0);
  var highest = 0.0;
  let tiles = (params.n + TILE - 1u) / TILE;
  for (var tile = group.x; tile < tiles; tile += IMAGE_PARTS) {
    let body = lane & (TILE - 1u);
    let i = tile * TILE + body;
    let here = posMass[min(i, params.n - 1u)];
    let place = here.xyz / params.side - 0.5;
    // Each of three quarters of the threads has an axis.
    let axis = lane / TILE;
    if (axis == 0u) {
      var power = select(0.0, here.w, i < params.n);
      for (var degree = 0u; degree <= IMAGE_DEGREE; degree++) {
        ofX[degree * TILE + body] = power;
        power *= place.x;
      }
    } else if (axis == 1u) {
      var power = 1.0;
      for (var degree = 0u; degree <= IMAGE_DEGREE; degree++) {
        ofY[degree * TILE + body] = power;
        power *= place.y;
      }
    } else if (axis == 2u) {
      let z2 = place.z * place.z;
      ofZ[body] = vec4f(1.0, place.z, z2, z2 * place.z);
    }
    workgroupBarrier();
    for (var k = half * (TILE / 2u); k < (half + 1u) * (TILE / 2u); k++) {
      let four = ofZ[k];
      let z4 = four.z * four.z;
      let weight = ofX[a + k] * ofY[b + k];
      let next = weight * z4;
      let last = next * z4;
      low += weight * four;
      middle += next * four;
      high += last * four;
      highest += last * z4;
    }
    workgroupBarrier();
  }
  if (half == 1u) {
    others[4u * mine] = low;
    others[4u * mine + 1u] = middle;
    others[4u * mine + 2u] = high;
    others[4u * mine + 3u] = vec4f(highest, 0.0, 0.0, 0.0);
  }
  workgroupBarrier();
  if (half == 1u || mine >= IMAGE_PAIRS) { return; }
  let begin = group.x * MOST_TERMS + (pair >> 8u);
  let count = IMAGE_DEGREE + 1u - (pair & 15u) - ((pair >> 4u) & 15u);
  var fours = array<vec4f, 4>(low, middle, high, vec4f(highest, 0.0, 0.0, 0.0));
  for (var c = 0u; c < count; c++) { moments[begin + c] = fours[c >> 2u][c & 3u] + others[4u * mine + (c >> 2u)][c & 3u]; }
}
