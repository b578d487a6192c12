// The status word: one bit a stage, set once and kept until the host clears it. Later stages then stand still.
const FAULT_NODES = 1u;       // more nodes than nodeCapacity
const FAULT_STACK = 2u;       // a walk ran out of stack
const FAULT_GROUPS = 16u;      // more groups than groupCapacity
const FAULT_NONFINITE = 4u;   // a body had a non-finite position, velocity or force, and was frozen

// status[0]: the word; status[1]: nodes wanted; status[2]: bodies frozen so far
