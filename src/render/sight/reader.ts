import type { Scaling } from "../../engine/index.ts";
import { outerTracked, rescaledCentres } from "../sceneUnits.ts";
import { CHOSEN, GALAXIES, MEETINGS_HEAD, TRACKED_FLOATS } from "./layout.ts";

/** What one look brought back, in the units of the bodies. */
export interface Seen {
  /** Steps and time of the bodies that were looked at. */
  readonly steps: number;
  readonly time: number;
  /** The selected body; null: none. */
  readonly body: number | null;
  /** TRACKED_FLOATS numbers for each chosen body. */
  readonly tracked: Float64Array;
  /** Eight numbers for each galaxy: x y z width | velocity, mass; empty where centres were not asked for. */
  readonly centres: Float64Array;
  /** How many the selected body met, and how many bodies share its walk; null where not asked for. */
  readonly met: {
    readonly cells: number;
    readonly far: number;
    readonly bodies: number;
    readonly group: number;
  } | null;
}

const TRACKED = 4 * TRACKED_FLOATS * CHOSEN;
const CENTRES = 32 * GALAXIES;
const HEAD = 4 * MEETINGS_HEAD;
/** Looks that may be under way; while all are, none is begun. */
const AT_ONCE = 2;

/** Brings a kilobyte back after a picture, without ever keeping one waiting. */
export class Reader {
  readonly #device: GPUDevice;
  readonly #from: Readonly<Record<"tracked" | "centres" | "meetings", GPUBuffer>>;
  readonly #free: GPUBuffer[] = [];
  #made = 0;
  #destroyed = false;

  constructor(device: GPUDevice, from: Readonly<Record<"tracked" | "centres" | "meetings", GPUBuffer>>) {
    this.#device = device;
    this.#from = from;
  }

  read(
    { steps, time, body, scaling }: Pick<Seen, "steps" | "time" | "body"> & { readonly scaling: Scaling },
    cores: number,
    meets: boolean,
    then: (seen: Seen) => unknown,
  ): void {
    const staging = this.#staging();
    if (!staging) return;
    const encoder = this.#device.createCommandEncoder({ label: "render.seen" });
    encoder.copyBufferToBuffer(this.#from.tracked, 0, staging, 0, TRACKED);
    encoder.copyBufferToBuffer(this.#from.centres, 0, staging, TRACKED, CENTRES);
    encoder.copyBufferToBuffer(this.#from.meetings, 0, staging, TRACKED + CENTRES, HEAD);
    this.#device.queue.submit([encoder.finish()]);
    staging.mapAsync(GPUMapMode.READ).then(
      () => {
        const bytes = staging.getMappedRange().slice(0);
        staging.unmap();
        if (this.#destroyed) return staging.destroy();
        this.#free.push(staging);
        const words = new Uint32Array(bytes, TRACKED + CENTRES);
        then({
          steps,
          time,
          body,
          tracked: outerTracked(new Float32Array(bytes, 0, TRACKED / 4), scaling),
          centres: rescaledCentres(new Float32Array(bytes, TRACKED, 8 * cores), scaling, 1),
          met: meets ? { cells: words[8]!, far: words[9]!, bodies: words[10]!, group: words[11]! } : null,
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
      size: TRACKED + CENTRES + HEAD,
      usage: GPUBufferUsage.MAP_READ | GPUBufferUsage.COPY_DST,
    });
  }
}
