import { type Bodies, COMPONENTS, type ComponentName } from "./bodies.ts";
import { type Contents, type Stretch, Tally } from "./contents.ts";
import type { GasColumns } from "./gas.ts";
import type { Units } from "./units.ts";

/** Which bodies of a table are taken, and what its numbers mean. */
export interface Portion {
  /** Names of the components that stay; absent: all. */
  readonly components?: readonly ComponentName[];
  /** Every k-th body of each component of each galaxy stays; 1: all. */
  readonly every?: number;
  /** Absent: as the table says. */
  readonly units?: Units;
}

/** What is wanted of a file. */
export interface Wanted extends Portion {
  /** Where the portion names no k, the least k that leaves no more than this many bodies; absent: all are taken. */
  readonly most?: number;
}

/** One class is one component of one galaxy. */
const CLASSES = 256 * 256;

/**
 * The bodies that are wanted of a table that comes a stretch at a time, so that one of any size can be thinned while it is
 * read; and what all of it holds. `expect`, then `take` as often as needed, then `finish`.
 */
export class Gathering {
  every = 1;
  private readonly wanted: Wanted;
  private readonly stays: readonly boolean[];
  private readonly tally = new Tally();
  private kept = 0;
  private room = 0;
  private mass = new Float32Array(0);
  private position = new Float32Array(0);
  private velocity = new Float32Array(0);
  private galaxy = new Uint8Array(0);
  private component = new Uint8Array(0);
  private id: Uint32Array | BigUint64Array = new Uint32Array(0);
  private softening: Float32Array | null = null;
  private readonly columns: Record<string, Float32Array<ArrayBuffer>> = {};
  /** Per class: bodies met, their mass, the mass of those kept. Made for thinning only. */
  private classes: { seen: Uint32Array; total: Float64Array; kept: Float64Array } | null = null;

  /** Throws one line where `every` is no whole number. */
  constructor(wanted: Wanted = {}) {
    const { every = 1, components } = wanted;
    if (!Number.isInteger(every) || every < 1) throw new Error(`every ${every}: it must be a whole number from 1`);
    this.wanted = wanted;
    this.stays = COMPONENTS.map((name) => components === undefined || components.includes(name));
  }

  /** Settles how many stay, by the number of bodies that the table has at most. Makes room for them. */
  expect(count: number): void {
    const { every, most = count } = this.wanted;
    this.every = every ?? Math.max(1, Math.ceil(count / most));
    if (this.every > 1) {
      this.classes = {
        seen: new Uint32Array(CLASSES),
        total: new Float64Array(CLASSES),
        kept: new Float64Array(CLASSES),
      };
    }
    this.resize(Math.ceil(count / this.every));
  }

  /** Takes the next bodies of the table; their arrays are not kept. */
  take(stretch: Stretch): void {
    this.tally.add(stretch);
    const { count } = stretch;
    if (stretch.softening && !this.softening) this.softening = new Float32Array(this.room);
    for (const name in stretch.columns) this.columns[name] ??= new Float32Array(this.room);
    if (stretch.id instanceof BigUint64Array && !(this.id instanceof BigUint64Array)) {
      const wide = new BigUint64Array(this.room);
      for (let i = 0; i < this.kept; i++) wide[i] = BigInt(this.id[i]!);
      this.id = wide;
    }
    if (!this.classes && this.allStay(stretch)) this.takeAll(stretch);
    else for (let i = 0; i < count; i++) if (this.isWanted(stretch, i)) this.takeOne(stretch, i);
  }

