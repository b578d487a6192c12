import { eachCorner } from "./clouds.ts";
import { emptyCube, transform, waveOf } from "./fourier.ts";

/** Bodies along an axis of the glass that larger boxes are laid with. */
const TILE = 16;
/** Cells of the mesh over bodies, along an axis, and moves by it: a coarse one, an eighth of the work, takes away most, and a fine one the rest until all holds still. */
const MESHES = [
  { finer: 2, moves: 60 },
  { finer: 4, moves: 24 },
];
/** How much of the unevenness each move takes away. */
const SHARE = 1;
/** No body moves further at once, over the distance between neighbours. */
const FARTHEST = 0.15;

/** The last of each number of bodies: other values of a scenario begin with the same. */
const kept = new Map<number, { readonly seed: number; readonly tile: Float64Array }>();

function tileOf(m: number, seed: number): Float64Array {
  const last = kept.get(m);
  if (last?.seed === seed) return last.tile;
  const tile = relaxed(scattered(m, seed), m);
  kept.set(m, { seed, tile });
  return tile;
}

/**
 * Places of n^3 bodies that hold still though they have no lattice, x y z in units of the box (White 1996): random ones, moved apart by gravity of the other sign until
 * it vanishes. Forces are those of clouds in cells of a mesh, at last four times as fine as the bodies. Larger boxes are laid with copies of one of 16^3. Throws one line
 * where n is no power of two.
 */
export function glass(n: number, seed: number): Float64Array {
  if (!(Number.isInteger(n) && n >= 2 && (n & (n - 1)) === 0))
    throw new Error(`glass of ${n} bodies along an axis: a power of two is needed, such as 32, 64 or 128`);
  const m = Math.min(n, TILE);
  const tile = tileOf(m, seed);
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
  for (const { finer, moves } of MESHES) moveApart(places, m, finer * m, moves);
  return places;
}

/** Moves them so often by forces of a mesh of grid^3 cells. */
function moveApart(places: Float64Array, m: number, grid: number, moves: number): void {
  const count = m ** 3;
  const field = emptyCube(grid);
  const other = emptyCube(grid);
  const moved = new Float64Array(3 * count);
  const farthest = FARTHEST / m;
  const waves = Float64Array.from({ length: grid }, (_, k) => waveOf(k, grid));
  const pull = pullsOf(waves);
  for (let move = 0; move < moves; move++) {
    field.re.fill(0);
    field.im.fill(0);
    for (let i = 0; i < count; i++)
      eachCorner(places, 3 * i, grid, (at, share) => {
        field.re[at]! += share / count;
      });
    transform(field, -1);
    // The shift whose divergence is the density: i k / (-k^2) of each wave, x and y in one transform, z in another.
    for (let at = 0, ix = 0; ix < grid; ix++)
      for (let iy = 0; iy < grid; iy++)
        for (let iz = 0; iz < grid; iz++, at++) {
          const [x, y, z] = [waves[ix]!, waves[iy]!, waves[iz]!];
          const [re, im, per] = [field.re[at]!, field.im[at]!, pull[at]!];
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
}

/**
 * How strongly waves of a density pull, over their wave number. Forces are those of Gaussians a cell wide: bodies are some cells apart and feel no difference, and the
 * mesh's own noise is gone, which kept them from resting.
 */
function pullsOf(waves: Float64Array): Float64Array {
  const grid = waves.length;
  const soft = ((2 * Math.PI) / grid) ** 2;
  return Float64Array.from({ length: grid ** 3 }, (_, at) => {
    const [x, y, z] = [waves[Math.floor(at / (grid * grid))]!, waves[Math.floor(at / grid) % grid]!, waves[at % grid]!];
    const squared = x * x + y * y + z * z;
    return squared === 0 ? 0 : Math.exp(-0.5 * squared * soft) / (2 * Math.PI * squared);
  });
}
