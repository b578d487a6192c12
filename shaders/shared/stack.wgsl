// The nodes still to be looked at, in workgroup memory. A batch from its top is tested at once, one node a lane.
override STACK: u32 = 512u;
// Taking one node at a time, the stack grows by at most 7 nodes on each of the 30 levels.
const RESERVE = 210u;
var<workgroup> stack: array<u32, STACK>;

// As many nodes as surely find room for their children, at least one.
fn batchSize(stackSize: u32) -> u32 {
  let room = STACK - stackSize;
  return max(1u, min(min(LANES, stackSize), (max(room, RESERVE) - RESERVE) / 7u));
}
