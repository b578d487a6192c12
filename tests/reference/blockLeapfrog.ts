import { bodiesOf, type Columns, type OwnSteps } from "./ownSteps.ts";

/**
 * Leapfrog on rungs in float64 (Quinn et al. 1997), by the rules of shaders/integrate/rung*: what a run on the GPU is held against. Forces are direct
 * sums with Plummer's softening; Newton's constant is 1.
 */

/** No body goes deeper. */
const DEEPEST = 12;

interface Body {
  readonly mass: number;
  x: number[];
  v: number[];
  a: number[];
  /** Where its own step began, and which that is: 2^-rung of the step of the run. */
  origin: number[];
  rung: number;
}

const size = (a: readonly number[]) => Math.sqrt(a.reduce((s, x) => s + x * x, 0));

export class BlockLeapfrog {
  readonly bodies: readonly Body[];
  /** Block steps, and forces on a body, so far. */
  blocks = 0;
  forces = 0;
  readonly #softening: number;
  readonly #eta: number;
  readonly #step: number;

  constructor(table: Columns, { softening, eta, timestep }: OwnSteps) {
    this.#softening = softening;
    this.#eta = eta;
    this.#step = timestep;
    this.bodies = bodiesOf(table).map((body) => ({
      ...body,
      ...{ a: [0, 0, 0], origin: [0, 0, 0], rung: 0 },
    }));
    for (const body of this.bodies) body.a = this.#force(body).a;
  }

  /** Total energy. */
  get energy(): number {
    const of = (body: Body) => 0.5 * body.mass * (size(body.v) ** 2 + this.#force(body).potential);
    return this.bodies.reduce((sum, body) => sum + of(body), 0);
  }

  /** One step of the run. */
  step(): void {
    for (const body of this.bodies) {
      body.rung = this.#rungOf(size(body.a));
      body.origin = body.x;
      this.#kick(body, 0.5 * 2 ** -body.rung);
    }
    const depth = Math.max(...this.bodies.map(({ rung }) => rung));
    for (let now = 1; now <= 2 ** depth; now++) this.#block(now, depth);
  }

  #block(now: number, depth: number): void {
    this.blocks++;
    const span = ({ rung }: Body) => 2 ** (depth - rung);
    for (const body of this.bodies) {
      const ahead = ((now - 1) % span(body)) + 1;
      body.x = body.origin.map((x, k) => x + this.#step * 2 ** -depth * ahead * body.v[k]!);
    }
    const active = this.bodies.filter((body) => now % span(body) === 0);
    const found = active.map((body) => this.#force(body).a);
    for (const [k, body] of active.entries()) {
      body.a = found[k]!;
      const { rung } = body;
      // It grows only where the step of the run begins.
      body.rung = Math.max(rung, Math.min(this.#rungOf(size(body.a)), depth));
      this.#kick(body, 0.5 * (2 ** -rung + (now < 2 ** depth ? 2 ** -body.rung : 0)));
      body.origin = body.x;
    }
  }

  #kick(body: Body, steps: number): void {
    body.v = body.v.map((v, k) => v + this.#step * steps * body.a[k]!);
  }

  /** Step sqrt(2 eta eps / |a|), the next shorter that is a power of two of the run's. */
  #rungOf(acceleration: number): number {
    const wish = Math.sqrt((2 * this.#eta * this.#softening) / acceleration);
    return Math.min(DEEPEST, Math.max(0, Math.ceil(Math.log2(Math.abs(this.#step) / wish))));
  }

  #force(own: Body): { a: number[]; potential: number } {
    this.forces++;
    const a = [0, 0, 0];
    let potential = 0;
    const [x, y, z] = own.x as [number, number, number];
    for (const source of this.bodies) {
      if (source === own) continue;
      const d = [source.x[0]! - x, source.x[1]! - y, source.x[2]! - z];
      const r2 = d[0]! ** 2 + d[1]! ** 2 + d[2]! ** 2 + this.#softening ** 2;
      const depth = source.mass / Math.sqrt(r2);
      for (let k = 0; k < 3; k++) a[k]! += (depth / r2) * d[k]!;
      potential -= depth;
    }
    return { a, potential };
  }
}
