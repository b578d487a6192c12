// rungNext: closes a block step on rungs, and with the last one the step of the run.
// reads: activeList (groups that walked)   reads, writes: rungState, status
// threads: 1
// source: our own   assumes: rungKick done
#import rungs
#import status
@group(0) @binding(0) var<uniform> params: Params;
@group(0) @binding(1) var<storage, read> activeList: array<u32>;
@group(0) @binding(2) var<storage, read_write> rungState: array<u32>;
@group(0) @binding(3) var<storage, read_write> status: Status;

@compute @workgroup_size(1)
fn main() {
  if ((status.faults & FAULT_OVERFLOW) != 0u) { return; }
  let walked = rungState[RUNG_WALKED] + activeList[0];
  rungState[RUNG_WALKED + 1u] += u32(walked < activeList[0]);
  rungState[RUNG_WALKED] = walked;
  rungState[RUNG_BLOCKS]++;
  if (rungState[RUNG_NOW] < (1u << rungState[RUNG_DEPTH])) {
    rungState[RUNG_NOW]++;
    return;
  }
  rungState[RUNG_DEPTH] = 0u;
  rungState[RUNG_NOW] = 1u;
  status.steps++;
}
