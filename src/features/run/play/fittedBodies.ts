/** What a run of so many bodies costs: milliseconds of a step and of a picture. */
export interface Cost {
  readonly bodies: number;
  readonly step: number;
  readonly draw: number;
}

export type MovedBy = "chip" | "processor";

/**
 * What a first run should need, by what computes: steps a frame, milliseconds of the frame, powers of two between which the
 * number of bodies is chosen. A chip holds 60 frames a second with two steps each, in three quarters of the time; a processor
 * 20 with one step, since a picture there is half the work.
 */
const AIMS = {
  chip: { steps: 2, ms: 0.75 * (1000 / 60), least: 13, most: 21 },
  processor: { steps: 1, ms: 50, least: 11, most: 16 },
};

/** Milliseconds that a chip takes for a step of few bodies: launching its passes is all there is to it (H100, H200: 0.2). */
const LAUNCHES = 0.2;
/** Of a longer step at least so much grows with the number of bodies. */
const GROWS = 0.3;

/**
 * What bodies add to a picture, over what they add to a step: most of a picture is work on its pixels (H100, milliseconds for another million: 0.3 and 1.4;
 * a card whose sums in memory are slow may need more).
 */
const PICTURE = 0.5;

/** The costs with `n` bodies of a machine that has those of `now`; both grow a little faster than the number of bodies. */
function costs(n: number, now: Cost, by: MovedBy, before?: Cost): { readonly step: number; readonly draw: number } {
  const more = n / now.bodies;
  if (by === "processor") return { step: now.step * Math.max(more, 0.35), draw: now.draw * Math.max(more, 0.5) };
  const others = n - now.bodies;
  const a = Math.max(now.step - LAUNCHES, GROWS * now.step) / now.bodies;
  if (!before || before.bodies === now.bodies) {
    const step = now.step + a * others;
    return { step, draw: Math.max(0.5 * now.draw, now.draw + PICTURE * a * others) };
  }
  // Clocks that rise, and other work, may make more bodies look cheaper.
  const slope = (then: number, is: number, least: number) =>
    Math.max(least, (is - then) / (now.bodies - before.bodies)) * others;
  return {
    step: Math.max(0, now.step + slope(before.step, now.step, 0.5 * a)),
    draw: Math.max(0, now.draw + slope(before.draw, now.draw, 0)),
  };
}

/** What a frame of the first run needs with these costs, over what it may take. */
const full = ({ step, draw }: Pick<Cost, "step" | "draw">, by: MovedBy): number =>
  (AIMS[by].steps * step + draw) / AIMS[by].ms;

/** Number of bodies with which this machine moves well, from what a run costs and, where that is known, what one of another number did. */
export function fittedBodies(now: Cost, by: MovedBy, before?: Cost): number {
  const { least, most } = AIMS[by];
  let best = 2 ** least;
  for (let power = least; power <= most; power++) {
    if (full(costs(2 ** power, now, by, before), by) <= 1) best = 2 ** power;
  }
  return best;
}

/** Frames that take this much longer than they should still come 60 times a second: fewer bodies gain nothing. */
const HOLDS = 1.25;
/** Other runs that the user did not ask for, at most: a guess, and what is made of its own costs. */
const CHANGES = { chip: 2, processor: 1 };

/** How the first run comes to the number of bodies that its machine moves well: guessed from the first costs, mended by the next. */
export class Growth {
  readonly #by: MovedBy;
  #before: Cost | undefined;
  #changes = 0;

  constructor(by: MovedBy) {
    this.#by = by;
  }

  /** The number of bodies that suits a machine with these costs, and whether a run should begin with it; behind the last change it is the one that there is, lest a hiccup of the machine counts for the next visit too. */
  next(cost: Cost): { readonly bodies: number; readonly change: boolean } {
    const by = this.#by;
    const best = fittedBodies(cost, by, this.#before);
    const { bodies } = cost;
    const far = best >= 2 * bodies || (best <= bodies / 2 && (by === "processor" || full(cost, by) > HOLDS));
    this.#before = cost;
    const change = far && this.#changes++ < CHANGES[by];
    return { bodies: change ? best : bodies, change };
  }
}
