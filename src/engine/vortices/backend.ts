import type { VortexElements } from "../../data/vortices/elements.ts";
import { lossLine, watchLoss } from "../../gpu/loss.ts";
import { readBack } from "../../gpu/readback.ts";
import { rowsOf, submit, Timer, type Timing } from "../../gpu/timer.ts";
import type { AskedMeasures, Backend, RunSettings, Snapshot, Sums, Table } from "../backend.ts";
import { Backlog } from "../backlog.ts";
import type { EnergyOrigin } from "../energyAccount.ts";
import { FaultLoop } from "../faultLoop.ts";
import type { Scaling } from "../scaling.ts";
import { NONFINITE } from "../state/faults.ts";
import type { Sizes } from "../state/sizes.ts";
import { GpuSnapshot } from "../state/snapshots.ts";
import { fits, readStatus, STATUS_BYTES, type Status } from "../state/status.ts";
import { System } from "../state/system.ts";
import { type Reached, StepQueue } from "../stepQueue.ts";
import { Broken } from "../taskQueue.ts";
import type { Lines } from "./lines.ts";
import { VortexProgram } from "./program.ts";
import { bufferScaling, type VortexScaling, vortexScalingOf } from "./scaling.ts";
import type { VortexSettings } from "./settings.ts";
import { packElements, unpackElements, unpackInduced } from "./transfer.ts";
import { type FlowState, type FlowView, INDUCED_BYTES, type InducedCounts } from "./view.ts";

