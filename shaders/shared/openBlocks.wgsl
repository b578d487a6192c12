#import blocks
// A run or a step of it begins: it is not known yet which bodies are due next.
fn openBlocks() {
  blockState[BLOCK_NEXT] = NEVER;
  blockState[BLOCK_FOUND] = 0u;
  blockState[BLOCK_OPEN] = 1u;
}
