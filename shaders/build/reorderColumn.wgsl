// reorderColumn: moves the numbers of a further column to the bodies' places along the curve.
// reads: order, before, status   writes: after
// threads: 256 a workgroup, one a body
// source: Bedorf+ 2012 section 2.1   assumes: order is that by which reorder moves the bodies
#import params
#import flat
#import status
// 1: the order is kept; numbers only move from one buffer to the other.
override IN_PLACE: u32 = 0u;
// 1: they stay where the tree did not fit, as the bodies do in kickDrift.
override HALTS: u32 = 0u;
// 32-bit words a body.
override WIDTH: u32 = 1u;
@group(0) @binding(0) var<uniform> params: Params;
@group(0) @binding(1) var<storage, read> order: array<u32>;
@group(0) @binding(2) var<storage, read> before: array<u32>;
@group(0) @binding(3) var<storage, read_write> after: array<u32>;
@group(0) @binding(4) var<storage, read> status: Status;

@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) group: vec3u, @builtin(num_workgroups) groups: vec3u, @builtin(local_invocation_index) lane: u32) {
  let i = flatGroup(group, groups) * 256u + lane;
  if (i >= params.n || (HALTS == 1u && (status.faults & FAULT_OVERFLOW) != 0u)) { return; }
  var source = i;
  if (IN_PLACE == 0u) { source = order[i]; }
  for (var k = 0u; k < WIDTH; k++) { after[WIDTH * i + k] = before[WIDTH * source + k]; }
}
