// nearest: the gas nearest to each star that explodes; of those that are as near, the first.
// reads: gasParams, posMass, gasPlace, gasState, status (gas, gasRipe)   reads, writes: blasts (where the star is; then where that gas is, or NO_GAS)
// threads: 256 a workgroup, one workgroup a star, by turns
// source: our own   assumes: ripe done; few stars explode in a step, so that each looks at all gas
#import params
#import status
#import gas
#import gasBlasts
@group(0) @binding(0) var<uniform> gasParams: GasParams;
@group(0) @binding(1) var<storage, read> posMass: array<vec4f>;
@group(0) @binding(2) var<storage, read> gasPlace: array<u32>;
@group(0) @binding(3) var<storage, read> gasState: array<vec4f>;
@group(0) @binding(4) var<storage, read> status: Status;
@group(0) @binding(5) var<storage, read_write> blasts: array<u32>;

var<workgroup> ways: array<f32, 256>;
var<workgroup> found: array<u32, 256>;

@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) group: vec3u, @builtin(num_workgroups) groups: vec3u, @builtin(local_invocation_index) lane: u32) {
  let ripe = status.gasRipe;
  if (ripe > arrayLength(&blasts) / 2u || (status.faults & FAULT_OVERFLOW) != 0u) { return; }
  for (var slot = group.x; slot < ripe; slot += groups.x) {
    let place = posMass[blasts[2u * slot]].xyz;
    var least = 3.4e38;
    var first = NO_GAS;
    for (var g = lane; g < status.gas; g += 256u) {
      let i = gasPlace[g];
      // What became a star in the step is gas no more.
      if (gasState[i].x <= 0.0) { continue; }
      let way = nearest(posMass[i].xyz - place);
      let away = dot(way, way);
      if (away < least) {
        least = away;
        first = i;
      }
    }
    ways[lane] = least;
    found[lane] = first;
    for (var half = 128u; half > 0u; half >>= 1u) {
      workgroupBarrier();
      if (lane < half) {
        let other = lane + half;
        if (ways[other] < ways[lane] || (ways[other] == ways[lane] && found[other] < found[lane])) {
          ways[lane] = ways[other];
          found[lane] = found[other];
        }
      }
    }
    if (lane == 0u) { blasts[2u * slot + 1u] = found[0]; }
    workgroupBarrier();
  }
}
