import type { ComponentName } from "../bodies/bodies.ts";
import type { Random } from "./random.ts";
import { newSample, type Sample } from "./sample.ts";

/** Bodies of equal mass that follow each other in one stream of random numbers. */
export interface Draw {
  readonly component: ComponentName;
  /** Number of bodies, and the mass of each. */
  readonly count: number;
  readonly mass: number;
  /** Stands before the numbers of the first body. */
  readonly random: Random;
  /** Draws the next body: its coordinates go to `position[at .. at + 2]`, likewise its velocity. */
  body(position: Float64Array, velocity: Float64Array, at: number): void;
  /** Takes the random numbers of the next body and no more. */
  skip(): void;
}

/** Some of a draw's bodies, in order. */
export interface Stretch {
  /** Number of the draw in the order in which a model asks for its draws, from 0 on. */
  readonly draw: number;
  /** The first of the bodies. */
  readonly from: number;
  readonly position: Float64Array<ArrayBuffer>;
  readonly velocity: Float64Array<ArrayBuffer>;
}

/** What a model asks for its draws. */
export type Drawer = (draw: Draw, tick: Tick) => Sample;

/** How bodies are made, whatever they are. */
export interface Making {
  /** Number of bodies in all. */
  readonly n: number;
  /** Called now and then with the fraction done, 0 to 1. */
  readonly progress?: (fraction: number) => void;
  /** Checked now and then; an aborted signal ends the generation with its reason. */
  readonly signal?: { readonly aborted: boolean; throwIfAborted(): void };
  /** Where other threads draw bodies too; absent: all are drawn here. */
  readonly draw?: Drawer;
}

/** Called once for every body made; every 8192 bodies it reports the fraction done and checks the abort signal. */
export interface Tick {
  (): void;
  readonly draw?: Drawer;
}

export function ticker(options: Making): Tick {
  options.signal?.throwIfAborted();
  let done = 0;
  const tick = () => {
    if ((++done & 8191) !== 0) return;
    options.signal?.throwIfAborted();
    options.progress?.(Math.min(1, done / options.n));
  };
  return Object.assign(tick, options.draw && { draw: options.draw });
}

/** All bodies of a draw. */
export function drawn(draw: Draw, tick: Tick): Sample {
  return tick.draw ? tick.draw(draw, tick) : sampleOf(draw, [], tick);
}

/** All bodies of a draw: those that are known, and the others. */
function sampleOf(draw: Draw, known: readonly Stretch[], tick: Tick): Sample {
  const sample = newSample(draw.count, draw.component);
  const { position, velocity } = sample;
  sample.mass.fill(draw.mass);
  let next = 0;
  // The body before whose numbers the stream stands: it moves where some are missing only.
  let stream = 0;
  const reach = (end: number) => {
    for (; next < end; next++, stream++) {
      for (; stream < next; stream++) draw.skip();
      draw.body(position, velocity, 3 * next);
      tick();
    }
  };
  for (const stretch of [...known].sort((a, b) => a.from - b.from)) {
    reach(stretch.from);
    position.set(stretch.position, 3 * stretch.from);
    velocity.set(stretch.velocity, 3 * stretch.from);
    next = stretch.from + stretch.position.length / 3;
  }
  reach(draw.count);
  return sample;
}

/** Part of its bodies that a share has more than the next one, which has more to skip, for a quarter of what drawing costs. */
const MORE = 0.25;

/** The first body of each of `of` shares of `count`, and `count`. */
function beginnings(count: number, of: number): number[] {
  const parts = [0];
  for (let k = 0, size = 1; k < of; k++, size *= 1 - MORE) parts.push(parts[k]! + size);
  return parts.map((part) => Math.round((count * part) / parts[of]!));
}

/**
 * For `Making.draw`: draws one of `of` shares of all bodies and tells of them, so that as many threads can make a model
 * together. A share's bodies are those that one thread alone would make. What the model makes of them here is for nothing.
 */
export function drawShare(share: number, of: number, tell: (stretch: Stretch) => void): Drawer {
  let draws = 0;
  return (draw, tick) => {
    const [from, to] = beginnings(draw.count, of).slice(share) as [number, number];
    const [position, velocity] = [new Float64Array(3 * (to - from)), new Float64Array(3 * (to - from))];
    for (let k = 0; k < from; k++) draw.skip();
    for (let k = 0; k < to - from; k++) {
      draw.body(position, velocity, 3 * k);
      tick();
    }
    tell({ draw: draws++, from, position, velocity });
    return newSample(0, draw.component);
  };
}

/** For `Making.draw`: takes the bodies that others have drawn, and draws what is missing. */
export function drawFrom(stretches: readonly Stretch[]): Drawer {
  let draws = 0;
  return (draw, tick) => {
    const which = draws++;
    return sampleOf(
      draw,
      stretches.filter((stretch) => stretch.draw === which),
      tick,
    );
  };
}
