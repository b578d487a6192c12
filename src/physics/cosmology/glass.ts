import { eachCorner } from "./clouds.ts";
import { emptyCube, transform, waveOf } from "./fourier.ts";

/** Bodies along an axis of the glass that larger boxes are laid with. */
const TILE = 16;
/** Cells of the mesh over bodies, along an axis. */
const FINER = 4;
/** Moves until it holds still, and how much of the unevenness each takes away. */
const MOVES = 120;
const SHARE = 0.6;
/** No body moves further at once, over the distance between neighbours. */
const FARTHEST = 0.15;

/**
 * Places of n^3 bodies that hold still though they have no lattice, x y z in units of the box (White 1996): random ones, moved apart by gravity of the other sign until
 * it vanishes. Forces are those of clouds in cells of a mesh four times as fine as the bodies. Larger boxes are laid with copies of one of 16^3. Throws one line
 * where n is no power of two.
 */
export function glass(n: number, seed: number): Float64Array {
  if (!(Number.isInteger(n) && n >= 2 && (n & (n - 1)) === 0))
    throw new Error(`glass of ${n} bodies along an axis: a power of two is needed, such as 32, 64 or 128`);
  const m = Math.min(n, TILE);
  const tile = relaxed(scattered(m, seed), m);
  const copies = n / m;
  const places = new Float64Array(3 * n ** 3);
  let at = 0;
  for (let x = 0; x < copies; x++)
    for (let y = 0; y < copies; y++)
      for (let z = 0; z < copies; z++)
        for (let i = 0; i < 3 * m ** 3; i++) places[at++] = ([x, y, z][i % 3]! + tile[i]!) / copies;
  return places;
}

/** Random places (Mulberry32). */
function scattered(m: number, seed: number): Float64Array {
  let state = seed >>> 0;
  const random = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let bits = Math.imul(state ^ (state >>> 15), 1 | state);
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32;
  };
  return Float64Array.from({ length: 3 * m ** 3 }, random);
}

/** Moves m^3 bodies apart until gravity of the other sign vanishes. */
function relaxed(places: Float64Array, m: number): Float64Array {
  const grid = FINER * m;
  const count = m ** 3;
  const field = emptyCube(grid);
  const other = emptyCube(grid);
  const moved = new Float64Array(3 * count);
  const farthest = FARTHEST / m;
  // Forces are those of Gaussians a cell wide: bodies are four cells apart and feel no difference, and the mesh's own noise is gone, which kept them from resting.
  const soft = ((2 * Math.PI) / grid) ** 2;
  for (let turn = 0; turn < MOVES; turn++) {
    field.re.fill(0);
    field.im.fill(0);
    for (let i = 0; i < count; i++)
      eachCorner(places, 3 * i, grid, (at, share) => {
        field.re[at]! += share / count;
      });
    transform(field, -1);
    // The shift whose divergence is the density: i k / (-k^2) of each wave, x and y in one transform, z in another.
    for (let at = 0; at < grid ** 3; at++) {
      const x = waveOf(Math.floor(at / (grid * grid)), grid);
      const y = waveOf(Math.floor(at / grid) % grid, grid);
      const z = waveOf(at % grid, grid);
      const squared = x * x + y * y + z * z;
      const [re, im] = [field.re[at]!, field.im[at]!];
      const per = squared === 0 ? 0 : Math.exp(-0.5 * squared * soft) / (2 * Math.PI * squared);
      // (x + i y) times -i times the wave.
      field.re[at] = per * (x * im + y * re);
      field.im[at] = per * (y * im - x * re);
      other.re[at] = per * z * im;
      other.im[at] = -per * z * re;
    }
    transform(field, 1);
    transform(other, 1);
    moved.fill(0);
    for (let i = 0; i < count; i++)
      eachCorner(places, 3 * i, grid, (at, share) => {
        moved[3 * i]! += share * field.re[at]!;
        moved[3 * i + 1]! += share * field.im[at]!;
        moved[3 * i + 2]! += share * other.re[at]!;
      });
    for (let k = 0; k < 3 * count; k++) {
      const place = places[k]! + Math.max(-farthest, Math.min(farthest, SHARE * moved[k]!));
      places[k] = place - Math.floor(place);
    }
  }
  return places;
}
