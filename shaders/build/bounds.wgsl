// bounds: smallest and largest coordinates of the bodies that one workgroup looks at, and a sample of all.
// reads: posMass, ids, status (levels of the last tree), BINS: sortedKeys (of the last sort)   writes: LOOK: partials (low, high per workgroup; RANGES 2: behind those the same of test particles), BY_ID: samples (place, 1),
//   RANKED: behind the samples how many of the ids come before each; counts, cleared (AHEAD: the table of the first digit sorted; BINS: those of the bins), BINS: binKeys (of the first body of each bin: side by side they are found faster)
// threads: 256 a workgroup, each strides over the bodies
// source: Bedorf+ 2012 section 2.1   assumes: at least boundsGroups workgroups
#import params
#import status
#import finite
#import boundsGroups
#import radix
#import bins
#import samples
// 0: the root cube stands, and the bodies are not looked at.
override LOOK: u32 = 1u;
// 1: bodies are sorted by bins.
override BINS: u32 = 0u;
@group(0) @binding(0) var<uniform> params: Params;
@group(0) @binding(1) var<storage, read> posMass: array<vec4f>;
@group(0) @binding(2) var<storage, read_write> partials: array<vec4f>;
@group(0) @binding(3) var<storage, read_write> counts: array<u32>;
@group(0) @binding(4) var<storage, read> status: Status;
@group(0) @binding(5) var<storage, read> ids: array<u32>;
@group(0) @binding(6) var<storage, read_write> samples: array<vec4f>;
@group(0) @binding(7) var<storage, read> sortedKeys: array<vec2u>;
@group(0) @binding(8) var<storage, read_write> binKeys: array<vec2u>;

var<workgroup> low: array<vec3f, 256>;
var<workgroup> high: array<vec3f, 256>;

// The bodies from `begin` to `end` - 1, whose box goes to `partials`.
fn look(group: u32, lane: u32, begin: u32, end: u32, to: u32) {
  var lo = vec3f(3e38);
  var hi = vec3f(-3e38);
  // Four bodies at a time, so that none waits for the one before.
  let stride = boundsGroups(params.n) * 256u;
  for (var i = begin + group * 256u + lane; i < end; i += 4u * stride) {
    var body: array<u32, 4>;
    var place: array<vec3f, 4>;
    for (var k = 0u; k < 4u; k++) {
      body[k] = min(i + k * stride, end - 1u);
      place[k] = posMass[body[k]].xyz;
    }
    for (var k = 0u; k < 4u; k++) {
      if (finite(place[k])) {
        lo = min(lo, place[k]);
        hi = max(hi, place[k]);
      }
    }
    if (BY_ID == 1u && begin == 0u) {
      var id: array<u32, 4>;
      for (var k = 0u; k < 4u; k++) { id[k] = ids[body[k]]; }
      if (RANKED == 1u) {
        for (var k = 0u; k < 4u; k++) { id[k] = u32(samples[SAMPLES + id[k] / 4u][id[k] % 4u]); }
      }
      for (var k = 0u; k < 4u; k++) {
        let sample = sampleOf(id[k], params.total);
        if (sample < SAMPLES && finite(place[k])) { samples[sample] = vec4f(place[k], 1.0); }
      }
    }
  }
  low[lane] = lo;
  high[lane] = hi;
  for (var half = 128u; half > 0u; half >>= 1u) {
    workgroupBarrier();
    if (lane < half) {
      low[lane] = min(low[lane], low[lane + half]);
      high[lane] = max(high[lane], high[lane + half]);
    }
  }
  if (lane == 0u) {
    partials[to] = vec4f(low[0], 0);
    partials[to + 1u] = vec4f(high[0], 0);
  }
}

@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) lane: u32) {
  if (AHEAD == 1u) {
    let first = DIGITS - sortedDigits(status.levels);
    for (var tile = group.x; tile < radixTiles(params.n); tile += boundsGroups(params.n)) {
      counts[radixRow(params.n, first, tile) + lane] = 0u;
    }
  }
  if (BINS == 1u) {
    for (var bin = group.x * 256u + lane; bin < binCount(); bin += boundsGroups(params.n) * 256u) {
      counts[bin] = 0u;
      binKeys[bin] = sortedKeys[binBegin(bin)];
      // No test particle goes before their first bin.
      if (RANGES == 2u && bin == binsFor(params.massive)) { binKeys[bin] = vec2u(BEHIND, 0u); }
    }
  }
  if (LOOK == 0u) { return; }
  look(group.x, lane, 0u, massive(), 2u * group.x);
  // Test particles are in no sample: the bulk is that of the bodies with mass.
  if (RANGES == 2u) {
    workgroupBarrier();
    look(group.x, lane, massive(), params.n, 2u * (boundsGroups(params.n) + group.x));
  }
}
