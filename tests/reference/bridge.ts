import { Hermite } from "./hermite.ts";
import { bodiesOf, type Columns, type OwnSteps } from "./ownSteps.ts";

/**
 * BRIDGE in float64 (Fujii, Iwasawa, Funato & Makino 2007): a cluster by hermite4 among its own bodies, the others by the leapfrog with direct sums, each
 * side kicked by the other once a step. What a run on the GPU is held against. Newton's constant is 1.
 */
export class Bridge {
  readonly cluster: Hermite;
  readonly others: readonly { readonly mass: number; x: number[]; v: number[] }[];
  readonly #eps2: number;
  readonly #step: number;

  constructor(cluster: Columns, others: Columns, options: OwnSteps) {
    this.cluster = new Hermite(4, cluster, options);
    this.others = bodiesOf(others);
    this.#eps2 = options.softening ** 2;
    this.#step = options.timestep;
  }

  /** Total energy. */
  get energy(): number {
    const kinetic = this.others.reduce((s, { mass, v }) => s + 0.5 * mass * v.reduce((a, b) => a + b * b, 0), 0);
    const own = this.others.reduce((s, b) => s + 0.5 * b.mass * this.#field(b, this.others)[3]!, 0);
    const across = this.cluster.bodies.reduce((s, b) => s + b.mass * this.#field(b, this.others)[3]!, 0);
    return this.cluster.energy + kinetic + own + across;
  }

  /** One step of the run. */
  step(): void {
    this.#kick();
    for (const body of this.others) body.x = body.x.map((x, k) => x + this.#step * body.v[k]!);
    this.cluster.step();
    this.#kick();
  }

  /** Half a kick: of the cluster by the others, of those by all. */
  #kick(): void {
    const half = (a: readonly number[]) => a.slice(0, 3).map((x) => (this.#step / 2) * x);
    const all = [...this.others, ...this.cluster.bodies];
    const sped = this.others.map((body) => half(this.#field(body, all)));
    this.cluster.kick(this.cluster.bodies.map((body) => half(this.#field(body, this.others))));
    this.others.forEach((body, i) => {
      body.v = body.v.map((v, k) => v + sped[i]![k]!);
    });
  }

  /** ax ay az and potential of a body by others. */
  #field(own: { readonly x: readonly number[] }, sources: readonly { mass: number; x: readonly number[] }[]): number[] {
    const field = [0, 0, 0, 0];
    for (const source of sources) {
      if (source === own) continue;
      const d = source.x.map((x, k) => x - own.x[k]!);
      const r2 = d.reduce((s, x) => s + x * x, this.#eps2);
      const depth = source.mass / Math.sqrt(r2);
      for (let k = 0; k < 3; k++) field[k]! += (depth / r2) * d[k]!;
      field[3]! -= depth;
    }
    return field;
  }
}
