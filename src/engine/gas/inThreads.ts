import { findForces } from "../../physics/gas/forces.ts";
import { coolGas, type GalaxyGas, newMetals, newStars, starRates } from "../../physics/gas/galaxyGas.ts";
import { type Box, type Gas, newGas } from "../../physics/gas/gas.ts";
import type { GasSettings } from "../../physics/gas/settings.ts";
import { stepLimits } from "../../physics/gas/step.ts";
import type { Wanted } from "../guests/guest.ts";
import type { ForceSettings } from "../processor/forces.ts";
import type { Thread, ThreadGuest } from "../processor/guest.ts";
import { ALONE, HOT } from "../state/faults.ts";
import { explode } from "./explosions.ts";
import { hotLine, partsOf } from "./limit.ts";

/** What steps stand for that are 0 or no number, for what they allow is kept below 0. */
const LEAST_STEP = 1e-37;

/** What threads are told of gas, in the engine's units. */
export interface SentGas {
  readonly settings: GasSettings;
  /** The unit of the bodies' velocities, in roots of that of potentials. */
  readonly speed: number;
  /** Seconds in the bodies' unit of time. */
  readonly second: number;
  /** Cooling and stars, with what one of the engine's units is in cgs. */
  readonly galaxy: GalaxyGas | null;
}

/** Gas among the bodies: the leader finds its forces in float64, by src/physics/gas. What it is lies in the columns of the bodies; this is only the workplace. */
class GasAmong implements ThreadGuest {
  readonly #sent: SentGas;
  #gas: Gas | null = null;
  /** Where each is among the bodies. */
  #places = new Uint32Array(0);
  /** What gas felt beside gravity, in the units of the accelerations. */
  #beside = new Float64Array(0);

  constructor(sent: SentGas) {
    this.#sent = sent;
  }

  /** Time step of gas in its own unit. */
  #dt = ({ drift }: ForceSettings) => drift / this.#sent.speed;

