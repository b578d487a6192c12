import { GAS_MAPS, type GasMapName, shownIn } from "./gasMaps.ts";
import { momentsOf, REACH } from "./moments.ts";

/** Decades that the map spans by default. */
export const DECADES = 4;

/** The upper end lies on steps of half a decade, and moves only when what is seen leaves this far: it does not flicker. */
const STEP = 0.5;
const ABOVE = 0.15;
const BELOW = 0.9;

type Range = readonly [number, number];

/**
 * Decimal logarithms of the ends of a colour map for these blocks (four numbers each, the first counts unless `of` says what): the densest is
 * shown near the upper end. Returns `before` itself while that will do, also where nothing is seen.
 */
export function rangeOf(
  blocks: Float32Array,
  before: Range | null,
  of = (i: number): number => blocks[i]!,
): Range | null {
  let most = 0;
  for (let i = 0; i < blocks.length; i += 4) {
    const value = of(i);
    if (value > most && Number.isFinite(value)) most = value;
  }
  if (!(most > 0)) return before;
  const top = Math.log10(most);
  if (before && top <= before[1] + ABOVE && top >= before[1] - BELOW) return before;
  const high = STEP * Math.ceil(top / STEP);
  return [high - DECADES, high];
}

/** What the maps of a picture need: ends of mass per area (decimal logarithms), and velocities (moments.ts), in the units of the sums. */
export interface FoundRange {
  readonly ends: Range;
  /** The lower end of mass per area, of which that of gas where the ends are of a map of gas. */
  readonly floor: number;
  readonly velocity: number;
  readonly dispersion: number;
}

/** Velocities count where mass per area is at most so many decades below the densest block; so many of them lie within the colours. */
const SEEN = 3;
const WITHIN = 0.95;

/** Ends of velocities lie on steps of a tenth of a decade, and stay while what is seen fills so much of them. */
const SPAN_STEP = 0.1;
const FILLED = { least: 0.55, most: 1.05 };

/** What the maps need for these blocks, of mass or of the map `of` of gas; `before` itself while that will do. */
export function foundRange(
  blocks: Float32Array,
  before: FoundRange | null,
  of: GasMapName | null = null,
): FoundRange | null {
  if (of) return gasRange(blocks, before, of);
  const ends = rangeOf(blocks, before?.ends ?? null);
  if (!ends) return before;
  const moving: number[] = [];
  const spread: number[] = [];
  for (let i = 0; i < blocks.length; i += 4) {
    if (!(blocks[i]! > 10 ** (ends[1] - SEEN))) continue;
    const { velocity, dispersion } = momentsOf(blocks, i);
    moving.push(Math.abs(velocity));
    spread.push(dispersion);
  }
  const found = { velocity: spanOf(moving, before?.velocity), dispersion: spanOf(spread, before?.dispersion) };
  const same = before && ends === before.ends && found.velocity === before.velocity;
  return same && found.dispersion === before.dispersion ? before : { ends, floor: ends[0], ...found };
}

/** Of means, so much of the area lies within the colours, and of the mass, which a small disc in a wide wind can have; the ends move in steps of half a decade, and when what is seen leaves them or this many of their decades empty. */
const MIDDLE = { low: 0.02, high: 0.98 };
const OUTSIDE = 0.1;
const EMPTY = 0.8;

function gasRange(blocks: Float32Array, before: FoundRange | null, of: GasMapName): FoundRange | null {
  const column = rangeOf(blocks, before && [before.floor, before.floor + DECADES]);
  if (!column) return before;
  const shown = (i: number) => shownIn(blocks, i, of);
  const { mean, first } = GAS_MAPS[of];
  const ends = mean
    ? meansRange(blocks, column, before?.ends ?? null, shown)
    : rangeOf(blocks, before?.ends ?? null, shown);
  if (before && column[0] === before.floor && (!ends || ends === before.ends)) return before;
  return { ends: ends ?? first, floor: column[0], velocity: 1 / REACH, dispersion: 1 / REACH };
}

type Seen = { readonly power: number; readonly mass: number };

/** Below which so large a part of the weight of all lies, in rising order. */
function powerAt(seen: readonly Seen[], share: number, weight: (one: Seen) => number): number {
  const all = seen.reduce((sum, one) => sum + weight(one), 0);
  let below = 0;
  const at = seen.find((one) => {
    below += weight(one);
    return below >= share * all;
  });
  return (at ?? seen.at(-1)!).power;
}

function meansRange(blocks: Float32Array, column: Range, before: Range | null, shown: (i: number) => number) {
  const seen: Seen[] = [];
  for (let i = 0; i < blocks.length; i += 4) {
    const power = Math.log10(shown(i));
    if (blocks[i]! > 10 ** (column[1] - SEEN) && Number.isFinite(power)) seen.push({ power, mass: blocks[i]! });
  }
  if (seen.length === 0) return before;
  seen.sort((a, b) => a.power - b.power);
  const low = Math.min(
    powerAt(seen, MIDDLE.low, () => 1),
    powerAt(seen, MIDDLE.low, ({ mass }) => mass),
  );
  const high = Math.max(
    powerAt(seen, MIDDLE.high, () => 1),
    powerAt(seen, MIDDLE.high, ({ mass }) => mass),
  );
  const fits = before && low >= before[0] - OUTSIDE && high <= before[1] + OUTSIDE;
  if (fits && low < before[0] + EMPTY && high > before[1] - EMPTY) return before;
  // Neither end is where most of what is seen lies.
  return [STEP * Math.floor((low - OUTSIDE) / STEP), STEP * Math.ceil((high + OUTSIDE) / STEP)] as const;
}

function spanOf(values: number[], before = 1 / REACH): number {
  const sorted = values.filter(Number.isFinite).sort((a, b) => a - b);
  const value = sorted[Math.floor(WITHIN * (sorted.length - 1))] ?? 0;
  if (!(value > 1e-6) || (value <= FILLED.most * before && value >= FILLED.least * before)) return before;
  return 10 ** (SPAN_STEP * Math.ceil(Math.log10(value) / SPAN_STEP));
}
