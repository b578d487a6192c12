import { bodiesOf, type Columns, type OwnSteps } from "./ownSteps.ts";

/**
 * Hermite's fourth order with block time steps in float64 (Makino & Aarseth 1992), by the rules of shaders/integrate: what a run on the GPU is held
 * against. Newton's constant is 1.
 */

/** Ticks of a step of the run. */
const TICKS = 2 ** 20;
const FIRST = 0.25;

interface Body {
  readonly mass: number;
  x: number[];
  v: number[];
  a: number[];
  j: number[];
  potential: number;
  /** Time, and when it is due, ticks. */
  tick: number;
  due: number;
  wish: number;
}

const sum = (a: readonly number[], b: readonly number[], f = 1) => a.map((x, k) => x + f * b[k]!);
const dot = (a: readonly number[], b: readonly number[]) => a.reduce((s, x, k) => s + x * b[k]!, 0);
const size = (a: readonly number[]) => Math.sqrt(dot(a, a));

export class Hermite4 {
  readonly bodies: readonly Body[];
  /** Block steps, and forces on a body, so far. */
  blocks = 0;
  pairs = 0;
  readonly #eps2: number;
  readonly #eta: number;
  readonly #step: number;

  constructor(table: Columns, { softening, eta, timestep }: OwnSteps) {
    this.#eps2 = softening ** 2;
    this.#eta = eta;
    this.#step = timestep;
    this.bodies = bodiesOf(table).map((body) => ({
      ...body,
      ...{ a: [0, 0, 0], j: [0, 0, 0], potential: 0, tick: 0, due: 0, wish: 0 },
    }));
    const found = this.bodies.map((body) => this.#force(body, body.x, body.v, this.bodies));
    this.bodies.forEach((body, i) => {
      Object.assign(body, found[i]);
      body.wish = size(body.j) > 0 ? (FIRST * Math.sqrt(eta) * size(body.a)) / size(body.j) : 1e30;
    });
  }

  /** Total energy. */
  get energy(): number {
    const kinetic = this.bodies.reduce((s, { mass, v }) => s + 0.5 * mass * dot(v, v), 0);
    const potential = this.bodies.reduce(
      (s, body) => s + 0.5 * body.mass * this.#force(body, body.x, body.v, this.bodies).potential,
      0,
    );
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
      const length = this.#step / TICKS;
      const predicted = this.bodies.map(({ mass, x, v, a, j, tick }) => {
        const h = length * (now - tick);
        const ahead = x.map((p, k) => p + h * (v[k]! + h * (a[k]! / 2 + (h / 6) * j[k]!)));
        return { mass, x: ahead, v: v.map((p, k) => p + h * (a[k]! + (h / 2) * j[k]!)) };
      });
      const turn = this.bodies.map((body, i) => ({ body, i })).filter(({ body }) => body.due === now);
      const found = turn.map(({ i }) => this.#force(predicted[i]!, predicted[i]!.x, predicted[i]!.v, predicted));
      for (const [k, { body }] of turn.entries()) this.#correct(body, found[k]!, now);
    }
  }

  #correct(
    body: Body,
    { a: a1, j: j1, potential }: { a: number[]; j: number[]; potential: number },
    now: number,
  ): void {
    const ticks = now - body.tick;
    const h = (this.#step / TICKS) * ticks;
    const { a: a0, j: j0 } = body;
    const v0 = body.v;
    const snap = a0.map((_, k) => (-6 * (a0[k]! - a1[k]!) - h * (4 * j0[k]! + 2 * j1[k]!)) / h ** 2);
    const crackle = a0.map((_, k) => (12 * (a0[k]! - a1[k]!) + 6 * h * (j0[k]! + j1[k]!)) / h ** 3);
    const later = sum(snap, crackle, h);
    const above = size(a1) * size(later) + dot(j1, j1);
    const below = size(j1) * size(crackle) + dot(later, later);
    body.x = body.x.map(
      (x, k) =>
        x +
        h * v0[k]! +
        (h ** 2 / 2) * a0[k]! +
        (h ** 3 / 6) * j0[k]! +
        (h ** 4 / 24) * snap[k]! +
        (h ** 5 / 120) * crackle[k]!,
    );
    body.v = v0.map(
      (v, k) => v + h * a0[k]! + (h ** 2 / 2) * j0[k]! + (h ** 3 / 6) * snap[k]! + (h ** 4 / 24) * crackle[k]!,
    );
    Object.assign(body, { a: a1, j: j1, potential, tick: now });
    body.wish = below > 0 ? Math.sqrt((this.#eta * above) / below) : 1e30;
    const next = this.#ticksWithin(body.wish);
    const allowed = next > ticks ? (now % (2 * ticks) === 0 ? 2 * ticks : ticks) : next;
    body.due = now + allowed;
  }

  #ticksWithin(wish: number): number {
    const most = (wish / Math.abs(this.#step)) * TICKS;
    return most < TICKS ? 2 ** Math.floor(Math.log2(Math.max(1, most))) : TICKS;
  }

  #force(
    own: object,
    x: readonly number[],
    v: readonly number[],
    sources: readonly { readonly mass: number; readonly x: readonly number[]; readonly v: readonly number[] }[],
  ) {
    const a = [0, 0, 0];
    const j = [0, 0, 0];
    let potential = 0;
    for (const source of sources) {
      if (source === own) continue;
      this.pairs++;
      const d = sum(source.x, x, -1);
      const w = sum(source.v, v, -1);
      const r2 = dot(d, d) + this.#eps2;
      if (r2 === 0) continue;
      const pull = source.mass / r2 ** 1.5;
      const closing = (3 * dot(d, w)) / r2;
      for (let k = 0; k < 3; k++) {
        a[k]! += pull * d[k]!;
        j[k]! += pull * (w[k]! - closing * d[k]!);
      }
      potential -= source.mass / Math.sqrt(r2);
    }
    return { a, j, potential };
  }
}
