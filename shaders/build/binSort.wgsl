// binSort: the bodies of each bin in the order of their keys, and of the last order where those are equal.
// reads: counts (SCANNED: their prefix sums), members, keys, status   writes: sortedKeys, order
// threads: 256 a workgroup, one workgroup a bin, up to four bodies a thread
// source: sample sort (Frazer & McKellar 1970) with samples of the bin, then ranks by counting   assumes: bins has run; where a bin overflowed nothing moves
#import params
#import bins
#import link
#import flat
#import status
@group(0) @binding(0) var<uniform> params: Params;
@group(0) @binding(1) var<storage, read> counts: array<u32>;
@group(0) @binding(2) var<storage, read> members: array<u32>;
@group(0) @binding(3) var<storage, read> keys: array<vec2u>;
@group(0) @binding(4) var<storage, read> status: Status;
@group(0) @binding(5) var<storage, read_write> sortedKeys: array<vec2u>;
@group(0) @binding(6) var<storage, read_write> order: array<u32>;

// 1: how many bodies are in the bins before each is known; else every workgroup adds them up.
override SCANNED: u32 = 0u;

const THREADS = 256u;
const EACH = CAPACITY / THREADS;
// A bin is cut at so many samples into parts of some 8 bodies, in each of which every body is held against every other.
const PARTS = 64u;
// A body in the lower bits of a word, and above them five bits of the part it is in; the sixth is where keys have none, or all of a bin the same.
const KEY_MASK = 0x7fffffffu;

struct Item {
  key: vec2u,
  body: u32,
}

var<workgroup> sampleKey: array<vec2u, PARTS>;
var<workgroup> sampleBody: array<u32, PARTS>;
var<workgroup> cutKey: array<vec2u, PARTS>;
var<workgroup> cutBody: array<u32, PARTS>;
var<workgroup> held: array<atomic<u32>, PARTS>;
// Where each part begins; behind the last, where it ends.
var<workgroup> start: array<u32, PARTS + 1>;
var<workgroup> keyAt: array<vec2u, CAPACITY>;
var<workgroup> bodyAt: array<u32, CAPACITY>;
var<workgroup> sums: array<u32, 272>;

// Where a bin begins, once its workgroup has added up those before it; and how many bodies it has.
fn firstOf(bin: u32) -> u32 {
  if (SCANNED == 1u) { return counts[bin]; }
  var first = 0u;
  for (var k = 0u; k < 16u; k++) { first += sums[THREADS + k]; }
  return first;
}
fn countOf(bin: u32) -> u32 {
  if (SCANNED == 0u) { return counts[bin]; }
  if (bin + 1u == binCount()) { return params.n - counts[bin]; }
  return counts[bin + 1u] - counts[bin];
}

fn fetched(bin: u32, k: u32) -> Item {
  let body = members[bin * CAPACITY + k];
  return Item(keys[body], body);
}

// The part that an item belongs to: the last whose cut does not come behind it, or the first.
fn partOf(item: Item) -> u32 {
  var part = 0u;
  for (var step = PARTS / 2u; step > 0u; step >>= 1u) {
    if (!comesBefore(item.key, item.body, cutKey[part + step], cutBody[part + step])) { part += step; }
  }
  return part;
}

@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) group: vec3u, @builtin(num_workgroups) groups: vec3u, @builtin(local_invocation_index) thread: u32) {
  let bin = flatGroup(group, groups);
  if (bin >= binCount() || (status.faults & FAULT_BINS) != 0u) { return; }
  let count = countOf(bin);
  if (isTest(binBegin(bin)) && (status.faults & FAULT_TESTS) != 0u) {
    for (var i = binBegin(bin) + thread; i < min(binBegin(bin) + BIN, params.n); i += THREADS) { order[i] = i; }
    return;
  }
  if (SCANNED == 0u) {
    // How many bodies are in the bins before this one. By sixteens.
    var own = 0u;
    for (var other = thread; other < bin; other += THREADS) { own += counts[other]; }
    sums[thread] = own;
  }
  var items: array<Item, EACH>;
  for (var k = 0u; k < EACH; k++) {
    if (thread + THREADS * k < count) { items[k] = fetched(bin, thread + THREADS * k); }
  }
  if (thread < PARTS && count > 0u) {
    let sample = fetched(bin, thread * count / PARTS);
    sampleKey[thread] = sample.key;
    sampleBody[thread] = sample.body;
  }
  workgroupBarrier();
  if (thread < PARTS) {
    // Samples in their order; of equal ones, where there are fewer bodies than parts, the first stands first.
    var rank = 0u;
    for (var k = 0u; k < PARTS; k++) {
      let same = sampleBody[k] == sampleBody[thread];
      rank += u32(comesBefore(sampleKey[k], sampleBody[k], sampleKey[thread], sampleBody[thread]) | (same & (k < thread)));
    }
    cutKey[rank] = sampleKey[thread];
    cutBody[rank] = sampleBody[thread];
  } else if (SCANNED == 0u && thread < PARTS + 16u) {
    var sum = 0u;
    for (var k = 0u; k < 16u; k++) { sum += sums[16u * (thread - PARTS) + k]; }
    sums[THREADS + thread - PARTS] = sum;
  }
  workgroupBarrier();
  var parts: array<u32, EACH>;
  var slots: array<u32, EACH>;
  for (var k = 0u; k < EACH; k++) {
    if (thread + THREADS * k < count) {
      parts[k] = partOf(items[k]);
      slots[k] = atomicAdd(&held[parts[k]], 1u);
    }
  }
  workgroupBarrier();
  if (thread <= PARTS) {
    var sum = 0u;
    for (var k = 0u; k < PARTS; k++) { sum += select(0u, atomicLoad(&held[k]), k < thread); }
    start[thread] = sum;
  }
  workgroupBarrier();
  for (var k = 0u; k < EACH; k++) {
    if (thread + THREADS * k < count) {
      let at = start[parts[k]] + slots[k];
      keyAt[at] = vec2u((items[k].key.x & KEY_MASK) | ((parts[k] >> 5u) << 31u), items[k].key.y);
      bodyAt[at] = items[k].body | (parts[k] << INDEX_BITS);
    }
  }
  workgroupBarrier();
  let first = firstOf(bin);
  for (var at = thread; at < count; at += THREADS) {
    let key = keyAt[at];
    let body = bodyAt[at];
    let part = (body >> INDEX_BITS) | ((key.x >> 31u) << 5u);
    var rank = first + start[part];
    // The part is the same in both.
    for (var other = start[part]; other < start[part + 1u]; other++) { rank += u32(comesBefore(keyAt[other], bodyAt[other], key, body)); }
    sortedKeys[rank] = vec2u((key.x & KEY_MASK) | select(0u, BEHIND, isTest(binBegin(bin))), key.y);
    order[rank] = body & INDEX_MASK;
  }
}
