import { type Derivatives, fourthOrder, sixthOrder } from "./hermiteStep.ts";
import { bodiesOf, type Columns, type OwnSteps } from "./ownSteps.ts";

/**
 * Hermite's schemes with block time steps in float64 (Makino & Aarseth 1992; Nitadori & Makino 2008), by the rules of shaders/integrate: what a run on
 * the GPU is held against. Newton's constant is 1.
 */

/** Ticks of a step of the run. */
const TICKS = 2 ** 20;
const FIRST = 0.25;
const ZERO: readonly number[] = [0, 0, 0];

interface Body extends Derivatives {
  readonly mass: number;
  x: readonly number[];
  v: readonly number[];
  a: readonly number[];
  j: readonly number[];
  s: readonly number[];
  /** Crackle. */
  c: readonly number[];
  potential: number;
  /** Time, and when it is due, ticks. */
  tick: number;
  due: number;
  wish: number;
}

/** Where a source is, and how it moves. */
type Source = Pick<Body, "mass" | "x" | "v" | "a">;

const sum = (a: readonly number[], b: readonly number[], f = 1) => a.map((x, k) => x + f * b[k]!);
const dot = (a: readonly number[], b: readonly number[]) => a.reduce((s, x, k) => s + x * b[k]!, 0);
const size = (a: readonly number[]) => Math.sqrt(dot(a, a));
/** Taylor's series. */
const ahead = (h: number, ...terms: readonly (readonly number[])[]) =>
  terms[0]!.map((_, k) => terms.reduceRight((later, term, power) => term[k]! + (h / (power + 1)) * later, 0));

export class Hermite {
  readonly bodies: readonly Body[];
  /** Block steps, and forces on a body, so far. */
  blocks = 0;
  pairs = 0;
  readonly #order: 4 | 6;
  readonly #eps2: number;
  readonly #eta: number;
  readonly #step: number;

  constructor(order: 4 | 6, table: Columns, { softening, eta, timestep }: OwnSteps) {
    this.#order = order;
    this.#eps2 = softening ** 2;
    this.#eta = eta;
    this.#step = timestep;
    this.bodies = bodiesOf(table).map((body) => ({
      ...body,
      ...{ a: ZERO, j: ZERO, s: ZERO, c: ZERO, potential: 0, tick: 0, due: 0, wish: 0 },
    }));
    // The snap goes by the sources' accelerations.
    for (let round = 0; round < 2; round++) {
      const found = this.bodies.map((body) => this.#force(body, this.bodies));
      this.bodies.forEach((body, i) => {
        Object.assign(body, found[i]);
      });
    }
    for (const body of this.bodies) {
      body.wish = size(body.j) > 0 ? (FIRST * Math.sqrt(eta) * size(body.a)) / size(body.j) : 1e30;
    }
  }

  /** Total energy. */
  get energy(): number {
    const kinetic = this.bodies.reduce((s, { mass, v }) => s + 0.5 * mass * dot(v, v), 0);
    const potential = this.bodies.reduce((s, b) => s + 0.5 * b.mass * this.#force(b, this.bodies).potential, 0);
    return kinetic + potential;
  }

  /** One step of the run. */
  step(): void {
    for (const body of this.bodies) {
      body.tick = 0;
      body.due = this.#ticksWithin(body.wish);
    }
    for (let now = 0; now < TICKS; ) {
      now = Math.min(...this.bodies.map(({ due }) => due));
      this.blocks++;
      const predicted = this.bodies.map((body) => this.#predict(body, now));
      const turn = this.bodies.map((body, i) => ({ body, i })).filter(({ body }) => body.due === now);
      const found = turn.map(({ i }) => this.#force(predicted[i]!, predicted));
      for (const [k, { body }] of turn.entries()) this.#correct(body, found[k]!, now);
    }
  }

  #predict({ mass, x, v, a, j, s, c, tick }: Body, now: number): Source {
    const h = (this.#step / TICKS) * (now - tick);
    const higher = this.#order === 6 ? [s, c] : [];
    return { mass, x: ahead(h, x, v, a, j, ...higher), v: ahead(h, v, a, j, ...higher), a: ahead(h, a, j, ...higher) };
  }

  #correct(body: Body, found: Derivatives & { potential: number }, now: number): void {
    const ticks = now - body.tick;
    const h = (this.#step / TICKS) * ticks;
    const corrected = this.#order === 6 ? sixthOrder : fourthOrder;
    const { moved, sped, crackle, wish } = corrected(h, body.v, body, found, this.#eta);
    Object.assign(body, { ...found, x: sum(body.x, moved), v: sum(body.v, sped), c: crackle, wish, tick: now });
    const next = this.#ticksWithin(wish);
    body.due = now + (next > ticks ? (now % (2 * ticks) === 0 ? 2 * ticks : ticks) : next);
  }

  #ticksWithin(wish: number): number {
    const most = (wish / Math.abs(this.#step)) * TICKS;
    return most < TICKS ? 2 ** Math.floor(Math.log2(Math.max(1, most))) : TICKS;
  }

  /** What all others do to a body: by A, J and S of each (Nitadori & Makino 2008). */
  #force(own: Source, sources: readonly Source[]) {
    const [a, j, s] = [[...ZERO], [...ZERO], [...ZERO]] as [number[], number[], number[]];
    let potential = 0;
    for (const source of sources) {
      if (source === own) continue;
      this.pairs++;
      const d = sum(source.x, own.x, -1);
      const w = sum(source.v, own.v, -1);
      const r2 = dot(d, d) + this.#eps2;
      if (r2 === 0) continue;
      const pull = source.mass / r2 ** 1.5;
      const alpha = dot(d, w) / r2;
      const b = sum(source.a, own.a, -1);
      const beta = (dot(w, w) + dot(d, b)) / r2 + alpha ** 2;
      for (let k = 0; k < 3; k++) {
        const [A, J] = [pull * d[k]!, pull * (w[k]! - 3 * alpha * d[k]!)];
        a[k]! += A;
        j[k]! += J;
        s[k]! += pull * b[k]! - 6 * alpha * J - 3 * beta * A;
      }
      potential -= source.mass / Math.sqrt(r2);
    }
    return { a, j, s, potential };
  }
}
