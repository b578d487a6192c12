import { wrap } from "./clusters.ts";
import { findDensity } from "./density.ts";
import { findForces, type OuterField, pressureForces } from "./forces.ts";
import type { Gas } from "./gas.ts";
import { findGradients, findPressure, findSwitches } from "./gradients.ts";
import { moved, type Neighbours, newNeighbours, SKIN } from "./neighbours.ts";
import { DEEPEST_RUNG, rungAt, rungWithin, spanOf, tellNeighbours } from "./rungs.ts";
import { leastSmoothing, limitsOf } from "./step.ts";

/** What happens to particles whose own steps end: how long each took, 0 for the others. Energies are those of the ends. */
export type Ended = (gas: Gas, lasted: Float64Array) => void;

/**
 * Gas each of whose particles has a step of its own, the run's halved as often as its limits want (Quinn et al. 1997; Springel 2005). Of a neighbour's step
 * it is at most four times as long, and within Courant's condition for the pair. A particle whose step is longer than that by what its neighbour has become
 * is woken (Saitoh & Makino 2009). In a block step only those particles have forces whose own step ends; the others are where their last ones take them. What
 * of them depends on neighbours is that of their last step, with smoothing length and density drifted by the divergence.
 */
export class GasBlocks {
  readonly gas: Gas;
  /** Its rung, of each particle. */
  readonly rung: Uint8Array;
  private readonly field: OuterField | null;
  private readonly ended: Ended | null;
  private lists: Neighbours;
  /** Which own steps end now, and how long they were. */
  private readonly active: Uint8Array;
  private readonly lasted: Float64Array;
  /** How long the next own step of each may be, by its own forces and its neighbours', and by the neighbours of this block step alone. */
  private readonly limit: Float64Array;
  private readonly most: Float64Array;
  /** What each was like where its own step began. */
  private readonly begun: Pick<Gas, "position" | "velocity" | "energy" | "smoothing" | "number">;
  private readonly before: Pick<Gas, "acceleration" | "heating">;
  /** Block steps so far, and forces on single particles. */
  blocks = 0;
  evaluated = 0;
  /** How often a particle was woken. */
  woken = 0;

  /** `field`: what pulls at the gas besides its own pressure. */
  constructor(gas: Gas, field: OuterField | null = null, ended: Ended | null = null) {
    const { count } = gas;
    this.gas = gas;
    this.field = field;
    this.ended = ended;
    wrap(gas.position, gas.box);
    this.lists = findForces(gas, null, 0, field);
    this.rung = new Uint8Array(count);
    this.active = new Uint8Array(count).fill(1);
    this.lasted = new Float64Array(count);
    this.limit = new Float64Array(count);
    this.most = new Float64Array(count);
    const { position, velocity, energy, smoothing, number, acceleration, heating } = gas;
    this.begun = structuredClone({ position, velocity, energy, smoothing, number });
    this.before = structuredClone({ acceleration, heating });
    this.findLimits();
  }

  /** A step of the run, in as many block steps as the deepest rung wants. */
  step(timestep: number): void {
    const { gas, rung, active, lasted } = this;
    const from = gas.time;
    const depth = this.open(timestep);
    const blocks = 2 ** depth;
    for (let now = 1; now <= blocks; now++) {
      for (let i = 0; i < gas.count; i++) {
        const span = spanOf(rung[i]!, depth);
        active[i] = Number(now % span === 0);
        lasted[i] = active[i]! * span * (timestep / blocks);
      }
      this.predict(now, depth, timestep / blocks);
      this.evaluate();
      this.close();
      this.ended?.(gas, lasted);
      this.next(now, depth, timestep);
      gas.time = from + (now * timestep) / blocks;
      this.blocks++;
    }
  }

  /** Gives each particle its rung; the deepest one. */
  private open(timestep: number): number {
    const { gas, rung, limit } = this;
    for (let i = 0; i < gas.count; i++) {
      rung[i] = rungWithin(limit[i]!, timestep);
      if (rung[i]! > DEEPEST_RUNG)
        throw new Error(
          `particle ${i} wants a step of ${limit[i]}, and ${timestep} is halved ${DEEPEST_RUNG} times at most`,
        );
    }
    for (let i = 0; i < gas.count; i++) this.begin(i);
    return rung.reduce((a, b) => Math.max(a, b), 0);
  }

  /** An own step begins here. */
  private begin(i: number): void {
    const { begun, gas } = this;
    for (let k = 3 * i; k < 3 * i + 3; k++) {
      begun.position[k] = gas.position[k]!;
      begun.velocity[k] = gas.velocity[k]!;
    }
    begun.energy[i] = gas.energy[i]!;
    begun.smoothing[i] = gas.smoothing[i]!;
    begun.number[i] = gas.number[i]!;
  }