/** Vortex elements on a GPU, with the settings and tables of those that look at them. */
export class VortexBackend<S extends RunSettings, T extends Table, M extends AskedMeasures>
  implements Backend<S, T, M>
{
  /** The elements as given. */
  readonly elements: VortexElements;
  readonly bodies: T;
  readonly scaling: Scaling;
  /** What one unit inside is in the units of the elements. */
  readonly units: VortexScaling;
  readonly queue: StepQueue<S>;
  readonly measures: Partial<M>;
  readonly change: (settings: S, change: Partial<S>) => S;
  readonly #view: FlowView<S, T, M, VortexBackend<S, T, M>>;
  readonly #device: GPUDevice;
  readonly #system: System;
  readonly #program: VortexProgram;
  readonly #faults: FaultLoop;
  readonly #backlog: Backlog;
  #ways: { readonly settings: S; readonly of: VortexSettings } | null = null;

  /** `shown`: whether a picture reads what it leaves in the buffers. */
  constructor(
    device: GPUDevice,
    elements: VortexElements,
    view: FlowView<S, T, M, VortexBackend<S, T, M>>,
    sizes: Sizes,
    shown: boolean,
  ) {
    this.#device = device;
    this.#view = view;
    this.elements = elements;
    this.bodies = view.bodies;
    this.change = view.change;
    this.units = vortexScalingOf(elements);
    this.scaling = bufferScaling(this.units);
    watchLoss(device);
    this.#system = new System(device, sizes, view.of(view.settings).solver === "tree");
    this.#program = new VortexProgram(device, this.#system, this.units, shown);
    this.#backlog = new Backlog(device);
    const compile = () => this.#program.compile(view.of(this.queue.settings));
    this.#faults = new FaultLoop(device, () => this.#system, compile);
    this.queue = new StepQueue(view.settings, elements.time, {
      advance: (after, count) => this.#backlog.advance(count, (steps) => this.#run(after, steps)),
      verify: () => this.#verify(),
      free: () => this.#system.destroy(),
      explain: (error) =>
        lossLine(device, error, `after ${this.queue.steps} steps; make a new engine on another device`),
    });
    this.measures = view.measures(this);
  }

  /** Uploads the elements and compiles the stages. */
  async start(lines: Lines | null): Promise<void> {
    await this.#system.need("vortex");
    if (lines) await this.#system.need("lines");
    this.#upload(lines);
    await this.#program.compile(this.#view.of(this.queue.settings));
  }

  get memory(): number {
    return this.#system.bytes;
  }

  /** Places and cores, velocities and vorticity (where it is shown), indices of the elements: in the units of `bufferScaling`, in an order that changes every step. */
  get buffers(): Readonly<Record<"posMass" | "acceleration" | "id", GPUBuffer>> {
    return this.#system.buffers;
  }

  /** Rejects in one line where an element became non-finite. */
  done(): Promise<void> {
    return this.queue.done(undefined, true);
  }

  async read({ time }: Reached<S>): Promise<T> {
    return this.#view.table(this.#unpack(time, await readBack(this.#device, this.#tables())));
  }

  /** The elements by the first of what was read: `#tables`. */
  #unpack(time: number, [places, strengths, index]: readonly ArrayBuffer[]): VortexElements {
    const tables = [new Float32Array(places!), new Float32Array(strengths!), new Uint32Array(index!)] as const;
    return unpackElements(this.elements, time, this.units, ...tables);
  }

  #tables(): { readonly buffer: GPUBuffer; readonly bytes: number }[] {
    const { posMass, velocity, id } = this.#system.buffers;
    const { count } = this.elements;
    return [...[posMass, velocity].map((buffer) => ({ buffer, bytes: 16 * count })), { buffer: id, bytes: 4 * count }];
  }

  /** Elements and what is induced at them, at one moment. */
  async flow(): Promise<FlowState> {
    for (;;) {
      const flow = await this.queue.ask((reached) => this.#flow(reached));
      if (flow) return flow;
    }
  }

  /** Null where the tree over the elements as they are did not fit: there is room for it when the next request begins. */
  async #flow({ steps, time, used }: Reached<S>): Promise<FlowState | null> {
    this.#use(used);
    submit(this.#device, this.#program.induce);
    const { induced, status } = this.#system.buffers;
    const read = await readBack(this.#device, [
      ...this.#tables(),
      { buffer: induced!, bytes: INDUCED_BYTES * this.elements.count },
      { buffer: status, bytes: STATUS_BYTES },
      ...this.#countTables(),
    ]);
    const [, , index, found, words, ...counted] = read;
    if (!fits(readStatus(words!))) return null;
    const all = unpackInduced(this.units, new Float32Array(found!), new Uint32Array(index!));
    return { elements: this.#unpack(time, read), induced: all, counts: this.#counts(counted), steps };
  }

  async totals(reached: Reached<S>): Promise<Sums | null> {
    const flow = await this.#flow(reached);
    return flow && this.#view.totals(flow, this.memory);
  }

  snapshot({ steps, time }: Reached<S>, energyOrigin: EnergyOrigin | null): Promise<Snapshot | null> {
    const info = { count: this.elements.count, steps, time, energyOrigin };
    return GpuSnapshot.whole(this.#device, this.#system.buffers, info, this.scaling, ({ faults }) => faults === 0);
  }

  check(snapshot: Snapshot): void {
    (snapshot as GpuSnapshot).check(this.#device, this.elements.count, this.scaling);
  }

  putBack(snapshot: Snapshot): void {
    (snapshot as GpuSnapshot).putBack(this.#system.buffers);
  }

  /** Interactions of the last velocities; by a direct sum those of all pairs. */
  counts(): Promise<InducedCounts> {
    return this.queue.ask(async () => this.#counts(await readBack(this.#device, this.#countTables())), {
      verify: false,
    });
  }

  /** What is read for the counts: nothing of a direct sum. */
  #countTables(): { readonly buffer: GPUBuffer; readonly bytes: number }[] {
    const { groupCounts, groupList } = this.#system.buffers;
    if (!groupCounts || !groupList) return [];
    return [
      { buffer: groupCounts, bytes: groupCounts.size },
      { buffer: groupList, bytes: 4 },
    ];
  }

  #counts([counts, list]: readonly ArrayBuffer[]): InducedCounts {
    if (!counts || !list) return { ppPerElement: this.elements.count, pcPerElement: 0 };
    const words = new Uint32Array(counts).subarray(0, 4 * new Uint32Array(list)[0]!);
    let [pp, pc] = [0, 0];
    for (let g = 0; g < words.length; g += 4) {
      pp += words[g]! * words[g + 3]!;
      pc += words[g + 1]! * words[g + 3]!;
    }
    return { ppPerElement: pp / this.elements.count, pcPerElement: pc / this.elements.count };
  }

  /** Milliseconds by stage of one velocity evaluation at the elements as they are, by GPU timestamps; null where the device has none. */
  async times(): Promise<Timing | null> {
    if (!this.#device.features.has("timestamp-query")) return null;
    await this.flow();
    return this.queue.ask(async () => {
      const timer = new Timer(this.#device, rowsOf(this.#program.induce));
      for (const buffer of timer.encode(this.#device)) this.#device.queue.submit([buffer]);
      try {
        return await timer.read();
      } finally {
        timer.destroy();
      }
    });
  }

  #upload(lines: Lines | null): void {
    const { queue } = this.#device;
    const { posMass, velocity, id, status, lineEnds, lineCirculation } = this.#system.buffers;
    const packed = packElements(this.elements, this.units);
    queue.writeBuffer(posMass, 0, packed.places);
    queue.writeBuffer(velocity, 0, packed.strengths);
    queue.writeBuffer(id, 0, packed.id);
    queue.writeBuffer(status, 0, new Uint32Array(16));
    if (!lines) return;
    const unit = this.units.strength / this.units.length;
    queue.writeBuffer(lineEnds!, 0, lines.ends as Uint32Array<ArrayBuffer>);
    queue.writeBuffer(
      lineCirculation!,
      0,
      Float32Array.from(lines.circulation, (c) => c / unit),
    );
  }

  /** Brings settings to the GPU. */
  #use(settings: S): void {
    if (this.#ways?.settings !== settings) this.#ways = { settings, of: this.#view.of(settings) };
    this.#program.use(this.#ways.of);
  }

  /** Submits the `count` steps behind step `after`, each with its own settings. */
  #run(after: number, count: number): void {
    for (const { settings, steps } of this.queue.timeline.spans(after, count)) {
      this.#use(settings);
      for (let k = 0; k < steps; k++) submit(this.#device, this.#program.step);
    }
  }

  /** Waits for all steps; a tree that did not fit gets room, and the steps that stood still are done again. */
  async #verify(): Promise<void> {
    const again = (missed: { readonly status: Status } | null) => {
      if (!missed) return;
      const { steps: done } = missed.status;
      const missing = this.queue.reached.steps - done;
      if (missing > 0) this.#backlog.add(missing, () => this.#run(done, missing));
    };
    await this.#faults.until(again, () => this.#status());
  }

  /** The status after all that was submitted. Throws one line where elements became non-finite. */
  async #status(): Promise<{ readonly status: Status }> {
    const [bytes] = await readBack(this.#device, [{ buffer: this.#system.buffers.status, bytes: STATUS_BYTES }]);
    const status = readStatus(bytes!);
    if ((status.faults & NONFINITE) === 0) return { status };
    const { time } = this.queue.reached;
    throw new Broken(
      `${status.frozen} vortex elements became non-finite before time ${time}; take a smaller time step`,
    );
  }
}
