import { allocate } from "../../gpu/allocate.ts";
import { Passes } from "../../gpu/pass.ts";
import { readBack } from "../../gpu/readback.ts";
import { Download, Uploads } from "../../gpu/staging.ts";
import { curveSamples } from "../build/curveSamples.ts";
import { partition } from "../build/partition.ts";
import { pieces } from "../build/pieces.ts";
import { reorder, toSort } from "../build/reorder.ts";
import { pieceScan } from "../build/rowScan.ts";
import { accelerationSize } from "../integrate/accelerationSize.ts";
import { kick } from "../integrate/kick.ts";
import { kickDrift } from "../integrate/kickDrift.ts";
import { totals } from "../measure/totals.ts";
import { paramsBytes } from "../params.ts";
import type { Settings } from "../settings.ts";
import { SortChoice } from "../sortChoice.ts";
import { checkFits, firstSizes } from "../state/capacity.ts";
import { aheadTile, CURVE_SAMPLES, countsAhead, TOTALS_TILE, tiles } from "../state/sizes.ts";
import type { Spec } from "../state/spec.ts";
import { System } from "../state/system.ts";
import { CommonCube } from "./commonCube.ts";
import { type Cuts, piecesOf } from "./division.ts";
import { cutWords, divisionBytes, samplesFrom } from "./divisionTables.ts";
import type { Bulk, Common, DomainBodies, Samples } from "./domain.ts";
import { exactOn, samplesOn } from "./forceErrors.ts";
import { joined } from "./joined.ts";
import { PassCache } from "./passCache.ts";
import { Work } from "./work.ts";

/** Room for bodies that come from other domains. */
const SPARE = 1.1;

/** Whether `n` bodies are sorted within tables for `capacity`, which go by how their tiles are counted. */
const sortAlike = (n: number, capacity: number) =>
  n <= capacity && countsAhead(n) === countsAhead(capacity) && aheadTile(n) === aheadTile(capacity);

/** Some of the bodies. */
const rowsOf = ({ posMass, velocity, id }: System["buffers"], from: number, count: number) => [
  { buffer: posMass, from: 16 * from, bytes: 16 * count },
  { buffer: velocity, from: 16 * from, bytes: 16 * count },
  { buffer: id, from: 4 * from, bytes: 4 * count },
];

/**
 * The bodies of a domain on a GPU, where they stay from step to step: only those that leave for another domain or come from one pass through the host.
 * After `kickDrift` they are in the tables `next...`, from which a tree sorts them into `posMass`, `velocity` and `id`.
 */
export class CardBodies {
  protected readonly device: GPUDevice;
  protected readonly common: Common;
  protected readonly passes: Passes;
  protected readonly cache: PassCache;
  protected readonly work: Work;
  protected readonly uploads: Uploads;
  /** How the next tree sorts them. */
  protected readonly sort = new SortChoice();
  /** The root cube that its trees stand in. */
  protected readonly cube: CommonCube;
  /** Counts of a step, and bodies that leave. */
  readonly #counts: Download;
  readonly #gone: Download;
  /** Null without bodies. */
  protected system: System | null = null;
  /** Of the step that is under way. */
  protected settings: Settings;
  /** Of the system that there is, and of those before it that were left without bodies. */
  #frozen = 0;
  #frozenBefore = 0;

  /** The device stays the caller's. */
  constructor(device: GPUDevice, common: Common) {
    this.device = device;
    this.common = common;
    this.passes = new Passes(device);
    this.cache = new PassCache(this.passes);
    this.work = new Work(device);
    this.uploads = new Uploads(device);
    this.cube = new CommonCube(device);
    this.#counts = new Download(device);
    this.#gone = new Download(device);
    this.settings = common.settings;
  }

  get count(): number {
    return this.system?.sizes.n ?? 0;
  }

  get frozen(): number {
    return this.#frozenBefore + this.#frozen;
  }

  get memory(): number {
    return this.system?.bytes ?? 0;
  }

  get room(): Uploads["room"] {
    return this.uploads.room;
  }

  async kickDrift(settings: Settings): Promise<void> {
    const system = this.with(settings);
    this.work.begin();
    if (system) await this.submit(system, [kickDrift], "kickDrift");
  }

  async kick(settings: Settings): Promise<void> {
    const system = this.with(settings);
    if (system) await this.submit(system, [kick], "kick");
    this.work.end();
  }

  async accelerationSize(): Promise<void> {
    if (this.system) await this.submit(this.system, [accelerationSize, toSort], "kick");
  }

