import { allocate } from "../../gpu/allocate.ts";
import { readBack } from "../../gpu/readback.ts";
import type { EnergyOrigin } from "../energyAccount.ts";
import type { Scaling } from "../scaling.ts";
import { fits, readStatus, STATUS_BYTES } from "./status.ts";
import type { BufferName } from "./tables.ts";

/** All that a step reads of the steps before it: the bodies, |a| beside the velocities, and the count of steps done. */
const STATE = ["posMass", "velocity", "acceleration", "id", "status"] as const satisfies readonly BufferName[];

/**
 * What steps of bodies' own read beside that, where an integrator has them: places and velocities with 64 bits, the steps that bodies wished for, jerks; of a
 * bridge both sides' forces too.
 */
const OWN = [
  "fixedPosition",
  "fixedVelocity",
  "jerk",
  "clusterPosMass",
  "clusterVelocity",
  "clusterAcceleration",
  "fieldAcceleration",
] as const satisfies readonly BufferName[];

type StateName = (typeof STATE)[number];
type OwnName = (typeof OWN)[number];
type State = Readonly<Record<StateName, GPUBuffer> & Partial<Record<OwnName, GPUBuffer>>>;
const namesOf = (state: State): readonly (keyof State)[] => [...STATE, ...OWN.filter((name) => state[name])];

/** Bytes of graphics memory that a snapshot of `count` bodies takes: 52 a body, and more where bodies have steps of their own by direct sums. */
export function snapshotBytes(count: number): number {
  return 52 * count + 64;
}

/** When a snapshot was taken, and the energy that later ones are compared with. */
export interface SnapshotInfo {
  /** Number of bodies. */
  readonly count: number;
  /** Steps done. */
  readonly steps: number;
  /** Time of the bodies, time units. */
  readonly time: number;
  /** The energy that later ones are compared with; null: none was measured. */
  readonly energyOrigin: EnergyOrigin | null;
  /** Softening length that its forces were found with, length units: a measurement goes by it. Absent where an earlier version wrote it: the engine's own. */
  readonly softening?: number;
}

/** A snapshot on the host, in the engine's order and the units of the bodies: see EngineBuffers for the numbers. */
export interface Saved extends SnapshotInfo {
  /** 4 a body: x y z, mass times gravity. */
  readonly posMass: Float32Array<ArrayBuffer>;
  /** 4 a body: vx vy vz, and what the next step remembers of the last. */
  readonly velocity: Float32Array<ArrayBuffer>;
  /** 4 a body: ax ay az, potential. */
  readonly acceleration: Float32Array<ArrayBuffer>;
  /** Index of each body in the table the engine was made from. */
  readonly id: Uint32Array<ArrayBuffer>;
  /** 16 counters and flags of the engine. */
  readonly status: Uint32Array<ArrayBuffer>;
  /** Tables of steps of bodies' own, as they are: an engine of the same scaling and integrator goes on from them bit by bit. Absent where there are none. */
  readonly own?: Readonly<Record<string, Uint32Array<ArrayBuffer>>>;
}

/** A state in the units of the bodies (`power` 1) from one in the engine's own, or the other way (-1). */
export function rescaled(state: Saved, scaling: Scaling, power: 1 | -1): Saved {
  const by = (table: Float32Array, unit: number, last: number) => {
    const [most, w] = [unit ** power, last ** power];
    return table.map((x, k) => x * (k % 4 === 3 ? w : most));
  };
  const { length, mass, velocity, acceleration, potential } = scaling;
  return {
    ...state,
    posMass: by(state.posMass, length, mass),
    // The size of the acceleration is kept beside the velocity.
    velocity: by(state.velocity, velocity, acceleration),
    acceleration: by(state.acceleration, acceleration, potential),
  };
}

/** The bodies at one time, kept on the GPU. Made by `Engine.snapshot`; whoever took it destroys it. */
export class Snapshot implements SnapshotInfo {
  /** Number of bodies. */
  readonly count: number;
  /** Steps done. */
  readonly steps: number;
  /** Time of the bodies, time units. */
  readonly time: number;
  /** Energy that later ones are compared with. */
  readonly energyOrigin: SnapshotInfo["energyOrigin"];
  /** Softening length of its forces, length units. */
  readonly softening?: number;
  readonly #device: GPUDevice;
  readonly #scaling: Scaling;
  readonly #state: State;

  private constructor(
    device: GPUDevice,
    info: SnapshotInfo,
    scaling: Scaling,
    sizes: Readonly<Partial<Record<keyof State, number>>>,
  ) {
    this.#device = device;
    this.#scaling = scaling;
    this.count = info.count;
    this.steps = info.steps;
    this.time = info.time;
    this.energyOrigin = info.energyOrigin;
    if (info.softening !== undefined) this.softening = info.softening;
    const made: Partial<Record<keyof State, GPUBuffer>> = {};
    for (const [name, size] of Object.entries(sizes) as [keyof State, number][]) {
      // 0x08 COPY_DST, 0x04 COPY_SRC
      made[name] = device.createBuffer({ label: `snapshot ${name}`, size, usage: 0x0c });
    }
    this.#state = made as State;
  }

