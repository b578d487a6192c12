// The status word: one bit a fault, set once and kept until the host clears it. After an overflow the bodies stand still
// until the host has enlarged the buffers and redone the step.
const FAULT_NODES = 1u;       // more nodes than nodeCapacity
const FAULT_GROUPS = 16u;      // more groups than groupCapacity
const FAULT_LISTS = 32u;       // more entries of interaction lists than fit
const FAULT_BINS = 64u;      // more bodies in a bin of the sort than it holds: they moved far
const FAULT_NONFINITE = 4u;   // a body had a non-finite position, velocity or force, and was frozen

const FAULT_OVERFLOW = FAULT_NODES | FAULT_GROUPS | FAULT_LISTS | FAULT_BINS;

// status[0]: the word; status[1]: nodes wanted; status[2]: bodies frozen so far; status[3]: steps completed;
// status[4]: groups wanted; status[5], status[6]: subtrees, and cells above them (shared/subtrees); status[7]: levels of the tree,
// by which the next sort goes (shared/radix); status[8]: entries of interaction lists wanted
