// The status word: one bit a fault, set once and kept until the host clears it. After an overflow the bodies stand still
// until the host has enlarged the buffers and redone the step.
const FAULT_NODES = 1u;       // more nodes than nodeCapacity
const FAULT_GROUPS = 16u;      // more groups than groupCapacity
const FAULT_LISTS = 32u;       // more entries of interaction lists than fit
const FAULT_BINS = 64u;      // more bodies in a bin of the sort than it holds: they moved far
const FAULT_GAS = 128u;        // more entries of lists of gas than fit, or lists that don't go far enough in a step
const FAULT_SMOOTHING = 256u;  // a smoothing length of gas was not found in the rounds of a start
const FAULT_ALONE = 512u;      // a body of gas has no neighbour within the largest smoothing length; it goes on without pressure
const FAULT_HOT = 1024u;       // gas allows shorter steps only than a run makes (set by the host)
const FAULT_PARTS = 2048u;     // the next step was submitted in other parts than gas allows
const FAULT_BLASTS = 4096u;    // more stars explode in a step than there is room for: none of them did
const FAULT_TESTS = 8192u;     // the same of test particles, which stay in the order of the last sort for this step: no forces go by it
const FAULT_NONFINITE = 4u;   // a body had a non-finite position, velocity or force, and was frozen

const FAULT_OVERFLOW = FAULT_NODES | FAULT_GROUPS | FAULT_LISTS | FAULT_BINS | FAULT_GAS | FAULT_PARTS;

// What the stages tell the host, and each other, of a run so far.
struct Status {
  faults: u32,   // the status word
  nodes: u32,    // nodes that the tree wanted
  frozen: u32,   // bodies that were frozen
  steps: u32,    // steps completed
  groups: u32,   // groups that the tree wanted
  subtrees: u32, // subtrees, and cells above them (shared/subtrees)
  tops: u32,
  levels: u32,   // levels of the tree, by which the next sort goes (shared/radix); 0: by all digits
  entries: u32,  // entries that the interaction lists wanted
  gas: u32,      // bodies of gas
  gasLimit: u32, // the longest step that gas may take, as the bits of its float32
  gasPending: u32, // rounds of lists in which some smoothing length was not found, a bit each
  gasEntries: u32, // entries of lists of gas wanted beside their own places
  gasRipe: u32,  // stars that explode at the end of the step
  gasLong: u32,  // clusters of gas with lists that are too long for their own places
}

// The same where many threads write.
struct AtomicStatus {
  faults: atomic<u32>,
  nodes: atomic<u32>,
  frozen: atomic<u32>,
  steps: atomic<u32>,
  groups: atomic<u32>,
  subtrees: atomic<u32>,
  tops: atomic<u32>,
  levels: atomic<u32>,
  entries: atomic<u32>,
  gas: atomic<u32>,
  gasLimit: atomic<u32>,
  gasPending: atomic<u32>,
  gasEntries: atomic<u32>,
  gasRipe: atomic<u32>,
  gasLong: atomic<u32>,
}