  /** The bodies and what all of the table holds; all masses times `massFactor`. Throws one line where no bodies are left. */
  finish({ time, units, massFactor = 1 }: { time: number; units: Units; massFactor?: number }): {
    bodies: Bodies;
    contents: Contents;
    every: number;
  } {
    const { kept: count, classes } = this;
    if (count === 0 && this.tally.count > 0)
      throw new Error(`no bodies are left of ${this.wanted.components?.join(", ") || "no components"}; choose others`);
    // Memory that was not needed (text promises only a bound) is given back where it is much.
    if (count < this.room) this.resize(count, count > 0.9 * this.room);
    const { mass, position, velocity, galaxy, component, id, softening, every } = this;
    for (let i = 0; i < count && (classes || massFactor !== 1); i++) {
      const part = galaxy[i]! * 256 + component[i]!;
      const scale = !classes ? 1 : classes.kept[part] !== 0 ? classes.total[part]! / classes.kept[part]! : every;
      mass[i] = mass[i]! * scale * massFactor;
    }
    const columns = { count, mass, position, velocity, galaxy, component, id, ...(softening && { softening }) };
    const own = Object.keys(this.columns).length > 0 && { columns: this.columns };
    return {
      bodies: { ...columns, ...own, time, units: this.wanted.units ?? units },
      contents: this.tally.contents(time, units, massFactor),
      every,
    };
  }

  private allStay({ component, count }: Stretch): boolean {
    for (let i = 0; i < count; i++) if (!this.stays[component[i]!]) return false;
    return true;
  }

  private isWanted({ component, galaxy, mass }: Stretch, i: number): boolean {
    if (!this.stays[component[i]!]) return false;
    if (!this.classes) return true;
    const { seen, total, kept } = this.classes;
    const part = galaxy[i]! * 256 + component[i]!;
    total[part]! += mass[i]!;
    if (seen[part]!++ % this.every !== 0) return false;
    kept[part]! += mass[i]!;
    return true;
  }

  private takeAll({ count, ...from }: Stretch): void {
    this.need(count);
    const at = this.kept;
    const some = <T extends { subarray(a: number, b: number): T }>(column: T, width = 1) =>
      column.subarray(0, width * count);
    this.mass.set(some(from.mass), at);
    this.position.set(some(from.position, 3), 3 * at);
    this.velocity.set(some(from.velocity, 3), 3 * at);
    this.galaxy.set(some(from.galaxy), at);
    this.component.set(some(from.component), at);
    if (from.softening) this.softening!.set(some(from.softening), at);
    for (const [name, column] of Object.entries(from.columns ?? {})) this.columns[name]!.set(some(column), at);
    if (this.id instanceof BigUint64Array && !(from.id instanceof BigUint64Array))
      for (let i = 0; i < count; i++) this.id[at + i] = BigInt(from.id[i]!);
    else (this.id as Uint32Array).set(some(from.id as Uint32Array), at);
    this.kept += count;
  }

  private takeOne(from: Stretch, i: number): void {
    this.need(1);
    const k = this.kept++;
    this.mass[k] = from.mass[i]!;
    for (let d = 0; d < 3; d++) {
      this.position[3 * k + d] = from.position[3 * i + d]!;
      this.velocity[3 * k + d] = from.velocity[3 * i + d]!;
    }
    this.galaxy[k] = from.galaxy[i]!;
    this.component[k] = from.component[i]!;
    if (from.softening) this.softening![k] = from.softening[i]!;
    for (const name in from.columns) this.columns[name]![k] = from.columns[name as keyof GasColumns]![i]!;
    if (this.id instanceof BigUint64Array) this.id[k] = BigInt(from.id[i]!);
    else this.id[k] = from.id[i] as number;
  }

  private need(more: number): void {
    if (this.kept + more > this.room) this.resize(Math.max(this.kept + more, Math.ceil(1.5 * this.room), 1024));
  }

  /** Columns of `room` bodies with what they hold; `inPlace`: the old memory stays. */
  private resize(room: number, inPlace = false): void {
    const fit = <T extends Float32Array | Uint8Array | Uint32Array | BigUint64Array>(column: T, width = 1): T => {
      if (room <= this.room) return (inPlace ? column.subarray(0, width * room) : column.slice(0, width * room)) as T;
      const larger = new (column.constructor as new (n: number) => T)(width * room);
      larger.set(column as never);
      return larger;
    };
    this.mass = fit(this.mass);
    this.position = fit(this.position, 3);
    this.velocity = fit(this.velocity, 3);
    this.galaxy = fit(this.galaxy);
    this.component = fit(this.component);
    this.id = fit(this.id);
    if (this.softening) this.softening = fit(this.softening);
    for (const name in this.columns) this.columns[name] = fit(this.columns[name]!);
    this.room = room;
  }
}
