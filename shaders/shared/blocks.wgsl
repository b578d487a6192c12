#import params
// Block time steps (McMillan 1986): a step of the run has TICKS ticks; each body has a step of its own, a power of two of them,
// and takes it when all with the same end do. At the end of a step of the run all bodies are at the same time.
// A close passage without softening may need steps far below the largest: two bodies of a thousand met with 1e-9 of it. Steps are
// exact in float32; times between are rounded to 24 bits, as all is that is predicted by them.
const TICKS = 1073741824u;
// No body is due.
const NEVER = 0xffffffffu;

// Beside a velocity: not frozen (0), since before, or since this step of the run.
const FROZEN = 1u;
const NEWLY_FROZEN = 2u;

// Words of `blockState`.
const BLOCK_NEXT = 0u;    // smallest time at which a body is due, ticks; NEVER until nextTime has looked
const BLOCK_FOUND = 1u;   // bodies that predict found due
const BLOCK_NOW = 2u;     // time of this block step
const BLOCK_OPEN = 3u;    // 1: a step of the run is under way
const BLOCK_ACTIVE = 4u;  // bodies that take this block step
const BLOCK_SPLITS = 5u;  // parts that the sources are cut into for each of them
const BLOCK_COUNT = 6u;   // block steps of this step
const BLOCK_PAIRS = 7u;   // forces on a body by all others so far, a word and the next

// Time between ticks in the units of lengths over velocities; negative backwards.
fn tickLength() -> f32 { return params.drift / f32(TICKS); }

// Acceleration as change of velocity over that time: both have a power of two of their own.
fn pace() -> f32 { return params.kick / params.drift; }

// The longest step of a power of two of ticks within `wish`, 1 to TICKS.
fn ticksWithin(wish: f32) -> u32 {
  let most = wish / abs(tickLength());
  if (!(most < f32(TICKS))) { return TICKS; }
  return 1u << firstLeadingBit(max(u32(most), 1u));
}