  /**
   * Copies the state behind all that was submitted so far. Throws one line where the GPU has no room.
   *
   * @internal
   */
  static of(device: GPUDevice, state: State, info: SnapshotInfo, scaling: Scaling): Promise<Snapshot> {
    return Snapshot.#make(
      device,
      () => {
        const sizes = Object.fromEntries(namesOf(state).map((name) => [name, state[name]!.size]));
        // Behind those that count stands what each further part of a walk found.
        sizes.acceleration = 16 * info.count;
        const taken = new Snapshot(device, info, scaling, sizes);
        taken.#copy(state, taken.#state);
        return taken;
      },
      info.count,
    );
  }

  /** As `of`; null where the bodies don't stand for all their steps: the tree outgrew its buffers, and they wait for more room. */
  static async whole(device: GPUDevice, state: State, info: SnapshotInfo, scaling: Scaling): Promise<Snapshot | null> {
    const taken = await Snapshot.of(device, state, info, scaling);
    try {
      const [status] = await readBack(device, [{ buffer: taken.#state.status, bytes: STATUS_BYTES }]);
      if (fits(readStatus(status!))) return taken;
    } catch (error) {
      taken.destroy();
      throw error;
    }
    taken.destroy();
    return null;
  }

  /**
   * The snapshot that `read` gave, on any device; `scaling`: of the engine that will go on from it (Engine.scaling). Throws one line where the GPU has no room.
   */
  static from(device: GPUDevice, saved: Saved, scaling: Scaling): Promise<Snapshot> {
    return Snapshot.#make(
      device,
      () => {
        const tables = Object.entries({ ...tablesOf(rescaled(saved, scaling, -1)), ...saved.own });
        const sizes = Object.fromEntries(tables.map(([name, table]) => [name, table.byteLength]));
        const taken = new Snapshot(device, saved, scaling, sizes);
        for (const [name, table] of tables) device.queue.writeBuffer(taken.#state[name as StateName], 0, table);
        return taken;
      },
      saved.count,
    );
  }

  static #make(device: GPUDevice, make: () => Snapshot, count: number): Promise<Snapshot> {
    return allocate(device, "a snapshot", snapshotBytes(count), make, (taken) => taken.destroy());
  }

  /** Bytes of graphics memory that it takes. */
  get bytes(): number {
    return Object.values(this.#state).reduce((sum, { size }) => sum + size, 0);
  }

  /** Copies it to the host. */
  async read(): Promise<Saved> {
    const { count, steps, time, energyOrigin, softening } = this;
    const all = namesOf(this.#state).map((name) => this.#state[name]!);
    const read = await readBack(
      this.#device,
      all.map((buffer) => ({ buffer, bytes: buffer.size })),
    );
    const [p, v, a, id, status, ...others] = read;
    const names = namesOf(this.#state).slice(STATE.length);
    const own = Object.fromEntries(names.map((name, k) => [name, new Uint32Array(others[k]!)]));
    const inside = {
      ...{ count, steps, time, energyOrigin },
      ...(softening !== undefined && { softening }),
      posMass: new Float32Array(p!),
      velocity: new Float32Array(v!),
      acceleration: new Float32Array(a!),
      id: new Uint32Array(id!),
      status: new Uint32Array(status!),
      ...(names.length > 0 && { own }),
    };
    return rescaled(inside, this.#scaling, 1);
  }

  /**
   * Throws one line where it is of other bodies than those of an engine.
   *
   * @internal
   */
  check(device: GPUDevice, count: number, scaling: Scaling): void {
    if (device !== this.#device) throw new Error("the snapshot lies on another GPU device; take one of this run");
    if (count !== this.count) {
      throw new Error(`the snapshot holds ${this.count} bodies and the run ${count}; take one of this run`);
    }
    const units = (Object.keys(scaling) as (keyof Scaling)[]).filter((name) => scaling[name] !== this.#scaling[name]);
    if (units.length > 0)
      throw new Error(`the snapshot is of bodies of another ${units[0]} scale; take one of this run`);
  }

  /**
   * Copies the bodies back; true: with all that `state` has for steps of their own.
   *
   * @internal
   */
  putBack(state: State): boolean {
    const whole = OWN.every((name) => !state[name] || this.#state[name]?.size === state[name].size);
    this.#copy(this.#state, state, whole ? namesOf(state) : STATE);
    return whole;
  }

  /** Frees its buffers. */
  destroy(): void {
    for (const buffer of Object.values(this.#state)) buffer.destroy();
  }

  #copy(from: State, to: State, names = namesOf(from)): void {
    const encoder = this.#device.createCommandEncoder({ label: "snapshot" });
    for (const name of names) {
      const bytes = Math.min(from[name]!.size, to[name]!.size);
      encoder.copyBufferToBuffer(from[name]!, 0, to[name]!, 0, bytes);
    }
    this.#device.queue.submit([encoder.finish()]);
  }
}

/** The tables of a state, by name. */
const tablesOf = ({ posMass, velocity, acceleration, id, status }: Omit<Saved, keyof SnapshotInfo>) => ({
  ...{ posMass, velocity, acceleration, id, status },
});

/** Throws one line where no engine can go on from `saved`: a number that is not finite, or bodies that were held back because the tree had no room. */
export function checkSaved({ count, posMass, velocity, acceleration, id, status }: Saved): void {
  for (let k = 0; k < count; k++) {
    const lost = (what: string, value: number | undefined) =>
      new Error(`${what} of body ${id[k]} is ${value}; the saved run is damaged, take an earlier one`);
    // A negative number beside the velocity marks a frozen body, whose acceleration nobody reads.
    const frozen = velocity[4 * k + 3]! < 0;
    for (let c = 4 * k; c < 4 * k + 3; c++) {
      if (!Number.isFinite(posMass[c])) throw lost("position", posMass[c]);
      if (!Number.isFinite(velocity[c])) throw lost("velocity", velocity[c]);
      if (!frozen && !Number.isFinite(acceleration[c])) throw lost("acceleration", acceleration[c]);
    }
    const mass = posMass[4 * k + 3]!;
    if (!(mass >= 0 && Number.isFinite(mass))) throw lost("mass", mass);
  }
  if (!fits(readStatus(status.slice().buffer))) {
    throw new Error("the saved bodies were held back because the tree did not fit its buffers; take an earlier one");
  }
}