  sent(): void {
    this.#gone.release();
  }

  async done(): Promise<void> {
    await this.device.queue.onSubmittedWorkDone();
  }

  timeline(): ReturnType<Work["spans"]> {
    return this.work.spans();
  }

  async bulk(): Promise<Bulk> {
    const system = this.system;
    if (system) await this.submit(system, this.cube.search(system), "exchange");
    return this.cube.found(system);
  }

  rootCube(bulks: readonly Bulk[]): void {
    this.cube.is(bulks);
    this.sort.begin();
  }

  async samples(work: number): Promise<Float64Array> {
    const system = this.system;
    if (!system) return new Float64Array();
    await system.need("domain");
    await this.submit(system, [...this.cube.stages(system).specs, curveSamples], "exchange");
    const count = Math.min(system.sizes.n, CURVE_SAMPLES);
    const [found] = await readBack(this.device, [{ buffer: system.buffers.curveSamples!, bytes: 16 * count }]);
    return samplesFrom(new Uint32Array(found!), work);
  }

  async leavers(cuts: Cuts, own: number): Promise<readonly DomainBodies[]> {
    const nobody = () => joined([]);
    const parts = piecesOf(cuts);
    const lists: DomainBodies[] = Array.from({ length: parts }, nobody);
    const system = this.system;
    if (!system) return lists;
    await system.need("domain");
    const { buffers, sizes } = system;
    this.device.queue.writeBuffer(buffers.division!, 0, divisionBytes(parts, own));
    this.device.queue.writeBuffer(buffers.cuts!, 0, cutWords(cuts));
    await this.submit(system, [...this.cube.stages(system).specs, pieces, pieceScan], "exchange");
    const [found] = await this.#counts.read([{ buffer: buffers.pieceTotals!, bytes: 4 * parts }]);
    const counts = new Uint32Array(found!.slice().buffer);
    const stay = counts[own]!;
    if (stay === sizes.n) return lists;
    this.sort.begin();
    await this.submit(system, [partition, reorder()], "exchange");
    const { tables } = await this.#gone.begin(rowsOf(buffers, stay, sizes.n - stay));
    // Those that stay, where the tree looks for them.
    this.#copy(system, buffers, ["posMass", "velocity", "id"], stay);
    const [posMass, velocity, id] = (await tables).map((table) => table());
    let end = 0;
    counts.forEach((count, k) => {
      if (k === own) return;
      lists[k] = {
        posMass: new Float32Array(posMass!.buffer, posMass!.byteOffset + 16 * end, 4 * count),
        velocity: new Float32Array(velocity!.buffer, velocity!.byteOffset + 16 * end, 4 * count),
        id: new Uint32Array(id!.buffer, id!.byteOffset + 4 * end, count),
      };
      end += count;
    });
    await this.#resize(stay, stay);
    return lists;
  }

  async join(...parts: readonly DomainBodies[]): Promise<void> {
    let n = this.count;
    const more = parts.reduce((sum, { id }) => sum + id.length, 0);
    const system = await this.#resize(n + more, n);
    if (!system || more === 0) return;
    this.sort.begin();
    const { nextPosMass, nextVelocity, nextId } = system.buffers;
    const uploads = parts.flatMap(({ posMass, velocity, id }) => {
      const at = n;
      n += id.length;
      return [
        { table: posMass, buffer: nextPosMass, at: 16 * at },
        { table: velocity, buffer: nextVelocity, at: 16 * at },
        { table: id, buffer: nextId, at: 4 * at },
      ];
    });
    this.uploads.copy(uploads);
  }

  async totals(): Promise<Float64Array> {
    const sums = new Float64Array(16);
    const system = this.system;
    if (!system) return sums;
    await this.submit(system, [totals], "measure");
    const bytes = 64 * tiles(system.sizes.n, TOTALS_TILE);
    const [partials] = await readBack(this.device, [{ buffer: system.buffers.totals, bytes }]);
    new Float32Array(partials!).forEach((x, i) => {
      sums[i % 16]! += x;
    });
    return sums;
  }

  async sampled(count: number): Promise<Samples> {
    if (this.system) return samplesOn(this.device, this.system, count);
    return { posMass: new Float32Array(), acceleration: new Float32Array() };
  }

  async exact(places: Float32Array): Promise<Float32Array> {
    if (!this.system) return new Float32Array(places.length);
    const { settings } = this;
    return exactOn(this.device, this.passes, this.system, { places, settings, scaling: this.common.scaling });
  }

