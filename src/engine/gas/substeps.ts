import { readBack } from "../../gpu/readback.ts";
import type { DriverParts, StepDriver } from "../guests/guest.ts";
import type { Settings } from "../settings.ts";
import { HOT } from "../state/faults.ts";
import { fits, readStatus, STATUS_BYTES, type Status } from "../state/status.ts";
import { hotLine, limitsOf, partsOf } from "./limit.ts";
import { type Agreed, ANY_PARTS } from "./params.ts";

/** Parts of a step that are submitted before the device is waited for. */
const AT_ONCE = 8;

/** What the steps of gas want of the steps of an engine, and of the gas. */
export interface SubstepParts extends DriverParts {
  /** One unit of the stages' time in the bodies' units. */
  readonly unit: number;
  /** How long a step is that begins at a time, in the time that limits are of. */
  readonly lasts: (timestep: number, time: number) => number;
  /** What is submitted from now on ends only where the next step may have the parts that these limits stand for; `last`: it is the last part of a step. */
  readonly agree: (limits: Agreed, last?: boolean) => void;
  /** Whether what ends a step may make the next one shorter, as stars do that explode: then none is submitted before the one before it is done. */
  readonly waits: boolean;
}

/** A step of the run that is under way. */
interface Open {
  readonly step: number;
  /** Those of its parts. */
  readonly settings: Settings;
  /** Time before it. */
  readonly time: number;
  /** Leapfrog steps before it, as the device counts them, and in it. */
  readonly before: number;
  readonly count: number;
}

/** A step that the device is ready for: it stands still if that one is to have other parts. */
interface Foreseen {
  readonly settings: Settings;
  readonly count: number;
  readonly before: number;
  /** The status before it. */
  readonly status: Promise<Status>;
}

/**
 * Steps of bodies among which there is gas: each step of the run is made in 2^k equal parts, as many as the forces before it allow (Courant's condition). So that
 * the device need not wait for the host, a step is submitted in the parts of the one before; where gas allows others the device stands still, and the host does
 * both again. So how a run goes follows from its bodies alone.
 */
export class Substeps implements StepDriver {
  readonly #parts: SubstepParts;
  /** Steps that aren't known to be done, in order. */
  #open: readonly Open[] = [];
  #foreseen: Foreseen | null = null;

  constructor(parts: SubstepParts) {
    this.#parts = parts;
  }

  /** The bodies are those of another moment. */
  start(_whole: boolean): void {
    this.#open = [];
    this.#foreseen = null;
  }

  /** Does a step, once those before it stand, or all but the last of them. */
  async step(step: number): Promise<void> {
    const { settingsOf, ended } = this.#parts;
    const foreseen = this.#foreseen;
    this.#foreseen = null;
    if (foreseen && foreseen.settings === settingsOf(step)) {
      await this.#submitted(step, foreseen.count, foreseen.before);
      if (fits(await foreseen.status)) this.#open = this.#open.slice(-1);
      else await this.#stand();
      return;
    }
    const status = await this.#stand();
    if (!ended()) await this.#exactly(step, status);
  }

  /** Does a step, those before it being done. */
  async #exactly(step: number, status: Status): Promise<void> {
    const { settingsOf, timeAfter, unit, lasts } = this.#parts;
    const { timestep } = settingsOf(step);
    const [limit, span] = [limitOf(status) * unit, lasts(timestep, timeAfter(step - 1))];
    const count = partsOf(limit, span);
    if (count === 0) throw new Error(await this.#hot(status, limit, span));
    await this.#submitted(step, count, status.steps);
  }

  /** Submits a step in so many parts, and gets the device ready for the next one. */
  async #submitted(step: number, count: number, before: number): Promise<void> {
    const { device, settingsOf, timeAfter, unit, lasts, waits, ended } = this.#parts;
    const settings = settingsOf(step);
    const open = { settings: { ...settings, timestep: settings.timestep / count }, time: timeAfter(step - 1), count };
    this.#open = [...this.#open, { ...open, step, before }];
    const foresees = count <= AT_ONCE && !waits;
    const next = foresees ? limitsOf(count, lasts(settings.timestep, timeAfter(step)), unit) : ANY_PARTS;
    for (let k = 0; k < count && !ended(); k++) {
      this.#submit("step", this.#open.at(-1)!, k, k === count - 1 ? next : ANY_PARTS);
      if (k % AT_ONCE === AT_ONCE - 1) await device.queue.onSubmittedWorkDone();
    }
    if (!foresees || ended()) return;
    const status = this.#read();
    // Where it fails the next request says so.
    status.catch(() => {});
    this.#foreseen = { settings, count, before: before + count, status };
  }

  /** Marks the status, and says which body it is. */
  async #hot({ faults }: Status, limit: number, timestep: number): Promise<string> {
    const { device, system } = this.#parts;
    const { buffers } = system;
    device.queue.writeBuffer(buffers.status, 0, new Uint32Array([faults | HOT]));
    const tables = [buffers["column gasState"]!, buffers.id];
    const [state, id] = await readBack(
      device,
      tables.map((buffer) => ({ buffer, bytes: buffer.size })),
    );
    return hotLine(limit, timestep, new Float32Array(state!), new Uint32Array(id!));
  }

  /** Makes sure that the last step was done. */
  async settle(_step: number): Promise<void> {
    this.#foreseen = null;
    if (!this.#parts.ended()) await this.#stand();
  }

  #submit(what: "step" | "start" | "closing", { settings, time, count }: Open, part: number, next = ANY_PARTS): void {
    const { submit, agree } = this.#parts;
    agree(next, part === count - 1);
    submit(what, settings, time + (part + 1) * settings.timestep);
    agree(ANY_PARTS);
  }

  async #read(): Promise<Status> {
    const { device, system } = this.#parts;
    const [bytes] = await readBack(device, [{ buffer: system.buffers.status, bytes: STATUS_BYTES }]);
    return readStatus(bytes!);
  }

  /** The device stood still where something outgrew its buffers, or where a step was to have other parts: what is missing is done again. */
  async #stand(): Promise<Status> {
    const { faults, missed } = this.#parts;
    for (;;) {
      /** Behind the one that is done again. */
      let waiting: readonly Open[] = [];
      const redo = (found: { readonly status: Status } | null) => {
        if (!found) return;
        const missing = (one: Open) => Math.min(one.before + one.count - found.status.steps, one.count);
        const left = this.#open.filter((one) => missing(one) > 0);
        missed(
          found.status,
          left.reduce((sum, one) => sum + missing(one), 0),
        );
        const [first, ...others] = left;
        if (!first) return;
        const done = first.count - missing(first);
        this.#submit("start", first, done);
        this.#submit("closing", first, done);
        for (let k = done + 1; k < first.count; k++) this.#submit("step", first, k);
        this.#open = [first];
        waiting = [...others, ...waiting];
      };
      const { status } = await faults.until(redo, async () => ({ status: await this.#read() }));
      this.#open = [];
      this.#foreseen = null;
      if (waiting.length === 0 || this.#parts.ended()) return status;
      await this.#exactly(waiting[0]!.step, status);
    }
  }
}

/** The longest step that gas may take, in the stages' units. */
export const limitOf = ({ gasLimit }: Pick<Status, "gasLimit">): number =>
  new Float32Array(new Uint32Array([gasLimit]).buffer)[0]!;
