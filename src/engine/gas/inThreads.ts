import { findForces } from "../../physics/gas/forces.ts";
import { coolGas, type GalaxyGas, newMetals, newStars, starRates } from "../../physics/gas/galaxyGas.ts";
import { firstViscosity, type Gas, gasIn } from "../../physics/gas/gas.ts";
import type { GasSettings } from "../../physics/gas/settings.ts";
import { stepLimits } from "../../physics/gas/step.ts";
import type { Wanted } from "../guests/guest.ts";
import type { ComputeThread, ThreadGuest } from "../processor/computeThread.ts";
import type { ForceSettings } from "../processor/forces.ts";
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
  /** Where the tables of gas lie for all threads: `gasBytes` of the bodies of gas at first. */
  readonly memory: ArrayBufferLike;
}

/** Gas among the bodies: the threads find its forces together in float64, by src/physics/gas. What it is lies in the columns of the bodies; this is only the workplace. */
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
  finished(thread: ComputeThread, { side }: ForceSettings, time: number): void {
    const { galaxy } = this.#sent;
    if (!galaxy?.supernovae) return;
    thread.team.single(() => {
      const [posMass, velocity, id] = [thread.floats("posMass"), thread.floats("velocity"), thread.words("id")];
      explode({ ...tablesOf(thread), posMass, velocity, id }, { ...this.#sent, galaxy, side }, time);
    });
  }

  /** Half a step of the change of internal energies, of a thread's own bodies. */
  opened(thread: ComputeThread, settings: ForceSettings): void {
    const [from, to] = thread.own;
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

  closed(thread: ComputeThread, settings: ForceSettings): void {
    this.opened(thread, settings);
  }

  /** Adds the forces of gas to those of gravity, and keeps what the next step wants. */
  forces(thread: ComputeThread, settings: ForceSettings, wanted: Wanted): void {
    if (wanted === "guess" || wanted === "gravity") return;
    const { team } = thread;
    const dt = this.#dt(settings);
    const { state, spare } = tablesOf(thread);
    const gas = this.#gather(thread, dt, settings);
    const places = this.#places;
    const isNew = gas.count > 0 && state[4 * places[0]! + 2]! < 0;
    team.barrier();
    findForces(gas, null, isNew ? 0 : dt, null, team);
    if (team.some(gas.account.alone > 0)) thread.store("faults", thread.load("faults") | ALONE);
    team.single(() => {
      this.#beside = gas.acceleration.map((a) => a / settings.scale);
    });
    this.#keep(thread, settings);
    team.single(() => {
      // What they allow stands below 0 where the first, as all gas, has no birth: snapshots have it.
      const limits = stepLimits(gas);
      const limit = Math.min(limits.courant, limits.acceleration, 3e38);
      if (gas.count > 0) spare[4 * places[0]! + 2] = limit > LEAST_STEP ? -limit : -LEAST_STEP;
    });
    thread.lap("gas");
  }

  /** Forces of a thread's own gas to its bodies, and what goes on from there. */
  #keep(thread: ComputeThread, { scale }: ForceSettings): void {
    const gas = this.#gas!;
    const { state, rates, spare } = tablesOf(thread);
    const acceleration = thread.floats("acceleration");
    for (let [g, to] = thread.team.part(gas.count); g < to; g++) {
      const i = 4 * this.#places[g]!;
      for (let k = 0; k < 3; k++) {
        acceleration[i + k]! += gas.acceleration[3 * g + k]! / scale;
        rates[i + k] = scale * acceleration[i + k]!;
        gas.acceleration[3 * g + k] = rates[i + k]!;
      }
      rates[i + 3] = gas.heating[g]!;
      state[i + 1] = gas.smoothing[g]!;
      state[i + 2] = gas.viscosity[g]!;
      state[i + 3] = gas.conduction[g]!;
      spare[i] = gas.compressionBefore[g]!;
      spare[i + 2] = 0;
      spare[i + 3] = gas.number[g]!;
    }
    thread.team.barrier();
  }

  /** The gas side by side, with velocities and energies predicted to the end of the step; each thread brings its part. */
  #gather(thread: ComputeThread, dt: number, { side, expansion }: ForceSettings): Gas {
    const { state, rates, spare } = tablesOf(thread);
    const [posMass, velocity] = [thread.floats("posMass"), thread.floats("velocity")];
    const { speed, settings, memory } = this.#sent;
    const { n } = thread.layout.sizes;
    let count = 0;
    for (let i = 0; i < n; i++)
      if (state[4 * i]! > 0 && posMass[4 * i + 3]! > 0) {
        if (count === this.#places.length) this.#places = grown(this.#places);
        this.#places[count++] = i;
      }
    if (this.#gas?.count !== count) this.#gas = gasIn(memory, count, [side, side, side], settings);
    const gas = this.#gas;
    gas.account.alone = 0;
    gas.expansion = expansion * speed;
    for (let [g, to] = thread.team.part(count); g < to; g++) {
      const at = 4 * this.#places[g]!;
      gas.mass[g] = posMass[at + 3]!;
      for (let k = 0; k < 3; k++) {
        gas.position[3 * g + k] = posMass[at + k]!;
        gas.velocity[3 * g + k] = speed * velocity[at + k]! + 0.5 * dt * rates[at + k]!;
      }
      const u = state[at]!;
      gas.energy[g] = Math.max(u + 0.5 * dt * rates[at + 3]!, 0.5 * u);
      gas.smoothing[g] = state[at + 1]!;
      const viscosity = state[at + 2]!;
      gas.viscosity[g] = viscosity >= 0 ? viscosity : firstViscosity(settings);
      gas.conduction[g] = state[at + 3]!;
      gas.compressionBefore[g] = spare[at]!;
    }
    return gas;
  }

  /** Lets the gas cool, and become stars, in a step that ends at a time in the bodies' unit. Behind its last half of heat. */
  ended(thread: ComputeThread, settings: ForceSettings, time: number): void {
    const { galaxy } = this.#sent;
    if (!galaxy) return;
    const gas = this.#gas!;
    const { state, spare, metals } = tablesOf(thread);
    const dt = this.#dt(settings);
    const part = thread.team.part(gas.count);
    const [from, to] = part;
    const rates = starRates(gas, galaxy, from, to);
    const places = this.#places;
    if (metals) for (let g = from; g < to; g++) metals[places[g]!]! += newMetals(rates[g]!, galaxy, dt);
    for (let g = from; g < to; g++) gas.energy[g] = state[4 * places[g]!]!;
    coolGas(gas, galaxy, dt, settings.scale, part);
    const leave = (g: number, u: number) => {
      const i = 4 * places[g]!;
      spare[i + 1]! += state[i]! - u;
      state[i] = u;
    };
    for (let g = from; g < to; g++) leave(g, gas.energy[g]!);
    // What forces allow goes on to one that is gas still: the leader has the first, where it stands.
    const limit = gas.count > 0 ? spare[4 * places[0]! + 2]! : 0;
    const words = thread.words("id");
    const id = Array.from({ length: gas.count }, (_, g) => words[places[g]!]!);
    // Each step has a number of its own: the bits of its time.
    const step = new Uint32Array(new Float32Array([time]).buffer)[0]!;
    // Others than the thread's own have the rate 0, by which none are born.
    for (const g of newStars(rates, id, step, dt)) {
      leave(g, 0);
      spare[4 * places[g]! + 2] = time;
    }
    thread.team.barrier();
    thread.team.single(() => {
      const heir = places.subarray(0, gas.count).find((place) => state[4 * place]! > 0);
      if (heir !== undefined) spare[4 * heir + 2] = limit;
    });
    thread.lap("gas");
  }

  /** In how many parts a step is made. */
  parts(thread: ComputeThread, settings: ForceSettings): number {
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
  exact(thread: ComputeThread, count: number): void {
    thread.team.single(() => {
      const [samples, exact] = [thread.words("samples"), thread.floats("exact")];
      const places = this.#places.subarray(0, this.#gas?.count ?? 0);
      const among = new Map(Array.from(places, (place, g) => [place, g]));
      for (let s = 0; s < count; s++) {
        const g = among.get(samples[s]!);
        if (g !== undefined) for (let k = 0; k < 3; k++) exact[8 * s + k]! += this.#beside[3 * g + k]!;
      }
    });
  }

  /** Thermal energy of all bodies, what has left, and what stars gave where they explode, in float64. */
  energy(thread: ComputeThread): readonly number[] {
    if (thread.team.index > 0) return [];
    const { state, spare } = tablesOf(thread);
    const posMass = thread.floats("posMass");
    let [thermal, radiated, given] = [0, 0, 0];
    for (let i = 0; i < state.length; i += 4) {
      if (state[i]! > 0) thermal += posMass[i + 3]! * state[i]!;
      else given -= posMass[i + 3]! * state[i]!;
      radiated += posMass[i + 3]! * spare[i + 1]!;
    }
    return [thermal, radiated, given];
  }
}

function grown(table: Uint32Array): Uint32Array<ArrayBuffer> {
  const larger = new Uint32Array(Math.max(2 * table.length, 1024));
  larger.set(table);
  return larger;
}

/** Gas in a thread. */
export const make = (sent: SentGas): ThreadGuest => new GasAmong(sent);

function tablesOf(thread: ComputeThread) {
  const found = (name: string) => thread.columns.find((column) => column.name === name);
  const table = (name: string) => thread.table(found(name)!) as Float32Array;
  return {
    metals: found("metallicity") ? table("metallicity") : null,
    state: table("gasState"),
    rates: table("gasRates"),
    spare: table("gasSpare"),
  };
}
