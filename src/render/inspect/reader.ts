import type { Scaling } from "../../engine/index.ts";
import { outerTracked, rescaledCentres } from "../sceneUnits.ts";
import { CHOSEN, GALAXIES, LIST_HEAD, TRACKED } from "./layout.ts";

/** The answer to one look, in the units of the bodies. */
export interface Seen {
  /** Steps and time of the bodies that were looked at. */
  readonly steps: number;
  readonly time: number;
  /** The selected body; null: none. */
  readonly body: number | null;
  /** TRACKED numbers for each chosen body. */
  readonly tracked: Float64Array;
  /** Eight numbers for each galaxy: x y z width | velocity, mass; empty where centres were not wanted. */
  readonly centres: Float64Array;
  /** Lengths of the selected body's interaction list, and how many bodies share its walk; null where not wanted. */
  readonly interactions: {
    readonly cells: number;
    readonly far: number;
    readonly bodies: number;
    readonly group: number;
  } | null;
}

const TRACKED_BYTES = 4 * TRACKED * CHOSEN;
const CORE_BYTES = 32 * GALAXIES;
const HEAD_BYTES = 4 * LIST_HEAD;
/** Looks that may be under way; while all are, none is begun. */
const AT_ONCE = 2;

/** Brings a kilobyte back after a picture, without ever keeping one waiting. */
export class Reader {
  readonly #device: GPUDevice;
  readonly #from: Readonly<Record<"tracked" | "cores" | "interactions", GPUBuffer>>;
  readonly #free: GPUBuffer[] = [];
  #made = 0;
  #destroyed = false;

  constructor(device: GPUDevice, from: Readonly<Record<"tracked" | "cores" | "interactions", GPUBuffer>>) {
    this.#device = device;
    this.#from = from;
  }

  read(
    { steps, time, body, scaling }: Pick<Seen, "steps" | "time" | "body"> & { readonly scaling: Scaling },
    cores: number,
    lists: boolean,
    then: (seen: Seen) => unknown,
  ): void {
    const staging = this.#staging();
    if (!staging) return;
    const encoder = this.#device.createCommandEncoder({ label: "render.seen" });
    encoder.copyBufferToBuffer(this.#from.tracked, 0, staging, 0, TRACKED_BYTES);
    encoder.copyBufferToBuffer(this.#from.cores, 0, staging, TRACKED_BYTES, CORE_BYTES);
    encoder.copyBufferToBuffer(this.#from.interactions, 0, staging, TRACKED_BYTES + CORE_BYTES, HEAD_BYTES);
    this.#device.queue.submit([encoder.finish()]);
    staging.mapAsync(GPUMapMode.READ).then(
      () => {
        const bytes = staging.getMappedRange().slice(0);
        staging.unmap();
        if (this.#destroyed) return staging.destroy();
        this.#free.push(staging);
        const words = new Uint32Array(bytes, TRACKED_BYTES + CORE_BYTES);
        then({
          steps,
          time,
          body,
          tracked: outerTracked(new Float32Array(bytes, 0, TRACKED_BYTES / 4), scaling),
          centres: rescaledCentres(new Float32Array(bytes, TRACKED_BYTES, 8 * cores), scaling, 1),
          interactions: lists ? { cells: words[8]!, far: words[9]!, bodies: words[10]!, group: words[11]! } : null,
        });
      },
      // A lost or freed device ends its looks; the page says so elsewhere.
      () => {},
    );
  }

  destroy(): void {
    this.#destroyed = true;
    for (const buffer of this.#free) buffer.destroy();
  }

  #staging(): GPUBuffer | null {
    const free = this.#free.pop();
    if (free || this.#made >= AT_ONCE) return free ?? null;
    this.#made++;
    return this.#device.createBuffer({
      label: "render.seen",
      size: TRACKED_BYTES + CORE_BYTES + HEAD_BYTES,
      usage: GPUBufferUsage.MAP_READ | GPUBufferUsage.COPY_DST,
    });
  }
}
