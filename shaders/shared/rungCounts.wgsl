// How many bodies are on each rung, and 1 + the rung of each by its id. Stages that import this have `rungCounts`, `id` and `quantity`.
// A step of the run can be halved as often as it has ticks (shared/blocks); trees go less deep (shared/rungs).
const RUNGS = 31u;
var<workgroup> rungsHere: array<atomic<u32>, RUNGS>;

// The rung of body `i`, which `isThere` or not; all lanes of a workgroup, of at least RUNGS, call it once.
fn countRung(i: u32, isThere: bool, rung: u32, lane: u32) {
  if (lane < RUNGS) { atomicStore(&rungsHere[lane], 0u); }
  workgroupBarrier();
  if (isThere) {
    quantity[id[i]] = 1.0 + f32(rung);
    atomicAdd(&rungsHere[rung], 1u);
  }
  workgroupBarrier();
  if (lane < RUNGS) { atomicAdd(&rungCounts[lane], atomicLoad(&rungsHere[lane])); }
}