  /** All particles at block step `now`, each from where its own step began; positions go with the velocity of its middle. */
  private predict(now: number, depth: number, block: number): void {
    const { gas, begun, rung } = this;
    const { position, velocity, acceleration, energy, heating, smoothing, number, density, divergence, mass } = gas;
    for (let i = 0; i < gas.count; i++) {
      const span = spanOf(rung[i]!, depth);
      const since = (((now - 1) % span) + 1) * block;
      for (let k = 3 * i; k < 3 * i + 3; k++) {
        position[k] = begun.position[k]! + since * (begun.velocity[k]! + 0.5 * span * block * acceleration[k]!);
        velocity[k] = begun.velocity[k]! + since * acceleration[k]!;
      }
      energy[i] = Math.max(begun.energy[i]! + since * heating[i]!, 0.5 * begun.energy[i]!);
      const grown = Math.min(Math.max(1 + (since * divergence[i]!) / 3, 0.8), 1.25);
      smoothing[i] = begun.smoothing[i]! * grown;
      number[i] = begun.number[i]! / grown ** 3;
      density[i] = mass[i]! * number[i]!;
    }
    wrap(position, gas.box);
  }

  /** Forces on the active particles. */
  private evaluate(): void {
    const { gas, active, lasted, before } = this;
    before.acceleration.set(gas.acceleration);
    before.heating.set(gas.heating);
    if (this.outgrown()) this.lists = newNeighbours(gas);
    this.lists = findDensity(gas, this.lists, active);
    findPressure(gas);
    findGradients(gas, this.lists, active);
    findSwitches(gas, 0, lasted);
    pressureForces(gas, this.lists, active);
    gas.account.potential = this.field?.(gas, active) ?? 0;
  }

  /** Whether lists may lack neighbours: of the active particles, or within the smoothing lengths of the others. */
  private outgrown(): boolean {
    const { gas, active, lists } = this;
    const slack = 2 * moved(gas, lists);
    if (slack > 0.5 * SKIN * leastSmoothing(gas)) return true;
    return gas.smoothing.some((h, i) => active[i] === 0 && h > lists.reach[i]! - slack);
  }

  /** The second half kicks of the own steps that end. */
  private close(): void {
    const { gas, active, lasted, begun, before } = this;
    const { velocity, acceleration, energy, heating, settings, account, mass } = gas;
    for (let i = 0; i < gas.count; i++) {
      if (active[i] === 0) continue;
      this.evaluated++;
      const half = 0.5 * lasted[i]!;
      for (let k = 3 * i; k < 3 * i + 3; k++)
        velocity[k] = begun.velocity[k]! + half * (before.acceleration[k]! + acceleration[k]!);
      const wanted = begun.energy[i]! + half * (before.heating[i]! + heating[i]!);
      energy[i] = Math.max(wanted, settings.floor, 0);
      if (energy[i]! > wanted) account.floor += mass[i]! * (energy[i]! - wanted);
    }
  }

  /** The next own steps. A step shrinks at once and grows only where that of the run begins. */
  private next(now: number, depth: number, timestep: number): void {
    const { gas, active, rung, limit, most } = this;
    this.findLimits();
    for (let i = 0; i < gas.count; i++) {
      const wanted = Math.min(rungWithin(active[i] === 1 ? limit[i]! : most[i]!, timestep), depth);
      if (active[i] === 1) rung[i] = Math.max(rung[i]!, wanted);
      else if (wanted > rung[i]!) this.wake(i, wanted, now, depth, timestep);
      else continue;
      this.begin(i);
    }
  }

  /** What the forces of the active particles allow these, and their neighbours. */
  private findLimits(): void {
    const { gas, active, limit, most } = this;
    for (let i = 0; i < gas.count; i++) {
      if (active[i] === 0) continue;
      const { courant, acceleration } = limitsOf(gas, i);
      limit[i] = Math.min(courant, acceleration);
    }
    most.fill(Number.POSITIVE_INFINITY);
    tellNeighbours(gas, this.lists, active, limit, most);
    for (let i = 0; i < gas.count; i++) if (active[i] === 1) limit[i] = Math.min(limit[i]!, most[i]!);
  }

  /** Ends an own step early, with the forces of its beginning, and opens a shorter one. */
  private wake(i: number, wanted: number, now: number, depth: number, timestep: number): void {
    const { gas, rung } = this;
    const span = spanOf(rung[i]!, depth);
    const since = ((now - 1) % span) + 1;
    const block = timestep / 2 ** depth;
    // It drifted with the velocity of the middle of a longer step than this became.
    const ahead = 0.5 * since * (span - since) * block * block;
    for (let k = 3 * i; k < 3 * i + 3; k++) gas.position[k]! -= ahead * gas.acceleration[k]!;
    rung[i] = rungAt(now, wanted, depth);
    this.woken++;
  }
}
