// rowScan: exclusive prefix sum along each row of a table, in place, and the total of each row.
// reads, writes: counts   writes: totals
// threads: WIDTH (a power of two) a workgroup, one workgroup a row
// source: Blelloch 1990   assumes: rows of ceil(n / width) numbers, width in dispatch.index
#import params
override WIDTH: u32 = 256u;
// Numbers in a row that a thread takes at a time: of long rows each turn waits for memory once, however many those are.
override EACH: u32 = 1u;
// Numbers in a row beside those of the bodies' tiles, where these are cut for two ranges.
override MORE: u32 = 0u;
@group(0) @binding(0) var<uniform> params: Params;
@group(0) @binding(1) var<uniform> dispatch: DispatchIndex;
@group(0) @binding(2) var<storage, read_write> counts: array<u32>;
@group(0) @binding(3) var<storage, read_write> totals: array<u32>;

var<workgroup> sums: array<u32, WIDTH>;

@compute @workgroup_size(WIDTH)
fn main(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) lane: u32) {
  let columns = (params.n + dispatch.index - 1u) / dispatch.index + MORE;
  let row = group.x * columns;
  var carry = 0u;
  for (var base = 0u; base < columns; base += WIDTH * EACH) {
    let first = base + lane * EACH;
    var own = 0u;
    for (var k = 0u; k < EACH; k++) {
      if (first + k < columns) { own += counts[row + first + k]; }
    }
    sums[lane] = own;
    workgroupBarrier();
    for (var reach = 1u; reach < WIDTH; reach <<= 1u) {
      var before = 0u;
      if (lane >= reach) { before = sums[lane - reach]; }
      workgroupBarrier();
      sums[lane] += before;
      workgroupBarrier();
    }
    var before = carry + sums[lane] - own;
    for (var k = 0u; k < EACH && first + k < columns; k++) {
      let here = counts[row + first + k];
      counts[row + first + k] = before;
      before += here;
    }
    carry += workgroupUniformLoad(&sums[WIDTH - 1u]);
  }
  if (lane == 0u) { totals[group.x] = carry; }
}