  /** Stars explode between steps of the run, so that the next one is as short as their heat wants. */
  finished(thread: Thread, { side }: ForceSettings, time: number): void {
    const { galaxy } = this.#sent;
    if (!galaxy?.supernovae) return;
    thread.team.single(() => {
      const [posMass, velocity, id] = [thread.floats("posMass"), thread.floats("velocity"), thread.words("id")];
      explode({ ...tablesOf(thread), posMass, velocity, id }, { ...this.#sent, galaxy, side }, time);
    });
  }

  /** Half a step of the change of internal energies, of a thread's own bodies. */
  opened(thread: Thread, settings: ForceSettings): void {
    const [from, to] = thread.team.part(thread.layout.sizes.n);
    const { state, rates, spare } = tablesOf(thread);
    const half = 0.5 * this.#dt(settings);
    const floor = this.#sent.settings.floor * settings.scale ** 2;
    for (let i = 4 * from; i < 4 * to; i += 4) {
      const u = state[i]!;
      if (!(u > 0)) continue;
      const wanted = u + half * rates[i + 3]!;
      const next = Math.max(wanted, 0.5 * u, floor);
      state[i] = next;
      spare[i + 1]! -= next - wanted;
    }
  }

  closed(thread: Thread, settings: ForceSettings): void {
    this.opened(thread, settings);
  }

  /** Adds the forces of gas to those of gravity, and keeps what the next step wants. */
  forces(thread: Thread, settings: ForceSettings, wanted: Wanted): void {
    if (wanted === "guess" || wanted === "gravity") return;
    thread.team.single(() => this.#forces(thread, settings));
    thread.lap("gas");
  }

  #forces(thread: Thread, settings: ForceSettings): void {
    const dt = this.#dt(settings);
    const { scale } = settings;
    const { state, rates, spare } = tablesOf(thread);
    const acceleration = thread.floats("acceleration");
    const gas = this.#gather(thread, dt, settings);
    const places = this.#places;
    const isNew = gas.count > 0 && state[4 * places[0]! + 2]! < 0;
    gas.account.alone = 0;
    findForces(gas, null, isNew ? 0 : dt, null);
    if (gas.account.alone > 0) thread.store("faults", thread.load("faults") | ALONE);
    this.#beside = gas.acceleration.map((a) => a / scale);
    for (let g = 0; g < gas.count; g++) {
      const i = 4 * places[g]!;
      for (let k = 0; k < 3; k++) {
        acceleration[i + k]! += this.#beside[3 * g + k]!;
        rates[i + k] = scale * acceleration[i + k]!;
        gas.acceleration[3 * g + k] = rates[i + k]!;
      }
      rates[i + 3] = gas.heating[g]!;
      state[i + 1] = gas.smoothing[g]!;
      state[i + 2] = gas.viscosity[g]!;
      state[i + 3] = gas.conduction[g]!;
      spare[i] = gas.compressionBefore[g]!;
      spare[i + 3] = gas.number[g]!;
    }
    // What they allow stands below 0 where the first, as all gas, has no birth: snapshots have it.
    const limits = stepLimits(gas);
    for (let g = 0; g < gas.count; g++) spare[4 * places[g]! + 2] = 0;
    const limit = Math.min(limits.courant, limits.acceleration, 3e38);
    if (gas.count > 0) spare[4 * places[0]! + 2] = limit > LEAST_STEP ? -limit : -LEAST_STEP;
  }

  /** The gas side by side, with velocities and energies predicted to the end of the step. */
  #gather(thread: Thread, dt: number, { side, expansion }: ForceSettings): Gas {
    const { state, rates, spare } = tablesOf(thread);
    const [posMass, velocity] = [thread.floats("posMass"), thread.floats("velocity")];
    const { speed, settings } = this.#sent;
    const { n } = thread.layout.sizes;
    let count = 0;
    for (let i = 0; i < n; i++) if (state[4 * i]! > 0 && posMass[4 * i + 3]! > 0) count++;
    if (this.#gas?.count !== count) {
      const zero = (width: number) => new Float64Array(width * count);
      const box: Box = [side, side, side];
      this.#gas = newGas({ mass: zero(1), position: zero(3), velocity: zero(3), energy: zero(1) }, box, settings);
      this.#places = new Uint32Array(count);
    }
    const gas = this.#gas;
    gas.expansion = expansion * speed;
    for (let i = 0, g = 0; i < n; i++) {
      const at = 4 * i;
      if (!(state[at]! > 0 && posMass[at + 3]! > 0)) continue;
      this.#places[g] = i;
      gas.mass[g] = posMass[at + 3]!;
      for (let k = 0; k < 3; k++) {
        gas.position[3 * g + k] = posMass[at + k]!;
        gas.velocity[3 * g + k] = speed * velocity[at + k]! + 0.5 * dt * rates[at + k]!;
      }
      const u = state[at]!;
      gas.energy[g] = Math.max(u + 0.5 * dt * rates[at + 3]!, 0.5 * u);
      gas.smoothing[g] = state[at + 1]!;
      const viscosity = state[at + 2]!;
      if (viscosity >= 0) gas.viscosity[g] = viscosity;
      gas.conduction[g] = state[at + 3]!;
      gas.compressionBefore[g] = spare[at]!;
      g++;
    }
    return gas;
  }

  /** Lets the gas cool, and become stars, in a step that ends at a time in the bodies' unit. Behind its last half of heat. */
  ended(thread: Thread, settings: ForceSettings, time: number): void {
    const { galaxy } = this.#sent;
    if (!galaxy) return;
    thread.team.single(() => {
      const gas = this.#gas!;
      const { state, spare, metals } = tablesOf(thread);
      const dt = this.#dt(settings);
      const rates = starRates(gas, galaxy);
      if (metals) for (let g = 0; g < gas.count; g++) metals[this.#places[g]!]! += newMetals(rates[g]!, galaxy, dt);
      for (let g = 0; g < gas.count; g++) gas.energy[g] = state[4 * this.#places[g]!]!;
      coolGas(gas, galaxy, dt, settings.scale);
      const leave = (g: number, u: number) => {
        const i = 4 * this.#places[g]!;
        spare[i + 1]! += state[i]! - u;
        state[i] = u;
      };
      for (let g = 0; g < gas.count; g++) leave(g, gas.energy[g]!);
      const words = thread.words("id");
      const id = Array.from(this.#places, (place) => words[place]!);
      // Each step has a number of its own: the bits of its time.
      const step = new Uint32Array(new Float32Array([time]).buffer)[0]!;
      const born = new Set(newStars(rates, id, step, dt));
      // What forces allow goes on to one that is gas still.
      const limit = gas.count > 0 ? spare[4 * this.#places[0]! + 2]! : 0;
      const heir = this.#places.find((_, g) => !born.has(g));
      if (heir !== undefined) spare[4 * heir + 2] = limit;
      for (const g of born) {
        leave(g, 0);
        spare[4 * this.#places[g]! + 2] = time;
      }
    });
    thread.lap("gas");
  }

  /** In how many parts a step is made. */
  parts(thread: Thread, settings: ForceSettings): number {
    const { state, spare } = tablesOf(thread);
    let limit = Number.POSITIVE_INFINITY;
    for (let i = 0; i < state.length; i += 4) if (spare[i + 2]! < 0) limit = Math.min(limit, -spare[i + 2]!);
    if (limit === Number.POSITIVE_INFINITY) return 1;
    const dt = this.#dt(settings);
    const parts = partsOf(limit, dt);
    if (parts === 0) {
      thread.store("faults", thread.load("faults") | HOT);
      throw new Error(hotLine(limit, dt, state, thread.words("id")));
    }
    return parts;
  }

  /** exact: adds the forces of gas to the exact accelerations of the sampled bodies. All threads call it together. */
  exact(thread: Thread, count: number): void {
    thread.team.single(() => {
      const [samples, exact] = [thread.words("samples"), thread.floats("exact")];
      const among = new Map(Array.from(this.#places, (place, g) => [place, g]));
      for (let s = 0; s < count; s++) {
        const g = among.get(samples[s]!);
        if (g !== undefined) for (let k = 0; k < 3; k++) exact[8 * s + k]! += this.#beside[3 * g + k]!;
      }
    });
  }

  /** Thermal energy of all bodies, what has left, and what stars gave where they explode, in float64. */
  energy(thread: Thread): readonly number[] {
    if (thread.team.index > 0) return [];
    const { state, spare } = tablesOf(thread);
    const posMass = thread.floats("posMass");
    let [thermal, radiated, given] = [0, 0, 0];
    for (let i = 0; i < state.length; i += 4) {
      if (state[i]! > 0) thermal += posMass[i + 3]! * state[i]!;
      else given -= posMass[i + 3]! * state[i]!;
      radiated += posMass[i + 3]! * spare[i + 1]!;
    }
    return this.#sent.galaxy?.supernovae ? [thermal, radiated, given] : [thermal, radiated];
  }
}

/** Gas in a thread. */
export const make = (sent: SentGas): ThreadGuest => new GasAmong(sent);

function tablesOf(thread: Thread) {
  const found = (name: string) => thread.columns.find((column) => column.name === name);
  const table = (name: string) => thread.table(found(name)!) as Float32Array;
  return {
    metals: found("metallicity") ? table("metallicity") : null,
    state: table("gasState"),
    rates: table("gasRates"),
    spare: table("gasSpare"),
  };
}
