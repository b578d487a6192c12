import type { Settings } from "../settings.ts";
import { rowsOf } from "../state/columns.ts";
import { type Cube, cubeAround, keysOf } from "./curve.ts";
import { type Cuts, pieceOf, piecesOf, samplesOf } from "./division.ts";
import type { Boxes, Bulk, Common, DomainBackend, DomainBodies, EssentialTree, ForceCosts, Samples } from "./domain.ts";
import { emptyBodies, joined, some } from "./joined.ts";
import { accelerationSize, kick, kickDrift, stepFactors } from "./leapfrog.ts";
import { boxOf, evenly, exactBy, totalsOf } from "./sums.ts";

/** Computes forces on bodies that another table holds. Called in this order in each step: `load`, `boxes`, `essentialTree` once for each other domain, `forces`. */
export interface HostForces {
  /** Takes the bodies as they are now, 4 numbers each: x y z and mass times Newton's constant. */
  load(posMass: Float32Array<ArrayBuffer>): Promise<void>;
  boxes(): Promise<Boxes>;
  essentialTree(to: Boxes): Promise<EssentialTree>;
  /** ax ay az and potential, 4 numbers a body in the order of `load`, in the units of the common scaling. */
  forces(others: readonly Promise<EssentialTree>[]): Promise<ForceCosts & { readonly acceleration: Float32Array }>;
  destroy(): void;
}

/** Bodies of a domain in the host's memory, in float32 as a GPU has them, and moved there. */
export class HostBodies implements DomainBackend {
  readonly #common: Common;
  readonly #forces: HostForces;
  #bodies: DomainBodies;
  /** The cube that the curve runs through. */
  #cube: Cube = cubeAround([]);
  #acceleration: Float32Array = new Float32Array();
  frozen = 0;
  #costs: Omit<ForceCosts, "parts"> = { ppPerBody: 0, pcPerBody: 0, foreign: null };
  #settings: Settings;
  readonly memory = 0;

  constructor(common: Common, forces: HostForces) {
    this.#common = common;
    this.#bodies = emptyBodies(common.columns);
    this.#forces = forces;
    this.#settings = common.settings;
  }

  get count(): number {
    return this.#bodies.id.length;
  }

  async kickDrift(settings: Settings): Promise<void> {
    this.frozen += kickDrift(this.#bodies, this.#acceleration, stepFactors(settings, this.#common.scaling));
  }

  async bulk(): Promise<Bulk> {
    return { box: boxOf(this.#bodies.posMass), samples: new Float32Array() };
  }

  /** Its tree is over all bodies, in a cube of its own. */
  rootCube(bulks: readonly Bulk[]): void {
    this.#cube = cubeAround(bulks.map(({ box }) => box));
  }

  async samples(work: number): Promise<Float64Array> {
    const { posMass, id } = this.#bodies;
    return samplesOf(keysOf(this.#cube, posMass), id, work);
  }

  async emigrants(cuts: Cuts, own: number): Promise<readonly DomainBodies[]> {
    const bodies = this.#bodies;
    const { columns } = this.#common;
    const keys = keysOf(this.#cube, bodies.posMass);
    const lists: number[][] = Array.from({ length: piecesOf(cuts) }, () => []);
    for (let i = 0; i < keys.length; i++) lists[pieceOf(cuts, keys[i]!, bodies.id[i]!)]!.push(i);
    if (lists[own]!.length < keys.length) this.#bodies = some(bodies, lists[own]!, columns);
    return lists.map((list, k) => some(bodies, k === own ? [] : list, columns));
  }

  async join(...bodies: readonly DomainBodies[]): Promise<void> {
    if (bodies.some(({ id }) => id.length > 0)) this.#bodies = joined([this.#bodies, ...bodies], this.#common.columns);
  }

  build(settings: Settings): Promise<void> {
    this.#settings = settings;
    return this.#forces.load(this.#bodies.posMass);
  }

  boxes(): Promise<Boxes> {
    return this.#forces.boxes();
  }

  essentialTree(to: Boxes): Promise<EssentialTree> {
    return this.#forces.essentialTree(to);
  }

  async forces(others: readonly Promise<EssentialTree>[]): Promise<Pick<ForceCosts, "parts">> {
    const { acceleration, parts, ...costs } = await this.#forces.forces(others);
    this.#acceleration = acceleration;
    this.#costs = costs;
    return { parts };
  }

  async costs(): Promise<Omit<ForceCosts, "parts">> {
    return this.#costs;
  }

  async accelerationSize(): Promise<void> {
    accelerationSize(this.#bodies, this.#acceleration);
  }

  async kick(settings: Settings): Promise<void> {
    kick(this.#bodies, this.#acceleration, stepFactors(settings, this.#common.scaling));
  }

  async totals(): Promise<Float64Array> {
    return totalsOf(this.#bodies, this.#acceleration);
  }

  async sampled(count: number): Promise<Samples> {
    const list = evenly(this.count, count);
    return { posMass: rowsOf(this.#bodies.posMass, list, 4), acceleration: rowsOf(this.#acceleration, list, 4) };
  }

  async exact(places: Float32Array): Promise<Float64Array> {
    const eps2 = (this.#settings.softening / this.#common.scaling.length) ** 2;
    return exactBy(this.#bodies.posMass, places, eps2);
  }

  async bodies(): Promise<DomainBodies> {
    return this.#bodies;
  }

  async accelerations() {
    return { id: this.#bodies.id, acceleration: this.#acceleration };
  }

  destroy(): void {
    this.#forces.destroy();
  }
}
