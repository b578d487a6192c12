import { allocate } from "../../gpu/allocate.ts";
import { readBack } from "../../gpu/readback.ts";
import type { EnergyOrigin } from "../energyAccount.ts";
import type { Scaling } from "../scaling.ts";
import {
  type Carried,
  type Column,
  type ColumnBuffer,
  carriedBy,
  columnBytes,
  EXTRA,
  snapshotBytes,
  tableFrom,
  unitOf,
} from "./columns.ts";
import { inRanges, lieInRanges } from "./ranges.ts";
import { fits, readStatus, STATUS_BYTES } from "./status.ts";
import type { BufferName, ByBuffer } from "./tables.ts";

/** What a step reads of the steps before it in every run: the bodies, |a| beside the velocities, and the count of steps done. */
const COLUMNS = carriedBy("snapshot");
const STATE: readonly StateName[] = [...COLUMNS.map(({ buffer }) => buffer), "status"];

/**
 * What steps of bodies' own read beside that, where an integrator has them, as it is: places and velocities with 64 bits, the steps that bodies wished for, jerks; of a
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

type StateName = ColumnBuffer | (typeof OWN)[number] | "status";
type State = Readonly<ByBuffer<GPUBuffer>>;

/** Tables that some runs have: those of steps of bodies' own, and further columns. */
const isOwn = (name: string): boolean => (OWN as readonly string[]).includes(name) || name.startsWith(EXTRA);
const ownNames = (state: State) => (Object.keys(state) as StateName[]).filter((name) => isOwn(name) && state[name]);
const namesOf = (state: State): readonly StateName[] => [...STATE, ...ownNames(state)];

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
export interface Saved extends SnapshotInfo, Carried<"snapshot"> {
  /** 16 counters and flags of the engine. */
  readonly status: Uint32Array<ArrayBuffer>;
  /** Tables of steps of bodies' own and further columns, as they are: an engine of the same scaling and integrator goes on from them bit by bit. Absent where there are none. */
  readonly own?: Readonly<Record<string, Uint32Array<ArrayBuffer>>>;
}

/** A state in the units of the bodies (`power` 1) from one in the engine's own, or the other way (-1). */
export function rescaled(state: Saved, scaling: Scaling, power: 1 | -1): Saved {
  const scaled = COLUMNS.flatMap((column) => {
    const table = tableOf(state, column);
    if (!(table instanceof Float32Array)) return [];
    const units = column.units.map((_, k) => unitOf(column, scaling)(k) ** power);
    return [[column.name, table.map((x, k) => x * units[k % units.length]!)] as const];
  });
  return { ...state, ...Object.fromEntries(scaled) };
}

const tableOf = (state: Carried<"snapshot">, { name }: Column) => state[name as keyof Carried<"snapshot">];

