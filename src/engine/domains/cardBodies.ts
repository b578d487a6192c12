import { allocate } from "../../gpu/allocate.ts";
import { Passes } from "../../gpu/pass.ts";
import { readBack } from "../../gpu/readback.ts";
import { Download, Uploads } from "../../gpu/staging.ts";
import { structBytes } from "../../gpu/struct.ts";
import { curveSamples, partition, pieces } from "../build/domains.ts";
import { columnsSorted, columnsToSort, reorder, toSort } from "../build/reorder.ts";
import { pieceScan } from "../build/rowScan.ts";
import { accelerationSize, kick, kickDrift } from "../integrate/leapfrog.ts";
import { totals } from "../measure/totals.ts";
import { paramsBytes } from "../params.ts";
import type { Settings } from "../settings.ts";
import { SortStrategy } from "../sortStrategy.ts";
import { checkFits, firstSizes } from "../state/capacity.ts";
import { COLUMNS, carriedBy, columnBytes } from "../state/columns.ts";
import { CURVE_SAMPLES, fusedTile, fusesHistogram, TOTALS_TILE, tiles } from "../state/sizes.ts";
import type { Spec } from "../state/spec.ts";
import { System } from "../state/system.ts";
import { readColumns } from "../state/transfer.ts";
import { CommonCube } from "./commonCube.ts";
import { type Cuts, piecesOf } from "./division.ts";
import { cutWords, samplesFrom } from "./divisionTables.ts";
import type { Bulk, Common, DomainBodies, Samples } from "./domain.ts";
import { exactOn } from "./forceErrors.ts";
import { bodiesFrom, emptyBodies } from "./joined.ts";
import { PassCache } from "./passCache.ts";
import { evenly } from "./sums.ts";
import { Work } from "./work.ts";

/** Room for bodies that come from other domains. */
const SPARE = 1.1;

/** Whether `n` bodies are sorted within tables for `capacity`, which go by how their tiles are counted. */
const sortAlike = (n: number, capacity: number) =>
  n <= capacity && fusesHistogram(n) === fusesHistogram(capacity) && fusedTile(n) === fusedTile(capacity);

/** What goes with a body. */
const exchanged = ({ columns }: Common | System["sizes"]) => carriedBy("exchange", columns);

/** Some of the bodies. */
const rowsOf = ({ buffers, sizes }: System, from: number, count: number) =>
  exchanged(sizes).map((column) => ({
    buffer: buffers[column.buffer]!,
    from: columnBytes(column, from),
    bytes: columnBytes(column, count),
  }));

/**
 * The bodies of a domain on a GPU, where they stay from step to step: only those that leave for another domain or come from one pass through the host.
 * After `kickDrift` they are in the tables `next...`, from which a tree sorts them into those of their columns.
 */
