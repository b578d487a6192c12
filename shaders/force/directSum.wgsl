// directSum: acceleration and potential of every body from every other, the truth that trees are held against.
// reads: posMass   writes: acceleration
// threads: 64 a workgroup, one a body; sources in tiles of 64
// source: Bedorf 2014 section 2.2 (Sapporo2)   assumes: nothing; a body does not act on itself, coincident ones only by eps > 0
#import params
#import interact
#import flat
@group(0) @binding(0) var<uniform> params: Params;
@group(0) @binding(1) var<storage, read> posMass: array<vec4f>;
@group(0) @binding(2) var<storage, read_write> acceleration: array<vec4f>;
@group(0) @binding(3) var<uniform> round: Round;

var<workgroup> tile: array<vec4f, 64>;

@compute @workgroup_size(64)
fn main(@builtin(workgroup_id) group: vec3u, @builtin(num_workgroups) groups: vec3u, @builtin(local_invocation_index) lane: u32) {
  let tiles = (params.n + 63u) / 64u;
  let index = flatSlice(group, groups, round, tiles);
  if (index >= tiles) { return; }
  let i = index * 64u + lane;
  let here = posMass[min(i, params.n - 1u)].xyz;
  var sum = vec4f(0);
  for (var base = 0u; base < params.n; base += 64u) {
    workgroupBarrier();
    // Bodies past the end: no mass, and far enough that nothing overflows.
    tile[lane] = vec4f(0);
    if (base + lane < params.n) { tile[lane] = posMass[base + lane]; }
    workgroupBarrier();
    // A sum per tile keeps rounding from growing with N.
    var part = vec4f(0);
    for (var j = 0u; j < 64u; j++) {
      let source = tile[j];
      let offset = source.xyz - here;
      let r2 = dot(offset, offset) + params.eps2;
      if (base + j != i && (r2 > 0.0 || actsAtZero())) { part += fromBody(offset, r2, source.w); }
    }
    sum += part;
  }
  if (i < params.n) { acceleration[i] = sum; }
}
