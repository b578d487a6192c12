import { readBack } from "../../gpu/readback.ts";
import type { DriverParts, StepDriver } from "../guests/guest.ts";
import type { Settings } from "../settings.ts";
import { HOT } from "../state/faults.ts";
import { readStatus, STATUS_BYTES, type Status } from "../state/status.ts";
import { hotLine, partsOf } from "./limit.ts";

/** Parts of a step that are submitted before the device is waited for. */
const AT_ONCE = 8;

/** What the steps of gas want of the steps of an engine, and of the gas. */
export interface SubstepParts extends DriverParts {
  /** One unit of the stages' time in the bodies' units. */
  readonly unit: number;
  /** How long a step is that begins at a time, in the time that limits are of. */
  readonly lasts: (timestep: number, time: number) => number;
}

/** A step of the run that is under way. */
interface Open {
  readonly settings: Settings;
  /** Time before it. */
  readonly time: number;
  /** Leapfrog steps before it, as the device counts them, and in it. */
  readonly before: number;
  readonly count: number;
}

/**
 * Steps of bodies among which there is gas: each step of the run is made in 2^k equal parts, as many as the forces before it allow (Courant's condition). The host
 * waits for these, so how a run goes follows from its bodies alone.
 */
export class Substeps implements StepDriver {
  readonly #parts: SubstepParts;
  #open: Open | null = null;

  constructor(parts: SubstepParts) {
    this.#parts = parts;
  }

  /** The bodies are those of another moment. */
  start(_whole: boolean): void {
    this.#open = null;
  }

  /** Does a step, once those before it stand. */
  async step(step: number): Promise<void> {
    const { device, settingsOf, timeAfter, unit, lasts, ended } = this.#parts;
    const status = await this.#stand();
    if (ended()) return;
    const settings = settingsOf(step);
    const time = timeAfter(step - 1);
    const [limit, span] = [limitOf(status) * unit, lasts(settings.timestep, time)];
    const count = partsOf(limit, span);
    if (count === 0) throw new Error(await this.#hot(status, limit, span));
    const open = { settings: { ...settings, timestep: settings.timestep / count }, time, count };
    this.#open = { ...open, before: status.steps };
    for (let k = 0; k < count && !ended(); k++) {
      this.#submit("step", k);
      if (k % AT_ONCE === AT_ONCE - 1) await device.queue.onSubmittedWorkDone();
    }
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
    if (!this.#parts.ended()) await this.#stand();
  }

  #submit(what: "step" | "start" | "closing", part: number): void {
    const { settings, time } = this.#open!;
    this.#parts.submit(what, settings, time + (part + 1) * settings.timestep);
  }

  /** The device stood still where something outgrew its buffers: what is missing is done again. */
  async #stand(): Promise<Status> {
    const { device, system, faults, missed } = this.#parts;
    const read = async () => {
      const [bytes] = await readBack(device, [{ buffer: system.buffers.status, bytes: STATUS_BYTES }]);
      return { status: readStatus(bytes!) };
    };
    const redo = (found: { readonly status: Status } | null) => {
      const open = this.#open;
      if (!found || !open) return;
      const done = found.status.steps - open.before;
      missed(found.status, open.count - done);
      if (done >= open.count) return;
      this.#submit("start", done);
      this.#submit("closing", done);
      for (let k = done + 1; k < open.count; k++) this.#submit("step", k);
    };
    return (await faults.until(redo, read)).status;
  }
}

/** The longest step that gas may take, in the stages' units. */
export const limitOf = ({ gasLimit }: Pick<Status, "gasLimit">): number =>
  new Float32Array(new Uint32Array([gasLimit]).buffer)[0]!;
