import { CONSTANTS } from "../../src/gpu/constants.gen.ts";
import { type Derivatives, fourthOrder, sixthOrder } from "./hermiteStep.ts";
import { bodiesOf, type Columns, type OwnSteps } from "./ownSteps.ts";

/**
 * Hermite's schemes with block time steps in float64 (Makino & Aarseth 1992; Nitadori & Makino 2008), by the rules of shaders/integrate: what a run on
 * the GPU is held against. Newton's constant is 1.
 */

const { TICKS } = CONSTANTS.blocks;
/** Of a first step, from acceleration and jerk alone. */
const FIRST = 0.05;
/** Numbers of a source. */
const ROW = 10;
type Ten = readonly [number, number, number, number, number, number, number, number, number, number];
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
      const rows = this.#rows(this.bodies);
      this.bodies.forEach((body, i) => {
        Object.assign(body, this.#force(i, rows));
      });
    }
    for (const body of this.bodies) {
      body.wish = size(body.j) > 0 ? (FIRST * Math.sqrt(eta) * size(body.a)) / size(body.j) : 1e30;
    }
  }

  /** Total energy. */
  get energy(): number {
    const kinetic = this.bodies.reduce((s, { mass, v }) => s + 0.5 * mass * dot(v, v), 0);
    const rows = this.#rows(this.bodies);
    const potential = this.bodies.reduce((s, { mass }, i) => s + 0.5 * mass * this.#force(i, rows).potential, 0);
    return kinetic + potential;
  }

  /** Changes velocities, of each body by its own `sped`; jerks follow, steps stay. */
  kick(sped: readonly (readonly number[])[]): void {
    this.bodies.forEach((body, i) => {
      body.v = sum(body.v, sped[i]!);
    });
    const rows = this.#rows(this.bodies);
    this.bodies.forEach((body, i) => {
      Object.assign(body, this.#force(i, rows), { s: body.s });
    });
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
      const rows = this.#rows(this.bodies.map((body) => this.#predict(body, now)));
      this.bodies.forEach((body, i) => {
        if (body.due === now) this.#correct(body, this.#force(i, rows), now);
      });
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

  /** Sources as one row of ten numbers each: mass, place, velocity, acceleration. */
  #rows(sources: readonly Source[]): Float64Array {
    const rows = new Float64Array(ROW * sources.length);
    sources.forEach(({ mass, x, v, a }, i) => {
      rows[ROW * i] = mass;
      for (let k = 0; k < 3; k++) {
        rows[ROW * i + 1 + k] = x[k]!;
        rows[ROW * i + 4 + k] = v[k]!;
        rows[ROW * i + 7 + k] = a[k]!;
      }
    });
    return rows;
  }

  /** What all others do to body i: by A, J and S of each (Nitadori & Makino 2008). */
  #force(i: number, rows: Float64Array) {
    this.pairs += rows.length / ROW - 1;
    const [, x, y, z, u, v, w, p, q, r] = rows.subarray(ROW * i, ROW * (i + 1)) as unknown as Ten;
    let [ax, ay, az, potential] = [0, 0, 0, 0];
    let [jx, jy, jz] = [0, 0, 0];
    let [sx, sy, sz] = [0, 0, 0];
    const eps2 = this.#eps2;
    const fourth = this.#order === 4;
    for (let at = 0; at < rows.length; at += ROW) {
      if (at === ROW * i) continue;
      const dx = rows[at + 1]! - x;
      const dy = rows[at + 2]! - y;
      const dz = rows[at + 3]! - z;
      const r2 = dx * dx + dy * dy + dz * dz + eps2;
      if (r2 === 0) continue;
      const du = rows[at + 4]! - u;
      const dv = rows[at + 5]! - v;
      const dw = rows[at + 6]! - w;
      const distance = Math.sqrt(r2);
      const pull = rows[at]! / (r2 * distance);
      const alpha = (dx * du + dy * dv + dz * dw) / r2;
      const Ax = pull * dx;
      const Ay = pull * dy;
      const Az = pull * dz;
      const Jx = pull * du - 3 * alpha * Ax;
      const Jy = pull * dv - 3 * alpha * Ay;
      const Jz = pull * dw - 3 * alpha * Az;
      ax += Ax;
      ay += Ay;
      az += Az;
      jx += Jx;
      jy += Jy;
      jz += Jz;
      potential -= rows[at]! / distance;
      if (fourth) continue;
      const dp = rows[at + 7]! - p;
      const dq = rows[at + 8]! - q;
      const dr = rows[at + 9]! - r;
      const beta = (du * du + dv * dv + dw * dw + dx * dp + dy * dq + dz * dr) / r2 + alpha * alpha;
      sx += pull * dp - 6 * alpha * Jx - 3 * beta * Ax;
      sy += pull * dq - 6 * alpha * Jy - 3 * beta * Ay;
      sz += pull * dr - 6 * alpha * Jz - 3 * beta * Az;
    }
    return { a: [ax, ay, az], j: [jx, jy, jz], s: [sx, sy, sz], potential };
  }
}