export class CardBodies {
  protected readonly device: GPUDevice;
  protected readonly common: Common;
  protected readonly passes: Passes;
  protected readonly cache: PassCache;
  protected readonly work: Work;
  protected readonly uploads: Uploads;
  /** How the next tree sorts them. */
  protected readonly sort = new SortStrategy();
  /** The root cube that its trees stand in. */
  protected readonly cube: CommonCube;
  /** Counts of a step, and bodies that leave. */
  readonly #counts: Download;
  readonly #gone: Download;
  /** Null without bodies. */
  protected system: System | null = null;
  /** Of the step that is under way. */
  protected settings: Settings;
  /** Of the system that there is, as a tree found it in the status, and of those before it that were left without bodies. */
  protected frozenNow = 0;
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
    return this.#frozenBefore + this.frozenNow;
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
    if (system) await this.submit(system, [kickDrift, ...columnsToSort(system.sizes)], "kickDrift");
  }

  async kick(settings: Settings): Promise<void> {
    const system = this.with(settings);
    if (system) await this.submit(system, [kick], "kick");
    this.work.end();
  }

  async accelerationSize(): Promise<void> {
    const system = this.system;
    const specs = [accelerationSize, toSort, ...columnsToSort(this.common, false)];
    if (system) await this.submit(system, specs, "kick");
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

  async emigrants(cuts: Cuts, own: number): Promise<readonly DomainBodies[]> {
    const none = () => emptyBodies(this.common.columns);
    const parts = piecesOf(cuts);
    const lists: DomainBodies[] = Array.from({ length: parts }, none);
    const system = this.system;
    if (!system) return lists;
    await system.need("domain");
    const { buffers, sizes } = system;
    this.device.queue.writeBuffer(buffers.division!, 0, structBytes("Division", { pieces: parts, own }));
    this.device.queue.writeBuffer(buffers.cuts!, 0, cutWords(cuts));
    await this.submit(system, [...this.cube.stages(system).specs, pieces, pieceScan], "exchange");
    const [found] = await this.#counts.read([{ buffer: buffers.pieceTotals!, bytes: 4 * parts }]);
    const counts = new Uint32Array(found!.slice().buffer);
    const stay = counts[own]!;
    if (stay === sizes.n) return lists;
    this.sort.begin();
    await this.submit(system, [partition, reorder(), ...columnsSorted(sizes)], "exchange");
    const { tables } = await this.#gone.begin(rowsOf(system, stay, sizes.n - stay));
    // Those that stay, where the tree looks for them.
    this.#copy(system, buffers, "buffer", stay);
    const gone = (await tables).map((table) => table());
    let end = 0;
    counts.forEach((count, k) => {
      if (k === own) return;
      lists[k] = bodiesFrom(exchanged(sizes), gone, end, count);
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
    const { buffers, sizes } = system;
    const uploads = parts.flatMap((part) => {
      const at = n;
      n += part.id.length;
      return exchanged(sizes).map((column) => ({
        table: part[column.name]!,
        buffer: buffers[column.next!]!,
        at: columnBytes(column, at),
      }));
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
    const { system } = this;
    if (!system || count === 0) return { posMass: new Float32Array(), acceleration: new Float32Array() };
    const { posMass, acceleration } = system.buffers;
    const places = evenly(system.sizes.n, count);
    const rows = [posMass, acceleration].flatMap((buffer) => places.map((i) => ({ buffer, from: 16 * i, bytes: 16 })));
    const [first] = await (await this.#counts.begin(rows)).tables;
    // Rows of so many bytes lie one behind the other there.
    const all = new Float32Array(first!(32 * count).slice().buffer);
    return { posMass: all.slice(0, 4 * count), acceleration: all.slice(4 * count) };
  }

  async exact(places: Float32Array): Promise<Float32Array> {
    if (!this.system) return new Float32Array(places.length);
    return exactOn(this.device, this.passes, this.system, places, this.settings, this.common.scaling);
  }

  async bodies(): Promise<DomainBodies> {
    const { system } = this;
    return system ? readColumns(this.device, system, exchanged(system.sizes)) : emptyBodies(this.common.columns);
  }

  async accelerations() {
    if (this.system) return readColumns(this.device, this.system, COLUMNS, ["acceleration", "id"]);
    return { id: new Uint32Array(), acceleration: new Float32Array() };
  }

  destroy(): void {
    this.system?.destroy();
    this.system = null;
    for (const kept of [this.#counts, this.#gone, this.uploads, this.work]) kept.destroy();
  }

  /** The system, with these settings and the number of its bodies written for the stages; null without bodies. */
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

  /** Copies the first bodies of another system, as they were sorted or (`next`) as they are before that, to `next...` of a system, and its status. */
  #copy({ buffers, sizes }: System, from: System["buffers"], which: "buffer" | "next", count: number): void {
    const encoder = this.device.createCommandEncoder({ label: "bodies that stay" });
    for (const column of exchanged(sizes))
      encoder.copyBufferToBuffer(from[column[which]!]!, 0, buffers[column.next!]!, 0, columnBytes(column, count));
    if (from !== buffers) encoder.copyBufferToBuffer(from.status, 0, buffers.status, 0, 64);
    this.device.queue.submit([encoder.finish()]);
  }

  /** Room for `n` bodies, of which the first `kept` in `next...` are there already; those of the last step, or with some more. Null for none. */
  async #resize(n: number, kept: number): Promise<System | null> {
    if (n === 0) {
      this.#frozenBefore = this.frozen;
      this.frozenNow = 0;
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
    const { columns } = this.common;
    const sizes = { ...firstSizes(capacity, { hexadecapole, groupSize, columns }), n };
    checkFits(this.device, sizes);
    const make = () => new System(this.device, sizes);
    const made = await allocate(this.device, "a domain", 0, make, (system) => system.destroy());
    if (now) {
      this.#copy(made, now.buffers, "next", kept);
      now.destroy();
    }
    this.system = made;
    return this.with(this.settings);
  }
}
