// rootCube: the cube that the curve runs through. A few bodies far from all others do not make it large: they are drawn in.
// reads: partials of `parts` parts, posMass   writes: root (middle xyz, reach, half, cells of level 21 per length); places: room for 1072 bytes
// threads: one
// source: Bedorf+ 2012 appendix B; the bulk is what lies between the SHARE-th and the last but SHARE-th of some bodies, along
//   each axis   assumes: partials from bounds

// Bodies that are looked at, and how many of them may lie outside the bulk, on each side of it: 3 %.
const SAMPLES: u32 = 256;
const SHARE: u32 = 33;
// Sides of the bulk that are left as they are: a galaxy's halo, or a companion, is no far body.
const WIDE: f32 = 16;
// The cube is this much wider than the bodies, so that the largest coordinate falls inside its last cell.
const MARGIN: f64 = 1.000001;
const EVERYWHERE: f32 = 3e38;

/** How far something at the distance r is drawn in to: r up to `reach`, then one more `reach` for each factor of two. */
export function drawnIn(r: f64, reach: f64): f64 {
  if (r <= reach) return r;
  const bits = reinterpret<u64>(r / reach);
  const twos = <f64>(<i64>(bits >> 52) - 1023);
  const part = <f64>(bits & 0xfffffffffffff) / 4503599627370496.0;
  return reach * (1 + twos + part);
}

/** The `rank`-th smallest of `count` places. */
function ranked(places: usize, count: u32, rank: u32): f32 {
  // Insertion: some hundred numbers, once a step.
  for (let i: u32 = 1; i < count; i++) {
    const value = load<f32>(places + 4 * i);
    let j = i;
    while (j > 0 && load<f32>(places + 4 * (j - 1)) > value) {
      store<f32>(places + 4 * j, load<f32>(places + 4 * (j - 1)));
      j--;
    }
    store<f32>(places + 4 * j, value);
  }
  return count > 0 ? load<f32>(places + 4 * rank) : 0;
}

export function rootCube(partials: usize, parts: u32, posMass: usize, n: u32, root: usize, places: usize): void {
  const count = min(SAMPLES, n);
  const first = count / SHARE;
  let reach: f64 = 0;
  let farthest: f64 = 0;
  let size: f64 = -Infinity;
  for (let axis: u32 = 0; axis < 3; axis++) {
    let low: f64 = 3e38;
    let high: f64 = -3e38;
    for (let p: u32 = 0; p < parts; p++) {
      low = min(low, <f64>load<f32>(partials + 32 * p + 4 * axis));
      high = max(high, <f64>load<f32>(partials + 32 * p + 16 + 4 * axis));
    }
    for (let s: u32 = 0; s < count; s++) {
      const body = <u32>((<u64>s * n) / count);
      store<f32>(places + 4 * s, load<f32>(posMass + 16 * (<usize>body) + 4 * axis));
    }
    const from = <f64>ranked(places, count, first);
    const to = <f64>load<f32>(places + 4 * (max(count, 1) - 1 - first));
    const core = from / 2 + to / 2;
    store<f64>(places + 1024 + 16 * axis, core);
    store<f64>(places + 1032 + 16 * axis, (low + high) / 2);
    reach = max(reach, 0.5 * <f64>WIDE * (to - from));
    farthest = max(farthest, max(high - core, core - low));
    size = max(size, high - low);
  }
  const far = count > 0 && reach > 0 && farthest > reach;
  const half = MARGIN * (far ? drawnIn(farthest, reach) : size / 2);
  for (let axis: u32 = 0; axis < 3; axis++) {
    store<f32>(root + 4 * axis, <f32>load<f64>(places + 1024 + 16 * axis + (far ? 0 : 8)));
  }
  store<f32>(root + 12, far ? <f32>reach : EVERYWHERE);
  store<f32>(root + 16, <f32>half);
  // Where all bodies are at one place there is one cell.
  store<f32>(root + 20, half > 0 && half < 1.5e38 ? <f32>(1048576.0 / half) : 0);
}
