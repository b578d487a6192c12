// agree: where the next step stands in the queue already, in other parts than gas allows, this one stands still before its end, and so does the next.
// reads: gasParams   reads, writes: status (gasLimit, faults)
// threads: one
// source: our own   assumes: limits done. Positive numbers have the order of their bits
#import params
#import status
#import gas
@group(0) @binding(0) var<uniform> gasParams: GasParams;
@group(0) @binding(1) var<storage, read_write> status: Status;

@compute @workgroup_size(1)
fn main() {
  if ((status.faults & FAULT_OVERFLOW) != 0u) { return; }
  if (status.gasLimit < gasParams.limitLow || status.gasLimit >= gasParams.limitHigh) { status.faults |= FAULT_PARTS; }
}