  bodies(): Promise<DomainBodies> {
    return this.#read(0, this.count);
  }

  async accelerations() {
    const system = this.system;
    if (!system) return { id: new Uint32Array(), acceleration: new Float32Array() };
    const { n } = system.sizes;
    const [id, acceleration] = await readBack(this.device, [
      { buffer: system.buffers.id, bytes: 4 * n },
      { buffer: system.buffers.acceleration, bytes: 16 * n },
    ]);
    return { id: new Uint32Array(id!), acceleration: new Float32Array(acceleration!) };
  }

  destroy(): void {
    this.system?.destroy();
    this.system = null;
    for (const kept of [this.#counts, this.#gone, this.uploads, this.work]) kept.destroy();
  }

  /** The system, with these settings and its bodies told to the stages; null without bodies. */
  protected with(settings: Settings): System | null {
    this.settings = settings;
    const system = this.system;
    if (!system) return null;
    const { sizes, buffers } = system;
    const bytes = paramsBytes(sizes, settings, this.common.scaling, sizes.n, this.common.total);
    this.device.queue.writeBuffer(buffers.params, 0, bytes);
    return system;
  }

  /** Submits stages as part of a step. */
  protected async submit(system: System, specs: readonly Spec[], part: string): Promise<void> {
    this.work.submit(await this.cache.passes(system, specs), part);
  }

  /** Says how many bodies are frozen; a tree does, as it looks at the status anyway. */
  protected tellFrozen(count: number): void {
    this.#frozen = count;
  }

  /** Some of the bodies in `posMass`, `velocity` and `id`. */
  async #read(from: number, count: number): Promise<DomainBodies> {
    const system = this.system;
    if (!system || count === 0) return joined([]);
    const [posMass, velocity, id] = await readBack(this.device, rowsOf(system.buffers, from, count));
    return {
      posMass: new Float32Array(posMass!),
      velocity: new Float32Array(velocity!),
      id: new Uint32Array(id!),
    };
  }

  /** Copies the first bodies of some tables to `next...` of a system. */
  #copy(
    { buffers }: System,
    from: System["buffers"],
    [places, velocities, ids]: ["posMass", "velocity", "id"] | ["nextPosMass", "nextVelocity", "nextId"],
    count: number,
  ): void {
    if (count === 0) return;
    const encoder = this.device.createCommandEncoder({ label: "bodies that stay" });
    encoder.copyBufferToBuffer(from[places], 0, buffers.nextPosMass, 0, 16 * count);
    encoder.copyBufferToBuffer(from[velocities], 0, buffers.nextVelocity, 0, 16 * count);
    encoder.copyBufferToBuffer(from[ids], 0, buffers.nextId, 0, 4 * count);
    this.device.queue.submit([encoder.finish()]);
  }

  /** Room for `n` bodies, of which the first `kept` in `next...` are there already; those of the last step, or with some more. Null for none. */
  async #resize(n: number, kept: number): Promise<System | null> {
    if (n === 0) {
      this.#frozenBefore = this.frozen;
      this.#frozen = 0;
      this.system?.destroy();
      this.system = null;
      return null;
    }
    const hexadecapole = this.settings.multipole === "hexadecapole";
    const now = this.system;
    if (now && sortAlike(n, now.sizes.capacity) && Boolean(now.sizes.hexadecapole) === hexadecapole) {
      if (n !== now.sizes.n) await now.grow({ ...now.sizes, n }, async () => {});
      return this.with(this.settings);
    }
    const more = Math.ceil(SPARE * n);
    const capacity = sortAlike(n, more) ? more : n;
    // By the bodies of all: what a domain packs goes by the errors that the groups of another may make, so all have groups of one size.
    const { groupSize } = firstSizes(this.common.total);
    const sizes = { ...firstSizes(capacity, { hexadecapole, groupSize: groupSize as 32 | 64 }), n };
    checkFits(this.device, sizes);
    const make = () => new System(this.device, sizes);
    const made = await allocate(this.device, "a domain", 0, make, (system) => system.destroy());
    if (now) {
      this.#copy(made, now.buffers, ["nextPosMass", "nextVelocity", "nextId"], kept);
      const encoder = this.device.createCommandEncoder({ label: "status of the bodies" });
      encoder.copyBufferToBuffer(now.buffers.status, 0, made.buffers.status, 0, 64);
      this.device.queue.submit([encoder.finish()]);
      now.destroy();
    }
    this.system = made;
    return this.with(this.settings);
  }
}
