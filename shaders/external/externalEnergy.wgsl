// externalEnergy: the energy of bodies in fields that they don't change, summed over 256 bodies each; the host adds the sums in float64.
// reads: posMass, terms, radialTables   writes: partials, one number a workgroup
// threads: 64 a workgroup, four bodies each
// source: formulas and papers in src/physics/external
#import params
#import flat
@group(0) @binding(0) var<uniform> params: Params;
@group(0) @binding(1) var<storage, read> terms: array<ExternalTerm, MOST_TERMS>;
@group(0) @binding(2) var<storage, read> radialTables: array<vec4f>;
@group(0) @binding(3) var<storage, read> posMass: array<vec4f>;
@group(0) @binding(4) var<storage, read_write> partials: array<f32>;
#import externalField

// Bodies a workgroup.
const TILE = 256u;

var<workgroup> sums: array<f32, 64>;

@compute @workgroup_size(64)
fn main(@builtin(workgroup_id) group: vec3u, @builtin(num_workgroups) groups: vec3u, @builtin(local_invocation_index) lane: u32) {
  let tile = flatGroup(group, groups);
  if (tile * TILE >= params.n) { return; }
  var sum = 0.0;
  for (var k = 0u; k < TILE; k += 64u) {
    let i = tile * TILE + k + lane;
    if (i < params.n && posMass[i].w != 0.0) { sum += posMass[i].w * externalField(posMass[i].xyz, 0.0).w; }
  }
  sums[lane] = sum;
  for (var half = 32u; half > 0u; half >>= 1u) {
    workgroupBarrier();
    if (lane < half) { sums[lane] += sums[lane + half]; }
  }
  if (lane == 0u) { partials[tile] = sums[0]; }
}
