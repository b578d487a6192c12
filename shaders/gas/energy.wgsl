// energy: thermal energy of gas, and what has left it by radiation, and what stars gave that explode, summed over 256 bodies each; the host adds the sums in float64.
// reads: posMass, gasState (u), gasSpare   writes: partials, three numbers a workgroup
// threads: 64 a workgroup, four bodies each
// source: our own   assumes: internal energies are those of the places
#import params
#import flat
@group(0) @binding(0) var<uniform> params: Params;
@group(0) @binding(1) var<storage, read> posMass: array<vec4f>;
@group(0) @binding(2) var<storage, read> gasState: array<vec4f>;
@group(0) @binding(3) var<storage, read> gasSpare: array<vec4f>;
@group(0) @binding(4) var<storage, read_write> partials: array<f32>;

// Bodies a workgroup.
const TILE = 256u;

var<workgroup> sums: array<vec3f, 64>;

@compute @workgroup_size(64)
fn main(@builtin(workgroup_id) group: vec3u, @builtin(num_workgroups) groups: vec3u, @builtin(local_invocation_index) lane: u32) {
  let tile = flatGroup(group, groups);
  if (tile * TILE >= params.n) { return; }
  var sum = vec3f(0.0);
  for (var k = 0u; k < TILE; k += 64u) {
    let i = tile * TILE + k + lane;
    if (i < params.n) { sum += posMass[i].w * vec3f(max(gasState[i].x, 0.0), gasSpare[i].y, max(-gasState[i].x, 0.0)); }
  }
  sums[lane] = sum;
  for (var half = 32u; half > 0u; half >>= 1u) {
    workgroupBarrier();
    if (lane < half) { sums[lane] += sums[lane + half]; }
  }
  workgroupBarrier();
  if (lane < 3u) { partials[3u * tile + lane] = sums[0][lane]; }
}
