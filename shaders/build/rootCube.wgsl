// rootCube: the cube around all bodies, from the bounds of the workgroups.
// reads: params, partials   writes: root
// threads: one workgroup of 64, striding over the partials
// source: Bedorf+ 2012 appendix B   assumes: partials of boundsGroups workgroups
#import params
#import root
#import boundsGroups
@group(0) @binding(0) var<uniform> params: Params;
@group(0) @binding(1) var<storage, read> partials: array<vec4f>;
@group(0) @binding(2) var<storage, read_write> root: Root;

var<workgroup> low: array<vec3f, 64>;
var<workgroup> high: array<vec3f, 64>;

@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) lane: u32) {
  low[lane] = vec3f(3e38);
  high[lane] = vec3f(-3e38);
  for (var k = lane; k < boundsGroups(params.n); k += 64u) {
    low[lane] = min(low[lane], partials[2u * k].xyz);
    high[lane] = max(high[lane], partials[2u * k + 1u].xyz);
  }
  for (var half = 32u; half > 0u; half >>= 1u) {
    workgroupBarrier();
    if (lane < half) {
      low[lane] = min(low[lane], low[lane + half]);
      high[lane] = max(high[lane], high[lane + half]);
    }
  }
  if (lane == 0u) {
    let extent = high[0] - low[0];
    let size = max(extent.x, max(extent.y, extent.z));
    let centre = low[0] + 0.5 * extent;
    // A hair larger than the bodies, so that the largest coordinate still falls inside the last cell.
    let side = size * 1.000001;
    root.low = centre - vec3f(0.5 * side);
    root.scale = select(0.0, 2097152.0 / side, side > 0.0 && size < 3e38);
  }
}