/** The bodies at one time, kept on the GPU. Made by `Engine.snapshot`; its holder destroys it. */
export class GpuSnapshot implements SnapshotInfo {
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
    sizes: Readonly<Record<string, number>>,
  ) {
    this.#device = device;
    this.#scaling = scaling;
    this.count = info.count;
    this.steps = info.steps;
    this.time = info.time;
    this.energyOrigin = info.energyOrigin;
    if (info.softening !== undefined) this.softening = info.softening;
    const made: Record<string, GPUBuffer> = {};
    for (const [name, size] of Object.entries(sizes)) {
      // 0x08 COPY_DST, 0x04 COPY_SRC
      made[name] = device.createBuffer({ label: `snapshot ${name}`, size, usage: 0x0c });
    }
    this.#state = made;
  }

  /**
   * Copies the state behind all that was submitted so far; null where the bodies don't stand for all their steps, as their status says: the tree outgrew its
   * buffers, and they wait for more room. Throws one line where the GPU has no room.
   *
   * @internal
   */
  static async whole(
    device: GPUDevice,
    state: State,
    info: SnapshotInfo,
    scaling: Scaling,
    stands = fits,
  ): Promise<GpuSnapshot | null> {
    const sizes = Object.fromEntries(namesOf(state).map((name) => [name, state[name]!.size]));
    // Behind the forces that count stands what each further part of a walk found.
    for (const column of COLUMNS) sizes[column.buffer] = columnBytes(column, info.count);
    const taken = await GpuSnapshot.#make(device, info, scaling, sizes, (made) => made.#copy(state, made.#state));
    let whole = false;
    try {
      const [status] = await readBack(device, [{ buffer: taken.#state.status!, bytes: STATUS_BYTES }]);
      whole = stands(readStatus(status!));
    } finally {
      if (!whole) taken.destroy();
    }
    return whole ? taken : null;
  }

  /**
   * The snapshot that `read` gave, on any device; `scaling`: of the engine that will go on from it (Engine.scaling). Throws one line where the GPU has no room.
   */
  static from(device: GPUDevice, saved: Saved, scaling: Scaling): Promise<GpuSnapshot> {
    const tables = Object.entries({ ...tablesOf(rescaled(saved, scaling, -1)), ...saved.own });
    const sizes = Object.fromEntries(tables.map(([name, table]) => [name, table.byteLength]));
    return GpuSnapshot.#make(device, saved, scaling, sizes, (made) => {
      for (const [name, table] of tables) device.queue.writeBuffer(made.#state[name as StateName]!, 0, table);
    });
  }

  static #make(
    device: GPUDevice,
    info: SnapshotInfo,
    scaling: Scaling,
    sizes: Readonly<Record<string, number>>,
    fill: (made: GpuSnapshot) => void,
  ): Promise<GpuSnapshot> {
    const make = () => {
      const made = new GpuSnapshot(device, info, scaling, sizes);
      fill(made);
      return made;
    };
    return allocate(device, "a snapshot", snapshotBytes(info.count), make, (made) => made.destroy());
  }

  /** Bytes of graphics memory that it takes. */
  get bytes(): number {
    return Object.values(this.#state).reduce((sum, { size }) => sum + size, 0);
  }

  /** Copies it to the host. */
  async read(): Promise<Saved> {
    return rescaled(await this.#inside(), this.#scaling, 1);
  }

  /** The same in the engine's own units. */
  async #inside(): Promise<Saved> {
    const { count, steps, time, energyOrigin, softening } = this;
    const names = namesOf(this.#state);
    const read = await readBack(
      this.#device,
      names.map((name) => ({ buffer: this.#state[name]!, bytes: this.#state[name]!.size })),
    );
    const words = new Map(names.map((name, k) => [name, read[k]!]));
    const columns = COLUMNS.map((column) => [column.name, tableFrom(column, words.get(column.buffer)!)]);
    const own = ownNames(this.#state).map((name) => [name, new Uint32Array(words.get(name)!)]);
    return {
      ...{ count, steps, time, energyOrigin },
      ...(softening !== undefined && { softening }),
      ...(Object.fromEntries(columns) as Carried<"snapshot">),
      status: new Uint32Array(words.get("status")!),
      ...(own.length > 0 && { own: Object.fromEntries(own) }),
    };
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
   * Sees to it that bodies with mass stand first, so many as `massive`, where it is that of a run which has test particles behind them: an engine of another solver,
   * or another host, has all in one order. `mass`: by id.
   *
   * @internal
   */
  async arrange(mass: ArrayLike<number>, massive: number): Promise<void> {
    const [ids] = await readBack(this.#device, [{ buffer: this.#state.id!, bytes: 4 * this.count }]);
    if (lieInRanges(new Uint32Array(ids!), mass, massive)) return;
    const { posMass, velocity, acceleration, id, own } = await this.#inside();
    const moved = inRanges({ posMass, velocity, acceleration, id, ...own }, mass, massive);
    for (const [name, table] of Object.entries(moved))
      this.#device.queue.writeBuffer(this.#state[name as StateName]!, 0, table);
  }

  /**
   * Copies the bodies back; true: with all that `state` has for steps of their own.
   *
   * @internal
   */
  putBack(state: State): boolean {
    const whole = ownNames(state).every((name) => this.#state[name]?.size === state[name]!.size);
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
      const [source, target] = [from[name]!, to[name]!];
      encoder.copyBufferToBuffer(source, 0, target, 0, Math.min(source.size, target.size));
    }
    this.#device.queue.submit([encoder.finish()]);
  }
}

/** The tables of a state, by the names of their buffers. */
const tablesOf = (state: Saved) => ({
  ...Object.fromEntries(COLUMNS.map((column) => [column.buffer, tableOf(state, column)] as const)),
  status: state.status,
});

/** Throws one line where no engine can go on from `saved`: a number that is not finite, or bodies that were held back because the tree had no room. */
export function checkSaved({ count, posMass, velocity, acceleration, id, status }: Saved): void {
  for (let k = 0; k < count; k++) {
    const lost = (what: string, value: number | undefined) =>
      new Error(`${what} of body ${id[k]} is ${value}; the saved run is damaged, take an earlier one`);
    // A negative number beside the velocity marks a frozen body, whose acceleration is not read.
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
