// The nodes still to be looked at, in workgroup memory. A batch from its top is tested at once, one node a lane.
override STACK: u32 = 768u;
var<workgroup> stack: array<u32, STACK>;

// As many nodes as surely find room for their children, at least one. Taking one at a time, the stack grows by at most
// 7 nodes a level: so much is kept in reserve, and nothing ever overflows.
fn batchSize(stackSize: u32, deepest: u32) -> u32 {
  let room = STACK - stackSize;
  let reserve = 7u * deepest;
  return min(stackSize, max(1u, min(min(LANES, stackSize), (max(room, reserve) - reserve) / 7u)));
}
